// Written by protoc-gen-cairn from cairn/game/v1/game_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension GameChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__game_changed__descriptor_pointer(), as: Cairn__Game__V1__GameChanged.self) {
      (c) throws(DecodingError) in try GameChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GameChanged>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GameChanged.game_id")
    version = c.pointee.version_
    change = GameChanged.Change(rawValue: c.pointee.change_)
    roundNumber = c.pointee.round_number_
    playerIndex = c.pointee.player_index_
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GameChanged> {
    let c = arena.make(Cairn__Game__V1__GameChanged.self)
    cairn__game__v1__game_changed__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.version_ = version
    c.pointee.change_ = change.rawValue
    c.pointee.round_number_ = roundNumber
    c.pointee.player_index_ = playerIndex
    if let game {
      c.pointee.game_ = game.lower(in: arena)
    }
    return c
  }
}

extension MatchFound {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__match_found__descriptor_pointer(), as: Cairn__Game__V1__MatchFound.self) {
      (c) throws(DecodingError) in try MatchFound(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__MatchFound>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "MatchFound.game_id")
    mapID = try Binary.string(c.pointee.map_id_, "MatchFound.map_id")
    players = try Binary.list(c.pointee.n_players_, c.pointee.players_, messages: { (value) throws(DecodingError) in try MatchedPlayer(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__MatchFound> {
    let c = arena.make(Cairn__Game__V1__MatchFound.self)
    cairn__game__v1__match_found__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.map_id_ = arena.string(mapID)
    c.pointee.n_players_ = players.count
    c.pointee.players_ = arena.list(players) { value in value.lower(in: arena) }
    return c
  }
}

extension MatchedPlayer {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__matched_player__descriptor_pointer(), as: Cairn__Game__V1__MatchedPlayer.self) {
      (c) throws(DecodingError) in try MatchedPlayer(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__MatchedPlayer>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "MatchedPlayer.account_id")
    rating = c.pointee.rating_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__MatchedPlayer> {
    let c = arena.make(Cairn__Game__V1__MatchedPlayer.self)
    cairn__game__v1__matched_player__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.rating_ = rating
    return c
  }
}

extension MatchTimeout {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__match_timeout__descriptor_pointer(), as: Cairn__Game__V1__MatchTimeout.self) {
      (c) throws(DecodingError) in try MatchTimeout(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__MatchTimeout>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "MatchTimeout.map_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__MatchTimeout> {
    let c = arena.make(Cairn__Game__V1__MatchTimeout.self)
    cairn__game__v1__match_timeout__init(c)
    c.pointee.map_id_ = arena.string(mapID)
    return c
  }
}

extension InvitationReceived {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__invitation_received__descriptor_pointer(), as: Cairn__Game__V1__InvitationReceived.self) {
      (c) throws(DecodingError) in try InvitationReceived(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__InvitationReceived>) throws(DecodingError) {
    invitationID = try Binary.string(c.pointee.invitation_id_, "InvitationReceived.invitation_id")
    inviterAccountID = try Binary.string(c.pointee.inviter_account_id_, "InvitationReceived.inviter_account_id")
    mapID = try Binary.string(c.pointee.map_id_, "InvitationReceived.map_id")
    expireTime = try moment(c.pointee.expire_time_, "InvitationReceived.expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__InvitationReceived> {
    let c = arena.make(Cairn__Game__V1__InvitationReceived.self)
    cairn__game__v1__invitation_received__init(c)
    c.pointee.invitation_id_ = arena.string(invitationID)
    c.pointee.inviter_account_id_ = arena.string(inviterAccountID)
    c.pointee.map_id_ = arena.string(mapID)
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    return c
  }
}

extension InvitationClosed {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__invitation_closed__descriptor_pointer(), as: Cairn__Game__V1__InvitationClosed.self) {
      (c) throws(DecodingError) in try InvitationClosed(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__InvitationClosed>) throws(DecodingError) {
    invitationID = try Binary.string(c.pointee.invitation_id_, "InvitationClosed.invitation_id")
    reason = InvitationClosed.Reason(rawValue: c.pointee.reason_)
    gameID = try Binary.string(c.pointee.game_id_, "InvitationClosed.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__InvitationClosed> {
    let c = arena.make(Cairn__Game__V1__InvitationClosed.self)
    cairn__game__v1__invitation_closed__init(c)
    c.pointee.invitation_id_ = arena.string(invitationID)
    c.pointee.reason_ = reason.rawValue
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}
