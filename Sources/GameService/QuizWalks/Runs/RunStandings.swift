import FoundationEssentials
import GameCommon
import Postgres
import Timekeeping

/// Tells boards and badges what became of runs.
struct RunStandings: Sendable {
  let access: WalkAccess
  /// In the order of their locks, boards last.
  let takers: [any OutcomeTaker<[RunChange]>]
  let store = RunStore()

  /// Keeps how far a run counts that has just ended.
  /// - Returns: Changes by it, for `take`, and whether the player makes the walk, or has: who has edited it knows its answers for good.
  func changes(by run: WalkRun, in transaction: Transaction) async throws -> (changes: [RunChange], isOwn: Bool) {
    let walk = run.isOfGuest ? nil : try await access.lists.walk(run.walkID, in: transaction)
    var isOwn = walk?.accountID == run.accountID
    if walk != nil, !isOwn { isOwn = try await access.lists.hasEdited(run.accountID, walkID: run.walkID, in: transaction) }
    guard var counted = CountedRun(run, on: walk, isOwn: isOwn), counted.reach != .none else { return ([], isOwn) }
    try await store.lockFirst(of: run.accountID, on: run.walkID, in: transaction)
    // All texts at once tell all answers, as a second run does.
    if counted.reach == .all, try await store.hasUnverified(of: run.accountID, on: run.walkID, in: transaction) { counted.reach = .walk }
    try await store.count(run.id, as: counted.reach, in: transaction)
    return ([.recorded(counted)] + (try await firsts(of: counted, in: transaction)), isOwn)
  }

  /// Has a run count no longer, or again. One of which it is known already stays as it is.
  func decide(_ run: CountedRun, isCounted: Bool, wasCounted: Bool, at now: Moment, in transaction: Transaction) async throws {
    if isCounted == wasCounted { return }
    try await store.lockFirst(of: run.accountID, on: run.walkID, in: transaction)
    try await store.discard(run.runID, at: isCounted ? nil : now, in: transaction)
    try await take([isCounted ? .recorded(run) : .withdrawn(run)] + (try await firsts(of: run, in: transaction)), at: now, in: transaction)
  }

  /// The last thing a transaction does but events, and once.
  func take(_ changes: [RunChange], at now: Moment, in transaction: Transaction) async throws {
    if changes.isEmpty { return }
    for taker in takers { try await taker.take(changes, at: now, in: transaction) }
  }

  private func firsts(of run: CountedRun, in transaction: Transaction) async throws -> [RunChange] {
    guard run.reach != .none else { return [] }
    return [
      .first(
        try await store.first(of: run.accountID, on: run.walkID, in: transaction), walkID: run.walkID, accountID: run.accountID)
    ]
  }
}
