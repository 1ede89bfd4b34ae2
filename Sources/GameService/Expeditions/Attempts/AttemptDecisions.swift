import CairnProto
import Events
import ExpeditionsProto
import FoundationEssentials
import Identity
import Positions
import Postgres
import Protobuf
import Timekeeping

/// News of an attempt.
struct AttemptOutcome: Sendable {
  var attemptID: UUID
  var accountID: UUID
  var challengeID: UUID
  var version: Int32
  var kind: ChallengeKind
  var hasBoard: Bool
  /// Whether it counts now, and whether it did before.
  var isAccepted: Bool
  var wasAccepted: Bool
  /// Whether its result is the one it had, and its points alone may be others: no board of results moves.
  var isRecount = false
  /// Friends of the person, who hear of it where their best is beaten. Empty where nobody could be asked for them.
  var friendIDs: [UUID] = []
}

/// Takes what was decided of an attempt: boards, points, badges. Each makes anew what hangs on it, so that the same outcome twice is the same.
protocol AttemptTaker: Sendable {
  func take(_ outcome: AttemptOutcome, at now: Moment, in transaction: Transaction) async throws
}

/// Gives an attempt its verdict, or another one, with all that follows, in one transaction. The person is locked already.
struct AttemptDecisions: Sendable {
  let outbox: Outbox
  /// In the order of their locks.
  let takers: [any AttemptTaker]
  let store = AttemptStore()

  /// - Returns: The attempt as it is then.
  func decide(
    _ attempt: StoredAttempt, as state: StoredAttempt.State, _ decision: StoredAttempt.Decision, kind: ChallengeKind,
    friends friendIDs: [UUID] = [],
    at now: Moment, _ transaction: Transaction
  ) async throws -> StoredAttempt {
    let wasAccepted = attempt.state == .accepted
    var (decided, decision) = (attempt, decision)
    decided.state = state
    // An attempt among the ten best stays so while it counts: being overtaken takes nothing away (requirement E-S7).
    decision.isTopTen = wasAccepted && state == .accepted && attempt.decision?.isTopTen == true
    try await store.decide(decided, decision, in: transaction)
    let outcome = AttemptOutcome(decided, kind: kind, wasAccepted: wasAccepted, friends: friendIDs)
    return try await take(outcome, at: now, transaction) ?? decided
  }

  /// Makes the points of an attempt that counts anew, because something that they hang on has become known or is another rule. Nobody hears of points that
  /// are the same.
  func recount(_ attempt: StoredAttempt, kind: ChallengeKind, at now: Moment, _ transaction: Transaction) async throws {
    var outcome = AttemptOutcome(attempt, kind: kind, wasAccepted: true)
    outcome.isRecount = true
    _ = try await take(outcome, unless: attempt.breakdown, at: now, transaction)
  }

  /// Has all parts reckon with what was decided, and tells its person.
  /// - Parameter breakdown: Points that are no news; nil where all are.
  /// - Returns: The attempt as it is then.
  private func take(
    _ outcome: AttemptOutcome, unless breakdown: PointsRules.Breakdown? = nil, at now: Moment, _ transaction: Transaction
  ) async throws -> StoredAttempt? {
    if outcome.isAccepted || outcome.wasAccepted {
      for taker in takers { try await taker.take(outcome, at: now, in: transaction) }
    }
    guard let latter = try await store.attempt(outcome.attemptID, in: transaction) else { return nil }
    if let breakdown, latter.breakdown == breakdown { return latter }
    let told = AttemptDecided(
      attemptID: latter.id.text, challengeID: latter.challengeID.text, state: AttemptState(rawValue: Int32(latter.state.rawValue)),
      totalPoints: latter.breakdown?.total ?? 0)
    try await outbox.send(
      [ExpeditionNews.told(.attemptDecided(told), to: [latter.accountID], orderedBy: latter.id)], at: now, in: transaction)
    return latter
  }
}

extension AttemptOutcome {
  /// - Parameter attempt: With its new state.
  fileprivate init(_ attempt: StoredAttempt, kind: ChallengeKind, wasAccepted: Bool, friends friendIDs: [UUID] = []) {
    self.init(
      attemptID: attempt.id, accountID: attempt.accountID, challengeID: attempt.challengeID, version: attempt.version, kind: kind,
      hasBoard: Evaluators.evaluator(of: kind).schema.hasBoard, isAccepted: attempt.state == .accepted, wasAccepted: wasAccepted,
      friendIDs: friendIDs)
  }
}

extension StoredAttempt.Decision {
  init(_ judgement: AttemptJudgement, of attempt: StoredAttempt, at now: Moment) {
    let evaluation = judgement.evaluation
    self.init(
      time: now, rulesetVersion: AttemptRules.rulesetVersion, verdict: Verdict(judgement).encoded(),
      startTime: evaluation.startTime, endTime: evaluation.endTime ?? attempt.startTime,
      day: AttemptRules.day(at: evaluation.startTime ?? attempt.startTime, longitude: attempt.startPoint.longitude), rank: evaluation.rank,
      tie: evaluation.tie, score: evaluation.score, unit: evaluation.unit, fullBase: evaluation.points)
  }
}

extension StoredAttempt.State {
  /// The state that an outcome leads to; nil for one by which it goes on.
  init?(_ outcome: AttemptRules.Outcome) {
    switch outcome {
    case .accepted: self = .accepted
    case .held: self = .held
    case .rejected: self = .rejected
    case .notComplete: return nil
    }
  }
}
