// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_search.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension CacheCluster {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheCluster(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheCluster") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheCount", "cache_count") {
        cacheCount = try json.int64("CacheCluster.cache_count")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("southWest", "south_west") {
        southWest = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("northEast", "north_east") {
        northEast = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if cacheCount != 0 {
      json.key("cacheCount")
      json.value(cacheCount)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if let southWest, !json.redact("southWest") {
      json.key("southWest")
      southWest.write(to: &json)
    }
    if let northEast, !json.redact("northEast") {
      json.key("northEast")
      northEast.write(to: &json)
    }
    json.endObject()
  }
}

extension CachesInBoxRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CachesInBoxRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CachesInBoxRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("southWest", "south_west") {
        southWest = try json.skipNull() ? nil : try MapCorner(reading: &json)
      } else if json.isKey("northEast", "north_east") {
        northEast = try json.skipNull() ? nil : try MapCorner(reading: &json)
      } else if json.isKey("zoom") {
        zoom = try json.skipNull() ? nil : try json.int32("CachesInBoxRequest.zoom")
      } else if json.isKey("filter") {
        filter = try json.skipNull() ? nil : try CacheFilter(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let southWest, !json.redact("southWest") {
      json.key("southWest")
      southWest.write(to: &json)
    }
    if let northEast, !json.redact("northEast") {
      json.key("northEast")
      northEast.write(to: &json)
    }
    if let zoom {
      json.key("zoom")
      json.value(zoom)
    }
    if let filter {
      json.key("filter")
      filter.write(to: &json)
    }
    json.endObject()
  }
}

extension MapCorner {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MapCorner(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MapCorner") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("latitudeDegrees", "latitude_degrees") {
        latitudeDegrees = try json.double("MapCorner.latitude_degrees")
      } else if json.isKey("longitudeDegrees", "longitude_degrees") {
        longitudeDegrees = try json.double("MapCorner.longitude_degrees")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if latitudeDegrees != 0 {
      json.key("latitudeDegrees")
      json.value(latitudeDegrees)
    }
    if longitudeDegrees != 0 {
      json.key("longitudeDegrees")
      json.value(longitudeDegrees)
    }
    json.endObject()
  }
}

extension CachesInBoxResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CachesInBoxResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CachesInBoxResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("caches") {
        caches = try json.list("CachesInBoxResponse.caches") { (json: inout JSONReader) throws(DecodingError) in try CacheSummary(reading: &json) }
      } else if json.isKey("clusters") {
        clusters = try json.list("CachesInBoxResponse.clusters") { (json: inout JSONReader) throws(DecodingError) in try CacheCluster(reading: &json) }
      } else if json.isKey("hints") {
        hints = try json.list("CachesInBoxResponse.hints") { (json: inout JSONReader) throws(DecodingError) in try FilterHint(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !caches.isEmpty {
      json.key("caches")
      json.list(caches) { json, element in element.write(to: &json) }
    }
    if !clusters.isEmpty {
      json.key("clusters")
      json.list(clusters) { json, element in element.write(to: &json) }
    }
    if !hints.isEmpty {
      json.key("hints")
      json.list(hints) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension CachesNearRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CachesNearRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CachesNearRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("radiusM", "radius_m") {
        radiusM = try json.skipNull() ? nil : try json.double("CachesNearRequest.radius_m")
      } else if json.isKey("filter") {
        filter = try json.skipNull() ? nil : try CacheFilter(reading: &json)
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("CachesNearRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("CachesNearRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if let radiusM {
      json.key("radiusM")
      json.value(radiusM)
    }
    if let filter {
      json.key("filter")
      filter.write(to: &json)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension CachesNearResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CachesNearResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CachesNearResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("caches") {
        caches = try json.list("CachesNearResponse.caches") { (json: inout JSONReader) throws(DecodingError) in try CacheSummary(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("CachesNearResponse.next_page_token")
      } else if json.isKey("hints") {
        hints = try json.list("CachesNearResponse.hints") { (json: inout JSONReader) throws(DecodingError) in try FilterHint(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !caches.isEmpty {
      json.key("caches")
      json.list(caches) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if !hints.isEmpty {
      json.key("hints")
      json.list(hints) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension SearchCachesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SearchCachesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SearchCachesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("filter") {
        filter = try json.skipNull() ? nil : try CacheFilter(reading: &json)
      } else if json.isKey("sort") {
        sort = try json.enumeration("SearchCachesRequest.sort", SearchCachesRequest.Sort.self)
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("SearchCachesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("SearchCachesRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let filter {
      json.key("filter")
      filter.write(to: &json)
    }
    if sort != .unspecified {
      json.key("sort")
      json.value(sort)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension SearchCachesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SearchCachesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SearchCachesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("caches") {
        caches = try json.list("SearchCachesResponse.caches") { (json: inout JSONReader) throws(DecodingError) in try CacheSummary(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("SearchCachesResponse.next_page_token")
      } else if json.isKey("hints") {
        hints = try json.list("SearchCachesResponse.hints") { (json: inout JSONReader) throws(DecodingError) in try FilterHint(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !caches.isEmpty {
      json.key("caches")
      json.list(caches) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if !hints.isEmpty {
      json.key("hints")
      json.list(hints) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension SuggestCachesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SuggestCachesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SuggestCachesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("limit") {
        limit = try json.int32("SuggestCachesRequest.limit")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if limit != 0 {
      json.key("limit")
      json.value(limit)
    }
    json.endObject()
  }
}

extension SuggestCachesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SuggestCachesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SuggestCachesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("caches") {
        caches = try json.list("SuggestCachesResponse.caches") { (json: inout JSONReader) throws(DecodingError) in try CacheSummary(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !caches.isEmpty {
      json.key("caches")
      json.list(caches) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}
