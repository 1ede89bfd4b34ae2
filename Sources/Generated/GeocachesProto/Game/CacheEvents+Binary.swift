// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_events.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension GeocachesEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__geocaches_event__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__GeocachesEvent.self) {
      (c) throws(DecodingError) in try GeocachesEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Game__Geocaches__V1__GeocachesEvent>) throws(DecodingError) {
    if c.pointee.content_case.rawValue == 1, let field = c.pointee.cache_published_ { content = .cachePublished(try CachePublished(c: field)) }
  }

  package func write(to binary: inout BinaryWriter) {
    switch content {
    case .cachePublished(let value):
      let start = binary.begin(1)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension CachePublished {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_published__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CachePublished.self) {
      (c) throws(DecodingError) in try CachePublished(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CachePublished>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "CachePublished.cache_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
  }
}
