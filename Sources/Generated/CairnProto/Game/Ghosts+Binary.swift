// Written by protoc-gen-cairn from cairn/game/v1/ghosts.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Ghost {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__ghost__descriptor_pointer(), as: Cairn__Game__V1__Ghost.self) {
      (c) throws(DecodingError) in try Ghost(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Ghost>) throws(DecodingError) {
    rounds = try Binary.list(c.pointee.n_rounds_, c.pointee.rounds_, messages: { (value) throws(DecodingError) in try GhostRound(c: value) })
    score = c.pointee.score_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__Ghost> {
    let c = arena.make(Cairn__Game__V1__Ghost.self)
    cairn__game__v1__ghost__init(c)
    c.pointee.n_rounds_ = rounds.count
    c.pointee.rounds_ = arena.list(rounds) { value in value.lower(in: arena) }
    c.pointee.score_ = score
    return c
  }
}

extension GhostRound {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__ghost_round__descriptor_pointer(), as: Cairn__Game__V1__GhostRound.self) {
      (c) throws(DecodingError) in try GhostRound(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GhostRound>) throws(DecodingError) {
    roundNumber = c.pointee.round_number_
    answerAfterMs = c.pointee.answer_after_ms_
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    if c.pointee._distance_m_case.rawValue == 4 { distanceM = c.pointee.distance_m_ }
    if c.pointee._score_case.rawValue == 5 { score = c.pointee.score_ }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GhostRound> {
    let c = arena.make(Cairn__Game__V1__GhostRound.self)
    cairn__game__v1__ghost_round__init(c)
    c.pointee.round_number_ = roundNumber
    c.pointee.answer_after_ms_ = answerAfterMs
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    if let distanceM {
      c.pointee._distance_m_case = .init(rawValue: 4)
      c.pointee.distance_m_ = distanceM
    }
    if let score {
      c.pointee._score_case = .init(rawValue: 5)
      c.pointee.score_ = score
    }
    return c
  }
}

extension StartGhostRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__start_ghost_request__descriptor_pointer(), as: Cairn__Game__V1__StartGhostRequest.self) {
      (c) throws(DecodingError) in try StartGhostRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__StartGhostRequest>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "StartGhostRequest.map_id")
    timeZone = try Binary.string(c.pointee.time_zone_, "StartGhostRequest.time_zone")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__StartGhostRequest> {
    let c = arena.make(Cairn__Game__V1__StartGhostRequest.self)
    cairn__game__v1__start_ghost_request__init(c)
    c.pointee.map_id_ = arena.string(mapID)
    c.pointee.time_zone_ = arena.string(timeZone)
    return c
  }
}

extension StartGhostResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__start_ghost_response__descriptor_pointer(), as: Cairn__Game__V1__StartGhostResponse.self) {
      (c) throws(DecodingError) in try StartGhostResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__StartGhostResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
    if let field = c.pointee.ghost_ { ghost = try Ghost(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__StartGhostResponse> {
    let c = arena.make(Cairn__Game__V1__StartGhostResponse.self)
    cairn__game__v1__start_ghost_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    if let ghost {
      c.pointee.ghost_ = ghost.lower(in: arena)
    }
    return c
  }
}

extension GetGhostRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_ghost_request__descriptor_pointer(), as: Cairn__Game__V1__GetGhostRequest.self) {
      (c) throws(DecodingError) in try GetGhostRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetGhostRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GetGhostRequest.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetGhostRequest> {
    let c = arena.make(Cairn__Game__V1__GetGhostRequest.self)
    cairn__game__v1__get_ghost_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}

extension GetGhostResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_ghost_response__descriptor_pointer(), as: Cairn__Game__V1__GetGhostResponse.self) {
      (c) throws(DecodingError) in try GetGhostResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetGhostResponse>) throws(DecodingError) {
    if let field = c.pointee.ghost_ { ghost = try Ghost(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetGhostResponse> {
    let c = arena.make(Cairn__Game__V1__GetGhostResponse.self)
    cairn__game__v1__get_ghost_response__init(c)
    if let ghost {
      c.pointee.ghost_ = ghost.lower(in: arena)
    }
    return c
  }
}
