// Written by protoc-gen-cairn from cairn/geo/v1/cities.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension City {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try City(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "City") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cityId", "city_id") {
        cityID = try json.int64("City.city_id")
      } else if json.isKey("name") {
        name = try json.string("City.name")
      } else if json.isKey("countryCode", "country_code") {
        countryCode = try json.string("City.country_code")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("populationCount", "population_count") {
        populationCount = try json.int64("City.population_count")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("City.time_zone")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if !countryCode.isEmpty {
      json.key("countryCode")
      json.value(countryCode)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    if populationCount != 0 {
      json.key("populationCount")
      json.value(populationCount)
    }
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    json.endObject()
  }
}

extension AutocompleteCityRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AutocompleteCityRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AutocompleteCityRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("prefix") {
        prefix = try json.string("AutocompleteCityRequest.prefix")
      } else if json.isKey("limit") {
        limit = try json.int32("AutocompleteCityRequest.limit")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !prefix.isEmpty {
      json.key("prefix")
      json.value(prefix)
    }
    if limit != 0 {
      json.key("limit")
      json.value(limit)
    }
    json.endObject()
  }
}

extension AutocompleteCityResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AutocompleteCityResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AutocompleteCityResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cities") {
        cities = try json.list("AutocompleteCityResponse.cities") { (json: inout JSONReader) throws(DecodingError) in try City(reading: &json) }
      } else if json.isKey("attribution") {
        attribution = try json.string("AutocompleteCityResponse.attribution")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cities.isEmpty {
      json.key("cities")
      json.list(cities) { json, element in element.write(to: &json) }
    }
    if !attribution.isEmpty {
      json.key("attribution")
      json.value(attribution)
    }
    json.endObject()
  }
}
