import AllAppsProto
import AllAppsServices
import CairnProto
import CairnTesting
import FoundationEssentials
import GeocachesProto
import GeocachesServices
import Identity
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import GameCommon
@testable import Geocaches

/// Answers to other services about somebody who looks for caches (requirement C-12: friends "ordered by score").
@Suite struct FindResultsTests {
  @Test func logsCountAndFindsMakeTheScore() async throws {
    try await CacheHouse.run { house async throws in
      let results = try #require(try house.features().features.compactMap { $0 as? ResultsFeature }.map { $0.handlers }.first)
      func context(_ method: MethodRow) -> RequestContext {
        RequestContext(caller: .service("social"), method: method, now: house.clock.now())
      }
      let cacheID = try await house.published()
      let found = try await house.log(cacheID, .found, by: house.berta)
      _ = try await house.log(cacheID, .note, by: house.berta)
      let accounts = [house.anna, house.berta].map(\.bytes)
      let counts = try await results.countResults(CountResultsRequest(accounts: accounts), context(ResultsServiceMethods.countResults))
        .counts
      #expect(counts == [0, 2])
      let asked = FindScoresRequest(realm: .cacheOut, accounts: accounts)
      let scores = try await results.findScores(asked, context(ResultsServiceMethods.findScores)).scores
      #expect(found.points > 0 && scores == [PlayerScore(account: house.berta.bytes, score: Double(found.points))])
    }
  }
}
