// Written by protoc-gen-cairn from cairn/game/v1/geo_guess.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Game {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__game__descriptor_pointer(), as: Cairn__Game__V1__Game.self) {
      (c) throws(DecodingError) in try Game(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Game>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "Game.game_id")
    kind = Game.Kind(rawValue: c.pointee.kind_)
    state = Game.State(rawValue: c.pointee.state_)
    mapID = try Binary.string(c.pointee.map_id_, "Game.map_id")
    version = c.pointee.version_
    roundNumber = c.pointee.round_number_
    roundCount = c.pointee.round_count_
    phaseEndTime = try moment(c.pointee.phase_end_time_, "Game.phase_end_time")
    serverTime = try moment(c.pointee.server_time_, "Game.server_time")
    rounds = try Binary.list(c.pointee.n_rounds_, c.pointee.rounds_, messages: { (value) throws(DecodingError) in try Round(c: value) })
    players = try Binary.list(c.pointee.n_players_, c.pointee.players_, messages: { (value) throws(DecodingError) in try Player(c: value) })
    createTime = try moment(c.pointee.create_time_, "Game.create_time")
    endTime = try moment(c.pointee.end_time_, "Game.end_time")
    if let field = c.pointee.timing_ { timing = try Timing(c: field) }
    scoringVersion = c.pointee.scoring_version_
    mapDiagonalM = c.pointee.map_diagonal_m_
    if c.pointee._winner_index_case.rawValue == 17 { winnerIndex = c.pointee.winner_index_ }
    if let field = c.pointee.next_panorama_ { nextPanorama = try Panorama(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__Game> {
    let c = arena.make(Cairn__Game__V1__Game.self)
    cairn__game__v1__game__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.kind_ = kind.rawValue
    c.pointee.state_ = state.rawValue
    c.pointee.map_id_ = arena.string(mapID)
    c.pointee.version_ = version
    c.pointee.round_number_ = roundNumber
    c.pointee.round_count_ = roundCount
    if let phaseEndTime {
      c.pointee.phase_end_time_ = arena.timestamp(phaseEndTime)
    }
    if let serverTime {
      c.pointee.server_time_ = arena.timestamp(serverTime)
    }
    c.pointee.n_rounds_ = rounds.count
    c.pointee.rounds_ = arena.list(rounds) { value in value.lower(in: arena) }
    c.pointee.n_players_ = players.count
    c.pointee.players_ = arena.list(players) { value in value.lower(in: arena) }
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let endTime {
      c.pointee.end_time_ = arena.timestamp(endTime)
    }
    if let timing {
      c.pointee.timing_ = timing.lower(in: arena)
    }
    c.pointee.scoring_version_ = scoringVersion
    c.pointee.map_diagonal_m_ = mapDiagonalM
    if let winnerIndex {
      c.pointee._winner_index_case = .init(rawValue: 17)
      c.pointee.winner_index_ = winnerIndex
    }
    if let nextPanorama {
      c.pointee.next_panorama_ = nextPanorama.lower(in: arena)
    }
    return c
  }
}

extension Timing {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__timing__descriptor_pointer(), as: Cairn__Game__V1__Timing.self) {
      (c) throws(DecodingError) in try Timing(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Timing>) throws(DecodingError) {
    loadTimeoutMs = c.pointee.load_timeout_ms_
    movingMs = c.pointee.moving_ms_
    guessMs = c.pointee.guess_ms_
    revealMs = c.pointee.reveal_ms_
    lateBufferMs = c.pointee.late_buffer_ms_
    countdownMs = c.pointee.countdown_ms_
    reconnectGraceMs = c.pointee.reconnect_grace_ms_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__Timing> {
    let c = arena.make(Cairn__Game__V1__Timing.self)
    cairn__game__v1__timing__init(c)
    c.pointee.load_timeout_ms_ = loadTimeoutMs
    c.pointee.moving_ms_ = movingMs
    c.pointee.guess_ms_ = guessMs
    c.pointee.reveal_ms_ = revealMs
    c.pointee.late_buffer_ms_ = lateBufferMs
    c.pointee.countdown_ms_ = countdownMs
    c.pointee.reconnect_grace_ms_ = reconnectGraceMs
    return c
  }
}

extension Player {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__player__descriptor_pointer(), as: Cairn__Game__V1__Player.self) {
      (c) throws(DecodingError) in try Player(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Player>) throws(DecodingError) {
    playerIndex = c.pointee.player_index_
    accountID = try Binary.string(c.pointee.account_id_, "Player.account_id")
    score = c.pointee.score_
    rank = c.pointee.rank_
    hasLeft = c.pointee.has_left_ != 0
    isLoaded = c.pointee.is_loaded_ != 0
    hasAnswered = c.pointee.has_answered_ != 0
    isReady = c.pointee.is_ready_ != 0
    badgeIDs = try Binary.list(c.pointee.n_badge_ids_, c.pointee.badge_ids_, { (value) throws(DecodingError) in try Binary.string(value, "Player.badge_ids") })
    reconnectEndTime = try moment(c.pointee.reconnect_end_time_, "Player.reconnect_end_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__Player> {
    let c = arena.make(Cairn__Game__V1__Player.self)
    cairn__game__v1__player__init(c)
    c.pointee.player_index_ = playerIndex
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.score_ = score
    c.pointee.rank_ = rank
    c.pointee.has_left_ = hasLeft ? 1 : 0
    c.pointee.is_loaded_ = isLoaded ? 1 : 0
    c.pointee.has_answered_ = hasAnswered ? 1 : 0
    c.pointee.is_ready_ = isReady ? 1 : 0
    c.pointee.n_badge_ids_ = badgeIDs.count
    c.pointee.badge_ids_ = arena.list(badgeIDs) { value in arena.string(value) }
    if let reconnectEndTime {
      c.pointee.reconnect_end_time_ = arena.timestamp(reconnectEndTime)
    }
    return c
  }
}

extension Round {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__round__descriptor_pointer(), as: Cairn__Game__V1__Round.self) {
      (c) throws(DecodingError) in try Round(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Round>) throws(DecodingError) {
    roundNumber = c.pointee.round_number_
    if let field = c.pointee.panorama_ { panorama = try Panorama(c: field) }
    if let field = c.pointee.solution_ { solution = try LatLng(c: field) }
    guesses = try Binary.list(c.pointee.n_guesses_, c.pointee.guesses_, messages: { (value) throws(DecodingError) in try Guess(c: value) })
    if let field = c.pointee.marker_ { marker = try LatLng(c: field) }
    if let field = c.pointee.default_marker_ { defaultMarker = try LatLng(c: field) }
    isRedrawn = c.pointee.is_redrawn_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__Round> {
    let c = arena.make(Cairn__Game__V1__Round.self)
    cairn__game__v1__round__init(c)
    c.pointee.round_number_ = roundNumber
    if let panorama {
      c.pointee.panorama_ = panorama.lower(in: arena)
    }
    if let solution {
      c.pointee.solution_ = solution.lower(in: arena)
    }
    c.pointee.n_guesses_ = guesses.count
    c.pointee.guesses_ = arena.list(guesses) { value in value.lower(in: arena) }
    if let marker {
      c.pointee.marker_ = marker.lower(in: arena)
    }
    if let defaultMarker {
      c.pointee.default_marker_ = defaultMarker.lower(in: arena)
    }
    c.pointee.is_redrawn_ = isRedrawn ? 1 : 0
    return c
  }
}

extension Guess {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__guess__descriptor_pointer(), as: Cairn__Game__V1__Guess.self) {
      (c) throws(DecodingError) in try Guess(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Guess>) throws(DecodingError) {
    playerIndex = c.pointee.player_index_
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    origin = Guess.Origin(rawValue: c.pointee.origin_)
    isDefault = c.pointee.is_default_ != 0
    if c.pointee._distance_m_case.rawValue == 5 { distanceM = c.pointee.distance_m_ }
    if c.pointee._score_case.rawValue == 6 { score = c.pointee.score_ }
    submitTime = try moment(c.pointee.submit_time_, "Guess.submit_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__Guess> {
    let c = arena.make(Cairn__Game__V1__Guess.self)
    cairn__game__v1__guess__init(c)
    c.pointee.player_index_ = playerIndex
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    c.pointee.origin_ = origin.rawValue
    c.pointee.is_default_ = isDefault ? 1 : 0
    if let distanceM {
      c.pointee._distance_m_case = .init(rawValue: 5)
      c.pointee.distance_m_ = distanceM
    }
    if let score {
      c.pointee._score_case = .init(rawValue: 6)
      c.pointee.score_ = score
    }
    if let submitTime {
      c.pointee.submit_time_ = arena.timestamp(submitTime)
    }
    return c
  }
}

extension StartSingleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__start_single_request__descriptor_pointer(), as: Cairn__Game__V1__StartSingleRequest.self) {
      (c) throws(DecodingError) in try StartSingleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__StartSingleRequest>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "StartSingleRequest.map_id")
    timeZone = try Binary.string(c.pointee.time_zone_, "StartSingleRequest.time_zone")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__StartSingleRequest> {
    let c = arena.make(Cairn__Game__V1__StartSingleRequest.self)
    cairn__game__v1__start_single_request__init(c)
    c.pointee.map_id_ = arena.string(mapID)
    c.pointee.time_zone_ = arena.string(timeZone)
    return c
  }
}

extension StartSingleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__start_single_response__descriptor_pointer(), as: Cairn__Game__V1__StartSingleResponse.self) {
      (c) throws(DecodingError) in try StartSingleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__StartSingleResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__StartSingleResponse> {
    let c = arena.make(Cairn__Game__V1__StartSingleResponse.self)
    cairn__game__v1__start_single_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}

extension GetGameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_game_request__descriptor_pointer(), as: Cairn__Game__V1__GetGameRequest.self) {
      (c) throws(DecodingError) in try GetGameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetGameRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GetGameRequest.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetGameRequest> {
    let c = arena.make(Cairn__Game__V1__GetGameRequest.self)
    cairn__game__v1__get_game_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}

extension GetGameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_game_response__descriptor_pointer(), as: Cairn__Game__V1__GetGameResponse.self) {
      (c) throws(DecodingError) in try GetGameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetGameResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetGameResponse> {
    let c = arena.make(Cairn__Game__V1__GetGameResponse.self)
    cairn__game__v1__get_game_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}

extension WatchGameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__watch_game_request__descriptor_pointer(), as: Cairn__Game__V1__WatchGameRequest.self) {
      (c) throws(DecodingError) in try WatchGameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__WatchGameRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "WatchGameRequest.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__WatchGameRequest> {
    let c = arena.make(Cairn__Game__V1__WatchGameRequest.self)
    cairn__game__v1__watch_game_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}

extension WatchGameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__watch_game_response__descriptor_pointer(), as: Cairn__Game__V1__WatchGameResponse.self) {
      (c) throws(DecodingError) in try WatchGameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__WatchGameResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__WatchGameResponse> {
    let c = arena.make(Cairn__Game__V1__WatchGameResponse.self)
    cairn__game__v1__watch_game_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}

extension RoundLoadedRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__round_loaded_request__descriptor_pointer(), as: Cairn__Game__V1__RoundLoadedRequest.self) {
      (c) throws(DecodingError) in try RoundLoadedRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__RoundLoadedRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RoundLoadedRequest.game_id")
    roundNumber = c.pointee.round_number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__RoundLoadedRequest> {
    let c = arena.make(Cairn__Game__V1__RoundLoadedRequest.self)
    cairn__game__v1__round_loaded_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.round_number_ = roundNumber
    return c
  }
}

extension RoundLoadedResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__round_loaded_response__descriptor_pointer(), as: Cairn__Game__V1__RoundLoadedResponse.self) {
      (c) throws(DecodingError) in try RoundLoadedResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__RoundLoadedResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__RoundLoadedResponse> {
    let c = arena.make(Cairn__Game__V1__RoundLoadedResponse.self)
    cairn__game__v1__round_loaded_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}

extension ReportPanoramaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__report_panorama_request__descriptor_pointer(), as: Cairn__Game__V1__ReportPanoramaRequest.self) {
      (c) throws(DecodingError) in try ReportPanoramaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ReportPanoramaRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "ReportPanoramaRequest.game_id")
    roundNumber = c.pointee.round_number_
    problem = ReportPanoramaRequest.Problem(rawValue: c.pointee.problem_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__ReportPanoramaRequest> {
    let c = arena.make(Cairn__Game__V1__ReportPanoramaRequest.self)
    cairn__game__v1__report_panorama_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.round_number_ = roundNumber
    c.pointee.problem_ = problem.rawValue
    return c
  }
}

extension ReportPanoramaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__report_panorama_response__descriptor_pointer(), as: Cairn__Game__V1__ReportPanoramaResponse.self) {
      (c) throws(DecodingError) in try ReportPanoramaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ReportPanoramaResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__ReportPanoramaResponse> {
    let c = arena.make(Cairn__Game__V1__ReportPanoramaResponse.self)
    cairn__game__v1__report_panorama_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}

extension EndMovingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__end_moving_request__descriptor_pointer(), as: Cairn__Game__V1__EndMovingRequest.self) {
      (c) throws(DecodingError) in try EndMovingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__EndMovingRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "EndMovingRequest.game_id")
    roundNumber = c.pointee.round_number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__EndMovingRequest> {
    let c = arena.make(Cairn__Game__V1__EndMovingRequest.self)
    cairn__game__v1__end_moving_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.round_number_ = roundNumber
    return c
  }
}

extension EndMovingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__end_moving_response__descriptor_pointer(), as: Cairn__Game__V1__EndMovingResponse.self) {
      (c) throws(DecodingError) in try EndMovingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__EndMovingResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__EndMovingResponse> {
    let c = arena.make(Cairn__Game__V1__EndMovingResponse.self)
    cairn__game__v1__end_moving_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}

extension PlaceMarkerRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__place_marker_request__descriptor_pointer(), as: Cairn__Game__V1__PlaceMarkerRequest.self) {
      (c) throws(DecodingError) in try PlaceMarkerRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__PlaceMarkerRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "PlaceMarkerRequest.game_id")
    roundNumber = c.pointee.round_number_
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__PlaceMarkerRequest> {
    let c = arena.make(Cairn__Game__V1__PlaceMarkerRequest.self)
    cairn__game__v1__place_marker_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.round_number_ = roundNumber
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    return c
  }
}

extension PlaceMarkerResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__place_marker_response__descriptor_pointer(), as: Cairn__Game__V1__PlaceMarkerResponse.self) {
      (c) throws(DecodingError) in try PlaceMarkerResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__PlaceMarkerResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__PlaceMarkerResponse> {
    let c = arena.make(Cairn__Game__V1__PlaceMarkerResponse.self)
    cairn__game__v1__place_marker_response__init(c)
    return c
  }
}

extension SubmitGuessRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__submit_guess_request__descriptor_pointer(), as: Cairn__Game__V1__SubmitGuessRequest.self) {
      (c) throws(DecodingError) in try SubmitGuessRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__SubmitGuessRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "SubmitGuessRequest.game_id")
    roundNumber = c.pointee.round_number_
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__SubmitGuessRequest> {
    let c = arena.make(Cairn__Game__V1__SubmitGuessRequest.self)
    cairn__game__v1__submit_guess_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.round_number_ = roundNumber
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    return c
  }
}

extension SubmitGuessResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__submit_guess_response__descriptor_pointer(), as: Cairn__Game__V1__SubmitGuessResponse.self) {
      (c) throws(DecodingError) in try SubmitGuessResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__SubmitGuessResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__SubmitGuessResponse> {
    let c = arena.make(Cairn__Game__V1__SubmitGuessResponse.self)
    cairn__game__v1__submit_guess_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}

extension SetReadyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__set_ready_request__descriptor_pointer(), as: Cairn__Game__V1__SetReadyRequest.self) {
      (c) throws(DecodingError) in try SetReadyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__SetReadyRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "SetReadyRequest.game_id")
    roundNumber = c.pointee.round_number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__SetReadyRequest> {
    let c = arena.make(Cairn__Game__V1__SetReadyRequest.self)
    cairn__game__v1__set_ready_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.round_number_ = roundNumber
    return c
  }
}

extension SetReadyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__set_ready_response__descriptor_pointer(), as: Cairn__Game__V1__SetReadyResponse.self) {
      (c) throws(DecodingError) in try SetReadyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__SetReadyResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__SetReadyResponse> {
    let c = arena.make(Cairn__Game__V1__SetReadyResponse.self)
    cairn__game__v1__set_ready_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}

extension LeaveGameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leave_game_request__descriptor_pointer(), as: Cairn__Game__V1__LeaveGameRequest.self) {
      (c) throws(DecodingError) in try LeaveGameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__LeaveGameRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "LeaveGameRequest.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__LeaveGameRequest> {
    let c = arena.make(Cairn__Game__V1__LeaveGameRequest.self)
    cairn__game__v1__leave_game_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}

extension LeaveGameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leave_game_response__descriptor_pointer(), as: Cairn__Game__V1__LeaveGameResponse.self) {
      (c) throws(DecodingError) in try LeaveGameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__LeaveGameResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__LeaveGameResponse> {
    let c = arena.make(Cairn__Game__V1__LeaveGameResponse.self)
    cairn__game__v1__leave_game_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}

extension AbortLoadingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__abort_loading_request__descriptor_pointer(), as: Cairn__Game__V1__AbortLoadingRequest.self) {
      (c) throws(DecodingError) in try AbortLoadingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__AbortLoadingRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "AbortLoadingRequest.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__AbortLoadingRequest> {
    let c = arena.make(Cairn__Game__V1__AbortLoadingRequest.self)
    cairn__game__v1__abort_loading_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}

extension AbortLoadingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__abort_loading_response__descriptor_pointer(), as: Cairn__Game__V1__AbortLoadingResponse.self) {
      (c) throws(DecodingError) in try AbortLoadingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__AbortLoadingResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__AbortLoadingResponse> {
    let c = arena.make(Cairn__Game__V1__AbortLoadingResponse.self)
    cairn__game__v1__abort_loading_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}

extension GetResultRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_result_request__descriptor_pointer(), as: Cairn__Game__V1__GetResultRequest.self) {
      (c) throws(DecodingError) in try GetResultRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetResultRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GetResultRequest.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetResultRequest> {
    let c = arena.make(Cairn__Game__V1__GetResultRequest.self)
    cairn__game__v1__get_result_request__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}

extension GetResultResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_result_response__descriptor_pointer(), as: Cairn__Game__V1__GetResultResponse.self) {
      (c) throws(DecodingError) in try GetResultResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetResultResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
    score = c.pointee.score_
    distanceM = c.pointee.distance_m_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetResultResponse> {
    let c = arena.make(Cairn__Game__V1__GetResultResponse.self)
    cairn__game__v1__get_result_response__init(c)
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    c.pointee.score_ = score
    c.pointee.distance_m_ = distanceM
    return c
  }
}

extension ListMyGamesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__list_my_games_request__descriptor_pointer(), as: Cairn__Game__V1__ListMyGamesRequest.self) {
      (c) throws(DecodingError) in try ListMyGamesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ListMyGamesRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMyGamesRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__ListMyGamesRequest> {
    let c = arena.make(Cairn__Game__V1__ListMyGamesRequest.self)
    cairn__game__v1__list_my_games_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension GameSummary {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__game_summary__descriptor_pointer(), as: Cairn__Game__V1__GameSummary.self) {
      (c) throws(DecodingError) in try GameSummary(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GameSummary>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GameSummary.game_id")
    kind = Game.Kind(rawValue: c.pointee.kind_)
    state = Game.State(rawValue: c.pointee.state_)
    mapID = try Binary.string(c.pointee.map_id_, "GameSummary.map_id")
    score = c.pointee.score_
    createTime = try moment(c.pointee.create_time_, "GameSummary.create_time")
    endTime = try moment(c.pointee.end_time_, "GameSummary.end_time")
    isWon = c.pointee.is_won_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GameSummary> {
    let c = arena.make(Cairn__Game__V1__GameSummary.self)
    cairn__game__v1__game_summary__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.kind_ = kind.rawValue
    c.pointee.state_ = state.rawValue
    c.pointee.map_id_ = arena.string(mapID)
    c.pointee.score_ = score
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let endTime {
      c.pointee.end_time_ = arena.timestamp(endTime)
    }
    c.pointee.is_won_ = isWon ? 1 : 0
    return c
  }
}

extension ListMyGamesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__list_my_games_response__descriptor_pointer(), as: Cairn__Game__V1__ListMyGamesResponse.self) {
      (c) throws(DecodingError) in try ListMyGamesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__ListMyGamesResponse>) throws(DecodingError) {
    games = try Binary.list(c.pointee.n_games_, c.pointee.games_, messages: { (value) throws(DecodingError) in try GameSummary(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMyGamesResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__ListMyGamesResponse> {
    let c = arena.make(Cairn__Game__V1__ListMyGamesResponse.self)
    cairn__game__v1__list_my_games_response__init(c)
    c.pointee.n_games_ = games.count
    c.pointee.games_ = arena.list(games) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}
