// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meetings.proto; not by hand.
// swift-format-ignore-file

public import LocalBuddyProto
public import RPC

/// Rows of the methods of `cairn.social.localbuddy.v1.MeetingService`: known before a body is read.
public enum MeetingServiceMethods {
  /// Proposes a meeting.
  public static let createMeeting = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingService/CreateMeeting",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.CreateMeetingRequest", responseType: "cairn.social.localbuddy.v1.CreateMeetingResponse")

  /// Accepts or denies a meeting that the other side has proposed.
  public static let respondMeeting = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingService/RespondMeeting",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.RespondMeetingRequest", responseType: "cairn.social.localbuddy.v1.RespondMeetingResponse")

  /// Cancels a meeting before it begins: a proposal by its maker, a fixed one by either.
  public static let cancelMeeting = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingService/CancelMeeting",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.CancelMeetingRequest", responseType: "cairn.social.localbuddy.v1.CancelMeetingResponse")

  /// Moves a meeting that has not begun: it ends, and a new one is proposed by the caller in its place, for the other side to accept or deny.
  public static let rescheduleMeeting = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingService/RescheduleMeeting",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.RescheduleMeetingRequest", responseType: "cairn.social.localbuddy.v1.RescheduleMeetingResponse")

  /// Gets a meeting of the caller.
  public static let getMeeting = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingService/GetMeeting",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.localbuddy.v1.GetMeetingRequest", responseType: "cairn.social.localbuddy.v1.GetMeetingResponse")

  /// Lists the caller's meetings in the order in which they begin.
  public static let listMeetings = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingService/ListMeetings",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.localbuddy.v1.ListMeetingsRequest", responseType: "cairn.social.localbuddy.v1.ListMeetingsResponse")

  /// Tells the days of a month on which the caller has meetings, by the calendar at the place of each.
  public static let getMeetingMonth = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingService/GetMeetingMonth",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.localbuddy.v1.GetMeetingMonthRequest", responseType: "cairn.social.localbuddy.v1.GetMeetingMonthResponse")

  /// Gets a meeting as a file for calendars (RFC 5545).
  public static let getMeetingCalendar = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingService/GetMeetingCalendar",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.localbuddy.v1.GetMeetingCalendarRequest", responseType: "cairn.social.localbuddy.v1.GetMeetingCalendarResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [createMeeting, respondMeeting, cancelMeeting, rescheduleMeeting, getMeeting, listMeetings, getMeetingMonth, getMeetingCalendar]
}

/// Serves meetings of two people: proposed by one, accepted or denied by the other. For people of 18 years and over who have a conversation with each other.
///
/// Agreed upon is what a clock on the wall shows at the place: date, time and time zone. The instant follows from it, and follows anew when the rules of the
/// zone change. Meetings with somebody who is blocked, in either direction, are not there for either while the block lasts.
public protocol MeetingServiceHandlers: Sendable {
  /// Proposes a meeting.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations, all that are wrong at once: other_account_id (MISSING, INVALID_UUID, SELF),
  /// content.date (MISSING, MALFORMED), content.time (MISSING, MALFORMED, NO_SUCH_TIME in the hour that a clock leaps over), content.time_zone (MISSING,
  /// UNKNOWN_VALUE), content.fold (OUT_OF_RANGE), content.duration_minutes (OUT_OF_RANGE), content.title, content.description and content.place
  /// (TOO_LONG, NOT_WRITING), content.position (OUT_OF_RANGE); NOT_FOUND USER_NOT_FOUND; FAILED_PRECONDITION NO_CONVERSATION;
  /// FAILED_PRECONDITION TOO_SOON with metadata min_minutes; FAILED_PRECONDITION TOO_LATE with metadata max_days; FAILED_PRECONDITION MEETING_NOT_ALLOWED
  /// where the other one, with whom the caller has a conversation, must not meet strangers or may be written to by nobody; FAILED_PRECONDITION
  /// LINK_NOT_ALLOWED where a stranger's words lead elsewhere before the other one has answered; FAILED_PRECONDITION BIRTH_DATE_MISSING; FAILED_PRECONDITION TOO_YOUNG; PERMISSION_DENIED CHAT_NOT_ALLOWED
  /// for a caller who may write to nobody; RESOURCE_EXHAUSTED TOO_MANY_PENDING with metadata max;
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func createMeeting(_ request: CreateMeetingRequest, _ context: RequestContext) async throws -> CreateMeetingResponse

  /// Accepts or denies a meeting that the other side has proposed.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; FAILED_PRECONDITION MEETING_NOT_OPEN with metadata state for one that is decided or over;
  /// FAILED_PRECONDITION OWN_PROPOSAL; FAILED_PRECONDITION MEETING_NOT_ALLOWED; FAILED_PRECONDITION BIRTH_DATE_MISSING; FAILED_PRECONDITION TOO_YOUNG;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations: meeting_id (INVALID_UUID), answer
  /// (UNKNOWN_VALUE);
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func respondMeeting(_ request: RespondMeetingRequest, _ context: RequestContext) async throws -> RespondMeetingResponse

  /// Cancels a meeting before it begins: a proposal by its maker, a fixed one by either.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; FAILED_PRECONDITION MEETING_NOT_OPEN with metadata state; FAILED_PRECONDITION NOT_OWN_PROPOSAL for a proposal of the
  /// other, which is denied; FAILED_PRECONDITION LINK_NOT_ALLOWED and FAILED_PRECONDITION MEETING_NOT_ALLOWED of a reason, as for CreateMeeting;
  /// PERMISSION_DENIED CHAT_NOT_ALLOWED for a reason of a caller who may write to nobody;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations: meeting_id (INVALID_UUID), reason (TOO_LONG, NOT_WRITING);
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func cancelMeeting(_ request: CancelMeetingRequest, _ context: RequestContext) async throws -> CancelMeetingResponse

  /// Moves a meeting that has not begun: it ends, and a new one is proposed by the caller in its place, for the other side to accept or deny.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; FAILED_PRECONDITION MEETING_NOT_OPEN with metadata state; INVALID_ARGUMENT with the field violation meeting_id
  /// (INVALID_UUID); for the new content the errors of CreateMeeting;
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func rescheduleMeeting(_ request: RescheduleMeetingRequest, _ context: RequestContext) async throws -> RescheduleMeetingResponse

  /// Gets a meeting of the caller.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation meeting_id INVALID_UUID.
  nonisolated(nonsending) func getMeeting(_ request: GetMeetingRequest, _ context: RequestContext) async throws -> GetMeetingResponse

  /// Lists the caller's meetings in the order in which they begin.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: with_account_id (INVALID_UUID), page_size (OUT_OF_RANGE), page_token
  /// (PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listMeetings(_ request: ListMeetingsRequest, _ context: RequestContext) async throws -> ListMeetingsResponse

  /// Tells the days of a month on which the caller has meetings, by the calendar at the place of each.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation month MALFORMED.
  nonisolated(nonsending) func getMeetingMonth(_ request: GetMeetingMonthRequest, _ context: RequestContext) async throws -> GetMeetingMonthResponse

  /// Gets a meeting as a file for calendars (RFC 5545).
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation meeting_id INVALID_UUID.
  nonisolated(nonsending) func getMeetingCalendar(_ request: GetMeetingCalendarRequest, _ context: RequestContext) async throws -> GetMeetingCalendarResponse
}

extension MeetingServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MeetingServiceMethods.createMeeting) { (request: CreateMeetingRequest, context) in
        try await self.createMeeting(request, context)
      },
      .unary(MeetingServiceMethods.respondMeeting) { (request: RespondMeetingRequest, context) in
        try await self.respondMeeting(request, context)
      },
      .unary(MeetingServiceMethods.cancelMeeting) { (request: CancelMeetingRequest, context) in
        try await self.cancelMeeting(request, context)
      },
      .unary(MeetingServiceMethods.rescheduleMeeting) { (request: RescheduleMeetingRequest, context) in
        try await self.rescheduleMeeting(request, context)
      },
      .unary(MeetingServiceMethods.getMeeting) { (request: GetMeetingRequest, context) in
        try await self.getMeeting(request, context)
      },
      .unary(MeetingServiceMethods.listMeetings) { (request: ListMeetingsRequest, context) in
        try await self.listMeetings(request, context)
      },
      .unary(MeetingServiceMethods.getMeetingMonth) { (request: GetMeetingMonthRequest, context) in
        try await self.getMeetingMonth(request, context)
      },
      .unary(MeetingServiceMethods.getMeetingCalendar) { (request: GetMeetingCalendarRequest, context) in
        try await self.getMeetingCalendar(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.localbuddy.v1.MeetingService`.
public struct MeetingServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Proposes a meeting.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations, all that are wrong at once: other_account_id (MISSING, INVALID_UUID, SELF),
  /// content.date (MISSING, MALFORMED), content.time (MISSING, MALFORMED, NO_SUCH_TIME in the hour that a clock leaps over), content.time_zone (MISSING,
  /// UNKNOWN_VALUE), content.fold (OUT_OF_RANGE), content.duration_minutes (OUT_OF_RANGE), content.title, content.description and content.place
  /// (TOO_LONG, NOT_WRITING), content.position (OUT_OF_RANGE); NOT_FOUND USER_NOT_FOUND; FAILED_PRECONDITION NO_CONVERSATION;
  /// FAILED_PRECONDITION TOO_SOON with metadata min_minutes; FAILED_PRECONDITION TOO_LATE with metadata max_days; FAILED_PRECONDITION MEETING_NOT_ALLOWED
  /// where the other one, with whom the caller has a conversation, must not meet strangers or may be written to by nobody; FAILED_PRECONDITION
  /// LINK_NOT_ALLOWED where a stranger's words lead elsewhere before the other one has answered; FAILED_PRECONDITION BIRTH_DATE_MISSING; FAILED_PRECONDITION TOO_YOUNG; PERMISSION_DENIED CHAT_NOT_ALLOWED
  /// for a caller who may write to nobody; RESOURCE_EXHAUSTED TOO_MANY_PENDING with metadata max;
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func createMeeting(
    _ request: CreateMeetingRequest, _ options: CallOptions = .init()
  ) async throws -> CreateMeetingResponse {
    try await channel.unary(MeetingServiceMethods.createMeeting, request, options)
  }

  /// Accepts or denies a meeting that the other side has proposed.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; FAILED_PRECONDITION MEETING_NOT_OPEN with metadata state for one that is decided or over;
  /// FAILED_PRECONDITION OWN_PROPOSAL; FAILED_PRECONDITION MEETING_NOT_ALLOWED; FAILED_PRECONDITION BIRTH_DATE_MISSING; FAILED_PRECONDITION TOO_YOUNG;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations: meeting_id (INVALID_UUID), answer
  /// (UNKNOWN_VALUE);
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func respondMeeting(
    _ request: RespondMeetingRequest, _ options: CallOptions = .init()
  ) async throws -> RespondMeetingResponse {
    try await channel.unary(MeetingServiceMethods.respondMeeting, request, options)
  }

  /// Cancels a meeting before it begins: a proposal by its maker, a fixed one by either.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; FAILED_PRECONDITION MEETING_NOT_OPEN with metadata state; FAILED_PRECONDITION NOT_OWN_PROPOSAL for a proposal of the
  /// other, which is denied; FAILED_PRECONDITION LINK_NOT_ALLOWED and FAILED_PRECONDITION MEETING_NOT_ALLOWED of a reason, as for CreateMeeting;
  /// PERMISSION_DENIED CHAT_NOT_ALLOWED for a reason of a caller who may write to nobody;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations: meeting_id (INVALID_UUID), reason (TOO_LONG, NOT_WRITING);
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func cancelMeeting(
    _ request: CancelMeetingRequest, _ options: CallOptions = .init()
  ) async throws -> CancelMeetingResponse {
    try await channel.unary(MeetingServiceMethods.cancelMeeting, request, options)
  }

  /// Moves a meeting that has not begun: it ends, and a new one is proposed by the caller in its place, for the other side to accept or deny.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; FAILED_PRECONDITION MEETING_NOT_OPEN with metadata state; INVALID_ARGUMENT with the field violation meeting_id
  /// (INVALID_UUID); for the new content the errors of CreateMeeting;
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func rescheduleMeeting(
    _ request: RescheduleMeetingRequest, _ options: CallOptions = .init()
  ) async throws -> RescheduleMeetingResponse {
    try await channel.unary(MeetingServiceMethods.rescheduleMeeting, request, options)
  }

  /// Gets a meeting of the caller.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation meeting_id INVALID_UUID.
  public nonisolated(nonsending) func getMeeting(
    _ request: GetMeetingRequest, _ options: CallOptions = .init()
  ) async throws -> GetMeetingResponse {
    try await channel.unary(MeetingServiceMethods.getMeeting, request, options)
  }

  /// Lists the caller's meetings in the order in which they begin.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: with_account_id (INVALID_UUID), page_size (OUT_OF_RANGE), page_token
  /// (PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listMeetings(
    _ request: ListMeetingsRequest, _ options: CallOptions = .init()
  ) async throws -> ListMeetingsResponse {
    try await channel.unary(MeetingServiceMethods.listMeetings, request, options)
  }

  /// Tells the days of a month on which the caller has meetings, by the calendar at the place of each.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation month MALFORMED.
  public nonisolated(nonsending) func getMeetingMonth(
    _ request: GetMeetingMonthRequest, _ options: CallOptions = .init()
  ) async throws -> GetMeetingMonthResponse {
    try await channel.unary(MeetingServiceMethods.getMeetingMonth, request, options)
  }

  /// Gets a meeting as a file for calendars (RFC 5545).
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation meeting_id INVALID_UUID.
  public nonisolated(nonsending) func getMeetingCalendar(
    _ request: GetMeetingCalendarRequest, _ options: CallOptions = .init()
  ) async throws -> GetMeetingCalendarResponse {
    try await channel.unary(MeetingServiceMethods.getMeetingCalendar, request, options)
  }
}
