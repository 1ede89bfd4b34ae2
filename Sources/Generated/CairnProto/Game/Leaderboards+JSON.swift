// Written by protoc-gen-cairn from cairn/game/v1/leaderboards.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Leaderboard {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Leaderboard(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Leaderboard") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("scope") {
        scope = try json.enumeration("Leaderboard.scope", Leaderboard.Scope.self)
      } else if json.isKey("period") {
        period = try json.enumeration("Leaderboard.period", Leaderboard.Period.self)
      } else if json.isKey("mapId", "map_id") {
        mapID = try json.string("Leaderboard.map_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if scope != .unspecified {
      json.key("scope")
      json.value(scope)
    }
    if period != .unspecified {
      json.key("period")
      json.value(period)
    }
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    json.endObject()
  }
}

extension LeaderboardRow {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LeaderboardRow(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LeaderboardRow") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("rank") {
        rank = try json.int64("LeaderboardRow.rank")
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try Person(reading: &json)
      } else if json.isKey("gameCount", "game_count") {
        gameCount = try json.int64("LeaderboardRow.game_count")
      } else if json.isKey("scoreAverage", "score_average") {
        scoreAverage = try json.double("LeaderboardRow.score_average")
      } else if json.isKey("isCaller", "is_caller") {
        isCaller = try json.bool("LeaderboardRow.is_caller")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if rank != 0 {
      json.key("rank")
      json.value(rank)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    if gameCount != 0 {
      json.key("gameCount")
      json.value(gameCount)
    }
    if scoreAverage != 0 {
      json.key("scoreAverage")
      json.value(scoreAverage)
    }
    if isCaller {
      json.key("isCaller")
      json.value(isCaller)
    }
    json.endObject()
  }
}

extension LeaderboardStanding {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LeaderboardStanding(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LeaderboardStanding") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("rank") {
        rank = try json.skipNull() ? nil : try json.int64("LeaderboardStanding.rank")
      } else if json.isKey("gameCount", "game_count") {
        gameCount = try json.int64("LeaderboardStanding.game_count")
      } else if json.isKey("scoreAverage", "score_average") {
        scoreAverage = try json.skipNull() ? nil : try json.double("LeaderboardStanding.score_average")
      } else if json.isKey("missingGameCount", "missing_game_count") {
        missingGameCount = try json.int64("LeaderboardStanding.missing_game_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let rank {
      json.key("rank")
      json.value(rank)
    }
    if gameCount != 0 {
      json.key("gameCount")
      json.value(gameCount)
    }
    if let scoreAverage {
      json.key("scoreAverage")
      json.value(scoreAverage)
    }
    if missingGameCount != 0 {
      json.key("missingGameCount")
      json.value(missingGameCount)
    }
    json.endObject()
  }
}

extension GetLeaderboardRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetLeaderboardRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetLeaderboardRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("leaderboard") {
        leaderboard = try json.skipNull() ? nil : try Leaderboard(reading: &json)
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("GetLeaderboardRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("GetLeaderboardRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let leaderboard {
      json.key("leaderboard")
      leaderboard.write(to: &json)
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

extension GetLeaderboardResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetLeaderboardResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetLeaderboardResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("rows") {
        rows = try json.list("GetLeaderboardResponse.rows") { (json: inout JSONReader) throws(DecodingError) in try LeaderboardRow(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("GetLeaderboardResponse.next_page_token")
      } else if json.isKey("own") {
        own = try json.skipNull() ? nil : try LeaderboardStanding(reading: &json)
      } else if json.isKey("playerCount", "player_count") {
        playerCount = try json.int64("GetLeaderboardResponse.player_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !rows.isEmpty {
      json.key("rows")
      json.list(rows) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if let own {
      json.key("own")
      own.write(to: &json)
    }
    if playerCount != 0 {
      json.key("playerCount")
      json.value(playerCount)
    }
    json.endObject()
  }
}

extension GetRankAroundRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetRankAroundRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetRankAroundRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("leaderboard") {
        leaderboard = try json.skipNull() ? nil : try Leaderboard(reading: &json)
      } else if json.isKey("rowCount", "row_count") {
        rowCount = try json.int32("GetRankAroundRequest.row_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let leaderboard {
      json.key("leaderboard")
      leaderboard.write(to: &json)
    }
    if rowCount != 0 {
      json.key("rowCount")
      json.value(rowCount)
    }
    json.endObject()
  }
}

extension GetRankAroundResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetRankAroundResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetRankAroundResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("rows") {
        rows = try json.list("GetRankAroundResponse.rows") { (json: inout JSONReader) throws(DecodingError) in try LeaderboardRow(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("GetRankAroundResponse.next_page_token")
      } else if json.isKey("own") {
        own = try json.skipNull() ? nil : try LeaderboardStanding(reading: &json)
      } else if json.isKey("playerCount", "player_count") {
        playerCount = try json.int64("GetRankAroundResponse.player_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !rows.isEmpty {
      json.key("rows")
      json.list(rows) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if let own {
      json.key("own")
      own.write(to: &json)
    }
    if playerCount != 0 {
      json.key("playerCount")
      json.value(playerCount)
    }
    json.endObject()
  }
}
