import FoundationEssentials
import Postgres
import Timekeeping

/// A conversation, as it is kept.
struct StoredConversation: Sendable, Hashable {
  enum Kind: String, Sendable, CaseIterable, SQLValue, SQLDecodable {
    case pair, group
  }

  var conversationID: UUID
  var kind: Kind
  var realm: StoredRealm
  var title = ""
  var titleNumber = 1
  var isOfStrangers = false
  var isBlocked = false
  var createTime: Moment
  var lastNumber: Int64 = 0
  var lastTime: Moment
  var changeNumber: Int64
}

/// Member of a conversation, with what decides about what they are told.
struct StoredMember: Sendable, Hashable {
  enum State: String, Sendable, CaseIterable, SQLValue, SQLDecodable {
    case active, invited, left, removed
  }

  enum Role: String, Sendable, CaseIterable, SQLValue, SQLDecodable {
    case member, admin, owner
  }

  var accountID: UUID
  var state = State.active
  var role = Role.member
  var firstNumber: Int64 = 1
  var readNumber: Int64 = 0
  var sharedDeliveredNumber: Int64 = 0
  var sharedReadNumber: Int64 = 0
  var isMuted = false
  /// Nil for one that is muted without end.
  var muteEndTime: Moment?
  var settings = StoredConversationSettings()

  func isMuted(at now: Moment) -> Bool { isMuted && muteEndTime.map { now < $0 } ?? true }
}

/// Settings of a person for all conversations.
struct StoredConversationSettings: Sendable, Hashable {
  var sharesReceipts = true
  var showsTextInPushes = true
}

/// All that is known of a conversation when a message is sent to it.
struct FoundForSending: Sendable, Hashable {
  var conversation: StoredConversation
  var active: [StoredMember] = []
  /// The highest of the active members' clocks, which are locked.
  var clock: Int64 = 0
  /// Whether another active member of one of strangers has written in it.
  var haveOthersWritten = false
  /// Message that was sent under the same id; nil where the id is free.
  var sent: SentMessage?
}

/// A message, as it is kept.
struct StoredMessage: Sendable, Hashable {
  var conversationID: UUID
  var number: Int64
  var messageID: UUID
  /// Nil for a sender whose account was deleted.
  var senderID: UUID?
  var text: String
  var place: MessageRules.Place?
  var replyToNumber: Int64?
  var createTime: Moment
  var editTime: Moment?
  var version: Int64 = 1
  var isDeleted = false
  var changeNumber: Int64
  var notificationID: UUID
  var reactions: [StoredReaction] = []
  var mediaIDs: [UUID] = []
  /// Whether moderators have hidden it from all but its sender.
  var isHidden = false
  /// Whether it is one of a stranger's first, with words that lead out of Cairn.
  var leadsElsewhere = false
  /// Nil for a message; else it is an entry that its sender has called in vain.
  var missedCall: MissedCallKind?
  /// When the one who looks has deleted it for themselves; nil where they have not.
  var hideChangeNumber: Int64?

  var key: MessageKey { MessageKey(conversationID: conversationID, number: number) }

  func facts(for accountID: UUID) -> MessageRules.Facts {
    MessageRules.Facts(isMine: senderID == accountID, isDeleted: isDeleted, createTime: createTime, version: version)
  }
}

/// Call that nobody has answered. Its raw value is the database's.
enum MissedCallKind: String, Sendable, Hashable, CaseIterable, SQLValue, SQLDecodable {
  case voice, video
}

/// One emoji at a message.
struct StoredReaction: Sendable, Hashable {
  var emoji: String
  var count: Int
  var accountIDs: [UUID]
}

/// A message to be kept.
struct MessageDraft: Sendable, Hashable {
  var messageID: UUID
  var text: String
  var place: MessageRules.Place?
  var replyToNumber: Int64?
  /// Media of the sender's own.
  var mediaIDs: [UUID] = []
  /// SHA-256 of all that was written.
  var contentHash: [UInt8]
}

/// A place in somebody's list of conversations.
struct ConversationPlace: Sendable, Hashable {
  var lastTime: Moment
  var conversationID: UUID
}

/// A message by its place.
struct MessageKey: Sendable, Hashable {
  var conversationID: UUID
  var number: Int64
}
