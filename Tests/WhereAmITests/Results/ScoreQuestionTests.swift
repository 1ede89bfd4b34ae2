import CairnProto
import AllAppsProto
import AllAppsServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// What other services are told of how well people do (requirements X-6, C-12).
@Suite struct ScoreQuestionTests {
  private static let now = GameFixtures.start

  private static func ask(
    _ database: Database, _ accounts: [[UInt8]], _ realm: Realm = .whereAmI
  ) async throws -> [[UInt8]: Double] {
    let context = RequestContext(caller: .service("social"), method: ResultsServiceMethods.findScores, now: now)
    let response = try await GeoGuessBench(database).results().findScores(FindScoresRequest(realm: realm, accounts: accounts), context)
    return Dictionary(uniqueKeysWithValues: response.scores.map { ($0.account, $0.score) })
  }

  @Test func whoHasFinishedAGameHasAScoreAndNobodyElse() async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in
      let (anna, berta, carla) = (UUID(), UUID(), UUID())
      let statistics = StatisticsStore(database: database)
      for (account, score) in [(anna, 10_000), (anna, 5_001), (berta, 0)] {
        try await database.transaction {
          let entry = BoardEntry(
            on: .score, id: UUID(), accountID: account, keys: ["", "world"], value: Int64(score), time: Self.now)
          try await Boards().apply([.record(entry)], at: Self.now, in: $0)
        }
      }
      // Has given up every game that was begun.
      try await database.transaction { try await statistics.countQuit(of: carla, in: $0) }
      let asked = [anna, berta, carla, UUID()].map(\.bytes)
      #expect(try await Self.ask(database, asked) == [anna.bytes: 7_500.5, berta.bytes: 0])
      // Another app's are others, and one without boards has none.
      for realm in [Realm.qwalk, .localBuddy, .unspecified] { #expect(try await Self.ask(database, asked, realm) == [:]) }
    }
  }

  @Test func allFriendsOfAPersonAreAskedForAtMost() async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in
      for accounts in [[], Array(repeating: UUID().bytes, count: 501), [[1, 2, 3]]] {
        await #expect(throws: RPCError.self) { _ = try await Self.ask(database, accounts) }
      }
      #expect(try await Self.ask(database, Array(repeating: UUID().bytes, count: 500)) == [:])
    }
  }
}
