// Written by protoc-gen-cairn from cairn/internal/v1/profile_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ProfilePictureChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__profile_picture_changed__descriptor_pointer(), as: Cairn__Internal__V1__ProfilePictureChanged.self) {
      (c) throws(DecodingError) in try ProfilePictureChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ProfilePictureChanged>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
  }
}
