// Written by protoc-gen-cairn from cairn/game/v1/game_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension GameChanged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GameChanged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GameChanged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("GameChanged.game_id")
      } else if json.isKey("version") {
        version = try json.int64("GameChanged.version")
      } else if json.isKey("change") {
        change = try json.enumeration("GameChanged.change", GameChanged.Change.self)
      } else if json.isKey("roundNumber", "round_number") {
        roundNumber = try json.int32("GameChanged.round_number")
      } else if json.isKey("playerIndex", "player_index") {
        playerIndex = try json.int32("GameChanged.player_index")
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
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if change != .unspecified {
      json.key("change")
      json.value(change)
    }
    if roundNumber != 0 {
      json.key("roundNumber")
      json.value(roundNumber)
    }
    if playerIndex != 0 {
      json.key("playerIndex")
      json.value(playerIndex)
    }
    json.endObject()
  }
}
