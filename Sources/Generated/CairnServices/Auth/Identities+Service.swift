// Written by protoc-gen-cairn from cairn/auth/v1/identities.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.IdentityService`: known before a body is read.
public enum IdentityServiceMethods {
  /// Gives out a nonce for one log-in at a provider. It is kept nowhere until it is used.
  public static let beginProviderLogin = MethodRow(
    path: "/cairn.auth.v1.IdentityService/BeginProviderLogin",
    access: .public, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.auth.v1.BeginProviderLoginRequest", responseType: "cairn.auth.v1.BeginProviderLoginResponse")

  /// Logs in by a provider's token. A person who comes for the first time gets an account without a user name; the name has to be claimed before
  public static let logInWithProvider = MethodRow(
    path: "/cairn.auth.v1.IdentityService/LogInWithProvider",
    access: .public, idempotency: .natural,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.LogInWithProviderRequest", responseType: "cairn.auth.v1.LogInWithProviderResponse")

  /// Lists the identities of the caller's account, newest first.
  public static let listIdentities = MethodRow(
    path: "/cairn.auth.v1.IdentityService/ListIdentities",
    access: .user, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.auth.v1.ListIdentitiesRequest", responseType: "cairn.auth.v1.ListIdentitiesResponse")

  /// Links an identity to the caller's account, which can have several, also of one provider. The session must be fresh: opened within the last
  public static let linkIdentity = MethodRow(
    path: "/cairn.auth.v1.IdentityService/LinkIdentity",
    access: .user, idempotency: .natural,
    requestBytesMax: 16_384, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.LinkIdentityRequest", responseType: "cairn.auth.v1.LinkIdentityResponse")

  /// Unlinks an identity from the caller's account; never the last way to log in. The session must be fresh, as for LinkIdentity.
  public static let unlinkIdentity = MethodRow(
    path: "/cairn.auth.v1.IdentityService/UnlinkIdentity",
    access: .user, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.UnlinkIdentityRequest", responseType: "cairn.auth.v1.UnlinkIdentityResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [beginProviderLogin, logInWithProvider, listIdentities, linkIdentity, unlinkIdentity]
}

/// Logs in by a provider, who vouches for a person (Google, Apple, Facebook, any issuer of OpenID Connect), and keeps the list of an account's
/// identities at providers.
public protocol IdentityServiceHandlers: Sendable {
  /// Gives out a nonce for one log-in at a provider. It is kept nowhere until it is used.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation provider UNKNOWN_VALUE.
  nonisolated(nonsending) func beginProviderLogin(_ request: BeginProviderLoginRequest, _ context: RequestContext) async throws -> BeginProviderLoginResponse

  /// Logs in by a provider's token. A person who comes for the first time gets an account without a user name; the name has to be claimed before
  /// anything else (PROFILE_INCOMPLETE).
  ///
  /// Never takes over an account: where one has the e-mail address that the provider vouches for, its owner logs in to it in another way and
  /// links the identity (IDENTITY_NEEDS_LINKING). The same token will do for that.
  ///
  /// A client that lost the answer begins anew: an id token is good for one log-in.
  ///
  /// Errors: UNAUTHENTICATED INVALID_PROVIDER_TOKEN with metadata detail (MALFORMED, ALGORITHM, UNKNOWN_KEY, SIGNATURE, ISSUER, AUDIENCE,
  /// EXPIRED, NOT_YET, SUBJECT, NONCE); UNAVAILABLE PROVIDER_UNAVAILABLE with metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED when too
  /// many wait for providers; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms, of new accounts from one address;
  /// FAILED_PRECONDITION IDENTITY_NEEDS_LINKING; PERMISSION_DENIED ACCOUNT_SUSPENDED or ACCOUNT_BEING_DELETED as for
  /// LogInWithPassword; ABORTED REQUEST_IN_PROGRESS when other log-ins of the same identity got in between: try again; FAILED_PRECONDITION SIGN_UP_CLOSED,
  /// INVITATION_REQUIRED or INVITATION_INVALID as for SignUpWithPassword, of whoever comes for the first time; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations (MISSING, UNKNOWN_VALUE, NOT_APPLICABLE for two tokens).
  nonisolated(nonsending) func logInWithProvider(_ request: LogInWithProviderRequest, _ context: RequestContext) async throws -> LogInWithProviderResponse

  /// Lists the identities of the caller's account, newest first.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (PAGE_TOKEN_INVALID, OUT_OF_RANGE).
  nonisolated(nonsending) func listIdentities(_ request: ListIdentitiesRequest, _ context: RequestContext) async throws -> ListIdentitiesResponse

  /// Links an identity to the caller's account, which can have several, also of one provider. The session must be fresh: opened within the last
  /// 10 minutes, otherwise log in again.
  ///
  /// Safe to repeat: an identity that is linked to the account stays so.
  ///
  /// Errors: as for LogInWithProvider about the token; FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; FAILED_PRECONDITION EMAIL_NOT_VERIFIED while
  /// the account's address is not confirmed; ALREADY_EXISTS IDENTITY_LINKED_ELSEWHERE; RESOURCE_EXHAUSTED TOO_MANY_IDENTITIES.
  nonisolated(nonsending) func linkIdentity(_ request: LinkIdentityRequest, _ context: RequestContext) async throws -> LinkIdentityResponse

  /// Unlinks an identity from the caller's account; never the last way to log in. The session must be fresh, as for LinkIdentity.
  ///
  /// A client that lost the answer repeats the call; IDENTITY_NOT_FOUND then says that it is done.
  ///
  /// Errors: NOT_FOUND IDENTITY_NOT_FOUND; FAILED_PRECONDITION LAST_WAY_IN; FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with the field violation INVALID_UUID.
  nonisolated(nonsending) func unlinkIdentity(_ request: UnlinkIdentityRequest, _ context: RequestContext) async throws -> UnlinkIdentityResponse
}

extension IdentityServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(IdentityServiceMethods.beginProviderLogin) { (request: BeginProviderLoginRequest, context) in
        try await self.beginProviderLogin(request, context)
      },
      .unary(IdentityServiceMethods.logInWithProvider) { (request: LogInWithProviderRequest, context) in
        try await self.logInWithProvider(request, context)
      },
      .unary(IdentityServiceMethods.listIdentities) { (request: ListIdentitiesRequest, context) in
        try await self.listIdentities(request, context)
      },
      .unary(IdentityServiceMethods.linkIdentity) { (request: LinkIdentityRequest, context) in
        try await self.linkIdentity(request, context)
      },
      .unary(IdentityServiceMethods.unlinkIdentity) { (request: UnlinkIdentityRequest, context) in
        try await self.unlinkIdentity(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.IdentityService`.
public struct IdentityServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gives out a nonce for one log-in at a provider. It is kept nowhere until it is used.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation provider UNKNOWN_VALUE.
  public nonisolated(nonsending) func beginProviderLogin(
    _ request: BeginProviderLoginRequest, _ options: CallOptions = .init()
  ) async throws -> BeginProviderLoginResponse {
    try await channel.unary(IdentityServiceMethods.beginProviderLogin, request, options)
  }

  /// Logs in by a provider's token. A person who comes for the first time gets an account without a user name; the name has to be claimed before
  /// anything else (PROFILE_INCOMPLETE).
  ///
  /// Never takes over an account: where one has the e-mail address that the provider vouches for, its owner logs in to it in another way and
  /// links the identity (IDENTITY_NEEDS_LINKING). The same token will do for that.
  ///
  /// A client that lost the answer begins anew: an id token is good for one log-in.
  ///
  /// Errors: UNAUTHENTICATED INVALID_PROVIDER_TOKEN with metadata detail (MALFORMED, ALGORITHM, UNKNOWN_KEY, SIGNATURE, ISSUER, AUDIENCE,
  /// EXPIRED, NOT_YET, SUBJECT, NONCE); UNAVAILABLE PROVIDER_UNAVAILABLE with metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED when too
  /// many wait for providers; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms, of new accounts from one address;
  /// FAILED_PRECONDITION IDENTITY_NEEDS_LINKING; PERMISSION_DENIED ACCOUNT_SUSPENDED or ACCOUNT_BEING_DELETED as for
  /// LogInWithPassword; ABORTED REQUEST_IN_PROGRESS when other log-ins of the same identity got in between: try again; FAILED_PRECONDITION SIGN_UP_CLOSED,
  /// INVITATION_REQUIRED or INVITATION_INVALID as for SignUpWithPassword, of whoever comes for the first time; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations (MISSING, UNKNOWN_VALUE, NOT_APPLICABLE for two tokens).
  public nonisolated(nonsending) func logInWithProvider(
    _ request: LogInWithProviderRequest, _ options: CallOptions = .init()
  ) async throws -> LogInWithProviderResponse {
    try await channel.unary(IdentityServiceMethods.logInWithProvider, request, options)
  }

  /// Lists the identities of the caller's account, newest first.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (PAGE_TOKEN_INVALID, OUT_OF_RANGE).
  public nonisolated(nonsending) func listIdentities(
    _ request: ListIdentitiesRequest, _ options: CallOptions = .init()
  ) async throws -> ListIdentitiesResponse {
    try await channel.unary(IdentityServiceMethods.listIdentities, request, options)
  }

  /// Links an identity to the caller's account, which can have several, also of one provider. The session must be fresh: opened within the last
  /// 10 minutes, otherwise log in again.
  ///
  /// Safe to repeat: an identity that is linked to the account stays so.
  ///
  /// Errors: as for LogInWithProvider about the token; FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; FAILED_PRECONDITION EMAIL_NOT_VERIFIED while
  /// the account's address is not confirmed; ALREADY_EXISTS IDENTITY_LINKED_ELSEWHERE; RESOURCE_EXHAUSTED TOO_MANY_IDENTITIES.
  public nonisolated(nonsending) func linkIdentity(
    _ request: LinkIdentityRequest, _ options: CallOptions = .init()
  ) async throws -> LinkIdentityResponse {
    try await channel.unary(IdentityServiceMethods.linkIdentity, request, options)
  }

  /// Unlinks an identity from the caller's account; never the last way to log in. The session must be fresh, as for LinkIdentity.
  ///
  /// A client that lost the answer repeats the call; IDENTITY_NOT_FOUND then says that it is done.
  ///
  /// Errors: NOT_FOUND IDENTITY_NOT_FOUND; FAILED_PRECONDITION LAST_WAY_IN; FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with the field violation INVALID_UUID.
  public nonisolated(nonsending) func unlinkIdentity(
    _ request: UnlinkIdentityRequest, _ options: CallOptions = .init()
  ) async throws -> UnlinkIdentityResponse {
    try await channel.unary(IdentityServiceMethods.unlinkIdentity, request, options)
  }
}
