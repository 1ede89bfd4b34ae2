// Written by protoc-gen-cairn from cairn/game/internal/v1/cache_pages.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ReadCachePageRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__internal__v1__read_cache_page_request__descriptor_pointer(), as: Cairn__Game__Internal__V1__ReadCachePageRequest.self) {
      (c) throws(DecodingError) in try ReadCachePageRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Internal__V1__ReadCachePageRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "ReadCachePageRequest.code")
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
  }
}

extension ReadCachePageResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__internal__v1__read_cache_page_response__descriptor_pointer(), as: Cairn__Game__Internal__V1__ReadCachePageResponse.self) {
      (c) throws(DecodingError) in try ReadCachePageResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Internal__V1__ReadCachePageResponse>) throws(DecodingError) {
    isOver = c.pointee.is_over_ != 0
    html = Binary.bytes(c.pointee.html_)
  }

  func write(to binary: inout BinaryWriter) {
    if isOver {
      binary.field(1, isOver)
    }
    if !html.isEmpty {
      binary.field(2, html)
    }
  }
}
