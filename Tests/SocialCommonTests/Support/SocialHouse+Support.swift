import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import SocialTesting
import Testing

@testable import SocialCommon

/// Support tickets, as their callers use them.
extension SocialHouse {
  func openTicket(_ subject: String = "the map", _ text: String = "it is empty", by person: KnownPerson) async throws -> SupportTicket {
    let request = OpenSupportTicketRequest(realm: .qwalk, subject: subject, text: text)
    let ticketID = try await support.openSupportTicket(request, call(SupportServiceMethods.openSupportTicket, by: person.accountID))
      .ticketID
    return try #require(try await ticket(ticketID, by: person).ticket)
  }

  func ticket(_ ticketID: String, by person: KnownPerson, token: String = "") async throws -> GetMySupportTicketResponse {
    try await support.getMySupportTicket(
      GetMySupportTicketRequest(ticketID: ticketID, pageToken: token), call(SupportServiceMethods.getMySupportTicket, by: person.accountID))
  }

  func myTickets(by person: KnownPerson, size: Int32 = 0, token: String = "") async throws -> ListMySupportTicketsResponse {
    try await support.listMySupportTickets(
      ListMySupportTicketsRequest(pageSize: size, pageToken: token), call(SupportServiceMethods.listMySupportTickets, by: person.accountID))
  }

  @discardableResult
  func answer(_ ticketID: String, _ text: String = "still so", by person: KnownPerson) async throws -> SupportTicket {
    let request = AnswerSupportTicketRequest(ticketID: ticketID, text: text)
    let count = try await support.answerSupportTicket(request, call(SupportServiceMethods.answerSupportTicket, by: person.accountID))
      .entryCount
    let answered = try #require(try await ticket(ticketID, by: person).ticket)
    #expect(answered.entryCount == count)
    return answered
  }

  func close(_ ticketID: String, by person: KnownPerson) async throws {
    _ = try await support.closeMySupportTicket(
      CloseMySupportTicketRequest(ticketID: ticketID), call(SupportServiceMethods.closeMySupportTicket, by: person.accountID, key: nil))
  }

  // MARK: The desk

  func desk(
    _ state: SupportTicketState = .unspecified, by person: KnownPerson, size: Int32 = 0, token: String = ""
  ) async throws -> ListSupportTicketsResponse {
    try await supportDesk.listSupportTickets(
      ListSupportTicketsRequest(state: state, pageSize: size, pageToken: token),
      ranked(SupportDeskServiceMethods.listSupportTickets, by: person))
  }

  func deskTicket(_ ticketID: String, by person: KnownPerson) async throws -> GetSupportTicketResponse {
    try await supportDesk.getSupportTicket(
      GetSupportTicketRequest(ticketID: ticketID), ranked(SupportDeskServiceMethods.getSupportTicket, by: person))
  }

  /// - Returns: Number of entries.
  func tryReply(_ ticket: SupportTicket, _ text: String = "try again", by person: KnownPerson) async throws -> Int32 {
    let request = ReplyToSupportTicketRequest(ticketID: ticket.ticketID, text: text, seenEntryCount: ticket.entryCount)
    return try await supportDesk.replyToSupportTicket(request, ranked(SupportDeskServiceMethods.replyToSupportTicket, by: person))
      .entryCount
  }

  @discardableResult
  func reply(_ ticket: SupportTicket, _ text: String = "try again", by person: KnownPerson) async throws -> SupportTicket {
    let count = try await tryReply(ticket, text, by: person)
    let id = try #require(UUID(text: ticket.ticketID))
    let answered = SupportTicket(try #require(try await SupportStore().find(id, in: database)))
    #expect(answered.entryCount == count)
    return answered
  }

  /// - Parameter seenCount: Entries that the moderator has read; nil for all that there are.
  func closeAtDesk(_ ticketID: String, seen seenCount: Int32? = nil, by person: KnownPerson) async throws {
    let found = try await SupportStore().find(try #require(UUID(text: ticketID)), in: database)
    let request = CloseSupportTicketRequest(ticketID: ticketID, seenEntryCount: seenCount ?? Int32(found?.entryCount ?? 0))
    _ = try await supportDesk.closeSupportTicket(request, ranked(SupportDeskServiceMethods.closeSupportTicket, by: person, key: nil))
  }

  /// Deeds of moderators at a ticket, in order.
  func deskDeeds(_ ticketID: String) async throws -> [String] {
    try await database.query("SELECT deed FROM support_audit WHERE ticket_id = \(try #require(UUID(text: ticketID))) ORDER BY audit_id")
      .map { try $0.get(0) }
  }

  /// What AuthService is to hear of tickets, in order.
  func supportNews() async throws -> [String] {
    try await database.query("SELECT type FROM outbox WHERE type LIKE 'support.%' AND destination = 'auth' ORDER BY event_id")
      .map { try $0.get(0) }
  }
}
