// Written by protoc-gen-cairn from cairn/geo/internal/v1/locations.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Location {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Location(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Location") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("locationId", "location_id") {
        locationID = try json.string("Location.location_id")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("panorama") {
        panorama = try json.skipNull() ? nil : try Panorama(reading: &json)
      } else if json.isKey("countryCode", "country_code") {
        countryCode = try json.string("Location.country_code")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !locationID.isEmpty {
      json.key("locationId")
      json.value(locationID)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    if let panorama {
      json.key("panorama")
      panorama.write(to: &json)
    }
    if !countryCode.isEmpty {
      json.key("countryCode")
      json.value(countryCode)
    }
    json.endObject()
  }
}

extension DrawLocationsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DrawLocationsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DrawLocationsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mapId", "map_id") {
        mapID = try json.string("DrawLocationsRequest.map_id")
      } else if json.isKey("count") {
        count = try json.int32("DrawLocationsRequest.count")
      } else if json.isKey("excludedLocationIds", "excluded_location_ids") {
        excludedLocationIDs = try json.list("DrawLocationsRequest.excluded_location_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("DrawLocationsRequest.excluded_location_ids") }
      } else if json.isKey("seed") {
        seed = try json.bytes("DrawLocationsRequest.seed")
      } else if json.isKey("provider") {
        provider = try json.enumeration("DrawLocationsRequest.provider", PanoramaProvider.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    if count != 0 {
      json.key("count")
      json.value(count)
    }
    if !excludedLocationIDs.isEmpty {
      json.key("excludedLocationIds")
      json.list(excludedLocationIDs) { json, element in json.value(element) }
    }
    if !seed.isEmpty {
      json.key("seed")
      json.value(seed)
    }
    if provider != .unspecified {
      json.key("provider")
      json.value(provider)
    }
    json.endObject()
  }
}

extension DrawLocationsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DrawLocationsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DrawLocationsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("locations") {
        locations = try json.list("DrawLocationsResponse.locations") { (json: inout JSONReader) throws(DecodingError) in try Location(reading: &json) }
      } else if json.isKey("map") {
        map = try json.skipNull() ? nil : try Map(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !locations.isEmpty {
      json.key("locations")
      json.list(locations) { json, element in element.write(to: &json) }
    }
    if let map {
      json.key("map")
      map.write(to: &json)
    }
    json.endObject()
  }
}

extension ReportLocationRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReportLocationRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReportLocationRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("locationId", "location_id") {
        locationID = try json.string("ReportLocationRequest.location_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !locationID.isEmpty {
      json.key("locationId")
      json.value(locationID)
    }
    json.endObject()
  }
}

extension ReportLocationResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReportLocationResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReportLocationResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
