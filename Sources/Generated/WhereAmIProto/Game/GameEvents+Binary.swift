// Written by protoc-gen-cairn from cairn/game/whereami/v1/game_events.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension WhereAmIEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__where_am_ievent__descriptor_pointer(), as: Cairn__Game__Whereami__V1__WhereAmIEvent.self) {
      (c) throws(DecodingError) in try WhereAmIEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Game__Whereami__V1__WhereAmIEvent>) throws(DecodingError) {
    if c.pointee.content_case.rawValue == 1, let field = c.pointee.game_changed_ { content = .gameChanged(try GameChanged(c: field)) }
    if c.pointee.content_case.rawValue == 2, let field = c.pointee.match_found_ { content = .matchFound(try MatchFound(c: field)) }
    if c.pointee.content_case.rawValue == 3, let field = c.pointee.match_timeout_ { content = .matchTimeout(try MatchTimeout(c: field)) }
    if c.pointee.content_case.rawValue == 4, let field = c.pointee.invitation_received_ { content = .invitationReceived(try InvitationReceived(c: field)) }
    if c.pointee.content_case.rawValue == 5, let field = c.pointee.invitation_closed_ { content = .invitationClosed(try InvitationClosed(c: field)) }
    if c.pointee.content_case.rawValue == 6, let field = c.pointee.room_changed_ { content = .roomChanged(try RoomChanged(c: field)) }
    if c.pointee.content_case.rawValue == 7, let field = c.pointee.room_emote_ { content = .roomEmote(try RoomEmote(c: field)) }
    if c.pointee.content_case.rawValue == 8, let field = c.pointee.rematch_offered_ { content = .rematchOffered(try RematchOffered(c: field)) }
    if c.pointee.content_case.rawValue == 9, let field = c.pointee.rematch_closed_ { content = .rematchClosed(try RematchClosed(c: field)) }
  }

  package func write(to binary: inout BinaryWriter) {
    switch content {
    case .gameChanged(let value):
      let start = binary.begin(1)
      value.write(to: &binary)
      binary.end(start)
    case .matchFound(let value):
      let start = binary.begin(2)
      value.write(to: &binary)
      binary.end(start)
    case .matchTimeout(let value):
      let start = binary.begin(3)
      value.write(to: &binary)
      binary.end(start)
    case .invitationReceived(let value):
      let start = binary.begin(4)
      value.write(to: &binary)
      binary.end(start)
    case .invitationClosed(let value):
      let start = binary.begin(5)
      value.write(to: &binary)
      binary.end(start)
    case .roomChanged(let value):
      let start = binary.begin(6)
      value.write(to: &binary)
      binary.end(start)
    case .roomEmote(let value):
      let start = binary.begin(7)
      value.write(to: &binary)
      binary.end(start)
    case .rematchOffered(let value):
      let start = binary.begin(8)
      value.write(to: &binary)
      binary.end(start)
    case .rematchClosed(let value):
      let start = binary.begin(9)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension GameChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__game_changed__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GameChanged.self) {
      (c) throws(DecodingError) in try GameChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GameChanged>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GameChanged.game_id")
    version = c.pointee.version_
    change = GameChanged.Change(rawValue: c.pointee.change_)
    roundNumber = c.pointee.round_number_
    playerIndex = c.pointee.player_index_
    if let field = c.pointee.game_ { game = try Game(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if version != 0 {
      binary.field(2, version)
    }
    if change != .unspecified {
      binary.field(3, change)
    }
    if roundNumber != 0 {
      binary.field(4, roundNumber)
    }
    if playerIndex != 0 {
      binary.field(5, playerIndex)
    }
    if let game {
      let start = binary.begin(6)
      game.write(to: &binary)
      binary.end(start)
    }
  }
}

extension MatchFound {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__match_found__descriptor_pointer(), as: Cairn__Game__Whereami__V1__MatchFound.self) {
      (c) throws(DecodingError) in try MatchFound(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__MatchFound>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "MatchFound.game_id")
    mapID = try Binary.string(c.pointee.map_id_, "MatchFound.map_id")
    players = try Binary.list(c.pointee.n_players_, c.pointee.players_, messages: { (value) throws(DecodingError) in try MatchedPlayer(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
    if !mapID.isEmpty {
      binary.field(2, mapID)
    }
    if !players.isEmpty {
      for element in players {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension MatchedPlayer {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__matched_player__descriptor_pointer(), as: Cairn__Game__Whereami__V1__MatchedPlayer.self) {
      (c) throws(DecodingError) in try MatchedPlayer(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__MatchedPlayer>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "MatchedPlayer.account_id")
    rating = c.pointee.rating_
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if rating != 0 {
      binary.field(2, rating)
    }
    if let person {
      let start = binary.begin(3)
      person.write(to: &binary)
      binary.end(start)
    }
  }
}

extension MatchTimeout {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__match_timeout__descriptor_pointer(), as: Cairn__Game__Whereami__V1__MatchTimeout.self) {
      (c) throws(DecodingError) in try MatchTimeout(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__MatchTimeout>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "MatchTimeout.map_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !mapID.isEmpty {
      binary.field(1, mapID)
    }
  }
}

extension InvitationReceived {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__invitation_received__descriptor_pointer(), as: Cairn__Game__Whereami__V1__InvitationReceived.self) {
      (c) throws(DecodingError) in try InvitationReceived(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__InvitationReceived>) throws(DecodingError) {
    invitationID = try Binary.string(c.pointee.invitation_id_, "InvitationReceived.invitation_id")
    inviterAccountID = try Binary.string(c.pointee.inviter_account_id_, "InvitationReceived.inviter_account_id")
    mapID = try Binary.string(c.pointee.map_id_, "InvitationReceived.map_id")
    expireTime = try moment(c.pointee.expire_time_, "InvitationReceived.expire_time")
    if let field = c.pointee.inviter_ { inviter = try CairnProto.Person(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !invitationID.isEmpty {
      binary.field(1, invitationID)
    }
    if !inviterAccountID.isEmpty {
      binary.field(2, inviterAccountID)
    }
    if !mapID.isEmpty {
      binary.field(3, mapID)
    }
    if let expireTime {
      binary.field(4, expireTime)
    }
    if let inviter {
      let start = binary.begin(5)
      inviter.write(to: &binary)
      binary.end(start)
    }
  }
}

extension InvitationClosed {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__invitation_closed__descriptor_pointer(), as: Cairn__Game__Whereami__V1__InvitationClosed.self) {
      (c) throws(DecodingError) in try InvitationClosed(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__InvitationClosed>) throws(DecodingError) {
    invitationID = try Binary.string(c.pointee.invitation_id_, "InvitationClosed.invitation_id")
    reason = InvitationClosed.Reason(rawValue: c.pointee.reason_)
    gameID = try Binary.string(c.pointee.game_id_, "InvitationClosed.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !invitationID.isEmpty {
      binary.field(1, invitationID)
    }
    if reason != .unspecified {
      binary.field(2, reason)
    }
    if !gameID.isEmpty {
      binary.field(3, gameID)
    }
  }
}
