// Written by protoc-gen-cairn from cairn/internal/v1/friend_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension FriendsCounted {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__friends_counted__descriptor_pointer(), as: Cairn__Internal__V1__FriendsCounted.self) {
      (c) throws(DecodingError) in try FriendsCounted(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__FriendsCounted>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    friendCount = c.pointee.friend_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__FriendsCounted> {
    let c = arena.make(Cairn__Internal__V1__FriendsCounted.self)
    cairn__internal__v1__friends_counted__init(c)
    c.pointee.account_ = arena.bytes(account)
    c.pointee.friend_count_ = friendCount
    return c
  }
}
