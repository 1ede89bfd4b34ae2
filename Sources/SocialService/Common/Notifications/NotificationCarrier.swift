package import FoundationEssentials
package import Postgres
package import Timekeeping

/// A way on which notifications reach people beside their lists, such as pushes.
package protocol NotificationCarrier: Sendable {
  /// Has a notification carried to those of these people who have chosen so. In the transaction that makes it.
  /// - Parameter expireTime: Moment from which on it is of no use on any way.
  func carry(
    _ new: NewNotification, to accountIDs: [UUID], until expireTime: Moment, at now: Moment, in transaction: Transaction
  ) async throws
}
