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
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__PublicKey>) throws(DecodingError) {
    keyID = try Binary.string(c.pointee.key_id_, "PublicKey.key_id")
    publicKey = Binary.bytes(c.pointee.public_key_)
    expireTime = try moment(c.pointee.expire_time_, "PublicKey.expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !keyID.isEmpty {
      binary.field(1, keyID)
    }
    if !publicKey.isEmpty {
      binary.field(2, publicKey)
    }
    if let expireTime {
      binary.field(3, expireTime)
    }
  }
}

extension GetPublicKeysRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_public_keys_request__descriptor_pointer(), as: Cairn__Auth__V1__GetPublicKeysRequest.self) {
      (c) throws(DecodingError) in try GetPublicKeysRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetPublicKeysRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetPublicKeysResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_public_keys_response__descriptor_pointer(), as: Cairn__Auth__V1__GetPublicKeysResponse.self) {
      (c) throws(DecodingError) in try GetPublicKeysResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetPublicKeysResponse>) throws(DecodingError) {
    keys = try Binary.list(c.pointee.n_keys_, c.pointee.keys_, messages: { (value) throws(DecodingError) in try PublicKey(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !keys.isEmpty {
      for element in keys {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}
