// Written by protoc-gen-cairn from cairn/game/whereami/v1/statistics.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension Statistics {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Statistics(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Statistics") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("Statistics.account_id")
      } else if json.isKey("gameCount", "game_count") {
        gameCount = try json.int64("Statistics.game_count")
      } else if json.isKey("singleGameCount", "single_game_count") {
        singleGameCount = try json.int64("Statistics.single_game_count")
      } else if json.isKey("multiplayerGameCount", "multiplayer_game_count") {
        multiplayerGameCount = try json.int64("Statistics.multiplayer_game_count")
      } else if json.isKey("scoreSum", "score_sum") {
        scoreSum = try json.int64("Statistics.score_sum")
      } else if json.isKey("scoreMax", "score_max") {
        scoreMax = try json.int32("Statistics.score_max")
      } else if json.isKey("scoreAverage", "score_average") {
        scoreAverage = try json.skipNull() ? nil : try json.double("Statistics.score_average")
      } else if json.isKey("winCount", "win_count") {
        winCount = try json.int64("Statistics.win_count")
      } else if json.isKey("winStreakCount", "win_streak_count") {
        winStreakCount = try json.int64("Statistics.win_streak_count")
      } else if json.isKey("quitCount", "quit_count") {
        quitCount = try json.int64("Statistics.quit_count")
      } else if json.isKey("dayStreakCount", "day_streak_count") {
        dayStreakCount = try json.int64("Statistics.day_streak_count")
      } else if json.isKey("gamesTodayCount", "games_today_count") {
        gamesTodayCount = try json.int64("Statistics.games_today_count")
      } else if json.isKey("rating") {
        rating = try json.skipNull() ? nil : try json.int32("Statistics.rating")
      } else if json.isKey("ratedGameCount", "rated_game_count") {
        ratedGameCount = try json.int64("Statistics.rated_game_count")
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
    if gameCount != 0 {
      json.key("gameCount")
      json.value(gameCount)
    }
    if singleGameCount != 0 {
      json.key("singleGameCount")
      json.value(singleGameCount)
    }
    if multiplayerGameCount != 0 {
      json.key("multiplayerGameCount")
      json.value(multiplayerGameCount)
    }
    if scoreSum != 0 {
      json.key("scoreSum")
      json.value(scoreSum)
    }
    if scoreMax != 0 {
      json.key("scoreMax")
      json.value(scoreMax)
    }
    if let scoreAverage {
      json.key("scoreAverage")
      json.value(scoreAverage)
    }
    if winCount != 0 {
      json.key("winCount")
      json.value(winCount)
    }
    if winStreakCount != 0 {
      json.key("winStreakCount")
      json.value(winStreakCount)
    }
    if quitCount != 0 {
      json.key("quitCount")
      json.value(quitCount)
    }
    if dayStreakCount != 0 {
      json.key("dayStreakCount")
      json.value(dayStreakCount)
    }
    if gamesTodayCount != 0 {
      json.key("gamesTodayCount")
      json.value(gamesTodayCount)
    }
    if let rating {
      json.key("rating")
      json.value(rating)
    }
    if ratedGameCount != 0 {
      json.key("ratedGameCount")
      json.value(ratedGameCount)
    }
    json.endObject()
  }
}

extension GetStatisticsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetStatisticsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetStatisticsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("GetStatisticsRequest.account_id")
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
    json.endObject()
  }
}

extension GetStatisticsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetStatisticsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetStatisticsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("statistics") {
        statistics = try json.skipNull() ? nil : try Statistics(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let statistics {
      json.key("statistics")
      statistics.write(to: &json)
    }
    json.endObject()
  }
}

extension GetDayRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetDayRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetDayRequest") { json in write(to: &json) }
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

extension GetDayResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetDayResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetDayResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameCount", "game_count") {
        gameCount = try json.int32("GetDayResponse.game_count")
      } else if json.isKey("places") {
        places = try json.list("GetDayResponse.places") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.LatLng(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if gameCount != 0 {
      json.key("gameCount")
      json.value(gameCount)
    }
    if !places.isEmpty {
      json.key("places")
      json.list(places) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}
