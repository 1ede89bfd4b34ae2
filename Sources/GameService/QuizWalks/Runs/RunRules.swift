import Positions
import Timekeeping

/// Rules of a run: questions appear, are unlocked in range, are answered once and in time (requirements Q-7 … Q-22, Q-S1, Q-S4, Q-S8, Q-S17). Pure.
enum RunRules {
  /// How long after the timer an answer still counts: it was given in time and was on its way.
  static let lateBuffer = Duration.seconds(2)
  /// How long nothing may be done in a run before it ends by itself (Q-S17).
  static let lifetime = Duration.seconds(24 * 60 * 60)
  /// Runs that an account may begin within `startWindow`: each may be begun anywhere, and would otherwise be a way to look for hidden questions.
  static let startsMax = 20
  static let startWindow = Duration.seconds(60 * 60)
  /// Hidden runs of an account on a walk that go on, or were begun within `startWindow`: each pays for its own way alone, and what is found in one is found.
  static let hiddenMax = 3
  /// How long it is kept where a run with a monkey began, after its end.
  static let startRetention = Duration.seconds(24 * 60 * 60)
  /// Runs ended in one transaction because nothing happens in them.
  static let expiredMax = 50
  /// How often it is looked for those.
  static let expiryInterval = Duration.seconds(60)
  /// Points of a right answer (Q-S4).
  static let pointsPerAnswer = 1

  /// Why something is refused in a run.
  enum Refusal: Error, Hashable, Sendable {
    case ended
    case noSuchQuestion
    /// The question has fewer options.
    case noSuchOption
    /// Not a number that can be answered.
    case outOfRange
    case notNext
    case notInRange
    case inexact
    /// The phone says itself that the place is made up.
    case mock
    /// For how many milliseconds.
    case held(Int64)
    case locked
    case answeredAlready
  }

  // MARK: Where the player is

  /// Takes positions in: in a hidden run questions appear.
  static func move(_ run: inout WalkRun, _ walk: WalkVersion, to samples: [Sample], at now: Moment) throws(Refusal) -> Footing.Steps {
    try requireOpen(run, at: now)
    let steps = run.footing.take(samples, since: run.startTime.milliseconds, at: now.milliseconds)
    guard run.options.isHidden else { return steps }
    let sight = HiddenRules.sight(radius: Int64(walk.head.radius) * 1_000)
    for question in walk.questions where run.attempts[question.id] == nil {
      if let point = question.point, steps.reach(point, within: sight, by: HiddenRules.sightRules) { run.attempts[question.id] = .init() }
    }
    return steps
  }

  // MARK: Questions

  /// Unlocks a question. One that is unlocked stays as it is.
  /// - Throws: `Refusal`. News that positions have told is kept in any case.
  static func unlock(
    _ id: StoredQuestion.ID, in run: inout WalkRun, _ walk: WalkVersion, from samples: [Sample], at now: Moment
  ) throws(Refusal) {
    try requireOpen(run, at: now)
    settle(&run, at: now)
    guard let question = walk.question(id), let point = question.point else { throw .noSuchQuestion }
    if run.attempts[id]?.unlockTime != nil { return }
    let steps = try move(&run, walk, to: samples, at: now)
    if walk.head.isInOrder, next(in: run, walk) != id { throw .notNext }
    guard steps.reach(point, within: Int64(walk.head.radius) * 1_000) else {
      let held = run.footing.heldFor(at: now.milliseconds)
      throw held > 0 ? .held(held) : steps.isInexact ? .inexact : .notInRange
    }
    unlock(question, in: &run, at: now)
  }

  /// Unlocks a question of a run whose texts are released, wherever the player is. One that is unlocked stays as it is.
  static func open(_ question: StoredQuestion, in run: inout WalkRun, _ walk: WalkVersion, at now: Moment) throws(Refusal) {
    if run.attempts[question.id]?.unlockTime != nil { return }
    try requireOpen(run, at: now)
    settle(&run, at: now)
    if walk.head.isInOrder, next(in: run, walk) != question.id { throw .notNext }
    unlock(question, in: &run, at: now)
  }

  private static func unlock(_ question: StoredQuestion, in run: inout WalkRun, at now: Moment) {
    let timer = run.options.timer.map { Duration.seconds(question.timer ?? $0) }
    run.attempts[question.id] = .init(unlockTime: now, deadline: timer.map { now + $0 })
    run.activeTime = max(run.activeTime, now)
  }

  /// Answers a question, once; the same answer again changes nothing.
  static func answer(_ id: StoredQuestion.ID, _ choice: Int, in run: inout WalkRun, _ walk: WalkVersion, at now: Moment) throws(Refusal) {
    guard let question = walk.question(id) else { throw .noSuchQuestion }
    // An answer from before the end is told again after it.
    if let attempt = run.attempts[id], attempt.verdict != nil {
      guard attempt.choice == choice || attempt.verdict == .timedOut else { throw .answeredAlready }
      return
    }
    try requireOpen(run, at: now)
    settle(&run, at: now)
    guard var attempt = run.attempts[id], let unlockTime = attempt.unlockTime else { throw .locked }
    if attempt.verdict == .timedOut { return }
    attempt.choice = choice
    attempt.answerTime = now
    attempt.verdict = choice == question.rightOption ? .right : .wrong
    attempt.duration = (min(now, attempt.deadline ?? now) - unlockTime).inMilliseconds
    run.attempts[id] = attempt
    run.activeTime = max(run.activeTime, now)
  }

  /// Closes questions whose time is over.
  static func settle(_ run: inout WalkRun, at now: Moment) {
    for (id, attempt) in run.attempts {
      guard attempt.verdict == nil, let unlockTime = attempt.unlockTime, let deadline = attempt.deadline, now > deadline + lateBuffer else {
        continue
      }
      run.attempts[id]?.verdict = .timedOut
      run.attempts[id]?.duration = (deadline - unlockTime).inMilliseconds
    }
  }

  /// The question whose turn it is, where they are asked in their order; nil otherwise, and when all are closed.
  static func next(in run: WalkRun, _ walk: WalkVersion) -> StoredQuestion.ID? {
    guard walk.head.isInOrder else { return nil }
    return walk.questions.first { run.attempts[$0.id]?.verdict == nil }?.id
  }

  /// Whether every question is answered or timed out.
  static func isWalked(_ run: WalkRun) -> Bool { closedCount(run) == run.questionCount }

  /// How many questions are answered or timed out.
  static func closedCount(_ run: WalkRun) -> Int { run.attempts.values.count { $0.verdict != nil } }

  /// Answers the question at the end; the same answer again changes nothing.
  static func answerTie(_ guess: Int64, in run: inout WalkRun, _ walk: WalkVersion, at now: Moment) throws(Refusal) {
    guard walk.head.tieBreaker != nil else { throw .noSuchQuestion }
    if let former = run.tieGuess {
      guard former == guess else { throw .answeredAlready }
      return
    }
    try requireOpen(run, at: now)
    settle(&run, at: now)
    guard isWalked(run) else { throw .locked }
    run.tieGuess = guess
    run.activeTime = now
  }

  // MARK: The end

  static func expireTime(_ run: WalkRun) -> Moment { run.activeTime + lifetime }

  static func requireOpen(_ run: WalkRun, at now: Moment) throws(Refusal) {
    guard run.endTime == nil, now < expireTime(run) else { throw .ended }
  }

  /// Ends a run; one that has ended stays as it is. Positions are forgotten.
  /// - Parameter walk: Nil where the walk was deleted meanwhile.
  static func end(_ run: inout WalkRun, _ walk: WalkVersion?, at now: Moment) {
    if run.endTime != nil { return }
    let end = min(now, expireTime(run))
    settle(&run, at: end)
    run.outcome = outcome(run, walk)
    run.endTime = end
    run.footing = Footing()
  }

  static func points(_ run: WalkRun) -> Int { run.attempts.values.count { $0.verdict == .right } * pointsPerAnswer }

  private static func outcome(_ run: WalkRun, _ walk: WalkVersion?) -> WalkRun.Outcome {
    let answers = monkeyAnswers(run)
    let tie = walk?.head.tieBreaker
    func off(_ guess: Int64?) -> Int64? {
      guard let tie, let guess else { return nil }
      return abs(guess - tie.answer)
    }
    let closed = run.attempts.values.compactMap { attempt in
      attempt.verdict == nil ? nil : attempt.answerTime ?? attempt.deadline
    }
    return WalkRun.Outcome(
      points: points(run), duration: ((closed.max() ?? run.startTime) - run.startTime).inMilliseconds, tieOff: off(run.tieGuess),
      monkeyPoints: walk.flatMap { monkeyPoints(run, $0) },
      monkeyTieOff: run.tieGuess == nil ? nil : off(tie.flatMap { tie in answers?.guess(lower: tie.lower, upper: tie.upper) }))
  }

  // MARK: The monkey

  static func monkeyAnswers(_ run: WalkRun) -> MonkeyAnswers? {
    run.options.monkey.map { MonkeyAnswers(seed: run.answerSeed, difficulty: $0) }
  }

  /// The monkey's choice; nil without one, and before the player has closed the question.
  static func monkeyChoice(_ question: StoredQuestion, in run: WalkRun) -> Int? {
    guard run.attempts[question.id]?.verdict != nil, let right = question.rightOption else { return nil }
    return monkeyAnswers(run)?.choice(number: question.number, optionCount: question.options.count, rightOption: right)
  }

  /// Points of the monkey for the questions that the player has closed, so that both had the same; nil without one.
  static func monkeyPoints(_ run: WalkRun, _ walk: WalkVersion) -> Int? {
    guard run.options.monkey != nil else { return nil }
    return walk.questions.count { monkeyChoice($0, in: run) == $0.rightOption && $0.rightOption != nil } * pointsPerAnswer
  }

  static func movement(_ run: WalkRun, _ walk: WalkVersion) -> MonkeyMovement? {
    guard let difficulty = run.options.monkey, let start = run.start else { return nil }
    let seed = run.movementSeed.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return MonkeyMovement(seed: seed, difficulty: difficulty, start: start, pins: walk.questions.compactMap(\.point))
  }

  /// Where a monkey is that is shown in a hidden run; nil where that would tell something. It is shown on its way to a question only when the player
  /// has found that one and all that it was at before: a way to one that is hidden leads to it, and how long a way took tells how long it is.
  static func shownPlace(of movement: MonkeyMovement, in run: WalkRun, _ walk: WalkVersion, at time: Int64) -> GridPoint? {
    let found = walk.questions.filter { $0.point != nil }.prefix { run.attempts[$0.id] != nil }.count
    guard found > 0, found == movement.legs.count || time < movement.legs[found - 1].arriveTime else { return nil }
    return movement.state(at: time)?.place
  }

  /// Whether there was a monkey that has less than the player.
  static func hasBeatenMonkey(_ outcome: WalkRun.Outcome) -> Bool {
    guard let monkey = outcome.monkeyPoints else { return false }
    if monkey != outcome.points { return monkey < outcome.points }
    guard let own = outcome.tieOff, let other = outcome.monkeyTieOff else { return false }
    return own < other
  }

  /// Whether the monkey has won: by points, then by who was nearer at the end; an exact tie is the player's (Q-S4).
  static func hasMonkeyWon(_ outcome: WalkRun.Outcome) -> Bool {
    guard let monkey = outcome.monkeyPoints else { return false }
    if monkey != outcome.points { return monkey > outcome.points }
    guard let own = outcome.tieOff, let other = outcome.monkeyTieOff else { return false }
    return other < own
  }
}
