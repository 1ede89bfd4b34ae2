// Written by protoc-gen-cairn from cairn/geo/v1/zones.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Zone {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Zone(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Zone") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("zoneId", "zone_id") {
        zoneID = try json.string("Zone.zone_id")
      } else if json.isKey("kind") {
        kind = try json.enumeration("Zone.kind", ZoneKind.self)
      } else if json.isKey("name") {
        name = try json.string("Zone.name")
      } else if json.isKey("parentZoneId", "parent_zone_id") {
        parentZoneID = try json.string("Zone.parent_zone_id")
      } else if json.isKey("cityCount", "city_count") {
        cityCount = try json.int64("Zone.city_count")
      } else if json.isKey("populationCount", "population_count") {
        populationCount = try json.int64("Zone.population_count")
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
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if !parentZoneID.isEmpty {
      json.key("parentZoneId")
      json.value(parentZoneID)
    }
    if cityCount != 0 {
      json.key("cityCount")
      json.value(cityCount)
    }
    if populationCount != 0 {
      json.key("populationCount")
      json.value(populationCount)
    }
    json.endObject()
  }
}

extension ListZonesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListZonesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListZonesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parentZoneId", "parent_zone_id") {
        parentZoneID = try json.string("ListZonesRequest.parent_zone_id")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListZonesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListZonesRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !parentZoneID.isEmpty {
      json.key("parentZoneId")
      json.value(parentZoneID)
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

extension ListZonesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListZonesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListZonesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("zones") {
        zones = try json.list("ListZonesResponse.zones") { (json: inout JSONReader) throws(DecodingError) in try Zone(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListZonesResponse.next_page_token")
      } else if json.isKey("attribution") {
        attribution = try json.string("ListZonesResponse.attribution")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !zones.isEmpty {
      json.key("zones")
      json.list(zones) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if !attribution.isEmpty {
      json.key("attribution")
      json.value(attribution)
    }
    json.endObject()
  }
}

extension GetZoneRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetZoneRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetZoneRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("zoneId", "zone_id") {
        zoneID = try json.string("GetZoneRequest.zone_id")
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
    json.endObject()
  }
}

extension GetZoneResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetZoneResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetZoneResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("zone") {
        zone = try json.skipNull() ? nil : try Zone(reading: &json)
      } else if json.isKey("parents") {
        parents = try json.list("GetZoneResponse.parents") { (json: inout JSONReader) throws(DecodingError) in try Zone(reading: &json) }
      } else if json.isKey("attribution") {
        attribution = try json.string("GetZoneResponse.attribution")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let zone {
      json.key("zone")
      zone.write(to: &json)
    }
    if !parents.isEmpty {
      json.key("parents")
      json.list(parents) { json, element in element.write(to: &json) }
    }
    if !attribution.isEmpty {
      json.key("attribution")
      json.value(attribution)
    }
    json.endObject()
  }
}
