internal import CairnProto
internal import WhereAmIProto
internal import CairnServices
internal import WhereAmIServices
internal import EventLoop
internal import FoundationEssentials
internal import RPC

/// Comes into a room, shows who is in it, and waits until its game begins.
struct RoomVisit {
  /// How often it is looked what has changed.
  private static let interval = Duration.milliseconds(500)

  /// For how long nobody must have come, gone or got ready before a game is started by itself: whoever has the code may be typing it.
  private static let quiet = Duration.seconds(3)

  let session: PlayerSession
  let loop: Loop
  let player: any RoundPlayer

  private var rooms: RoomServiceClient { RoomServiceClient(session.channel) }

  /// - Parameter code: Code of the room to come into; nil for one of one's own.
  /// - Returns: The id of the game.
  func game(code: String?, on mapID: String, timeZone: String) async throws -> String {
    let room = try await enter(code, mapID, timeZone)
    let isHost = room.isHost(session.accountID)
    if isHost {
      Console.say("Your room is \(room.code). Others come in by: cairn play --room \(room.code)")
    } else {
      Console.say("You are in the room \(room.code).")
    }
    do {
      return try await wait(in: room)
    } catch {
      await leave(room.roomID)
      throw error
    }
  }

  /// Once, without patience: said in parting.
  func leave(_ roomID: String) async {
    _ = try? await rooms.leaveRoom(LeaveRoomRequest(roomID: roomID), session.options(timeout: .seconds(2)))
  }

  // MARK: Coming in

  private func enter(_ code: String?, _ mapID: String, _ timeZone: String) async throws -> Room {
    do {
      return try await ask(code, mapID, timeZone)
    } catch let error as RPCError where error.says(.busyInRoom) {
      // A terminal that was closed has left its room to itself.
      if let roomID = error.metadata["room_id"] { await leave(roomID) }
      return try await ask(code, mapID, timeZone)
    }
  }

  private func ask(_ code: String?, _ mapID: String, _ timeZone: String) async throws -> Room {
    let options = session.options(idempotencyKey: UUID().uuidString.lowercased())
    let room: Room?
    if let code {
      let request = JoinRoomRequest(code: code, timeZone: timeZone)
      room = try await Patience.retrying { try await rooms.joinRoom(request, options) }.room
    } else {
      let request = CreateRoomRequest(settings: RoomSettings(mapID: mapID), timeZone: timeZone)
      room = try await Patience.retrying { try await rooms.createRoom(request, options) }.room
    }
    guard let room else { throw Failure("The server answered without a room.") }
    return room
  }

  // MARK: Waiting

  private func wait(in first: Room) async throws -> String {
    var (room, names) = (first, [String: String]())
    var (changed, shown) = (ContinuousClock.now, [String]())
    var wantsToBegin = false
    while true {
      if room.isPlaying, !room.gameID.isEmpty { return room.gameID }
      for member in room.members where names[member.accountID] == nil { names[member.accountID] = try await name(of: member) }
      let lines = GameText.room(room, names: names, accountID: session.accountID)
      let isNew = lines != shown
      shown = lines
      if isNew { for line in lines { Console.say(line) } }
      if try await player.wantsToBegin(within: Self.interval) {
        wantsToBegin = true
        // Chance wants it at once and each time.
        try await loop.sleep(for: Self.interval)
      } else if isNew, !wantsToBegin {
        Console.ask(room.isHost(session.accountID) ? "Enter starts the game: " : "Enter when you are ready: ")
      }
      if wantsToBegin, let gameID = try await begin(room, isQuiet: .now - changed >= Self.quiet) { return gameID }
      let next = try await look()
      if next.version != room.version { changed = .now }
      room = next
    }
  }

  /// Says that one is ready; the host begins when all others are.
  /// - Returns: The id of the game; nil where it has not begun.
  private func begin(_ room: Room, isQuiet: Bool) async throws -> String? {
    guard room.isHost(session.accountID) else {
      if room.members.contains(where: { $0.accountID == session.accountID && !$0.isReady }) {
        let request = SetRoomReadyRequest(roomID: room.roomID, isReady: true)
        _ = try await Patience.retrying { try await rooms.setRoomReady(request, session.options()) }
      }
      return nil
    }
    let others = room.members.filter { !$0.isSpectator && $0.accountID != session.accountID }
    guard isQuiet, !others.isEmpty, others.allSatisfy(\.isReady) else { return nil }
    do {
      let options = session.options(idempotencyKey: UUID().uuidString.lowercased())
      return try await Patience.retrying { try await rooms.startRoom(StartRoomRequest(roomID: room.roomID), options) }.gameID
    } catch let error as RPCError where [.playersNotReady, .notEnoughPlayers, .notHost].contains(where: error.says) {
      // Somebody has come or gone in this moment.
      return nil
    }
  }

  private func look() async throws -> Room {
    let room = try await Patience.retrying { try await rooms.getRoom(GetRoomRequest(), session.options()) }.room
    guard let room, !room.roomID.isEmpty else { throw Failure("You are not in the room any more.") }
    return room
  }

  /// Name of the member, as far as it is told.
  private func name(of member: RoomMember) async throws -> String {
    if member.accountID == session.accountID { return session.username }
    let request = GetProfileRequest(who: .accountID(member.accountID), realm: .whereAmI)
    do {
      return try await ProfileServiceClient(session.channel).getProfile(request, session.options()).profile?.person?.username ?? "somebody"
    } catch let error as RPCError where error.code == .notFound {
      // Somebody whom the caller may not see.
      return "somebody"
    }
  }
}

extension Room {
  func isHost(_ accountID: String) -> Bool { members.contains { $0.isHost && $0.accountID == accountID } }
}
