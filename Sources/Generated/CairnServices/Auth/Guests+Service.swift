// Written by protoc-gen-cairn from cairn/auth/v1/guests.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.GuestService`: known before a body is read.
public enum GuestServiceMethods {
  /// Makes an account without credentials and opens its one session. It may call methods with ACCESS_GUEST, and is deleted with all it did
  public static let createGuest = MethodRow(
    path: "/cairn.auth.v1.GuestService/CreateGuest",
    access: .public, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.CreateGuestRequest", responseType: "cairn.auth.v1.CreateGuestResponse")

  /// Gives the calling guest credentials: an address, a password and a user name, or an identity at a provider. The account keeps its id and
  public static let upgradeGuest = MethodRow(
    path: "/cairn.auth.v1.GuestService/UpgradeGuest",
    access: .guest, idempotency: .natural,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.UpgradeGuestRequest", responseType: "cairn.auth.v1.UpgradeGuestResponse")

  /// Tells what would move if a guest became part of the caller's account.
  public static let previewGuestMerge = MethodRow(
    path: "/cairn.auth.v1.GuestService/PreviewGuestMerge",
    access: .user, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.PreviewGuestMergeRequest", responseType: "cairn.auth.v1.PreviewGuestMergeResponse")

  /// Makes a guest part of the caller's account: its results move within seconds, then the guest and its sessions end.
  public static let mergeGuest = MethodRow(
    path: "/cairn.auth.v1.GuestService/MergeGuest",
    access: .user, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.MergeGuestRequest", responseType: "cairn.auth.v1.MergeGuestResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [createGuest, upgradeGuest, previewGuestMerge, mergeGuest]
}

/// Lets people play before they have an account, and keeps what they did when they get one.
public protocol GuestServiceHandlers: Sendable {
  /// Makes an account without credentials and opens its one session. It may call methods with ACCESS_GUEST, and is deleted with all it did
  /// when it was not in use for 90 days.
  ///
  /// Not stored under an idempotency key, because the reply carries credentials. A client that lost the answer calls again; the guest nobody
  /// ever heard of goes with its time.
  ///
  /// Errors: PERMISSION_DENIED GUEST_NOT_ALLOWED in an app without guests, and where not everybody may sign up; RESOURCE_EXHAUSTED RATE_LIMITED
  /// with metadata retry_after_ms; INVALID_ARGUMENT INVALID_ARGUMENT with a field violation (realm MISSING or UNKNOWN_VALUE).
  nonisolated(nonsending) func createGuest(_ request: CreateGuestRequest, _ context: RequestContext) async throws -> CreateGuestResponse

  /// Gives the calling guest credentials: an address, a password and a user name, or an identity at a provider. The account keeps its id and
  /// with it all it has; its sessions go on and may call everything within a second.
  ///
  /// Where the operator lets nobody learn who has an account, an upgrade by password waits until the address is confirmed, as
  /// SignUpWithPassword does: the answer is the guest as it is.
  ///
  /// A client that lost the answer asks WhoAmI.
  ///
  /// Errors: FAILED_PRECONDITION NOT_A_GUEST; ALREADY_EXISTS IDENTITY_LINKED_ELSEWHERE when the identity has an account: log in to that by
  /// the same token, then MergeGuest; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation password MISSING when there is neither a
  /// password nor a credential, NOT_APPLICABLE when there are both; otherwise as SignUpWithPassword and LogInWithProvider.
  nonisolated(nonsending) func upgradeGuest(_ request: UpgradeGuestRequest, _ context: RequestContext) async throws -> UpgradeGuestResponse

  /// Tells what would move if a guest became part of the caller's account.
  ///
  /// Errors: UNAUTHENTICATED REFRESH_TOKEN_INVALID when it is not a guest's newest; PERMISSION_DENIED ACCOUNT_SUSPENDED when the guest is
  /// suspended; UNAVAILABLE UNAVAILABLE when the results cannot be counted now.
  nonisolated(nonsending) func previewGuestMerge(_ request: PreviewGuestMergeRequest, _ context: RequestContext) async throws -> PreviewGuestMergeResponse

  /// Makes a guest part of the caller's account: its results move within seconds, then the guest and its sessions end.
  ///
  /// Safe to repeat: a guest that is part of the account already stays so.
  ///
  /// Errors: UNAUTHENTICATED REFRESH_TOKEN_INVALID when it is not a guest's newest; PERMISSION_DENIED ACCOUNT_SUSPENDED when the guest is
  /// suspended, with the suspension as metadata; FAILED_PRECONDITION MERGE_CHOICE_REQUIRED when both have results and the request does not
  /// say what becomes of the guest's; UNAVAILABLE UNAVAILABLE when that cannot be found out now; INVALID_ARGUMENT INVALID_ARGUMENT with the
  /// field violation results UNKNOWN_VALUE.
  nonisolated(nonsending) func mergeGuest(_ request: MergeGuestRequest, _ context: RequestContext) async throws -> MergeGuestResponse
}

extension GuestServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(GuestServiceMethods.createGuest) { (request: CreateGuestRequest, context) in
        try await self.createGuest(request, context)
      },
      .unary(GuestServiceMethods.upgradeGuest) { (request: UpgradeGuestRequest, context) in
        try await self.upgradeGuest(request, context)
      },
      .unary(GuestServiceMethods.previewGuestMerge) { (request: PreviewGuestMergeRequest, context) in
        try await self.previewGuestMerge(request, context)
      },
      .unary(GuestServiceMethods.mergeGuest) { (request: MergeGuestRequest, context) in
        try await self.mergeGuest(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.GuestService`.
public struct GuestServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Makes an account without credentials and opens its one session. It may call methods with ACCESS_GUEST, and is deleted with all it did
  /// when it was not in use for 90 days.
  ///
  /// Not stored under an idempotency key, because the reply carries credentials. A client that lost the answer calls again; the guest nobody
  /// ever heard of goes with its time.
  ///
  /// Errors: PERMISSION_DENIED GUEST_NOT_ALLOWED in an app without guests, and where not everybody may sign up; RESOURCE_EXHAUSTED RATE_LIMITED
  /// with metadata retry_after_ms; INVALID_ARGUMENT INVALID_ARGUMENT with a field violation (realm MISSING or UNKNOWN_VALUE).
  public nonisolated(nonsending) func createGuest(
    _ request: CreateGuestRequest, _ options: CallOptions = .init()
  ) async throws -> CreateGuestResponse {
    try await channel.unary(GuestServiceMethods.createGuest, request, options)
  }

  /// Gives the calling guest credentials: an address, a password and a user name, or an identity at a provider. The account keeps its id and
  /// with it all it has; its sessions go on and may call everything within a second.
  ///
  /// Where the operator lets nobody learn who has an account, an upgrade by password waits until the address is confirmed, as
  /// SignUpWithPassword does: the answer is the guest as it is.
  ///
  /// A client that lost the answer asks WhoAmI.
  ///
  /// Errors: FAILED_PRECONDITION NOT_A_GUEST; ALREADY_EXISTS IDENTITY_LINKED_ELSEWHERE when the identity has an account: log in to that by
  /// the same token, then MergeGuest; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation password MISSING when there is neither a
  /// password nor a credential, NOT_APPLICABLE when there are both; otherwise as SignUpWithPassword and LogInWithProvider.
  public nonisolated(nonsending) func upgradeGuest(
    _ request: UpgradeGuestRequest, _ options: CallOptions = .init()
  ) async throws -> UpgradeGuestResponse {
    try await channel.unary(GuestServiceMethods.upgradeGuest, request, options)
  }

  /// Tells what would move if a guest became part of the caller's account.
  ///
  /// Errors: UNAUTHENTICATED REFRESH_TOKEN_INVALID when it is not a guest's newest; PERMISSION_DENIED ACCOUNT_SUSPENDED when the guest is
  /// suspended; UNAVAILABLE UNAVAILABLE when the results cannot be counted now.
  public nonisolated(nonsending) func previewGuestMerge(
    _ request: PreviewGuestMergeRequest, _ options: CallOptions = .init()
  ) async throws -> PreviewGuestMergeResponse {
    try await channel.unary(GuestServiceMethods.previewGuestMerge, request, options)
  }

  /// Makes a guest part of the caller's account: its results move within seconds, then the guest and its sessions end.
  ///
  /// Safe to repeat: a guest that is part of the account already stays so.
  ///
  /// Errors: UNAUTHENTICATED REFRESH_TOKEN_INVALID when it is not a guest's newest; PERMISSION_DENIED ACCOUNT_SUSPENDED when the guest is
  /// suspended, with the suspension as metadata; FAILED_PRECONDITION MERGE_CHOICE_REQUIRED when both have results and the request does not
  /// say what becomes of the guest's; UNAVAILABLE UNAVAILABLE when that cannot be found out now; INVALID_ARGUMENT INVALID_ARGUMENT with the
  /// field violation results UNKNOWN_VALUE.
  public nonisolated(nonsending) func mergeGuest(
    _ request: MergeGuestRequest, _ options: CallOptions = .init()
  ) async throws -> MergeGuestResponse {
    try await channel.unary(GuestServiceMethods.mergeGuest, request, options)
  }
}
