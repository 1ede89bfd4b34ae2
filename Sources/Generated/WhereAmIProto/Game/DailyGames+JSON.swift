// Written by protoc-gen-cairn from cairn/game/whereami/v1/daily_games.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension GetDailyRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetDailyRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetDailyRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("day") {
        day = try json.string("GetDailyRequest.day")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !day.isEmpty {
      json.key("day")
      json.value(day)
    }
    json.endObject()
  }
}

extension GetDailyResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetDailyResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetDailyResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("day") {
        day = try json.string("GetDailyResponse.day")
      } else if json.isKey("mapId", "map_id") {
        mapID = try json.string("GetDailyResponse.map_id")
      } else if json.isKey("commitment") {
        commitment = try json.bytes("GetDailyResponse.commitment")
      } else if json.isKey("seed") {
        seed = try json.bytes("GetDailyResponse.seed")
      } else if json.isKey("locationIds", "location_ids") {
        locationIDs = try json.list("GetDailyResponse.location_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("GetDailyResponse.location_ids") }
      } else if json.isKey("gameId", "game_id") {
        gameID = try json.string("GetDailyResponse.game_id")
      } else if json.isKey("score") {
        score = try json.skipNull() ? nil : try json.int32("GetDailyResponse.score")
      } else if json.isKey("streakCount", "streak_count") {
        streakCount = try json.int64("GetDailyResponse.streak_count")
      } else if json.isKey("shareText", "share_text") {
        shareText = try json.string("GetDailyResponse.share_text")
      } else if json.isKey("positions") {
        positions = try json.list("GetDailyResponse.positions") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.LatLng(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !day.isEmpty {
      json.key("day")
      json.value(day)
    }
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    if !commitment.isEmpty {
      json.key("commitment")
      json.value(commitment)
    }
    if !seed.isEmpty {
      json.key("seed")
      json.value(seed)
    }
    if !locationIDs.isEmpty {
      json.key("locationIds")
      json.list(locationIDs) { json, element in json.value(element) }
    }
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if let score {
      json.key("score")
      json.value(score)
    }
    if streakCount != 0 {
      json.key("streakCount")
      json.value(streakCount)
    }
    if !shareText.isEmpty {
      json.key("shareText")
      json.value(shareText)
    }
    if !positions.isEmpty {
      json.key("positions")
      json.list(positions) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension StartDailyRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartDailyRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartDailyRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("StartDailyRequest.time_zone")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    json.endObject()
  }
}

extension StartDailyResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartDailyResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartDailyResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    json.endObject()
  }
}
