// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_search.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension CacheCluster {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_cluster__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheCluster.self) {
      (c) throws(DecodingError) in try CacheCluster(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheCluster>) throws(DecodingError) {
    cacheCount = c.pointee.cache_count_
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    if let field = c.pointee.south_west_ { southWest = try CairnProto.LatLng(c: field) }
    if let field = c.pointee.north_east_ { northEast = try CairnProto.LatLng(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if cacheCount != 0 {
      binary.field(1, cacheCount)
    }
    if let position {
      let start = binary.begin(2)
      position.write(to: &binary)
      binary.end(start)
    }
    if let southWest {
      let start = binary.begin(3)
      southWest.write(to: &binary)
      binary.end(start)
    }
    if let northEast {
      let start = binary.begin(4)
      northEast.write(to: &binary)
      binary.end(start)
    }
  }
}

extension CachesInBoxRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__caches_in_box_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CachesInBoxRequest.self) {
      (c) throws(DecodingError) in try CachesInBoxRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CachesInBoxRequest>) throws(DecodingError) {
    if let field = c.pointee.south_west_ { southWest = try MapCorner(c: field) }
    if let field = c.pointee.north_east_ { northEast = try MapCorner(c: field) }
    if c.pointee._zoom_case.rawValue == 3 { zoom = c.pointee.zoom_ }
    if let field = c.pointee.filter_ { filter = try CacheFilter(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let southWest {
      let start = binary.begin(1)
      southWest.write(to: &binary)
      binary.end(start)
    }
    if let northEast {
      let start = binary.begin(2)
      northEast.write(to: &binary)
      binary.end(start)
    }
    if let zoom {
      binary.field(3, zoom)
    }
    if let filter {
      let start = binary.begin(4)
      filter.write(to: &binary)
      binary.end(start)
    }
  }
}

extension MapCorner {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__map_corner__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__MapCorner.self) {
      (c) throws(DecodingError) in try MapCorner(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__MapCorner>) throws(DecodingError) {
    latitudeDegrees = c.pointee.latitude_degrees_
    longitudeDegrees = c.pointee.longitude_degrees_
  }

  func write(to binary: inout BinaryWriter) {
    if latitudeDegrees != 0 {
      binary.field(1, latitudeDegrees)
    }
    if longitudeDegrees != 0 {
      binary.field(2, longitudeDegrees)
    }
  }
}

extension CachesInBoxResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__caches_in_box_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CachesInBoxResponse.self) {
      (c) throws(DecodingError) in try CachesInBoxResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CachesInBoxResponse>) throws(DecodingError) {
    caches = try Binary.list(c.pointee.n_caches_, c.pointee.caches_, messages: { (value) throws(DecodingError) in try CacheSummary(c: value) })
    clusters = try Binary.list(c.pointee.n_clusters_, c.pointee.clusters_, messages: { (value) throws(DecodingError) in try CacheCluster(c: value) })
    hints = try Binary.list(c.pointee.n_hints_, c.pointee.hints_, messages: { (value) throws(DecodingError) in try FilterHint(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !caches.isEmpty {
      for element in caches {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !clusters.isEmpty {
      for element in clusters {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !hints.isEmpty {
      for element in hints {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension CachesNearRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__caches_near_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CachesNearRequest.self) {
      (c) throws(DecodingError) in try CachesNearRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CachesNearRequest>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    if c.pointee._radius_m_case.rawValue == 2 { radiusM = c.pointee.radius_m_ }
    if let field = c.pointee.filter_ { filter = try CacheFilter(c: field) }
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "CachesNearRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if let position {
      let start = binary.begin(1)
      position.write(to: &binary)
      binary.end(start)
    }
    if let radiusM {
      binary.field(2, radiusM)
    }
    if let filter {
      let start = binary.begin(3)
      filter.write(to: &binary)
      binary.end(start)
    }
    if pageSize != 0 {
      binary.field(4, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(5, pageToken)
    }
  }
}

extension CachesNearResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__caches_near_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CachesNearResponse.self) {
      (c) throws(DecodingError) in try CachesNearResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CachesNearResponse>) throws(DecodingError) {
    caches = try Binary.list(c.pointee.n_caches_, c.pointee.caches_, messages: { (value) throws(DecodingError) in try CacheSummary(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "CachesNearResponse.next_page_token")
    hints = try Binary.list(c.pointee.n_hints_, c.pointee.hints_, messages: { (value) throws(DecodingError) in try FilterHint(c: value) })
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
    if !hints.isEmpty {
      for element in hints {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension SearchCachesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__search_caches_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SearchCachesRequest.self) {
      (c) throws(DecodingError) in try SearchCachesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SearchCachesRequest>) throws(DecodingError) {
    if let field = c.pointee.filter_ { filter = try CacheFilter(c: field) }
    sort = SearchCachesRequest.Sort(rawValue: c.pointee.sort_)
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "SearchCachesRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if let filter {
      let start = binary.begin(1)
      filter.write(to: &binary)
      binary.end(start)
    }
    if sort != .unspecified {
      binary.field(2, sort)
    }
    if let position {
      let start = binary.begin(3)
      position.write(to: &binary)
      binary.end(start)
    }
    if pageSize != 0 {
      binary.field(4, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(5, pageToken)
    }
  }
}

extension SearchCachesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__search_caches_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SearchCachesResponse.self) {
      (c) throws(DecodingError) in try SearchCachesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SearchCachesResponse>) throws(DecodingError) {
    caches = try Binary.list(c.pointee.n_caches_, c.pointee.caches_, messages: { (value) throws(DecodingError) in try CacheSummary(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "SearchCachesResponse.next_page_token")
    hints = try Binary.list(c.pointee.n_hints_, c.pointee.hints_, messages: { (value) throws(DecodingError) in try FilterHint(c: value) })
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
    if !hints.isEmpty {
      for element in hints {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension SuggestCachesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__suggest_caches_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SuggestCachesRequest.self) {
      (c) throws(DecodingError) in try SuggestCachesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SuggestCachesRequest>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    limit = c.pointee.limit_
  }

  func write(to binary: inout BinaryWriter) {
    if let position {
      let start = binary.begin(1)
      position.write(to: &binary)
      binary.end(start)
    }
    if limit != 0 {
      binary.field(2, limit)
    }
  }
}

extension SuggestCachesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__suggest_caches_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__SuggestCachesResponse.self) {
      (c) throws(DecodingError) in try SuggestCachesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__SuggestCachesResponse>) throws(DecodingError) {
    caches = try Binary.list(c.pointee.n_caches_, c.pointee.caches_, messages: { (value) throws(DecodingError) in try CacheSummary(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !caches.isEmpty {
      for element in caches {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}
