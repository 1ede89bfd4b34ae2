// Written by protoc-gen-cairn from cairn/social/v1/notification_preferences.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.NotificationPreferenceService`: known before a body is read.
public enum NotificationPreferenceServiceMethods {
  /// Gets the caller's choices, and the defaults that hold for the rest.
  public static let getNotificationPreferences = MethodRow(
    path: "/cairn.social.v1.NotificationPreferenceService/GetNotificationPreferences",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.GetNotificationPreferencesRequest", responseType: "cairn.social.v1.GetNotificationPreferencesResponse")

  /// Changes some of the choices. Notifications that wait to be pushed follow the new choice.
  public static let setNotificationPreferences = MethodRow(
    path: "/cairn.social.v1.NotificationPreferenceService/SetNotificationPreferences",
    access: .guest, idempotency: .key,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.SetNotificationPreferencesRequest", responseType: "cairn.social.v1.SetNotificationPreferencesResponse")

  /// Switches mails off, for every topic, by the link in one of them: without a log-in. Other choices stay. A second time changes nothing.
  public static let unsubscribeMails = MethodRow(
    path: "/cairn.social.v1.NotificationPreferenceService/UnsubscribeMails",
    access: .public, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.social.v1.UnsubscribeMailsRequest", responseType: "cairn.social.v1.UnsubscribeMailsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getNotificationPreferences, setNotificationPreferences, unsubscribeMails]
}

/// Choices of a person, whether, how and when to be notified: each topic on each channel for itself, with quiet hours and a time of day for what is
/// told once a day. One choice for all apps.
public protocol NotificationPreferenceServiceHandlers: Sendable {
  /// Gets the caller's choices, and the defaults that hold for the rest.
  ///
  /// Errors: none of its own.
  nonisolated(nonsending) func getNotificationPreferences(_ request: GetNotificationPreferencesRequest, _ context: RequestContext) async throws -> GetNotificationPreferencesResponse

  /// Changes some of the choices. Notifications that wait to be pushed follow the new choice.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: TOO_MANY; UNKNOWN_VALUE; NOT_APPLICABLE for once a day in the app;
  /// OUT_OF_RANGE for what is no minute of a day, and for hours of quiet that begin when they end; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func setNotificationPreferences(_ request: SetNotificationPreferencesRequest, _ context: RequestContext) async throws -> SetNotificationPreferencesResponse

  /// Switches mails off, for every topic, by the link in one of them: without a log-in. Other choices stay. A second time changes nothing.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: TOKEN_INVALID.
  nonisolated(nonsending) func unsubscribeMails(_ request: UnsubscribeMailsRequest, _ context: RequestContext) async throws -> UnsubscribeMailsResponse
}

extension NotificationPreferenceServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(NotificationPreferenceServiceMethods.getNotificationPreferences) { (request: GetNotificationPreferencesRequest, context) in
        try await self.getNotificationPreferences(request, context)
      },
      .unary(NotificationPreferenceServiceMethods.setNotificationPreferences) { (request: SetNotificationPreferencesRequest, context) in
        try await self.setNotificationPreferences(request, context)
      },
      .unary(NotificationPreferenceServiceMethods.unsubscribeMails) { (request: UnsubscribeMailsRequest, context) in
        try await self.unsubscribeMails(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.NotificationPreferenceService`.
public struct NotificationPreferenceServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the caller's choices, and the defaults that hold for the rest.
  ///
  /// Errors: none of its own.
  public nonisolated(nonsending) func getNotificationPreferences(
    _ request: GetNotificationPreferencesRequest, _ options: CallOptions = .init()
  ) async throws -> GetNotificationPreferencesResponse {
    try await channel.unary(NotificationPreferenceServiceMethods.getNotificationPreferences, request, options)
  }

  /// Changes some of the choices. Notifications that wait to be pushed follow the new choice.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: TOO_MANY; UNKNOWN_VALUE; NOT_APPLICABLE for once a day in the app;
  /// OUT_OF_RANGE for what is no minute of a day, and for hours of quiet that begin when they end; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func setNotificationPreferences(
    _ request: SetNotificationPreferencesRequest, _ options: CallOptions = .init()
  ) async throws -> SetNotificationPreferencesResponse {
    try await channel.unary(NotificationPreferenceServiceMethods.setNotificationPreferences, request, options)
  }

  /// Switches mails off, for every topic, by the link in one of them: without a log-in. Other choices stay. A second time changes nothing.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: TOKEN_INVALID.
  public nonisolated(nonsending) func unsubscribeMails(
    _ request: UnsubscribeMailsRequest, _ options: CallOptions = .init()
  ) async throws -> UnsubscribeMailsResponse {
    try await channel.unary(NotificationPreferenceServiceMethods.unsubscribeMails, request, options)
  }
}
