// Written by protoc-gen-cairn from cairn/game/expeditions/v1/results.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension ExpeditionStats {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__expedition_stats__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ExpeditionStats.self) {
      (c) throws(DecodingError) in try ExpeditionStats(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ExpeditionStats>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "ExpeditionStats.account_id")
    visitedParkCount = c.pointee.visited_park_count_
    completedChallengeCount = c.pointee.completed_challenge_count_
    acceptedAttemptCount = c.pointee.accepted_attempt_count_
    totalPoints = c.pointee.total_points_
    rank = c.pointee.rank_
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if visitedParkCount != 0 {
      binary.field(2, visitedParkCount)
    }
    if completedChallengeCount != 0 {
      binary.field(3, completedChallengeCount)
    }
    if acceptedAttemptCount != 0 {
      binary.field(4, acceptedAttemptCount)
    }
    if totalPoints != 0 {
      binary.field(5, totalPoints)
    }
    if rank != 0 {
      binary.field(6, rank)
    }
  }
}

extension GetExpeditionStatsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_expedition_stats_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetExpeditionStatsRequest.self) {
      (c) throws(DecodingError) in try GetExpeditionStatsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetExpeditionStatsRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "GetExpeditionStatsRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension GetExpeditionStatsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_expedition_stats_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetExpeditionStatsResponse.self) {
      (c) throws(DecodingError) in try GetExpeditionStatsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetExpeditionStatsResponse>) throws(DecodingError) {
    if let field = c.pointee.stats_ { stats = try ExpeditionStats(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let stats {
      let start = binary.begin(1)
      stats.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetFriendScoresRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_friend_scores_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetFriendScoresRequest.self) {
      (c) throws(DecodingError) in try GetFriendScoresRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetFriendScoresRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension FriendScore {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__friend_score__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__FriendScore.self) {
      (c) throws(DecodingError) in try FriendScore(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__FriendScore>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "FriendScore.account_id")
    totalPoints = c.pointee.total_points_
    rank = c.pointee.rank_
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if totalPoints != 0 {
      binary.field(2, totalPoints)
    }
    if rank != 0 {
      binary.field(3, rank)
    }
    if let person {
      let start = binary.begin(4)
      person.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetFriendScoresResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_friend_scores_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetFriendScoresResponse.self) {
      (c) throws(DecodingError) in try GetFriendScoresResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetFriendScoresResponse>) throws(DecodingError) {
    scores = try Binary.list(c.pointee.n_scores_, c.pointee.scores_, messages: { (value) throws(DecodingError) in try FriendScore(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !scores.isEmpty {
      for element in scores {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension ListChallengeBoardRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__list_challenge_board_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ListChallengeBoardRequest.self) {
      (c) throws(DecodingError) in try ListChallengeBoardRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ListChallengeBoardRequest>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "ListChallengeBoardRequest.challenge_id")
    version = c.pointee.version_
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListChallengeBoardRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
    if version != 0 {
      binary.field(2, version)
    }
    if pageSize != 0 {
      binary.field(3, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(4, pageToken)
    }
  }
}

extension BoardRow {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__board_row__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__BoardRow.self) {
      (c) throws(DecodingError) in try BoardRow(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__BoardRow>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "BoardRow.account_id")
    rank = c.pointee.rank_
    if let field = c.pointee.score_ { score = try AttemptScore(c: field) }
    finishTime = try moment(c.pointee.finish_time_, "BoardRow.finish_time")
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
    attemptID = try Binary.string(c.pointee.attempt_id_, "BoardRow.attempt_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if rank != 0 {
      binary.field(2, rank)
    }
    if let score {
      let start = binary.begin(3)
      score.write(to: &binary)
      binary.end(start)
    }
    if let finishTime {
      binary.field(4, finishTime)
    }
    if let person {
      let start = binary.begin(5)
      person.write(to: &binary)
      binary.end(start)
    }
    if !attemptID.isEmpty {
      binary.field(6, attemptID)
    }
  }
}

extension ListChallengeBoardResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__list_challenge_board_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ListChallengeBoardResponse.self) {
      (c) throws(DecodingError) in try ListChallengeBoardResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ListChallengeBoardResponse>) throws(DecodingError) {
    rows = try Binary.list(c.pointee.n_rows_, c.pointee.rows_, messages: { (value) throws(DecodingError) in try BoardRow(c: value) })
    if let field = c.pointee.own_row_ { ownRow = try BoardRow(c: field) }
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListChallengeBoardResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !rows.isEmpty {
      for element in rows {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let ownRow {
      let start = binary.begin(2)
      ownRow.write(to: &binary)
      binary.end(start)
    }
    if !nextPageToken.isEmpty {
      binary.field(3, nextPageToken)
    }
  }
}
