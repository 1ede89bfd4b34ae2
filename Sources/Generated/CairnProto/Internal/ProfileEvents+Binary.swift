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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ProfilePictureChanged>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__ProfilePictureChanged> {
    let c = arena.make(Cairn__Internal__V1__ProfilePictureChanged.self)
    cairn__internal__v1__profile_picture_changed__init(c)
    c.pointee.account_ = arena.bytes(account)
    return c
  }
}
