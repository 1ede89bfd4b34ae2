// Written by protoc-gen-cairn from cairn/social/v1/preferences.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.PreferenceService`: known before a body is read.
public enum PreferenceServiceMethods {
  /// Tells the caller's preferences; those that were never set are at their default.
  public static let getPreferences = MethodRow(
    path: "/cairn.social.v1.PreferenceService/GetPreferences",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.GetPreferencesRequest", responseType: "cairn.social.v1.GetPreferencesResponse")

  /// Changes the preferences that are given.
  public static let updatePreferences = MethodRow(
    path: "/cairn.social.v1.PreferenceService/UpdatePreferences",
    access: .guest, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .profile, scopes: [.web],
    requestType: "cairn.social.v1.UpdatePreferencesRequest", responseType: "cairn.social.v1.UpdatePreferencesResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getPreferences, updatePreferences]
}

/// Preferences that a person has set and finds again on every device.
public protocol PreferenceServiceHandlers: Sendable {
  /// Tells the caller's preferences; those that were never set are at their default.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getPreferences(_ request: GetPreferencesRequest, _ context: RequestContext) async throws -> GetPreferencesResponse

  /// Changes the preferences that are given.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (UNKNOWN_VALUE, language MALFORMED); ABORTED
  /// VERSION_CONFLICT when the preferences have another version than the one expected: read them again; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func updatePreferences(_ request: UpdatePreferencesRequest, _ context: RequestContext) async throws -> UpdatePreferencesResponse
}

extension PreferenceServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(PreferenceServiceMethods.getPreferences) { (request: GetPreferencesRequest, context) in
        try await self.getPreferences(request, context)
      },
      .unary(PreferenceServiceMethods.updatePreferences) { (request: UpdatePreferencesRequest, context) in
        try await self.updatePreferences(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.PreferenceService`.
public struct PreferenceServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Tells the caller's preferences; those that were never set are at their default.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getPreferences(
    _ request: GetPreferencesRequest, _ options: CallOptions = .init()
  ) async throws -> GetPreferencesResponse {
    try await channel.unary(PreferenceServiceMethods.getPreferences, request, options)
  }

  /// Changes the preferences that are given.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (UNKNOWN_VALUE, language MALFORMED); ABORTED
  /// VERSION_CONFLICT when the preferences have another version than the one expected: read them again; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func updatePreferences(
    _ request: UpdatePreferencesRequest, _ options: CallOptions = .init()
  ) async throws -> UpdatePreferencesResponse {
    try await channel.unary(PreferenceServiceMethods.updatePreferences, request, options)
  }
}
