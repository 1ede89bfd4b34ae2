// Written by protoc-gen-cairn from cairn/auth/v1/account_admin.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.AccountAdminService`: known before a body is read.
public enum AccountAdminServiceMethods {
  /// Logs an account out everywhere. Its owner may log in again.
  public static let endAccountSessions = MethodRow(
    path: "/cairn.auth.v1.AccountAdminService/EndAccountSessions",
    access: .admin, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.EndAccountSessionsRequest", responseType: "cairn.auth.v1.EndAccountSessionsResponse")

  /// Removes the second factor of somebody who has lost the device and the recovery codes: the password alone opens the account from then on. Log-ins that
  public static let resetSecondFactor = MethodRow(
    path: "/cairn.auth.v1.AccountAdminService/ResetSecondFactor",
    access: .admin, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.ResetSecondFactorRequest", responseType: "cairn.auth.v1.ResetSecondFactorResponse")

  /// Deletes an account: it is signed out and invisible at once, and removed from every service at once or after the days that the installation grants. No
  public static let orderDeletion = MethodRow(
    path: "/cairn.auth.v1.AccountAdminService/OrderDeletion",
    access: .admin, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.OrderDeletionRequest", responseType: "cairn.auth.v1.OrderDeletionResponse")

  /// Takes back a deletion that has not begun, whoever has asked for it. Sessions that it has ended stay ended.
  public static let recallDeletion = MethodRow(
    path: "/cairn.auth.v1.AccountAdminService/RecallDeletion",
    access: .admin, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.RecallDeletionRequest", responseType: "cairn.auth.v1.RecallDeletionResponse")

  /// Has everything put together that is kept about a person, as ExportService does for themselves: for those who ask for it by letter.
  public static let orderExport = MethodRow(
    path: "/cairn.auth.v1.AccountAdminService/OrderExport",
    access: .admin, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .heavy,
    requestType: "cairn.auth.v1.OrderExportRequest", responseType: "cairn.auth.v1.OrderExportResponse")

  /// Tells how far an export of somebody's has come.
  public static let getOrderedExport = MethodRow(
    path: "/cairn.auth.v1.AccountAdminService/GetOrderedExport",
    access: .admin, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.v1.GetOrderedExportRequest", responseType: "cairn.auth.v1.GetOrderedExportResponse")

  /// Streams the ZIP of an export that is ready, in parts of at most 64 KiB. Each time is kept for the audit.
  public static let takeOrderedExport = MethodRow(
    path: "/cairn.auth.v1.AccountAdminService/TakeOrderedExport",
    access: .admin, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .heavy,
    requestType: "cairn.auth.v1.TakeOrderedExportRequest", responseType: "cairn.auth.v1.TakeOrderedExportResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [endAccountSessions, resetSecondFactor, orderDeletion, recallDeletion, orderExport, getOrderedExport, takeOrderedExport]
}

/// Helps people who have lost a way in to their account, and does what they ask for by letter. For admins, about accounts that are no admin's: take the role
/// first. The person who asks has to be known by other means; each act is kept for the audit, and the owner sees it among the security events.
///
/// The caller must also have shown a second factor in the session, unless the operator has switched that off: without it every method answers
/// FAILED_PRECONDITION SECOND_FACTOR_MISSING.
///
/// Not for web pages: admins work with the whole scope.
public protocol AccountAdminServiceHandlers: Sendable {
  /// Logs an account out everywhere. Its owner may log in again.
  ///
  /// Safe to repeat: tells how many sessions have ended, none the second time.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the
  /// field violation INVALID_UUID.
  nonisolated(nonsending) func endAccountSessions(_ request: EndAccountSessionsRequest, _ context: RequestContext) async throws -> EndAccountSessionsResponse

  /// Removes the second factor of somebody who has lost the device and the recovery codes: the password alone opens the account from then on. Log-ins that
  /// wait for a code end, and so do all sessions.
  ///
  /// Safe to repeat: without one nothing changes.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the
  /// field violation INVALID_UUID.
  nonisolated(nonsending) func resetSecondFactor(_ request: ResetSecondFactorRequest, _ context: RequestContext) async throws -> ResetSecondFactorResponse

  /// Deletes an account: it is signed out and invisible at once, and removed from every service at once or after the days that the installation grants. No
  /// log-in takes that back; RecallDeletion does within these days. It comes in the place of a deletion that the owner has asked for, and no later than that.
  /// Kept for the audit with the admin's own account: of the deleted one nothing is left.
  ///
  /// Safe to repeat: while it is being deleted, the same is answered.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the
  /// field violation INVALID_UUID.
  nonisolated(nonsending) func orderDeletion(_ request: OrderDeletionRequest, _ context: RequestContext) async throws -> OrderDeletionResponse

  /// Takes back a deletion that has not begun, whoever has asked for it. Sessions that it has ended stay ended.
  ///
  /// Safe to repeat: of an account that is not being deleted nothing changes.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; FAILED_PRECONDITION DELETION_BEGUN: there is
  /// no way back; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation INVALID_UUID.
  nonisolated(nonsending) func recallDeletion(_ request: RecallDeletionRequest, _ context: RequestContext) async throws -> RecallDeletionResponse

  /// Has everything put together that is kept about a person, as ExportService does for themselves: for those who ask for it by letter.
  ///
  /// Safe to repeat: while one is being made, and for an hour after one was made, that one is answered.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the
  /// field violation INVALID_UUID.
  nonisolated(nonsending) func orderExport(_ request: OrderExportRequest, _ context: RequestContext) async throws -> OrderExportResponse

  /// Tells how far an export of somebody's has come.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; NOT_FOUND EXPORT_NOT_FOUND, also after seven
  /// days; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  nonisolated(nonsending) func getOrderedExport(_ request: GetOrderedExportRequest, _ context: RequestContext) async throws -> GetOrderedExportResponse

  /// Streams the ZIP of an export that is ready, in parts of at most 64 KiB. Each time is kept for the audit.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; NOT_FOUND EXPORT_NOT_FOUND;
  /// FAILED_PRECONDITION EXPORT_NOT_READY; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, OUT_OF_RANGE).
  nonisolated(nonsending) func takeOrderedExport(_ request: TakeOrderedExportRequest, _ context: RequestContext, _ responses: ResponseStream<TakeOrderedExportResponse>) async throws
}

extension AccountAdminServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(AccountAdminServiceMethods.endAccountSessions) { (request: EndAccountSessionsRequest, context) in
        try await self.endAccountSessions(request, context)
      },
      .unary(AccountAdminServiceMethods.resetSecondFactor) { (request: ResetSecondFactorRequest, context) in
        try await self.resetSecondFactor(request, context)
      },
      .unary(AccountAdminServiceMethods.orderDeletion) { (request: OrderDeletionRequest, context) in
        try await self.orderDeletion(request, context)
      },
      .unary(AccountAdminServiceMethods.recallDeletion) { (request: RecallDeletionRequest, context) in
        try await self.recallDeletion(request, context)
      },
      .unary(AccountAdminServiceMethods.orderExport) { (request: OrderExportRequest, context) in
        try await self.orderExport(request, context)
      },
      .unary(AccountAdminServiceMethods.getOrderedExport) { (request: GetOrderedExportRequest, context) in
        try await self.getOrderedExport(request, context)
      },
      .serverStreaming(AccountAdminServiceMethods.takeOrderedExport) { (request: TakeOrderedExportRequest, context, responses: ResponseStream<TakeOrderedExportResponse>) in
        try await self.takeOrderedExport(request, context, responses)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.AccountAdminService`.
public struct AccountAdminServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Logs an account out everywhere. Its owner may log in again.
  ///
  /// Safe to repeat: tells how many sessions have ended, none the second time.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the
  /// field violation INVALID_UUID.
  public nonisolated(nonsending) func endAccountSessions(
    _ request: EndAccountSessionsRequest, _ options: CallOptions = .init()
  ) async throws -> EndAccountSessionsResponse {
    try await channel.unary(AccountAdminServiceMethods.endAccountSessions, request, options)
  }

  /// Removes the second factor of somebody who has lost the device and the recovery codes: the password alone opens the account from then on. Log-ins that
  /// wait for a code end, and so do all sessions.
  ///
  /// Safe to repeat: without one nothing changes.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the
  /// field violation INVALID_UUID.
  public nonisolated(nonsending) func resetSecondFactor(
    _ request: ResetSecondFactorRequest, _ options: CallOptions = .init()
  ) async throws -> ResetSecondFactorResponse {
    try await channel.unary(AccountAdminServiceMethods.resetSecondFactor, request, options)
  }

  /// Deletes an account: it is signed out and invisible at once, and removed from every service at once or after the days that the installation grants. No
  /// log-in takes that back; RecallDeletion does within these days. It comes in the place of a deletion that the owner has asked for, and no later than that.
  /// Kept for the audit with the admin's own account: of the deleted one nothing is left.
  ///
  /// Safe to repeat: while it is being deleted, the same is answered.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the
  /// field violation INVALID_UUID.
  public nonisolated(nonsending) func orderDeletion(
    _ request: OrderDeletionRequest, _ options: CallOptions = .init()
  ) async throws -> OrderDeletionResponse {
    try await channel.unary(AccountAdminServiceMethods.orderDeletion, request, options)
  }

  /// Takes back a deletion that has not begun, whoever has asked for it. Sessions that it has ended stay ended.
  ///
  /// Safe to repeat: of an account that is not being deleted nothing changes.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; FAILED_PRECONDITION DELETION_BEGUN: there is
  /// no way back; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation INVALID_UUID.
  public nonisolated(nonsending) func recallDeletion(
    _ request: RecallDeletionRequest, _ options: CallOptions = .init()
  ) async throws -> RecallDeletionResponse {
    try await channel.unary(AccountAdminServiceMethods.recallDeletion, request, options)
  }

  /// Has everything put together that is kept about a person, as ExportService does for themselves: for those who ask for it by letter.
  ///
  /// Safe to repeat: while one is being made, and for an hour after one was made, that one is answered.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the
  /// field violation INVALID_UUID.
  public nonisolated(nonsending) func orderExport(
    _ request: OrderExportRequest, _ options: CallOptions = .init()
  ) async throws -> OrderExportResponse {
    try await channel.unary(AccountAdminServiceMethods.orderExport, request, options)
  }

  /// Tells how far an export of somebody's has come.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; NOT_FOUND EXPORT_NOT_FOUND, also after seven
  /// days; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID).
  public nonisolated(nonsending) func getOrderedExport(
    _ request: GetOrderedExportRequest, _ options: CallOptions = .init()
  ) async throws -> GetOrderedExportResponse {
    try await channel.unary(AccountAdminServiceMethods.getOrderedExport, request, options)
  }

  /// Streams the ZIP of an export that is ready, in parts of at most 64 KiB. Each time is kept for the audit.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; NOT_FOUND EXPORT_NOT_FOUND;
  /// FAILED_PRECONDITION EXPORT_NOT_READY; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, OUT_OF_RANGE).
  public nonisolated(nonsending) func takeOrderedExport(
    _ request: TakeOrderedExportRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<TakeOrderedExportResponse> {
    try await channel.serverStreaming(AccountAdminServiceMethods.takeOrderedExport, request, options)
  }
}
