// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cachers.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension GetCacherStatsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetCacherStatsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetCacherStatsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("GetCacherStatsRequest.account_id")
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

extension FindSquare {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindSquare(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindSquare") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("difficulty") {
        difficulty = try json.double("FindSquare.difficulty")
      } else if json.isKey("terrain") {
        terrain = try json.double("FindSquare.terrain")
      } else if json.isKey("findCount", "find_count") {
        findCount = try json.int64("FindSquare.find_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if difficulty != 0 {
      json.key("difficulty")
      json.value(difficulty)
    }
    if terrain != 0 {
      json.key("terrain")
      json.value(terrain)
    }
    if findCount != 0 {
      json.key("findCount")
      json.value(findCount)
    }
    json.endObject()
  }
}

extension CacherStats {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CacherStats(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CacherStats") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("findCount", "find_count") {
        findCount = try json.int64("CacherStats.find_count")
      } else if json.isKey("hideCount", "hide_count") {
        hideCount = try json.int64("CacherStats.hide_count")
      } else if json.isKey("pointCount", "point_count") {
        pointCount = try json.int64("CacherStats.point_count")
      } else if json.isKey("firstFindCount", "first_find_count") {
        firstFindCount = try json.int64("CacherStats.first_find_count")
      } else if json.isKey("didNotFindCount", "did_not_find_count") {
        didNotFindCount = try json.int64("CacherStats.did_not_find_count")
      } else if json.isKey("squares") {
        squares = try json.list("CacherStats.squares") { (json: inout JSONReader) throws(DecodingError) in try FindSquare(reading: &json) }
      } else if json.isKey("dayStreakCount", "day_streak_count") {
        dayStreakCount = try json.int32("CacherStats.day_streak_count")
      } else if json.isKey("dayStreakCountMax", "day_streak_count_max") {
        dayStreakCountMax = try json.int32("CacherStats.day_streak_count_max")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if findCount != 0 {
      json.key("findCount")
      json.value(findCount)
    }
    if hideCount != 0 {
      json.key("hideCount")
      json.value(hideCount)
    }
    if pointCount != 0 {
      json.key("pointCount")
      json.value(pointCount)
    }
    if firstFindCount != 0 {
      json.key("firstFindCount")
      json.value(firstFindCount)
    }
    if didNotFindCount != 0 {
      json.key("didNotFindCount")
      json.value(didNotFindCount)
    }
    if !squares.isEmpty {
      json.key("squares")
      json.list(squares) { json, element in element.write(to: &json) }
    }
    if dayStreakCount != 0 {
      json.key("dayStreakCount")
      json.value(dayStreakCount)
    }
    if dayStreakCountMax != 0 {
      json.key("dayStreakCountMax")
      json.value(dayStreakCountMax)
    }
    json.endObject()
  }
}

extension GetCacherStatsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetCacherStatsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetCacherStatsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("stats") {
        stats = try json.skipNull() ? nil : try CacherStats(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let stats {
      json.key("stats")
      stats.write(to: &json)
    }
    json.endObject()
  }
}
