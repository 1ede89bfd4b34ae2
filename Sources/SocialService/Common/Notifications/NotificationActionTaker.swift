package import FoundationEssentials
package import Postgres
import RPC
package import Timekeeping

/// Choice that somebody has made in a notification.
package struct NotificationChoice: Sendable {
  package var action: NotificationRules.Action
  /// Account whose notification it is.
  package var accountID: UUID
  /// Subject of the notification.
  package var subjectID: UUID
  /// The two as AuthService knows them, or why it could not be asked.
  package var people: Result<PeopleDirectory.Found, any Error>
}

/// Does what people choose in notifications: the feature that has them told.
package protocol NotificationActionTaker: Sendable {
  /// Kinds that it answers for.
  var kinds: Set<NotificationRules.Kind> { get }

  /// Does it, and withdraws the notification.
  /// - Throws: `RPCError` as the feature's own call would.
  func take(_ choice: NotificationChoice, at now: Moment, in transaction: Transaction) async throws
}
