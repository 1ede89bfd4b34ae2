// Written by protoc-gen-cairn from cairn/game/v1/rooms.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension RoomSettings {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__room_settings__descriptor_pointer(), as: Cairn__Game__V1__RoomSettings.self) {
      (c) throws(DecodingError) in try RoomSettings(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__RoomSettings>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "RoomSettings.map_id")
    playerCountMax = c.pointee.player_count_max_
    movingMs = c.pointee.moving_ms_
    guessMs = c.pointee.guess_ms_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__RoomSettings> {
    let c = arena.make(Cairn__Game__V1__RoomSettings.self)
    cairn__game__v1__room_settings__init(c)
    c.pointee.map_id_ = arena.string(mapID)
    c.pointee.player_count_max_ = playerCountMax
    c.pointee.moving_ms_ = movingMs
    c.pointee.guess_ms_ = guessMs
    return c
  }
}

extension RoomMember {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__room_member__descriptor_pointer(), as: Cairn__Game__V1__RoomMember.self) {
      (c) throws(DecodingError) in try RoomMember(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__RoomMember>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "RoomMember.account_id")
    isHost = c.pointee.is_host_ != 0
    isSpectator = c.pointee.is_spectator_ != 0
    isReady = c.pointee.is_ready_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__RoomMember> {
    let c = arena.make(Cairn__Game__V1__RoomMember.self)
    cairn__game__v1__room_member__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.is_host_ = isHost ? 1 : 0
    c.pointee.is_spectator_ = isSpectator ? 1 : 0
    c.pointee.is_ready_ = isReady ? 1 : 0
    return c
  }
}

extension Room {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__room__descriptor_pointer(), as: Cairn__Game__V1__Room.self) {
      (c) throws(DecodingError) in try Room(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__Room>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "Room.room_id")
    code = try Binary.string(c.pointee.code_, "Room.code")
    if let field = c.pointee.settings_ { settings = try RoomSettings(c: field) }
    members = try Binary.list(c.pointee.n_members_, c.pointee.members_, messages: { (value) throws(DecodingError) in try RoomMember(c: value) })
    gameID = try Binary.string(c.pointee.game_id_, "Room.game_id")
    isPlaying = c.pointee.is_playing_ != 0
    expireTime = try moment(c.pointee.expire_time_, "Room.expire_time")
    version = c.pointee.version_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__Room> {
    let c = arena.make(Cairn__Game__V1__Room.self)
    cairn__game__v1__room__init(c)
    c.pointee.room_id_ = arena.string(roomID)
    c.pointee.code_ = arena.string(code)
    if let settings {
      c.pointee.settings_ = settings.lower(in: arena)
    }
    c.pointee.n_members_ = members.count
    c.pointee.members_ = arena.list(members) { value in value.lower(in: arena) }
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.is_playing_ = isPlaying ? 1 : 0
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    c.pointee.version_ = version
    return c
  }
}

extension CreateRoomRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__create_room_request__descriptor_pointer(), as: Cairn__Game__V1__CreateRoomRequest.self) {
      (c) throws(DecodingError) in try CreateRoomRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__CreateRoomRequest>) throws(DecodingError) {
    if let field = c.pointee.settings_ { settings = try RoomSettings(c: field) }
    timeZone = try Binary.string(c.pointee.time_zone_, "CreateRoomRequest.time_zone")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__CreateRoomRequest> {
    let c = arena.make(Cairn__Game__V1__CreateRoomRequest.self)
    cairn__game__v1__create_room_request__init(c)
    if let settings {
      c.pointee.settings_ = settings.lower(in: arena)
    }
    c.pointee.time_zone_ = arena.string(timeZone)
    return c
  }
}

extension CreateRoomResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__create_room_response__descriptor_pointer(), as: Cairn__Game__V1__CreateRoomResponse.self) {
      (c) throws(DecodingError) in try CreateRoomResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__CreateRoomResponse>) throws(DecodingError) {
    if let field = c.pointee.room_ { room = try Room(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__CreateRoomResponse> {
    let c = arena.make(Cairn__Game__V1__CreateRoomResponse.self)
    cairn__game__v1__create_room_response__init(c)
    if let room {
      c.pointee.room_ = room.lower(in: arena)
    }
    return c
  }
}

extension JoinRoomRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__join_room_request__descriptor_pointer(), as: Cairn__Game__V1__JoinRoomRequest.self) {
      (c) throws(DecodingError) in try JoinRoomRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__JoinRoomRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "JoinRoomRequest.code")
    asSpectator = c.pointee.as_spectator_ != 0
    timeZone = try Binary.string(c.pointee.time_zone_, "JoinRoomRequest.time_zone")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__JoinRoomRequest> {
    let c = arena.make(Cairn__Game__V1__JoinRoomRequest.self)
    cairn__game__v1__join_room_request__init(c)
    c.pointee.code_ = arena.string(code)
    c.pointee.as_spectator_ = asSpectator ? 1 : 0
    c.pointee.time_zone_ = arena.string(timeZone)
    return c
  }
}

extension JoinRoomResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__join_room_response__descriptor_pointer(), as: Cairn__Game__V1__JoinRoomResponse.self) {
      (c) throws(DecodingError) in try JoinRoomResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__JoinRoomResponse>) throws(DecodingError) {
    if let field = c.pointee.room_ { room = try Room(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__JoinRoomResponse> {
    let c = arena.make(Cairn__Game__V1__JoinRoomResponse.self)
    cairn__game__v1__join_room_response__init(c)
    if let room {
      c.pointee.room_ = room.lower(in: arena)
    }
    return c
  }
}

extension GetRoomRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_room_request__descriptor_pointer(), as: Cairn__Game__V1__GetRoomRequest.self) {
      (c) throws(DecodingError) in try GetRoomRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetRoomRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetRoomRequest> {
    let c = arena.make(Cairn__Game__V1__GetRoomRequest.self)
    cairn__game__v1__get_room_request__init(c)
    return c
  }
}

extension GetRoomResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__get_room_response__descriptor_pointer(), as: Cairn__Game__V1__GetRoomResponse.self) {
      (c) throws(DecodingError) in try GetRoomResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GetRoomResponse>) throws(DecodingError) {
    if let field = c.pointee.room_ { room = try Room(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GetRoomResponse> {
    let c = arena.make(Cairn__Game__V1__GetRoomResponse.self)
    cairn__game__v1__get_room_response__init(c)
    if let room {
      c.pointee.room_ = room.lower(in: arena)
    }
    return c
  }
}

extension LeaveRoomRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leave_room_request__descriptor_pointer(), as: Cairn__Game__V1__LeaveRoomRequest.self) {
      (c) throws(DecodingError) in try LeaveRoomRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__LeaveRoomRequest>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "LeaveRoomRequest.room_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__LeaveRoomRequest> {
    let c = arena.make(Cairn__Game__V1__LeaveRoomRequest.self)
    cairn__game__v1__leave_room_request__init(c)
    c.pointee.room_id_ = arena.string(roomID)
    return c
  }
}

extension LeaveRoomResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__leave_room_response__descriptor_pointer(), as: Cairn__Game__V1__LeaveRoomResponse.self) {
      (c) throws(DecodingError) in try LeaveRoomResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__LeaveRoomResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__LeaveRoomResponse> {
    let c = arena.make(Cairn__Game__V1__LeaveRoomResponse.self)
    cairn__game__v1__leave_room_response__init(c)
    return c
  }
}

extension KickMemberRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__kick_member_request__descriptor_pointer(), as: Cairn__Game__V1__KickMemberRequest.self) {
      (c) throws(DecodingError) in try KickMemberRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__KickMemberRequest>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "KickMemberRequest.room_id")
    accountID = try Binary.string(c.pointee.account_id_, "KickMemberRequest.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__KickMemberRequest> {
    let c = arena.make(Cairn__Game__V1__KickMemberRequest.self)
    cairn__game__v1__kick_member_request__init(c)
    c.pointee.room_id_ = arena.string(roomID)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}

extension KickMemberResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__kick_member_response__descriptor_pointer(), as: Cairn__Game__V1__KickMemberResponse.self) {
      (c) throws(DecodingError) in try KickMemberResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__KickMemberResponse>) throws(DecodingError) {
    if let field = c.pointee.room_ { room = try Room(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__KickMemberResponse> {
    let c = arena.make(Cairn__Game__V1__KickMemberResponse.self)
    cairn__game__v1__kick_member_response__init(c)
    if let room {
      c.pointee.room_ = room.lower(in: arena)
    }
    return c
  }
}

extension SetRoomReadyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__set_room_ready_request__descriptor_pointer(), as: Cairn__Game__V1__SetRoomReadyRequest.self) {
      (c) throws(DecodingError) in try SetRoomReadyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__SetRoomReadyRequest>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "SetRoomReadyRequest.room_id")
    isReady = c.pointee.is_ready_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__SetRoomReadyRequest> {
    let c = arena.make(Cairn__Game__V1__SetRoomReadyRequest.self)
    cairn__game__v1__set_room_ready_request__init(c)
    c.pointee.room_id_ = arena.string(roomID)
    c.pointee.is_ready_ = isReady ? 1 : 0
    return c
  }
}

extension SetRoomReadyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__set_room_ready_response__descriptor_pointer(), as: Cairn__Game__V1__SetRoomReadyResponse.self) {
      (c) throws(DecodingError) in try SetRoomReadyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__SetRoomReadyResponse>) throws(DecodingError) {
    if let field = c.pointee.room_ { room = try Room(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__SetRoomReadyResponse> {
    let c = arena.make(Cairn__Game__V1__SetRoomReadyResponse.self)
    cairn__game__v1__set_room_ready_response__init(c)
    if let room {
      c.pointee.room_ = room.lower(in: arena)
    }
    return c
  }
}

extension StartRoomRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__start_room_request__descriptor_pointer(), as: Cairn__Game__V1__StartRoomRequest.self) {
      (c) throws(DecodingError) in try StartRoomRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__StartRoomRequest>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "StartRoomRequest.room_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__StartRoomRequest> {
    let c = arena.make(Cairn__Game__V1__StartRoomRequest.self)
    cairn__game__v1__start_room_request__init(c)
    c.pointee.room_id_ = arena.string(roomID)
    return c
  }
}

extension StartRoomResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__start_room_response__descriptor_pointer(), as: Cairn__Game__V1__StartRoomResponse.self) {
      (c) throws(DecodingError) in try StartRoomResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__StartRoomResponse>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "StartRoomResponse.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__StartRoomResponse> {
    let c = arena.make(Cairn__Game__V1__StartRoomResponse.self)
    cairn__game__v1__start_room_response__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}

extension SendEmoteRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__send_emote_request__descriptor_pointer(), as: Cairn__Game__V1__SendEmoteRequest.self) {
      (c) throws(DecodingError) in try SendEmoteRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__SendEmoteRequest>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "SendEmoteRequest.room_id")
    emote = Emote(rawValue: c.pointee.emote_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__SendEmoteRequest> {
    let c = arena.make(Cairn__Game__V1__SendEmoteRequest.self)
    cairn__game__v1__send_emote_request__init(c)
    c.pointee.room_id_ = arena.string(roomID)
    c.pointee.emote_ = emote.rawValue
    return c
  }
}

extension SendEmoteResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__send_emote_response__descriptor_pointer(), as: Cairn__Game__V1__SendEmoteResponse.self) {
      (c) throws(DecodingError) in try SendEmoteResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__SendEmoteResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__SendEmoteResponse> {
    let c = arena.make(Cairn__Game__V1__SendEmoteResponse.self)
    cairn__game__v1__send_emote_response__init(c)
    return c
  }
}

extension RoomChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__room_changed__descriptor_pointer(), as: Cairn__Game__V1__RoomChanged.self) {
      (c) throws(DecodingError) in try RoomChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__RoomChanged>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "RoomChanged.room_id")
    version = c.pointee.version_
    change = RoomChanged.Change(rawValue: c.pointee.change_)
    accountID = try Binary.string(c.pointee.account_id_, "RoomChanged.account_id")
    gameID = try Binary.string(c.pointee.game_id_, "RoomChanged.game_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__RoomChanged> {
    let c = arena.make(Cairn__Game__V1__RoomChanged.self)
    cairn__game__v1__room_changed__init(c)
    c.pointee.room_id_ = arena.string(roomID)
    c.pointee.version_ = version
    c.pointee.change_ = change.rawValue
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.game_id_ = arena.string(gameID)
    return c
  }
}

extension RoomEmote {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__room_emote__descriptor_pointer(), as: Cairn__Game__V1__RoomEmote.self) {
      (c) throws(DecodingError) in try RoomEmote(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__RoomEmote>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "RoomEmote.room_id")
    accountID = try Binary.string(c.pointee.account_id_, "RoomEmote.account_id")
    emote = Emote(rawValue: c.pointee.emote_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__RoomEmote> {
    let c = arena.make(Cairn__Game__V1__RoomEmote.self)
    cairn__game__v1__room_emote__init(c)
    c.pointee.room_id_ = arena.string(roomID)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.emote_ = emote.rawValue
    return c
  }
}
