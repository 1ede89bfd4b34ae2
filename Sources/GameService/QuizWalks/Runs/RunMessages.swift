import CairnProto
import Cryptography
import FoundationEssentials
import Identity
import Positions
import QuizWalksProto
import RPC
import Timekeeping

/// Runs as their players see them. The parts of a question that are told are decided here and nowhere else: where it is once it may be seen, what it
/// asks once it is unlocked, what is right once it is answered.
struct RunView {
  let run: WalkRun
  /// Nil where the walk was deleted meanwhile, or hidden.
  let walk: WalkVersion?
  let now: Moment
  /// Whether others still look for the same hidden questions.
  let isSecret: Bool

  /// - Parameters:
  ///   - run: As it stands; timers that are over by now are settled here.
  ///   - isSecret: Whether it was walked in a group that goes on.
  init(_ run: WalkRun, _ walk: WalkVersion?, at now: Moment, isSecret: Bool = false) {
    var run = run
    if run.endTime == nil { RunRules.settle(&run, at: min(now, RunRules.expireTime(run)) - Self.clockMargin) }
    (self.run, self.walk, self.now, self.isSecret) = (run, run.isWalkShown ? walk : nil, now, isSecret)
  }

  /// A reading tells no right answer that another replica, whose clock is behind, would still take.
  static let clockMargin = Duration.seconds(1)

  private var hasEnded: Bool { run.endTime != nil }
  /// Whether places are told: hidden ones after the end, and in a group after the end of all.
  private var isShown: Bool { !run.options.isHidden || hasEnded && !isSecret }

  var message: Run {
    return Run(
      runID: run.id.text, walkID: run.walkID.text, walkTitle: run.walkTitle, version: Int32(run.version), options: RunOptions(run.options),
      questions: (walk?.questions ?? []).compactMap { isShown || run.attempts[$0.id] != nil ? question($0) : nil },
      questionCount: Int32(run.questionCount), bounds: run.bounds.map { RunBounds($0) }, radiusM: Int32(walk?.head.radius ?? 0),
      isInOrder: walk?.head.isInOrder ?? false, routePoints: isShown ? (walk?.head.route ?? []).map { LatLng($0) } : [], monkey: monkey,
      tieBreaker: tieBreaker, startTime: run.startTime, endTime: run.endTime, expireTime: RunRules.expireTime(run), serverTime: now,
      points: Int32(run.outcome?.points ?? RunRules.points(run)), nextQuestionID: next,
      groupID: run.groupID?.text ?? "")
  }

  /// Not of a question that has not appeared.
  private var next: String {
    guard let walk, !hasEnded, let id = RunRules.next(in: run, walk), !run.options.isHidden || run.attempts[id] != nil else { return "" }
    return id.text
  }

  // MARK: Questions

  func question(_ question: StoredQuestion) -> RunQuestion {
    let attempt = run.attempts[question.id]
    let isUnlocked = attempt?.unlockTime != nil
    let isClosed = attempt?.verdict != nil
    let state: RunQuestionState =
      switch attempt?.verdict {
      case .right, .wrong: .answered
      case .timedOut: .timedOut
      case nil: isUnlocked ? .unlocked : .open
      }
    return RunQuestion(
      questionID: question.id.text, number: Int32(question.number), state: state, position: question.point.map { LatLng($0) },
      asked: isUnlocked ? asked(question, attempt) : nil, answered: isClosed ? answered(question, attempt) : nil)
  }

  func asked(_ question: StoredQuestion, _ attempt: WalkRun.Attempt?) -> AskedQuestion {
    AskedQuestion(
      title: question.title, text: question.text, lang: question.lang.isEmpty ? walk?.head.lang ?? "" : question.lang,
      image: question.image.map { WalkImage($0) }, kind: .choice(AskedChoice(options: question.options)), unlockTime: attempt?.unlockTime,
      deadlineTime: attempt?.deadline)
  }

  private func answered(_ question: StoredQuestion, _ attempt: WalkRun.Attempt?) -> AnsweredQuestion {
    func answer(_ choice: Int?) -> Answer? { choice.map { Answer(kind: .choice(Int32($0))) } }
    let isRight = attempt?.verdict == .right
    return AnsweredQuestion(
      answer: answer(attempt?.choice), rightAnswer: answer(question.rightOption), isRight: isRight,
      points: isRight ? Int32(RunRules.pointsPerAnswer) : 0, durationMs: attempt?.duration ?? 0, explanation: question.explanation,
      monkeyAnswer: answer(RunRules.monkeyChoice(question, in: run)))
  }

  private var tieBreaker: AskedTieBreaker? {
    guard let tie = walk?.head.tieBreaker, RunRules.isWalked(run) else { return nil }
    return AskedTieBreaker(text: tie.text, lower: tie.lower, upper: tie.upper, guess: run.tieGuess)
  }

  // MARK: The monkey

  var monkeyPoints: Int32 { Int32(run.outcome?.monkeyPoints ?? walk.flatMap { RunRules.monkeyPoints(run, $0) } ?? 0) }

  private var monkey: RunMonkey? {
    guard let difficulty = run.options.monkey else { return nil }
    let answers = RunRules.monkeyAnswers(run)
    return RunMonkey(
      difficulty: Monkey(difficulty), startPosition: isShown ? run.start.map { LatLng($0) } : nil,
      movementSeed: isShown ? run.movementSeed : [],
      answerSeedHash: answers?.hash ?? [], answerSeed: hasEnded ? run.answerSeed : [], cell: isShown ? nil : cell, points: monkeyPoints,
      movementSeedHash: SHA256.digest(of: run.movementSeed))
  }

  private var cell: RunBounds? {
    guard let walk, let movement = RunRules.movement(run, walk) else { return nil }
    let since = (now - run.startTime).inMilliseconds
    return RunRules.shownPlace(of: movement, in: run, walk, at: since - since % HiddenRules.cellStep).map {
      RunBounds(HiddenRules.cell(of: $0))
    }
  }

  // MARK: Results

  var result: RunResult {
    RunResult(
      run: message, durationMs: run.outcome?.duration ?? 0, tieBreakerOff: run.outcome?.tieOff,
      monkeyTieBreakerOff: run.outcome?.monkeyTieOff, hasMonkeyWon: run.outcome.map(RunRules.hasMonkeyWon) ?? false,
      isVerified: run.isVerified)
  }
}

extension RunBounds {
  init(_ box: PointBox) {
    func corner(_ latitude: Int64, _ longitude: Int64) -> LatLng {
      let degree = Double(PointBox.degree)
      return LatLng(latitudeDegrees: Double(latitude) / degree, longitudeDegrees: Double(longitude) / degree)
    }
    self.init(southWest: corner(box.south, box.west), northEast: corner(box.north, box.east))
  }
}

extension Monkey {
  init(_ difficulty: MonkeyMovement.Difficulty?) {
    switch difficulty {
    case .easy: self = .easy
    case .medium: self = .medium
    case .hard: self = .hard
    case nil: self = .unspecified
    }
  }
}

extension RunOptions {
  init(_ options: WalkRun.Options) {
    self.init(
      isHidden: options.isHidden, isSpeed: options.isSpeed, isTimed: options.timer != nil, questionTimerSeconds: Int32(options.timer ?? 0),
      monkey: Monkey(options.monkey))
  }
}

/// Malformed requests are refused here, before anything is loaded.
enum RunRequests {
  static func options(_ options: RunOptions?) throws(RPCError) -> WalkRun.Options {
    let options = options ?? RunOptions()
    let seconds = options.questionTimerSeconds == 0 ? WalkRules.timerDefault : Int(options.questionTimerSeconds)
    guard WalkRules.timers.contains(seconds) else { throw .invalid("options.question_timer_seconds", .outOfRange, "from 5 to 300") }
    let monkey: MonkeyMovement.Difficulty?
    switch options.monkey {
    case .unspecified: monkey = nil
    case .easy: monkey = .easy
    case .medium: monkey = .medium
    case .hard: monkey = .hard
    case .unrecognized: throw .invalid("options.monkey", .unknownValue)
    }
    return WalkRun.Options(
      isHidden: options.isHidden, isSpeed: options.isSpeed, timer: options.isTimed ? seconds : nil, monkey: monkey)
  }

  static func samples(_ positions: [RunPosition], at now: Moment) throws(RPCError) -> [Sample] {
    try Field.check(count: positions.count, "positions", in: 1...Footing.positionsMax)
    var samples: [Sample] = []
    for position in positions { samples.append(try sample(position, "positions", at: now)) }
    return samples
  }

  static func sample(_ position: RunPosition, _ field: String, at now: Moment) throws(RPCError) -> Sample {
    let point = try Field.gridPoint(position.position, field)
    // NaN is in no range.
    // A place that the phone says is made up is nowhere.
    let accuracy = position.accuracyM >= 0 && !position.isMock ? Int64(min(position.accuracyM, 1_000_000) * 1_000) : -1
    guard !position.accuracyM.isNaN, (0...Footing.ageMax).contains(Int64(position.ageMs)),
      let sample = Sample(time: now.milliseconds - Int64(position.ageMs), point: point, accuracy: accuracy)
    else { throw .invalid(field, .outOfRange) }
    return sample
  }

  static func choice(_ answer: Answer?) throws(RPCError) -> Int {
    guard case .choice(let choice) = answer?.kind else { throw .invalid("answer", .missing) }
    guard (0..<Int32(WalkRules.optionsMax)).contains(choice) else { throw .invalid("answer", .outOfRange) }
    return Int(choice)
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: RunRules.Refusal) {
    switch refusal {
    case .ended: self.init(.failedPrecondition, reason: .runEnded)
    case .noSuchQuestion: self.init(.notFound, reason: .questionNotFound)
    case .noSuchOption: self = .invalid("answer", .outOfRange)
    case .outOfRange: self = .invalid("guess", .outOfRange)
    case .notNext: self.init(.failedPrecondition, reason: .notNext, message: "questions are asked in their order")
    case .notInRange: self.init(.failedPrecondition, reason: .notInRange)
    case .mock: self.init(.failedPrecondition, reason: .positionMock, message: "the phone says that it is made up")
    case .inexact: self.init(.failedPrecondition, reason: .positionInexact, message: "at most 100 m")
    case .held(let milliseconds):
      self.init(
        .failedPrecondition, reason: .positionHeld, message: "nobody gets there so soon", metadata: ["held_ms": "\(milliseconds)"])
    case .locked: self.init(.failedPrecondition, reason: .questionLocked)
    case .answeredAlready: self.init(.failedPrecondition, reason: .alreadyAnswered)
    }
  }
}
