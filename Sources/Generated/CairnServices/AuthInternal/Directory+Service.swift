// Written by protoc-gen-cairn from cairn/auth/internal/v1/directory.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.internal.v1.DirectoryService`: known before a body is read.
public enum DirectoryServiceMethods {
  /// Finds people by their accounts or by their exact user names. Accounts without a name are not found. Leaving accounts are not found unless asked for.
  public static let findPeople = MethodRow(
    path: "/cairn.auth.internal.v1.DirectoryService/FindPeople",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.internal.v1.FindPeopleRequest", responseType: "cairn.auth.internal.v1.FindPeopleResponse")

  /// Searches for people whose user name begins so. Leaving accounts are not found, and a minor only by the whole name.
  public static let searchPeople = MethodRow(
    path: "/cairn.auth.internal.v1.DirectoryService/SearchPeople",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.internal.v1.SearchPeopleRequest", responseType: "cairn.auth.internal.v1.SearchPeopleResponse")

  /// Tells since when there is an account, and whether its address is confirmed: who may show something to everybody hangs on it.
  public static let getAccountAge = MethodRow(
    path: "/cairn.auth.internal.v1.DirectoryService/GetAccountAge",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.internal.v1.GetAccountAgeRequest", responseType: "cairn.auth.internal.v1.GetAccountAgeResponse")

  /// Tells how old somebody is today, and the gender that the person tells: whom strangers may meet hangs on both. The day of birth itself is not told.
  public static let getPersonalFacts = MethodRow(
    path: "/cairn.auth.internal.v1.DirectoryService/GetPersonalFacts",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.internal.v1.GetPersonalFactsRequest", responseType: "cairn.auth.internal.v1.GetPersonalFactsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [findPeople, searchPeople, getAccountAge, getPersonalFacts]
}

/// Tells other services who somebody is.
public protocol DirectoryServiceHandlers: Sendable {
  /// Finds people by their accounts or by their exact user names. Accounts without a name are not found. Leaving accounts are not found unless asked for.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  nonisolated(nonsending) func findPeople(_ request: FindPeopleRequest, _ context: RequestContext) async throws -> FindPeopleResponse

  /// Searches for people whose user name begins so. Leaving accounts are not found, and a minor only by the whole name.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (OUT_OF_RANGE).
  nonisolated(nonsending) func searchPeople(_ request: SearchPeopleRequest, _ context: RequestContext) async throws -> SearchPeopleResponse

  /// Tells since when there is an account, and whether its address is confirmed: who may show something to everybody hangs on it.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); NOT_FOUND ACCOUNT_NOT_FOUND.
  nonisolated(nonsending) func getAccountAge(_ request: GetAccountAgeRequest, _ context: RequestContext) async throws -> GetAccountAgeResponse

  /// Tells how old somebody is today, and the gender that the person tells: whom strangers may meet hangs on both. The day of birth itself is not told.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); NOT_FOUND ACCOUNT_NOT_FOUND.
  nonisolated(nonsending) func getPersonalFacts(_ request: GetPersonalFactsRequest, _ context: RequestContext) async throws -> GetPersonalFactsResponse
}

extension DirectoryServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(DirectoryServiceMethods.findPeople) { (request: FindPeopleRequest, context) in
        try await self.findPeople(request, context)
      },
      .unary(DirectoryServiceMethods.searchPeople) { (request: SearchPeopleRequest, context) in
        try await self.searchPeople(request, context)
      },
      .unary(DirectoryServiceMethods.getAccountAge) { (request: GetAccountAgeRequest, context) in
        try await self.getAccountAge(request, context)
      },
      .unary(DirectoryServiceMethods.getPersonalFacts) { (request: GetPersonalFactsRequest, context) in
        try await self.getPersonalFacts(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.internal.v1.DirectoryService`.
public struct DirectoryServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Finds people by their accounts or by their exact user names. Accounts without a name are not found. Leaving accounts are not found unless asked for.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  public nonisolated(nonsending) func findPeople(
    _ request: FindPeopleRequest, _ options: CallOptions = .init()
  ) async throws -> FindPeopleResponse {
    try await channel.unary(DirectoryServiceMethods.findPeople, request, options)
  }

  /// Searches for people whose user name begins so. Leaving accounts are not found, and a minor only by the whole name.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (OUT_OF_RANGE).
  public nonisolated(nonsending) func searchPeople(
    _ request: SearchPeopleRequest, _ options: CallOptions = .init()
  ) async throws -> SearchPeopleResponse {
    try await channel.unary(DirectoryServiceMethods.searchPeople, request, options)
  }

  /// Tells since when there is an account, and whether its address is confirmed: who may show something to everybody hangs on it.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); NOT_FOUND ACCOUNT_NOT_FOUND.
  public nonisolated(nonsending) func getAccountAge(
    _ request: GetAccountAgeRequest, _ options: CallOptions = .init()
  ) async throws -> GetAccountAgeResponse {
    try await channel.unary(DirectoryServiceMethods.getAccountAge, request, options)
  }

  /// Tells how old somebody is today, and the gender that the person tells: whom strangers may meet hangs on both. The day of birth itself is not told.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID); NOT_FOUND ACCOUNT_NOT_FOUND.
  public nonisolated(nonsending) func getPersonalFacts(
    _ request: GetPersonalFactsRequest, _ options: CallOptions = .init()
  ) async throws -> GetPersonalFactsResponse {
    try await channel.unary(DirectoryServiceMethods.getPersonalFacts, request, options)
  }
}
