// Written by protoc-gen-cairn from cairn/geo/internal/v1/place_zones.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension FindPlaceZoneRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPlaceZoneRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPlaceZoneRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("position") {
        position = try json.skipNull() ? nil : try LatLng(reading: &json)
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
    json.endObject()
  }
}

extension FindPlaceZoneResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPlaceZoneResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPlaceZoneResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("zoneId", "zone_id") {
        zoneID = try json.string("FindPlaceZoneResponse.zone_id")
      } else if json.isKey("cityId", "city_id") {
        cityID = try json.int64("FindPlaceZoneResponse.city_id")
      } else if json.isKey("importTime", "import_time") {
        importTime = try json.moment("FindPlaceZoneResponse.import_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !zoneID.isEmpty {
      json.key("zoneId")
      json.value(zoneID)
    }
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    if let importTime {
      json.key("importTime")
      json.value(importTime)
    }
    json.endObject()
  }
}
