// Written by protoc-gen-cairn from cairn/geo/internal/v1/place_areas.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension FindPlaceAreasRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPlaceAreasRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPlaceAreasRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("positions") {
        positions = try json.list("FindPlaceAreasRequest.positions") { (json: inout JSONReader) throws(DecodingError) in try LatLng(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !positions.isEmpty, !json.redact("positions") {
      json.key("positions")
      json.list(positions) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension FindPlaceAreasResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPlaceAreasResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPlaceAreasResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("areas") {
        areas = try json.list("FindPlaceAreasResponse.areas") { (json: inout JSONReader) throws(DecodingError) in try PlaceArea(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !areas.isEmpty {
      json.key("areas")
      json.list(areas) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension PlaceArea {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PlaceArea(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PlaceArea") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("kind") {
        kind = try json.enumeration("PlaceArea.kind", AreaKind.self)
      } else if json.isKey("name") {
        name = try json.string("PlaceArea.name")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    json.endObject()
  }
}
