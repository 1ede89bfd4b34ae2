// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_exchange.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension CacheSelection {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacheSelection(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacheSelection") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("southWest", "south_west") {
        southWest = try json.skipNull() ? nil : try MapCorner(reading: &json)
      } else if json.isKey("northEast", "north_east") {
        northEast = try json.skipNull() ? nil : try MapCorner(reading: &json)
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
    if let filter {
      json.key("filter")
      filter.write(to: &json)
    }
    json.endObject()
  }
}

extension DownloadCachesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DownloadCachesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DownloadCachesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("selection") {
        selection = try json.skipNull() ? nil : try CacheSelection(reading: &json)
      } else if json.isKey("sinceTime", "since_time") {
        sinceTime = try json.moment("DownloadCachesRequest.since_time")
      } else if json.isKey("showsHints", "shows_hints") {
        showsHints = try json.bool("DownloadCachesRequest.shows_hints")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("DownloadCachesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("DownloadCachesRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let selection {
      json.key("selection")
      selection.write(to: &json)
    }
    if let sinceTime {
      json.key("sinceTime")
      json.value(sinceTime)
    }
    if showsHints {
      json.key("showsHints")
      json.value(showsHints)
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

extension DownloadCachesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DownloadCachesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DownloadCachesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("caches") {
        caches = try json.list("DownloadCachesResponse.caches") { (json: inout JSONReader) throws(DecodingError) in try Cache(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("DownloadCachesResponse.next_page_token")
      } else if json.isKey("asOfTime", "as_of_time") {
        asOfTime = try json.moment("DownloadCachesResponse.as_of_time")
      } else if json.isKey("cacheCount", "cache_count") {
        cacheCount = try json.int32("DownloadCachesResponse.cache_count")
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
    if let asOfTime {
      json.key("asOfTime")
      json.value(asOfTime)
    }
    if cacheCount != 0 {
      json.key("cacheCount")
      json.value(cacheCount)
    }
    json.endObject()
  }
}

extension FindGoneCachesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindGoneCachesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindGoneCachesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("selection") {
        selection = try json.skipNull() ? nil : try CacheSelection(reading: &json)
      } else if json.isKey("cacheIds", "cache_ids") {
        cacheIDs = try json.list("FindGoneCachesRequest.cache_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("FindGoneCachesRequest.cache_ids") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let selection {
      json.key("selection")
      selection.write(to: &json)
    }
    if !cacheIDs.isEmpty {
      json.key("cacheIds")
      json.list(cacheIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension FindGoneCachesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindGoneCachesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindGoneCachesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheIds", "cache_ids") {
        cacheIDs = try json.list("FindGoneCachesResponse.cache_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("FindGoneCachesResponse.cache_ids") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cacheIDs.isEmpty {
      json.key("cacheIds")
      json.list(cacheIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension ExportGpxRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ExportGpxRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ExportGpxRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("selection") {
        selection = try json.skipNull() ? nil : try CacheSelection(reading: &json)
      } else if json.isKey("showsHints", "shows_hints") {
        showsHints = try json.bool("ExportGpxRequest.shows_hints")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ExportGpxRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ExportGpxRequest.page_token")
      } else if json.isKey("form") {
        form = try json.enumeration("ExportGpxRequest.form", GpxForm.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let selection {
      json.key("selection")
      selection.write(to: &json)
    }
    if showsHints {
      json.key("showsHints")
      json.value(showsHints)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    if form != .unspecified {
      json.key("form")
      json.value(form)
    }
    json.endObject()
  }
}

extension ExportGpxResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ExportGpxResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ExportGpxResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gpx") {
        gpx = try json.string("ExportGpxResponse.gpx")
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ExportGpxResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gpx.isEmpty, !json.redact("gpx") {
      json.key("gpx")
      json.value(gpx)
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension ExportMyFindsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ExportMyFindsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ExportMyFindsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ExportMyFindsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ExportMyFindsRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
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

extension ExportMyFindsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ExportMyFindsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ExportMyFindsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gpx") {
        gpx = try json.string("ExportMyFindsResponse.gpx")
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ExportMyFindsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gpx.isEmpty, !json.redact("gpx") {
      json.key("gpx")
      json.value(gpx)
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}
