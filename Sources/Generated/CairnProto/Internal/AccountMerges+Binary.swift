// Written by protoc-gen-cairn from cairn/internal/v1/account_merges.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension AccountMerged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_merged__descriptor_pointer(), as: Cairn__Internal__V1__AccountMerged.self) {
      (c) throws(DecodingError) in try AccountMerged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountMerged>) throws(DecodingError) {
    guest = Binary.bytes(c.pointee.guest_)
    account = Binary.bytes(c.pointee.account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !guest.isEmpty {
      binary.field(1, guest)
    }
    if !account.isEmpty {
      binary.field(2, account)
    }
  }
}
