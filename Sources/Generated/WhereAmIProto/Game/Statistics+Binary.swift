// Written by protoc-gen-cairn from cairn/game/whereami/v1/statistics.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension Statistics {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__statistics__descriptor_pointer(), as: Cairn__Game__Whereami__V1__Statistics.self) {
      (c) throws(DecodingError) in try Statistics(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__Statistics>) throws(DecodingError) {
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

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if gameCount != 0 {
      binary.field(2, gameCount)
    }
    if singleGameCount != 0 {
      binary.field(3, singleGameCount)
    }
    if multiplayerGameCount != 0 {
      binary.field(4, multiplayerGameCount)
    }
    if scoreSum != 0 {
      binary.field(5, scoreSum)
    }
    if scoreMax != 0 {
      binary.field(6, scoreMax)
    }
    if let scoreAverage {
      binary.field(7, scoreAverage)
    }
    if winCount != 0 {
      binary.field(8, winCount)
    }
    if winStreakCount != 0 {
      binary.field(9, winStreakCount)
    }
    if quitCount != 0 {
      binary.field(10, quitCount)
    }
    if dayStreakCount != 0 {
      binary.field(11, dayStreakCount)
    }
    if gamesTodayCount != 0 {
      binary.field(12, gamesTodayCount)
    }
    if let rating {
      binary.field(13, rating)
    }
    if ratedGameCount != 0 {
      binary.field(14, ratedGameCount)
    }
  }
}

extension GetStatisticsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_statistics_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetStatisticsRequest.self) {
      (c) throws(DecodingError) in try GetStatisticsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetStatisticsRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "GetStatisticsRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension GetStatisticsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_statistics_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetStatisticsResponse.self) {
      (c) throws(DecodingError) in try GetStatisticsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetStatisticsResponse>) throws(DecodingError) {
    if let field = c.pointee.statistics_ { statistics = try Statistics(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let statistics {
      let start = binary.begin(1)
      statistics.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetDayRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_day_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetDayRequest.self) {
      (c) throws(DecodingError) in try GetDayRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetDayRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetDayResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_day_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetDayResponse.self) {
      (c) throws(DecodingError) in try GetDayResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetDayResponse>) throws(DecodingError) {
    gameCount = c.pointee.game_count_
    places = try Binary.list(c.pointee.n_places_, c.pointee.places_, messages: { (value) throws(DecodingError) in try CairnProto.LatLng(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if gameCount != 0 {
      binary.field(1, gameCount)
    }
    if !places.isEmpty {
      for element in places {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}
