// Written by protoc-gen-cairn from cairn/social/v1/conversations.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.ConversationService`: known before a body is read.
public enum ConversationServiceMethods {
  /// Opens the conversation with somebody: there is one of each two people, and whoever opens it again gets the same.
  public static let openConversation = MethodRow(
    path: "/cairn.social.v1.ConversationService/OpenConversation",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.OpenConversationRequest", responseType: "cairn.social.v1.OpenConversationResponse")

  /// Gets a conversation.
  public static let getConversation = MethodRow(
    path: "/cairn.social.v1.ConversationService/GetConversation",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.GetConversationRequest", responseType: "cairn.social.v1.GetConversationResponse")

  /// Lists the caller's conversations, the one with the latest message first, without those that were hidden.
  public static let listConversations = MethodRow(
    path: "/cairn.social.v1.ConversationService/ListConversations",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.ListConversationsRequest", responseType: "cairn.social.v1.ListConversationsResponse")

  /// Gets what has changed behind a change number, over all conversations of the caller or in one, in the order of the changes. Each message and each
  public static let syncConversations = MethodRow(
    path: "/cairn.social.v1.ConversationService/SyncConversations",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.SyncConversationsRequest", responseType: "cairn.social.v1.SyncConversationsResponse")

  /// Takes a conversation out of the caller's list until there is a message in it. The others are told nothing, and nothing is deleted.
  public static let hideConversation = MethodRow(
    path: "/cairn.social.v1.ConversationService/HideConversation",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.HideConversationRequest", responseType: "cairn.social.v1.HideConversationResponse")

  /// Has messages of a conversation notify the caller no more, for a while or for good, or again.
  public static let muteConversation = MethodRow(
    path: "/cairn.social.v1.ConversationService/MuteConversation",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.MuteConversationRequest", responseType: "cairn.social.v1.MuteConversationResponse")

  /// Gets the caller's settings for all conversations.
  public static let getConversationSettings = MethodRow(
    path: "/cairn.social.v1.ConversationService/GetConversationSettings",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.GetConversationSettingsRequest", responseType: "cairn.social.v1.GetConversationSettingsResponse")

  /// Sets the caller's settings for all conversations.
  public static let setConversationSettings = MethodRow(
    path: "/cairn.social.v1.ConversationService/SetConversationSettings",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.SetConversationSettingsRequest", responseType: "cairn.social.v1.SetConversationSettingsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [openConversation, getConversation, listConversations, syncConversations, hideConversation, muteConversation, getConversationSettings, setConversationSettings]
}

/// Conversations of two and of groups, in all apps.
///
/// The promise of order: every message has a number, from 1 without gaps within its conversation, and every change (message, edit, deletion, reaction,
/// receipt, member) has a change number, which grows from change to change over all conversations of a person. A device that has worked in everything up
/// to a change number asks SyncConversations for what came behind it and has missed nothing, whichever events it has heard and in whatever order. A
/// receipt is a message's number: whoever gets it before the message keeps it, and unread is what lies above the own one and was written by others.
///
/// A device that starts for the first time lists conversations, keeps change_number of the first page, and loads messages as they are looked at.
///
/// Not for web pages: people write to each other in the apps.
public protocol ConversationServiceHandlers: Sendable {
  /// Opens the conversation with somebody: there is one of each two people, and whoever opens it again gets the same.
  ///
  /// Friends may open one in any app. Strangers may only where an app permits it, both being of age, and only so many on a day; a conversation that is
  /// there stays open whatever changes between the two, except by a block.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND, also for somebody between whom and the caller there is a block; INVALID_ARGUMENT SELF; PERMISSION_DENIED
  /// CONTACT_NOT_ALLOWED when the two may not write to each other, whatever the reason; PERMISSION_DENIED CHAT_NOT_ALLOWED for a caller who may write to
  /// nobody; RESOURCE_EXHAUSTED TOO_MANY_NEW_CONVERSATIONS with metadata retry_after_ms when the caller has written to as many strangers within a day as
  /// is allowed; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func openConversation(_ request: OpenConversationRequest, _ context: RequestContext) async throws -> OpenConversationResponse

  /// Gets a conversation.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func getConversation(_ request: GetConversationRequest, _ context: RequestContext) async throws -> GetConversationResponse

  /// Lists the caller's conversations, the one with the latest message first, without those that were hidden.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  nonisolated(nonsending) func listConversations(_ request: ListConversationsRequest, _ context: RequestContext) async throws -> ListConversationsResponse

  /// Gets what has changed behind a change number, over all conversations of the caller or in one, in the order of the changes. Each message and each
  /// conversation comes as it is now; one that has changed since comes once more later. A conversation that the caller has joined, or that is there again
  /// after a block, when the client has forgotten it (MEMBERSHIP_STATE_GONE), brings no older messages: ListMessages has them.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; OUT_OF_RANGE CHANGE_UNKNOWN when after_change_number is ahead of all changes, as after the restoring of a
  /// backup: begin anew with ListConversations; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func syncConversations(_ request: SyncConversationsRequest, _ context: RequestContext) async throws -> SyncConversationsResponse

  /// Takes a conversation out of the caller's list until there is a message in it. The others are told nothing, and nothing is deleted.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func hideConversation(_ request: HideConversationRequest, _ context: RequestContext) async throws -> HideConversationResponse

  /// Has messages of a conversation notify the caller no more, for a while or for good, or again.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func muteConversation(_ request: MuteConversationRequest, _ context: RequestContext) async throws -> MuteConversationResponse

  /// Gets the caller's settings for all conversations.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getConversationSettings(_ request: GetConversationSettingsRequest, _ context: RequestContext) async throws -> GetConversationSettingsResponse

  /// Sets the caller's settings for all conversations.
  ///
  /// Errors: ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func setConversationSettings(_ request: SetConversationSettingsRequest, _ context: RequestContext) async throws -> SetConversationSettingsResponse
}

extension ConversationServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ConversationServiceMethods.openConversation) { (request: OpenConversationRequest, context) in
        try await self.openConversation(request, context)
      },
      .unary(ConversationServiceMethods.getConversation) { (request: GetConversationRequest, context) in
        try await self.getConversation(request, context)
      },
      .unary(ConversationServiceMethods.listConversations) { (request: ListConversationsRequest, context) in
        try await self.listConversations(request, context)
      },
      .unary(ConversationServiceMethods.syncConversations) { (request: SyncConversationsRequest, context) in
        try await self.syncConversations(request, context)
      },
      .unary(ConversationServiceMethods.hideConversation) { (request: HideConversationRequest, context) in
        try await self.hideConversation(request, context)
      },
      .unary(ConversationServiceMethods.muteConversation) { (request: MuteConversationRequest, context) in
        try await self.muteConversation(request, context)
      },
      .unary(ConversationServiceMethods.getConversationSettings) { (request: GetConversationSettingsRequest, context) in
        try await self.getConversationSettings(request, context)
      },
      .unary(ConversationServiceMethods.setConversationSettings) { (request: SetConversationSettingsRequest, context) in
        try await self.setConversationSettings(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.ConversationService`.
public struct ConversationServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Opens the conversation with somebody: there is one of each two people, and whoever opens it again gets the same.
  ///
  /// Friends may open one in any app. Strangers may only where an app permits it, both being of age, and only so many on a day; a conversation that is
  /// there stays open whatever changes between the two, except by a block.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND, also for somebody between whom and the caller there is a block; INVALID_ARGUMENT SELF; PERMISSION_DENIED
  /// CONTACT_NOT_ALLOWED when the two may not write to each other, whatever the reason; PERMISSION_DENIED CHAT_NOT_ALLOWED for a caller who may write to
  /// nobody; RESOURCE_EXHAUSTED TOO_MANY_NEW_CONVERSATIONS with metadata retry_after_ms when the caller has written to as many strangers within a day as
  /// is allowed; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func openConversation(
    _ request: OpenConversationRequest, _ options: CallOptions = .init()
  ) async throws -> OpenConversationResponse {
    try await channel.unary(ConversationServiceMethods.openConversation, request, options)
  }

  /// Gets a conversation.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func getConversation(
    _ request: GetConversationRequest, _ options: CallOptions = .init()
  ) async throws -> GetConversationResponse {
    try await channel.unary(ConversationServiceMethods.getConversation, request, options)
  }

  /// Lists the caller's conversations, the one with the latest message first, without those that were hidden.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  public nonisolated(nonsending) func listConversations(
    _ request: ListConversationsRequest, _ options: CallOptions = .init()
  ) async throws -> ListConversationsResponse {
    try await channel.unary(ConversationServiceMethods.listConversations, request, options)
  }

  /// Gets what has changed behind a change number, over all conversations of the caller or in one, in the order of the changes. Each message and each
  /// conversation comes as it is now; one that has changed since comes once more later. A conversation that the caller has joined, or that is there again
  /// after a block, when the client has forgotten it (MEMBERSHIP_STATE_GONE), brings no older messages: ListMessages has them.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; OUT_OF_RANGE CHANGE_UNKNOWN when after_change_number is ahead of all changes, as after the restoring of a
  /// backup: begin anew with ListConversations; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func syncConversations(
    _ request: SyncConversationsRequest, _ options: CallOptions = .init()
  ) async throws -> SyncConversationsResponse {
    try await channel.unary(ConversationServiceMethods.syncConversations, request, options)
  }

  /// Takes a conversation out of the caller's list until there is a message in it. The others are told nothing, and nothing is deleted.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func hideConversation(
    _ request: HideConversationRequest, _ options: CallOptions = .init()
  ) async throws -> HideConversationResponse {
    try await channel.unary(ConversationServiceMethods.hideConversation, request, options)
  }

  /// Has messages of a conversation notify the caller no more, for a while or for good, or again.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func muteConversation(
    _ request: MuteConversationRequest, _ options: CallOptions = .init()
  ) async throws -> MuteConversationResponse {
    try await channel.unary(ConversationServiceMethods.muteConversation, request, options)
  }

  /// Gets the caller's settings for all conversations.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getConversationSettings(
    _ request: GetConversationSettingsRequest, _ options: CallOptions = .init()
  ) async throws -> GetConversationSettingsResponse {
    try await channel.unary(ConversationServiceMethods.getConversationSettings, request, options)
  }

  /// Sets the caller's settings for all conversations.
  ///
  /// Errors: ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func setConversationSettings(
    _ request: SetConversationSettingsRequest, _ options: CallOptions = .init()
  ) async throws -> SetConversationSettingsResponse {
    try await channel.unary(ConversationServiceMethods.setConversationSettings, request, options)
  }
}
