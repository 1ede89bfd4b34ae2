// Written by protoc-gen-cairn from cairn/auth/v1/public_keys.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension PublicKey {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__public_key__descriptor_pointer(), as: Cairn__Auth__V1__PublicKey.self) {
      (c) throws(DecodingError) in try PublicKey(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__PublicKey>) throws(DecodingError) {
    keyID = try Binary.string(c.pointee.key_id_, "PublicKey.key_id")
    publicKey = Binary.bytes(c.pointee.public_key_)
    expireTime = try moment(c.pointee.expire_time_, "PublicKey.expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__PublicKey> {
    let c = arena.make(Cairn__Auth__V1__PublicKey.self)
    cairn__auth__v1__public_key__init(c)
    c.pointee.key_id_ = arena.string(keyID)
    c.pointee.public_key_ = arena.bytes(publicKey)
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    return c
  }
}

extension GetPublicKeysRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_public_keys_request__descriptor_pointer(), as: Cairn__Auth__V1__GetPublicKeysRequest.self) {
      (c) throws(DecodingError) in try GetPublicKeysRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetPublicKeysRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetPublicKeysRequest> {
    let c = arena.make(Cairn__Auth__V1__GetPublicKeysRequest.self)
    cairn__auth__v1__get_public_keys_request__init(c)
    return c
  }
}

extension GetPublicKeysResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_public_keys_response__descriptor_pointer(), as: Cairn__Auth__V1__GetPublicKeysResponse.self) {
      (c) throws(DecodingError) in try GetPublicKeysResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetPublicKeysResponse>) throws(DecodingError) {
    keys = try Binary.list(c.pointee.n_keys_, c.pointee.keys_, messages: { (value) throws(DecodingError) in try PublicKey(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetPublicKeysResponse> {
    let c = arena.make(Cairn__Auth__V1__GetPublicKeysResponse.self)
    cairn__auth__v1__get_public_keys_response__init(c)
    c.pointee.n_keys_ = keys.count
    c.pointee.keys_ = arena.list(keys) { value in value.lower(in: arena) }
    return c
  }
}
