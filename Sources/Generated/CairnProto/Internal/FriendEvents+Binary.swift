// Written by protoc-gen-cairn from cairn/internal/v1/friend_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension BlockMade {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__block_made__descriptor_pointer(), as: Cairn__Internal__V1__BlockMade.self) {
      (c) throws(DecodingError) in try BlockMade(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__BlockMade>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    blockedAccount = Binary.bytes(c.pointee.blocked_account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if !blockedAccount.isEmpty {
      binary.field(2, blockedAccount)
    }
  }
}

extension FriendsCounted {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__friends_counted__descriptor_pointer(), as: Cairn__Internal__V1__FriendsCounted.self) {
      (c) throws(DecodingError) in try FriendsCounted(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__FriendsCounted>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    friendCount = c.pointee.friend_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if friendCount != 0 {
      binary.field(2, friendCount)
    }
  }
}
