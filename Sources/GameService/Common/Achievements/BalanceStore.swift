import FoundationEssentials
import Postgres
import Timekeeping

extension AchievementRules.Balance.Kind: SQLValue, SQLDecodable {}

/// Every SQL statement about balances and their ledgers. One function, one statement.
struct BalanceStore: Sendable {
  /// By which version of the rules values are judged.
  let version: Int32

  /// Holds a balance until the transaction ends; makes it when there is none.
  func open(_ balance: AchievementRules.Balance, of accountID: UUID, in transaction: Transaction) async throws {
    // The update changes nothing; it locks a row that is there already.
    try await transaction.execute(
      """
      INSERT INTO achievement_measures AS m (account_id, measure, kind, value, rules_version)
      VALUES (\(accountID), \(balance.measure), \(balance.kind), 0, \(version))
      ON CONFLICT (account_id, measure) DO UPDATE SET kind = excluded.kind
      """)
  }

  /// Enters an amount. The balance is held.
  /// - Returns: By how much the balance is more; nil when the cause is there already.
  func add(_ change: BalanceChange, at now: Moment, in transaction: Transaction) async throws -> Int64? {
    try await transaction.query(
      """
      INSERT INTO achievement_ledger (account_id, measure, cause, subject, amount, entry_time)
      VALUES (\(change.accountID), \(change.balance.measure), \(change.cause), \(change.subject), \(change.amount), \(now))
      ON CONFLICT (account_id, measure, cause) DO NOTHING
      RETURNING CASE WHEN \(change.balance.kind) = 'sum' THEN amount ELSE (
        SELECT 1 - LEAST(1, count(*)) FROM achievement_ledger o
        WHERE o.account_id = \(change.accountID) AND o.measure = \(change.balance.measure) AND o.subject = \(change.subject)) END
      """
    ).first?.get(0)
  }

  /// Enters another amount in place of one. The balance is held.
  /// - Returns: By how much the sum is more; nil when there is no such cause.
  func correct(_ change: BalanceChange, in transaction: Transaction) async throws -> Int64? {
    try await transaction.query(
      """
      UPDATE achievement_ledger l SET amount = \(change.amount) FROM achievement_ledger former
      WHERE former.account_id = \(change.accountID) AND former.measure = \(change.balance.measure) AND former.cause = \(change.cause)
        AND l.account_id = former.account_id AND l.measure = former.measure AND l.cause = former.cause
      RETURNING CASE WHEN \(change.balance.kind) = 'sum' THEN l.amount - former.amount ELSE 0 END
      """
    ).first?.get(0)
  }

  /// Takes an amount out. The balance is held.
  /// - Returns: By how much the balance is more, which is nothing or less; nil when there is no such cause.
  func withdraw(_ change: BalanceChange, in transaction: Transaction) async throws -> Int64? {
    try await transaction.query(
      """
      DELETE FROM achievement_ledger l
      WHERE l.account_id = \(change.accountID) AND l.measure = \(change.balance.measure) AND l.cause = \(change.cause)
      RETURNING CASE WHEN \(change.balance.kind) = 'sum' THEN -l.amount ELSE -(
        SELECT 1 - LEAST(1, count(*)) FROM achievement_ledger o
        WHERE o.account_id = l.account_id AND o.measure = l.measure AND o.subject = l.subject AND o.cause <> l.cause) END
      """
    ).first?.get(0)
  }

  /// Changes a balance that is held.
  /// - Returns: Its value now.
  func change(
    _ measure: AchievementRules.Measure, of accountID: UUID, by difference: Int64, at now: Moment, in transaction: Transaction
  ) async throws -> Int64 {
    try await transaction.query(
      """
      UPDATE achievement_measures m SET value = m.value + \(difference), rules_version = \(version),
        told_value = CASE WHEN m.change_day IS DISTINCT FROM \(CalendarDay(of: now))::date THEN m.value ELSE m.told_value END,
        change_day = \(CalendarDay(of: now))
      WHERE account_id = \(accountID) AND measure = \(measure) RETURNING value
      """
    ).firstRow().get(0)
  }

  // MARK: From one account to another

  /// Gives a guest's amounts to an account; of a cause that both have the account keeps its own.
  func moveLedger(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH moved AS (
        DELETE FROM achievement_ledger WHERE account_id = \(guestID) RETURNING measure, cause, subject, amount, entry_time)
      INSERT INTO achievement_ledger (account_id, measure, cause, subject, amount, entry_time)
      SELECT \(accountID), measure, cause, subject, amount, entry_time FROM moved ORDER BY measure, cause
      ON CONFLICT (account_id, measure, cause) DO NOTHING
      """)
  }

  /// Reckons an account's balances anew from their ledgers. They are held.
  func recount(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE achievement_measures m SET value = (
        SELECT CASE WHEN m.kind = 'sum' THEN COALESCE(sum(l.amount), 0)::bigint ELSE count(DISTINCT l.subject) END
        FROM achievement_ledger l WHERE l.account_id = m.account_id AND l.measure = m.measure)
      WHERE m.account_id = \(accountID) AND m.kind <> 'monotone'
      """)
  }
}
