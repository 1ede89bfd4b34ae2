// Written by protoc-gen-cairn from cairn/social/v1/report_moderation.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.ReportModerationService`: known before a body is read.
public enum ReportModerationServiceMethods {
  /// Lists cases, but for those about the caller.
  public static let listReportCases = MethodRow(
    path: "/cairn.social.v1.ReportModerationService/ListReportCases",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.ListReportCasesRequest", responseType: "cairn.social.v1.ListReportCasesResponse")

  /// Shows a case with its reports and their evidence, with paths to the media in it. That it was looked at is kept for the audit.
  public static let getReportCase = MethodRow(
    path: "/cairn.social.v1.ReportModerationService/GetReportCase",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.GetReportCaseRequest", responseType: "cairn.social.v1.GetReportCaseResponse")

  /// Takes a case to decide it: nobody else may for 30 minutes. A moderator who has the case already keeps it for 30 minutes from now.
  public static let claimReportCase = MethodRow(
    path: "/cairn.social.v1.ReportModerationService/ClaimReportCase",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.ClaimReportCaseRequest", responseType: "cairn.social.v1.ClaimReportCaseResponse")

  /// Decides a case that the caller has claimed. A decision that was answered is carried out, whatever process dies meanwhile. The reporters are
  public static let decideReportCase = MethodRow(
    path: "/cairn.social.v1.ReportModerationService/DecideReportCase",
    access: .user, idempotency: .key,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.DecideReportCaseRequest", responseType: "cairn.social.v1.DecideReportCaseResponse")

  /// Decides the appeal against a decision that somebody else has made.
  public static let decideAppeal = MethodRow(
    path: "/cairn.social.v1.ReportModerationService/DecideAppeal",
    access: .user, idempotency: .key,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.DecideAppealRequest", responseType: "cairn.social.v1.DecideAppealResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [listReportCases, getReportCase, claimReportCase, decideReportCase, decideAppeal]
}

/// The queue of moderators. All open reports of one person, of one media, or of one content of an app, are one case, which is decided once. For moderators and admins: the
/// role of the caller is looked up at AuthService with each call, and so is the second factor of the session, unless the operator has switched that
/// off. A case about the caller, or about a media of theirs, is not there for them, whatever their rank: cases tell who has reported.
///
/// Errors of every method: PERMISSION_DENIED PERMISSION_DENIED for everybody else; FAILED_PRECONDITION SECOND_FACTOR_MISSING; UNAVAILABLE when
/// AuthService does not answer.
///
/// Not for web pages: moderators work with the whole scope.
public protocol ReportModerationServiceHandlers: Sendable {
  /// Lists cases, but for those about the caller.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (UNKNOWN_VALUE, OUT_OF_RANGE, PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listReportCases(_ request: ListReportCasesRequest, _ context: RequestContext) async throws -> ListReportCasesResponse

  /// Shows a case with its reports and their evidence, with paths to the media in it. That it was looked at is kept for the audit.
  ///
  /// Errors: NOT_FOUND CASE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func getReportCase(_ request: GetReportCaseRequest, _ context: RequestContext) async throws -> GetReportCaseResponse

  /// Takes a case to decide it: nobody else may for 30 minutes. A moderator who has the case already keeps it for 30 minutes from now.
  ///
  /// Errors: NOT_FOUND CASE_NOT_FOUND; FAILED_PRECONDITION CASE_DECIDED; FAILED_PRECONDITION CASE_CLAIMED by somebody else; PERMISSION_DENIED
  /// OWN_CASE for a moderator who has reported; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func claimReportCase(_ request: ClaimReportCaseRequest, _ context: RequestContext) async throws -> ClaimReportCaseResponse

  /// Decides a case that the caller has claimed. A decision that was answered is carried out, whatever process dies meanwhile. The reporters are
  /// told whether anything was done, and the person is told what was done and why. The content that is removed is the content that the evidence of
  /// all reports of the case shows, whatever the person shows now.
  ///
  /// Errors: NOT_FOUND CASE_NOT_FOUND; FAILED_PRECONDITION CASE_DECIDED; FAILED_PRECONDITION CASE_NOT_CLAIMED; PERMISSION_DENIED OWN_CASE for a
  /// moderator who has reported; PERMISSION_DENIED RANK_TOO_LOW when anything but a dismissal is for somebody whose rank is not below the caller's;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations (UNKNOWN_VALUE, NOT_APPLICABLE for what the verdict leaves no room for, OUT_OF_RANGE,
  /// TOO_LONG, NOT_WRITING); ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func decideReportCase(_ request: DecideReportCaseRequest, _ context: RequestContext) async throws -> DecideReportCaseResponse

  /// Decides the appeal against a decision that somebody else has made.
  ///
  /// Errors: NOT_FOUND CASE_NOT_FOUND; FAILED_PRECONDITION APPEAL_NOT_OPEN; PERMISSION_DENIED OWN_CASE for a moderator who has reported or has
  /// decided; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (UNKNOWN_VALUE, TOO_LONG, NOT_WRITING); ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func decideAppeal(_ request: DecideAppealRequest, _ context: RequestContext) async throws -> DecideAppealResponse
}

extension ReportModerationServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ReportModerationServiceMethods.listReportCases) { (request: ListReportCasesRequest, context) in
        try await self.listReportCases(request, context)
      },
      .unary(ReportModerationServiceMethods.getReportCase) { (request: GetReportCaseRequest, context) in
        try await self.getReportCase(request, context)
      },
      .unary(ReportModerationServiceMethods.claimReportCase) { (request: ClaimReportCaseRequest, context) in
        try await self.claimReportCase(request, context)
      },
      .unary(ReportModerationServiceMethods.decideReportCase) { (request: DecideReportCaseRequest, context) in
        try await self.decideReportCase(request, context)
      },
      .unary(ReportModerationServiceMethods.decideAppeal) { (request: DecideAppealRequest, context) in
        try await self.decideAppeal(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.ReportModerationService`.
public struct ReportModerationServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists cases, but for those about the caller.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (UNKNOWN_VALUE, OUT_OF_RANGE, PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listReportCases(
    _ request: ListReportCasesRequest, _ options: CallOptions = .init()
  ) async throws -> ListReportCasesResponse {
    try await channel.unary(ReportModerationServiceMethods.listReportCases, request, options)
  }

  /// Shows a case with its reports and their evidence, with paths to the media in it. That it was looked at is kept for the audit.
  ///
  /// Errors: NOT_FOUND CASE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func getReportCase(
    _ request: GetReportCaseRequest, _ options: CallOptions = .init()
  ) async throws -> GetReportCaseResponse {
    try await channel.unary(ReportModerationServiceMethods.getReportCase, request, options)
  }

  /// Takes a case to decide it: nobody else may for 30 minutes. A moderator who has the case already keeps it for 30 minutes from now.
  ///
  /// Errors: NOT_FOUND CASE_NOT_FOUND; FAILED_PRECONDITION CASE_DECIDED; FAILED_PRECONDITION CASE_CLAIMED by somebody else; PERMISSION_DENIED
  /// OWN_CASE for a moderator who has reported; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func claimReportCase(
    _ request: ClaimReportCaseRequest, _ options: CallOptions = .init()
  ) async throws -> ClaimReportCaseResponse {
    try await channel.unary(ReportModerationServiceMethods.claimReportCase, request, options)
  }

  /// Decides a case that the caller has claimed. A decision that was answered is carried out, whatever process dies meanwhile. The reporters are
  /// told whether anything was done, and the person is told what was done and why. The content that is removed is the content that the evidence of
  /// all reports of the case shows, whatever the person shows now.
  ///
  /// Errors: NOT_FOUND CASE_NOT_FOUND; FAILED_PRECONDITION CASE_DECIDED; FAILED_PRECONDITION CASE_NOT_CLAIMED; PERMISSION_DENIED OWN_CASE for a
  /// moderator who has reported; PERMISSION_DENIED RANK_TOO_LOW when anything but a dismissal is for somebody whose rank is not below the caller's;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations (UNKNOWN_VALUE, NOT_APPLICABLE for what the verdict leaves no room for, OUT_OF_RANGE,
  /// TOO_LONG, NOT_WRITING); ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func decideReportCase(
    _ request: DecideReportCaseRequest, _ options: CallOptions = .init()
  ) async throws -> DecideReportCaseResponse {
    try await channel.unary(ReportModerationServiceMethods.decideReportCase, request, options)
  }

  /// Decides the appeal against a decision that somebody else has made.
  ///
  /// Errors: NOT_FOUND CASE_NOT_FOUND; FAILED_PRECONDITION APPEAL_NOT_OPEN; PERMISSION_DENIED OWN_CASE for a moderator who has reported or has
  /// decided; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (UNKNOWN_VALUE, TOO_LONG, NOT_WRITING); ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func decideAppeal(
    _ request: DecideAppealRequest, _ options: CallOptions = .init()
  ) async throws -> DecideAppealResponse {
    try await channel.unary(ReportModerationServiceMethods.decideAppeal, request, options)
  }
}
