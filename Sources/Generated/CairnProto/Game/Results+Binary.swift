// Written by protoc-gen-cairn from cairn/game/v1/results.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension CountResultsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__count_results_request__descriptor_pointer(), as: Cairn__Game__V1__CountResultsRequest.self) {
      (c) throws(DecodingError) in try CountResultsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__CountResultsRequest>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__CountResultsRequest> {
    let c = arena.make(Cairn__Game__V1__CountResultsRequest.self)
    cairn__game__v1__count_results_request__init(c)
    c.pointee.n_accounts_ = accounts.count
    c.pointee.accounts_ = arena.list(accounts) { value in arena.bytes(value) }
    return c
  }
}

extension CountResultsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__count_results_response__descriptor_pointer(), as: Cairn__Game__V1__CountResultsResponse.self) {
      (c) throws(DecodingError) in try CountResultsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__CountResultsResponse>) throws(DecodingError) {
    counts = try Binary.list(c.pointee.n_counts_, c.pointee.counts_, { (value) throws(DecodingError) in value })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__CountResultsResponse> {
    let c = arena.make(Cairn__Game__V1__CountResultsResponse.self)
    cairn__game__v1__count_results_response__init(c)
    c.pointee.n_counts_ = counts.count
    c.pointee.counts_ = arena.list(counts) { value in value }
    return c
  }
}

extension PlayerScore {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__player_score__descriptor_pointer(), as: Cairn__Game__V1__PlayerScore.self) {
      (c) throws(DecodingError) in try PlayerScore(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__PlayerScore>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    score = c.pointee.score_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__PlayerScore> {
    let c = arena.make(Cairn__Game__V1__PlayerScore.self)
    cairn__game__v1__player_score__init(c)
    c.pointee.account_ = arena.bytes(account)
    c.pointee.score_ = score
    return c
  }
}

extension OpenGame {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__open_game__descriptor_pointer(), as: Cairn__Game__V1__OpenGame.self) {
      (c) throws(DecodingError) in try OpenGame(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__OpenGame>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "OpenGame.game_id")
    kind = Game.Kind(rawValue: c.pointee.kind_)
    mapID = try Binary.string(c.pointee.map_id_, "OpenGame.map_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__OpenGame> {
    let c = arena.make(Cairn__Game__V1__OpenGame.self)
    cairn__game__v1__open_game__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.kind_ = kind.rawValue
    c.pointee.map_id_ = arena.string(mapID)
    return c
  }
}

extension FindOpenPlayRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__find_open_play_request__descriptor_pointer(), as: Cairn__Game__V1__FindOpenPlayRequest.self) {
      (c) throws(DecodingError) in try FindOpenPlayRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__FindOpenPlayRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__FindOpenPlayRequest> {
    let c = arena.make(Cairn__Game__V1__FindOpenPlayRequest.self)
    cairn__game__v1__find_open_play_request__init(c)
    c.pointee.account_ = arena.bytes(account)
    return c
  }
}

extension FindOpenPlayResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__find_open_play_response__descriptor_pointer(), as: Cairn__Game__V1__FindOpenPlayResponse.self) {
      (c) throws(DecodingError) in try FindOpenPlayResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__FindOpenPlayResponse>) throws(DecodingError) {
    games = try Binary.list(c.pointee.n_games_, c.pointee.games_, messages: { (value) throws(DecodingError) in try OpenGame(c: value) })
    invitations = try Binary.list(c.pointee.n_invitations_, c.pointee.invitations_, messages: { (value) throws(DecodingError) in try Invitation(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__FindOpenPlayResponse> {
    let c = arena.make(Cairn__Game__V1__FindOpenPlayResponse.self)
    cairn__game__v1__find_open_play_response__init(c)
    c.pointee.n_games_ = games.count
    c.pointee.games_ = arena.list(games) { value in value.lower(in: arena) }
    c.pointee.n_invitations_ = invitations.count
    c.pointee.invitations_ = arena.list(invitations) { value in value.lower(in: arena) }
    return c
  }
}

extension FindScoresRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__find_scores_request__descriptor_pointer(), as: Cairn__Game__V1__FindScoresRequest.self) {
      (c) throws(DecodingError) in try FindScoresRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__FindScoresRequest>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__FindScoresRequest> {
    let c = arena.make(Cairn__Game__V1__FindScoresRequest.self)
    cairn__game__v1__find_scores_request__init(c)
    c.pointee.realm_ = realm.rawValue
    c.pointee.n_accounts_ = accounts.count
    c.pointee.accounts_ = arena.list(accounts) { value in arena.bytes(value) }
    return c
  }
}

extension FindScoresResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__find_scores_response__descriptor_pointer(), as: Cairn__Game__V1__FindScoresResponse.self) {
      (c) throws(DecodingError) in try FindScoresResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__FindScoresResponse>) throws(DecodingError) {
    scores = try Binary.list(c.pointee.n_scores_, c.pointee.scores_, messages: { (value) throws(DecodingError) in try PlayerScore(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__FindScoresResponse> {
    let c = arena.make(Cairn__Game__V1__FindScoresResponse.self)
    cairn__game__v1__find_scores_response__init(c)
    c.pointee.n_scores_ = scores.count
    c.pointee.scores_ = arena.list(scores) { value in value.lower(in: arena) }
    return c
  }
}

extension FindGameOutcomeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__find_game_outcome_request__descriptor_pointer(), as: Cairn__Game__V1__FindGameOutcomeRequest.self) {
      (c) throws(DecodingError) in try FindGameOutcomeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__FindGameOutcomeRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    game = Binary.bytes(c.pointee.game_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__FindGameOutcomeRequest> {
    let c = arena.make(Cairn__Game__V1__FindGameOutcomeRequest.self)
    cairn__game__v1__find_game_outcome_request__init(c)
    c.pointee.account_ = arena.bytes(account)
    c.pointee.game_ = arena.bytes(game)
    return c
  }
}

extension FindGameOutcomeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__find_game_outcome_response__descriptor_pointer(), as: Cairn__Game__V1__FindGameOutcomeResponse.self) {
      (c) throws(DecodingError) in try FindGameOutcomeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__FindGameOutcomeResponse>) throws(DecodingError) {
    score = c.pointee.score_
    scoreMax = c.pointee.score_max_
    squares = try Binary.string(c.pointee.squares_, "FindGameOutcomeResponse.squares")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__FindGameOutcomeResponse> {
    let c = arena.make(Cairn__Game__V1__FindGameOutcomeResponse.self)
    cairn__game__v1__find_game_outcome_response__init(c)
    c.pointee.score_ = score
    c.pointee.score_max_ = scoreMax
    c.pointee.squares_ = arena.string(squares)
    return c
  }
}
