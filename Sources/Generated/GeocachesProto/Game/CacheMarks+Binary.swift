// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_marks.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension WatchCacheRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__watch_cache_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__WatchCacheRequest.self) {
      (c) throws(DecodingError) in try WatchCacheRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__WatchCacheRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "WatchCacheRequest.cache_id")
    isWatched = c.pointee.is_watched_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if isWatched {
      binary.field(2, isWatched)
    }
  }
}

extension WatchCacheResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__watch_cache_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__WatchCacheResponse.self) {
      (c) throws(DecodingError) in try WatchCacheResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__WatchCacheResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension IgnoreCacheRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__ignore_cache_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__IgnoreCacheRequest.self) {
      (c) throws(DecodingError) in try IgnoreCacheRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__IgnoreCacheRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "IgnoreCacheRequest.cache_id")
    isIgnored = c.pointee.is_ignored_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if isIgnored {
      binary.field(2, isIgnored)
    }
  }
}

extension IgnoreCacheResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__ignore_cache_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__IgnoreCacheResponse.self) {
      (c) throws(DecodingError) in try IgnoreCacheResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__IgnoreCacheResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension RecommendCacheRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__recommend_cache_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__RecommendCacheRequest.self) {
      (c) throws(DecodingError) in try RecommendCacheRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__RecommendCacheRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "RecommendCacheRequest.cache_id")
    isRecommended = c.pointee.is_recommended_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if isRecommended {
      binary.field(2, isRecommended)
    }
  }
}

extension RecommendCacheResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__recommend_cache_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__RecommendCacheResponse.self) {
      (c) throws(DecodingError) in try RecommendCacheResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__RecommendCacheResponse>) throws(DecodingError) {
    remainingCount = c.pointee.remaining_count_
  }

  func write(to binary: inout BinaryWriter) {
    if remainingCount != 0 {
      binary.field(1, remainingCount)
    }
  }
}

extension SavePersonalNoteRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__save_personal_note_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SavePersonalNoteRequest.self) {
      (c) throws(DecodingError) in try SavePersonalNoteRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SavePersonalNoteRequest>) throws(DecodingError) {
    cacheID = try Binary.string(c.pointee.cache_id_, "SavePersonalNoteRequest.cache_id")
    version = c.pointee.version_
    text = try Binary.string(c.pointee.text_, "SavePersonalNoteRequest.text")
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheID.isEmpty {
      binary.field(1, cacheID)
    }
    if version != 0 {
      binary.field(2, version)
    }
    if !text.isEmpty {
      binary.field(3, text)
    }
  }
}

extension SavePersonalNoteResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__save_personal_note_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SavePersonalNoteResponse.self) {
      (c) throws(DecodingError) in try SavePersonalNoteResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SavePersonalNoteResponse>) throws(DecodingError) {
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if version != 0 {
      binary.field(1, version)
    }
  }
}

extension ListMarkedCachesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_marked_caches_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListMarkedCachesRequest.self) {
      (c) throws(DecodingError) in try ListMarkedCachesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListMarkedCachesRequest>) throws(DecodingError) {
    mark = CacheMark(rawValue: c.pointee.mark_)
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMarkedCachesRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if mark != .unspecified {
      binary.field(1, mark)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension ListMarkedCachesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_marked_caches_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListMarkedCachesResponse.self) {
      (c) throws(DecodingError) in try ListMarkedCachesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListMarkedCachesResponse>) throws(DecodingError) {
    caches = try Binary.list(c.pointee.n_caches_, c.pointee.caches_, messages: { (value) throws(DecodingError) in try CacheSummary(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMarkedCachesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !caches.isEmpty {
      for element in caches {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}
