// Written by protoc-gen-cairn from cairn/social/v1/conversation_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// An event of a conversation in a person's stream (UserEvent). Content that a client does not know is of a later version: the client calls
/// SyncConversations.
public struct ConversationEvent: Message {
  public static let protoName = "cairn.social.v1.ConversationEvent"

  /// The change that has happened.
  public enum OneOfContent: Sendable, Hashable {
    /// "message.new", and "message.changed" for an edit, a deletion or a reaction.
    case messageChanged(MessageChanged)
    /// "conversation.changed": opened, hidden, muted, other members, or a message that was deleted for the reader alone; the
    /// client calls SyncConversations.
    case conversationChanged(ConversationChanged)
    /// "conversation.receipt".
    case receiptChanged(ReceiptChanged)
    /// "conversation.typing", ephemeral only.
    case typingChanged(TypingChanged)
    /// "conversation.call", ephemeral only.
    case callChanged(CallChanged)
  }

  /// Conversation that has changed. UUID.
  public var conversationID: String = ""

  /// Number of the change, for its reader; 0 for an ephemeral event. A client keeps the highest up to which it knows all: an event alone does not
  /// prove that it knows those before.
  public var changeNumber: Int64 = 0

  /// The change that has happened.
  public var content: OneOfContent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", changeNumber: Int64 = 0, content: OneOfContent? = nil) {
    self.conversationID = conversationID
    self.changeNumber = changeNumber
    self.content = content
  }
}

/// A message is new, or not as it was.
public struct MessageChanged: Message {
  public static let protoName = "cairn.social.v1.MessageChanged"

  /// As it is now.
  public var message: ChatMessage? = nil

  /// Whether it is new.
  public var isNew: Bool = false

  /// Notification of it, "message.new", for those who are notified: the latest of a conversation stands for those before. UUID;
  /// empty where it is no news.
  public var notificationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(message: ChatMessage? = nil, isNew: Bool = false, notificationID: String = "") {
    self.message = message
    self.isNew = isNew
    self.notificationID = notificationID
  }
}

/// The conversation is not as it was.
public struct ConversationChanged: Message {
  public static let protoName = "cairn.social.v1.ConversationChanged"

  /// Every field at its default.
  public init() {}
}

/// Somebody has got or read messages; the reader's own other devices hear of the reading as well.
public struct ReceiptChanged: Message {
  public static let protoName = "cairn.social.v1.ReceiptChanged"

  /// UUID.
  public var accountID: String = ""

  /// Number up to which all messages have arrived.
  public var deliveredNumber: Int64 = 0

  /// Number up to which they have read.
  public var readNumber: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", deliveredNumber: Int64 = 0, readNumber: Int64 = 0) {
    self.accountID = accountID
    self.deliveredNumber = deliveredNumber
    self.readNumber = readNumber
  }
}

/// Somebody types, or has stopped.
public struct TypingChanged: Message {
  public static let protoName = "cairn.social.v1.TypingChanged"

  /// UUID.
  public var accountID: String = ""

  /// Whether they type.
  public var isTyping: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", isTyping: Bool = false) {
    self.accountID = accountID
    self.isTyping = isTyping
  }
}
