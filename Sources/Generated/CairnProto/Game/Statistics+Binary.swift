// Written by protoc-gen-cairn from cairn/game/v1/statistics.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Statistics {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__statistics__descriptor_pointer(), as: Cairn__Game__V1__Statistics.self) {
      (c) throws(DecodingError) in try Statistics(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Statistics>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "Statistics.account_id")
    gameCount = c.pointee.game_count_
    singleGameCount = c.pointee.single_game_count_
    multiplayerGameCount = c.pointee.multiplayer_game_count_
    scoreSum = c.pointee.score_sum_
    scoreMax = c.pointee.score_max_
    if c.pointee._score_average_case.rawValue == 7 { scoreAverage = c.pointee.score_average_ }
    winCount = c.pointee.win_count_
    winStreakCount = c.pointee.win_streak_count_
    quitCount = c.pointee.quit_count_
    dayStreakCount = c.pointee.day_streak_count_
    gamesTodayCount = c.pointee.games_today_count_
    if c.pointee._rating_case.rawValue == 13 { rating = c.pointee.rating_ }
    ratedGameCount = c.pointee.rated_game_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__Statistics> {
    let c = arena.make(Cairn__Game__V1__Statistics.self)
    cairn__game__v1__statistics__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.game_count_ = gameCount
    c.pointee.single_game_count_ = singleGameCount
    c.pointee.multiplayer_game_count_ = multiplayerGameCount
    c.pointee.score_sum_ = scoreSum
    c.pointee.score_max_ = scoreMax
    if let scoreAverage {
      c.pointee._score_average_case = .init(rawValue: 7)
      c.pointee.score_average_ = scoreAverage
    }
    c.pointee.win_count_ = winCount
    c.pointee.win_streak_count_ = winStreakCount
    c.pointee.quit_count_ = quitCount
    c.pointee.day_streak_count_ = dayStreakCount
    c.pointee.games_today_count_ = gamesTodayCount
    if let rating {
      c.pointee._rating_case = .init(rawValue: 13)
      c.pointee.rating_ = rating
    }
    c.pointee.rated_game_count_ = ratedGameCount
    return c
  }
}

extension GetStatisticsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_statistics_request__descriptor_pointer(), as: Cairn__Game__V1__GetStatisticsRequest.self) {
      (c) throws(DecodingError) in try GetStatisticsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetStatisticsRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "GetStatisticsRequest.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetStatisticsRequest> {
    let c = arena.make(Cairn__Game__V1__GetStatisticsRequest.self)
    cairn__game__v1__get_statistics_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}

extension GetStatisticsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_statistics_response__descriptor_pointer(), as: Cairn__Game__V1__GetStatisticsResponse.self) {
      (c) throws(DecodingError) in try GetStatisticsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetStatisticsResponse>) throws(DecodingError) {
    if let field = c.pointee.statistics_ { statistics = try Statistics(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetStatisticsResponse> {
    let c = arena.make(Cairn__Game__V1__GetStatisticsResponse.self)
    cairn__game__v1__get_statistics_response__init(c)
    if let statistics {
      c.pointee.statistics_ = statistics.lower(in: arena)
    }
    return c
  }
}
