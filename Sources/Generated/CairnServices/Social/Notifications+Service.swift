// Written by protoc-gen-cairn from cairn/social/v1/notifications.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.NotificationService`: known before a body is read.
public enum NotificationServiceMethods {
  /// Lists the caller's notifications, the latest first.
  public static let listNotifications = MethodRow(
    path: "/cairn.social.v1.NotificationService/ListNotifications",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.ListNotificationsRequest", responseType: "cairn.social.v1.ListNotificationsResponse")

  /// Notes that notifications were seen. Notifications that are gone or were read before are passed over.
  public static let markNotificationsRead = MethodRow(
    path: "/cairn.social.v1.NotificationService/MarkNotificationsRead",
    access: .guest, idempotency: .key,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.MarkNotificationsReadRequest", responseType: "cairn.social.v1.MarkNotificationsReadResponse")

  /// Removes a notification from the list. The matter it tells of stays as it is: the request of a friend waits on.
  public static let dismissNotification = MethodRow(
    path: "/cairn.social.v1.NotificationService/DismissNotification",
    access: .guest, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.DismissNotificationRequest", responseType: "cairn.social.v1.DismissNotificationResponse")

  /// Does what a notification offers, as its own method would, and removes it.
  public static let actOnNotification = MethodRow(
    path: "/cairn.social.v1.NotificationService/ActOnNotification",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.ActOnNotificationRequest", responseType: "cairn.social.v1.ActOnNotificationResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [listNotifications, markNotificationsRead, dismissNotification, actOnNotification]
}

/// Notifications of a person, over all apps, until they are dismissed: the list behind the bell. Changes of the list are told on the stream, so that
/// all devices show the same. Notifications about friends are told by "friend.requested", "friend.request_closed", "friend.accepted",
/// "friend.removed" and "block.changed", which removes all that tell of the person who was blocked; those of messages by "message.new", of which the
/// latest of a conversation stands for those before; the others are told by "notification.posted"; all are told by "notification.read" and
/// "notification.removed".
///
/// Kinds of news come with the feature that tells them, and are documented with its messages: a client shows a kind that it does not know by its topic, or
/// not at all. Kinds of all apps, with realm unspecified:
///
/// - "friend.requested": the person asks to be friends; "friend.accepted": the person has accepted.
/// - "badge.unlocked": a badge or medal, the object.
/// - "message.new": the person has written in a conversation, the object.
/// - "call.ringing": the person calls, the object is the call; "call.missed": the person has called in vain in a conversation, the object.
/// - "report.decided": the outcome of a report, the object; called "KEPT", "ACTED", or "GONE" when nobody is left to decide about.
/// - "moderation.decided": moderators have decided about the person, by a decision, the object; called by its reason, for example "SPAM".
/// - "appeal.decided": the outcome of the appeal against a decision, the object; called "UPHELD" or "REVERSED".
/// - "report.waiting": a case waits for moderators, the object; called "REPORT", or "APPEAL" when its decision is appealed. Told to moderators and
///   admins.
/// - "support.answered": a support ticket was answered, the object, called by its subject; "support.closed": it was closed without another word.
/// - "support.waiting": a support ticket waits for an answer, the object. Told to moderators and admins.
///
/// The latest 500 of each person are kept, and each for 90 days.
public protocol NotificationServiceHandlers: Sendable {
  /// Lists the caller's notifications, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  nonisolated(nonsending) func listNotifications(_ request: ListNotificationsRequest, _ context: RequestContext) async throws -> ListNotificationsResponse

  /// Notes that notifications were seen. Notifications that are gone or were read before are passed over.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func markNotificationsRead(_ request: MarkNotificationsReadRequest, _ context: RequestContext) async throws -> MarkNotificationsReadResponse

  /// Removes a notification from the list. The matter it tells of stays as it is: the request of a friend waits on.
  ///
  /// Errors: NOT_FOUND NOTIFICATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func dismissNotification(_ request: DismissNotificationRequest, _ context: RequestContext) async throws -> DismissNotificationResponse

  /// Does what a notification offers, as its own method would, and removes it.
  ///
  /// Errors: NOT_FOUND NOTIFICATION_NOT_FOUND, also when it was acted on before; FAILED_PRECONDITION ACTION_NOT_OFFERED; NOT_FOUND REQUEST_NOT_FOUND
  /// when the person who has asked is gone; RESOURCE_EXHAUSTED FRIENDS_FULL when either has 500 friends; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func actOnNotification(_ request: ActOnNotificationRequest, _ context: RequestContext) async throws -> ActOnNotificationResponse
}

extension NotificationServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(NotificationServiceMethods.listNotifications) { (request: ListNotificationsRequest, context) in
        try await self.listNotifications(request, context)
      },
      .unary(NotificationServiceMethods.markNotificationsRead) { (request: MarkNotificationsReadRequest, context) in
        try await self.markNotificationsRead(request, context)
      },
      .unary(NotificationServiceMethods.dismissNotification) { (request: DismissNotificationRequest, context) in
        try await self.dismissNotification(request, context)
      },
      .unary(NotificationServiceMethods.actOnNotification) { (request: ActOnNotificationRequest, context) in
        try await self.actOnNotification(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.NotificationService`.
public struct NotificationServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists the caller's notifications, the latest first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  public nonisolated(nonsending) func listNotifications(
    _ request: ListNotificationsRequest, _ options: CallOptions = .init()
  ) async throws -> ListNotificationsResponse {
    try await channel.unary(NotificationServiceMethods.listNotifications, request, options)
  }

  /// Notes that notifications were seen. Notifications that are gone or were read before are passed over.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func markNotificationsRead(
    _ request: MarkNotificationsReadRequest, _ options: CallOptions = .init()
  ) async throws -> MarkNotificationsReadResponse {
    try await channel.unary(NotificationServiceMethods.markNotificationsRead, request, options)
  }

  /// Removes a notification from the list. The matter it tells of stays as it is: the request of a friend waits on.
  ///
  /// Errors: NOT_FOUND NOTIFICATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func dismissNotification(
    _ request: DismissNotificationRequest, _ options: CallOptions = .init()
  ) async throws -> DismissNotificationResponse {
    try await channel.unary(NotificationServiceMethods.dismissNotification, request, options)
  }

  /// Does what a notification offers, as its own method would, and removes it.
  ///
  /// Errors: NOT_FOUND NOTIFICATION_NOT_FOUND, also when it was acted on before; FAILED_PRECONDITION ACTION_NOT_OFFERED; NOT_FOUND REQUEST_NOT_FOUND
  /// when the person who has asked is gone; RESOURCE_EXHAUSTED FRIENDS_FULL when either has 500 friends; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func actOnNotification(
    _ request: ActOnNotificationRequest, _ options: CallOptions = .init()
  ) async throws -> ActOnNotificationResponse {
    try await channel.unary(NotificationServiceMethods.actOnNotification, request, options)
  }
}
