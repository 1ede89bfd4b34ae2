import CairnProto
import WhereAmIProto
import CairnServices
import WhereAmIServices
import CairnContract
import CairnTesting
import Cryptography
import EventLoop
import Events
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import ServiceDatabase
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI
@testable import RPC

/// An answer that was lost: the app sends the call once more, under the same key where it has one, and nothing happens twice.
@Suite struct GameRetryTests {
  /// Those who appear in a row of the table: two friends, and the service as a process has it.
  struct Scene: Sendable {
    let rooms: RoomHouse
    let anna = UUID()
    let berta = UUID()

    var bench: GeoGuessBench { rooms.bench }

    init(_ database: Database) {
      rooms = RoomHouse(bench: GeoGuessBench(database, placeCount: 12))
      rooms.social.befriend(anna, berta)
    }

    /// All calls of players that the process serves.
    func methods() throws -> [RPCMethod] { try bench.features().methods }

    var inviting: InvitationHandlers { bench.invitations.handlers }

    /// A game of anna's alone, in its first round, after these moves of hers.
    func game(after moves: [PhaseMachine.Move] = []) async throws -> UUID {
      let (game, actions) = GameFixtures.game(of: anna, at: bench.clock.now())
      try await bench.database.transaction { try await bench.play.beginSingle(game, actions, of: anna, $0) }
      for move in moves { try await self.move(move, in: game.id, by: anna) }
      return game.id
    }

    /// A game of both that has ended.
    func played() async throws -> UUID {
      let (game, actions) = GameFixtures.online(of: [anna, berta], at: bench.clock.now())
      try await bench.database.transaction { try await bench.play.beginShared(game, actions, $0) }
      for player in [anna, berta] { try await move(.leave, in: game.id, by: player) }
      return game.id
    }

    func move(_ move: PhaseMachine.Move, in gameID: UUID, by accountID: UUID) async throws {
      bench.clock.advance(by: .seconds(1))
      _ = try await bench.database.transaction { try await bench.play.move(move, in: gameID, by: accountID, at: bench.clock.now(), $0) }
    }

    /// From anna to berta.
    func invitation() async throws -> String {
      let context = bench.call(InvitationServiceMethods.inviteToGame, by: anna, key: UUID().text)
      let response = try await inviting.inviteToGame(InviteToGameRequest(accountID: berta.text), context)
      return try #require(response.invitation).invitationID
    }

    /// Anna's, in which berta is too.
    func room() async throws -> WhereAmIProto.Room {
      let room = try await rooms.create(by: anna)
      _ = try await rooms.join(room.code, by: berta)
      return room
    }
  }

  /// A method, what makes a call of it possible, and the call.
  struct Row: Sendable, CustomTestStringConvertible {
    let method: MethodRow
    let repetition: RetryLaw.Repetition
    /// - Returns: Who calls, with what.
    let prepare: @Sendable (Scene) async throws -> (UUID, any Message)

    var testDescription: String { method.path }

    init(
      _ method: MethodRow, _ repetition: RetryLaw.Repetition = .same,
      _ prepare: @escaping @Sendable (Scene) async throws -> (UUID, any Message)
    ) {
      (self.method, self.repetition, self.prepare) = (method, repetition, prepare)
    }
  }

  static let rows: [Row] = beginnings + moves + others + rooms

  /// What players who have lost an answer are told of a game: how it stands, at the time they are told.
  private static let standing = RetryLaw.Repetition.otherAnswer(because: "a game is told with the time it is told at")

  private static let beginnings = [
    Row(GeoGuessServiceMethods.startSingle) { ($0.anna, StartSingleRequest(timeZone: "UTC")) },
    Row(DailyGameServiceMethods.startDaily) { ($0.anna, StartDailyRequest(timeZone: "UTC")) },
    Row(GhostServiceMethods.startGhost) { scene in
      let gameID = try await scene.game()
      for round in 1...GeoGuessRules.roundCount {
        for move in [PhaseMachine.Move.loaded(round: round), .submitGuess(round: round, GameFixtures.positions[5]), .ready(round: round)] {
          try await scene.move(move, in: gameID, by: scene.anna)
        }
      }
      return (scene.berta, StartGhostRequest(timeZone: "UTC"))
    },
  ]

  private static let moves = [
    Row(GeoGuessServiceMethods.roundLoaded, standing) { scene in
      (scene.anna, RoundLoadedRequest(gameID: try await scene.game().text, roundNumber: 1))
    },
    Row(GeoGuessServiceMethods.reportPanorama) { scene in
      (scene.anna, ReportPanoramaRequest(gameID: try await scene.game().text, roundNumber: 1, problem: .noPanorama))
    },
    Row(GeoGuessServiceMethods.endMoving, standing) { scene in
      (scene.anna, EndMovingRequest(gameID: try await scene.game(after: [.loaded(round: 1)]).text, roundNumber: 1))
    },
    Row(GeoGuessServiceMethods.placeMarker) { scene in
      let gameID = try await scene.game(after: [.loaded(round: 1), .endMoving(round: 1)]).text
      return (scene.anna, PlaceMarkerRequest(gameID: gameID, roundNumber: 1, position: LatLng(latitudeDegrees: 1, longitudeDegrees: 2)))
    },
    Row(GeoGuessServiceMethods.submitGuess) { scene in
      let gameID = try await scene.game(after: [.loaded(round: 1)]).text
      return (scene.anna, SubmitGuessRequest(gameID: gameID, roundNumber: 1, position: LatLng(latitudeDegrees: 1, longitudeDegrees: 2)))
    },
    Row(GeoGuessServiceMethods.setReady, standing) { scene in
      let gameID = try await scene.game(after: [.loaded(round: 1), .submitGuess(round: 1, GameFixtures.positions[0])])
      return (scene.anna, SetReadyRequest(gameID: gameID.text, roundNumber: 1))
    },
    Row(GeoGuessServiceMethods.leaveGame, standing) { scene in
      (scene.anna, LeaveGameRequest(gameID: try await scene.game(after: [.loaded(round: 1)]).text))
    },
    Row(GeoGuessServiceMethods.abortLoading, standing) { scene in
      (scene.anna, AbortLoadingRequest(gameID: try await scene.game().text))
    },
  ]

  private static let others = [
    Row(AchievementServiceMethods.setBadgeHidden) { ($0.anna, SetBadgeHiddenRequest(badgeID: "quitter", isHidden: true)) },
    Row(MatchmakingServiceMethods.joinQueue) { ($0.anna, JoinQueueRequest()) },
    Row(MatchmakingServiceMethods.leaveQueue) { scene in
      let context = scene.bench.call(MatchmakingServiceMethods.joinQueue, by: scene.anna, key: UUID().text)
      let method = try #require(try scene.methods().first { $0.row == MatchmakingServiceMethods.joinQueue })
      if case .unary(let body) = method.body { _ = try await body(JoinQueueRequest().encoded(), context) }
      return (scene.anna, LeaveQueueRequest())
    },
    Row(InvitationServiceMethods.inviteToGame) { ($0.anna, InviteToGameRequest(accountID: $0.berta.text)) },
    Row(InvitationServiceMethods.cancelInvitation) { scene in
      (scene.anna, CancelInvitationRequest(invitationID: try await scene.invitation()))
    },
    Row(InvitationServiceMethods.respondInvitation) { scene in
      (scene.berta, RespondInvitationRequest(invitationID: try await scene.invitation(), accepts: true))
    },
    Row(RematchServiceMethods.rematch) { scene in (scene.anna, RematchRequest(gameID: try await scene.played().text)) },
    Row(RematchServiceMethods.declineRematch) { scene in (scene.anna, DeclineRematchRequest(gameID: try await scene.played().text)) },
  ]

  private static let rooms = [
    Row(RoomServiceMethods.createRoom) { ($0.anna, CreateRoomRequest(settings: RoomSettings())) },
    Row(RoomServiceMethods.joinRoom) { scene in
      (scene.berta, JoinRoomRequest(code: try await scene.rooms.create(by: scene.anna).code))
    },
    Row(RoomServiceMethods.leaveRoom) { scene in (scene.berta, LeaveRoomRequest(roomID: try await scene.room().roomID)) },
    Row(RoomServiceMethods.kickMember) { scene in
      (scene.anna, KickMemberRequest(roomID: try await scene.room().roomID, accountID: scene.berta.text))
    },
    Row(RoomServiceMethods.setRoomReady) { scene in
      (scene.berta, SetRoomReadyRequest(roomID: try await scene.room().roomID, isReady: true))
    },
    Row(RoomServiceMethods.startRoom) { scene in
      let room = try await scene.room()
      _ = try await scene.rooms.ready(room, by: scene.berta)
      return (scene.anna, StartRoomRequest(roomID: room.roomID))
    },
  ]

  /// What is not tried, and why.
  private static let untried = [
    RoomServiceMethods.sendEmote.path: "seen for a moment and kept nowhere; a repeat within two seconds is refused, and shows nothing"
  ]

  /// From which session somebody was heard last, and when: a repeat is heard as well.
  private static let heard: Set = ["game_sessions"]

  @Test func everyMutationIsTriedOrSaysWhyNot() {
    // Other apps try theirs beside their own features.
    let ours = CairnMethods.all.filter { $0.path.hasPrefix("/cairn.game.v1.") || $0.path.hasPrefix("/cairn.game.whereami.") }
    let mutations = ours.filter { $0.idempotency != .read && $0.access != .internal }
    #expect(RetryLaw.gaps(in: mutations.map(\.path), cases: Self.rows.map(\.method.path), exceptions: Self.untried) == [])
    #expect(Set(mutations.filter { $0.idempotency == .key }.map(\.path)).isDisjoint(with: Self.untried.keys))
  }

  @Test(arguments: rows)
  func aRetryHasNoSecondEffect(row: Row) async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in
      let scene = Scene(database)
      let (caller, message) = try await row.prepare(scene)
      let (key, request) = (row.method.idempotency == .key ? UUID().text : nil, message.encoded())
      let method = try #require(try scene.methods().first { $0.row == row.method })
      guard case .unary(let body) = method.body else { return #expect(Bool(false), "a mutation answers once") }
      let breaches = try await RetryLaw.breaches(
        of: row.repetition, in: database, besides: Self.heard, reason: { ($0 as? RPCError)?.reason }
      ) {
        // Whatever was done again would be done at another time.
        scene.bench.clock.advance(by: .seconds(1))
        return try await body(request, scene.bench.call(row.method, by: caller, key: key))
      }
      #expect(breaches == [])
      let keys = try await database.query("SELECT key FROM idempotency_keys WHERE method = \(row.method.path)")
        .map { try $0.get(0, as: UUID.self).text }
      #expect(key.map(keys.contains) ?? keys.isEmpty)
    }
  }
}
