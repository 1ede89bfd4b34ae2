package import FoundationEssentials

/// Change of a balance: an amount for a cause comes, is another one, or goes. docs/boards.md tells how an app uses it.
package struct BalanceChange: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case add
    case correct
    case withdraw
  }

  let kind: Kind
  let balance: AchievementRules.Balance
  let accountID: UUID
  /// Log, attempt or run. Unique for balance and player.
  let cause: UUID
  var amount: Int64 = 0
  /// Park, type or area that a distinct balance counts once. At most 64 bytes.
  var subject = ""

  /// An amount counts from now on; one of the same cause that is there already stays as it is.
  /// - Parameter subject: Park, type or area that a distinct balance counts once. At most 64 bytes.
  package static func add(
    _ amount: Int64, to balance: AchievementRules.Balance, of accountID: UUID, cause: UUID, subject: String = ""
  ) -> BalanceChange {
    BalanceChange(kind: .add, balance: balance, accountID: accountID, cause: cause, amount: amount, subject: subject)
  }

  /// The amount of a cause has been another one from the beginning. Changes nothing at a distinct balance.
  package static func correct(_ amount: Int64, in balance: AchievementRules.Balance, of accountID: UUID, cause: UUID) -> BalanceChange {
    BalanceChange(kind: .correct, balance: balance, accountID: accountID, cause: cause, amount: amount)
  }

  /// A cause counts no longer, as if it had never been there.
  package static func withdraw(from balance: AchievementRules.Balance, of accountID: UUID, cause: UUID) -> BalanceChange {
    BalanceChange(kind: .withdraw, balance: balance, accountID: accountID, cause: cause)
  }
}
