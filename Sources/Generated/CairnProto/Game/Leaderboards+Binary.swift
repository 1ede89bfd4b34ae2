// Written by protoc-gen-cairn from cairn/game/v1/leaderboards.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Leaderboard {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leaderboard__descriptor_pointer(), as: Cairn__Game__V1__Leaderboard.self) {
      (c) throws(DecodingError) in try Leaderboard(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Leaderboard>) throws(DecodingError) {
    scope = Leaderboard.Scope(rawValue: c.pointee.scope_)
    period = Leaderboard.Period(rawValue: c.pointee.period_)
    mapID = try Binary.string(c.pointee.map_id_, "Leaderboard.map_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__Leaderboard> {
    let c = arena.make(Cairn__Game__V1__Leaderboard.self)
    cairn__game__v1__leaderboard__init(c)
    c.pointee.scope_ = scope.rawValue
    c.pointee.period_ = period.rawValue
    c.pointee.map_id_ = arena.string(mapID)
    return c
  }
}

extension LeaderboardRow {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leaderboard_row__descriptor_pointer(), as: Cairn__Game__V1__LeaderboardRow.self) {
      (c) throws(DecodingError) in try LeaderboardRow(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__LeaderboardRow>) throws(DecodingError) {
    rank = c.pointee.rank_
    if let field = c.pointee.person_ { person = try Person(c: field) }
    gameCount = c.pointee.game_count_
    scoreAverage = c.pointee.score_average_
    isCaller = c.pointee.is_caller_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__LeaderboardRow> {
    let c = arena.make(Cairn__Game__V1__LeaderboardRow.self)
    cairn__game__v1__leaderboard_row__init(c)
    c.pointee.rank_ = rank
    if let person {
      c.pointee.person_ = person.lower(in: arena)
    }
    c.pointee.game_count_ = gameCount
    c.pointee.score_average_ = scoreAverage
    c.pointee.is_caller_ = isCaller ? 1 : 0
    return c
  }
}

extension LeaderboardStanding {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leaderboard_standing__descriptor_pointer(), as: Cairn__Game__V1__LeaderboardStanding.self) {
      (c) throws(DecodingError) in try LeaderboardStanding(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__LeaderboardStanding>) throws(DecodingError) {
    if c.pointee._rank_case.rawValue == 1 { rank = c.pointee.rank_ }
    gameCount = c.pointee.game_count_
    if c.pointee._score_average_case.rawValue == 3 { scoreAverage = c.pointee.score_average_ }
    missingGameCount = c.pointee.missing_game_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__LeaderboardStanding> {
    let c = arena.make(Cairn__Game__V1__LeaderboardStanding.self)
    cairn__game__v1__leaderboard_standing__init(c)
    if let rank {
      c.pointee._rank_case = .init(rawValue: 1)
      c.pointee.rank_ = rank
    }
    c.pointee.game_count_ = gameCount
    if let scoreAverage {
      c.pointee._score_average_case = .init(rawValue: 3)
      c.pointee.score_average_ = scoreAverage
    }
    c.pointee.missing_game_count_ = missingGameCount
    return c
  }
}

extension GetLeaderboardRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_leaderboard_request__descriptor_pointer(), as: Cairn__Game__V1__GetLeaderboardRequest.self) {
      (c) throws(DecodingError) in try GetLeaderboardRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetLeaderboardRequest>) throws(DecodingError) {
    if let field = c.pointee.leaderboard_ { leaderboard = try Leaderboard(c: field) }
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "GetLeaderboardRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetLeaderboardRequest> {
    let c = arena.make(Cairn__Game__V1__GetLeaderboardRequest.self)
    cairn__game__v1__get_leaderboard_request__init(c)
    if let leaderboard {
      c.pointee.leaderboard_ = leaderboard.lower(in: arena)
    }
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension GetLeaderboardResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_leaderboard_response__descriptor_pointer(), as: Cairn__Game__V1__GetLeaderboardResponse.self) {
      (c) throws(DecodingError) in try GetLeaderboardResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetLeaderboardResponse>) throws(DecodingError) {
    rows = try Binary.list(c.pointee.n_rows_, c.pointee.rows_, messages: { (value) throws(DecodingError) in try LeaderboardRow(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "GetLeaderboardResponse.next_page_token")
    if let field = c.pointee.own_ { own = try LeaderboardStanding(c: field) }
    playerCount = c.pointee.player_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetLeaderboardResponse> {
    let c = arena.make(Cairn__Game__V1__GetLeaderboardResponse.self)
    cairn__game__v1__get_leaderboard_response__init(c)
    c.pointee.n_rows_ = rows.count
    c.pointee.rows_ = arena.list(rows) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    if let own {
      c.pointee.own_ = own.lower(in: arena)
    }
    c.pointee.player_count_ = playerCount
    return c
  }
}

extension GetRankAroundRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_rank_around_request__descriptor_pointer(), as: Cairn__Game__V1__GetRankAroundRequest.self) {
      (c) throws(DecodingError) in try GetRankAroundRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetRankAroundRequest>) throws(DecodingError) {
    if let field = c.pointee.leaderboard_ { leaderboard = try Leaderboard(c: field) }
    rowCount = c.pointee.row_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetRankAroundRequest> {
    let c = arena.make(Cairn__Game__V1__GetRankAroundRequest.self)
    cairn__game__v1__get_rank_around_request__init(c)
    if let leaderboard {
      c.pointee.leaderboard_ = leaderboard.lower(in: arena)
    }
    c.pointee.row_count_ = rowCount
    return c
  }
}

extension GetRankAroundResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_rank_around_response__descriptor_pointer(), as: Cairn__Game__V1__GetRankAroundResponse.self) {
      (c) throws(DecodingError) in try GetRankAroundResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetRankAroundResponse>) throws(DecodingError) {
    rows = try Binary.list(c.pointee.n_rows_, c.pointee.rows_, messages: { (value) throws(DecodingError) in try LeaderboardRow(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "GetRankAroundResponse.next_page_token")
    if let field = c.pointee.own_ { own = try LeaderboardStanding(c: field) }
    playerCount = c.pointee.player_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetRankAroundResponse> {
    let c = arena.make(Cairn__Game__V1__GetRankAroundResponse.self)
    cairn__game__v1__get_rank_around_response__init(c)
    c.pointee.n_rows_ = rows.count
    c.pointee.rows_ = arena.list(rows) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    if let own {
      c.pointee.own_ = own.lower(in: arena)
    }
    c.pointee.player_count_ = playerCount
    return c
  }
}
