import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity

/// News of tickets for AuthService, which knows the ranks. All about one ticket goes under one key, so that nothing overtakes.
enum SupportNews {
  /// Type of the event that a ticket waits for an answer.
  static let waitingType = "support.waiting"

  /// Type of the event that a ticket waits no longer.
  static let settledType = "support.settled"

  /// A ticket waits: everybody who moderates is notified.
  static func waiting(_ ticket: StoredSupportTicket) -> OutgoingEvent {
    OutgoingEvent(
      waitingType, to: ["auth"], orderedBy: ticket.ticketID.text,
      SupportWaiting(ticket: ticket.ticketID.bytes, account: ticket.accountID.bytes))
  }

  /// A ticket waits no longer: what moderators were notified of is withdrawn.
  static func settled(_ ticketID: UUID) -> OutgoingEvent {
    OutgoingEvent(settledType, to: ["auth"], orderedBy: ticketID.text, SupportSettled(ticket: ticketID.bytes))
  }
}
