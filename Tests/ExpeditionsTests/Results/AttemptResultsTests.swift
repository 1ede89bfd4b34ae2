import AllAppsProto
import AllAppsServices
import CairnProto
import ExpeditionsProto
import CairnTesting
import FoundationEssentials
import Identity
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import Expeditions
@testable import GameCommon

/// Answers to other services about somebody who runs.
@Suite struct AttemptResultsTests {
  @Test func attemptsGoOnCountAndMakeTheScore() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let results = try #require(try house.features().features.compactMap { $0 as? ResultsFeature }.map { $0.handlers }.first)
      func context(_ method: MethodRow) -> RequestContext {
        RequestContext(caller: .service("social"), method: method, now: house.clock.now())
      }
      func open(of accountID: UUID) async throws -> [OpenAttempt] {
        let asked = FindOpenPlayRequest(account: accountID.bytes)
        return try #require(try await results.findOpenPlay(asked, context(ResultsServiceMethods.findOpenPlay)).expeditions).attempts
      }
      let (anna, berta, challengeID) = (UUID(), UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let done = try #require(
        try await house.done(challengeID, ChallengeKinds.track(.race, seed: 1, speed: 4, from: 0), by: anna).attempt)
      #expect(try await open(of: anna) == [])
      let begun = try await house.start(challengeID, by: anna)
      let attempt = try await house.attempt(begun, by: anna)
      #expect(
        try await open(of: anna) == [
          OpenAttempt(
            attemptID: begun, challengeID: challengeID, challengeVersion: 1, startTime: attempt.startTime, expireTime: attempt.expireTime)
        ])
      #expect(try await open(of: berta) == [])
      let counted = CountResultsRequest(accounts: [anna, berta].map(\.bytes))
      #expect(try await results.countResults(counted, context(ResultsServiceMethods.countResults)).counts == [2, 0])
      let asked = FindScoresRequest(realm: .expeditions, accounts: [anna, berta].map(\.bytes))
      let scores = try await results.findScores(asked, context(ResultsServiceMethods.findScores)).scores
      let points = try #require(done.points?.totalPoints)
      #expect(points > 0 && scores == [PlayerScore(account: anna.bytes, score: Double(points))])
    }
  }
}
