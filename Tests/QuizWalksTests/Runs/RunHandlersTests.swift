import CairnProto
import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import Positions
import Postgres
import Protobuf
import QuizWalksProto
import QuizWalksServices
import RPC
import Testing
import Timekeeping

@testable import QuizWalks

/// Walks are walked, with every combination of options.
@Suite struct RunHandlersTests {
  static let combinations = (0..<16).map { bits in
    RunOptions(isHidden: bits & 1 != 0, isSpeed: bits & 2 != 0, isTimed: bits & 4 != 0, monkey: bits & 8 != 0 ? .hard : .unspecified)
  }

  /// Texts of questions are secret until they are unlocked; explanations and right answers until they are answered.
  private func check(_ run: Run) {
    for question in run.questions {
      let text = String(describing: question)
      if question.state == .open { #expect(!text.contains("Secret question") && !text.contains("secret")) }
      if question.state == .open || question.state == .unlocked {
        #expect(!text.contains("Secret explanation") && question.answered == nil)
      }
    }
    #expect(run.monkey == nil || run.endTime != nil || run.monkey?.answerSeed == [])
  }

  @Test(arguments: combinations)
  func aGuestWalksItWithEveryCombination(options: RunOptions) async throws {
    try await QuizHouse.run { house in
      let (walkID, guest) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, options, by: guest, isGuest: true)
      var run = try await house.run(runID, by: guest)
      check(run)
      #expect(run.questions.count == (options.isHidden ? 0 : 3) && run.questionCount == 3)
      #expect((run.bounds != nil) == options.isHidden)
      #expect((run.monkey != nil) == (options.monkey != .unspecified))
      if let monkey = run.monkey {
        #expect(monkey.movementSeed.count == (options.isHidden ? 0 : 8) && monkey.answerSeedHash.count == 32)
        #expect(monkey.movementSeedHash.count == 32 && monkey.cell == nil && (monkey.startPosition == nil) == options.isHidden)
      }
      for number in 1...3 {
        house.clock.advance(by: .seconds(12))
        run = try await house.tell(Double(number) * 100 - 30, in: runID, by: guest)
        check(run)
        if options.isHidden { #expect(run.questions.map(\.number) == Array(1...Int32(number))) }
        let pin = try #require(run.questions.last { $0.number == number })
        #expect(pin.state == .open && pin.asked == nil)
        house.clock.advance(by: .seconds(3))
        let asked = try await house.unlock(pin.questionID, at: Double(number) * 100, in: runID, by: guest)
        #expect(asked.asked?.text == "Secret question \(number)?" && asked.answered == nil)
        #expect((asked.asked?.deadlineTime != nil) == options.isTimed)
        check(try await house.run(runID, by: guest))
        house.clock.advance(by: .seconds(2))
        let answer = try await house.answer(number == 2 ? 0 : 1, to: pin.questionID, in: runID, by: guest)
        #expect(answer.question?.answered?.isRight == (number != 2) && answer.question?.answered?.durationMs == 2_000)
        #expect(answer.question?.answered?.explanation == "Secret explanation \(number).")
        #expect((answer.question?.answered?.monkeyAnswer != nil) == (options.monkey != .unspecified))
        #expect(answer.points == [1, 1, 2][number - 1])
      }
      let result = try await house.end(runID, by: guest)
      #expect(result.run?.points == 2 && result.durationMs == 51_000 && result.isVerified)
      if let monkey = result.run?.monkey {
        #expect(SHA256.digest(of: monkey.answerSeed) == monkey.answerSeedHash && monkey.movementSeed.count == 8)
        #expect(SHA256.digest(of: monkey.movementSeed) == run.monkey?.movementSeedHash, "as it was told at the beginning")
        #expect(result.hasMonkeyWon == (monkey.points > 2))
      }
      let later = try await house.runs.getRunResult(
        GetRunResultRequest(runID: runID), house.call(RunServiceMethods.getRunResult, by: guest))
      #expect(later.result == result)
      #expect(try await house.run(runID, by: guest).questions.count == 3)
    }
  }

  @Test func everyRefusalHasItsReason() async throws {
    try await QuizHouse.run { house in
      let (walkID, player, other) = (try await house.published(), UUID(), UUID())
      let runID = try await house.start(walkID, by: player)
      let questions = try await house.run(runID, by: player).questions
      let first = questions[0].questionID
      #expect(await house.refusal { _ = try await house.answer(1, to: first, in: runID, by: player) } == "QUESTION_LOCKED")
      #expect(await house.refusal { _ = try await house.unlock(first, at: 0, in: runID, by: player) } == "NOT_IN_RANGE")
      #expect(await house.refusal { _ = try await house.unlock(UUID().text, at: 0, in: runID, by: player) } == "QUESTION_NOT_FOUND")
      #expect(await house.refusal { _ = try await house.unlock(first, at: 100, in: runID, by: other) } == "RUN_NOT_FOUND")
      #expect(await house.refusal { _ = try await house.run(runID, by: other) } == "RUN_NOT_FOUND")
      house.clock.advance(by: .seconds(10))
      _ = try await house.unlock(first, at: 100, in: runID, by: player)
      #expect(await house.refusal { _ = try await house.answer(3, to: first, in: runID, by: player) } == "OUT_OF_RANGE")
      #expect(await house.refusal { _ = try await house.answer(1, to: first, in: runID, by: other) } == "RUN_NOT_FOUND")
      _ = try await house.answer(1, to: first, in: runID, by: player)
      #expect(await house.refusal { _ = try await house.answer(0, to: first, in: runID, by: player) } == "ALREADY_ANSWERED")
      house.clock.advance(by: .seconds(1))
      #expect(
        await house.refusal { _ = try await house.unlock(questions[1].questionID, at: 2_100, in: runID, by: player) } == "POSITION_HELD")
      let result = house.call(RunServiceMethods.getRunResult, by: player)
      #expect(await house.refusal { _ = try await house.runs.getRunResult(GetRunResultRequest(runID: runID), result) } == "RUN_NOT_ENDED")
      _ = try await house.end(runID, by: player)
      #expect(await house.refusal { _ = try await house.unlock(questions[1].questionID, at: 200, in: runID, by: player) } == "RUN_ENDED")
      let start = house.call(RunServiceMethods.startRun, by: player)
      let lonely = StartRunRequest(walkID: walkID, options: RunOptions(monkey: .easy))
      #expect(await house.refusal { _ = try await house.runs.startRun(lonely, start) } == "MISSING")
    }
  }

  @Test func afterTheEndNothingIsAnswered() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, by: player)
      let questions = try await house.run(runID, by: player).questions.map(\.questionID)
      house.clock.advance(by: .seconds(10))
      _ = try await house.unlock(questions[0], at: 100, in: runID, by: player)
      _ = try await house.answer(1, to: questions[0], in: runID, by: player)
      house.clock.advance(by: .seconds(10))
      _ = try await house.unlock(questions[1], at: 200, in: runID, by: player)
      _ = try await house.end(runID, by: player)
      #expect(await house.refusal { _ = try await house.answer(1, to: questions[1], in: runID, by: player) } == "RUN_ENDED")
      // An answer from before the end may be told again, and is the same.
      #expect(try await house.answer(1, to: questions[0], in: runID, by: player).points == 1)
      #expect(try await house.run(runID, by: player).points == 1)
    }
  }

  @Test func aRefusalTellsNoDistance() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let open = try await house.start(walkID, by: player)
      let ids = try await house.run(open, by: player).questions.map(\.questionID)
      var refusals: Set<String> = []
      for east in [0.0, 30, 60, -1_000] {
        let runID = try await house.start(walkID, RunOptions(isHidden: true), by: UUID())
        _ = runID
        let account = UUID()
        let hidden = try await house.start(walkID, RunOptions(isHidden: true), by: account)
        house.clock.advance(by: .seconds(100))
        do { _ = try await house.unlock(ids[0], at: east, in: hidden, by: account) } catch let error as RPCError {
          refusals.insert("\(error.code) \(error.reason) \(error.message) \(error.metadata)")
        }
      }
      #expect(refusals.count == 1, "\(refusals)")
    }
  }

  @Test func twoAnswersAtOnceAreOne() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, by: player)
      let first = try await house.run(runID, by: player).questions[0].questionID
      house.clock.advance(by: .seconds(10))
      _ = try await house.unlock(first, at: 100, in: runID, by: player)
      let outcomes = await withTaskGroup(of: String?.self) { group in
        for choice: Int32 in [0, 1, 2] {
          group.addTask { await house.refusal { _ = try await house.answer(choice, to: first, in: runID, by: player) } }
        }
        return await group.reduce(into: [String?]()) { $0.append($1) }
      }
      #expect(outcomes.count { $0 == nil } == 1 && outcomes.count { $0 == "ALREADY_ANSWERED" } == 2)
    }
  }

  @Test func aRunStaysOnItsVersionWhateverBecomesOfTheWalk() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, by: player)
      let second = try await house.run(runID, by: player).questions[1]
      // Moved from home, one question less, and published again.
      let draft = try await house.getDraft(walkID)
      let place = house.call(WalkServiceMethods.placeQuestion, by: house.maker)
      _ = try await house.walks.placeQuestion(
        PlaceQuestionRequest(walkID: walkID, questionID: draft.questions[0].questionID, position: LatLng(Field.point(0, 500))), place)
      let delete = house.call(WalkServiceMethods.deleteQuestion, by: house.maker)
      _ = try await house.walks.deleteQuestion(DeleteQuestionRequest(walkID: walkID, questionID: second.questionID), delete)
      #expect(try await house.publish(walkID) == 2)
      house.clock.advance(by: .seconds(20))
      _ = try await house.unlock(second.questionID, at: 200, in: runID, by: player)
      _ = try await house.answer(1, to: second.questionID, in: runID, by: player)
      let now = try await house.run(runID, by: player)
      #expect(now.version == 1 && now.questions.count == 3 && now.questions[0].position == LatLng(Field.point(100, 0)))
      let newID = try await house.start(walkID, by: player)
      let new = try await house.run(newID, by: player)
      #expect(new.version == 2 && new.questions.map(\.position) == [LatLng(Field.point(0, 500)), LatLng(Field.point(300, 0))])
      _ = try await house.walks.deleteWalk(DeleteWalkRequest(walkID: walkID), house.call(WalkServiceMethods.deleteWalk, by: house.maker))
      #expect(await house.refusal { _ = try await house.unlock(second.questionID, at: 200, in: runID, by: player) } == "WALK_GONE")
      #expect(try await house.end(runID, by: player).run?.points == 1)
    }
  }

  @Test func aRunGoesOnOnAnotherDeviceAndEndsByItself() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, by: player)
      let first = try await house.run(runID, by: player).questions[0].questionID
      house.clock.advance(by: .seconds(10))
      _ = try await house.unlock(first, at: 100, in: runID, by: player)
      _ = try await house.answer(1, to: first, in: runID, by: player)
      house.clock.advance(by: .seconds(23 * 3_600))
      let list = try await house.runs.listRuns(ListRunsRequest(), house.call(RunServiceMethods.listRuns, by: player))
      #expect(list.runs.map(\.runID) == [runID] && list.runs[0].endTime == nil && list.runs[0].points == 1)
      #expect(try await house.run(runID, by: player).questions[0].answered?.isRight == true)
      #expect(try await house.runs.expire(at: house.clock.now(), limit: 10) == 0)
      house.clock.advance(by: .seconds(3_600))
      #expect(try await house.runs.expire(at: house.clock.now(), limit: 10) == 1)
      let ended = try await house.run(runID, by: player)
      #expect(ended.endTime != nil && ended.points == 1)
      let kept: [Int64] = try await house.database.query("SELECT positions FROM quiz_runs").firstRow().get(0)
      #expect(kept.isEmpty, "positions are forgotten with the end")
    }
  }

  @Test func anUnansweredQuestionIsTimedOutAndTellsItsAnswerOnlyThen() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, RunOptions(isTimed: true, questionTimerSeconds: 20), by: player)
      let first = try await house.run(runID, by: player).questions[0].questionID
      house.clock.advance(by: .seconds(10))
      _ = try await house.unlock(first, at: 100, in: runID, by: player)
      house.clock.advance(by: .seconds(22))
      #expect(try await house.run(runID, by: player).questions[0].state == .unlocked)
      house.clock.advance(by: .milliseconds(1))
      let late = try await house.answer(1, to: first, in: runID, by: player)
      #expect(late.question?.state == .timedOut && late.question?.answered?.isRight == false && late.points == 0)
      #expect(late.question?.answered?.rightAnswer == Answer(kind: .choice(1)))
    }
  }

  @Test func whoeverBeginsRunsAllTheTimeIsRefused() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      for _ in 0..<RunRules.startsMax { _ = try await house.start(walkID, by: player) }
      #expect(await house.refusal { _ = try await house.start(walkID, by: player) } == "TOO_MANY_RUNS")
      house.clock.advance(by: RunRules.startWindow)
      _ = try await house.start(walkID, by: player)
    }
  }

  @Test func manyRunsBegunAtOnceAreCountedToo() async throws {
    try await QuizHouse.run { house in
      let (walkID, player) = (try await house.published(), UUID())
      let begun = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<RunRules.startsMax + 10 { group.addTask { (try? await house.start(walkID, by: player)) != nil } }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(begun == RunRules.startsMax)
    }
  }

  /// Each run pays for its own way alone: many at once would find all hidden questions of a walk.
  @Test func threeHiddenRunsOfAWalkGoOnOrBeginInAnHour() async throws {
    try await QuizHouse.run { house in
      let (walkID, other, player) = (try await house.published(), try await house.published(title: "Another"), UUID())
      let hidden = RunOptions(isHidden: true)
      let begun = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<10 { group.addTask { (try? await house.start(walkID, hidden, by: player)) != nil } }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(begun == RunRules.hiddenMax)
      _ = try await house.start(other, hidden, by: player)
      _ = try await house.start(walkID, hidden, by: UUID())
      _ = try await house.start(walkID, by: player)
      // Runs that go on count for as long as they do.
      house.clock.advance(by: RunRules.startWindow)
      #expect(await house.refusal { _ = try await house.start(walkID, hidden, by: player) } == "TOO_MANY_RUNS")
      house.clock.advance(by: RunRules.lifetime)
      try await house.turn("end runs")
      _ = try await house.start(walkID, hidden, by: player)
    }
  }

  /// Bounds that were drawn anew with each run would show the outermost questions to who begins many.
  @Test func boundsAreTheSameInEveryRunAsLongAsTheQuestionsStayWhereTheyAre() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.published()
      func bounds(by accountID: UUID) async throws -> RunBounds {
        let runID = try await house.start(walkID, RunOptions(isHidden: true), by: accountID)
        return try #require(try await house.run(runID, by: accountID).bounds)
      }
      let (anna, first) = (UUID(), try await bounds(by: UUID()))
      for accountID in [anna, anna, UUID()] { #expect(try await bounds(by: accountID) == first) }
      let other = try await house.published(title: "Another")
      let runID = try await house.start(other, RunOptions(isHidden: true), by: anna)
      #expect(
        try await house.run(runID, by: anna).bounds != first, "of another walk they are others, with its questions at the same places")
      // A comma, and a version more, is no reason; an outermost question that was moved is.
      var question = try await house.getDraft(walkID).questions[1]
      question.text += ","
      try await house.put(question, in: walkID)
      #expect(try await house.publish(walkID) == 2)
      #expect(try await bounds(by: anna) == first)
      question = try await house.getDraft(walkID).questions[2]
      question.position = LatLng(Field.point(320, 0))
      try await house.put(question, in: walkID)
      #expect(try await house.publish(walkID) == 3)
      #expect(try await bounds(by: UUID()) != first)
    }
  }

  @Test func theQuestionAtTheEndIsAskedWhenAllOthersAreClosed() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.published { $0.tieBreaker = TieBreaker(text: "How many steps?", lower: 0, upper: 9_000, answer: 4_000) }
      let player = UUID()
      let runID = try await house.start(walkID, RunOptions(monkey: .easy), by: player)
      for (index, question) in try await house.run(runID, by: player).questions.enumerated() {
        house.clock.advance(by: .seconds(12))
        #expect(try await house.run(runID, by: player).tieBreaker == nil)
        _ = try await house.unlock(question.questionID, at: Double(index + 1) * 100, in: runID, by: player)
        _ = try await house.answer(1, to: question.questionID, in: runID, by: player)
      }
      #expect(try await house.run(runID, by: player).tieBreaker?.text == "How many steps?")
      let context = house.call(RunServiceMethods.answerTieBreaker, by: player)
      let tooMany = AnswerTieBreakerRequest(runID: runID, guess: 9_001)
      #expect(await house.refusal { _ = try await house.runs.answerTieBreaker(tooMany, context) } == "OUT_OF_RANGE")
      _ = try await house.runs.answerTieBreaker(AnswerTieBreakerRequest(runID: runID, guess: 4_100), context)
      let result = try await house.end(runID, by: player)
      #expect(result.tieBreakerOff == 100 && result.monkeyTieBreakerOff != nil && result.run?.points == 3)
    }
  }

  @Test func theMakerSeesHowEachQuestionWasAnswered() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.published()
      for choice: Int32 in [1, 0, 1] {
        let player = UUID()
        let runID = try await house.start(walkID, by: player)
        let first = try await house.run(runID, by: player).questions[0].questionID
        house.clock.advance(by: .seconds(10))
        _ = try await house.unlock(first, at: 100, in: runID, by: player)
        house.clock.advance(by: .seconds(4))
        _ = try await house.answer(choice, to: first, in: runID, by: player)
        _ = try await house.end(runID, by: player)
        _ = try await house.end(runID, by: player)
      }
      let context = house.call(WalkServiceMethods.getWalkInsights, by: house.maker)
      let insights = try await house.walks.getWalkInsights(GetWalkInsightsRequest(walkID: walkID), context).questions
      #expect(insights.map(\.askedCount) == [3, 0, 0] && insights[0].rightCount == 2 && insights[0].durationAverageMs == 4_000)
      let other = house.call(WalkServiceMethods.getWalkInsights, by: UUID())
      #expect(
        await house.refusal { _ = try await house.walks.getWalkInsights(GetWalkInsightsRequest(walkID: walkID), other) } == "WALK_NOT_FOUND"
      )
    }
  }

  @Test func runsOfAGuestBecomeTheAccounts() async throws {
    try await QuizHouse.run { house in
      let (walkID, guest, account) = (try await house.published(), UUID(), UUID())
      let runID = try await house.start(walkID, by: guest, isGuest: true)
      try await house.database.transaction { transaction in
        let store = RunStore()
        try await store.move(from: guest, to: account, in: transaction)
        try await store.moveQuestions(from: guest, to: account, in: transaction)
      }
      #expect(try await house.run(runID, by: account).questions.count == 3)
      #expect(await house.refusal { _ = try await house.run(runID, by: guest) } == "RUN_NOT_FOUND")
    }
  }
}
