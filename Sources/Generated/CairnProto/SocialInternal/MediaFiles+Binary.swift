// Written by protoc-gen-cairn from cairn/social/internal/v1/media_files.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ReadOwnFileRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__read_own_file_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__ReadOwnFileRequest.self) {
      (c) throws(DecodingError) in try ReadOwnFileRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__ReadOwnFileRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    media = Binary.bytes(c.pointee.media_)
    purpose = MediaPurpose(rawValue: c.pointee.purpose_)
    firstByte = c.pointee.first_byte_
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if !media.isEmpty {
      binary.field(2, media)
    }
    if purpose != .unspecified {
      binary.field(3, purpose)
    }
    if firstByte != 0 {
      binary.field(4, firstByte)
    }
  }
}

extension ReadOwnFileResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__read_own_file_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__ReadOwnFileResponse.self) {
      (c) throws(DecodingError) in try ReadOwnFileResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__ReadOwnFileResponse>) throws(DecodingError) {
    sizeBytes = c.pointee.size_bytes_
    data = Binary.bytes(c.pointee.data_)
  }

  func write(to binary: inout BinaryWriter) {
    if sizeBytes != 0 {
      binary.field(1, sizeBytes)
    }
    if !data.isEmpty {
      binary.field(2, data)
    }
  }
}
