// Written by protoc-gen-cairn from cairn/geo/internal/v1/park_places.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension LoadParkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LoadParkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LoadParkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parkId", "park_id") {
        parkID = try json.string("LoadParkRequest.park_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !parkID.isEmpty {
      json.key("parkId")
      json.value(parkID)
    }
    json.endObject()
  }
}

extension LoadParkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LoadParkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LoadParkResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("park") {
        park = try json.skipNull() ? nil : try Park(reading: &json)
      } else if json.isKey("attributions") {
        attributions = try json.list("LoadParkResponse.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("LoadParkResponse.attributions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let park {
      json.key("park")
      park.write(to: &json)
    }
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension MeasurePlacesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MeasurePlacesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MeasurePlacesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parkId", "park_id") {
        parkID = try json.string("MeasurePlacesRequest.park_id")
      } else if json.isKey("positions") {
        positions = try json.list("MeasurePlacesRequest.positions") { (json: inout JSONReader) throws(DecodingError) in try LatLng(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !parkID.isEmpty {
      json.key("parkId")
      json.value(parkID)
    }
    if !positions.isEmpty, !json.redact("positions") {
      json.key("positions")
      json.list(positions) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension MeasurePlacesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MeasurePlacesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MeasurePlacesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("measures") {
        measures = try json.list("MeasurePlacesResponse.measures") { (json: inout JSONReader) throws(DecodingError) in try PlaceMeasure(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !measures.isEmpty {
      json.key("measures")
      json.list(measures) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension PlaceMeasure {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PlaceMeasure(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PlaceMeasure") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("distanceM", "distance_m") {
        distanceM = try json.double("PlaceMeasure.distance_m")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if distanceM != 0 {
      json.key("distanceM")
      json.value(distanceM)
    }
    json.endObject()
  }
}
