// Written by protoc-gen-cairn from cairn/auth/v1/moderation.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.ModerationService`: known before a body is read.
public enum ModerationServiceMethods {
  /// Tells the standing of an account. For moderators and admins. Each look is kept for the audit.
  public static let getAccountStanding = MethodRow(
    path: "/cairn.auth.v1.ModerationService/GetAccountStanding",
    access: .user, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.v1.GetAccountStandingRequest", responseType: "cairn.auth.v1.GetAccountStandingResponse")

  /// Finds an account by its user name, its address or its id, with what helps its owner back in. For moderators and admins. Each look is kept
  public static let findAccount = MethodRow(
    path: "/cairn.auth.v1.ModerationService/FindAccount",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.FindAccountRequest", responseType: "cairn.auth.v1.FindAccountResponse")

  /// Suspends an account of lower rank: until the suspension ends it cannot call anything but what allows it. For moderators and admins.
  public static let suspendAccount = MethodRow(
    path: "/cairn.auth.v1.ModerationService/SuspendAccount",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.SuspendAccountRequest", responseType: "cairn.auth.v1.SuspendAccountResponse")

  /// Lifts the suspension of an account of lower rank. For moderators and admins. Safe to repeat: without one, nothing changes.
  public static let liftSuspension = MethodRow(
    path: "/cairn.auth.v1.ModerationService/LiftSuspension",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.LiftSuspensionRequest", responseType: "cairn.auth.v1.LiftSuspensionResponse")

  /// Gives an account a role. Safe to repeat: one that has it keeps it.
  public static let grantRole = MethodRow(
    path: "/cairn.auth.v1.ModerationService/GrantRole",
    access: .admin, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.GrantRoleRequest", responseType: "cairn.auth.v1.GrantRoleResponse")

  /// Takes a role from an account. Safe to repeat: from one that lacks it nothing is taken.
  public static let revokeRole = MethodRow(
    path: "/cairn.auth.v1.ModerationService/RevokeRole",
    access: .admin, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.RevokeRoleRequest", responseType: "cairn.auth.v1.RevokeRoleResponse")

  /// Lists the actions of moderators, admins and the operator on accounts, and their looks at them, newest first, for a year back. Each listing
  public static let listAudit = MethodRow(
    path: "/cairn.auth.v1.ModerationService/ListAudit",
    access: .admin, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.v1.ListAuditRequest", responseType: "cairn.auth.v1.ListAuditResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getAccountStanding, findAccount, suspendAccount, liftSuspension, grantRole, revokeRole, listAudit]
}

/// Suspends accounts and hands out roles. The caller must have the rank: an admin is above a moderator, a moderator above everybody else.
///
/// The caller must also have shown a second factor in the session, unless the operator has switched that off: without it every method answers
/// FAILED_PRECONDITION SECOND_FACTOR_MISSING.
///
/// Not for web pages: moderators and admins work with the whole scope.
public protocol ModerationServiceHandlers: Sendable {
  /// Tells the standing of an account. For moderators and admins. Each look is kept for the audit.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation
  /// INVALID_UUID.
  nonisolated(nonsending) func getAccountStanding(_ request: GetAccountStandingRequest, _ context: RequestContext) async throws -> GetAccountStandingResponse

  /// Finds an account by its user name, its address or its id, with what helps its owner back in. For moderators and admins. Each look is kept
  /// for the audit, also one that finds nothing; it changes nothing else.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with a field violation
  /// (MISSING, TOO_LONG, NOT_WRITING).
  nonisolated(nonsending) func findAccount(_ request: FindAccountRequest, _ context: RequestContext) async throws -> FindAccountResponse

  /// Suspends an account of lower rank: until the suspension ends it cannot call anything but what allows it. For moderators and admins.
  ///
  /// Its owner may still see the sessions and the security events, end sessions, export all data and delete the account. A log-in or a refresh
  /// with even_if_suspended gets a session for that; without it ACCOUNT_SUSPENDED says why and until when.
  ///
  /// Safe to repeat: the same again changes nothing; another reason or end replaces those of a suspension that holds.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations (INVALID_UUID, MISSING, TOO_LONG, NOT_WRITING, OUT_OF_RANGE).
  nonisolated(nonsending) func suspendAccount(_ request: SuspendAccountRequest, _ context: RequestContext) async throws -> SuspendAccountResponse

  /// Lifts the suspension of an account of lower rank. For moderators and admins. Safe to repeat: without one, nothing changes.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with the field violation INVALID_UUID.
  nonisolated(nonsending) func liftSuspension(_ request: LiftSuspensionRequest, _ context: RequestContext) async throws -> LiftSuspensionResponse

  /// Gives an account a role. Safe to repeat: one that has it keeps it.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; FAILED_PRECONDITION ROLE_NOT_FOR_GUESTS: a guest cannot log in again, so that nobody could
  /// say who acts; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations
  /// (INVALID_UUID, UNKNOWN_VALUE).
  nonisolated(nonsending) func grantRole(_ request: GrantRoleRequest, _ context: RequestContext) async throws -> GrantRoleResponse

  /// Takes a role from an account. Safe to repeat: from one that lacks it nothing is taken.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; FAILED_PRECONDITION LAST_ADMIN when no other admin could act: suspended ones and those that
  /// are being deleted do not count; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations (INVALID_UUID, UNKNOWN_VALUE).
  nonisolated(nonsending) func revokeRole(_ request: RevokeRoleRequest, _ context: RequestContext) async throws -> RevokeRoleResponse

  /// Lists the actions of moderators, admins and the operator on accounts, and their looks at them, newest first, for a year back. Each listing
  /// is kept as well.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID,
  /// PAGE_TOKEN_INVALID, OUT_OF_RANGE).
  nonisolated(nonsending) func listAudit(_ request: ListAuditRequest, _ context: RequestContext) async throws -> ListAuditResponse
}

extension ModerationServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ModerationServiceMethods.getAccountStanding) { (request: GetAccountStandingRequest, context) in
        try await self.getAccountStanding(request, context)
      },
      .unary(ModerationServiceMethods.findAccount) { (request: FindAccountRequest, context) in
        try await self.findAccount(request, context)
      },
      .unary(ModerationServiceMethods.suspendAccount) { (request: SuspendAccountRequest, context) in
        try await self.suspendAccount(request, context)
      },
      .unary(ModerationServiceMethods.liftSuspension) { (request: LiftSuspensionRequest, context) in
        try await self.liftSuspension(request, context)
      },
      .unary(ModerationServiceMethods.grantRole) { (request: GrantRoleRequest, context) in
        try await self.grantRole(request, context)
      },
      .unary(ModerationServiceMethods.revokeRole) { (request: RevokeRoleRequest, context) in
        try await self.revokeRole(request, context)
      },
      .unary(ModerationServiceMethods.listAudit) { (request: ListAuditRequest, context) in
        try await self.listAudit(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.ModerationService`.
public struct ModerationServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Tells the standing of an account. For moderators and admins. Each look is kept for the audit.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation
  /// INVALID_UUID.
  public nonisolated(nonsending) func getAccountStanding(
    _ request: GetAccountStandingRequest, _ options: CallOptions = .init()
  ) async throws -> GetAccountStandingResponse {
    try await channel.unary(ModerationServiceMethods.getAccountStanding, request, options)
  }

  /// Finds an account by its user name, its address or its id, with what helps its owner back in. For moderators and admins. Each look is kept
  /// for the audit, also one that finds nothing; it changes nothing else.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with a field violation
  /// (MISSING, TOO_LONG, NOT_WRITING).
  public nonisolated(nonsending) func findAccount(
    _ request: FindAccountRequest, _ options: CallOptions = .init()
  ) async throws -> FindAccountResponse {
    try await channel.unary(ModerationServiceMethods.findAccount, request, options)
  }

  /// Suspends an account of lower rank: until the suspension ends it cannot call anything but what allows it. For moderators and admins.
  ///
  /// Its owner may still see the sessions and the security events, end sessions, export all data and delete the account. A log-in or a refresh
  /// with even_if_suspended gets a session for that; without it ACCOUNT_SUSPENDED says why and until when.
  ///
  /// Safe to repeat: the same again changes nothing; another reason or end replaces those of a suspension that holds.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations (INVALID_UUID, MISSING, TOO_LONG, NOT_WRITING, OUT_OF_RANGE).
  public nonisolated(nonsending) func suspendAccount(
    _ request: SuspendAccountRequest, _ options: CallOptions = .init()
  ) async throws -> SuspendAccountResponse {
    try await channel.unary(ModerationServiceMethods.suspendAccount, request, options)
  }

  /// Lifts the suspension of an account of lower rank. For moderators and admins. Safe to repeat: without one, nothing changes.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED RANK_TOO_LOW; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with the field violation INVALID_UUID.
  public nonisolated(nonsending) func liftSuspension(
    _ request: LiftSuspensionRequest, _ options: CallOptions = .init()
  ) async throws -> LiftSuspensionResponse {
    try await channel.unary(ModerationServiceMethods.liftSuspension, request, options)
  }

  /// Gives an account a role. Safe to repeat: one that has it keeps it.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; FAILED_PRECONDITION ROLE_NOT_FOR_GUESTS: a guest cannot log in again, so that nobody could
  /// say who acts; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations
  /// (INVALID_UUID, UNKNOWN_VALUE).
  public nonisolated(nonsending) func grantRole(
    _ request: GrantRoleRequest, _ options: CallOptions = .init()
  ) async throws -> GrantRoleResponse {
    try await channel.unary(ModerationServiceMethods.grantRole, request, options)
  }

  /// Takes a role from an account. Safe to repeat: from one that lacks it nothing is taken.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; FAILED_PRECONDITION LAST_ADMIN when no other admin could act: suspended ones and those that
  /// are being deleted do not count; NOT_FOUND ACCOUNT_NOT_FOUND; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations (INVALID_UUID, UNKNOWN_VALUE).
  public nonisolated(nonsending) func revokeRole(
    _ request: RevokeRoleRequest, _ options: CallOptions = .init()
  ) async throws -> RevokeRoleResponse {
    try await channel.unary(ModerationServiceMethods.revokeRole, request, options)
  }

  /// Lists the actions of moderators, admins and the operator on accounts, and their looks at them, newest first, for a year back. Each listing
  /// is kept as well.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID,
  /// PAGE_TOKEN_INVALID, OUT_OF_RANGE).
  public nonisolated(nonsending) func listAudit(
    _ request: ListAuditRequest, _ options: CallOptions = .init()
  ) async throws -> ListAuditResponse {
    try await channel.unary(ModerationServiceMethods.listAudit, request, options)
  }
}
