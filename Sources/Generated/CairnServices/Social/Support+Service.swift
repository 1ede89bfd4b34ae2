// Written by protoc-gen-cairn from cairn/social/v1/support.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.SupportService`: known before a body is read.
public enum SupportServiceMethods {
  /// Opens a support ticket. Everybody who moderates is notified.
  public static let openSupportTicket = MethodRow(
    path: "/cairn.social.v1.SupportService/OpenSupportTicket",
    access: .guest, idempotency: .key,
    requestBytesMax: 32_768, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.social.v1.OpenSupportTicketRequest", responseType: "cairn.social.v1.OpenSupportTicketResponse")

  /// Lists the caller's tickets, the latest opened first.
  public static let listMySupportTickets = MethodRow(
    path: "/cairn.social.v1.SupportService/ListMySupportTickets",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.social.v1.ListMySupportTicketsRequest", responseType: "cairn.social.v1.ListMySupportTicketsResponse")

  /// Shows a ticket of the caller's with what was written in it.
  public static let getMySupportTicket = MethodRow(
    path: "/cairn.social.v1.SupportService/GetMySupportTicket",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.social.v1.GetMySupportTicketRequest", responseType: "cairn.social.v1.GetMySupportTicketResponse")

  /// Writes something more in a ticket of the caller's, which waits for an answer then.
  public static let answerSupportTicket = MethodRow(
    path: "/cairn.social.v1.SupportService/AnswerSupportTicket",
    access: .guest, idempotency: .key,
    requestBytesMax: 32_768, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.social.v1.AnswerSupportTicketRequest", responseType: "cairn.social.v1.AnswerSupportTicketResponse")

  /// Closes a ticket of the caller's: the question is answered, or not asked any more. Safe to repeat: a ticket is closed once.
  public static let closeMySupportTicket = MethodRow(
    path: "/cairn.social.v1.SupportService/CloseMySupportTicket",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.social.v1.CloseMySupportTicketRequest", responseType: "cairn.social.v1.CloseMySupportTicketResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [openSupportTicket, listMySupportTickets, getMySupportTicket, answerSupportTicket, closeMySupportTicket]
}

/// Questions and problems that people bring to whoever runs this Cairn: each is a support ticket, in which both sides write in turn until it is closed.
/// For people of every app, guests and suspended accounts among them. The answer is told by a notification of the kind "support.answered", or
/// "support.closed" when it was closed without another word; which of the moderators has written is told to nobody.
///
/// A ticket that was answered and stays so for 30 days is closed; a closed one is kept for 180 days. A matter of another person or their content is better
/// reported (ReportService): evidence is kept then.
public protocol SupportServiceHandlers: Sendable {
  /// Opens a support ticket. Everybody who moderates is notified.
  ///
  /// Errors: RESOURCE_EXHAUSTED SUPPORT_TICKETS_FULL with 5 tickets that are not closed, 2 on an account's first day, and with 10 that were opened within a
  /// day; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: realm (MISSING, UNKNOWN_VALUE), subject and text (MISSING, TOO_LONG, NOT_WRITING); ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func openSupportTicket(_ request: OpenSupportTicketRequest, _ context: RequestContext) async throws -> OpenSupportTicketResponse

  /// Lists the caller's tickets, the latest opened first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  nonisolated(nonsending) func listMySupportTickets(_ request: ListMySupportTicketsRequest, _ context: RequestContext) async throws -> ListMySupportTicketsResponse

  /// Shows a ticket of the caller's with what was written in it.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func getMySupportTicket(_ request: GetMySupportTicketRequest, _ context: RequestContext) async throws -> GetMySupportTicketResponse

  /// Writes something more in a ticket of the caller's, which waits for an answer then.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; FAILED_PRECONDITION SUPPORT_TICKET_CLOSED: open another one; RESOURCE_EXHAUSTED SUPPORT_TICKET_FULL with 100
  /// entries; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: ticket_id, text (MISSING, TOO_LONG, NOT_WRITING); ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func answerSupportTicket(_ request: AnswerSupportTicketRequest, _ context: RequestContext) async throws -> AnswerSupportTicketResponse

  /// Closes a ticket of the caller's: the question is answered, or not asked any more. Safe to repeat: a ticket is closed once.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func closeMySupportTicket(_ request: CloseMySupportTicketRequest, _ context: RequestContext) async throws -> CloseMySupportTicketResponse
}

extension SupportServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(SupportServiceMethods.openSupportTicket) { (request: OpenSupportTicketRequest, context) in
        try await self.openSupportTicket(request, context)
      },
      .unary(SupportServiceMethods.listMySupportTickets) { (request: ListMySupportTicketsRequest, context) in
        try await self.listMySupportTickets(request, context)
      },
      .unary(SupportServiceMethods.getMySupportTicket) { (request: GetMySupportTicketRequest, context) in
        try await self.getMySupportTicket(request, context)
      },
      .unary(SupportServiceMethods.answerSupportTicket) { (request: AnswerSupportTicketRequest, context) in
        try await self.answerSupportTicket(request, context)
      },
      .unary(SupportServiceMethods.closeMySupportTicket) { (request: CloseMySupportTicketRequest, context) in
        try await self.closeMySupportTicket(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.SupportService`.
public struct SupportServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Opens a support ticket. Everybody who moderates is notified.
  ///
  /// Errors: RESOURCE_EXHAUSTED SUPPORT_TICKETS_FULL with 5 tickets that are not closed, 2 on an account's first day, and with 10 that were opened within a
  /// day; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: realm (MISSING, UNKNOWN_VALUE), subject and text (MISSING, TOO_LONG, NOT_WRITING); ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func openSupportTicket(
    _ request: OpenSupportTicketRequest, _ options: CallOptions = .init()
  ) async throws -> OpenSupportTicketResponse {
    try await channel.unary(SupportServiceMethods.openSupportTicket, request, options)
  }

  /// Lists the caller's tickets, the latest opened first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  public nonisolated(nonsending) func listMySupportTickets(
    _ request: ListMySupportTicketsRequest, _ options: CallOptions = .init()
  ) async throws -> ListMySupportTicketsResponse {
    try await channel.unary(SupportServiceMethods.listMySupportTickets, request, options)
  }

  /// Shows a ticket of the caller's with what was written in it.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func getMySupportTicket(
    _ request: GetMySupportTicketRequest, _ options: CallOptions = .init()
  ) async throws -> GetMySupportTicketResponse {
    try await channel.unary(SupportServiceMethods.getMySupportTicket, request, options)
  }

  /// Writes something more in a ticket of the caller's, which waits for an answer then.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; FAILED_PRECONDITION SUPPORT_TICKET_CLOSED: open another one; RESOURCE_EXHAUSTED SUPPORT_TICKET_FULL with 100
  /// entries; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: ticket_id, text (MISSING, TOO_LONG, NOT_WRITING); ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func answerSupportTicket(
    _ request: AnswerSupportTicketRequest, _ options: CallOptions = .init()
  ) async throws -> AnswerSupportTicketResponse {
    try await channel.unary(SupportServiceMethods.answerSupportTicket, request, options)
  }

  /// Closes a ticket of the caller's: the question is answered, or not asked any more. Safe to repeat: a ticket is closed once.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func closeMySupportTicket(
    _ request: CloseMySupportTicketRequest, _ options: CallOptions = .init()
  ) async throws -> CloseMySupportTicketResponse {
    try await channel.unary(SupportServiceMethods.closeMySupportTicket, request, options)
  }
}
