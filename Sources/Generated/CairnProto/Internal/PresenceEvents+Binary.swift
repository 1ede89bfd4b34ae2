// Written by protoc-gen-cairn from cairn/internal/v1/presence_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension PresenceHidden {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__presence_hidden__descriptor_pointer(), as: Cairn__Internal__V1__PresenceHidden.self) {
      (c) throws(DecodingError) in try PresenceHidden(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__PresenceHidden>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    appearsOffline = c.pointee.appears_offline_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if appearsOffline {
      binary.field(2, appearsOffline)
    }
  }
}
