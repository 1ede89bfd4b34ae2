// Written by protoc-gen-cairn from cairn/internal/v1/support_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension SupportWaiting {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__support_waiting__descriptor_pointer(), as: Cairn__Internal__V1__SupportWaiting.self) {
      (c) throws(DecodingError) in try SupportWaiting(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__SupportWaiting>) throws(DecodingError) {
    ticket = Binary.bytes(c.pointee.ticket_)
    account = Binary.bytes(c.pointee.account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !ticket.isEmpty {
      binary.field(1, ticket)
    }
    if !account.isEmpty {
      binary.field(2, account)
    }
  }
}

extension SupportSettled {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__support_settled__descriptor_pointer(), as: Cairn__Internal__V1__SupportSettled.self) {
      (c) throws(DecodingError) in try SupportSettled(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__SupportSettled>) throws(DecodingError) {
    ticket = Binary.bytes(c.pointee.ticket_)
  }

  func write(to binary: inout BinaryWriter) {
    if !ticket.isEmpty {
      binary.field(1, ticket)
    }
  }
}
