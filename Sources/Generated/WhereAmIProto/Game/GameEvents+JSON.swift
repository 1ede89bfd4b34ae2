// Written by protoc-gen-cairn from cairn/game/whereami/v1/game_events.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension WhereAmIEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WhereAmIEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WhereAmIEvent") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameChanged", "game_changed") {
        content = try json.skipNull() ? nil : .gameChanged(try GameChanged(reading: &json))
      } else if json.isKey("matchFound", "match_found") {
        content = try json.skipNull() ? nil : .matchFound(try MatchFound(reading: &json))
      } else if json.isKey("matchTimeout", "match_timeout") {
        content = try json.skipNull() ? nil : .matchTimeout(try MatchTimeout(reading: &json))
      } else if json.isKey("invitationReceived", "invitation_received") {
        content = try json.skipNull() ? nil : .invitationReceived(try InvitationReceived(reading: &json))
      } else if json.isKey("invitationClosed", "invitation_closed") {
        content = try json.skipNull() ? nil : .invitationClosed(try InvitationClosed(reading: &json))
      } else if json.isKey("roomChanged", "room_changed") {
        content = try json.skipNull() ? nil : .roomChanged(try RoomChanged(reading: &json))
      } else if json.isKey("roomEmote", "room_emote") {
        content = try json.skipNull() ? nil : .roomEmote(try RoomEmote(reading: &json))
      } else if json.isKey("rematchOffered", "rematch_offered") {
        content = try json.skipNull() ? nil : .rematchOffered(try RematchOffered(reading: &json))
      } else if json.isKey("rematchClosed", "rematch_closed") {
        content = try json.skipNull() ? nil : .rematchClosed(try RematchClosed(reading: &json))
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    switch content {
    case nil: break
    case .gameChanged(let value):
      json.key("gameChanged")
      value.write(to: &json)
    case .matchFound(let value):
      json.key("matchFound")
      value.write(to: &json)
    case .matchTimeout(let value):
      json.key("matchTimeout")
      value.write(to: &json)
    case .invitationReceived(let value):
      json.key("invitationReceived")
      value.write(to: &json)
    case .invitationClosed(let value):
      json.key("invitationClosed")
      value.write(to: &json)
    case .roomChanged(let value):
      json.key("roomChanged")
      value.write(to: &json)
    case .roomEmote(let value):
      json.key("roomEmote")
      value.write(to: &json)
    case .rematchOffered(let value):
      json.key("rematchOffered")
      value.write(to: &json)
    case .rematchClosed(let value):
      json.key("rematchClosed")
      value.write(to: &json)
    }
    json.endObject()
  }
}

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
      } else if json.isKey("game") {
        game = try json.skipNull() ? nil : try Game(reading: &json)
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
    if let game {
      json.key("game")
      game.write(to: &json)
    }
    json.endObject()
  }
}

extension MatchFound {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MatchFound(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MatchFound") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("MatchFound.game_id")
      } else if json.isKey("mapId", "map_id") {
        mapID = try json.string("MatchFound.map_id")
      } else if json.isKey("players") {
        players = try json.list("MatchFound.players") { (json: inout JSONReader) throws(DecodingError) in try MatchedPlayer(reading: &json) }
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
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    if !players.isEmpty {
      json.key("players")
      json.list(players) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension MatchedPlayer {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MatchedPlayer(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MatchedPlayer") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("MatchedPlayer.account_id")
      } else if json.isKey("rating") {
        rating = try json.int32("MatchedPlayer.rating")
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if rating != 0 {
      json.key("rating")
      json.value(rating)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    json.endObject()
  }
}

extension MatchTimeout {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MatchTimeout(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MatchTimeout") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mapId", "map_id") {
        mapID = try json.string("MatchTimeout.map_id")
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
    json.endObject()
  }
}

extension InvitationReceived {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try InvitationReceived(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "InvitationReceived") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("invitationId", "invitation_id") {
        invitationID = try json.string("InvitationReceived.invitation_id")
      } else if json.isKey("inviterAccountId", "inviter_account_id") {
        inviterAccountID = try json.string("InvitationReceived.inviter_account_id")
      } else if json.isKey("mapId", "map_id") {
        mapID = try json.string("InvitationReceived.map_id")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("InvitationReceived.expire_time")
      } else if json.isKey("inviter") {
        inviter = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !invitationID.isEmpty {
      json.key("invitationId")
      json.value(invitationID)
    }
    if !inviterAccountID.isEmpty {
      json.key("inviterAccountId")
      json.value(inviterAccountID)
    }
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if let inviter {
      json.key("inviter")
      inviter.write(to: &json)
    }
    json.endObject()
  }
}

extension InvitationClosed {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try InvitationClosed(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "InvitationClosed") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("invitationId", "invitation_id") {
        invitationID = try json.string("InvitationClosed.invitation_id")
      } else if json.isKey("reason") {
        reason = try json.enumeration("InvitationClosed.reason", InvitationClosed.Reason.self)
      } else if json.isKey("gameId", "game_id") {
        gameID = try json.string("InvitationClosed.game_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !invitationID.isEmpty {
      json.key("invitationId")
      json.value(invitationID)
    }
    if reason != .unspecified {
      json.key("reason")
      json.value(reason)
    }
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    json.endObject()
  }
}
