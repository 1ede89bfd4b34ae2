import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of SupportDeskService.
///
/// Locks the ticket first, as a deletion of its person does, then people's lists, and streams last.
struct SupportDeskHandlers: SupportDeskServiceHandlers {
  let database: Database
  let moderators: ReportModerators
  let log: StreamLog
  let news: ReportNews
  let pages: PeoplePages
  let ids: any IDSource
  let outbox: Outbox
  let idempotency = IdempotencyKeys()
  let store = SupportStore()

  func listSupportTickets(_ request: ListSupportTicketsRequest, _ context: RequestContext) async throws -> ListSupportTicketsResponse {
    let moderatorID = try await moderators.require(context).accountID
    let state: SupportRules.State = try request.state == .unspecified ? .waiting : ContractWord.read(request.state, "state")
    // A page's token belongs to one list.
    let filter = UInt8(SupportRules.State.allCases.firstIndex(of: state) ?? 0)
    let (size, place) = try pages.read(size: request.pageSize, token: request.pageToken, context, filter: filter)
    let listed = try await store.queue(
      state, besides: moderatorID, after: place.map { SupportPlace($0) }, limit: size + 1, in: database)
    let page = listed.prefix(size)
    var response = ListSupportTicketsResponse(tickets: page.map { SupportTicket($0) })
    if listed.count > size, let last = page.last {
      let end = ListedPerson(accountID: last.ticketID, createTime: last.stateTime)
      response.nextPageToken = try pages.token(after: end, context, filter: filter)
    }
    return response
  }

  func getSupportTicket(_ request: GetSupportTicketRequest, _ context: RequestContext) async throws -> GetSupportTicketResponse {
    let ticketID = try Field.id(request.ticketID, "ticket_id")
    let moderatorID = try await moderators.require(context).accountID
    let place = try pages.read(size: 0, token: request.pageToken, context, of: ticketID).place
    let limit = SupportRules.entriesPerPage
    // Kept in the transaction that reads: nobody looks without a trace.
    let (ticket, listed) = try await database.transaction { transaction in
      guard let ticket = try await store.find(ticketID, in: transaction), ticket.accountID != moderatorID else {
        throw RPCError(SupportRules.Refusal.notFound)
      }
      try await note(.looked, of: moderatorID, at: ticket, context.now, in: transaction)
      return (ticket, try await store.entries(of: ticketID, after: place.map { SupportPlace($0) }, limit: limit + 1, in: transaction))
    }
    let page = listed.prefix(limit)
    var response = GetSupportTicketResponse(ticket: SupportTicket(ticket), entries: page.map { SupportEntry($0) })
    if listed.count > limit, let last = page.last {
      let end = ListedPerson(accountID: last.entryID, createTime: last.createTime)
      response.nextPageToken = try pages.token(after: end, context, of: ticketID)
    }
    return response
  }

  func replyToSupportTicket(
    _ request: ReplyToSupportTicketRequest, _ context: RequestContext
  ) async throws -> ReplyToSupportTicketResponse {
    let (ticketID, now) = (try Field.id(request.ticketID, "ticket_id"), context.now)
    let text = try SupportText.read(request.text, "text", max: SupportRules.textLengthMax, isMultiline: true)
    let moderatorID = try await moderators.require(context).accountID
    return try await idempotency.run(context, request: request, in: database) { transaction in
      var ticket = try await others(ticketID, than: moderatorID, in: transaction)
      try Self.check(ticket, isSeen: request.seenEntryCount)
      let entry = StoredSupportEntry(entryID: ids.next(at: now), isFromDesk: true, text: text, createTime: now)
      try await store.insert(entry, in: ticket, transaction)
      ticket.entryCount += 1
      ticket = try await set(.answered, ticket, .replied, by: moderatorID, at: now, in: transaction)
      try await tell(.supportAnswered, of: ticket, at: now, in: transaction)
      return ReplyToSupportTicketResponse(entryCount: Int32(clamping: ticket.entryCount))
    }
  }

  func closeSupportTicket(_ request: CloseSupportTicketRequest, _ context: RequestContext) async throws -> CloseSupportTicketResponse {
    let (ticketID, now) = (try Field.id(request.ticketID, "ticket_id"), context.now)
    let moderatorID = try await moderators.require(context).accountID
    return try await database.transaction { transaction in
      let ticket = try await others(ticketID, than: moderatorID, in: transaction)
      if ticket.state == .closed { return CloseSupportTicketResponse() }
      try Self.check(ticket, isSeen: request.seenEntryCount)
      let closed = try await set(.closed, ticket, .closed, by: moderatorID, at: now, in: transaction)
      try await tell(.supportClosed, of: closed, at: now, in: transaction)
      return CloseSupportTicketResponse()
    }
  }

  // MARK: -

  /// - Parameter seenCount: Entries that the moderator has read.
  private static func check(_ ticket: StoredSupportTicket, isSeen seenCount: Int32) throws(RPCError) {
    do throws(SupportRules.Refusal) {
      try SupportRules.checkReply(ticket.state, entryCount: ticket.entryCount, seenCount: Int(seenCount))
    } catch {
      throw RPCError(error)
    }
  }

  /// A ticket, which nobody else changes until the transaction ends. It is not there for the one who has opened it.
  private func others(_ ticketID: UUID, than moderatorID: UUID, in transaction: Transaction) async throws -> StoredSupportTicket {
    guard let ticket = try await store.lock(ticketID, in: transaction), ticket.accountID != moderatorID else {
      throw RPCError(SupportRules.Refusal.notFound)
    }
    return ticket
  }

  /// Keeps what a moderator has made of a ticket, and who did it. Others who moderate are told where it has waited.
  private func set(
    _ state: SupportRules.State, _ ticket: StoredSupportTicket, _ deed: SupportRules.Deed, by moderatorID: UUID, at now: Moment,
    in transaction: Transaction
  ) async throws -> StoredSupportTicket {
    var changed = ticket
    (changed.state, changed.stateTime) = (state, now)
    try await store.update(changed, in: transaction)
    try await note(deed, of: moderatorID, at: changed, now, in: transaction)
    if ticket.state == .waiting { try await outbox.send([SupportNews.settled(ticket.ticketID)], at: now, in: transaction) }
    return changed
  }

  private func note(
    _ deed: SupportRules.Deed, of moderatorID: UUID, at ticket: StoredSupportTicket, _ now: Moment, in transaction: Transaction
  ) async throws {
    try await store.note(deed, of: moderatorID, at: ticket.ticketID, ids.next(at: now), at: now, in: transaction)
  }

  /// Notifies the person of a ticket. It tells nobody which moderator it was.
  private func tell(
    _ kind: NotificationRules.Kind, of ticket: StoredSupportTicket, at now: Moment, in transaction: Transaction
  ) async throws {
    let events = try await news.notify(kind, ticket.subject, of: ticket.ticketID, to: [ticket.accountID], at: now, in: transaction)
    try await log.append(events, at: now, in: transaction)
  }
}
