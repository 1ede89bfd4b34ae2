// Written by protoc-gen-cairn from cairn/game/whereami/v1/geo_guess.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension Game {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__game__descriptor_pointer(), as: Cairn__Game__Whereami__V1__Game.self) {
      (c) throws(DecodingError) in try Game(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__Game>) throws(DecodingError) {
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
    if let field = c.pointee.next_panorama_ { nextPanorama = try CairnProto.Panorama(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if kind != .unspecified {
      binary.field(2, kind)
    }
    if state != .unspecified {
      binary.field(3, state)
    }
    if !mapID.isEmpty {
      binary.field(4, mapID)
    }
    if version != 0 {
      binary.field(5, version)
    }
    if roundNumber != 0 {
      binary.field(6, roundNumber)
    }
    if roundCount != 0 {
      binary.field(7, roundCount)
    }
    if let phaseEndTime {
      binary.field(8, phaseEndTime)
    }
    if let serverTime {
      binary.field(9, serverTime)
    }
    if !rounds.isEmpty {
      for element in rounds {
        let start = binary.begin(10)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !players.isEmpty {
      for element in players {
        let start = binary.begin(11)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let createTime {
      binary.field(12, createTime)
    }
    if let endTime {
      binary.field(13, endTime)
    }
    if let timing {
      let start = binary.begin(14)
      timing.write(to: &binary)
      binary.end(start)
    }
    if scoringVersion != 0 {
      binary.field(15, scoringVersion)
    }
    if mapDiagonalM != 0 {
      binary.field(16, mapDiagonalM)
    }
    if let winnerIndex {
      binary.field(17, winnerIndex)
    }
    if let nextPanorama {
      let start = binary.begin(18)
      nextPanorama.write(to: &binary)
      binary.end(start)
    }
  }
}

extension Timing {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__timing__descriptor_pointer(), as: Cairn__Game__Whereami__V1__Timing.self) {
      (c) throws(DecodingError) in try Timing(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__Timing>) throws(DecodingError) {
    loadTimeoutMs = c.pointee.load_timeout_ms_
    movingMs = c.pointee.moving_ms_
    guessMs = c.pointee.guess_ms_
    revealMs = c.pointee.reveal_ms_
    lateBufferMs = c.pointee.late_buffer_ms_
    countdownMs = c.pointee.countdown_ms_
    reconnectGraceMs = c.pointee.reconnect_grace_ms_
  }

  func write(to binary: inout BinaryWriter) {
    if loadTimeoutMs != 0 {
      binary.field(1, loadTimeoutMs)
    }
    if movingMs != 0 {
      binary.field(2, movingMs)
    }
    if guessMs != 0 {
      binary.field(3, guessMs)
    }
    if revealMs != 0 {
      binary.field(4, revealMs)
    }
    if lateBufferMs != 0 {
      binary.field(5, lateBufferMs)
    }
    if countdownMs != 0 {
      binary.field(6, countdownMs)
    }
    if reconnectGraceMs != 0 {
      binary.field(7, reconnectGraceMs)
    }
  }
}

extension Player {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__player__descriptor_pointer(), as: Cairn__Game__Whereami__V1__Player.self) {
      (c) throws(DecodingError) in try Player(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__Player>) throws(DecodingError) {
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
    username = try Binary.string(c.pointee.username_, "Player.username")
  }

  func write(to binary: inout BinaryWriter) {
    if playerIndex != 0 {
      binary.field(1, playerIndex)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
    if score != 0 {
      binary.field(3, score)
    }
    if rank != 0 {
      binary.field(4, rank)
    }
    if hasLeft {
      binary.field(5, hasLeft)
    }
    if isLoaded {
      binary.field(6, isLoaded)
    }
    if hasAnswered {
      binary.field(7, hasAnswered)
    }
    if isReady {
      binary.field(8, isReady)
    }
    if !badgeIDs.isEmpty {
      for element in badgeIDs {
        binary.field(9, element)
      }
    }
    if let reconnectEndTime {
      binary.field(10, reconnectEndTime)
    }
    if !username.isEmpty {
      binary.field(11, username)
    }
  }
}

extension Round {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__round__descriptor_pointer(), as: Cairn__Game__Whereami__V1__Round.self) {
      (c) throws(DecodingError) in try Round(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__Round>) throws(DecodingError) {
    roundNumber = c.pointee.round_number_
    if let field = c.pointee.panorama_ { panorama = try CairnProto.Panorama(c: field) }
    if let field = c.pointee.solution_ { solution = try CairnProto.LatLng(c: field) }
    guesses = try Binary.list(c.pointee.n_guesses_, c.pointee.guesses_, messages: { (value) throws(DecodingError) in try Guess(c: value) })
    if let field = c.pointee.marker_ { marker = try CairnProto.LatLng(c: field) }
    if let field = c.pointee.default_marker_ { defaultMarker = try CairnProto.LatLng(c: field) }
    isRedrawn = c.pointee.is_redrawn_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if roundNumber != 0 {
      binary.field(1, roundNumber)
    }
    if let panorama {
      let start = binary.begin(2)
      panorama.write(to: &binary)
      binary.end(start)
    }
    if let solution {
      let start = binary.begin(3)
      solution.write(to: &binary)
      binary.end(start)
    }
    if !guesses.isEmpty {
      for element in guesses {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let marker {
      let start = binary.begin(5)
      marker.write(to: &binary)
      binary.end(start)
    }
    if let defaultMarker {
      let start = binary.begin(6)
      defaultMarker.write(to: &binary)
      binary.end(start)
    }
    if isRedrawn {
      binary.field(7, isRedrawn)
    }
  }
}

extension Guess {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__guess__descriptor_pointer(), as: Cairn__Game__Whereami__V1__Guess.self) {
      (c) throws(DecodingError) in try Guess(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__Guess>) throws(DecodingError) {
    playerIndex = c.pointee.player_index_
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    origin = Guess.Origin(rawValue: c.pointee.origin_)
    isDefault = c.pointee.is_default_ != 0
    if c.pointee._distance_m_case.rawValue == 5 { distanceM = c.pointee.distance_m_ }
    if c.pointee._score_case.rawValue == 6 { score = c.pointee.score_ }
    submitTime = try moment(c.pointee.submit_time_, "Guess.submit_time")
  }

  func write(to binary: inout BinaryWriter) {
    if playerIndex != 0 {
      binary.field(1, playerIndex)
    }
    if let position {
      let start = binary.begin(2)
      position.write(to: &binary)
      binary.end(start)
    }
    if origin != .unspecified {
      binary.field(3, origin)
    }
    if isDefault {
      binary.field(4, isDefault)
    }
    if let distanceM {
      binary.field(5, distanceM)
    }
    if let score {
      binary.field(6, score)
    }
    if let submitTime {
      binary.field(7, submitTime)
    }
  }
}

extension StartSingleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__start_single_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__StartSingleRequest.self) {
      (c) throws(DecodingError) in try StartSingleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__StartSingleRequest>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "StartSingleRequest.map_id")
    timeZone = try Binary.string(c.pointee.time_zone_, "StartSingleRequest.time_zone")
    provider = CairnProto.PanoramaProvider(rawValue: c.pointee.provider_)
  }

  func write(to binary: inout BinaryWriter) {
    if !mapID.isEmpty {
      binary.field(1, mapID)
    }
    if !timeZone.isEmpty {
      binary.field(2, timeZone)
    }
    if provider != .unspecified {
      binary.field(3, provider)
    }
  }
}

extension StartSingleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__start_single_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__StartSingleResponse.self) {
      (c) throws(DecodingError) in try StartSingleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__StartSingleResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetGameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_game_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetGameRequest.self) {
      (c) throws(DecodingError) in try GetGameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetGameRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GetGameRequest.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension GetGameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_game_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetGameResponse.self) {
      (c) throws(DecodingError) in try GetGameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetGameResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
    persons = try Binary.list(c.pointee.n_persons_, c.pointee.persons_, messages: { (value) throws(DecodingError) in try CairnProto.Person(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
    if !persons.isEmpty {
      for element in persons {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension WatchGameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__watch_game_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__WatchGameRequest.self) {
      (c) throws(DecodingError) in try WatchGameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__WatchGameRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "WatchGameRequest.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension WatchGameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__watch_game_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__WatchGameResponse.self) {
      (c) throws(DecodingError) in try WatchGameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__WatchGameResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
    persons = try Binary.list(c.pointee.n_persons_, c.pointee.persons_, messages: { (value) throws(DecodingError) in try CairnProto.Person(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
    if !persons.isEmpty {
      for element in persons {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension RoundLoadedRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__round_loaded_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RoundLoadedRequest.self) {
      (c) throws(DecodingError) in try RoundLoadedRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RoundLoadedRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RoundLoadedRequest.game_id")
    roundNumber = c.pointee.round_number_
    if let field = c.pointee.found_ { found = try FoundPanorama(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if roundNumber != 0 {
      binary.field(2, roundNumber)
    }
    if let found {
      let start = binary.begin(3)
      found.write(to: &binary)
      binary.end(start)
    }
  }
}

extension FoundPanorama {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__found_panorama__descriptor_pointer(), as: Cairn__Game__Whereami__V1__FoundPanorama.self) {
      (c) throws(DecodingError) in try FoundPanorama(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__FoundPanorama>) throws(DecodingError) {
    panoramaID = try Binary.string(c.pointee.panorama_id_, "FoundPanorama.panorama_id")
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !panoramaID.isEmpty {
      binary.field(1, panoramaID)
    }
    if let position {
      let start = binary.begin(2)
      position.write(to: &binary)
      binary.end(start)
    }
  }
}

extension RoundLoadedResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__round_loaded_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RoundLoadedResponse.self) {
      (c) throws(DecodingError) in try RoundLoadedResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RoundLoadedResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ReportPanoramaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__report_panorama_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__ReportPanoramaRequest.self) {
      (c) throws(DecodingError) in try ReportPanoramaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__ReportPanoramaRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "ReportPanoramaRequest.game_id")
    roundNumber = c.pointee.round_number_
    problem = ReportPanoramaRequest.Problem(rawValue: c.pointee.problem_)
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if roundNumber != 0 {
      binary.field(2, roundNumber)
    }
    if problem != .unspecified {
      binary.field(3, problem)
    }
  }
}

extension ReportPanoramaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__report_panorama_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__ReportPanoramaResponse.self) {
      (c) throws(DecodingError) in try ReportPanoramaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__ReportPanoramaResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
  }
}

extension EndMovingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__end_moving_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__EndMovingRequest.self) {
      (c) throws(DecodingError) in try EndMovingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__EndMovingRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "EndMovingRequest.game_id")
    roundNumber = c.pointee.round_number_
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if roundNumber != 0 {
      binary.field(2, roundNumber)
    }
  }
}

extension EndMovingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__end_moving_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__EndMovingResponse.self) {
      (c) throws(DecodingError) in try EndMovingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__EndMovingResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
  }
}

extension PlaceMarkerRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__place_marker_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__PlaceMarkerRequest.self) {
      (c) throws(DecodingError) in try PlaceMarkerRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__PlaceMarkerRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "PlaceMarkerRequest.game_id")
    roundNumber = c.pointee.round_number_
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if roundNumber != 0 {
      binary.field(2, roundNumber)
    }
    if let position {
      let start = binary.begin(3)
      position.write(to: &binary)
      binary.end(start)
    }
  }
}

extension PlaceMarkerResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__place_marker_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__PlaceMarkerResponse.self) {
      (c) throws(DecodingError) in try PlaceMarkerResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__PlaceMarkerResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension SubmitGuessRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__submit_guess_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__SubmitGuessRequest.self) {
      (c) throws(DecodingError) in try SubmitGuessRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__SubmitGuessRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "SubmitGuessRequest.game_id")
    roundNumber = c.pointee.round_number_
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if roundNumber != 0 {
      binary.field(2, roundNumber)
    }
    if let position {
      let start = binary.begin(3)
      position.write(to: &binary)
      binary.end(start)
    }
  }
}

extension SubmitGuessResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__submit_guess_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__SubmitGuessResponse.self) {
      (c) throws(DecodingError) in try SubmitGuessResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__SubmitGuessResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
  }
}

extension SetReadyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__set_ready_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__SetReadyRequest.self) {
      (c) throws(DecodingError) in try SetReadyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__SetReadyRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "SetReadyRequest.game_id")
    roundNumber = c.pointee.round_number_
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if roundNumber != 0 {
      binary.field(2, roundNumber)
    }
  }
}

extension SetReadyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__set_ready_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__SetReadyResponse.self) {
      (c) throws(DecodingError) in try SetReadyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__SetReadyResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
  }
}

extension LeaveGameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__leave_game_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__LeaveGameRequest.self) {
      (c) throws(DecodingError) in try LeaveGameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__LeaveGameRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "LeaveGameRequest.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension LeaveGameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__leave_game_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__LeaveGameResponse.self) {
      (c) throws(DecodingError) in try LeaveGameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__LeaveGameResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
  }
}

extension AbortLoadingRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__abort_loading_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__AbortLoadingRequest.self) {
      (c) throws(DecodingError) in try AbortLoadingRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__AbortLoadingRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "AbortLoadingRequest.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension AbortLoadingResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__abort_loading_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__AbortLoadingResponse.self) {
      (c) throws(DecodingError) in try AbortLoadingResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__AbortLoadingResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetResultRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_result_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetResultRequest.self) {
      (c) throws(DecodingError) in try GetResultRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetResultRequest>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GetResultRequest.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension GetResultResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_result_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetResultResponse.self) {
      (c) throws(DecodingError) in try GetResultResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetResultResponse>) throws(DecodingError) {
    if let field = c.pointee.game_ { game = try Game(c: field) }
    score = c.pointee.score_
    distanceM = c.pointee.distance_m_
    persons = try Binary.list(c.pointee.n_persons_, c.pointee.persons_, messages: { (value) throws(DecodingError) in try CairnProto.Person(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let game {
      let start = binary.begin(1)
      game.write(to: &binary)
      binary.end(start)
    }
    if score != 0 {
      binary.field(2, score)
    }
    if distanceM != 0 {
      binary.field(3, distanceM)
    }
    if !persons.isEmpty {
      for element in persons {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension ListMyGamesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__list_my_games_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__ListMyGamesRequest.self) {
      (c) throws(DecodingError) in try ListMyGamesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__ListMyGamesRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMyGamesRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension GameSummary {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__game_summary__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GameSummary.self) {
      (c) throws(DecodingError) in try GameSummary(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GameSummary>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GameSummary.game_id")
    kind = Game.Kind(rawValue: c.pointee.kind_)
    state = Game.State(rawValue: c.pointee.state_)
    mapID = try Binary.string(c.pointee.map_id_, "GameSummary.map_id")
    score = c.pointee.score_
    createTime = try moment(c.pointee.create_time_, "GameSummary.create_time")
    endTime = try moment(c.pointee.end_time_, "GameSummary.end_time")
    isWon = c.pointee.is_won_ != 0
    opponents = try Binary.list(c.pointee.n_opponents_, c.pointee.opponents_, messages: { (value) throws(DecodingError) in try CairnProto.Person(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if kind != .unspecified {
      binary.field(2, kind)
    }
    if state != .unspecified {
      binary.field(3, state)
    }
    if !mapID.isEmpty {
      binary.field(4, mapID)
    }
    if score != 0 {
      binary.field(5, score)
    }
    if let createTime {
      binary.field(6, createTime)
    }
    if let endTime {
      binary.field(7, endTime)
    }
    if isWon {
      binary.field(8, isWon)
    }
    if !opponents.isEmpty {
      for element in opponents {
        let start = binary.begin(9)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension ListMyGamesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__list_my_games_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__ListMyGamesResponse.self) {
      (c) throws(DecodingError) in try ListMyGamesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__ListMyGamesResponse>) throws(DecodingError) {
    games = try Binary.list(c.pointee.n_games_, c.pointee.games_, messages: { (value) throws(DecodingError) in try GameSummary(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMyGamesResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !games.isEmpty {
      for element in games {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension OpenGame {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__open_game__descriptor_pointer(), as: Cairn__Game__Whereami__V1__OpenGame.self) {
      (c) throws(DecodingError) in try OpenGame(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__OpenGame>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "OpenGame.game_id")
    kind = Game.Kind(rawValue: c.pointee.kind_)
    mapID = try Binary.string(c.pointee.map_id_, "OpenGame.map_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if kind != .unspecified {
      binary.field(2, kind)
    }
    if !mapID.isEmpty {
      binary.field(3, mapID)
    }
  }
}
