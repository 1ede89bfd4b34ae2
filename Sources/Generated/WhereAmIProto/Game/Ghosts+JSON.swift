// Written by protoc-gen-cairn from cairn/game/whereami/v1/ghosts.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension Ghost {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Ghost(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Ghost") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("rounds") {
        rounds = try json.list("Ghost.rounds") { (json: inout JSONReader) throws(DecodingError) in try GhostRound(reading: &json) }
      } else if json.isKey("score") {
        score = try json.int32("Ghost.score")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !rounds.isEmpty {
      json.key("rounds")
      json.list(rounds) { json, element in element.write(to: &json) }
    }
    if score != 0 {
      json.key("score")
      json.value(score)
    }
    json.endObject()
  }
}

extension GhostRound {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GhostRound(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GhostRound") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("roundNumber", "round_number") {
        roundNumber = try json.int32("GhostRound.round_number")
      } else if json.isKey("answerAfterMs", "answer_after_ms") {
        answerAfterMs = try json.int32("GhostRound.answer_after_ms")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.skipNull() ? nil : try json.double("GhostRound.distance_m")
      } else if json.isKey("score") {
        score = try json.skipNull() ? nil : try json.int32("GhostRound.score")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if roundNumber != 0 {
      json.key("roundNumber")
      json.value(roundNumber)
    }
    if answerAfterMs != 0 {
      json.key("answerAfterMs")
      json.value(answerAfterMs)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    if let distanceM {
      json.key("distanceM")
      json.value(distanceM)
    }
    if let score {
      json.key("score")
      json.value(score)
    }
    json.endObject()
  }
}

extension StartGhostRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartGhostRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartGhostRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mapId", "map_id") {
        mapID = try json.string("StartGhostRequest.map_id")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("StartGhostRequest.time_zone")
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
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    json.endObject()
  }
}

extension StartGhostResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartGhostResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartGhostResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else if json.isKey("ghost") {
        ghost = try json.skipNull() ? nil : try Ghost(reading: &json)
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
    if let ghost {
      json.key("ghost")
      ghost.write(to: &json)
    }
    json.endObject()
  }
}

extension GetGhostRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetGhostRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetGhostRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("GetGhostRequest.game_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    json.endObject()
  }
}

extension GetGhostResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetGhostResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetGhostResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("ghost") {
        ghost = try json.skipNull() ? nil : try Ghost(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let ghost {
      json.key("ghost")
      ghost.write(to: &json)
    }
    json.endObject()
  }
}
