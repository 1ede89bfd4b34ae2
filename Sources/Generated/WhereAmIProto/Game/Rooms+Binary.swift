// Written by protoc-gen-cairn from cairn/game/whereami/v1/rooms.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension RoomSettings {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__room_settings__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RoomSettings.self) {
      (c) throws(DecodingError) in try RoomSettings(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RoomSettings>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "RoomSettings.map_id")
    playerCountMax = c.pointee.player_count_max_
    movingMs = c.pointee.moving_ms_
    guessMs = c.pointee.guess_ms_
    provider = CairnProto.PanoramaProvider(rawValue: c.pointee.provider_)
  }

  func write(to binary: inout BinaryWriter) {
    if !mapID.isEmpty {
      binary.field(1, mapID)
    }
    if playerCountMax != 0 {
      binary.field(2, playerCountMax)
    }
    if movingMs != 0 {
      binary.field(3, movingMs)
    }
    if guessMs != 0 {
      binary.field(4, guessMs)
    }
    if provider != .unspecified {
      binary.field(5, provider)
    }
  }
}

extension RoomMember {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__room_member__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RoomMember.self) {
      (c) throws(DecodingError) in try RoomMember(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RoomMember>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "RoomMember.account_id")
    isHost = c.pointee.is_host_ != 0
    isSpectator = c.pointee.is_spectator_ != 0
    isReady = c.pointee.is_ready_ != 0
    username = try Binary.string(c.pointee.username_, "RoomMember.username")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if isHost {
      binary.field(2, isHost)
    }
    if isSpectator {
      binary.field(3, isSpectator)
    }
    if isReady {
      binary.field(4, isReady)
    }
    if !username.isEmpty {
      binary.field(5, username)
    }
  }
}

extension Room {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__room__descriptor_pointer(), as: Cairn__Game__Whereami__V1__Room.self) {
      (c) throws(DecodingError) in try Room(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__Room>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "Room.room_id")
    code = try Binary.string(c.pointee.code_, "Room.code")
    if let field = c.pointee.settings_ { settings = try RoomSettings(c: field) }
    members = try Binary.list(c.pointee.n_members_, c.pointee.members_, messages: { (value) throws(DecodingError) in try RoomMember(c: value) })
    gameID = try Binary.string(c.pointee.game_id_, "Room.game_id")
    isPlaying = c.pointee.is_playing_ != 0
    expireTime = try moment(c.pointee.expire_time_, "Room.expire_time")
    version = c.pointee.version_
  }

  func write(to binary: inout BinaryWriter) {
    if !roomID.isEmpty {
      binary.field(1, roomID)
    }
    if !code.isEmpty {
      binary.field(2, code)
    }
    if let settings {
      let start = binary.begin(3)
      settings.write(to: &binary)
      binary.end(start)
    }
    if !members.isEmpty {
      for element in members {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !gameID.isEmpty {
      binary.field(5, gameID)
    }
    if isPlaying {
      binary.field(6, isPlaying)
    }
    if let expireTime {
      binary.field(7, expireTime)
    }
    if version != 0 {
      binary.field(8, version)
    }
  }
}

extension CreateRoomRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__create_room_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__CreateRoomRequest.self) {
      (c) throws(DecodingError) in try CreateRoomRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__CreateRoomRequest>) throws(DecodingError) {
    if let field = c.pointee.settings_ { settings = try RoomSettings(c: field) }
    timeZone = try Binary.string(c.pointee.time_zone_, "CreateRoomRequest.time_zone")
  }

  func write(to binary: inout BinaryWriter) {
    if let settings {
      let start = binary.begin(1)
      settings.write(to: &binary)
      binary.end(start)
    }
    if !timeZone.isEmpty {
      binary.field(2, timeZone)
    }
  }
}

extension CreateRoomResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__create_room_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__CreateRoomResponse.self) {
      (c) throws(DecodingError) in try CreateRoomResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__CreateRoomResponse>) throws(DecodingError) {
    if let field = c.pointee.room_ { room = try Room(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let room {
      let start = binary.begin(1)
      room.write(to: &binary)
      binary.end(start)
    }
  }
}

extension JoinRoomRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__join_room_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__JoinRoomRequest.self) {
      (c) throws(DecodingError) in try JoinRoomRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__JoinRoomRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "JoinRoomRequest.code")
    asSpectator = c.pointee.as_spectator_ != 0
    timeZone = try Binary.string(c.pointee.time_zone_, "JoinRoomRequest.time_zone")
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
    if asSpectator {
      binary.field(2, asSpectator)
    }
    if !timeZone.isEmpty {
      binary.field(3, timeZone)
    }
  }
}

extension JoinRoomResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__join_room_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__JoinRoomResponse.self) {
      (c) throws(DecodingError) in try JoinRoomResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__JoinRoomResponse>) throws(DecodingError) {
    if let field = c.pointee.room_ { room = try Room(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let room {
      let start = binary.begin(1)
      room.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetRoomRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_room_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetRoomRequest.self) {
      (c) throws(DecodingError) in try GetRoomRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetRoomRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetRoomResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_room_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetRoomResponse.self) {
      (c) throws(DecodingError) in try GetRoomResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetRoomResponse>) throws(DecodingError) {
    if let field = c.pointee.room_ { room = try Room(c: field) }
    persons = try Binary.list(c.pointee.n_persons_, c.pointee.persons_, messages: { (value) throws(DecodingError) in try CairnProto.Person(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let room {
      let start = binary.begin(1)
      room.write(to: &binary)
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

extension LeaveRoomRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__leave_room_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__LeaveRoomRequest.self) {
      (c) throws(DecodingError) in try LeaveRoomRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__LeaveRoomRequest>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "LeaveRoomRequest.room_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !roomID.isEmpty {
      binary.field(1, roomID)
    }
  }
}

extension LeaveRoomResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__leave_room_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__LeaveRoomResponse.self) {
      (c) throws(DecodingError) in try LeaveRoomResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__LeaveRoomResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension KickMemberRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__kick_member_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__KickMemberRequest.self) {
      (c) throws(DecodingError) in try KickMemberRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__KickMemberRequest>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "KickMemberRequest.room_id")
    accountID = try Binary.string(c.pointee.account_id_, "KickMemberRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !roomID.isEmpty {
      binary.field(1, roomID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
  }
}

extension KickMemberResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__kick_member_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__KickMemberResponse.self) {
      (c) throws(DecodingError) in try KickMemberResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__KickMemberResponse>) throws(DecodingError) {
    if let field = c.pointee.room_ { room = try Room(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let room {
      let start = binary.begin(1)
      room.write(to: &binary)
      binary.end(start)
    }
  }
}

extension SetRoomReadyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__set_room_ready_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__SetRoomReadyRequest.self) {
      (c) throws(DecodingError) in try SetRoomReadyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__SetRoomReadyRequest>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "SetRoomReadyRequest.room_id")
    isReady = c.pointee.is_ready_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !roomID.isEmpty {
      binary.field(1, roomID)
    }
    if isReady {
      binary.field(2, isReady)
    }
  }
}

extension SetRoomReadyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__set_room_ready_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__SetRoomReadyResponse.self) {
      (c) throws(DecodingError) in try SetRoomReadyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__SetRoomReadyResponse>) throws(DecodingError) {
    if let field = c.pointee.room_ { room = try Room(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let room {
      let start = binary.begin(1)
      room.write(to: &binary)
      binary.end(start)
    }
  }
}

extension StartRoomRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__start_room_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__StartRoomRequest.self) {
      (c) throws(DecodingError) in try StartRoomRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__StartRoomRequest>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "StartRoomRequest.room_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !roomID.isEmpty {
      binary.field(1, roomID)
    }
  }
}

extension StartRoomResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__start_room_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__StartRoomResponse.self) {
      (c) throws(DecodingError) in try StartRoomResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__StartRoomResponse>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "StartRoomResponse.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension SendEmoteRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__send_emote_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__SendEmoteRequest.self) {
      (c) throws(DecodingError) in try SendEmoteRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__SendEmoteRequest>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "SendEmoteRequest.room_id")
    emote = Emote(rawValue: c.pointee.emote_)
  }

  func write(to binary: inout BinaryWriter) {
    if !roomID.isEmpty {
      binary.field(1, roomID)
    }
    if emote != .unspecified {
      binary.field(2, emote)
    }
  }
}

extension SendEmoteResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__send_emote_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__SendEmoteResponse.self) {
      (c) throws(DecodingError) in try SendEmoteResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__SendEmoteResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension RoomChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__room_changed__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RoomChanged.self) {
      (c) throws(DecodingError) in try RoomChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RoomChanged>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "RoomChanged.room_id")
    version = c.pointee.version_
    change = RoomChanged.Change(rawValue: c.pointee.change_)
    accountID = try Binary.string(c.pointee.account_id_, "RoomChanged.account_id")
    gameID = try Binary.string(c.pointee.game_id_, "RoomChanged.game_id")
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !roomID.isEmpty {
      binary.field(1, roomID)
    }
    if version != 0 {
      binary.field(2, version)
    }
    if change != .unspecified {
      binary.field(3, change)
    }
    if !accountID.isEmpty {
      binary.field(4, accountID)
    }
    if !gameID.isEmpty {
      binary.field(5, gameID)
    }
    if let person {
      let start = binary.begin(6)
      person.write(to: &binary)
      binary.end(start)
    }
  }
}

extension RoomEmote {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__room_emote__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RoomEmote.self) {
      (c) throws(DecodingError) in try RoomEmote(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RoomEmote>) throws(DecodingError) {
    roomID = try Binary.string(c.pointee.room_id_, "RoomEmote.room_id")
    accountID = try Binary.string(c.pointee.account_id_, "RoomEmote.account_id")
    emote = Emote(rawValue: c.pointee.emote_)
  }

  func write(to binary: inout BinaryWriter) {
    if !roomID.isEmpty {
      binary.field(1, roomID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
    if emote != .unspecified {
      binary.field(3, emote)
    }
  }
}
