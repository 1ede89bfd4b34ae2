import Cryptography
import FoundationEssentials
import Identity
import Positions
import Postgres
import QuizWalksProto
import RPC
import Timekeeping

/// Hears how a run goes that is walked in a group.
protocol RunFollower: Sendable {
  /// A run of a group has begun, has another answer, or has ended. The last thing of a transaction.
  func follow(_ run: WalkRun, at now: Moment, in transaction: Transaction) async throws
}

/// Beginnings and ends of runs, whoever asks for them: a player, a group, or the clock. Each in the caller's transaction.
struct RunPlay: Sendable {
  let ids: any IDSource
  let standings: RunStandings
  let follower: any RunFollower
  /// Draws bounds of hidden questions.
  let boundsKey: SymmetricKey
  let store = RunStore()
  let walks = WalkStore()
  let questions = QuestionStore()
  private let shelf = VersionShelf()

  init(ids: any IDSource, standings: RunStandings, follower: any RunFollower, boundsKey: SymmetricKey) {
    (self.ids, self.standings, self.follower, self.boundsKey) = (ids, standings, follower, boundsKey)
  }

  /// A run that is to begin.
  struct Plan: Sendable {
    let walkID: UUID
    let version: Int
    let accountID: UUID
    let isOfGuest: Bool
    let options: WalkRun.Options
    /// Nil outside of groups.
    var groupID: UUID?
    /// Where the player is; the monkey begins there.
    var sample: Sample?
  }

  func version(_ version: Int, of walkID: UUID, in querying: some Querying) async throws -> WalkVersion? {
    guard let head = try await walks.head(of: walkID, version: version, in: querying) else { return nil }
    return WalkVersion(head: head, questions: try await questions.questions(of: walkID, version: version, in: querying))
  }

  /// A run that nobody else changes until the transaction ends, and the version that is walked; nil for a version that was deleted.
  func lock(_ id: UUID, in transaction: Transaction) async throws -> (run: WalkRun, walk: WalkVersion?)? {
    guard let (run, hasVersion) = try await store.lockWithVersion(id, in: transaction) else { return nil }
    guard hasVersion else { return (run, nil) }
    if let walk = shelf.version(run.version, of: run.walkID) { return (run, walk) }
    let walk = try await version(run.version, of: run.walkID, in: transaction)
    if let walk { shelf.put(walk, run.version, of: run.walkID) }
    return (run, walk)
  }

  // MARK: Beginning

  /// - Throws: TOO_MANY_RUNS.
  /// - Returns: Nil, and nothing has begun, where the walk is not there any more.
  func begin(_ plan: Plan, at now: Moment, in transaction: Transaction) async throws -> WalkRun? {
    guard let walk = try await version(plan.version, of: plan.walkID, in: transaction) else { return nil }
    let run = run(of: plan, on: walk, at: now)
    try await store.lockStarts(of: plan.accountID, in: transaction)
    guard try await store.insert(run, in: transaction) else {
      throw RPCError(
        .resourceExhausted, reason: .tooManyRuns,
        message: "at most \(RunRules.startsMax) in an hour, and \(RunRules.hiddenMax) hidden ones on a walk")
    }
    return run
  }

  private func run(of plan: Plan, on walk: WalkVersion, at now: Moment) -> WalkRun {
    let (points, options) = (walk.questions.compactMap(\.point), plan.options)
    var footing = Footing()
    if let sample = plan.sample { _ = footing.take([sample], since: now.milliseconds, at: now.milliseconds) }
    return WalkRun(
      id: ids.next(at: now), accountID: plan.accountID, walkID: plan.walkID, version: plan.version, walkTitle: walk.head.title,
      isOfGuest: plan.isOfGuest, options: options, movementSeed: RandomBytes.generate(8),
      answerSeed: RandomBytes.generate(MonkeyAnswers.seedByteCount), questionCount: walk.questions.count,
      bounds: options.isHidden ? HiddenRules.bounds(points, draws: draws(plan.walkID, points)) : nil,
      start: options.monkey == nil ? nil : plan.sample?.point,
      startTime: now, footing: footing, activeTime: now, attempts: [:], groupID: plan.groupID)
  }

  /// Numbers that bounds are drawn by: the same for everybody and in each version of a walk, as long as its outermost questions stay where they are. Among
  /// bounds drawn anew for each run, or each time a comma is published, the narrowest of twenty would show the outermost questions to some metres.
  private func draws(_ walkID: UUID, _ points: [GridPoint]) -> [UInt64] {
    let box = PointBox(points).map { "\($0.south) \($0.west) \($0.north) \($0.width)" } ?? ""
    return (0..<HiddenRules.drawCount).map { draw in
      let code = boundsKey.authenticationCode(for: walkID.bytes + Array("\(box) \(draw)".utf8))
      return code.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
  }

  // MARK: Ending

  /// A run that has ended, and what is everybody's of it.
  struct Ended: Sendable {
    let run: WalkRun
    var changes: [RunChange] = []
    var counts: [QuestionStore.Answered] = []
  }

  /// Ends a run that the caller holds; one that has ended stays as it is.
  func end(_ run: WalkRun, _ walk: WalkVersion?, at now: Moment, in transaction: Transaction) async throws -> Ended {
    if run.endTime != nil { return Ended(run: run) }
    var ended = run
    RunRules.end(&ended, walk, at: now)
    try await store.keep(ended, since: run, in: transaction)
    let (changes, isOwn) = try await standings.changes(by: ended, in: transaction)
    // The maker learns how others answer, at times that the server has seen.
    let isCounted = walk != nil && !isOwn && run.isVerified
    return Ended(run: ended, changes: changes, counts: isCounted ? Self.counts(of: ended) : [])
  }

  private static func counts(of run: WalkRun) -> [QuestionStore.Answered] {
    run.attempts.filter { $0.value.verdict != nil }.map { id, attempt in
      QuestionStore.Answered(
        walkID: run.walkID, version: run.version, questionID: id,
        counts: QuestionStore.Counts(
          asked: 1, right: attempt.verdict == .right ? 1 : 0, timedOut: attempt.verdict == .timedOut ? 1 : 0,
          duration: attempt.duration ?? 0))
    }
  }

  /// Takes in what is everybody's of runs that have ended. Once in a transaction, and behind all else but events.
  func take(_ ended: [Ended], at now: Moment, in transaction: Transaction) async throws {
    try await questions.count(ended.flatMap(\.counts), in: transaction)
    try await standings.take(ended.flatMap(\.changes), at: now, in: transaction)
  }

  /// Makes runs the account's of somebody who was a guest until a time. One that has ended since then, before that was heard here, counts after all; how its
  /// questions were answered has been counted when it ended.
  func adopt(runsOf accountID: UUID, guestUntil time: Moment, at now: Moment, in transaction: Transaction) async throws {
    var changes: [RunChange] = []
    for runID in try await store.adopt(runsOf: accountID, guestUntil: time, in: transaction) {
      guard let run = try await store.run(runID, in: transaction) else { continue }
      changes += try await standings.changes(by: run, in: transaction).changes
    }
    try await standings.take(changes, at: now, in: transaction)
  }

  /// Tells whoever walks along how a run stands now, where that is another thing than before.
  func tell(_ run: WalkRun, since former: WalkRun?, at now: Moment, in transaction: Transaction) async throws {
    if run.groupID == nil { return }
    if let former, RunRules.closedCount(former) == RunRules.closedCount(run), former.endTime == run.endTime { return }
    try await follower.follow(run, at: now, in: transaction)
  }
}
