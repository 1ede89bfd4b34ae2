import WhereAmIProto
import AllAppsProto
import CairnServices
import WhereAmIServices
import CairnTesting
import EventLoop
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

@Suite("The queue")
struct MatchmakingTests {
  /// A process of GameService, with its own clock and its own way to the database.
  private struct Replica: Sendable {
    let bench: GeoGuessBench
    let social: FriendCircle
    let matchmaker: Matchmaker
    let handlers: MatchmakingHandlers

    init(_ database: Database, _ social: FriendCircle, _ loop: Loop) {
      bench = GeoGuessBench(database, social: social, loop: loop)
      self.social = social
      (matchmaker, handlers) = (bench.matchmaking.matchmaker, bench.matchmaking.handlers)
    }

    func join(_ accountID: UUID, on mapID: String = "", key: String = UUID().text) async throws -> WhereAmIProto.QueueTicket {
      let context = bench.call(MatchmakingServiceMethods.joinQueue, by: accountID, key: key)
      return try await #require(handlers.joinQueue(JoinQueueRequest(mapID: mapID), context).ticket)
    }

    func leave(_ accountID: UUID) async throws -> String {
      try await handlers.leaveQueue(LeaveQueueRequest(), bench.call(MatchmakingServiceMethods.leaveQueue, by: accountID)).gameID
    }

    func get(_ accountID: UUID) async throws -> GetQueueResponse {
      try await handlers.getQueue(GetQueueRequest(), bench.call(MatchmakingServiceMethods.getQueue, by: accountID))
    }

    /// Looks until there is nothing under way.
    func settle() async throws {
      await matchmaker.look()
      while !matchmaker.isIdle { try await #require(Loop.current).sleep(for: .milliseconds(2)) }
      await matchmaker.look()
      while !matchmaker.isIdle { try await #require(Loop.current).sleep(for: .milliseconds(2)) }
    }

    /// What was told of matches, by player.
    func told() async throws -> [UUID: [String]] {
      try await bench.database.query("SELECT payload FROM outbox WHERE type = 'user.event' ORDER BY event_id").reduce(into: [:]) {
        let sent = try UserEventSent(decoding: try $1.get(0))
        for account in sent.accounts.compactMap({ UUID(bytes: $0) }) {
          switch sent.event?.whereAmI {
          case .matchFound(let found):
            // Of the other one, with whom it disappears.
            #expect(
              sent.accounts.count == 1 && found.players.map(\.accountID).filter { $0 != account.text } == [UUID(bytes: sent.subject)?.text])
            $0[account, default: []].append("found \(found.gameID)")
          case .matchTimeout: $0[account, default: []].append("timeout")
          default: break
          }
        }
      }
    }
  }

  private func withReplica(_ body: @escaping @Sendable (Replica) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      try await body(Replica(database, FriendCircle(), try #require(Loop.current)))
    }
  }

  private func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> RPCError? {
    do { try await body() } catch { return RPCError(wrapping: error) }
    return nil
  }

  @Test("two who wait are brought together: same game, same places, both told, nobody waits any more")
  func pair() async throws {
    try await withReplica { (replica) async throws in
      let (anna, berta) = (UUID(), UUID())
      let ticket = try await replica.join(anna)
      #expect(ticket.mapID == "world" && ticket.rating == 500)
      #expect(try #require(ticket.expireTime) == GameFixtures.start + .seconds(120))
      try await replica.settle()
      #expect(try await replica.get(anna).ticket == ticket)
      #expect(try await replica.told().isEmpty)
      _ = try await replica.join(berta)
      try await replica.settle()
      let gameID = try await replica.get(anna).gameID
      #expect(!gameID.isEmpty)
      for player in [anna, berta] { #expect(try await replica.get(player) == GetQueueResponse(gameID: gameID)) }
      #expect(try await replica.told() == [anna: ["found \(gameID)"], berta: ["found \(gameID)"]])
      let id = try #require(UUID(text: gameID))
      let game = try #require(try await replica.bench.store.load(id, in: replica.bench.database))
      #expect(game.kind == .online && game.players.map(\.accountID) == [anna, berta] && game.play.ruleset.timing == .standardOnline)
      // Who plays cannot wait, and is told where.
      let busy = await refusal { _ = try await replica.join(anna) }
      #expect(busy?.reason == "BUSY_IN_GAME" && busy?.metadata["game_id"] == gameID)
      #expect(try await replica.get(anna).ticket == nil)
      #expect(try await replica.leave(anna) == gameID)
      // And who has left may.
      _ = try await replica.bench.database.transaction {
        try await replica.bench.play.move(.leave, in: game.id, by: anna, at: replica.bench.clock.now(), $0)
      }
      _ = try await replica.join(anna)
    }
  }

  @Test("a call that is repeated, from another telephone too, is one place in the queue; leaving it is safe to repeat")
  func repeated() async throws {
    try await withReplica { (replica) async throws in
      let (anna, key) = (UUID(), UUID().text)
      let first = try await replica.join(anna, key: key)
      replica.bench.clock.advance(by: .seconds(30))
      #expect(try await replica.join(anna, key: key) == first)
      let other = try await replica.join(anna, on: "it")
      #expect(other.joinTime == first.joinTime && other.mapID == "it")
      for _ in 0..<2 { #expect(try await replica.leave(anna).isEmpty) }
      #expect(try await replica.get(anna) == GetQueueResponse())
      let again = try await replica.join(anna)
      #expect(again.joinTime == replica.bench.clock.now())
    }
  }

  @Test("nobody meets who is blocked, is on another map, is too strong for now, or does not listen")
  func apart() async throws {
    try await withReplica { (replica) async throws in
      let (anna, blocked, elsewhere, strong, absent) = (UUID(), UUID(), UUID(), UUID(), UUID())
      replica.social.block(anna, blocked)
      replica.social.setAbsent([absent])
      try await replica.bench.database.transaction {
        try await RatingStore().keep(RatingRules.Rating(value: 620, gameCount: 3), of: strong, in: $0)
      }
      replica.social.block(strong, blocked)
      for player in [anna, blocked, strong, absent] { _ = try await replica.join(player) }
      _ = try await replica.join(elsewhere, on: "it")
      try await replica.settle()
      #expect(try await replica.told().isEmpty)
      // SocialService away: nobody is brought together on a guess.
      replica.social.setDown(true)
      replica.bench.clock.advance(by: .seconds(14))
      try await replica.settle()
      #expect(try await replica.told().isEmpty)
      replica.social.setDown(false)
      replica.bench.clock.advance(by: .seconds(1))
      try await replica.settle()
      #expect(try await Set(replica.told().keys) == [anna, strong])
    }
  }

  @Test("who has waited two minutes is told that nobody was found, once, by whichever replica")
  func timeout() async throws {
    try await withReplica { (replica) async throws in
      let anna = UUID()
      _ = try await replica.join(anna)
      replica.bench.clock.advance(by: .seconds(119))
      try await replica.settle()
      #expect(try await replica.told().isEmpty)
      replica.bench.clock.advance(by: .seconds(1))
      let other = Replica(replica.bench.database, replica.social, try #require(Loop.current))
      other.bench.clock.set(to: replica.bench.clock.now())
      async let one: Void = replica.settle()
      async let two: Void = other.settle()
      _ = try await (one, two)
      #expect(try await replica.told() == [anna: ["timeout"]])
      #expect(try await replica.get(anna) == GetQueueResponse())
    }
  }

  @Test("the opponent of a moment ago is met again only when there is nobody else")
  func rematch() async throws {
    try await withReplica { (replica) async throws in
      let (anna, berta, carla) = (UUID(), UUID(), UUID())
      for player in [anna, berta] { _ = try await replica.join(player) }
      try await replica.settle()
      let gameID = try #require(UUID(text: try await replica.get(anna).gameID))
      for player in [anna, berta] {
        _ = try await replica.bench.database.transaction {
          try await replica.bench.play.move(.leave, in: gameID, by: player, at: replica.bench.clock.now(), $0)
        }
      }
      replica.social.setAbsent([anna, berta, carla])
      for player in [anna, berta, carla] { _ = try await replica.join(player) }
      replica.social.setAbsent([])
      try await replica.settle()
      // Berta, who waits longer than Carla, was the opponent: Anna meets Carla.
      let second = try await replica.get(anna).gameID
      #expect(!second.isEmpty)
      #expect(try await replica.get(carla).gameID == second)
      #expect(try await replica.get(berta).gameID.isEmpty)
    }
  }

  @Test("a look that fails while nobody had waited is made up for at the next turn")
  func restEnds() async throws {
    try await withReplica { (replica) async throws in
      let (anna, berta, database) = (UUID(), UUID(), replica.bench.database)
      replica.social.setAbsent([anna, berta])
      for player in [anna, berta] { _ = try await replica.join(player) }
      try await replica.settle()
      // The queue is empty for a look, so that turns are left out; then the database fails, and both are there.
      try await database.execute("CREATE TABLE waiting AS SELECT * FROM queue_tickets")
      try await database.execute("DELETE FROM queue_tickets")
      try await replica.settle()
      try await database.execute("ALTER TABLE queue_tickets RENAME TO gone_tickets")
      try await replica.settle()
      try await database.execute("ALTER TABLE gone_tickets RENAME TO queue_tickets")
      try await database.execute("INSERT INTO queue_tickets SELECT * FROM waiting")
      replica.social.setAbsent([])
      await replica.matchmaker.lookAgain()
      #expect(try await replica.told().count == 2)
    }
  }

  @Test("without places there is no game, and everybody goes on waiting")
  func noPlaces() async throws {
    try await withReplica { (replica) async throws in
      let (anna, berta) = (UUID(), UUID())
      replica.bench.geo.setDown(true)
      for player in [anna, berta] { _ = try await replica.join(player) }
      try await replica.settle()
      for player in [anna, berta] { #expect(try await replica.get(player).ticket != nil) }
      replica.bench.geo.setDown(false)
      try await replica.settle()
      #expect(try await replica.told().count == 2)
    }
  }
}
