import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Has everybody who moderates notified that a case waits for them, and no longer when it does not: SocialService has the cases and the lists, AuthService
/// knows the ranks.
struct ReportInbox: Sendable {
  /// Type of the event that a case waits.
  static let eventType = "report.waiting"

  /// Type of the event that it waits no longer.
  static let settledType = "report.settled"

  /// Moderators and admins that are notified: as many as one event reaches. A house that has more does not wait for one of them.
  static let notifiedMax = 500

  let outbox: Outbox
  let store = ModerationStore()

  var handlers: [EventHandler] { [waiting, settled] }

  private var settled: EventHandler {
    EventHandler(Self.settledType, from: ["social"], about: { _ in [] }) { (settled: ReportSettled, _, transaction, now) in
      guard let caseID = UUID(bytes: settled.reportCase) else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "which case")
      }
      // Also from who is suspended by now: in their lists it would wait for ever.
      let staff = try await store.staff(limit: Self.notifiedMax, in: transaction)
      if staff.isEmpty { return }
      let withdrawn = NotificationWithdrawn(accounts: staff.map(\.bytes), kind: .reportWaiting, objectID: caseID.text)
      try await outbox.send(
        [OutgoingEvent("notification.withdrawn", to: ["social"], orderedBy: caseID.text, withdrawn)], at: now, in: transaction)
    }
  }

  private var waiting: EventHandler {
    EventHandler(Self.eventType, from: ["social"], about: { _ in [] }) { (waiting: ReportWaiting, _, transaction, now) in
      guard let caseID = UUID(bytes: waiting.reportCase), let targetID = UUID(bytes: waiting.target) else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "which case, and about whom")
      }
      let staff = try await store.staff(besides: targetID, limit: Self.notifiedMax, at: now, in: transaction)
      if staff.isEmpty { return }
      let requested = NotificationRequested(
        accounts: staff.map(\.bytes), kind: .reportWaiting, objectID: caseID.text, objectName: waiting.isAppeal ? "APPEAL" : "REPORT")
      try await outbox.send(
        [OutgoingEvent("notification.requested", to: ["social"], orderedBy: caseID.text, requested)], at: now, in: transaction)
    }
  }
}

extension NotificationKind {
  /// A case waits for moderators.
  static let reportWaiting = NotificationKind(name: "report.waiting", topic: .moderation)
}
