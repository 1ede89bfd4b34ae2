// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_areas.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension WatchedArea {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WatchedArea(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WatchedArea") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("areaId", "area_id") {
        areaID = try json.string("WatchedArea.area_id")
      } else if json.isKey("name") {
        name = try json.string("WatchedArea.name")
      } else if json.isKey("centre") {
        centre = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("radiusM", "radius_m") {
        radiusM = try json.double("WatchedArea.radius_m")
      } else if json.isKey("zoneId", "zone_id") {
        zoneID = try json.string("WatchedArea.zone_id")
      } else if json.isKey("filter") {
        filter = try json.skipNull() ? nil : try CacheFilter(reading: &json)
      } else if json.isKey("delivery") {
        delivery = try json.enumeration("WatchedArea.delivery", AreaDelivery.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !areaID.isEmpty {
      json.key("areaId")
      json.value(areaID)
    }
    if !name.isEmpty, !json.redact("name") {
      json.key("name")
      json.value(name)
    }
    if let centre, !json.redact("centre") {
      json.key("centre")
      centre.write(to: &json)
    }
    if radiusM != 0 {
      json.key("radiusM")
      json.value(radiusM)
    }
    if !zoneID.isEmpty, !json.redact("zoneId") {
      json.key("zoneId")
      json.value(zoneID)
    }
    if let filter {
      json.key("filter")
      filter.write(to: &json)
    }
    if delivery != .unspecified {
      json.key("delivery")
      json.value(delivery)
    }
    json.endObject()
  }
}

extension WatchAreaRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WatchAreaRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WatchAreaRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("area") {
        area = try json.skipNull() ? nil : try WatchedArea(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let area {
      json.key("area")
      area.write(to: &json)
    }
    json.endObject()
  }
}

extension WatchAreaResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WatchAreaResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WatchAreaResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("areaId", "area_id") {
        areaID = try json.string("WatchAreaResponse.area_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !areaID.isEmpty {
      json.key("areaId")
      json.value(areaID)
    }
    json.endObject()
  }
}

extension UnwatchAreaRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnwatchAreaRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnwatchAreaRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("areaId", "area_id") {
        areaID = try json.string("UnwatchAreaRequest.area_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !areaID.isEmpty {
      json.key("areaId")
      json.value(areaID)
    }
    json.endObject()
  }
}

extension UnwatchAreaResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnwatchAreaResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnwatchAreaResponse") { json in write(to: &json) }
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

extension ListWatchedAreasRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListWatchedAreasRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListWatchedAreasRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListWatchedAreasRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListWatchedAreasRequest.page_token")
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

extension ListWatchedAreasResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListWatchedAreasResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListWatchedAreasResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("areas") {
        areas = try json.list("ListWatchedAreasResponse.areas") { (json: inout JSONReader) throws(DecodingError) in try WatchedArea(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListWatchedAreasResponse.next_page_token")
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
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}
