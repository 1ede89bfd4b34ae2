import FoundationEssentials
import Postgres
import Timekeeping

/// Has notifications pushed to people's devices.
struct PushCarrier: NotificationCarrier {
  private let store = PushStore()

  func carry(
    _ new: NewNotification, to accountIDs: [UUID], until expireTime: Moment, at now: Moment, in transaction: Transaction
  ) async throws {
    try await store.insert(
      new.notificationID, new.kind.topic, to: accountIDs, dueTime: now + PushRules.grace, expireTime: expireTime, in: transaction)
  }
}
