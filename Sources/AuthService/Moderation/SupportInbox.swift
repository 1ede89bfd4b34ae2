import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Has everybody who moderates notified that a support ticket waits for an answer, and no longer when it does not: SocialService has the tickets and the
/// lists, AuthService knows the ranks.
struct SupportInbox: Sendable {
  /// Type of the event that a ticket waits.
  static let eventType = "support.waiting"

  /// Type of the event that it waits no longer.
  static let settledType = "support.settled"

  let outbox: Outbox
  let store = ModerationStore()

  var handlers: [EventHandler] { [waiting, settled] }

  private var waiting: EventHandler {
    EventHandler(Self.eventType, from: ["social"], about: { _ in [] }) { (waiting: SupportWaiting, _, transaction, now) in
      guard let ticketID = UUID(bytes: waiting.ticket), let accountID = UUID(bytes: waiting.account) else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "which ticket, and whose")
      }
      let staff = try await store.staff(besides: accountID, limit: ReportInbox.notifiedMax, at: now, in: transaction)
      if staff.isEmpty { return }
      let requested = NotificationRequested(accounts: staff.map(\.bytes), kind: .supportWaiting, objectID: ticketID.text)
      try await outbox.send(
        [OutgoingEvent("notification.requested", to: ["social"], orderedBy: ticketID.text, requested)], at: now, in: transaction)
    }
  }

  private var settled: EventHandler {
    EventHandler(Self.settledType, from: ["social"], about: { _ in [] }) { (settled: SupportSettled, _, transaction, now) in
      guard let ticketID = UUID(bytes: settled.ticket) else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "which ticket")
      }
      // Also from those who are suspended by now: in their lists it would wait for ever.
      let staff = try await store.staff(limit: ReportInbox.notifiedMax, in: transaction)
      if staff.isEmpty { return }
      let withdrawn = NotificationWithdrawn(accounts: staff.map(\.bytes), kind: .supportWaiting, objectID: ticketID.text)
      try await outbox.send(
        [OutgoingEvent("notification.withdrawn", to: ["social"], orderedBy: ticketID.text, withdrawn)], at: now, in: transaction)
    }
  }
}

extension NotificationKind {
  /// A support ticket waits for an answer.
  static let supportWaiting = NotificationKind(name: "support.waiting", topic: .moderation)
}
