import CairnProto
import Events
import ExpeditionsProto
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import Timekeeping

/// Makes the board of a challenge, the points of a person at it, and the person's figures anew, and tells those who reckon with them what has changed.
struct ResultTaker: AttemptTaker {
  /// Placing of an attempt on the board of its challenge.
  struct Placing: Hashable, Sendable {
    var feats: Set<ScoredAttempt.Feat> = []
    /// Friends whose best is beaten by it.
    var overtakenIDs: [UUID] = []
  }

  /// Waiting attempts whose people are looked at in one turn; each one's are entered in a transaction of its own.
  static let attemptsMax = 1_000

  /// How often it is looked whether something is due.
  static let interval = Duration.seconds(60)

  let outbox: Outbox
  /// In the order of their locks, boards last.
  let takers: [any OutcomeTaker<[ScoreChange]>]
  let store = ResultStore()
  let challenges = ChallengeStore()
  let waiting = WaitingBestStore()

  func take(_ outcome: AttemptOutcome, at now: Moment, in transaction: Transaction) async throws {
    var placing = Placing()
    if outcome.hasBoard {
      // A board that moved at once would tell everybody that somebody runs who appears offline.
      if outcome.isAccepted, try await Boards().hides(outcome.accountID, in: transaction) {
        try await waiting.insert(outcome, until: CalendarDay(of: now).next, in: transaction)
      } else {
        placing = try await place(outcome, in: transaction)
      }
    }
    try await count(outcome, placing, isKnown: outcome.wasAccepted, at: now, in: transaction)
  }

  /// Enters what is due of people who appeared offline. Safe on every replica at once.
  func enterDue(at now: Moment, in database: Database) async throws {
    for accountID in Set(try await waiting.due(at: now, limit: Self.attemptsMax, in: database)) {
      try await database.transaction { transaction in
        try await AttemptStore().lockPerson(accountID, in: transaction)
        for outcome in try await waiting.take(of: accountID, at: now, in: transaction) {
          try await count(outcome, try await place(outcome, in: transaction), isKnown: true, at: now, in: transaction)
        }
      }
    }
  }

  /// - Parameter isKnown: Whether those who reckon with attempts have heard of it before.
  private func count(
    _ outcome: AttemptOutcome, _ placing: Placing, isKnown: Bool, at now: Moment, in transaction: Transaction
  ) async throws {
    let counted = try await store.counted(of: outcome.accountID, outcome.challengeID, in: transaction)
    let breakdowns = PointsRules.breakdowns(of: counted.map(\.accepted))
    try await store.notePoints(Array(zip(counted.map(\.attemptID), breakdowns)), in: transaction)
    try await store.count(of: outcome.accountID, at: now, in: transaction)
    let changes = Self.changes(outcome, placing.feats, counted, breakdowns.map(\.total), isKnown: isKnown)
    for taker in takers { try await taker.take(changes, at: now, in: transaction) }
    try await tell(placing.overtakenIDs, of: outcome, at: now, in: transaction)
  }

  /// The board has the person's best attempt. Who comes among the ten best by this one has the bonus from now on.
  private func place(_ outcome: AttemptOutcome, in transaction: Transaction) async throws -> Placing {
    try await store.lockBoard(outcome.challengeID, outcome.version, in: transaction)
    guard let best = try await store.bestAttempt(of: outcome.accountID, outcome.challengeID, outcome.version, in: transaction) else {
      try await store.remove(outcome.accountID, from: outcome.challengeID, outcome.version, in: transaction)
      return Placing()
    }
    let isNew = outcome.isAccepted && !outcome.wasAccepted
    var placing = Placing()
    if isNew, try await store.isUndone(outcome.challengeID, in: transaction) { placing.feats.insert(.explorer) }
    let former = try await store.best(of: outcome.accountID, on: outcome.challengeID, outcome.version, in: transaction)
    try await store.put(best, on: outcome.challengeID, outcome.version, in: transaction)
    guard isNew, best.attemptID == outcome.attemptID else { return placing }
    let better = try await store.countBetter(than: best, on: outcome.challengeID, outcome.version, in: transaction)
    if better < PointsRules.topCount { try await store.noteTopTen(outcome.attemptID, in: transaction) }
    if better < PointsRules.podiumCount { placing.feats.insert(.podium) }
    if !outcome.friendIDs.isEmpty {
      placing.overtakenIDs = try await store.overtaken(
        by: best, former: former, among: outcome.friendIDs, on: outcome.challengeID, outcome.version, in: transaction)
    }
    return placing
  }

  /// Friends hear that their best is beaten.
  private func tell(_ friendIDs: [UUID], of outcome: AttemptOutcome, at now: Moment, in transaction: Transaction) async throws {
    guard !friendIDs.isEmpty, let challenge = try await challenges.challenge(outcome.challengeID, in: transaction) else { return }
    let (challengeID, accountID) = (outcome.challengeID, outcome.accountID)
    let requested = NotificationRequested(
      accounts: friendIDs.map(\.bytes), kind: .recordBeaten, subject: accountID.bytes, objectID: challengeID.text,
      objectName: challenge.name)
    let beaten = RecordBeaten(challengeID: challengeID.text, accountID: accountID.text)
    try await outbox.send(
      [
        ExpeditionNews.told(.recordBeaten(beaten), to: friendIDs, about: accountID, orderedBy: challengeID),
        OutgoingEvent("notification.requested", to: ["social"], orderedBy: challengeID.text, requested),
      ], at: now, in: transaction)
  }

  /// Changes for boards and badges.
  /// - Parameters:
  ///   - counted: All accepted attempts of the person at the challenge, as they were before.
  ///   - totals: Their points now.
  ///   - isKnown: Whether boards and badges have heard of the attempt before.
  static func changes(
    _ outcome: AttemptOutcome, _ feats: Set<ScoredAttempt.Feat>, _ counted: [ResultStore.Counted], _ totals: [Int64], isKnown: Bool
  ) -> [ScoreChange] {
    var changes: [ScoreChange] = outcome.isAccepted ? [] : [.withdrawn(attemptID: outcome.attemptID, accountID: outcome.accountID)]
    for (attempt, total) in zip(counted, totals) {
      if attempt.attemptID == outcome.attemptID {
        let scored = scored(outcome, attempt, total, feats)
        changes.append(isKnown ? .corrected(scored) : .recorded(scored))
      } else if attempt.total != total {
        changes.append(.points(total, attemptID: attempt.attemptID, accountID: outcome.accountID))
      }
    }
    return changes
  }

  private static func scored(
    _ outcome: AttemptOutcome, _ attempt: ResultStore.Counted, _ total: Int64, _ feats: Set<ScoredAttempt.Feat>
  ) -> ScoredAttempt {
    var feats = feats
    if attempt.accepted.isExtremeWeather { feats.insert(.extremeWeather) }
    if AttemptRules.isEarly(at: attempt.startTime, longitude: attempt.startLongitude) { feats.insert(.earlyBird) }
    let result = AttemptResult(
      unit: attempt.unit, score: attempt.score, rank: attempt.accepted.rank, tie: attempt.accepted.tie, hasBoard: outcome.hasBoard)
    return ScoredAttempt(
      attemptID: attempt.attemptID, accountID: outcome.accountID, challengeID: outcome.challengeID, version: outcome.version,
      parkID: attempt.parkID, kind: outcome.kind, result: result, points: total, endTime: attempt.endTime, feats: feats)
  }
}

extension NotificationKind {
  /// A friend has been better than one's best at a challenge.
  static let recordBeaten = NotificationKind(realm: .expeditions, name: "record.beaten", topic: .friendsActivity)
}
