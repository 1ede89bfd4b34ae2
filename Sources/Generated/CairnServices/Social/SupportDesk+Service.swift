// Written by protoc-gen-cairn from cairn/social/v1/support_desk.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.SupportDeskService`: known before a body is read.
public enum SupportDeskServiceMethods {
  /// Lists tickets of one state, the one that has been in it for longest first.
  public static let listSupportTickets = MethodRow(
    path: "/cairn.social.v1.SupportDeskService/ListSupportTickets",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.ListSupportTicketsRequest", responseType: "cairn.social.v1.ListSupportTicketsResponse")

  /// Shows a ticket with what was written in it. That it was looked at is kept for the audit.
  public static let getSupportTicket = MethodRow(
    path: "/cairn.social.v1.SupportDeskService/GetSupportTicket",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.GetSupportTicketRequest", responseType: "cairn.social.v1.GetSupportTicketResponse")

  /// Answers a ticket, and notifies the person. When two answer at once, the later one is told what has come in between.
  public static let replyToSupportTicket = MethodRow(
    path: "/cairn.social.v1.SupportDeskService/ReplyToSupportTicket",
    access: .user, idempotency: .key,
    requestBytesMax: 32_768, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.ReplyToSupportTicketRequest", responseType: "cairn.social.v1.ReplyToSupportTicketResponse")

  /// Closes a ticket, and notifies the person. Safe to repeat: a ticket is closed once. Words that the person has written meanwhile are not closed unread.
  public static let closeSupportTicket = MethodRow(
    path: "/cairn.social.v1.SupportDeskService/CloseSupportTicket",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.CloseSupportTicketRequest", responseType: "cairn.social.v1.CloseSupportTicketResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [listSupportTickets, getSupportTicket, replyToSupportTicket, closeSupportTicket]
}

/// The desk at which support tickets are answered. For moderators and admins: the role of the caller is looked up at AuthService with each call, and so is
/// the second factor of the session, unless the operator has switched that off. A ticket of the caller's own is not there for them.
///
/// Errors of every method: PERMISSION_DENIED PERMISSION_DENIED for everybody else; FAILED_PRECONDITION SECOND_FACTOR_MISSING; UNAVAILABLE when
/// AuthService does not answer.
///
/// Not for web pages: moderators work with the whole scope.
public protocol SupportDeskServiceHandlers: Sendable {
  /// Lists tickets of one state, the one that has been in it for longest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (UNKNOWN_VALUE, OUT_OF_RANGE, PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listSupportTickets(_ request: ListSupportTicketsRequest, _ context: RequestContext) async throws -> ListSupportTicketsResponse

  /// Shows a ticket with what was written in it. That it was looked at is kept for the audit.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func getSupportTicket(_ request: GetSupportTicketRequest, _ context: RequestContext) async throws -> GetSupportTicketResponse

  /// Answers a ticket, and notifies the person. When two answer at once, the later one is told what has come in between.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; FAILED_PRECONDITION SUPPORT_TICKET_CLOSED; ABORTED SUPPORT_TICKET_CHANGED when seen_entry_count is not the
  /// number of entries: read it again; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: ticket_id, text (MISSING, TOO_LONG, NOT_WRITING); ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func replyToSupportTicket(_ request: ReplyToSupportTicketRequest, _ context: RequestContext) async throws -> ReplyToSupportTicketResponse

  /// Closes a ticket, and notifies the person. Safe to repeat: a ticket is closed once. Words that the person has written meanwhile are not closed unread.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; ABORTED SUPPORT_TICKET_CHANGED when seen_entry_count is not the number of entries: read it again;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func closeSupportTicket(_ request: CloseSupportTicketRequest, _ context: RequestContext) async throws -> CloseSupportTicketResponse
}

extension SupportDeskServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(SupportDeskServiceMethods.listSupportTickets) { (request: ListSupportTicketsRequest, context) in
        try await self.listSupportTickets(request, context)
      },
      .unary(SupportDeskServiceMethods.getSupportTicket) { (request: GetSupportTicketRequest, context) in
        try await self.getSupportTicket(request, context)
      },
      .unary(SupportDeskServiceMethods.replyToSupportTicket) { (request: ReplyToSupportTicketRequest, context) in
        try await self.replyToSupportTicket(request, context)
      },
      .unary(SupportDeskServiceMethods.closeSupportTicket) { (request: CloseSupportTicketRequest, context) in
        try await self.closeSupportTicket(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.SupportDeskService`.
public struct SupportDeskServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists tickets of one state, the one that has been in it for longest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (UNKNOWN_VALUE, OUT_OF_RANGE, PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listSupportTickets(
    _ request: ListSupportTicketsRequest, _ options: CallOptions = .init()
  ) async throws -> ListSupportTicketsResponse {
    try await channel.unary(SupportDeskServiceMethods.listSupportTickets, request, options)
  }

  /// Shows a ticket with what was written in it. That it was looked at is kept for the audit.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func getSupportTicket(
    _ request: GetSupportTicketRequest, _ options: CallOptions = .init()
  ) async throws -> GetSupportTicketResponse {
    try await channel.unary(SupportDeskServiceMethods.getSupportTicket, request, options)
  }

  /// Answers a ticket, and notifies the person. When two answer at once, the later one is told what has come in between.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; FAILED_PRECONDITION SUPPORT_TICKET_CLOSED; ABORTED SUPPORT_TICKET_CHANGED when seen_entry_count is not the
  /// number of entries: read it again; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: ticket_id, text (MISSING, TOO_LONG, NOT_WRITING); ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func replyToSupportTicket(
    _ request: ReplyToSupportTicketRequest, _ options: CallOptions = .init()
  ) async throws -> ReplyToSupportTicketResponse {
    try await channel.unary(SupportDeskServiceMethods.replyToSupportTicket, request, options)
  }

  /// Closes a ticket, and notifies the person. Safe to repeat: a ticket is closed once. Words that the person has written meanwhile are not closed unread.
  ///
  /// Errors: NOT_FOUND SUPPORT_TICKET_NOT_FOUND; ABORTED SUPPORT_TICKET_CHANGED when seen_entry_count is not the number of entries: read it again;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func closeSupportTicket(
    _ request: CloseSupportTicketRequest, _ options: CallOptions = .init()
  ) async throws -> CloseSupportTicketResponse {
    try await channel.unary(SupportDeskServiceMethods.closeSupportTicket, request, options)
  }
}
