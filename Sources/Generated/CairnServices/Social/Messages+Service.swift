// Written by protoc-gen-cairn from cairn/social/v1/messages.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.MessageService`: known before a body is read.
public enum MessageServiceMethods {
  /// Sends a message. It is named by its sender: sent again under the same message_id, also years later, it is there once, and the answer is the same.
  public static let sendMessage = MethodRow(
    path: "/cairn.social.v1.MessageService/SendMessage",
    access: .user, idempotency: .natural,
    requestBytesMax: 32_768, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.SendMessageRequest", responseType: "cairn.social.v1.SendMessageResponse")

  /// Changes the text of a message of the caller, within 15 minutes after it was sent.
  public static let editMessage = MethodRow(
    path: "/cairn.social.v1.MessageService/EditMessage",
    access: .user, idempotency: .key,
    requestBytesMax: 32_768, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.EditMessageRequest", responseType: "cairn.social.v1.EditMessageResponse")

  /// Deletes a message for the caller alone, whosever it is, or a message of the caller for all, within an hour after it was sent. Owners and
  public static let deleteMessage = MethodRow(
    path: "/cairn.social.v1.MessageService/DeleteMessage",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.DeleteMessageRequest", responseType: "cairn.social.v1.DeleteMessageResponse")

  /// Sets the caller's reaction to a message, or takes it back. One of each person at a message.
  public static let setReaction = MethodRow(
    path: "/cairn.social.v1.MessageService/SetReaction",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.SetReactionRequest", responseType: "cairn.social.v1.SetReactionResponse")

  /// Lists messages of a conversation, the latest first.
  public static let listMessages = MethodRow(
    path: "/cairn.social.v1.MessageService/ListMessages",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.ListMessagesRequest", responseType: "cairn.social.v1.ListMessagesResponse")

  /// Finds messages by their words, in one conversation or in all of the caller's, the latest first. All words must be in a message, whole and in any
  public static let searchMessages = MethodRow(
    path: "/cairn.social.v1.MessageService/SearchMessages",
    access: .user, idempotency: .natural,
    requestBytesMax: 2_048, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, cost: 5,
    requestType: "cairn.social.v1.SearchMessagesRequest", responseType: "cairn.social.v1.SearchMessagesResponse")

  /// Notes that the caller has read all messages up to one. Safe to repeat; what was read stays read. The others hear of it at once, also from somebody who
  public static let markRead = MethodRow(
    path: "/cairn.social.v1.MessageService/MarkRead",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.MarkReadRequest", responseType: "cairn.social.v1.MarkReadResponse")

  /// Notes that a device of the caller has got all messages of some conversations up to one each. Safe to repeat. Conversations that are gone, and
  public static let markDelivered = MethodRow(
    path: "/cairn.social.v1.MessageService/MarkDelivered",
    access: .user, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.MarkDeliveredRequest", responseType: "cairn.social.v1.MarkDeliveredResponse")

  /// Tells the others that the caller is typing, or has stopped. It is kept nowhere: a client says it again at most every 3 seconds, and whoever hears it
  public static let setTyping = MethodRow(
    path: "/cairn.social.v1.MessageService/SetTyping",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.SetTypingRequest", responseType: "cairn.social.v1.SetTypingResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [sendMessage, editMessage, deleteMessage, setReaction, listMessages, searchMessages, markRead, markDelivered, setTyping]
}

/// Messages of conversations, in all apps.
///
/// Each message has a number, from 1 without gaps within its conversation: that is its place, on every device. Each change of a conversation has a
/// change number: SyncConversations gives what has changed since one.
///
/// Conversations that the caller is no member of, or that are gone because either of two has blocked the other, are answered NOT_FOUND
/// CONVERSATION_NOT_FOUND by every method.
///
/// A message is content of all apps, of the kind "message" and with the id "<conversation_id>:<number>": by that name it is reported
/// (ReportService.CreateReport), with up to 20 messages before it as evidence, and its media are asked for (MediaService.FindContentMedia).
///
/// Not for web pages: people write to each other in the apps.
public protocol MessageServiceHandlers: Sendable {
  /// Sends a message. It is named by its sender: sent again under the same message_id, also years later, it is there once, and the answer is the same.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; ALREADY_EXISTS MESSAGE_ID_USED when the conversation has another message of that id; NOT_FOUND
  /// MESSAGE_NOT_FOUND when there is no message reply_to_number; PERMISSION_DENIED CHAT_NOT_ALLOWED for a caller who may write to nobody,
  /// or is not of age and writes in a group;
  /// PERMISSION_DENIED CONTACT_NOT_ALLOWED between strangers of whom one is not of age, also where that was told later, or they have been friends;
  /// FAILED_PRECONDITION RECIPIENT_GONE when the other one has left for good, or may be written to by nobody; FAILED_PRECONDITION LINK_NOT_ALLOWED
  /// when a stranger's message leads elsewhere before the other one has answered, FAILED_PRECONDITION MEDIA_NOT_ALLOWED when it brings a media by then;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, MISSING, TOO_LONG, NOT_WRITING, OUT_OF_RANGE; TOO_MANY, DUPLICATE and
  /// MEDIA_NOT_FOUND of media_ids).
  nonisolated(nonsending) func sendMessage(_ request: SendMessageRequest, _ context: RequestContext) async throws -> SendMessageResponse

  /// Changes the text of a message of the caller, within 15 minutes after it was sent.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; NOT_FOUND MESSAGE_NOT_FOUND, also for one that was deleted; PERMISSION_DENIED NOT_SENDER;
  /// FAILED_PRECONDITION TOO_LATE; ABORTED VERSION_CONFLICT when another device has changed it: read it again; FAILED_PRECONDITION LINK_NOT_ALLOWED;
  /// PERMISSION_DENIED CHAT_NOT_ALLOWED; PERMISSION_DENIED CONTACT_NOT_ALLOWED; FAILED_PRECONDITION RECIPIENT_GONE;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func editMessage(_ request: EditMessageRequest, _ context: RequestContext) async throws -> EditMessageResponse

  /// Deletes a message for the caller alone, whosever it is, or a message of the caller for all, within an hour after it was sent. Owners and
  /// administrators of a group delete any message for all, at any time. Its number stays.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; NOT_FOUND MESSAGE_NOT_FOUND; PERMISSION_DENIED NOT_SENDER; FAILED_PRECONDITION TOO_LATE;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func deleteMessage(_ request: DeleteMessageRequest, _ context: RequestContext) async throws -> DeleteMessageResponse

  /// Sets the caller's reaction to a message, or takes it back. One of each person at a message.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; NOT_FOUND MESSAGE_NOT_FOUND, also for one that was deleted; PERMISSION_DENIED CHAT_NOT_ALLOWED;
  /// PERMISSION_DENIED CONTACT_NOT_ALLOWED; FAILED_PRECONDITION RECIPIENT_GONE;
  /// RESOURCE_EXHAUSTED TOO_MANY_REACTIONS when there are 20 different ones; INVALID_ARGUMENT INVALID_ARGUMENT
  /// with field violations (MALFORMED); ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func setReaction(_ request: SetReactionRequest, _ context: RequestContext) async throws -> SetReactionResponse

  /// Lists messages of a conversation, the latest first.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func listMessages(_ request: ListMessagesRequest, _ context: RequestContext) async throws -> ListMessagesResponse

  /// Finds messages by their words, in one conversation or in all of the caller's, the latest first. All words must be in a message, whole and in any
  /// order, without regard to case and accents; of a script without spaces any part of two characters or more is found.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MALFORMED without a word, or with more than 8
  /// or 100 characters).
  nonisolated(nonsending) func searchMessages(_ request: SearchMessagesRequest, _ context: RequestContext) async throws -> SearchMessagesResponse

  /// Notes that the caller has read all messages up to one. Safe to repeat; what was read stays read. The others hear of it at once, also from somebody who
  /// appears offline: to open a conversation is an act, as to write in it is, and whoever wants none told switches receipts off (shares_receipts).
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; OUT_OF_RANGE MESSAGE_NOT_FOUND when up_to_number is above the latest message; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func markRead(_ request: MarkReadRequest, _ context: RequestContext) async throws -> MarkReadResponse

  /// Notes that a device of the caller has got all messages of some conversations up to one each. Safe to repeat. Conversations that are gone, and
  /// numbers above the latest message, are passed over.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func markDelivered(_ request: MarkDeliveredRequest, _ context: RequestContext) async throws -> MarkDeliveredResponse

  /// Tells the others that the caller is typing, or has stopped. It is kept nowhere: a client says it again at most every 3 seconds, and whoever hears it
  /// forgets it after 6. In groups of more than 20 nobody is told.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func setTyping(_ request: SetTypingRequest, _ context: RequestContext) async throws -> SetTypingResponse
}

extension MessageServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MessageServiceMethods.sendMessage) { (request: SendMessageRequest, context) in
        try await self.sendMessage(request, context)
      },
      .unary(MessageServiceMethods.editMessage) { (request: EditMessageRequest, context) in
        try await self.editMessage(request, context)
      },
      .unary(MessageServiceMethods.deleteMessage) { (request: DeleteMessageRequest, context) in
        try await self.deleteMessage(request, context)
      },
      .unary(MessageServiceMethods.setReaction) { (request: SetReactionRequest, context) in
        try await self.setReaction(request, context)
      },
      .unary(MessageServiceMethods.listMessages) { (request: ListMessagesRequest, context) in
        try await self.listMessages(request, context)
      },
      .unary(MessageServiceMethods.searchMessages) { (request: SearchMessagesRequest, context) in
        try await self.searchMessages(request, context)
      },
      .unary(MessageServiceMethods.markRead) { (request: MarkReadRequest, context) in
        try await self.markRead(request, context)
      },
      .unary(MessageServiceMethods.markDelivered) { (request: MarkDeliveredRequest, context) in
        try await self.markDelivered(request, context)
      },
      .unary(MessageServiceMethods.setTyping) { (request: SetTypingRequest, context) in
        try await self.setTyping(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.MessageService`.
public struct MessageServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Sends a message. It is named by its sender: sent again under the same message_id, also years later, it is there once, and the answer is the same.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; ALREADY_EXISTS MESSAGE_ID_USED when the conversation has another message of that id; NOT_FOUND
  /// MESSAGE_NOT_FOUND when there is no message reply_to_number; PERMISSION_DENIED CHAT_NOT_ALLOWED for a caller who may write to nobody,
  /// or is not of age and writes in a group;
  /// PERMISSION_DENIED CONTACT_NOT_ALLOWED between strangers of whom one is not of age, also where that was told later, or they have been friends;
  /// FAILED_PRECONDITION RECIPIENT_GONE when the other one has left for good, or may be written to by nobody; FAILED_PRECONDITION LINK_NOT_ALLOWED
  /// when a stranger's message leads elsewhere before the other one has answered, FAILED_PRECONDITION MEDIA_NOT_ALLOWED when it brings a media by then;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, MISSING, TOO_LONG, NOT_WRITING, OUT_OF_RANGE; TOO_MANY, DUPLICATE and
  /// MEDIA_NOT_FOUND of media_ids).
  public nonisolated(nonsending) func sendMessage(
    _ request: SendMessageRequest, _ options: CallOptions = .init()
  ) async throws -> SendMessageResponse {
    try await channel.unary(MessageServiceMethods.sendMessage, request, options)
  }

  /// Changes the text of a message of the caller, within 15 minutes after it was sent.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; NOT_FOUND MESSAGE_NOT_FOUND, also for one that was deleted; PERMISSION_DENIED NOT_SENDER;
  /// FAILED_PRECONDITION TOO_LATE; ABORTED VERSION_CONFLICT when another device has changed it: read it again; FAILED_PRECONDITION LINK_NOT_ALLOWED;
  /// PERMISSION_DENIED CHAT_NOT_ALLOWED; PERMISSION_DENIED CONTACT_NOT_ALLOWED; FAILED_PRECONDITION RECIPIENT_GONE;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func editMessage(
    _ request: EditMessageRequest, _ options: CallOptions = .init()
  ) async throws -> EditMessageResponse {
    try await channel.unary(MessageServiceMethods.editMessage, request, options)
  }

  /// Deletes a message for the caller alone, whosever it is, or a message of the caller for all, within an hour after it was sent. Owners and
  /// administrators of a group delete any message for all, at any time. Its number stays.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; NOT_FOUND MESSAGE_NOT_FOUND; PERMISSION_DENIED NOT_SENDER; FAILED_PRECONDITION TOO_LATE;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func deleteMessage(
    _ request: DeleteMessageRequest, _ options: CallOptions = .init()
  ) async throws -> DeleteMessageResponse {
    try await channel.unary(MessageServiceMethods.deleteMessage, request, options)
  }

  /// Sets the caller's reaction to a message, or takes it back. One of each person at a message.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; NOT_FOUND MESSAGE_NOT_FOUND, also for one that was deleted; PERMISSION_DENIED CHAT_NOT_ALLOWED;
  /// PERMISSION_DENIED CONTACT_NOT_ALLOWED; FAILED_PRECONDITION RECIPIENT_GONE;
  /// RESOURCE_EXHAUSTED TOO_MANY_REACTIONS when there are 20 different ones; INVALID_ARGUMENT INVALID_ARGUMENT
  /// with field violations (MALFORMED); ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func setReaction(
    _ request: SetReactionRequest, _ options: CallOptions = .init()
  ) async throws -> SetReactionResponse {
    try await channel.unary(MessageServiceMethods.setReaction, request, options)
  }

  /// Lists messages of a conversation, the latest first.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func listMessages(
    _ request: ListMessagesRequest, _ options: CallOptions = .init()
  ) async throws -> ListMessagesResponse {
    try await channel.unary(MessageServiceMethods.listMessages, request, options)
  }

  /// Finds messages by their words, in one conversation or in all of the caller's, the latest first. All words must be in a message, whole and in any
  /// order, without regard to case and accents; of a script without spaces any part of two characters or more is found.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (MALFORMED without a word, or with more than 8
  /// or 100 characters).
  public nonisolated(nonsending) func searchMessages(
    _ request: SearchMessagesRequest, _ options: CallOptions = .init()
  ) async throws -> SearchMessagesResponse {
    try await channel.unary(MessageServiceMethods.searchMessages, request, options)
  }

  /// Notes that the caller has read all messages up to one. Safe to repeat; what was read stays read. The others hear of it at once, also from somebody who
  /// appears offline: to open a conversation is an act, as to write in it is, and whoever wants none told switches receipts off (shares_receipts).
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; OUT_OF_RANGE MESSAGE_NOT_FOUND when up_to_number is above the latest message; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func markRead(
    _ request: MarkReadRequest, _ options: CallOptions = .init()
  ) async throws -> MarkReadResponse {
    try await channel.unary(MessageServiceMethods.markRead, request, options)
  }

  /// Notes that a device of the caller has got all messages of some conversations up to one each. Safe to repeat. Conversations that are gone, and
  /// numbers above the latest message, are passed over.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func markDelivered(
    _ request: MarkDeliveredRequest, _ options: CallOptions = .init()
  ) async throws -> MarkDeliveredResponse {
    try await channel.unary(MessageServiceMethods.markDelivered, request, options)
  }

  /// Tells the others that the caller is typing, or has stopped. It is kept nowhere: a client says it again at most every 3 seconds, and whoever hears it
  /// forgets it after 6. In groups of more than 20 nobody is told.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func setTyping(
    _ request: SetTypingRequest, _ options: CallOptions = .init()
  ) async throws -> SetTypingResponse {
    try await channel.unary(MessageServiceMethods.setTyping, request, options)
  }
}
