// Written by protoc-gen-cairn from cairn/game/geocaches/v1/caches.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Cache {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__Cache.self) {
      (c) throws(DecodingError) in try Cache(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__Cache>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "Cache.cache_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
  }
}

extension GetCacheRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__get_cache_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GetCacheRequest.self) {
      (c) throws(DecodingError) in try GetCacheRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GetCacheRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "GetCacheRequest.cache_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
  }
}

extension GetCacheResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__get_cache_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GetCacheResponse.self) {
      (c) throws(DecodingError) in try GetCacheResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GetCacheResponse>) throws(DecodingError) {
    if let field = c.pointee.cache_ { cache = try Cache(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let cache {
      let start = binary.begin(1)
      cache.write(to: &binary)
      binary.end(start)
    }
  }
}
