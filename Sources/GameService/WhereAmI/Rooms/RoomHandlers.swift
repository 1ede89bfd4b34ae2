import CairnProto
import WhereAmIProto
import WhereAmIServices
import Events
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of RoomService.
struct RoomHandlers: RoomServiceHandlers {
  let rooms: Rooms
  let idempotency: IdempotencyKeys
  let timeZones: TimeZones
  let people: ShownPeople

  private var database: Database { rooms.database }
  private var store: RoomStore { rooms.store }

  /// How often it is asked anew who has blocked whom because others came in meanwhile: each time at least one has, and then the room is full.
  private static let attemptsMax = GeoGuessRules.playersMax + RoomRules.spectatorsMax + 1

  func createRoom(_ request: CreateRoomRequest, _ context: RequestContext) async throws -> CreateRoomResponse {
    let accountID = try context.accountID
    let settings = try RoomRequests.settings(request.settings, timing: rooms.games.timing)
    let timeZone = try await timeZones.check(request.timeZone, context)
    // GeoService is asked before the transaction, and only of a map that somebody names.
    let map = await Self.caught {
      if settings.mapID != "world" { try await rooms.games.checkMap(settings.mapID) }
    }
    var response = try await idempotency.run(context, request: request, in: database) { transaction in
      try map.get()
      let host = Room.Member(accountID: accountID, isSpectator: false, isReady: false, timeZone: timeZone)
      guard let room = try await rooms.open(settings, by: host, at: context.now, transaction) else {
        throw RPCError(.unavailable, reason: .unavailable, message: "no code is free")
      }
      guard try await store.add(host, to: room.id, from: room.version, in: transaction) else {
        throw try await busy(accountID, transaction)
      }
      return CreateRoomResponse(room: WhereAmIProto.Room(room))
    }
    response.room = await people.naming(response.room, to: accountID)
    return response
  }

  func joinRoom(_ request: JoinRoomRequest, _ context: RequestContext) async throws -> JoinRoomResponse {
    let (accountID, now) = (try context.accountID, context.now)
    guard let code = RoomRules.code(typed: request.code) else {
      throw RPCError.invalid("code", .malformed, "\(RoomRules.codeLength) characters as a room has them")
    }
    let timeZone = try await timeZones.check(request.timeZone, context)
    let member = Room.Member(accountID: accountID, isSpectator: request.asSpectator, isReady: false, timeZone: timeZone)
    // Counted before it is tried, so that a hundred at once are no more than a hundred in a row.
    let tryCount = try await database.transaction { transaction in
      try await store.countTry(of: accountID, at: now, resetTime: now + RoomRules.tryWindow, in: transaction)
    }
    let isAllowed = tryCount <= RoomRules.triesMax
    let roomID = isAllowed ? try await store.roomID(ofCode: code, at: now, in: database) : nil
    if roomID != nil { try await database.transaction { try await store.forgetTry(of: accountID, in: $0) } }
    var response = try await attempt(context, request, others: { try await others(in: roomID, of: accountID) }) { known, transaction in
      guard isAllowed else {
        throw RPCError(.resourceExhausted, reason: .tooManyCodes, message: "at most \(RoomRules.triesMax) in ten minutes")
      }
      guard let roomID, let room = try await hold(roomID, at: now, transaction) else { throw Self.notFound }
      if room.member(accountID) != nil { return JoinRoomResponse(room: WhereAmIProto.Room(room)) }
      if try await store.isBanned(accountID, from: roomID, in: transaction) { throw Self.notFound }
      guard known.blocked.isEmpty else { throw Self.notFound }
      // A person who finds no seat needs not be asked about those who have them.
      try RoomRules.checkJoin(room, asSpectator: member.isSpectator)
      try known.require(room)
      guard let latter = try await rooms.join(room, member, at: now, transaction) else { throw try await busy(accountID, transaction) }
      return JoinRoomResponse(room: WhereAmIProto.Room(latter))
    }
    response.room = await people.naming(response.room, to: accountID)
    return response
  }

  func getRoom(_ request: GetRoomRequest, _ context: RequestContext) async throws -> GetRoomResponse {
    let accountID = try context.accountID
    guard let roomID = try await store.roomID(of: accountID, in: database),
      let room = try await store.room(roomID, at: context.now, in: database)
    else { return GetRoomResponse() }
    let (named, members) = await people.shown(WhereAmIProto.Room(room), to: accountID)
    return GetRoomResponse(room: named, persons: members)
  }

  func leaveRoom(_ request: LeaveRoomRequest, _ context: RequestContext) async throws -> LeaveRoomResponse {
    let (roomID, accountID) = (try Field.id(request.roomID, "room_id"), try context.accountID)
    try await database.transaction { transaction in
      guard let room = try await hold(roomID, at: context.now, transaction), let member = room.member(accountID) else { return }
      try await rooms.leave(room, member, at: context.now, transaction)
    }
    return LeaveRoomResponse()
  }

  func kickMember(_ request: KickMemberRequest, _ context: RequestContext) async throws -> KickMemberResponse {
    let (roomID, accountID) = (try Field.id(request.roomID, "room_id"), try context.accountID)
    let otherID = try Field.id(request.accountID, "account_id")
    guard otherID != accountID else { throw RPCError.invalid("account_id", .ownAccount, "somebody else") }
    let room = try await within(roomID, of: context) { (room, transaction) -> Room? in
      guard room.hostID == accountID else { throw RoomRules.Refusal.notHost }
      guard let other = room.member(otherID) else { return room }
      try await store.ban(otherID, from: roomID, in: transaction)
      return try await rooms.leave(room, other, .kicked, at: context.now, transaction)
    }
    return KickMemberResponse(room: await people.naming(room.map { WhereAmIProto.Room($0) }, to: accountID))
  }

  func setRoomReady(_ request: SetRoomReadyRequest, _ context: RequestContext) async throws -> SetRoomReadyResponse {
    let (roomID, accountID) = (try Field.id(request.roomID, "room_id"), try context.accountID)
    let room = try await within(roomID, of: context) { (room, transaction) -> Room? in
      guard let member = room.member(accountID), !member.isSpectator else { throw RoomRules.Refusal.notAPlayer }
      return try await rooms.setReady(request.isReady, member, in: room, at: context.now, transaction)
    }
    return SetRoomReadyResponse(room: await people.naming(room.map { WhereAmIProto.Room($0) }, to: accountID))
  }

  func sendEmote(_ request: SendEmoteRequest, _ context: RequestContext) async throws -> SendEmoteResponse {
    let (roomID, accountID) = (try Field.id(request.roomID, "room_id"), try context.accountID)
    let emote = try RoomRequests.emote(request.emote)
    try await within(roomID, of: context) { room, transaction in
      guard try await rooms.show(emote, accountID, in: room, at: context.now, transaction) else {
        throw RPCError(.resourceExhausted, reason: .tooManyEmotes, message: "one in two seconds")
      }
    }
    return SendEmoteResponse()
  }

  func startRoom(_ request: StartRoomRequest, _ context: RequestContext) async throws -> StartRoomResponse {
    let (roomID, accountID) = (try Field.id(request.roomID, "room_id"), try context.accountID)
    // Answers of others are asked for before the transaction, and only for a caller who may begin a game.
    let found = try await store.room(roomID, at: context.now, in: database).flatMap { $0.hostID == accountID ? $0 : nil }
    let prepared = await Self.caught {
      // Nobody is parted where no game can begin.
      guard let found, (try? RoomRules.checkStart(readiness: found.players.map(\.isReady), isPlaying: found.isPlaying)) != nil else {
        return SharedGames.Prepared?.none
      }
      try await part(found, at: context.now)
      let playerIDs = found.players.map(\.accountID)
      return try await rooms.games.prepare(on: found.settings.mapID, byClues: found.settings.isByClues, for: playerIDs)
    }
    return try await idempotency.run(context, request: request, in: database) { transaction in
      guard let room = try await hold(roomID, at: context.now, transaction), room.member(accountID) != nil else { throw Self.notFound }
      guard room.hostID == accountID else { throw RPCError(RoomRules.Refusal.notHost) }
      do {
        try RoomRules.checkStart(readiness: room.players.map(\.isReady), isPlaying: room.isPlaying)
        // A player who has just become host is asked to try again.
        guard let prepared = try prepared.get() else { throw Self.changing }
        return StartRoomResponse(gameID: try await rooms.begin(room, prepared, at: context.now, transaction).text)
      } catch let refusal as RoomRules.Refusal {
        throw RPCError(refusal)
      } catch is PlayersBusy {
        throw RPCError(.failedPrecondition, reason: .busyInGame, message: "one of the players plays against others")
      }
    }
  }
}

extension RoomHandlers {
  /// People who are in a room, and who of them must not be met.
  private struct Others {
    var accountIDs: Set<UUID> = []
    var blocked: Set<UUID> = []

    /// Nobody has come in since it was asked.
    func require(_ room: Room) throws(RoomFilledUp) {
      guard room.members.allSatisfy({ accountIDs.contains($0.accountID) }) else { throw RoomFilledUp() }
    }
  }

  /// Somebody has come in of whom was not asked yet; the transaction is of no use.
  private struct RoomFilledUp: Error {}

  private func others(in roomID: UUID?, of accountID: UUID) async throws -> Others {
    guard let roomID else { return Others() }
    let accountIDs = try await store.members(of: roomID, in: database).map(\.accountID).filter { $0 != accountID }
    return Others(accountIDs: Set(accountIDs), blocked: try await rooms.games.blocked(accountID, among: accountIDs))
  }

  /// Asks, and does it in a transaction; again when the room has filled up in between. A question that cannot be asked must not keep a retry from the answer
  /// that is there already.
  private func attempt(
    _ context: RequestContext, _ request: JoinRoomRequest, others: () async throws -> Others,
    _ body: (Others, Transaction) async throws -> JoinRoomResponse
  ) async throws -> JoinRoomResponse {
    for _ in 0..<Self.attemptsMax {
      let known = await Self.caught(others)
      do {
        return try await idempotency.run(context, request: request, in: database) { transaction in
          do { return try await body(try known.get(), transaction) } catch let refusal as RoomRules.Refusal { throw RPCError(refusal) }
        }
      } catch is RoomFilledUp {}
    }
    throw Self.changing
  }

  /// Puts players out of a room who must not play with those who were there before.
  private func part(_ room: Room, at now: Moment) async throws {
    let playerIDs = room.players.map(\.accountID)
    var blocked: [UUID: Set<UUID>] = [:]
    for (index, playerID) in playerIDs.enumerated() {
      blocked[playerID] = try await rooms.games.blocked(playerID, among: Array(playerIDs[(index + 1)...]))
    }
    let leavers = RoomRules.leavers(among: playerIDs) { blocked[$0]?.contains($1) == true }
    if leavers.isEmpty { return }
    try await database.transaction { transaction in
      for leaver in leavers {
        guard let latter = try await hold(room.id, at: now, transaction), let member = latter.member(leaver) else { continue }
        try await rooms.leave(latter, member, at: now, transaction)
      }
    }
  }

  /// A room of which nothing changes until the transaction ends.
  private func hold(_ roomID: UUID, at now: Moment, _ transaction: Transaction) async throws -> Room? {
    try await store.lock(roomID, in: transaction)
    return try await store.room(roomID, at: now, in: transaction)
  }

  /// Does something in a room that the caller is in.
  @discardableResult
  private func within<Result: Sendable>(
    _ roomID: UUID, of context: RequestContext, _ body: (Room, Transaction) async throws -> Result
  ) async throws -> Result {
    let accountID = try context.accountID
    return try await database.transaction { transaction in
      guard let room = try await hold(roomID, at: context.now, transaction), room.member(accountID) != nil else { throw Self.notFound }
      do { return try await body(room, transaction) } catch let refusal as RoomRules.Refusal { throw RPCError(refusal) }
    }
  }

  private func busy(_ accountID: UUID, _ transaction: Transaction) async throws -> RPCError {
    let roomID = try await store.roomID(of: accountID, in: transaction)
    return RPCError(
      .failedPrecondition, reason: .busyInRoom, message: "leave the room first", metadata: roomID.map { ["room_id": $0.text] } ?? [:])
  }

  /// Result of a question asked before a transaction, or why there is none.
  private static func caught<Value>(_ body: () async throws -> Value) async -> Result<Value, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }

  private static var notFound: RPCError { RPCError(.notFound, reason: .roomNotFound, message: "none that the caller may see") }
  private static var changing: RPCError { RPCError(.unavailable, reason: .unavailable, message: "the room is changing") }
}

/// Malformed requests are refused here, before anything is loaded.
enum RoomRequests {
  static func emote(_ emote: Emote) throws(RPCError) -> Emote {
    try Field.word(emote, "emote")
  }

  /// - Parameter timing: The longest there may be.
  static func settings(_ settings: RoomSettings?, timing: Timing) throws(RPCError) -> Room.Settings {
    let settings = settings ?? RoomSettings()
    let countMax = settings.playerCountMax == 0 ? GeoGuessRules.playersMax : Int(settings.playerCountMax)
    guard (RoomRules.playersMin...GeoGuessRules.playersMax).contains(countMax) else {
      throw .invalid("player_count_max", .outOfRange, "from \(RoomRules.playersMin) to \(GeoGuessRules.playersMax)")
    }
    return Room.Settings(
      mapID: try GeoGuessRequests.mapID(settings.mapID), playerCountMax: countMax,
      moving: try length(settings.movingMs, "moving_ms", max: timing.moving),
      guess: try length(settings.guessMs, "guess_ms", max: timing.guess), isByClues: try GeoGuessRequests.isByClues(settings.provider))
  }

  private static func length(_ milliseconds: Int32, _ field: String, max longest: Duration) throws(RPCError) -> Duration? {
    if milliseconds == 0 { return nil }
    let length = Duration.milliseconds(milliseconds)
    guard length >= min(RoomRules.phaseMin, longest), length <= longest else { throw .invalid(field, .outOfRange) }
    return length
  }
}

extension ShownPeople {
  /// The room with its members' names, and the members, as one who looks sees them.
  func shown(_ room: WhereAmIProto.Room, to viewerID: UUID) async -> (room: WhereAmIProto.Room, people: [Person]) {
    let persons = await persons(named: room.members.map(\.accountID), to: viewerID)
    var named = room
    for index in named.members.indices { named.members[index].username = persons[named.members[index].accountID]?.username ?? "" }
    return (named, room.members.compactMap { persons[$0.accountID] })
  }

  /// The room with its members' names.
  func naming(_ room: WhereAmIProto.Room?, to viewerID: UUID) async -> WhereAmIProto.Room? {
    guard let room else { return nil }
    return await shown(room, to: viewerID).room
  }
}

extension WhereAmIProto.Room {
  init(_ room: Room) {
    self.init(
      roomID: room.id.text, code: room.code, settings: RoomSettings(room.settings),
      members: room.members.map {
        RoomMember(
          accountID: $0.accountID.text, isHost: $0.accountID == room.hostID, isSpectator: $0.isSpectator, isReady: $0.isReady)
      },
      gameID: room.gameID?.text ?? "", isPlaying: room.isPlaying, expireTime: room.expireTime, version: room.version)
  }
}

extension RoomSettings {
  fileprivate init(_ settings: Room.Settings) {
    let wire = { (length: Duration?) in length.map { Int32(clamping: $0.inMilliseconds) } ?? 0 }
    self.init(
      mapID: settings.mapID, playerCountMax: Int32(settings.playerCountMax), movingMs: wire(settings.moving), guessMs: wire(settings.guess),
      provider: settings.isByClues ? .clues : .unspecified)
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: RoomRules.Refusal) {
    switch refusal {
    case .roomFull: self.init(.failedPrecondition, reason: .roomFull)
    case .notHost: self.init(.permissionDenied, reason: .notHost)
    case .notAPlayer: self.init(.failedPrecondition, reason: .notAPlayer)
    case .notEnoughPlayers: self.init(.failedPrecondition, reason: .notEnoughPlayers)
    case .playersNotReady: self.init(.failedPrecondition, reason: .playersNotReady)
    case .gameGoesOn: self.init(.failedPrecondition, reason: .busyInGame, message: "the room's game goes on")
    }
  }
}
