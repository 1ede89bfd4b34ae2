import CairnTesting
import Events
import GameTesting
import Postgres
import ServiceDatabase
import Testing
import Timekeeping

@testable import GameCommon
@testable import GameService

/// Answers of one service for all apps, held against what the apps have.
@Suite struct ResultSourceTests {
  @Test func everyAppWithBoardsTellsOfItsPlayersByABoardThatIsListed() async throws {
    try await ScratchDatabase("events", "game").withDatabase { database async throws in
      let circle = FriendCircle()
      let base = FeatureEnvironment.testing(
        database, clock: FakeClock(Moment(milliseconds: 1_750_000_000_000)), others: ["social": circle, "geo": circle, "auth": circle])
      let features = try GameService.features(base)
      let handlers = try #require(features.compactMap { $0 as? ResultsFeature }.map { $0.handlers }.first)
      let boards = try #require(features.compactMap { $0 as? LeaderboardFeature }.map { $0.handlers.boards }.first)
      let ranked = AppRealm.allCases.filter { realm in ["score", "points"].contains { boards.board(realm, $0) != nil } }
      #expect(ranked.count == 4 && Set(handlers.sources.map(\.realm)) == Set(ranked) && handlers.sources.count == ranked.count)
      for source in handlers.sources {
        let board = source.scores.board
        #expect(board.realm == source.realm && boards.board(id: board.id) != nil && source.scores.key.isEmpty, "\(source.realm)")
      }
    }
  }
}
