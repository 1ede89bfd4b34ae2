import FoundationEssentials
import Positions
import Testing
import Timekeeping

@testable import QuizWalks

/// What happens in a run, without a database.
@Suite struct RunRulesTests {
  private static let start = Moment(milliseconds: 1_750_000_000_000)

  private static func run(_ options: WalkRun.Options = .init(), at start: Moment = start) -> WalkRun {
    WalkRun(
      id: UUID(), accountID: UUID(), walkID: UUID(), version: 1, walkTitle: "A walk", isOfGuest: false, options: options,
      movementSeed: [UInt8](repeating: 1, count: 8), answerSeed: [UInt8](repeating: 2, count: 32), questionCount: 3, bounds: nil,
      start: Field.point(-50, 0), startTime: start, footing: Footing(), activeTime: start, attempts: [:])
  }

  private static func walk(inOrder: Bool = false, tie: Tie? = nil) -> WalkVersion {
    var head = StoredWalk.Head(title: "A walk")
    (head.isInOrder, head.tieBreaker) = (inOrder, tie)
    return WalkVersion(head: head, questions: (1...3).map { Field.question($0, Double($0) * 100, 0, timer: $0 == 3 ? 10 : nil) })
  }

  private static func here(_ number: Int, at now: Moment) -> [Sample] { [Field.sample(Double(number) * 100, 5, at: now.milliseconds)] }

  private func refusal(_ body: () throws(RunRules.Refusal) -> Void) -> RunRules.Refusal? {
    do throws(RunRules.Refusal) { try body() } catch { return error }
    return nil
  }

  @Test func aQuestionIsUnlockedInRangeAndAnsweredOnce() throws {
    var run = Self.run()
    var now = Self.start
    let walk = Self.walk()
    let id = walk.questions[0].id
    #expect(refusal { () throws(RunRules.Refusal) in try RunRules.answer(id, 1, in: &run, walk, at: now) } == .locked)
    #expect(
      refusal { () throws(RunRules.Refusal) in
        try RunRules.unlock(id, in: &run, walk, from: [Field.sample(50, 0, at: now.milliseconds)], at: now)
      } == .notInRange)
    now = now + .seconds(10)
    try RunRules.unlock(id, in: &run, walk, from: Self.here(1, at: now), at: now)
    let unlocked = run
    try RunRules.unlock(id, in: &run, walk, from: [Field.sample(5_000, 0, at: now.milliseconds)], at: now + .seconds(1))
    #expect(run == unlocked, "again it is the same, wherever the caller is")
    try RunRules.answer(id, 1, in: &run, walk, at: now + .seconds(3))
    #expect(run.attempts[id]?.verdict == .right && run.attempts[id]?.duration == 3_000)
    let answered = run
    try RunRules.answer(id, 1, in: &run, walk, at: now + .seconds(9))
    #expect(run == answered)
    #expect(refusal { () throws(RunRules.Refusal) in try RunRules.answer(id, 0, in: &run, walk, at: now) } == .answeredAlready)
    #expect(RunRules.points(run) == 1)
  }

  @Test(arguments: [
    (0, WalkRun.Verdict.right), (29_999, .right), (30_000, .right), (32_000, .right), (32_001, .timedOut), (3_600_000, .timedOut),
  ])
  func anAnswerCountsUntilTheTimerAndTheLateBuffer(milliseconds: Int, verdict: WalkRun.Verdict) throws {
    var run = Self.run(.init(timer: 30))
    let now = Self.start
    let walk = Self.walk()
    let id = walk.questions[0].id
    try RunRules.unlock(id, in: &run, walk, from: Self.here(1, at: now), at: now)
    try RunRules.answer(id, 1, in: &run, walk, at: now + .milliseconds(milliseconds))
    #expect(run.attempts[id]?.verdict == verdict)
    #expect(run.attempts[id]?.duration == Int64(min(milliseconds, 30_000)))
    #expect(RunRules.points(run) == (verdict == .right ? 1 : 0))
  }

  @Test func aQuestionsOwnTimerGoesBeforeTheRuns() throws {
    var run = Self.run(.init(timer: 30))
    let now = Self.start
    let walk = Self.walk()
    try RunRules.unlock(walk.questions[2].id, in: &run, walk, from: Self.here(3, at: now), at: now)
    #expect(run.attempts[walk.questions[2].id]?.deadline == now + .seconds(10))
    var untimed = Self.run()
    try RunRules.unlock(walk.questions[2].id, in: &untimed, walk, from: Self.here(3, at: now), at: now)
    #expect(untimed.attempts[walk.questions[2].id]?.deadline == nil)
  }

  @Test func inOrderOnlyTheNextIsUnlocked() throws {
    var run = Self.run(.init(timer: 30))
    var now = Self.start
    let walk = Self.walk(inOrder: true)
    let ids = walk.questions.map(\.id)
    #expect(
      refusal { () throws(RunRules.Refusal) in try RunRules.unlock(ids[1], in: &run, walk, from: Self.here(2, at: now), at: now) }
        == .notNext)
    now = now + .seconds(20)
    try RunRules.unlock(ids[0], in: &run, walk, from: Self.here(1, at: now), at: now)
    // Timed out it is over as well, and the next one's turn.
    now = now + .seconds(40)
    try RunRules.unlock(ids[1], in: &run, walk, from: Self.here(2, at: now), at: now)
    #expect(run.attempts[ids[0]]?.verdict == .timedOut && RunRules.next(in: run, walk) == ids[1])
  }

  @Test func hiddenQuestionsAppearWithinTwiceTheRangeAndOnlyThen() throws {
    var run = Self.run(.init(isHidden: true))
    var now = Self.start
    let walk = Self.walk()
    _ = try RunRules.move(&run, walk, to: [Field.sample(40, 0, at: now.milliseconds, accuracy: 0)], at: now)
    #expect(run.attempts.isEmpty)
    now = now + .seconds(5)
    _ = try RunRules.move(&run, walk, to: [Field.sample(51, 0, at: now.milliseconds, accuracy: 0)], at: now)
    #expect(Set(run.attempts.keys) == [walk.questions[0].id])
    #expect(run.attempts[walk.questions[0].id]?.unlockTime == nil)
  }

  @Test func questionsFarApartAreNotUnlockedFromAChair() throws {
    var run = Self.run()
    let now = Self.start + .milliseconds(200)
    var walk = Self.walk()
    for (index, place) in [(0.0, 0.0), (300, 0), (150, 260)].enumerated() { walk.questions[index].point = Field.point(place.0, place.1) }
    var outcomes: [RunRules.Refusal?] = []
    for (question, age) in zip(walk.questions, [50, 25, 0] as [Int64]) {
      let here = Sample(time: now.milliseconds - age * 1_000, point: try #require(question.point), accuracy: 100_000)
      let told = [try #require(here)]
      outcomes.append(
        refusal { () throws(RunRules.Refusal) in try RunRules.unlock(question.id, in: &run, walk, from: told, at: now) })
    }
    #expect(outcomes[0] == nil)
    for outcome in outcomes.dropFirst() {
      guard case .held(let held) = outcome else { Issue.record("\(outcomes)"); continue }
      #expect(held > 5_000)
    }
  }

  /// Whatever time and start, the cell of the monkey is on ways between places that the player knows.
  @Test func theMonkeyOfAHiddenRunIsShownOnWaysToFoundQuestionsOnly() throws {
    var run = Self.run(.init(isHidden: true, monkey: .hard))
    let walk = Self.walk()
    let movement = try #require(RunRules.movement(run, walk))
    let times = stride(from: Int64(0), through: 1_200_000, by: 10_000)
    func shown(at time: Int64) -> GridPoint? { RunRules.shownPlace(of: movement, in: run, walk, at: time) }
    #expect(times.allSatisfy { shown(at: $0) == nil })
    // The third alone leads nowhere: when it was there would tell how long the ways before were.
    run.attempts[walk.questions[2].id] = .init()
    #expect(times.allSatisfy { shown(at: $0) == nil })
    run.attempts[walk.questions[0].id] = .init()
    let arrival = movement.legs[0].arriveTime
    for time in times { #expect((shown(at: time) != nil) == (time < arrival), "\(time)") }
    run.attempts[walk.questions[1].id] = .init()
    for time in times { #expect(shown(at: time) == movement.state(at: time)?.place) }
  }

  @Test func aRunEndsByItselfAfterADayWithoutAnything() throws {
    var run = Self.run()
    let walk = Self.walk()
    let id = walk.questions[0].id
    let last = Self.start + RunRules.lifetime - .seconds(1)
    try RunRules.unlock(id, in: &run, walk, from: Self.here(1, at: last), at: last)
    let end = last + RunRules.lifetime
    #expect(refusal { () throws(RunRules.Refusal) in try RunRules.answer(id, 1, in: &run, walk, at: end) } == .ended)
    try RunRules.answer(id, 1, in: &run, walk, at: end - .seconds(1))
    RunRules.end(&run, walk, at: end + .seconds(500_000))
    #expect(run.endTime == end - .seconds(1) + RunRules.lifetime)
    #expect(run.outcome?.points == 1 && run.footing == Footing())
  }

  @Test func theQuestionAtTheEndComesLastAndCountsOnce() throws {
    let tie = Tie(text: "How many steps?", lower: 0, upper: 10_000, answer: 4_000)
    var run = Self.run()
    var now = Self.start
    let walk = Self.walk(tie: tie)
    #expect(refusal { () throws(RunRules.Refusal) in try RunRules.answerTie(5, in: &run, walk, at: now) } == .locked)
    for (index, question) in walk.questions.enumerated() {
      now = now + .seconds(20)
      try RunRules.unlock(question.id, in: &run, walk, from: Self.here(index + 1, at: now), at: now)
      try RunRules.answer(question.id, index, in: &run, walk, at: now)
    }
    try RunRules.answerTie(3_500, in: &run, walk, at: now)
    try RunRules.answerTie(3_500, in: &run, walk, at: now)
    #expect(refusal { () throws(RunRules.Refusal) in try RunRules.answerTie(1, in: &run, walk, at: now) } == .answeredAlready)
    RunRules.end(&run, walk, at: now + .seconds(60))
    #expect(run.outcome == .init(points: 1, duration: 60_000, tieOff: 500))
  }

  @Test func theMonkeyWinsByPointsThenByTheEndAndNeverByATie() {
    func outcome(_ own: Int, _ monkey: Int?, _ off: Int64?, _ monkeyOff: Int64?) -> WalkRun.Outcome {
      .init(points: own, duration: 0, tieOff: off, monkeyPoints: monkey, monkeyTieOff: monkeyOff)
    }
    #expect(!RunRules.hasMonkeyWon(outcome(0, nil, nil, nil)))
    #expect(RunRules.hasMonkeyWon(outcome(1, 2, 0, 9)))
    #expect(!RunRules.hasMonkeyWon(outcome(2, 1, 9, 0)))
    #expect(RunRules.hasMonkeyWon(outcome(2, 2, 9, 8)))
    #expect(!RunRules.hasMonkeyWon(outcome(2, 2, 8, 8)))
    #expect(!RunRules.hasMonkeyWon(outcome(2, 2, nil, nil)))
  }

  @Test func theMonkeyHasPointsOnlyForWhatThePlayerHasClosed() throws {
    var run = Self.run(.init(monkey: .hard))
    let now = Self.start
    let walk = Self.walk()
    #expect(RunRules.monkeyPoints(run, walk) == 0)
    #expect(walk.questions.allSatisfy { RunRules.monkeyChoice($0, in: run) == nil })
    let first = walk.questions[0]
    try RunRules.unlock(first.id, in: &run, walk, from: Self.here(1, at: now), at: now)
    #expect(RunRules.monkeyChoice(first, in: run) == nil)
    try RunRules.answer(first.id, 0, in: &run, walk, at: now)
    let choice = try #require(RunRules.monkeyChoice(first, in: run))
    #expect(RunRules.monkeyPoints(run, walk) == (choice == first.rightOption ? 1 : 0))
  }
}
