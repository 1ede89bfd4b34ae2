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
      if json.isKey("realm") {
        realm = try json.enumeration("Leaderboard.realm", Realm.self)
      } else if json.isKey("board") {
        board = try json.string("Leaderboard.board")
      } else if json.isKey("key") {
        key = try json.string("Leaderboard.key")
      } else if json.isKey("scope") {
        scope = try json.enumeration("Leaderboard.scope", Leaderboard.Scope.self)
      } else if json.isKey("period") {
        period = try json.enumeration("Leaderboard.period", Leaderboard.Period.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if !board.isEmpty {
      json.key("board")
      json.value(board)
    }
    if !key.isEmpty {
      json.key("key")
      json.value(key)
    }
    if scope != .unspecified {
      json.key("scope")
      json.value(scope)
    }
    if period != .unspecified {
      json.key("period")
      json.value(period)
    }
    json.endObject()
  }
}

extension LeaderboardValue {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LeaderboardValue(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LeaderboardValue") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("average") {
        value = try json.skipNull() ? nil : .average(try json.double("LeaderboardValue.average"))
      } else if json.isKey("sum") {
        value = try json.skipNull() ? nil : .sum(try json.int64("LeaderboardValue.sum"))
      } else if json.isKey("best") {
        value = try json.skipNull() ? nil : .best(try json.int64("LeaderboardValue.best"))
      } else if json.isKey("count") {
        value = try json.skipNull() ? nil : .count(try json.int64("LeaderboardValue.count"))
      } else if json.isKey("unit") {
        unit = try json.enumeration("LeaderboardValue.unit", LeaderboardValue.Unit.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if unit != .unspecified {
      json.key("unit")
      json.value(unit)
    }
    switch value {
    case nil: break
    case .average(let value):
      json.key("average")
      json.value(value)
    case .sum(let value):
      json.key("sum")
      json.value(value)
    case .best(let value):
      json.key("best")
      json.value(value)
    case .count(let value):
      json.key("count")
      json.value(value)
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
      } else if json.isKey("entryCount", "entry_count") {
        entryCount = try json.int64("LeaderboardRow.entry_count")
      } else if json.isKey("value") {
        value = try json.skipNull() ? nil : try LeaderboardValue(reading: &json)
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
    if entryCount != 0 {
      json.key("entryCount")
      json.value(entryCount)
    }
    if let value {
      json.key("value")
      value.write(to: &json)
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
      } else if json.isKey("entryCount", "entry_count") {
        entryCount = try json.int64("LeaderboardStanding.entry_count")
      } else if json.isKey("value") {
        value = try json.skipNull() ? nil : try LeaderboardValue(reading: &json)
      } else if json.isKey("missingEntryCount", "missing_entry_count") {
        missingEntryCount = try json.int64("LeaderboardStanding.missing_entry_count")
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
    if entryCount != 0 {
      json.key("entryCount")
      json.value(entryCount)
    }
    if let value {
      json.key("value")
      value.write(to: &json)
    }
    if missingEntryCount != 0 {
      json.key("missingEntryCount")
      json.value(missingEntryCount)
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
