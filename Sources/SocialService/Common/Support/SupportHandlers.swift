import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of SupportService.
struct SupportHandlers: SupportServiceHandlers {
  let database: Database
  let pages: PeoplePages
  let ids: any IDSource
  let outbox: Outbox
  let idempotency = IdempotencyKeys()
  let locks = PeopleLockStore()
  let store = SupportStore()

  func openSupportTicket(_ request: OpenSupportTicketRequest, _ context: RequestContext) async throws -> OpenSupportTicketResponse {
    let (accountID, realm, now) = (try context.accountID, try StoredRealm(request.realm, "realm"), context.now)
    let subject = try SupportText.read(request.subject, "subject", max: SupportRules.subjectLengthMax)
    let text = try SupportText.read(request.text, "text", max: SupportRules.textLengthMax, isMultiline: true)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      // Two tickets at once are counted one before the other.
      try await locks.take([accountID], in: transaction)
      let counts = try await store.counts(of: accountID, openedAfter: now - SupportRules.openedWindow, in: transaction)
      try told { () throws(SupportRules.Refusal) in
        try SupportRules.checkOpen(counts.open, opened: counts.opened, since: accountID.makingTime, at: now)
      }
      let ticket = StoredSupportTicket(
        ticketID: ids.next(at: now), accountID: accountID, realm: realm, subject: subject, createTime: now, stateTime: now, entryCount: 1)
      try await store.insert(ticket, in: transaction)
      try await store.insert(entry(text, at: now), in: ticket, transaction)
      try await outbox.send([SupportNews.waiting(ticket)], at: now, in: transaction)
      return OpenSupportTicketResponse(ticketID: ticket.ticketID.text)
    }
  }

  func listMySupportTickets(
    _ request: ListMySupportTicketsRequest, _ context: RequestContext
  ) async throws -> ListMySupportTicketsResponse {
    let (size, place) = try pages.read(size: request.pageSize, token: request.pageToken, context)
    let listed = try await store.page(
      of: try context.accountID, after: place.map { SupportPlace($0) }, limit: size + 1, in: database)
    let page = listed.prefix(size)
    var response = ListMySupportTicketsResponse(tickets: page.map { SupportTicket($0) })
    if listed.count > size, let last = page.last {
      response.nextPageToken = try pages.token(after: ListedPerson(accountID: last.ticketID, createTime: last.createTime), context)
    }
    return response
  }

  func getMySupportTicket(_ request: GetMySupportTicketRequest, _ context: RequestContext) async throws -> GetMySupportTicketResponse {
    let (accountID, ticketID) = (try context.accountID, try Field.id(request.ticketID, "ticket_id"))
    let place = try pages.read(size: 0, token: request.pageToken, context, of: ticketID).place
    guard let ticket = try await store.find(ticketID, in: database), ticket.accountID == accountID else {
      throw RPCError(SupportRules.Refusal.notFound)
    }
    let limit = SupportRules.entriesPerPage
    let listed = try await store.entries(of: ticketID, after: place.map { SupportPlace($0) }, limit: limit + 1, in: database)
    let page = listed.prefix(limit)
    var response = GetMySupportTicketResponse(ticket: SupportTicket(ticket), entries: page.map { SupportEntry($0) })
    if listed.count > limit, let last = page.last {
      let end = ListedPerson(accountID: last.entryID, createTime: last.createTime)
      response.nextPageToken = try pages.token(after: end, context, of: ticketID)
    }
    return response
  }

  func answerSupportTicket(
    _ request: AnswerSupportTicketRequest, _ context: RequestContext
  ) async throws -> AnswerSupportTicketResponse {
    let (accountID, ticketID, now) = (try context.accountID, try Field.id(request.ticketID, "ticket_id"), context.now)
    let text = try SupportText.read(request.text, "text", max: SupportRules.textLengthMax, isMultiline: true)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      var ticket = try await own(ticketID, of: accountID, in: transaction)
      try told { () throws(SupportRules.Refusal) in try SupportRules.checkAnswer(ticket.state, entryCount: ticket.entryCount) }
      let hasWaited = ticket.state == .waiting
      ticket.stateTime = SupportRules.waitingTime(ticket.state, since: ticket.stateTime, at: now)
      ticket.state = .waiting
      ticket.entryCount += 1
      try await store.insert(entry(text, at: now), in: ticket, transaction)
      try await store.update(ticket, in: transaction)
      if !hasWaited { try await outbox.send([SupportNews.waiting(ticket)], at: now, in: transaction) }
      return AnswerSupportTicketResponse(entryCount: Int32(clamping: ticket.entryCount))
    }
  }

  func closeMySupportTicket(
    _ request: CloseMySupportTicketRequest, _ context: RequestContext
  ) async throws -> CloseMySupportTicketResponse {
    let (accountID, ticketID, now) = (try context.accountID, try Field.id(request.ticketID, "ticket_id"), context.now)
    return try await database.transaction { transaction in
      var ticket = try await own(ticketID, of: accountID, in: transaction)
      if ticket.state == .closed { return CloseMySupportTicketResponse() }
      let hasWaited = ticket.state == .waiting
      (ticket.state, ticket.stateTime) = (.closed, now)
      try await store.update(ticket, in: transaction)
      if hasWaited { try await outbox.send([SupportNews.settled(ticketID)], at: now, in: transaction) }
      return CloseMySupportTicketResponse()
    }
  }

  // MARK: -

  private func told(_ decide: () throws(SupportRules.Refusal) -> Void) throws(RPCError) {
    do { try decide() } catch { throw RPCError(error) }
  }

  private func entry(_ text: String, at now: Moment) -> StoredSupportEntry {
    StoredSupportEntry(entryID: ids.next(at: now), isFromDesk: false, text: text, createTime: now)
  }

  /// A ticket of the account's, which nobody else changes until the transaction ends.
  private func own(_ ticketID: UUID, of accountID: UUID, in transaction: Transaction) async throws -> StoredSupportTicket {
    guard let ticket = try await store.lock(ticketID, in: transaction), ticket.accountID == accountID else {
      throw RPCError(SupportRules.Refusal.notFound)
    }
    return ticket
  }
}

extension SupportPlace {
  /// - Parameter listed: Place as tokens of lists keep it: a time and an id.
  init(_ listed: ListedPerson) { self.init(time: listed.createTime, id: listed.accountID) }
}
