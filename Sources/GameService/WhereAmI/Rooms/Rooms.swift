import CairnProto
import WhereAmIProto
import AllAppsProto
import CairnServices
import Cryptography
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Changes of rooms, each in the caller's transaction, which holds the room: people who come or go, games that begin, and what all hear of it.
struct Rooms: Sendable {
  let games: SharedGames
  let ids: any IDSource
  let store = RoomStore()

  var database: Database { games.database }
  private var spectators: SpectatorStore { games.play.spectatorStore }
  private var outbox: Outbox { games.play.outbox }

  // MARK: Coming and going

  /// Opens a room with its first player.
  /// - Returns: Nil, and nothing is kept, when every code that was made up is in use.
  func open(_ settings: Room.Settings, by host: Room.Member, at now: Moment, _ transaction: Transaction) async throws -> Room? {
    for _ in 0..<RoomRules.codeAttemptsMax {
      guard let code = RoomRules.code(from: RandomBytes.generate(RoomRules.codeByteCount)) else { continue }
      let room = Room(
        id: ids.next(at: now), code: code, settings: settings, version: 1, gameID: nil, isPlaying: false,
        expireTime: now + RoomRules.lifetime, members: [host])
      if try await store.insert(room, at: now, in: transaction) { return room }
    }
    return nil
  }

  /// Somebody comes in.
  /// - Throws: `RoomRules.Refusal`.
  /// - Returns: The room; nil, and nothing is kept, when the account is in another one.
  func join(_ room: Room, _ member: Room.Member, at now: Moment, _ transaction: Transaction) async throws -> Room? {
    try RoomRules.checkJoin(room, asSpectator: member.isSpectator)
    guard try await store.add(member, to: room.id, from: room.version + 1, in: transaction) else { return nil }
    if member.isSpectator, room.isPlaying, let gameID = room.gameID {
      try await spectators.addSpectators([member.accountID], to: gameID, in: transaction)
    }
    return try await changed(room, .joined, member.accountID, at: now, transaction)
  }

  /// Somebody who is in a room goes, or is sent away. With its last player the room ends.
  /// - Returns: The room; nil when it has ended.
  @discardableResult
  func leave(
    _ room: Room, _ member: Room.Member, _ change: RoomChanged.Change = .left, at now: Moment, _ transaction: Transaction
  ) async throws -> Room? {
    try await store.remove(member.accountID, from: room.id, in: transaction)
    if member.isSpectator, let gameID = room.gameID {
      try await spectators.removeSpectator(member.accountID, from: gameID, in: transaction)
    }
    if !member.isSpectator, room.players.count == 1 {
      try await close(room, at: now, transaction)
      return nil
    }
    return try await changed(room, change, member.accountID, besides: [member.accountID], at: now, transaction)
  }

  /// Somebody is ready, or is not any more.
  func setReady(_ isReady: Bool, _ member: Room.Member, in room: Room, at now: Moment, _ transaction: Transaction) async throws -> Room? {
    if member.isReady == isReady { return room }
    try await store.setReady(isReady, member.accountID, in: room.id, transaction)
    return try await changed(room, .ready, member.accountID, at: now, transaction)
  }

  /// Two must not meet any more: the one of them who only looks on is out of the other's room and game. Where both look on, that is the blocked one.
  func part(_ accountID: UUID, from blockedID: UUID, at now: Moment, _ transaction: Transaction) async throws {
    let roomIDs = try await [store.roomID(of: accountID, in: transaction), store.roomID(of: blockedID, in: transaction)]
    if let roomID = roomIDs[0], roomID == roomIDs[1] {
      try await store.lock(roomID, in: transaction)
      if let room = try await store.room(roomID, at: now, in: transaction), let one = room.member(accountID),
        let other = room.member(blockedID), let spectator = [other, one].first(where: \.isSpectator)
      {
        try await leave(room, spectator, .kicked, at: now, transaction)
      }
    }
    let gameIDs = try await spectators.part(accountID, blockedID, in: transaction)
    transaction.afterCommit { [games] in for gameID in gameIDs { games.play.watchers.tell(gameID) } }
  }

  // MARK: Playing

  /// Begins a game of all players, whose places in the queue are held: neither waits for strangers any more.
  /// - Throws: `RoomRules.Refusal`, `PlayersBusy`.
  func begin(_ room: Room, _ prepared: SharedGames.Prepared, at now: Moment, _ transaction: Transaction) async throws -> UUID {
    try RoomRules.checkStart(readiness: room.players.map(\.isReady), isPlaying: room.isPlaying)
    let playerIDs = room.players.map(\.accountID)
    try await games.hold(playerIDs, at: now, in: transaction)
    var timing = games.timing
    timing.moving = room.settings.moving ?? timing.moving
    timing.guess = room.settings.guess ?? timing.guess
    let players = room.players.map { Player(accountID: $0.accountID, timeZone: $0.timeZone) }
    let beginning = SharedGames.Beginning(
      kind: .room, players: players, draw: prepared.draw, timing: timing, spectators: room.spectators.map(\.accountID),
      presentIDs: prepared.presentIDs)
    let game = try await games.begin(beginning, at: now, in: transaction)
    try await store.clearReady(in: room.id, transaction)
    // One for each of them: a player who has come late has met those who were there before, and may report them later. A reader of a replica sees one.
    try await store.touch(room.id, gameID: game.id, expireTime: now + RoomRules.lifetime, in: transaction)
    guard let latter = try await store.room(room.id, at: now, in: transaction) else { return game.id }
    for playerID in playerIDs {
      try await tell(latter, .started, playerID, gameID: game.id, latter.members.map(\.accountID), at: now, transaction)
    }
    return game.id
  }

  // MARK: Telling

  /// Shows an emote to all others.
  /// - Returns: False when it comes too soon after the one before.
  func show(_ emote: Emote, _ accountID: UUID, in room: Room, at now: Moment, _ transaction: Transaction) async throws -> Bool {
    let isNoted = try await store.noteEmote(accountID, at: now, unlessAfter: now - RoomRules.emoteInterval, in: transaction)
    let others = room.members.map(\.accountID).filter { $0 != accountID }
    if !isNoted || others.isEmpty { return isNoted }
    let shown = RoomEmote(roomID: room.id.text, accountID: accountID.text, emote: emote)
    let told = UserEventSent(
      accounts: others.map(\.bytes), event: UserEvent(.roomEmote(shown)), subject: accountID.bytes,
      coalesceKey: "emote:\(room.id.text):\(accountID.text)", ephemeralEndTime: now + RoomRules.emoteLifetime)
    // Not in the order of the room's changes: those must not wait behind what is worth nothing a moment later.
    try await outbox.send([told.outgoing(orderedBy: "emote:\(accountID.text)")], at: now, in: transaction)
    return true
  }

  /// Keeps that a room has changed, and tells all who are in it.
  /// - Parameter besides: Accounts that were in it until now.
  private func changed(
    _ room: Room, _ change: RoomChanged.Change, _ accountID: UUID? = nil, gameID: UUID? = nil, besides: [UUID] = [], at now: Moment,
    _ transaction: Transaction
  ) async throws -> Room? {
    try await store.touch(room.id, gameID: gameID, expireTime: now + RoomRules.lifetime, in: transaction)
    guard let latter = try await store.room(room.id, at: now, in: transaction) else { return nil }
    try await tell(latter, change, accountID, gameID: gameID, latter.members.map(\.accountID) + besides, at: now, transaction)
    return latter
  }

  private func tell(
    _ room: Room, _ change: RoomChanged.Change, _ accountID: UUID?, gameID: UUID?, _ hearerIDs: [UUID], at now: Moment,
    _ transaction: Transaction
  ) async throws {
    let event = RoomChanged(
      roomID: room.id.text, version: room.version, change: change, accountID: accountID?.text ?? "", gameID: gameID?.text ?? "")
    try await tell(event, hearerIDs, at: now, transaction)
  }

  private func close(_ room: Room, at now: Moment, _ transaction: Transaction) async throws {
    try await store.delete(room.id, in: transaction)
    let event = RoomChanged(roomID: room.id.text, version: room.version + 1, change: .closed)
    try await tell(event, room.members.map(\.accountID), at: now, transaction)
  }

  private func tell(_ event: RoomChanged, _ accountIDs: [UUID], at now: Moment, _ transaction: Transaction) async throws {
    if accountIDs.isEmpty { return }
    var told = UserEventSent(
      accounts: accountIDs.map(\.bytes), event: UserEvent(.roomChanged(event)), coalesceKey: "room:\(event.roomID)")
    if let subjectID = UUID(text: event.accountID) {
      told.subject = subjectID.bytes
      // A member who has blocked that one is in the same room until a game begins, and must know that it has changed.
      var nameless = event
      nameless.accountID = ""
      told.eventForBlockers = UserEvent(.roomChanged(nameless))
    }
    try await outbox.send([told.outgoing(orderedBy: event.roomID)], at: now, in: transaction)
  }

  // MARK: By time

  /// Ends rooms in which nothing happens. Safe on every replica at once.
  func expire(at now: Moment) async throws {
    try await database.transaction { transaction in
      for (roomID, version) in try await store.lockExpired(at: now, limit: RoomRules.expiredMax, in: transaction) {
        let members = try await store.members(of: roomID, in: transaction).map(\.accountID)
        try await store.delete(roomID, in: transaction)
        let event = RoomChanged(roomID: roomID.text, version: version + 1, change: .closed)
        try await tell(event, members, at: now, transaction)
      }
    }
  }
}
