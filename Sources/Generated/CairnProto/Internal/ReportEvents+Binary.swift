// Written by protoc-gen-cairn from cairn/internal/v1/report_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ReportWaiting {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__report_waiting__descriptor_pointer(), as: Cairn__Internal__V1__ReportWaiting.self) {
      (c) throws(DecodingError) in try ReportWaiting(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ReportWaiting>) throws(DecodingError) {
    reportCase = Binary.bytes(c.pointee.report_case_)
    target = Binary.bytes(c.pointee.target_)
    isAppeal = c.pointee.is_appeal_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !reportCase.isEmpty {
      binary.field(1, reportCase)
    }
    if !target.isEmpty {
      binary.field(2, target)
    }
    if isAppeal {
      binary.field(3, isAppeal)
    }
  }
}

extension ReportSettled {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__report_settled__descriptor_pointer(), as: Cairn__Internal__V1__ReportSettled.self) {
      (c) throws(DecodingError) in try ReportSettled(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ReportSettled>) throws(DecodingError) {
    reportCase = Binary.bytes(c.pointee.report_case_)
  }

  func write(to binary: inout BinaryWriter) {
    if !reportCase.isEmpty {
      binary.field(1, reportCase)
    }
  }
}
