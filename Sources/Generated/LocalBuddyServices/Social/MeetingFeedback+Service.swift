// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meeting_feedback.proto; not by hand.
// swift-format-ignore-file

public import LocalBuddyProto
public import RPC

/// Rows of the methods of `cairn.social.localbuddy.v1.MeetingFeedbackService`: known before a body is read.
public enum MeetingFeedbackServiceMethods {
  /// Gives feedback of a fixed meeting: from its beginning for 14 days, each side once, and for good. It is hidden until the other side has given some too or
  public static let giveFeedback = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingFeedbackService/GiveFeedback",
    access: .user, idempotency: .key,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.GiveFeedbackRequest", responseType: "cairn.social.localbuddy.v1.GiveFeedbackResponse")

  /// Lists feedback about somebody: the caller, a buddy whom the caller may find, or somebody whom the caller has a meeting or a conversation with.
  public static let listFeedback = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingFeedbackService/ListFeedback",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.localbuddy.v1.ListFeedbackRequest", responseType: "cairn.social.localbuddy.v1.ListFeedbackResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [giveFeedback, listFeedback]
}

/// Serves feedback that two people give each other after a meeting. It is content of LocalBuddy of the kind "feedback", with the feedback_id as its id: by
/// that name it is reported (cairn.social.v1.ReportService.CreateReport). Feedback that moderators hide is seen by its author alone, and counts for nobody.
public protocol MeetingFeedbackServiceHandlers: Sendable {
  /// Gives feedback of a fixed meeting: from its beginning for 14 days, each side once, and for good. It is hidden until the other side has given some too or
  /// the time is over, so that nobody answers in kind.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; FAILED_PRECONDITION MEETING_NOT_FIXED; FAILED_PRECONDITION MEETING_NOT_STARTED;
  /// FAILED_PRECONDITION FEEDBACK_TIME_OVER; ALREADY_EXISTS FEEDBACK_GIVEN;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations: meeting_id (INVALID_UUID), rating (OUT_OF_RANGE), text (TOO_LONG, NOT_WRITING);
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func giveFeedback(_ request: GiveFeedbackRequest, _ context: RequestContext) async throws -> GiveFeedbackResponse

  /// Lists feedback about somebody: the caller, a buddy whom the caller may find, or somebody whom the caller has a meeting or a conversation with.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND for everybody else; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_id (INVALID_UUID), page_size
  /// (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listFeedback(_ request: ListFeedbackRequest, _ context: RequestContext) async throws -> ListFeedbackResponse
}

extension MeetingFeedbackServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MeetingFeedbackServiceMethods.giveFeedback) { (request: GiveFeedbackRequest, context) in
        try await self.giveFeedback(request, context)
      },
      .unary(MeetingFeedbackServiceMethods.listFeedback) { (request: ListFeedbackRequest, context) in
        try await self.listFeedback(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.localbuddy.v1.MeetingFeedbackService`.
public struct MeetingFeedbackServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gives feedback of a fixed meeting: from its beginning for 14 days, each side once, and for good. It is hidden until the other side has given some too or
  /// the time is over, so that nobody answers in kind.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; FAILED_PRECONDITION MEETING_NOT_FIXED; FAILED_PRECONDITION MEETING_NOT_STARTED;
  /// FAILED_PRECONDITION FEEDBACK_TIME_OVER; ALREADY_EXISTS FEEDBACK_GIVEN;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations: meeting_id (INVALID_UUID), rating (OUT_OF_RANGE), text (TOO_LONG, NOT_WRITING);
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func giveFeedback(
    _ request: GiveFeedbackRequest, _ options: CallOptions = .init()
  ) async throws -> GiveFeedbackResponse {
    try await channel.unary(MeetingFeedbackServiceMethods.giveFeedback, request, options)
  }

  /// Lists feedback about somebody: the caller, a buddy whom the caller may find, or somebody whom the caller has a meeting or a conversation with.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND for everybody else; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_id (INVALID_UUID), page_size
  /// (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listFeedback(
    _ request: ListFeedbackRequest, _ options: CallOptions = .init()
  ) async throws -> ListFeedbackResponse {
    try await channel.unary(MeetingFeedbackServiceMethods.listFeedback, request, options)
  }
}
