import FoundationEssentials
import GameTesting
import Positions
import Testing
import Timekeeping

@testable import QuizWalks

/// A run that is told later has as many points as one that is told at once (requirement Q-S15).
@Suite struct OfflineRulesTests {
  private static let start = Moment(milliseconds: 1_750_000_000_000)

  private static func run(_ options: WalkRun.Options, isVerified: Bool) -> WalkRun {
    let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))
    return WalkRun(
      id: zero, accountID: zero, walkID: zero, version: 1, walkTitle: "A walk", isOfGuest: false, options: options,
      movementSeed: [UInt8](repeating: 1, count: 8), answerSeed: [UInt8](repeating: 2, count: 32), questionCount: 4, bounds: nil,
      start: Field.point(-50, 0), startTime: start, footing: Footing(), activeTime: start, attempts: [:], isVerified: isVerified)
  }

  /// A walk, a way through it, and how long each answer takes; whatever may come together.
  private struct Case {
    var chance: SplitMix
    let walk: WalkVersion
    let options: WalkRun.Options

    init(_ seed: UInt64) {
      var chance = SplitMix(state: seed)
      var head = StoredWalk.Head(title: "A walk")
      head.isInOrder = chance.next() % 2 == 0
      head.tieBreaker = Tie(text: "How many?", lower: 0, upper: 100, answer: 40)
      let hasTimers = chance.next() % 4 != 0
      let questions = (1...4).map { number in
        Field.question(number, Double(number) * 100, 0, right: Int(chance.next() % 3), timer: chance.next() % 2 == 0 ? 10 : nil)
      }
      (self.chance, walk) = (chance, WalkVersion(head: head, questions: questions))
      options = WalkRun.Options(timer: hasTimers ? 20 : nil, monkey: chance.next() % 2 == 0 ? .hard : nil)
    }

    /// Walks online.
    /// - Returns: What was done, as it would be told later.
    mutating func walkOnline(_ run: inout WalkRun) -> (steps: [OfflineRules.Step], end: Moment) {
      var (now, steps, open): (Moment, [OfflineRules.Step], [Int]) = (OfflineRulesTests.start, [], [])
      for _ in 0..<10 {
        now = now + .milliseconds(Int64(30_000 + chance.next() % 20_000))
        let question = walk.questions[Int(chance.next() % 4)]
        let here = [Field.sample(Double(question.number) * 100, 3, at: now.milliseconds)]
        let isNew = run.attempts[question.id] == nil
        guard (try? RunRules.unlock(question.id, in: &run, walk, from: here, at: now)) != nil else { continue }
        if isNew {
          steps.append(.init(questionID: question.id, unlockTime: now, answer: nil))
          open.append(steps.count - 1)
        }
        // Some answer at once, some late, some another question first, some never.
        guard chance.next() % 3 != 0, !open.isEmpty else { continue }
        let index = open.remove(at: Int(chance.next() % UInt64(open.count)))
        now = now + .milliseconds(Int64(1 + chance.next() % 25_000))
        let choice = Int(chance.next() % 3)
        guard (try? RunRules.answer(steps[index].questionID, choice, in: &run, walk, at: now)) != nil else { continue }
        steps[index] = .init(
          questionID: steps[index].questionID, unlockTime: steps[index].unlockTime, answer: .init(choice: choice, time: now))
      }
      return (steps, now + .seconds(60))
    }
  }

  @Test func aThousandWaysHaveTheSamePointsOfflineAsOnline() throws {
    var (rightCount, lateCount) = (0, 0)
    for seed in 0..<1_000 as Range<UInt64> {
      var one = Case(seed)
      var online = Self.run(one.options, isVerified: true)
      let (steps, end) = one.walkOnline(&online)
      var offline = Self.run(one.options, isVerified: false)
      // Told in any order: times count.
      var told = steps
      told.sort { ($0.questionID.hashValue ^ Int(truncatingIfNeeded: seed)) < ($1.questionID.hashValue ^ Int(truncatingIfNeeded: seed)) }
      try OfflineRules.take(told, tie: nil, into: &offline, one.walk, at: end)
      let once = offline
      try OfflineRules.take(told, tie: nil, into: &offline, one.walk, at: end + .seconds(9))
      #expect(offline == once, "told again it changes nothing, seed \(seed)")
      RunRules.end(&online, one.walk, at: end)
      RunRules.end(&offline, one.walk, at: end)
      #expect(offline.attempts == online.attempts && offline.outcome == online.outcome, "seed \(seed)")
      rightCount += online.attempts.values.count { $0.verdict == .right }
      lateCount += online.attempts.values.count { $0.verdict == .timedOut }
    }
    #expect(rightCount > 300 && lateCount > 300, "the ways are of all kinds: \(rightCount), \(lateCount)")
  }

  private func refusal(_ steps: [OfflineRules.Step], tie: Int64? = nil, inOrder: Bool = false, isVerified: Bool = false) -> OfflineRules
    .Refusal?
  {
    var one = Case(1)
    var head = one.walk.head
    head.isInOrder = inOrder
    let walk = WalkVersion(head: head, questions: one.walk.questions)
    _ = one.chance.next()
    var run = Self.run(.init(), isVerified: isVerified)
    do throws(OfflineRules.Refusal) {
      try OfflineRules.take(steps, tie: tie, into: &run, walk, at: Self.start + .seconds(100))
    } catch { return error }
    return nil
  }

  private func step(_ number: Int, _ unlock: Int64, _ answer: Int64? = nil, choice: Int = 0) -> OfflineRules.Step {
    .init(
      questionID: Field.question(number, 0, 0).id, unlockTime: Self.start + .seconds(unlock),
      answer: answer.map { .init(choice: choice, time: Self.start + .seconds($0)) })
  }

  @Test func whatCannotHaveBeenIsRefused() {
    #expect(refusal([step(1, 10, 20)], isVerified: true) == .notReleased)
    #expect(refusal([step(1, -1)]) == .impossibleTime)
    #expect(refusal([step(1, 101)]) == .impossibleTime)
    #expect(refusal([step(1, 20, 10)]) == .impossibleTime)
    #expect(refusal([step(1, 20, 101)]) == .impossibleTime)
    #expect(refusal([step(9, 20, 30)]) == .rules(.noSuchQuestion))
    #expect(refusal([step(1, 20, 30, choice: 3)]) == .rules(.noSuchOption))
    #expect(refusal([step(2, 20, 30)], inOrder: true) == .rules(.notNext))
    #expect(refusal([step(1, 20, 30), step(2, 25)], inOrder: true) == .rules(.notNext))
    #expect(refusal([step(1, 20, 30), step(1, 20, 30, choice: 1)]) == .rules(.answeredAlready))
    #expect(refusal([step(1, 20, 30)], tie: 40) == .rules(.locked))
    #expect(refusal([], tie: 101) == .rules(.outOfRange))
    #expect(refusal((1...4).map { step($0, Int64($0) * 10, Int64($0) * 10 + 5) }, tie: 40, inOrder: true) == nil)
  }
}
