import FoundationEssentials
import Positions
import QuizWalksProto
import Testing
import Timekeeping

@testable import QuizWalks

/// Nothing that a player is told before an answer depends on what is right.
@Suite struct RunViewTests {
  private static let start = Moment(milliseconds: 1_750_000_000_000)

  /// Walks that ask the same and differ in everything that an answer tells.
  private static func walks() -> (WalkVersion, WalkVersion) {
    func walk(right: [Int], explanation: String, tie: Int64) -> WalkVersion {
      var head = StoredWalk.Head(title: "A walk")
      head.tieBreaker = Tie(text: "How many?", lower: 0, upper: 100, answer: tie)
      let questions = right.enumerated().map { index, right in
        var question = Field.question(index + 1, Double(index + 1) * 100, 0, right: right)
        if index > 0 { question.explanation = explanation }
        return question
      }
      return WalkVersion(head: head, questions: questions)
    }
    return (walk(right: [1, 0, 0], explanation: "One.", tie: 3), walk(right: [1, 2, 1], explanation: "Other.", tie: 77))
  }

  private static func run(_ options: WalkRun.Options) -> WalkRun {
    let bounds = HiddenRules.bounds([Field.point(0, 0)], draws: [UInt64](repeating: 5, count: HiddenRules.drawCount))
    return WalkRun(
      id: UUID(), accountID: UUID(), walkID: UUID(), version: 1, walkTitle: "A walk", isOfGuest: false, options: options,
      movementSeed: [UInt8](repeating: 1, count: 8), answerSeed: [UInt8](repeating: 2, count: 32), questionCount: 3,
      bounds: options.isHidden ? bounds : nil, start: options.monkey == nil ? nil : Field.point(0, 0), startTime: start, footing: Footing(),
      activeTime: start, attempts: [:])
  }

  private static let combinations = (0..<16).map { bits in
    WalkRun.Options(
      isHidden: bits & 1 != 0, isSpeed: bits & 2 != 0, timer: bits & 4 != 0 ? 30 : nil, monkey: bits & 8 != 0 ? .medium : nil)
  }

  @Test(arguments: combinations)
  func whatIsToldBeforeAnAnswerIsTheSameWhateverIsRight(options: WalkRun.Options) throws {
    let (one, other) = Self.walks()
    var run = Self.run(options)
    var now = Self.start
    func areAlike() -> Bool { RunView(run, one, at: now).message == RunView(run, other, at: now).message }
    #expect(areAlike())
    // The first is the same in both, and is answered; the second is unlocked, the third has appeared at most.
    for (index, id) in one.questions.map(\.id).prefix(2).enumerated() {
      now = now + .seconds(20)
      let here = [Field.sample(Double(index + 1) * 100, 0, at: now.milliseconds)]
      try RunRules.unlock(id, in: &run, one, from: here, at: now)
      #expect(areAlike())
      if index == 0 {
        try RunRules.answer(id, 1, in: &run, one, at: now)
        #expect(areAlike())
      }
    }
    now = now + .seconds(15)
    _ = try RunRules.move(&run, one, to: [Field.sample(260, 0, at: now.milliseconds)], at: now)
    #expect(areAlike())
    #expect(RunView(run, one, at: now).question(one.questions[1]) == RunView(run, other, at: now).question(other.questions[1]))
    // After the answer they differ: the test would see it.
    try RunRules.answer(one.questions[1].id, 0, in: &run, one, at: now)
    #expect(!areAlike())
  }

  @Test(arguments: combinations)
  func theLineOfTheMakerIsShownUnlessQuestionsAreHidden(options: WalkRun.Options) {
    var walk = Self.walks().0
    walk.head.route = [Field.point(0, 0), Field.point(300, 0)]
    let message = RunView(Self.run(options), walk, at: Self.start).message
    #expect(message.routePoints.count == (options.isHidden ? 0 : 2))
  }

  @Test(arguments: combinations)
  func aHiddenRunTellsNoPlaceBeforeItsQuestionAppears(options: WalkRun.Options) {
    let (walk, _) = Self.walks()
    let run = Self.run(options)
    let message = RunView(run, walk, at: Self.start + .seconds(60)).message
    #expect(message.questions.isEmpty == options.isHidden && message.routePoints.isEmpty)
    #expect(options.isHidden ? message.monkey?.movementSeed.isEmpty != false : true)
    #expect(message.monkey?.answerSeed.isEmpty != false)
  }
}
