import CairnProto
import Events
import ExpeditionsProto
import FoundationEssentials
import GameCommon
import Identity
import Logging
import Postgres
import Timekeeping

/// Makes the board of a challenge, the points of a person at it, and the person's figures anew, and tells those who reckon with them what has changed.
struct ResultTaker: AttemptTaker {
  /// Placing of an attempt on the board of its challenge.
  struct Placing: Hashable, Sendable {
    var feats: Set<ScoredAttempt.Feat> = []
    /// Friends whose best is beaten by it.
    var overtakenIDs: [UUID] = []
    /// Friends who were told so before, and whose best is not beaten after all.
    var restoredIDs: [UUID] = []
  }

  /// How the boards and badges know an attempt.
  enum Acquaintance: Hashable, Sendable {
    case new
    /// They have heard of it before.
    case known
    /// They have heard of it, but not how well it was placed, because its person appears offline.
    case unplaced
  }

  /// Waiting attempts that are entered in one turn, each in a transaction of its own.
  static let attemptsMax = 1_000

  /// How often it is looked whether something is due.
  static let interval = Duration.seconds(60)

  private static let log = Logger(label: "cairn.boards")

  let outbox: Outbox
  /// In the order of their locks, boards last.
  let takers: [any OutcomeTaker<[ScoreChange]>]
  let store = ResultStore()
  let challenges = ChallengeStore()
  let waiting = WaitingBestStore()
  let beaten = BeatenRecordStore()

  func take(_ outcome: AttemptOutcome, at now: Moment, in transaction: Transaction) async throws {
    var placing = Placing()
    if outcome.hasBoard, !outcome.isRecount {
      // A board that moved at once would tell everybody that somebody runs who appears offline.
      if outcome.isAccepted, try await Boards().hides(outcome.accountID, in: transaction) {
        try await waiting.insert(outcome, until: CalendarDay(of: now).next, in: transaction)
      } else {
        placing = try await place(outcome, at: now, in: transaction)
      }
    }
    try await count(outcome, placing, outcome.wasAccepted ? .known : .new, at: now, in: transaction)
  }

  /// Enters what is due of people who appeared offline. Safe on every replica at once.
  func enterDue(at now: Moment, in database: Database) async throws {
    for due in try await waiting.due(at: now, limit: Self.attemptsMax, in: database) {
      do {
        // One board for each transaction, so that nobody holds one who waits for another.
        try await database.transaction(attempts: 3) { transaction in
          try await AttemptStore().lockPerson(due.accountID, in: transaction)
          guard let outcome = try await waiting.take(due.attemptID, of: due.accountID, at: now, in: transaction) else { return }
          try await count(outcome, try await place(outcome, at: now, in: transaction), .unplaced, at: now, in: transaction)
        }
      } catch {
        if Task.isCancelled { throw error }
        // Others do not wait for it: it is tried again with the next turn.
        Self.log.error("an attempt could not be entered", metadata: ["attempt_id": "\(due.attemptID.text)", "cause": "\(error)"])
      }
    }
  }

  /// - Parameter acquaintance: How those who reckon with attempts know it.
  private func count(
    _ outcome: AttemptOutcome, _ placing: Placing, _ acquaintance: Acquaintance, at now: Moment, in transaction: Transaction
  ) async throws {
    let counted = try await store.counted(of: outcome.accountID, outcome.challengeID, in: transaction)
    let breakdowns = PointsRules.breakdowns(of: counted.map(\.accepted))
    try await store.notePoints(Array(zip(counted.map(\.attemptID), breakdowns)), in: transaction)
    try await store.count(of: outcome.accountID, at: now, in: transaction)
    let changes = Self.changes(outcome, placing.feats, counted, breakdowns.map(\.total), acquaintance)
    for taker in takers { try await taker.take(changes, at: now, in: transaction) }
    try await tell(placing, of: outcome, at: now, in: transaction)
  }

  /// The board has the person's best attempt. A person who comes among the ten best by this one has the bonus from now on.
  private func place(_ outcome: AttemptOutcome, at now: Moment, in transaction: Transaction) async throws -> Placing {
    let (accountID, challengeID, version) = (outcome.accountID, outcome.challengeID, outcome.version)
    try await store.lockBoard(challengeID, version, in: transaction)
    guard let best = try await store.bestAttempt(of: accountID, challengeID, version, in: transaction) else {
      try await store.remove(accountID, from: challengeID, version, in: transaction)
      return Placing(restoredIDs: try await beaten.takeBack(from: nil, of: accountID, on: challengeID, version, in: transaction))
    }
    let isNew = outcome.isAccepted && !outcome.wasAccepted
    var placing = Placing()
    if isNew, try await store.isUndone(challengeID, in: transaction) { placing.feats.insert(.explorer) }
    let former = try await store.best(of: accountID, on: challengeID, version, in: transaction)
    try await store.put(best, on: challengeID, version, in: transaction)
    // Another verdict than before may be worse, and what others were told by it not true; also one that comes onto the board a day later as if it were new,
    // because its person appears offline. Records that a better best has beaten stay beaten.
    placing.restoredIDs = try await beaten.takeBack(from: best, of: accountID, on: challengeID, version, in: transaction)
    guard isNew, best.attemptID == outcome.attemptID else { return placing }
    let better = try await store.countBetter(than: best, on: challengeID, version, in: transaction)
    if better < PointsRules.topCount { try await store.noteTopTen(outcome.attemptID, in: transaction) }
    if better < PointsRules.podiumCount { placing.feats.insert(.podium) }
    if !outcome.friendIDs.isEmpty {
      placing.overtakenIDs = try await beaten.overtake(
        best, former: former, among: outcome.friendIDs, on: challengeID, version, at: now, in: transaction)
    }
    return placing
  }

  /// Friends hear that their best is beaten, or is not after all.
  private func tell(_ placing: Placing, of outcome: AttemptOutcome, at now: Moment, in transaction: Transaction) async throws {
    let (challengeID, accountID) = (outcome.challengeID, outcome.accountID)
    var events: [OutgoingEvent] = []
    let (overtakenIDs, restoredIDs) = (placing.overtakenIDs, placing.restoredIDs)
    if !overtakenIDs.isEmpty, let challenge = try await challenges.challenge(challengeID, in: transaction) {
      let requested = NotificationRequested(
        accounts: overtakenIDs.map(\.bytes), kind: .recordBeaten, subject: accountID.bytes, objectID: challengeID.text,
        objectName: challenge.name)
      let beaten = RecordBeaten(challengeID: challengeID.text, accountID: accountID.text)
      events += [
        ExpeditionNews.told(.recordBeaten(beaten), to: overtakenIDs, about: accountID, orderedBy: challengeID),
        OutgoingEvent("notification.requested", to: ["social"], orderedBy: challengeID.text, requested),
      ]
    }
    if !restoredIDs.isEmpty {
      let withdrawn = NotificationWithdrawn(
        accounts: restoredIDs.map(\.bytes), kind: .recordBeaten, objectID: challengeID.text, subject: accountID.bytes)
      let restored = RecordRestored(challengeID: challengeID.text, accountID: accountID.text)
      events += [
        ExpeditionNews.told(.recordRestored(restored), to: restoredIDs, about: accountID, orderedBy: challengeID),
        OutgoingEvent("notification.withdrawn", to: ["social"], orderedBy: challengeID.text, withdrawn),
      ]
    }
    if !events.isEmpty { try await outbox.send(events, at: now, in: transaction) }
  }

  /// Changes for boards and badges.
  /// - Parameters:
  ///   - counted: All accepted attempts of the person at the challenge, as they were before.
  ///   - totals: Their points now.
  ///   - acquaintance: How boards and badges know the attempt.
  static func changes(
    _ outcome: AttemptOutcome, _ feats: Set<ScoredAttempt.Feat>, _ counted: [ResultStore.Counted], _ totals: [Int64],
    _ acquaintance: Acquaintance
  ) -> [ScoreChange] {
    var changes: [ScoreChange] = outcome.isAccepted ? [] : [.withdrawn(attemptID: outcome.attemptID, accountID: outcome.accountID)]
    for (attempt, total) in zip(counted, totals) {
      if attempt.attemptID == outcome.attemptID {
        let scored = scored(outcome, attempt, total, feats)
        switch acquaintance {
        case .new: changes.append(.recorded(scored))
        case .known: changes.append(.corrected(scored))
        case .unplaced: changes.append(.placed(scored))
        }
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
    if AttemptRules.isEarly(at: attempt.countStart, longitude: attempt.startLongitude) { feats.insert(.earlyBird) }
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
