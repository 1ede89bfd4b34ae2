// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_exchange.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension CacheSelection {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__cache_selection__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__CacheSelection.self) {
      (c) throws(DecodingError) in try CacheSelection(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__CacheSelection>) throws(DecodingError) {
    if let field = c.pointee.south_west_ { southWest = try MapCorner(c: field) }
    if let field = c.pointee.north_east_ { northEast = try MapCorner(c: field) }
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
    if let filter {
      let start = binary.begin(3)
      filter.write(to: &binary)
      binary.end(start)
    }
  }
}

extension DownloadCachesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__download_caches_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__DownloadCachesRequest.self) {
      (c) throws(DecodingError) in try DownloadCachesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__DownloadCachesRequest>) throws(DecodingError) {
    if let field = c.pointee.selection_ { selection = try CacheSelection(c: field) }
    sinceTime = try moment(c.pointee.since_time_, "DownloadCachesRequest.since_time")
    showsHints = c.pointee.shows_hints_ != 0
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "DownloadCachesRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if let selection {
      let start = binary.begin(1)
      selection.write(to: &binary)
      binary.end(start)
    }
    if let sinceTime {
      binary.field(2, sinceTime)
    }
    if showsHints {
      binary.field(3, showsHints)
    }
    if pageSize != 0 {
      binary.field(4, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(5, pageToken)
    }
  }
}

extension DownloadCachesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__download_caches_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__DownloadCachesResponse.self) {
      (c) throws(DecodingError) in try DownloadCachesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__DownloadCachesResponse>) throws(DecodingError) {
    caches = try Binary.list(c.pointee.n_caches_, c.pointee.caches_, messages: { (value) throws(DecodingError) in try Cache(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "DownloadCachesResponse.next_page_token")
    asOfTime = try moment(c.pointee.as_of_time_, "DownloadCachesResponse.as_of_time")
    cacheCount = c.pointee.cache_count_
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
    if let asOfTime {
      binary.field(3, asOfTime)
    }
    if cacheCount != 0 {
      binary.field(4, cacheCount)
    }
  }
}

extension FindGoneCachesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__find_gone_caches_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__FindGoneCachesRequest.self) {
      (c) throws(DecodingError) in try FindGoneCachesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__FindGoneCachesRequest>) throws(DecodingError) {
    if let field = c.pointee.selection_ { selection = try CacheSelection(c: field) }
    cacheIDs = try Binary.list(c.pointee.n_cache_ids_, c.pointee.cache_ids_, { (value) throws(DecodingError) in try Binary.string(value, "FindGoneCachesRequest.cache_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if let selection {
      let start = binary.begin(1)
      selection.write(to: &binary)
      binary.end(start)
    }
    if !cacheIDs.isEmpty {
      for element in cacheIDs {
        binary.field(2, element)
      }
    }
  }
}

extension FindGoneCachesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__find_gone_caches_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__FindGoneCachesResponse.self) {
      (c) throws(DecodingError) in try FindGoneCachesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__FindGoneCachesResponse>) throws(DecodingError) {
    cacheIDs = try Binary.list(c.pointee.n_cache_ids_, c.pointee.cache_ids_, { (value) throws(DecodingError) in try Binary.string(value, "FindGoneCachesResponse.cache_ids") })
  }

  func write(to binary: inout BinaryWriter) {
    if !cacheIDs.isEmpty {
      for element in cacheIDs {
        binary.field(1, element)
      }
    }
  }
}

extension ExportGpxRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__export_gpx_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ExportGpxRequest.self) {
      (c) throws(DecodingError) in try ExportGpxRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ExportGpxRequest>) throws(DecodingError) {
    if let field = c.pointee.selection_ { selection = try CacheSelection(c: field) }
    showsHints = c.pointee.shows_hints_ != 0
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ExportGpxRequest.page_token")
    form = GpxForm(rawValue: c.pointee.form_)
  }

  func write(to binary: inout BinaryWriter) {
    if let selection {
      let start = binary.begin(1)
      selection.write(to: &binary)
      binary.end(start)
    }
    if showsHints {
      binary.field(2, showsHints)
    }
    if pageSize != 0 {
      binary.field(3, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(4, pageToken)
    }
    if form != .unspecified {
      binary.field(5, form)
    }
  }
}

extension ExportGpxResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__export_gpx_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ExportGpxResponse.self) {
      (c) throws(DecodingError) in try ExportGpxResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ExportGpxResponse>) throws(DecodingError) {
    gpx = try Binary.string(c.pointee.gpx_, "ExportGpxResponse.gpx")
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ExportGpxResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !gpx.isEmpty {
      binary.field(1, gpx)
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension ExportMyFindsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__export_my_finds_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ExportMyFindsRequest.self) {
      (c) throws(DecodingError) in try ExportMyFindsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ExportMyFindsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ExportMyFindsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension ExportMyFindsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__export_my_finds_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ExportMyFindsResponse.self) {
      (c) throws(DecodingError) in try ExportMyFindsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ExportMyFindsResponse>) throws(DecodingError) {
    gpx = try Binary.string(c.pointee.gpx_, "ExportMyFindsResponse.gpx")
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ExportMyFindsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !gpx.isEmpty {
      binary.field(1, gpx)
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}
