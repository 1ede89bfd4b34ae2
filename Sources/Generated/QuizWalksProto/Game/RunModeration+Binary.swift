// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/run_moderation.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension DecideRunRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__decide_run_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__DecideRunRequest.self) {
      (c) throws(DecodingError) in try DecideRunRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__DecideRunRequest>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "DecideRunRequest.run_id")
    isCounted = c.pointee.is_counted_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
    if isCounted {
      binary.field(2, isCounted)
    }
  }
}

extension DecideRunResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__decide_run_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__DecideRunResponse.self) {
      (c) throws(DecodingError) in try DecideRunResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__DecideRunResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
