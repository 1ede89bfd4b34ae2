// Written by protoc-gen-cairn from cairn/social/v1/reports.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.ReportService`: known before a body is read.
public enum ReportServiceMethods {
  /// Reports a person, a media, or content of an app. Evidence of what the caller sees of it at this moment is kept, and nobody can change it
  public static let createReport = MethodRow(
    path: "/cairn.social.v1.ReportService/CreateReport",
    access: .user, idempotency: .key,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.social.v1.CreateReportRequest", responseType: "cairn.social.v1.CreateReportResponse")

  /// Lists the caller's reports and their outcomes, the latest first. The sanction is not told.
  public static let listMyReports = MethodRow(
    path: "/cairn.social.v1.ReportService/ListMyReports",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.ListMyReportsRequest", responseType: "cairn.social.v1.ListMyReportsResponse")

  /// Lists decisions of moderators about the caller, the latest first.
  public static let listMyDecisions = MethodRow(
    path: "/cairn.social.v1.ReportService/ListMyDecisions",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, allowsSuspended: true, scopes: [.web],
    requestType: "cairn.social.v1.ListMyDecisionsRequest", responseType: "cairn.social.v1.ListMyDecisionsResponse")

  /// Appeals against a decision, once. A moderator other than the one who decided decides it.
  public static let appealDecision = MethodRow(
    path: "/cairn.social.v1.ReportService/AppealDecision",
    access: .user, idempotency: .key,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive, allowsSuspended: true,
    requestType: "cairn.social.v1.AppealDecisionRequest", responseType: "cairn.social.v1.AppealDecisionResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [createReport, listMyReports, listMyDecisions, appealDecision]
}

/// Reports somebody, or content of theirs, to the moderators; tells the reporter the outcome; and lets people appeal who were sanctioned.
public protocol ReportServiceHandlers: Sendable {
  /// Reports a person, a media, or content of an app. Evidence of what the caller sees of it at this moment is kept, and nobody can change it
  /// afterwards. The person who is reported is not told by whom. A caller may report a person whom they see, whom they have blocked, of whom they were
  /// told on the stream before that person blocked them, or with whom they have been in the content that is named; a media, when that holds of its owner;
  /// a photo of an album, when they see the album (MediaService.ListAlbum); and content, when they see it. Blocking as well is a call of its own.
  ///
  /// Content in which something happened can be named with the report of a person, for example an ended game of Where am I that both have played:
  /// what its app tells of it is kept with the evidence, and stays there when the content itself is forgotten.
  ///
  /// While a report of the same is open, another one is refused: the evidence of the first stands, and a later one adds nothing to the queue.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND; NOT_FOUND MEDIA_NOT_FOUND; NOT_FOUND CONTENT_NOT_FOUND when there is no such content, the caller does not see it,
  /// or one of the two has no part in it; FAILED_PRECONDITION with a reason of the app when nothing can be told of it yet, for example GAME_NOT_FINISHED;
  /// FAILED_PRECONDITION CONTENT_OF_NOBODY when nobody answers for the content; INVALID_ARGUMENT SELF; ALREADY_EXISTS ALREADY_REPORTED;
  /// RESOURCE_EXHAUSTED REPORTS_FULL with 20 open reports; UNAVAILABLE UNAVAILABLE when it cannot be found out now who somebody is, or what the content
  /// is; INVALID_ARGUMENT INVALID_ARGUMENT with field violations, among them context (MALFORMED, NOT_APPLICABLE beside anything but a person);
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func createReport(_ request: CreateReportRequest, _ context: RequestContext) async throws -> CreateReportResponse

  /// Lists the caller's reports and their outcomes, the latest first. The sanction is not told.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  nonisolated(nonsending) func listMyReports(_ request: ListMyReportsRequest, _ context: RequestContext) async throws -> ListMyReportsResponse

  /// Lists decisions of moderators about the caller, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  nonisolated(nonsending) func listMyDecisions(_ request: ListMyDecisionsRequest, _ context: RequestContext) async throws -> ListMyDecisionsResponse

  /// Appeals against a decision, once. A moderator other than the one who decided decides it.
  ///
  /// Errors: NOT_FOUND DECISION_NOT_FOUND; ALREADY_EXISTS ALREADY_APPEALED; FAILED_PRECONDITION APPEAL_TOO_LATE after 30 days; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func appealDecision(_ request: AppealDecisionRequest, _ context: RequestContext) async throws -> AppealDecisionResponse
}

extension ReportServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ReportServiceMethods.createReport) { (request: CreateReportRequest, context) in
        try await self.createReport(request, context)
      },
      .unary(ReportServiceMethods.listMyReports) { (request: ListMyReportsRequest, context) in
        try await self.listMyReports(request, context)
      },
      .unary(ReportServiceMethods.listMyDecisions) { (request: ListMyDecisionsRequest, context) in
        try await self.listMyDecisions(request, context)
      },
      .unary(ReportServiceMethods.appealDecision) { (request: AppealDecisionRequest, context) in
        try await self.appealDecision(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.ReportService`.
public struct ReportServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Reports a person, a media, or content of an app. Evidence of what the caller sees of it at this moment is kept, and nobody can change it
  /// afterwards. The person who is reported is not told by whom. A caller may report a person whom they see, whom they have blocked, of whom they were
  /// told on the stream before that person blocked them, or with whom they have been in the content that is named; a media, when that holds of its owner;
  /// a photo of an album, when they see the album (MediaService.ListAlbum); and content, when they see it. Blocking as well is a call of its own.
  ///
  /// Content in which something happened can be named with the report of a person, for example an ended game of Where am I that both have played:
  /// what its app tells of it is kept with the evidence, and stays there when the content itself is forgotten.
  ///
  /// While a report of the same is open, another one is refused: the evidence of the first stands, and a later one adds nothing to the queue.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND; NOT_FOUND MEDIA_NOT_FOUND; NOT_FOUND CONTENT_NOT_FOUND when there is no such content, the caller does not see it,
  /// or one of the two has no part in it; FAILED_PRECONDITION with a reason of the app when nothing can be told of it yet, for example GAME_NOT_FINISHED;
  /// FAILED_PRECONDITION CONTENT_OF_NOBODY when nobody answers for the content; INVALID_ARGUMENT SELF; ALREADY_EXISTS ALREADY_REPORTED;
  /// RESOURCE_EXHAUSTED REPORTS_FULL with 20 open reports; UNAVAILABLE UNAVAILABLE when it cannot be found out now who somebody is, or what the content
  /// is; INVALID_ARGUMENT INVALID_ARGUMENT with field violations, among them context (MALFORMED, NOT_APPLICABLE beside anything but a person);
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func createReport(
    _ request: CreateReportRequest, _ options: CallOptions = .init()
  ) async throws -> CreateReportResponse {
    try await channel.unary(ReportServiceMethods.createReport, request, options)
  }

  /// Lists the caller's reports and their outcomes, the latest first. The sanction is not told.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  public nonisolated(nonsending) func listMyReports(
    _ request: ListMyReportsRequest, _ options: CallOptions = .init()
  ) async throws -> ListMyReportsResponse {
    try await channel.unary(ReportServiceMethods.listMyReports, request, options)
  }

  /// Lists decisions of moderators about the caller, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  public nonisolated(nonsending) func listMyDecisions(
    _ request: ListMyDecisionsRequest, _ options: CallOptions = .init()
  ) async throws -> ListMyDecisionsResponse {
    try await channel.unary(ReportServiceMethods.listMyDecisions, request, options)
  }

  /// Appeals against a decision, once. A moderator other than the one who decided decides it.
  ///
  /// Errors: NOT_FOUND DECISION_NOT_FOUND; ALREADY_EXISTS ALREADY_APPEALED; FAILED_PRECONDITION APPEAL_TOO_LATE after 30 days; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func appealDecision(
    _ request: AppealDecisionRequest, _ options: CallOptions = .init()
  ) async throws -> AppealDecisionResponse {
    try await channel.unary(ReportServiceMethods.appealDecision, request, options)
  }
}
