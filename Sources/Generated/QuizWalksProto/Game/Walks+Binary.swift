// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walks.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Walk {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__Walk.self) {
      (c) throws(DecodingError) in try Walk(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__Walk>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "Walk.walk_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
  }
}

extension GetWalkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkRequest.self) {
      (c) throws(DecodingError) in try GetWalkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "GetWalkRequest.walk_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
  }
}

extension GetWalkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_walk_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetWalkResponse.self) {
      (c) throws(DecodingError) in try GetWalkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetWalkResponse>) throws(DecodingError) {
    if let field = c.pointee.walk_ { walk = try Walk(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let walk {
      let start = binary.begin(1)
      walk.write(to: &binary)
      binary.end(start)
    }
  }
}
