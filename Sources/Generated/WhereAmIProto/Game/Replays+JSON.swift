// Written by protoc-gen-cairn from cairn/game/whereami/v1/replays.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension ReplayEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReplayEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReplayEvent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("version") {
        version = try json.int64("ReplayEvent.version")
      } else if json.isKey("eventTime", "event_time") {
        eventTime = try json.moment("ReplayEvent.event_time")
      } else if json.isKey("kind") {
        kind = try json.enumeration("ReplayEvent.kind", ReplayEvent.Kind.self)
      } else if json.isKey("playerIndex", "player_index") {
        playerIndex = try json.int32("ReplayEvent.player_index")
      } else if json.isKey("roundNumber", "round_number") {
        roundNumber = try json.int32("ReplayEvent.round_number")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if let eventTime {
      json.key("eventTime")
      json.value(eventTime)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if playerIndex != 0 {
      json.key("playerIndex")
      json.value(playerIndex)
    }
    if roundNumber != 0 {
      json.key("roundNumber")
      json.value(roundNumber)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    json.endObject()
  }
}

extension GameEvidence {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GameEvidence(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GameEvidence") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else if json.isKey("events") {
        events = try json.list("GameEvidence.events") { (json: inout JSONReader) throws(DecodingError) in try ReplayEvent(reading: &json) }
      } else if json.isKey("isComplete", "is_complete") {
        isComplete = try json.bool("GameEvidence.is_complete")
      } else if json.isKey("playerIndex", "player_index") {
        playerIndex = try json.int32("GameEvidence.player_index")
      } else if json.isKey("reporterIndex", "reporter_index") {
        reporterIndex = try json.int32("GameEvidence.reporter_index")
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
    if !events.isEmpty {
      json.key("events")
      json.list(events) { json, element in element.write(to: &json) }
    }
    if isComplete {
      json.key("isComplete")
      json.value(isComplete)
    }
    if playerIndex != 0 {
      json.key("playerIndex")
      json.value(playerIndex)
    }
    if reporterIndex != 0 {
      json.key("reporterIndex")
      json.value(reporterIndex)
    }
    json.endObject()
  }
}

extension GetReplayRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetReplayRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetReplayRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("GetReplayRequest.game_id")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("GetReplayRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("GetReplayRequest.page_token")
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

extension GetReplayResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetReplayResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetReplayResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
      } else if json.isKey("events") {
        events = try json.list("GetReplayResponse.events") { (json: inout JSONReader) throws(DecodingError) in try ReplayEvent(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("GetReplayResponse.next_page_token")
      } else if json.isKey("persons") {
        persons = try json.list("GetReplayResponse.persons") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.Person(reading: &json) }
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
    if !events.isEmpty {
      json.key("events")
      json.list(events) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if !persons.isEmpty {
      json.key("persons")
      json.list(persons) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}
