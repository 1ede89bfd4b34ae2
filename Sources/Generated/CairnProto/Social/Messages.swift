// Written by protoc-gen-cairn from cairn/social/v1/messages.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// State of a message, as the caller sees it.
public enum MessageState: MessageEnum {
  /// A state of a later version: shown as deleted.
  case unspecified
  /// Shown.
  case shown
  /// Deleted for all: without content.
  case deleted
  /// Deleted for the caller alone: without content.
  case deletedForMe
  /// Hidden, without content: in a group, its sender and the caller have a block between them; or moderators have hidden it from all but its sender.
  case hidden
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .shown, .deleted, .deletedForMe, .hidden]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .shown: 1
    case .deleted: 2
    case .deletedForMe: 3
    case .hidden: 4
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .shown
    case 2: self = .deleted
    case 3: self = .deletedForMe
    case 4: self = .hidden
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "MESSAGE_STATE_UNSPECIFIED"
    case .shown: "MESSAGE_STATE_SHOWN"
    case .deleted: "MESSAGE_STATE_DELETED"
    case .deletedForMe: "MESSAGE_STATE_DELETED_FOR_ME"
    case .hidden: "MESSAGE_STATE_HIDDEN"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "MESSAGE_STATE_UNSPECIFIED": self = .unspecified
    case "MESSAGE_STATE_SHOWN": self = .shown
    case "MESSAGE_STATE_DELETED": self = .deleted
    case "MESSAGE_STATE_DELETED_FOR_ME": self = .deletedForMe
    case "MESSAGE_STATE_HIDDEN": self = .hidden
    default: return nil
    }
  }
}

/// Call that nobody has answered.
public enum MissedCall: MessageEnum {
  /// None: a message.
  case unspecified
  /// A call by voice.
  case voice
  /// A call with video.
  case video
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .voice, .video]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .voice: 1
    case .video: 2
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .voice
    case 2: self = .video
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "MISSED_CALL_UNSPECIFIED"
    case .voice: "MISSED_CALL_VOICE"
    case .video: "MISSED_CALL_VIDEO"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "MISSED_CALL_UNSPECIFIED": self = .unspecified
    case "MISSED_CALL_VOICE": self = .voice
    case "MISSED_CALL_VIDEO": self = .video
    default: return nil
    }
  }
}

/// A place that is told in a message.
public struct SharedPlace: Message {
  public static let protoName = "cairn.social.v1.SharedPlace"

  /// Position that the sender has chosen to tell.
  public var position: LatLng? = nil

  /// Name of the place; may be empty. At most 200 characters.
  public var name: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(position: LatLng? = nil, name: String = "") {
    self.position = position
    self.name = name
  }
}

/// One emoji at a message, with those who have set it.
public struct MessageReaction: Message {
  public static let protoName = "cairn.social.v1.MessageReaction"

  /// The emoji.
  public var emoji: String = ""

  /// Number of people who have set it.
  public var count: Int32 = 0

  /// The first five who have set it. UUIDs.
  public var accountIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(emoji: String = "", count: Int32 = 0, accountIDs: [String] = []) {
    self.emoji = emoji
    self.count = count
    self.accountIDs = accountIDs
  }
}

/// A message of a conversation. All of it set by the server but what its sender has written.
public struct ChatMessage: Message {
  public static let protoName = "cairn.social.v1.ChatMessage"

  /// Conversation that it belongs to. UUID.
  public var conversationID: String = ""

  /// Place in the conversation: from 1, without gaps, the same for everybody.
  public var number: Int64 = 0

  /// Name that its sender gave it. UUID.
  public var messageID: String = ""

  /// UUID; empty for a sender whose account was deleted.
  public var senderAccountID: String = ""

  /// Time at which it was sent.
  public var createTime: Moment? = nil

  /// State for the caller; those without content tell a number, a sender and times alone.
  public var state: MessageState = .unspecified

  /// Text; may be empty where there is a place or a media, or a missed call.
  public var text: String = ""

  /// Place that is told; absent where there is none.
  public var place: SharedPlace? = nil

  /// Number of the message that it answers; 0 for none.
  public var replyToNumber: Int64 = 0

  /// Time of the latest edit; absent for one that was not edited.
  public var editTime: Moment? = nil

  /// Version of the text: 1, and one more with each edit.
  public var version: Int64 = 0

  /// Reactions, those of the most people first.
  public var reactions: [MessageReaction] = []

  /// Change number of the latest change of it.
  public var changeNumber: Int64 = 0

  /// Whether the text is left out, because it is too long for an event: SyncConversations has it.
  public var isTextLeftOut: Bool = false

  /// Media that it brings, in the sender's order: MediaService.FindContentMedia has them, as long as they are there. UUIDs.
  public var mediaIDs: [String] = []

  /// Whether it is a stranger's, written before the other one had answered, and has words that lead out of Cairn, such as the name of another messenger or a way to
  /// send money: a client warns its reader. It is a warning and no refusal.
  public var leadsElsewhere: Bool = false

  /// Whether it is no message but an entry that its sender has called in vain, and how. It has no text, and is not edited.
  public var missedCall: MissedCall = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", number: Int64 = 0, messageID: String = "", senderAccountID: String = "", createTime: Moment? = nil, state: MessageState = .unspecified, text: String = "", place: SharedPlace? = nil, replyToNumber: Int64 = 0, editTime: Moment? = nil, version: Int64 = 0, reactions: [MessageReaction] = [], changeNumber: Int64 = 0, isTextLeftOut: Bool = false, mediaIDs: [String] = [], leadsElsewhere: Bool = false, missedCall: MissedCall = .unspecified) {
    self.conversationID = conversationID
    self.number = number
    self.messageID = messageID
    self.senderAccountID = senderAccountID
    self.createTime = createTime
    self.state = state
    self.text = text
    self.place = place
    self.replyToNumber = replyToNumber
    self.editTime = editTime
    self.version = version
    self.reactions = reactions
    self.changeNumber = changeNumber
    self.isTextLeftOut = isTextLeftOut
    self.mediaIDs = mediaIDs
    self.leadsElsewhere = leadsElsewhere
    self.missedCall = missedCall
  }
}

/// Message to send.
public struct SendMessageRequest: Message {
  public static let protoName = "cairn.social.v1.SendMessageRequest"

  /// UUID.
  public var conversationID: String = ""

  /// Name of the message, chosen by the client when it is written and kept until it is answered. UUID.
  public var messageID: String = ""

  /// Text, on as many lines as it needs. At most 4,000 characters; may be empty where there is a place or a media.
  public var text: String = ""

  /// Place to tell; absent for none.
  public var place: SharedPlace? = nil

  /// Number of a message that it answers; 0 for none.
  public var replyToNumber: Int64 = 0

  /// Media of the caller's own to bring, uploaded as MEDIA_PURPOSE_PHOTO, MEDIA_PURPOSE_VIDEO, MEDIA_PURPOSE_VOICE or MEDIA_PURPOSE_DOCUMENT. At most 10,
  /// each once. UUIDs.
  public var mediaIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", messageID: String = "", text: String = "", place: SharedPlace? = nil, replyToNumber: Int64 = 0, mediaIDs: [String] = []) {
    self.conversationID = conversationID
    self.messageID = messageID
    self.text = text
    self.place = place
    self.replyToNumber = replyToNumber
    self.mediaIDs = mediaIDs
  }
}

/// The message is sent.
public struct SendMessageResponse: Message {
  public static let protoName = "cairn.social.v1.SendMessageResponse"

  /// Its place in the conversation.
  public var number: Int64 = 0

  /// Time at which it was sent.
  public var createTime: Moment? = nil

  /// Whether its reader is warned of words that lead out of Cairn, so that a client may tell the sender why it is better to stay.
  public var leadsElsewhere: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(number: Int64 = 0, createTime: Moment? = nil, leadsElsewhere: Bool = false) {
    self.number = number
    self.createTime = createTime
    self.leadsElsewhere = leadsElsewhere
  }
}

/// Text to change.
public struct EditMessageRequest: Message {
  public static let protoName = "cairn.social.v1.EditMessageRequest"

  /// UUID.
  public var conversationID: String = ""

  /// The message.
  public var number: Int64 = 0

  /// The new text. At most 4,000 characters.
  public var text: String = ""

  /// Version that the edit was made from; 0 for any.
  public var expectedVersion: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", number: Int64 = 0, text: String = "", expectedVersion: Int64 = 0) {
    self.conversationID = conversationID
    self.number = number
    self.text = text
    self.expectedVersion = expectedVersion
  }
}

/// The text is changed.
public struct EditMessageResponse: Message {
  public static let protoName = "cairn.social.v1.EditMessageResponse"

  /// Version of the text now.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int64 = 0) {
    self.version = version
  }
}

/// Message to delete.
public struct DeleteMessageRequest: Message {
  public static let protoName = "cairn.social.v1.DeleteMessageRequest"

  /// UUID.
  public var conversationID: String = ""

  /// The message.
  public var number: Int64 = 0

  /// Whether it is deleted for all, or for the caller alone.
  public var isForAll: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", number: Int64 = 0, isForAll: Bool = false) {
    self.conversationID = conversationID
    self.number = number
    self.isForAll = isForAll
  }
}

/// The message is deleted.
public struct DeleteMessageResponse: Message {
  public static let protoName = "cairn.social.v1.DeleteMessageResponse"

  /// Every field at its default.
  public init() {}
}

/// Reaction to set.
public struct SetReactionRequest: Message {
  public static let protoName = "cairn.social.v1.SetReactionRequest"

  /// UUID.
  public var conversationID: String = ""

  /// The message.
  public var number: Int64 = 0

  /// One emoji; empty to take the reaction back.
  public var emoji: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", number: Int64 = 0, emoji: String = "") {
    self.conversationID = conversationID
    self.number = number
    self.emoji = emoji
  }
}

/// The reaction is set.
public struct SetReactionResponse: Message {
  public static let protoName = "cairn.social.v1.SetReactionResponse"

  /// Every field at its default.
  public init() {}
}

/// Page of messages.
public struct ListMessagesRequest: Message {
  public static let protoName = "cairn.social.v1.ListMessagesRequest"

  /// UUID.
  public var conversationID: String = ""

  /// At most 100; 0 means 50.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// The first page begins below this number; 0 for the latest message.
  public var beforeNumber: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", pageSize: Int32 = 0, pageToken: String = "", beforeNumber: Int64 = 0) {
    self.conversationID = conversationID
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.beforeNumber = beforeNumber
  }
}

/// A page of messages.
public struct ListMessagesResponse: Message {
  public static let protoName = "cairn.social.v1.ListMessagesResponse"

  /// The latest first.
  public var messages: [ChatMessage] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(messages: [ChatMessage] = [], nextPageToken: String = "") {
    self.messages = messages
    self.nextPageToken = nextPageToken
  }
}

/// Words to find.
public struct SearchMessagesRequest: Message {
  public static let protoName = "cairn.social.v1.SearchMessagesRequest"

  /// Words that somebody remembers.
  public var query: String = ""

  /// The one conversation that is searched; empty for all of them. UUID.
  public var conversationID: String = ""

  /// At most 50; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(query: String = "", conversationID: String = "", pageSize: Int32 = 0, pageToken: String = "") {
    self.query = query
    self.conversationID = conversationID
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of messages that were found.
public struct SearchMessagesResponse: Message {
  public static let protoName = "cairn.social.v1.SearchMessagesResponse"

  /// The latest first. A page may hold fewer than asked for, and none, though another one follows.
  public var messages: [ChatMessage] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(messages: [ChatMessage] = [], nextPageToken: String = "") {
    self.messages = messages
    self.nextPageToken = nextPageToken
  }
}

/// Messages that were read.
public struct MarkReadRequest: Message {
  public static let protoName = "cairn.social.v1.MarkReadRequest"

  /// UUID.
  public var conversationID: String = ""

  /// Number of the latest message that was read.
  public var upToNumber: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", upToNumber: Int64 = 0) {
    self.conversationID = conversationID
    self.upToNumber = upToNumber
  }
}

/// The mark is noted.
public struct MarkReadResponse: Message {
  public static let protoName = "cairn.social.v1.MarkReadResponse"

  /// Every field at its default.
  public init() {}
}

/// Messages of one conversation that have arrived.
public struct DeliveredMark: Message {
  public static let protoName = "cairn.social.v1.DeliveredMark"

  /// UUID.
  public var conversationID: String = ""

  /// Number of the latest message that has arrived, with all before it.
  public var upToNumber: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", upToNumber: Int64 = 0) {
    self.conversationID = conversationID
    self.upToNumber = upToNumber
  }
}

/// Messages that have arrived.
public struct MarkDeliveredRequest: Message {
  public static let protoName = "cairn.social.v1.MarkDeliveredRequest"

  /// At most 50, each of another conversation.
  public var marks: [DeliveredMark] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(marks: [DeliveredMark] = []) {
    self.marks = marks
  }
}

/// The mark is noted.
public struct MarkDeliveredResponse: Message {
  public static let protoName = "cairn.social.v1.MarkDeliveredResponse"

  /// Every field at its default.
  public init() {}
}

/// Whether the caller types.
public struct SetTypingRequest: Message {
  public static let protoName = "cairn.social.v1.SetTypingRequest"

  /// UUID.
  public var conversationID: String = ""

  /// Whether the caller types now, or has stopped.
  public var isTyping: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", isTyping: Bool = false) {
    self.conversationID = conversationID
    self.isTyping = isTyping
  }
}

/// Others are told.
public struct SetTypingResponse: Message {
  public static let protoName = "cairn.social.v1.SetTypingResponse"

  /// Every field at its default.
  public init() {}
}
