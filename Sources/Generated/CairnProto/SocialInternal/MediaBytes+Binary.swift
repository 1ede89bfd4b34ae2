// Written by protoc-gen-cairn from cairn/social/internal/v1/media_bytes.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ReadMediaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__read_media_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__ReadMediaRequest.self) {
      (c) throws(DecodingError) in try ReadMediaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__ReadMediaRequest>) throws(DecodingError) {
    token = try Binary.string(c.pointee.token_, "ReadMediaRequest.token")
    firstByte = c.pointee.first_byte_
    byteCountMax = c.pointee.byte_count_max_
  }

  func write(to binary: inout BinaryWriter) {
    if !token.isEmpty {
      binary.field(1, token)
    }
    if firstByte != 0 {
      binary.field(2, firstByte)
    }
    if byteCountMax != 0 {
      binary.field(3, byteCountMax)
    }
  }
}

extension ReadMediaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__read_media_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__ReadMediaResponse.self) {
      (c) throws(DecodingError) in try ReadMediaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__ReadMediaResponse>) throws(DecodingError) {
    contentType = try Binary.string(c.pointee.content_type_, "ReadMediaResponse.content_type")
    sizeBytes = c.pointee.size_bytes_
    sha256 = Binary.bytes(c.pointee.sha256_)
    expireTime = try moment(c.pointee.expire_time_, "ReadMediaResponse.expire_time")
    data = Binary.bytes(c.pointee.data_)
    isDownload = c.pointee.is_download_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !contentType.isEmpty {
      binary.field(1, contentType)
    }
    if sizeBytes != 0 {
      binary.field(2, sizeBytes)
    }
    if !sha256.isEmpty {
      binary.field(3, sha256)
    }
    if let expireTime {
      binary.field(4, expireTime)
    }
    if !data.isEmpty {
      binary.field(5, data)
    }
    if isDownload {
      binary.field(6, isDownload)
    }
  }
}
