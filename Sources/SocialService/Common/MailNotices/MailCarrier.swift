import FoundationEssentials
import Postgres
import Timekeeping

/// Has notifications mailed to people who have not seen them on a device by then.
struct MailCarrier: NotificationCarrier {
  private let store = MailNoticeStore()

  func carry(
    _ new: NewNotification, to accountIDs: [UUID], until expireTime: Moment, at now: Moment, in transaction: Transaction
  ) async throws {
    let dueTime = now + MailNoticeRules.grace
    guard new.kind.isMailed, dueTime < expireTime else { return }
    try await store.insert(new.notificationID, new.kind.topic, to: accountIDs, dueTime: dueTime, expireTime: expireTime, in: transaction)
  }
}
