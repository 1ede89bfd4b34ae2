import AllAppsProto
import AllAppsServices
import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import QuizWalksProto
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import GameCommon
@testable import QuizWalks

/// Answers to other services about somebody who walks: by it a guest with nothing but runs is asked before they go into an account that has some, friends are
/// ordered, and an app shows at its start what goes on.
@Suite struct RunResultsTests {
  private static func context(_ house: QuizHouse, _ method: MethodRow) -> RequestContext {
    RequestContext(caller: .service("social"), method: method, now: house.clock.now())
  }

  private static func results(_ house: QuizHouse) throws -> ResultsHandlers {
    try #require(house.features.features.compactMap { $0 as? ResultsFeature }.map { $0.handlers }.first)
  }

  private static func open(_ house: QuizHouse, of accountID: UUID) async throws -> [OpenRun] {
    let asked = FindOpenPlayRequest(account: accountID.bytes)
    let found = try await results(house).findOpenPlay(asked, context(house, ResultsServiceMethods.findOpenPlay))
    #expect(found.whereAmI != nil && found.expeditions != nil, "each app has said what goes on, if it is nothing")
    return try #require(found.qwalk).runs
  }

  private static func counts(_ house: QuizHouse, of accountIDs: [UUID]) async throws -> [Int64] {
    let asked = CountResultsRequest(accounts: accountIDs.map(\.bytes))
    return try await results(house).countResults(asked, context(house, ResultsServiceMethods.countResults)).counts
  }

  @Test func runsCountFromTheirBeginningAndGoOnUntilTheirEnd() async throws {
    try await QuizHouse.run { house in
      let (walkID, guest, berta) = (try await house.published(title: "Along the water"), UUID(), UUID())
      let first = try await house.start(walkID, by: guest, isGuest: true)
      house.clock.advance(by: .seconds(60))
      let second = try await house.start(walkID, by: guest, isGuest: true)
      #expect(try await Self.counts(house, of: [berta, guest]) == [0, 2])
      let open = try await Self.open(house, of: guest)
      #expect(open.map(\.runID) == [second, first] && open.map(\.walkID) == [walkID, walkID])
      #expect(open.map(\.walkTitle) == ["Along the water", "Along the water"] && open[0].startTime == house.clock.now())
      #expect(try await Self.open(house, of: berta) == [])
      try await house.moderate(walkID, isHidden: true)
      #expect(try await Self.open(house, of: guest).map(\.walkTitle) == ["", ""], "a hidden walk has no title")
      try await house.moderate(walkID, isHidden: false)
      _ = try await house.end(first, by: guest)
      #expect(try await Self.open(house, of: guest).map(\.runID) == [second])
      #expect(try await Self.counts(house, of: [guest]) == [2])
    }
  }

  @Test func pointsOverAllWalksAreTheScore() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna, berta) = (try await house.published(), UUID(), UUID())
      let runID = try await house.start(walkID, by: anna)
      for (index, question) in try await house.run(runID, by: anna).questions.enumerated() {
        house.clock.advance(by: .seconds(12))
        _ = try await house.unlock(question.questionID, at: Double(index + 1) * 100, in: runID, by: anna)
        _ = try await house.answer(index < 2 ? 1 : 0, to: question.questionID, in: runID, by: anna)
      }
      _ = try await house.end(runID, by: anna)
      let asked = FindScoresRequest(realm: .qwalk, accounts: [anna, berta].map(\.bytes))
      let scores = try await Self.results(house).findScores(asked, Self.context(house, ResultsServiceMethods.findScores)).scores
      #expect(scores == [PlayerScore(account: anna.bytes, score: 2)])
    }
  }
}
