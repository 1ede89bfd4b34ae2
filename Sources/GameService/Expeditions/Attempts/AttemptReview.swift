import EventLoop
import ExpeditionsProto
import FoundationEssentials
import Identity
import Logging
import Observability
import Postgres
import Protobuf
import Timekeeping

/// Judges attempts again that were judged by former rules, and forgets tracks past their time.
struct AttemptReview: Sendable {
  /// Attempts of one round: seconds of a judge's thread at most.
  static let roundMax = 20

  /// How long a turn goes on with rounds: half of the time until the next one.
  static let turnMax = Duration.seconds(30)

  /// How long other processes leave a round alone: many times what it takes. One that ends meanwhile leaves its attempts until then.
  static let lease = Duration.seconds(300)

  /// Attempts that wait to be judged again are counted up to here.
  static let countedMax = 100_000

  private static let waiting = MetricRegistry.process.gauge(
    "cairn_attempts_to_judge_again", "Attempts that were judged by former rules and wait to be judged again; 100,000 for more.")

  /// Attempts whose tracks are forgotten at once.
  static let forgottenMax = 100

  static let interval = Duration.seconds(60)

  /// How long an attempt that could not be judged again waits for the next time: what is in its way goes by a hand, or by a newer process.
  static let patience = Duration.seconds(3_600)

  /// How long a track is kept behind its verdict where its person does not keep it: as long as somebody may appeal and be heard.
  static let trackLifetime = Duration.seconds(90 * 86_400)

  /// How long marks of a track, by which copies are recognised, outlive it: so that last season's run of somebody cannot be sent as this season's. Counted from
  /// the verdict.
  static let marksLifetime = Duration.seconds(400 * 86_400)

  let database: Database
  let decisions: AttemptDecisions
  let store = AttemptStore()
  let judging = AttemptTracks()
  private let log = Logger(label: "cairn.attempts")

  init(database: Database, decisions: AttemptDecisions) {
    self.database = database
    self.decisions = decisions
  }

  /// One that cannot be read keeps its ruleset, and is tried again later: the others do not wait for it.
  /// - Parameter rulesetVersion: The present one unless a test says otherwise.
  /// - Returns: How many were judged again.
  @discardableResult
  func judgeAgain(at now: Moment, rulesetVersion: Int32 = AttemptRules.rulesetVersion) async throws -> Int {
    try await round(at: now, rulesetVersion).judgedCount
  }

  /// Judges rounds of attempts again until none are left that wait, or the time of a turn is over.
  func judgeAll(by time: any TimeSource, rulesetVersion: Int32 = AttemptRules.rulesetVersion) async throws {
    let end = time.now() + Self.turnMax
    while try await round(at: time.now(), rulesetVersion).takenCount == Self.roundMax, time.now() < end {}
    Self.waiting.set(try await store.countJudged(before: rulesetVersion, max: Self.countedMax, in: database))
  }

  private func round(at now: Moment, _ rulesetVersion: Int32) async throws -> (takenCount: Int, judgedCount: Int) {
    let taken = try await database.transaction { transaction in
      try await store.takeJudged(before: rulesetVersion, at: now, until: now + Self.lease, limit: Self.roundMax, in: transaction)
    }
    var count = 0
    for attemptID in taken {
      do {
        try await judgeAgain(attemptID, rulesetVersion, at: now)
        count += 1
      } catch {
        // A process that ends, and threads that have too much to do, say nothing of an attempt.
        if Task.isCancelled || error is Offload.Refusal { throw error }
        log.error("an attempt could not be judged again", metadata: ["attempt_id": "\(attemptID.text)", "cause": "\(error)"])
        try await store.postponeReview(of: attemptID, to: now + Self.patience, in: database)
      }
    }
    return (taken.count, count)
  }

  /// Reads and judges before anything is locked, as `AttemptReading` does: neither the person nor a connection that writes waits for the judge.
  func judgeAgain(_ attemptID: UUID, _ rulesetVersion: Int32, at now: Moment) async throws {
    guard let known = try await store.attempt(attemptID, in: database), let former = known.decision, !former.isByModerator,
      former.rulesetVersion < rulesetVersion
    else { return }
    let version = try await judging.version(of: known, in: database)
    let chunks = try await judging.tracks.chunks(of: attemptID, in: database)
    let alone = chunks.isEmpty ? nil : try await judging.judged(known, version, chunks)
    try await database.transaction { transaction in
      try await store.lockPerson(known.accountID, in: transaction)
      // By a moderator, or by another process, it has been decided anew meanwhile: then this is of yesterday.
      guard let attempt = try await store.hold(attemptID, in: transaction), attempt.decision == former else { return }
      // Without its track nothing can be said anew.
      guard let alone else {
        var decision = former
        decision.rulesetVersion = rulesetVersion
        return try await confirm(attempt, decision, kind: version.kind, at: now, transaction)
      }
      // It was forgotten meanwhile: its marks do not come back, and the next turn has no track to judge.
      guard attempt.hasTrack else { return }
      let judgement = try await judging.compared(alone, of: attempt, in: transaction)
      try await keep(judgement, of: attempt, former, kind: version.kind, rulesetVersion, at: now, transaction)
    }
  }

  private func keep(
    _ judgement: AttemptJudgement, of attempt: StoredAttempt, _ former: StoredAttempt.Decision, kind: ChallengeKind,
    _ rulesetVersion: Int32, at now: Moment, _ transaction: Transaction
  ) async throws {
    // An attempt that is not complete any more cannot go on: somebody looks at it.
    var state = StoredAttempt.State(judgement.outcome) ?? .held
    var decision = StoredAttempt.Decision(judgement, of: attempt, at: former.time)
    // An incomplete one has no result: a moderator who accepts it accepts what it had.
    if judgement.outcome == .notComplete { decision.takeResult(of: former) }
    decision.rulesetVersion = rulesetVersion
    if attempt.state == .held, state != .rejected, let verdict = Verdict(judgement).held(byCopyIn: former.verdict) {
      (state, decision.verdict) = (.held, verdict.encoded())
    }
    // The result is the same, for which the reasons may be others.
    if state == attempt.state, decision.isSameResult(as: former) {
      return try await confirm(attempt, decision, kind: kind, at: now, transaction)
    }
    _ = try await decisions.decide(attempt, as: state, decision, kind: kind, at: now, transaction)
  }

  /// No board of results moves. Points follow all the same: they may be reckoned otherwise of what is the same.
  private func confirm(
    _ attempt: StoredAttempt, _ decision: StoredAttempt.Decision, kind: ChallengeKind, at now: Moment, _ transaction: Transaction
  ) async throws {
    try await store.confirm(attempt.id, decision, in: transaction)
    if attempt.state == .accepted { try await decisions.recount(attempt, kind: kind, at: now, transaction) }
  }

  /// - Returns: How many.
  @discardableResult
  func forgetTracks(at now: Moment) async throws -> Int {
    try await database.transaction { transaction in
      try await judging.tracks.forget(endedBefore: now - Self.trackLifetime, limit: Self.forgottenMax, in: transaction)
    }
  }

  /// Marks of tracks that are gone; those of a track that its person keeps go with it.
  /// - Returns: How many attempts they were of.
  @discardableResult
  func forgetMarks(at now: Moment) async throws -> Int {
    try await database.transaction { transaction in
      try await judging.tracks.forgetMarks(endedBefore: now - Self.marksLifetime, limit: Self.forgottenMax, in: transaction)
    }
  }
}

extension Verdict {
  /// The same, held as before because it is a copy by a former verdict: that nothing is found to compare it with any more, whose marks went with an account or
  /// with time, makes it no run. Nil where it was no copy, or is one still.
  fileprivate func held(byCopyIn former: [UInt8]) -> Verdict? {
    guard let copy = (try? Verdict(decoding: former))?.findings.first(where: { $0.kind == .replay && $0.severity == .doubt }) else {
      return nil
    }
    if findings.contains(where: { $0.kind == .replay }) { return nil }
    var verdict = self
    verdict.outcome = .held
    let place = findings.firstIndex { ($0.startTime?.microseconds ?? 0) > (copy.startTime?.microseconds ?? 0) }
    verdict.findings.insert(copy, at: place ?? findings.endIndex)
    return verdict
  }
}
