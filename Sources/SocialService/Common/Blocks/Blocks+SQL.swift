package import FoundationEssentials
package import Postgres

extension Blocks {
  /// Condition of a statement that neither of two people has blocked the other: for lists that are cut into pages by the database, which no row may leave
  /// afterwards.
  /// - Parameter other: The column of the other one's id, with the name of its table.
  package static func areNone(between accountID: UUID, and other: SQL) -> SQL {
    """
    NOT EXISTS (SELECT FROM blocks x WHERE x.account_id = \(accountID) AND x.blocked_account_id = \(other))
      AND \(isNone(by: other, of: accountID))
    """
  }

  /// Condition of a statement that somebody has not blocked an account, whomever that one has blocked.
  /// - Parameter other: The column of that one's id, with the name of its table.
  package static func isNone(by other: SQL, of accountID: UUID) -> SQL {
    "NOT EXISTS (SELECT FROM blocks x WHERE x.account_id = \(other) AND x.blocked_account_id = \(accountID))"
  }
}
