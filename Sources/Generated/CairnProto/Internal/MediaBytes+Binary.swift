// Written by protoc-gen-cairn from cairn/internal/v1/media_bytes.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ReadMediaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__read_media_request__descriptor_pointer(), as: Cairn__Internal__V1__ReadMediaRequest.self) {
      (c) throws(DecodingError) in try ReadMediaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ReadMediaRequest>) throws(DecodingError) {
    token = try Binary.string(c.pointee.token_, "ReadMediaRequest.token")
    firstByte = c.pointee.first_byte_
    byteCountMax = c.pointee.byte_count_max_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__ReadMediaRequest> {
    let c = arena.make(Cairn__Internal__V1__ReadMediaRequest.self)
    cairn__internal__v1__read_media_request__init(c)
    c.pointee.token_ = arena.string(token)
    c.pointee.first_byte_ = firstByte
    c.pointee.byte_count_max_ = byteCountMax
    return c
  }
}

extension ReadMediaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__read_media_response__descriptor_pointer(), as: Cairn__Internal__V1__ReadMediaResponse.self) {
      (c) throws(DecodingError) in try ReadMediaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ReadMediaResponse>) throws(DecodingError) {
    contentType = try Binary.string(c.pointee.content_type_, "ReadMediaResponse.content_type")
    sizeBytes = c.pointee.size_bytes_
    sha256 = Binary.bytes(c.pointee.sha256_)
    expireTime = try moment(c.pointee.expire_time_, "ReadMediaResponse.expire_time")
    data = Binary.bytes(c.pointee.data_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__ReadMediaResponse> {
    let c = arena.make(Cairn__Internal__V1__ReadMediaResponse.self)
    cairn__internal__v1__read_media_response__init(c)
    c.pointee.content_type_ = arena.string(contentType)
    c.pointee.size_bytes_ = sizeBytes
    c.pointee.sha256_ = arena.bytes(sha256)
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    c.pointee.data_ = arena.bytes(data)
    return c
  }
}
