// Written by protoc-gen-cairn from cairn/game/expeditions/v1/park_packs.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension GetParkPackRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetParkPackRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetParkPackRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parkId", "park_id") {
        parkID = try json.string("GetParkPackRequest.park_id")
      } else if json.isKey("etag") {
        etag = try json.string("GetParkPackRequest.etag")
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
    if !etag.isEmpty {
      json.key("etag")
      json.value(etag)
    }
    json.endObject()
  }
}

extension GetParkPackResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetParkPackResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetParkPackResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pack") {
        pack = try json.skipNull() ? nil : try ParkPack(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let pack {
      json.key("pack")
      pack.write(to: &json)
    }
    json.endObject()
  }
}

extension ParkPack {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ParkPack(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ParkPack") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("etag") {
        etag = try json.string("ParkPack.etag")
      } else if json.isKey("park") {
        park = try json.skipNull() ? nil : try CairnProto.Park(reading: &json)
      } else if json.isKey("challenges") {
        challenges = try json.list("ParkPack.challenges") { (json: inout JSONReader) throws(DecodingError) in try Challenge(reading: &json) }
      } else if json.isKey("isWhole", "is_whole") {
        isWhole = try json.bool("ParkPack.is_whole")
      } else if json.isKey("attributions") {
        attributions = try json.list("ParkPack.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("ParkPack.attributions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !etag.isEmpty {
      json.key("etag")
      json.value(etag)
    }
    if let park {
      json.key("park")
      park.write(to: &json)
    }
    if !challenges.isEmpty {
      json.key("challenges")
      json.list(challenges) { json, element in element.write(to: &json) }
    }
    if isWhole {
      json.key("isWhole")
      json.value(isWhole)
    }
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}
