import CairnProto
import WhereAmIProto
import AllAppsProto
import CairnServices
import WhereAmIServices
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// RoomService as the service builds it, on a scratch database, with friends who may block each other.
struct RoomHouse: Sendable {
  let bench: GeoGuessBench
  var social: FriendCircle { bench.social }

  static func run(_ body: @escaping @Sendable (RoomHouse) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      try await body(RoomHouse(bench: GeoGuessBench(database)))
    }
  }

  var rooms: Rooms { bench.rooms.rooms }

  var handlers: RoomHandlers { bench.rooms.handlers }

  func create(
    by accountID: UUID, _ settings: RoomSettings = RoomSettings(), key: String = UUID().text
  ) async throws -> WhereAmIProto.Room {
    let context = bench.call(RoomServiceMethods.createRoom, by: accountID, key: key)
    return try await handlers.createRoom(CreateRoomRequest(settings: settings), context).room ?? WhereAmIProto.Room()
  }

  func join(
    _ code: String, by accountID: UUID, asSpectator: Bool = false, key: String = UUID().text
  ) async throws -> WhereAmIProto.Room {
    let context = bench.call(RoomServiceMethods.joinRoom, by: accountID, key: key)
    return try await handlers.joinRoom(JoinRoomRequest(code: code, asSpectator: asSpectator), context).room ?? WhereAmIProto.Room()
  }

  func room(of accountID: UUID) async throws -> WhereAmIProto.Room? {
    try await handlers.getRoom(GetRoomRequest(), bench.call(RoomServiceMethods.getRoom, by: accountID)).room
  }

  func leave(_ room: WhereAmIProto.Room, by accountID: UUID) async throws {
    let context = bench.call(RoomServiceMethods.leaveRoom, by: accountID)
    _ = try await handlers.leaveRoom(LeaveRoomRequest(roomID: room.roomID), context)
  }

  func kick(_ otherID: UUID, from room: WhereAmIProto.Room, by accountID: UUID) async throws -> WhereAmIProto.Room? {
    let context = bench.call(RoomServiceMethods.kickMember, by: accountID)
    return try await handlers.kickMember(KickMemberRequest(roomID: room.roomID, accountID: otherID.text), context).room
  }

  func ready(_ room: WhereAmIProto.Room, by accountID: UUID, isReady: Bool = true) async throws -> WhereAmIProto.Room? {
    let context = bench.call(RoomServiceMethods.setRoomReady, by: accountID)
    return try await handlers.setRoomReady(SetRoomReadyRequest(roomID: room.roomID, isReady: isReady), context).room
  }

  func start(_ room: WhereAmIProto.Room, by accountID: UUID, key: String = UUID().text) async throws -> String {
    let context = bench.call(RoomServiceMethods.startRoom, by: accountID, key: key)
    return try await handlers.startRoom(StartRoomRequest(roomID: room.roomID), context).gameID
  }

  func show(_ emote: Emote, in room: WhereAmIProto.Room, by accountID: UUID) async throws {
    let context = bench.call(RoomServiceMethods.sendEmote, by: accountID)
    _ = try await handlers.sendEmote(SendEmoteRequest(roomID: room.roomID, emote: emote), context)
  }

  /// What was told to somebody, in order.
  func told(to accountID: UUID) async throws -> [UserEventSent] {
    try await bench.database.query("SELECT payload FROM outbox WHERE type = 'user.event' ORDER BY event_id").map {
      try UserEventSent(decoding: try $0.get(0))
    }.filter { $0.accounts.contains(accountID.bytes) }
  }

  /// What of rooms was told to somebody, in order.
  func changes(toldTo accountID: UUID) async throws -> [RoomChanged.Change] {
    try await told(to: accountID).compactMap { sent -> RoomChanged.Change? in
      guard case .roomChanged(let changed) = sent.event?.whereAmI else { return nil }
      // Who is named is who it tells of, and whoever has blocked that one hears the same without the name.
      #expect((UUID(bytes: sent.subject)?.text ?? "") == changed.accountID)
      var nameless = changed
      nameless.accountID = ""
      #expect(sent.eventForBlockers == (changed.accountID.isEmpty ? nil : UserEvent(.roomChanged(nameless))))
      return changed.change
    }
  }

  /// Whom these changes name.
  func named(toldTo accountID: UUID) async throws -> [String] {
    try await told(to: accountID).compactMap { sent in
      guard case .roomChanged(let changed) = sent.event?.whereAmI else { return nil }
      return changed.accountID
    }
  }

  func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch {
      let error = RPCError(wrapping: error)
      return error.fieldViolations.first?.reason ?? error.reason
    }
    return nil
  }
}
