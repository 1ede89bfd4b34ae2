// Written by protoc-gen-cairn from cairn/geo/v1/panoramas.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Panorama {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Panorama(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Panorama") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("provider") {
        provider = try json.enumeration("Panorama.provider", PanoramaProvider.self)
      } else if json.isKey("panoramaId", "panorama_id") {
        target = try json.skipNull() ? nil : .panoramaID(try json.string("Panorama.panorama_id"))
      } else if json.isKey("position") {
        target = try json.skipNull() ? nil : .position(try LatLng(reading: &json))
      } else if json.isKey("clues") {
        target = try json.skipNull() ? nil : .clues(try Clues(reading: &json))
      } else if json.isKey("headingDegrees", "heading_degrees") {
        headingDegrees = try json.double("Panorama.heading_degrees")
      } else if json.isKey("searchRadiusM", "search_radius_m") {
        searchRadiusM = try json.skipNull() ? nil : try json.int32("Panorama.search_radius_m")
      } else if json.isKey("attribution") {
        attribution = try json.string("Panorama.attribution")
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if provider != .unspecified {
      json.key("provider")
      json.value(provider)
    }
    if headingDegrees != 0 {
      json.key("headingDegrees")
      json.value(headingDegrees)
    }
    if let searchRadiusM {
      json.key("searchRadiusM")
      json.value(searchRadiusM)
    }
    if !attribution.isEmpty {
      json.key("attribution")
      json.value(attribution)
    }
    switch target {
    case nil: break
    case .panoramaID(let value):
      json.key("panoramaId")
      json.value(value)
    case .position(let value):
      json.key("position")
      value.write(to: &json)
    case .clues(let value):
      json.key("clues")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension Clues {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Clues(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Clues") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("clues") {
        clues = try json.list("Clues.clues") { (json: inout JSONReader) throws(DecodingError) in try Clue(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !clues.isEmpty {
      json.key("clues")
      json.list(clues) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension Clue {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Clue(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Clue") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("kind") {
        kind = try json.enumeration("Clue.kind", Clue.Kind.self)
      } else if json.isKey("number") {
        number = try json.int32("Clue.number")
      } else if json.isKey("codes") {
        codes = try json.list("Clue.codes") { (json: inout JSONReader) throws(DecodingError) in try json.string("Clue.codes") }
      } else if json.isKey("populationCountMin", "population_count_min") {
        populationCountMin = try json.int32("Clue.population_count_min")
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
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if !codes.isEmpty {
      json.key("codes")
      json.list(codes) { json, element in json.value(element) }
    }
    if populationCountMin != 0 {
      json.key("populationCountMin")
      json.value(populationCountMin)
    }
    json.endObject()
  }
}
