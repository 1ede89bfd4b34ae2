// Written by protoc-gen-cairn from cairn/game/expeditions/v1/results.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension ExpeditionStats {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ExpeditionStats(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ExpeditionStats") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("ExpeditionStats.account_id")
      } else if json.isKey("visitedParkCount", "visited_park_count") {
        visitedParkCount = try json.int64("ExpeditionStats.visited_park_count")
      } else if json.isKey("completedChallengeCount", "completed_challenge_count") {
        completedChallengeCount = try json.int64("ExpeditionStats.completed_challenge_count")
      } else if json.isKey("acceptedAttemptCount", "accepted_attempt_count") {
        acceptedAttemptCount = try json.int64("ExpeditionStats.accepted_attempt_count")
      } else if json.isKey("totalPoints", "total_points") {
        totalPoints = try json.int64("ExpeditionStats.total_points")
      } else if json.isKey("rank") {
        rank = try json.int64("ExpeditionStats.rank")
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
    if visitedParkCount != 0 {
      json.key("visitedParkCount")
      json.value(visitedParkCount)
    }
    if completedChallengeCount != 0 {
      json.key("completedChallengeCount")
      json.value(completedChallengeCount)
    }
    if acceptedAttemptCount != 0 {
      json.key("acceptedAttemptCount")
      json.value(acceptedAttemptCount)
    }
    if totalPoints != 0 {
      json.key("totalPoints")
      json.value(totalPoints)
    }
    if rank != 0 {
      json.key("rank")
      json.value(rank)
    }
    json.endObject()
  }
}

extension GetExpeditionStatsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetExpeditionStatsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetExpeditionStatsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("GetExpeditionStatsRequest.account_id")
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

extension GetExpeditionStatsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetExpeditionStatsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetExpeditionStatsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("stats") {
        stats = try json.skipNull() ? nil : try ExpeditionStats(reading: &json)
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

extension GetFriendScoresRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetFriendScoresRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetFriendScoresRequest") { json in write(to: &json) }
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

extension FriendScore {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FriendScore(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FriendScore") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("FriendScore.account_id")
      } else if json.isKey("totalPoints", "total_points") {
        totalPoints = try json.int64("FriendScore.total_points")
      } else if json.isKey("rank") {
        rank = try json.int64("FriendScore.rank")
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
    if totalPoints != 0 {
      json.key("totalPoints")
      json.value(totalPoints)
    }
    if rank != 0 {
      json.key("rank")
      json.value(rank)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    json.endObject()
  }
}

extension GetFriendScoresResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetFriendScoresResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetFriendScoresResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("scores") {
        scores = try json.list("GetFriendScoresResponse.scores") { (json: inout JSONReader) throws(DecodingError) in try FriendScore(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !scores.isEmpty {
      json.key("scores")
      json.list(scores) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension ListChallengeBoardRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListChallengeBoardRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListChallengeBoardRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("challengeId", "challenge_id") {
        challengeID = try json.string("ListChallengeBoardRequest.challenge_id")
      } else if json.isKey("version") {
        version = try json.int32("ListChallengeBoardRequest.version")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListChallengeBoardRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListChallengeBoardRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !challengeID.isEmpty {
      json.key("challengeId")
      json.value(challengeID)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
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

extension BoardRow {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BoardRow(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BoardRow") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("BoardRow.account_id")
      } else if json.isKey("rank") {
        rank = try json.int64("BoardRow.rank")
      } else if json.isKey("score") {
        score = try json.skipNull() ? nil : try AttemptScore(reading: &json)
      } else if json.isKey("finishTime", "finish_time") {
        finishTime = try json.moment("BoardRow.finish_time")
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else if json.isKey("attemptId", "attempt_id") {
        attemptID = try json.string("BoardRow.attempt_id")
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
    if rank != 0 {
      json.key("rank")
      json.value(rank)
    }
    if let score {
      json.key("score")
      score.write(to: &json)
    }
    if let finishTime {
      json.key("finishTime")
      json.value(finishTime)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    if !attemptID.isEmpty {
      json.key("attemptId")
      json.value(attemptID)
    }
    json.endObject()
  }
}

extension ListChallengeBoardResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListChallengeBoardResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListChallengeBoardResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("rows") {
        rows = try json.list("ListChallengeBoardResponse.rows") { (json: inout JSONReader) throws(DecodingError) in try BoardRow(reading: &json) }
      } else if json.isKey("ownRow", "own_row") {
        ownRow = try json.skipNull() ? nil : try BoardRow(reading: &json)
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListChallengeBoardResponse.next_page_token")
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
    if let ownRow {
      json.key("ownRow")
      ownRow.write(to: &json)
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}
