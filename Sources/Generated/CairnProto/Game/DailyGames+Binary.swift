// Written by protoc-gen-cairn from cairn/game/v1/daily_games.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension GetDailyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_daily_request__descriptor_pointer(), as: Cairn__Game__V1__GetDailyRequest.self) {
      (c) throws(DecodingError) in try GetDailyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetDailyRequest>) throws(DecodingError) {
    day = try Binary.string(c.pointee.day_, "GetDailyRequest.day")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetDailyRequest> {
    let c = arena.make(Cairn__Game__V1__GetDailyRequest.self)
    cairn__game__v1__get_daily_request__init(c)
    c.pointee.day_ = arena.string(day)
    return c
  }
}

extension GetDailyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_daily_response__descriptor_pointer(), as: Cairn__Game__V1__GetDailyResponse.self) {
      (c) throws(DecodingError) in try GetDailyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetDailyResponse>) throws(DecodingError) {
    day = try Binary.string(c.pointee.day_, "GetDailyResponse.day")
    mapID = try Binary.string(c.pointee.map_id_, "GetDailyResponse.map_id")
    commitment = Binary.bytes(c.pointee.commitment_)
    seed = Binary.bytes(c.pointee.seed_)
    locationIDs = try Binary.list(c.pointee.n_location_ids_, c.pointee.location_ids_, { (value) throws(DecodingError) in try Binary.string(value, "GetDailyResponse.location_ids") })
    gameID = try Binary.string(c.pointee.game_id_, "GetDailyResponse.game_id")
    if c.pointee._score_case.rawValue == 7 { score = c.pointee.score_ }
    streakCount = c.pointee.streak_count_
    shareText = try Binary.string(c.pointee.share_text_, "GetDailyResponse.share_text")
    positions = try Binary.list(c.pointee.n_positions_, c.pointee.positions_, messages: { (value) throws(DecodingError) in try LatLng(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetDailyResponse> {
    let c = arena.make(Cairn__Game__V1__GetDailyResponse.self)
    cairn__game__v1__get_daily_response__init(c)
    c.pointee.day_ = arena.string(day)
    c.pointee.map_id_ = arena.string(mapID)
    c.pointee.commitment_ = arena.bytes(commitment)
    c.pointee.seed_ = arena.bytes(seed)
    c.pointee.n_location_ids_ = locationIDs.count
    c.pointee.location_ids_ = arena.list(locationIDs) { value in arena.string(value) }
    c.pointee.game_id_ = arena.string(gameID)
    if let score {
      c.pointee._score_case = .init(rawValue: 7)
      c.pointee.score_ = score
    }
    c.pointee.streak_count_ = streakCount
    c.pointee.share_text_ = arena.string(shareText)
    c.pointee.n_positions_ = positions.count
    c.pointee.positions_ = arena.list(positions) { value in value.lower(in: arena) }
    return c
  }
}

extension StartDailyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__start_daily_request__descriptor_pointer(), as: Cairn__Game__V1__StartDailyRequest.self) {
      (c) throws(DecodingError) in try StartDailyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__StartDailyRequest>) throws(DecodingError) {
    timeZone = try Binary.string(c.pointee.time_zone_, "StartDailyRequest.time_zone")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__StartDailyRequest> {
    let c = arena.make(Cairn__Game__V1__StartDailyRequest.self)
    cairn__game__v1__start_daily_request__init(c)
    c.pointee.time_zone_ = arena.string(timeZone)
    return c
  }
}

extension StartDailyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__start_daily_response__descriptor_pointer(), as: Cairn__Game__V1__StartDailyResponse.self) {
      (c) throws(DecodingError) in try StartDailyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__StartDailyResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__StartDailyResponse> {
    let c = arena.make(Cairn__Game__V1__StartDailyResponse.self)
    cairn__game__v1__start_daily_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}
