// Written by protoc-gen-cairn from cairn/game/whereami/v1/rooms.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension RoomSettings {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RoomSettings(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RoomSettings") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mapId", "map_id") {
        mapID = try json.string("RoomSettings.map_id")
      } else if json.isKey("playerCountMax", "player_count_max") {
        playerCountMax = try json.int32("RoomSettings.player_count_max")
      } else if json.isKey("movingMs", "moving_ms") {
        movingMs = try json.int32("RoomSettings.moving_ms")
      } else if json.isKey("guessMs", "guess_ms") {
        guessMs = try json.int32("RoomSettings.guess_ms")
      } else if json.isKey("provider") {
        provider = try json.enumeration("RoomSettings.provider", CairnProto.PanoramaProvider.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    if playerCountMax != 0 {
      json.key("playerCountMax")
      json.value(playerCountMax)
    }
    if movingMs != 0 {
      json.key("movingMs")
      json.value(movingMs)
    }
    if guessMs != 0 {
      json.key("guessMs")
      json.value(guessMs)
    }
    if provider != .unspecified {
      json.key("provider")
      json.value(provider)
    }
    json.endObject()
  }
}

extension RoomMember {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RoomMember(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RoomMember") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("RoomMember.account_id")
      } else if json.isKey("isHost", "is_host") {
        isHost = try json.bool("RoomMember.is_host")
      } else if json.isKey("isSpectator", "is_spectator") {
        isSpectator = try json.bool("RoomMember.is_spectator")
      } else if json.isKey("isReady", "is_ready") {
        isReady = try json.bool("RoomMember.is_ready")
      } else if json.isKey("username") {
        username = try json.string("RoomMember.username")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if isHost {
      json.key("isHost")
      json.value(isHost)
    }
    if isSpectator {
      json.key("isSpectator")
      json.value(isSpectator)
    }
    if isReady {
      json.key("isReady")
      json.value(isReady)
    }
    if !username.isEmpty {
      json.key("username")
      json.value(username)
    }
    json.endObject()
  }
}

extension Room {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Room(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Room") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("roomId", "room_id") {
        roomID = try json.string("Room.room_id")
      } else if json.isKey("code") {
        code = try json.string("Room.code")
      } else if json.isKey("settings") {
        settings = try json.skipNull() ? nil : try RoomSettings(reading: &json)
      } else if json.isKey("members") {
        members = try json.list("Room.members") { (json: inout JSONReader) throws(DecodingError) in try RoomMember(reading: &json) }
      } else if json.isKey("gameId", "game_id") {
        gameID = try json.string("Room.game_id")
      } else if json.isKey("isPlaying", "is_playing") {
        isPlaying = try json.bool("Room.is_playing")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("Room.expire_time")
      } else if json.isKey("version") {
        version = try json.int64("Room.version")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !roomID.isEmpty {
      json.key("roomId")
      json.value(roomID)
    }
    if !code.isEmpty {
      json.key("code")
      json.value(code)
    }
    if let settings {
      json.key("settings")
      settings.write(to: &json)
    }
    if !members.isEmpty {
      json.key("members")
      json.list(members) { json, element in element.write(to: &json) }
    }
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if isPlaying {
      json.key("isPlaying")
      json.value(isPlaying)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    json.endObject()
  }
}

extension CreateRoomRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateRoomRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateRoomRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("settings") {
        settings = try json.skipNull() ? nil : try RoomSettings(reading: &json)
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("CreateRoomRequest.time_zone")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let settings {
      json.key("settings")
      settings.write(to: &json)
    }
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    json.endObject()
  }
}

extension CreateRoomResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateRoomResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateRoomResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("room") {
        room = try json.skipNull() ? nil : try Room(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let room {
      json.key("room")
      room.write(to: &json)
    }
    json.endObject()
  }
}

extension JoinRoomRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try JoinRoomRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "JoinRoomRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("code") {
        code = try json.string("JoinRoomRequest.code")
      } else if json.isKey("asSpectator", "as_spectator") {
        asSpectator = try json.bool("JoinRoomRequest.as_spectator")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("JoinRoomRequest.time_zone")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !code.isEmpty {
      json.key("code")
      json.value(code)
    }
    if asSpectator {
      json.key("asSpectator")
      json.value(asSpectator)
    }
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    json.endObject()
  }
}

extension JoinRoomResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try JoinRoomResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "JoinRoomResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("room") {
        room = try json.skipNull() ? nil : try Room(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let room {
      json.key("room")
      room.write(to: &json)
    }
    json.endObject()
  }
}

extension GetRoomRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetRoomRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetRoomRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension GetRoomResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetRoomResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetRoomResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("room") {
        room = try json.skipNull() ? nil : try Room(reading: &json)
      } else if json.isKey("persons") {
        persons = try json.list("GetRoomResponse.persons") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.Person(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let room {
      json.key("room")
      room.write(to: &json)
    }
    if !persons.isEmpty {
      json.key("persons")
      json.list(persons) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension LeaveRoomRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LeaveRoomRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LeaveRoomRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("roomId", "room_id") {
        roomID = try json.string("LeaveRoomRequest.room_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !roomID.isEmpty {
      json.key("roomId")
      json.value(roomID)
    }
    json.endObject()
  }
}

extension LeaveRoomResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LeaveRoomResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LeaveRoomResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension KickMemberRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try KickMemberRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "KickMemberRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("roomId", "room_id") {
        roomID = try json.string("KickMemberRequest.room_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("KickMemberRequest.account_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !roomID.isEmpty {
      json.key("roomId")
      json.value(roomID)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    json.endObject()
  }
}

extension KickMemberResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try KickMemberResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "KickMemberResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("room") {
        room = try json.skipNull() ? nil : try Room(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let room {
      json.key("room")
      room.write(to: &json)
    }
    json.endObject()
  }
}

extension SetRoomReadyRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetRoomReadyRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetRoomReadyRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("roomId", "room_id") {
        roomID = try json.string("SetRoomReadyRequest.room_id")
      } else if json.isKey("isReady", "is_ready") {
        isReady = try json.bool("SetRoomReadyRequest.is_ready")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !roomID.isEmpty {
      json.key("roomId")
      json.value(roomID)
    }
    if isReady {
      json.key("isReady")
      json.value(isReady)
    }
    json.endObject()
  }
}

extension SetRoomReadyResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetRoomReadyResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetRoomReadyResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("room") {
        room = try json.skipNull() ? nil : try Room(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let room {
      json.key("room")
      room.write(to: &json)
    }
    json.endObject()
  }
}

extension StartRoomRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartRoomRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartRoomRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("roomId", "room_id") {
        roomID = try json.string("StartRoomRequest.room_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !roomID.isEmpty {
      json.key("roomId")
      json.value(roomID)
    }
    json.endObject()
  }
}

extension StartRoomResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartRoomResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartRoomResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("StartRoomResponse.game_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    json.endObject()
  }
}

extension SendEmoteRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SendEmoteRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SendEmoteRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("roomId", "room_id") {
        roomID = try json.string("SendEmoteRequest.room_id")
      } else if json.isKey("emote") {
        emote = try json.enumeration("SendEmoteRequest.emote", Emote.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !roomID.isEmpty {
      json.key("roomId")
      json.value(roomID)
    }
    if emote != .unspecified {
      json.key("emote")
      json.value(emote)
    }
    json.endObject()
  }
}

extension SendEmoteResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SendEmoteResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SendEmoteResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension RoomChanged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RoomChanged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RoomChanged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("roomId", "room_id") {
        roomID = try json.string("RoomChanged.room_id")
      } else if json.isKey("version") {
        version = try json.int64("RoomChanged.version")
      } else if json.isKey("change") {
        change = try json.enumeration("RoomChanged.change", RoomChanged.Change.self)
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("RoomChanged.account_id")
      } else if json.isKey("gameId", "game_id") {
        gameID = try json.string("RoomChanged.game_id")
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try CairnProto.Person(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !roomID.isEmpty {
      json.key("roomId")
      json.value(roomID)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if change != .unspecified {
      json.key("change")
      json.value(change)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    json.endObject()
  }
}

extension RoomEmote {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RoomEmote(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RoomEmote") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("roomId", "room_id") {
        roomID = try json.string("RoomEmote.room_id")
      } else if json.isKey("accountId", "account_id") {
        accountID = try json.string("RoomEmote.account_id")
      } else if json.isKey("emote") {
        emote = try json.enumeration("RoomEmote.emote", Emote.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !roomID.isEmpty {
      json.key("roomId")
      json.value(roomID)
    }
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if emote != .unspecified {
      json.key("emote")
      json.value(emote)
    }
    json.endObject()
  }
}
