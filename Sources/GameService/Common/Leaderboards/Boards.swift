package import FoundationEssentials
package import Postgres
package import Timekeeping

/// Boards as apps write and ask them (requirement X-7). docs/boards.md tells how.
package struct Boards: Sendable {
  private let writing = BoardEntryStore()
  private let reading = LeaderboardStore()
  private let waiting = WaitingBoardStore()

  package init() {}

  /// Records, corrects and withdraws entries, and ranks anew who is concerned. The last thing a transaction does, and once, because the counts of a board
  /// are everybody's. Two changes of one entry are made in their order. Entries and corrections of players who appear offline wait for the next day (of
  /// UTC); withdrawals never do.
  /// - Throws: A violated check of the database for a value, a tie or a key that is too large.
  package func apply(_ changes: [BoardChange], at now: Moment, in transaction: Transaction) async throws {
    if changes.isEmpty { return }
    try await writing.lock(changes.map(\.accountID), in: transaction)
    let hiddenIDs = try await waiting.waiting(among: Array(Set(changes.map(\.accountID))), in: transaction)
    var shown: [BoardChange] = []
    for change in changes {
      guard hiddenIDs.contains(change.accountID) else {
        shown.append(change)
        continue
      }
      if change.kind == .withdraw {
        try await waiting.delete(change.entryID, of: change.accountID, on: change.board.id, in: transaction)
        shown.append(change)
      } else {
        try await waiting.insert(change, until: CalendarDay(of: now).next, at: now, in: transaction)
      }
    }
    try await applyNow(shown, at: now, in: transaction)
  }

  /// The same, whoever appears offline. The players are locked.
  func applyNow(_ changes: [BoardChange], at now: Moment, in transaction: Transaction) async throws {
    if changes.isEmpty { return }
    var tallies: [BoardTally.Subject: BoardTally] = [:]
    for round in BoardTally.rounds(of: changes) {
      for tally in try await writing.change(round, at: now, in: transaction) {
        tallies[tally.subject] = tallies[tally.subject]?.adding(tally) ?? tally
      }
    }
    let leavesEmpty = changes.contains { $0.mayLeaveEmpty(at: now) }
    try await writing.rank(Array(tallies.values), leavesEmpty: leavesEmpty, at: now, in: transaction)
  }

  /// Adds what a player has done elsewhere, before there was this board, to the standing of all time: it is no entry, so that it is neither corrected nor
  /// withdrawn, and no later period has it. To be done once for a player, as the last thing of a transaction. For boards of sums, counts and averages.
  /// - Parameters:
  ///   - count: Entries that it stands for.
  ///   - value: Their sum.
  package func addBalance(count: Int64, value: Int64, of accountID: UUID, on key: BoardKey, at now: Moment, in transaction: Transaction)
    async throws
  {
    if count == 0 || key.board.aggregation == .best { return }
    try await writing.lock([accountID], in: transaction)
    let subject = BoardTally.Subject(accountID: accountID, board: key.board, key: key.key)
    let tally = BoardTally(subject: subject, countChange: count, valueChange: value, earliestEntryTime: nil)
    try await writing.rank([tally], leavesEmpty: true, at: now, in: transaction)
  }

  /// Whether what a player does is not to be told to others before the next day (of UTC): one who appears offline. For boards that an app keeps itself.
  package func hides(_ accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await waiting.isHidden(accountID, in: querying)
  }

  /// Where a player stands now, all changes before in this transaction among it.
  package func standing(of accountID: UUID, on key: BoardKey, in querying: some Querying) async throws -> BoardStanding {
    try await reading.standing(of: accountID, on: key, in: querying)
  }

  /// Values of players; those without an entry are left out.
  package func values(of accountIDs: [UUID], on key: BoardKey, in querying: some Querying) async throws -> [UUID: BoardValue] {
    let rows = try await reading.rows(of: accountIDs, on: key, in: querying)
    return Dictionary(rows.map { ($0.accountID, $0.shown(on: key.board)) }) { first, _ in first }
  }
}
