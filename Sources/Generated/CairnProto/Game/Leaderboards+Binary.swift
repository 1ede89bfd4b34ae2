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
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Leaderboard>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
    board = try Binary.string(c.pointee.board_, "Leaderboard.board")
    key = try Binary.string(c.pointee.key_, "Leaderboard.key")
    scope = Leaderboard.Scope(rawValue: c.pointee.scope_)
    period = Leaderboard.Period(rawValue: c.pointee.period_)
  }

  func write(to binary: inout BinaryWriter) {
    if realm != .unspecified {
      binary.field(1, realm)
    }
    if !board.isEmpty {
      binary.field(2, board)
    }
    if !key.isEmpty {
      binary.field(3, key)
    }
    if scope != .unspecified {
      binary.field(4, scope)
    }
    if period != .unspecified {
      binary.field(5, period)
    }
  }
}

extension LeaderboardValue {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leaderboard_value__descriptor_pointer(), as: Cairn__Game__V1__LeaderboardValue.self) {
      (c) throws(DecodingError) in try LeaderboardValue(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__LeaderboardValue>) throws(DecodingError) {
    if c.pointee.value_case.rawValue == 1 { value = .average(c.pointee.average_) }
    if c.pointee.value_case.rawValue == 2 { value = .sum(c.pointee.sum_) }
    if c.pointee.value_case.rawValue == 3 { value = .best(c.pointee.best_) }
    if c.pointee.value_case.rawValue == 4 { value = .count(c.pointee.count_) }
    unit = LeaderboardValue.Unit(rawValue: c.pointee.unit_)
  }

  func write(to binary: inout BinaryWriter) {
    switch value {
    case .average(let value):
      binary.field(1, value)
    case .sum(let value):
      binary.field(2, value)
    case .best(let value):
      binary.field(3, value)
    case .count(let value):
      binary.field(4, value)
    default: break
    }
    if unit != .unspecified {
      binary.field(5, unit)
    }
  }
}

extension LeaderboardRow {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leaderboard_row__descriptor_pointer(), as: Cairn__Game__V1__LeaderboardRow.self) {
      (c) throws(DecodingError) in try LeaderboardRow(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__LeaderboardRow>) throws(DecodingError) {
    rank = c.pointee.rank_
    if let field = c.pointee.person_ { person = try Person(c: field) }
    entryCount = c.pointee.entry_count_
    if let field = c.pointee.value_ { value = try LeaderboardValue(c: field) }
    isCaller = c.pointee.is_caller_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if rank != 0 {
      binary.field(1, rank)
    }
    if let person {
      let start = binary.begin(2)
      person.write(to: &binary)
      binary.end(start)
    }
    if entryCount != 0 {
      binary.field(3, entryCount)
    }
    if let value {
      let start = binary.begin(4)
      value.write(to: &binary)
      binary.end(start)
    }
    if isCaller {
      binary.field(5, isCaller)
    }
  }
}

extension LeaderboardStanding {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leaderboard_standing__descriptor_pointer(), as: Cairn__Game__V1__LeaderboardStanding.self) {
      (c) throws(DecodingError) in try LeaderboardStanding(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__LeaderboardStanding>) throws(DecodingError) {
    if c.pointee._rank_case.rawValue == 1 { rank = c.pointee.rank_ }
    entryCount = c.pointee.entry_count_
    if let field = c.pointee.value_ { value = try LeaderboardValue(c: field) }
    missingEntryCount = c.pointee.missing_entry_count_
  }

  func write(to binary: inout BinaryWriter) {
    if let rank {
      binary.field(1, rank)
    }
    if entryCount != 0 {
      binary.field(2, entryCount)
    }
    if let value {
      let start = binary.begin(3)
      value.write(to: &binary)
      binary.end(start)
    }
    if missingEntryCount != 0 {
      binary.field(4, missingEntryCount)
    }
  }
}

extension GetLeaderboardRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_leaderboard_request__descriptor_pointer(), as: Cairn__Game__V1__GetLeaderboardRequest.self) {
      (c) throws(DecodingError) in try GetLeaderboardRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetLeaderboardRequest>) throws(DecodingError) {
    if let field = c.pointee.leaderboard_ { leaderboard = try Leaderboard(c: field) }
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "GetLeaderboardRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if let leaderboard {
      let start = binary.begin(1)
      leaderboard.write(to: &binary)
      binary.end(start)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension GetLeaderboardResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_leaderboard_response__descriptor_pointer(), as: Cairn__Game__V1__GetLeaderboardResponse.self) {
      (c) throws(DecodingError) in try GetLeaderboardResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetLeaderboardResponse>) throws(DecodingError) {
    rows = try Binary.list(c.pointee.n_rows_, c.pointee.rows_, messages: { (value) throws(DecodingError) in try LeaderboardRow(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "GetLeaderboardResponse.next_page_token")
    if let field = c.pointee.own_ { own = try LeaderboardStanding(c: field) }
    playerCount = c.pointee.player_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !rows.isEmpty {
      for element in rows {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
    if let own {
      let start = binary.begin(3)
      own.write(to: &binary)
      binary.end(start)
    }
    if playerCount != 0 {
      binary.field(4, playerCount)
    }
  }
}

extension GetRankAroundRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_rank_around_request__descriptor_pointer(), as: Cairn__Game__V1__GetRankAroundRequest.self) {
      (c) throws(DecodingError) in try GetRankAroundRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetRankAroundRequest>) throws(DecodingError) {
    if let field = c.pointee.leaderboard_ { leaderboard = try Leaderboard(c: field) }
    rowCount = c.pointee.row_count_
  }

  func write(to binary: inout BinaryWriter) {
    if let leaderboard {
      let start = binary.begin(1)
      leaderboard.write(to: &binary)
      binary.end(start)
    }
    if rowCount != 0 {
      binary.field(2, rowCount)
    }
  }
}

extension GetRankAroundResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_rank_around_response__descriptor_pointer(), as: Cairn__Game__V1__GetRankAroundResponse.self) {
      (c) throws(DecodingError) in try GetRankAroundResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetRankAroundResponse>) throws(DecodingError) {
    rows = try Binary.list(c.pointee.n_rows_, c.pointee.rows_, messages: { (value) throws(DecodingError) in try LeaderboardRow(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "GetRankAroundResponse.next_page_token")
    if let field = c.pointee.own_ { own = try LeaderboardStanding(c: field) }
    playerCount = c.pointee.player_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !rows.isEmpty {
      for element in rows {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
    if let own {
      let start = binary.begin(3)
      own.write(to: &binary)
      binary.end(start)
    }
    if playerCount != 0 {
      binary.field(4, playerCount)
    }
  }
}
