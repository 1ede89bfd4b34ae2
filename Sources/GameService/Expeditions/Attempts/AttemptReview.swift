import FoundationEssentials
import Postgres
import Timekeeping

/// Judges attempts again that were judged by former rules, and forgets tracks past their time.
struct AttemptReview: Sendable {
  /// Attempts of one round: some hundred milliseconds.
  static let roundMax = 20

  /// Attempts whose tracks are forgotten at once.
  static let forgottenMax = 100

  static let interval = Duration.seconds(60)

  /// How long a track is kept behind its verdict: as long as somebody may appeal and be heard.
  static let trackLifetime = Duration.seconds(90 * 86_400)

  let database: Database
  let decisions: AttemptDecisions
  let store = AttemptStore()
  let judging = AttemptTracks()

  /// - Parameter rulesetVersion: The present one unless a test says otherwise.
  /// - Returns: How many were judged again.
  @discardableResult
  func judgeAgain(at now: Moment, rulesetVersion: Int32 = AttemptRules.rulesetVersion) async throws -> Int {
    let found = try await store.judgedBefore(rulesetVersion, limit: Self.roundMax, in: database)
    for (attemptID, accountID) in found {
      try await database.transaction { transaction in
        try await store.lockPerson(accountID, in: transaction)
        guard let attempt = try await store.hold(attemptID, in: transaction), let former = attempt.decision, !former.isByModerator,
          former.rulesetVersion < rulesetVersion
        else { return }
        try await judgeAgain(attempt, former, rulesetVersion, at: now, transaction)
      }
    }
    return found.count
  }

  private func judgeAgain(
    _ attempt: StoredAttempt, _ former: StoredAttempt.Decision, _ rulesetVersion: Int32, at now: Moment, _ transaction: Transaction
  ) async throws {
    let chunks = try await judging.tracks.chunks(of: attempt.id, in: transaction)
    // Without its track nothing can be said anew.
    if chunks.isEmpty { return try await store.confirm(attempt.id, rulesetVersion: rulesetVersion, in: transaction) }
    let version = try await judging.version(of: attempt, in: transaction)
    let judgement = try await judging.whole(of: attempt, version, chunks, in: transaction)
    // An attempt that is not complete any more cannot go on: somebody looks at it.
    let state = StoredAttempt.State(judgement.outcome) ?? .held
    var decision = StoredAttempt.Decision(judgement, of: attempt, at: former.time)
    decision.rulesetVersion = rulesetVersion
    let isSame =
      state == attempt.state && decision.rank == former.rank && decision.tie == former.tie && decision.fullBase == former.fullBase
    if isSame { return try await store.confirm(attempt.id, rulesetVersion: rulesetVersion, in: transaction) }
    _ = try await decisions.decide(attempt, as: state, decision, kind: version.kind, at: now, transaction)
  }

  /// - Returns: How many.
  @discardableResult
  func forgetTracks(at now: Moment) async throws -> Int {
    try await database.transaction { transaction in
      try await judging.tracks.forget(endedBefore: now - Self.trackLifetime, limit: Self.forgottenMax, in: transaction)
    }
  }
}
