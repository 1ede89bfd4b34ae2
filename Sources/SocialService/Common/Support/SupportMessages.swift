import CairnProto
import FoundationEssentials
import Identity
import RPC
import Timekeeping

extension SupportTicket {
  init(_ ticket: StoredSupportTicket) {
    self.init(
      ticketID: ticket.ticketID.text, accountID: ticket.accountID.text, realm: Realm(ticket.realm), subject: ticket.subject,
      state: ContractWord.message(ticket.state), createTime: ticket.createTime, stateTime: ticket.stateTime,
      entryCount: Int32(clamping: ticket.entryCount))
  }
}

extension SupportEntry {
  init(_ entry: StoredSupportEntry) {
    self.init(entryID: entry.entryID.text, isFromDesk: entry.isFromDesk, text: entry.text, createTime: entry.createTime)
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: SupportRules.Refusal) {
    switch refusal {
    case .full:
      self.init(
        .resourceExhausted, reason: .supportTicketsFull,
        message: "at most \(SupportRules.openMax) open, fewer in an account's first week, and \(SupportRules.openedMax) opened within a day"
      )
    case .notFound: self.init(.notFound, reason: .supportTicketNotFound)
    case .closed: self.init(.failedPrecondition, reason: .supportTicketClosed, message: "open another one")
    case .ticketFull: self.init(.resourceExhausted, reason: .supportTicketFull, message: "open another one")
    case .changed: self.init(.aborted, reason: .supportTicketChanged, message: "read it again")
    }
  }
}
