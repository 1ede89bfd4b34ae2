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

@Suite("The queue over two processes")
struct TwoProcessesTests {
  private static let clientCount = 200
  private static let stepCount = 6

  /// A process as far as players are brought together: a loop, connections and a matchmaker of its own.
  private struct Replica: Sendable {
    let loop: Loop
    let bench: GeoGuessBench
    let matchmaker: Matchmaker
    let handlers: MatchmakingHandlers

    init(on loop: Loop, _ database: Database, _ circle: FriendCircle) {
      self.loop = loop
      bench = GeoGuessBench(database, social: circle, loop: loop)
      (matchmaker, handlers) = (bench.matchmaking.matchmaker, bench.matchmaking.handlers)
    }

    /// - Returns: The game that the player is in already.
    func join(_ accountID: UUID) async throws -> String? {
      do {
        let context = bench.call(MatchmakingServiceMethods.joinQueue, by: accountID, key: UUID().text)
        _ = try await handlers.joinQueue(JoinQueueRequest(), context)
        return nil
      } catch let error as RPCError where error.reason == "BUSY_IN_GAME" {
        return error.metadata["game_id"]
      }
    }

    func step(_ dice: UInt64, _ accountID: UUID) async throws {
      if dice < 3 {
        let context = bench.call(MatchmakingServiceMethods.leaveQueue, by: accountID)
        _ = try await handlers.leaveQueue(LeaveQueueRequest(), context)
      } else if let gameID = try await join(accountID), dice < 7 {
        // The other one may have gone before: then the game is over.
        do {
          let context = bench.call(GeoGuessServiceMethods.leaveGame, by: accountID)
          _ = try await bench.handlers.leaveGame(LeaveGameRequest(gameID: gameID), context)
        } catch let error as RPCError where error.reason == "GAME_FINISHED" {}
      }
    }

    func ids(_ sql: SQL) async throws -> [UUID] {
      try await loop.run { try await bench.database.query(sql).map { try $0.get(0) } }
    }
  }

  @Test("200 join and leave at random: each pair is formed and told once, nobody is lost, blocked with another, or in two games")
  func crowd() async throws {
    let scratch = try ScratchDatabase("events", "game")
    let circle = FriendCircle()
    let clients = (0..<Self.clientCount).map { _ in UUID() }
    for index in stride(from: 0, to: 40, by: 2) { circle.block(clients[index], clients[index + 1]) }
    let loops = [Loop(), Loop(index: 1)]
    defer { for loop in loops { loop.stop() } }
    let replicas = [
      Replica(on: loops[0], try scratch.database(on: loops[0]), circle), Replica(on: loops[1], try scratch.database(on: loops[1]), circle),
    ]
    let result: Result<Void, any Error>
    do { result = .success(try await wander(clients, replicas, circle)) } catch { result = .failure(error) }
    for replica in replicas {
      await replica.matchmaker.stop()
      await replica.bench.database.close()
    }
    try result.get()
  }

  private func wander(_ clients: [UUID], _ replicas: [Replica], _ circle: FriendCircle) async throws {
    try await withThrowingTaskGroup { group in
      for (index, client) in clients.enumerated() {
        group.addTask {
          var chance = SplitMix(state: UInt64(index) + 1)
          for _ in 0..<Self.stepCount {
            let (replica, dice) = (replicas[Int(chance.next() % 2)], chance.next() % 10)
            try await replica.loop.run { try await replica.step(dice, client) }
          }
        }
      }
      try await group.waitForAll()
    }
    // Nobody leaves a game any more: from here on everybody waits, or plays.
    try await withThrowingTaskGroup { group in
      for (index, client) in clients.enumerated() {
        group.addTask { _ = try await replicas[index % 2].loop.run { try await replicas[index % 2].join(client) } }
      }
      try await group.waitForAll()
    }
    // Both at once, and more than once: what one has begun the other does not do again.
    for _ in 0..<Self.looksMax {
      try await withThrowingTaskGroup { group in
        for replica in replicas { group.addTask { try await replica.loop.run { await replica.matchmaker.look() } } }
        try await group.waitForAll()
      }
      try await replicas[0].loop.run { try await replicas[0].loop.sleep(for: .milliseconds(20)) }
      let isSettled = try await isSettled(replicas[0], circle)
      if isSettled, replicas.allSatisfy({ $0.matchmaker.isIdle }) { break }
    }
    try await check(replicas[0], circle)
  }

  /// At 20 ms each, two seconds: it takes three or four.
  private static let looksMax = 100

  private func isSettled(_ replica: Replica, _ circle: FriendCircle) async throws -> Bool {
    let waiting = try await replica.ids("SELECT account_id FROM queue_tickets")
    return waiting.indices.allSatisfy { one in waiting[..<one].allSatisfy { circle.areBlocked($0, waiting[one]) } }
  }

  private func check(_ replica: Replica, _ circle: FriendCircle) async throws {
    #expect(try await isSettled(replica, circle), "all who could play do")
    let waiting = try await replica.ids("SELECT account_id FROM queue_tickets")
    let seated = try await replica.ids("SELECT account_id FROM open_seats")
    let playing = try await replica.ids(
      """
      SELECT p.account_id FROM game_players p JOIN games g ON g.game_id = p.game_id WHERE g.end_time IS NULL AND p.leave_time IS NULL
      """)
    #expect(playing.count == Set(playing).count, "nobody is in two games")
    #expect(Set(seated) == Set(playing) && Set(playing).isDisjoint(with: waiting))
    #expect(playing.count + waiting.count == Self.clientCount, "nobody is lost")
    let games = try await replica.loop.run {
      try await replica.bench.database.query("SELECT game_id, account_id FROM game_players").reduce(into: [UUID: [UUID]]()) {
        $0[try $1.get(0), default: []].append(try $1.get(1))
      }
    }
    #expect(games.count >= playing.count / 2)
    #expect(games.values.allSatisfy { $0.count == 2 && $0[0] != $0[1] && !circle.areBlocked($0[0], $0[1]) })
    let found = try await replica.loop.run {
      try await replica.bench.database.query("SELECT payload FROM outbox WHERE type = 'user.event'").compactMap {
        row -> (String, [[UInt8]])? in
        let sent = try UserEventSent(decoding: try row.get(0))
        guard case .matchFound(let found) = sent.event?.whereAmI else { return nil }
        return (found.gameID, sent.accounts + [sent.subject])
      }
    }
    #expect(found.count == 2 * games.count, "each is told once")
    for (gameID, told) in Dictionary(grouping: found, by: \.0) {
      let players = UUID(text: gameID).flatMap { games[$0] }?.map(\.bytes) ?? []
      #expect(Set(told.map(\.1)) == [players, players.reversed()], "of the other one")
    }
  }
}
