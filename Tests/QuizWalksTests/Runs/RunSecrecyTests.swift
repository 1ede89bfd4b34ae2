import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Positions
import Postgres
import QuizWalksProto
import QuizWalksServices
import RPC
import Testing
import Timekeeping

@testable import QuizWalks

/// What runs tell, and keep, no longer than they should.
@Suite struct RunSecrecyTests {
  private static let hiddenWithMonkey = RunOptions(isHidden: true, monkey: .hard)

  @Test func aPlaceThatIsMadeUpCountsForNothingAndIsTold() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, by: player)
      let first = try await house.run(runID, by: player).questions[0].questionID
      func refusal(_ position: RunPosition) async -> String? {
        let request = UnlockQuestionRequest(runID: runID, questionID: first, positions: [position])
        return await house.refusal {
          _ = try await house.runs.unlockQuestion(request, house.call(RunServiceMethods.unlockQuestion, by: player))
        }
      }
      house.clock.advance(by: .seconds(20))
      var position = house.position(100)
      position.isMock = true
      #expect(await refusal(position) == "POSITION_MOCK")
      (position.isMock, position.accuracyM) = (false, -1)
      #expect(await refusal(position) == "POSITION_INEXACT")
      #expect(await refusal(house.position(100)) == nil)
    }
  }

  /// The monkey begins where the player is.
  @Test func noMonkeyBeginsAtAPlaceThatIsMadeUp() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      var position = house.position(0)
      position.isMock = true
      let request = StartRunRequest(walkID: walkID, options: RunOptions(monkey: .easy), position: position)
      let plain = StartRunRequest(walkID: walkID, position: position)
      func refusal(_ request: StartRunRequest) async -> String? {
        await house.refusal { _ = try await house.runs.startRun(request, house.call(RunServiceMethods.startRun, by: player)) }
      }
      #expect(await refusal(request) == "POSITION_MOCK")
      #expect(await refusal(plain) == nil)
      let groupID = try await house.group(walkID, .friends, RunOptions(monkey: .easy))
      let start = StartGroupRunRequest(groupID: groupID, position: position)
      let context = house.call(WalkGroupServiceMethods.startGroupRun, by: house.maker)
      #expect(await house.refusal { _ = try await house.groups.startGroupRun(start, context) } == "POSITION_MOCK")
      _ = try await house.startRun(in: groupID, by: house.maker)
    }
  }

  /// Whoever begins a second run in a group and ends it at once learns nothing of where the questions are for which the others look.
  @Test func aHiddenRunOfAGroupTellsItsPlacesWhenTheGroupHasEnded() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend) = (try await house.published(), UUID())
      let groupID = try await house.group(walkID, .friends, Self.hiddenWithMonkey)
      try await house.join(groupID, by: friend)
      let runID = try await house.startRun(in: groupID, by: friend)
      house.clock.advance(by: .seconds(15))
      _ = try await house.tell(70, in: runID, by: friend)
      let ended = try #require(try await house.end(runID, by: friend).run)
      let result = house.call(RunServiceMethods.getRunResult, by: friend)
      let later = try #require(try await house.runs.getRunResult(GetRunResultRequest(runID: runID), result).result?.run)
      for run in [ended, later, try await house.run(runID, by: friend)] {
        #expect(run.questions.map(\.number) == [1] && run.endTime != nil && run.routePoints.isEmpty)
        #expect(run.monkey?.movementSeed == [] && run.monkey?.startPosition == nil)
      }
      try await house.endGroup(groupID)
      let after = try await house.run(runID, by: friend)
      #expect(after.questions.count == 3 && after.monkey?.movementSeed.count == 8)
    }
  }

  @Test func whereAPlayerBeganIsForgottenADayAfterTheEnd() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, RunOptions(monkey: .easy), by: player)
      #expect(try await house.end(runID, by: player).run?.monkey?.startPosition == LatLng(Field.point(0, 0)))
      func places() async throws -> Int64 {
        try await house.database.query(
          "SELECT count(*) FROM quiz_runs WHERE start_latitude IS NOT NULL OR start_longitude IS NOT NULL OR positions <> '{}'"
        ).firstRow().get(0)
      }
      try await house.turn("end runs")
      #expect(try await places() == 1, "for a day a client can prove the monkey's way by it")
      house.clock.advance(by: RunRules.startRetention + .seconds(1))
      try await house.turn("end runs")
      #expect(try await places() == 0)
      let run = try await house.run(runID, by: player)
      #expect(run.monkey?.startPosition == nil && run.monkey?.movementSeed.count == 8)
    }
  }

  @Test func ofAWalkThatIsHiddenByModeratorsNothingIsReadInItsRuns() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, by: player)
      let groupID = try await house.group(walkID)
      let first = try await house.run(runID, by: player).questions[0].questionID
      house.clock.advance(by: .seconds(20))
      _ = try await house.unlock(first, at: 100, in: runID, by: player)
      try await house.moderate(walkID, isHidden: true)
      #expect(await house.refusal { _ = try await house.answer(1, to: first, in: runID, by: player) } == "WALK_GONE")
      #expect(await house.refusal { _ = try await house.unlock(first, at: 100, in: runID, by: player) } == "WALK_GONE")
      let bundle = house.call(OfflineRunServiceMethods.getRunBundle, by: player)
      #expect(await house.refusal { _ = try await house.offline.getRunBundle(GetRunBundleRequest(runID: runID), bundle) } == "WALK_GONE")
      let run = try await house.run(runID, by: player)
      #expect(run.walkTitle.isEmpty && run.questions.isEmpty && run.questionCount == 3)
      let list = house.call(RunServiceMethods.listRuns, by: player)
      #expect(try await house.runs.listRuns(ListRunsRequest(), list).runs.map(\.walkTitle) == [""])
      #expect(try await house.shown(groupID, by: house.maker).walkTitle.isEmpty)
      try await house.moderate(walkID, isHidden: false)
      #expect(try await house.answer(1, to: first, in: runID, by: player).points == 1)
      #expect(try await house.run(runID, by: player).walkTitle == "Lunch walk")
    }
  }

  /// Titles are their makers': no copy stays behind with others.
  @Test func theTitleOfADeletedWalkIsNowhere() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend) = (try await house.published(title: "Anna Svensson"), UUID())
      let groupID = try await house.group(walkID, by: friend)
      let runID = try await house.startRun(in: groupID, by: friend)
      _ = try await house.walks.deleteWalk(DeleteWalkRequest(walkID: walkID), house.call(WalkServiceMethods.deleteWalk, by: house.maker))
      #expect(try await house.end(runID, by: friend).run?.walkTitle == "")
      for table: SQL in ["quiz_runs", "quiz_groups"] {
        let rows: [String] = try await house.database.query("SELECT t::text FROM \(table) t").map { try $0.get(0) }
        #expect(rows.count == 1 && rows.allSatisfy { !$0.contains("Svensson") })
      }
    }
  }

  @Test func ofTheMakersOwnRunsAndOfUnverifiedOnesNothingIsCounted() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      for accountID in [house.maker, player] {
        let runID = try await house.start(walkID, by: accountID)
        for number in 1...3 { try await house.answer(number, in: runID, by: accountID) }
        _ = try await house.end(runID, by: accountID)
      }
      let released = try await house.start(walkID, by: UUID())
      let owner: UUID = try await house.database.query("SELECT account_id FROM quiz_runs WHERE end_time IS NULL").firstRow().get(0)
      let release = house.call(OfflineRunServiceMethods.releaseRunBundle, by: owner)
      _ = try await house.offline.releaseRunBundle(ReleaseRunBundleRequest(runID: released), release)
      house.clock.advance(by: .seconds(15))
      let first = try await house.run(released, by: owner).questions[0].questionID
      _ = try await house.unlock(first, at: 100, in: released, by: owner)
      _ = try await house.answer(0, to: first, in: released, by: owner)
      _ = try await house.end(released, by: owner)
      let context = house.call(WalkServiceMethods.getWalkInsights, by: house.maker)
      let insights = try await house.walks.getWalkInsights(GetWalkInsightsRequest(walkID: walkID), context).questions
      #expect(insights.map(\.askedCount) == [1, 1, 1] && insights.map(\.rightCount) == [1, 1, 1])
    }
  }

  /// Runs of several walks end in one transaction, in whatever order they were left.
  @Test func manyRunsThatEndByThemselvesAreCountedOnceEach() async throws {
    try await QuizHouse.run { house in
      let walkIDs = [try await house.published(title: "One"), try await house.published(title: "Other")]
      for index in 0..<6 {
        let (walkID, player) = (walkIDs[index % 2], UUID())
        let runID = try await house.start(walkID, by: player)
        house.clock.advance(by: .seconds(20))
        try await house.answer(index % 3 + 1, in: runID, by: player)
      }
      let gone = try await house.published(title: "Gone")
      let player = UUID()
      let runID = try await house.start(gone, by: player)
      try await house.answer(1, in: runID, by: player)
      _ = try await house.walks.deleteWalk(DeleteWalkRequest(walkID: gone), house.call(WalkServiceMethods.deleteWalk, by: house.maker))
      house.clock.advance(by: RunRules.lifetime)
      #expect(try await house.runs.expire(at: house.clock.now(), limit: 50) == 7)
      for walkID in walkIDs {
        let context = house.call(WalkServiceMethods.getWalkInsights, by: house.maker)
        let insights = try await house.walks.getWalkInsights(GetWalkInsightsRequest(walkID: walkID), context).questions
        #expect(insights.map(\.askedCount) == [1, 1, 1])
      }
    }
  }

  /// A walk is deleted while a run of it ends: neither waits for the other in a circle, and nothing fails.
  @Test func aWalkIsDeletedWhileItsRunsEnd() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.published()
      var runs: [(String, UUID)] = []
      for _ in 0..<6 {
        let player = UUID()
        let runID = try await house.start(walkID, by: player)
        try await house.answer(1, in: runID, by: player)
        runs.append((runID, player))
      }
      try await withThrowingTaskGroup { group in
        for (runID, player) in runs { group.addTask { _ = try await house.end(runID, by: player) } }
        group.addTask {
          let context = house.call(WalkServiceMethods.deleteWalk, by: house.maker)
          _ = try await house.walks.deleteWalk(DeleteWalkRequest(walkID: walkID), context)
        }
        try await group.waitForAll()
      }
      for (runID, player) in runs { #expect(try await house.run(runID, by: player).endTime != nil) }
    }
  }
}
