// Written by protoc-gen-cairn from cairn/social/v1/conversations.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Kind of a conversation.
public enum ConversationKind: MessageEnum {
  /// A kind of a later version: not shown.
  case unspecified
  /// Two people: there is one conversation of each two.
  case pair
  /// A group.
  case group
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .pair, .group]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .pair: 1
    case .group: 2
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .pair
    case 2: self = .group
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CONVERSATION_KIND_UNSPECIFIED"
    case .pair: "CONVERSATION_KIND_PAIR"
    case .group: "CONVERSATION_KIND_GROUP"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CONVERSATION_KIND_UNSPECIFIED": self = .unspecified
    case "CONVERSATION_KIND_PAIR": self = .pair
    case "CONVERSATION_KIND_GROUP": self = .group
    default: return nil
    }
  }
}

/// State of the caller in a conversation.
public enum MembershipState: MessageEnum {
  /// A state of a later version: as MEMBERSHIP_STATE_GONE.
  case unspecified
  /// Reads and writes.
  case active
  /// Invited to a group, and has not answered.
  case invited
  /// Has left a group, was removed from it, or has declined the invitation: the client forgets it.
  case left
  /// Between the two there is a block: the client forgets it, with its messages. Changes of these before and during the block may never be told; when the
  /// conversation is there again, the client loads anew what is looked at.
  case gone
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .active, .invited, .left, .gone]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .active: 1
    case .invited: 2
    case .left: 3
    case .gone: 4
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .active
    case 2: self = .invited
    case 3: self = .left
    case 4: self = .gone
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "MEMBERSHIP_STATE_UNSPECIFIED"
    case .active: "MEMBERSHIP_STATE_ACTIVE"
    case .invited: "MEMBERSHIP_STATE_INVITED"
    case .left: "MEMBERSHIP_STATE_LEFT"
    case .gone: "MEMBERSHIP_STATE_GONE"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "MEMBERSHIP_STATE_UNSPECIFIED": self = .unspecified
    case "MEMBERSHIP_STATE_ACTIVE": self = .active
    case "MEMBERSHIP_STATE_INVITED": self = .invited
    case "MEMBERSHIP_STATE_LEFT": self = .left
    case "MEMBERSHIP_STATE_GONE": self = .gone
    default: return nil
    }
  }
}

/// Role of a member of a group.
public enum MemberRole: MessageEnum {
  /// A role of a later version: as MEMBER_ROLE_MEMBER. Refused in requests.
  case unspecified
  /// Reads, writes and leaves.
  case member
  /// Also invites and removes members, and deletes messages for all.
  case admin
  /// Also gives roles. There is one as long as there are members.
  case owner
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .member, .admin, .owner]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .member: 1
    case .admin: 2
    case .owner: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .member
    case 2: self = .admin
    case 3: self = .owner
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "MEMBER_ROLE_UNSPECIFIED"
    case .member: "MEMBER_ROLE_MEMBER"
    case .admin: "MEMBER_ROLE_ADMIN"
    case .owner: "MEMBER_ROLE_OWNER"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "MEMBER_ROLE_UNSPECIFIED": self = .unspecified
    case "MEMBER_ROLE_MEMBER": self = .member
    case "MEMBER_ROLE_ADMIN": self = .admin
    case "MEMBER_ROLE_OWNER": self = .owner
    default: return nil
    }
  }
}

/// How far somebody's devices have got, by numbers of messages.
public struct ConversationReceipt: Message {
  public static let protoName = "cairn.social.v1.ConversationReceipt"

  /// UUID.
  public var accountID: String = ""

  /// Number up to which all messages have arrived at a device of theirs; 0 for none.
  public var deliveredNumber: Int64 = 0

  /// Number up to which they have read; 0 for none.
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

/// A conversation, as the caller sees it.
public struct Conversation: Message {
  public static let protoName = "cairn.social.v1.Conversation"

  /// UUID.
  public var conversationID: String = ""

  /// Kind of the conversation.
  public var kind: ConversationKind = .unspecified

  /// App in which it was opened. Its members write in whichever they use.
  public var realm: Realm = .unspecified

  /// The other one of two; absent in a group, and for somebody whose account was deleted.
  public var person: Person? = nil

  /// Title of a group; empty for two, and for all but its writer where moderators have hidden it.
  public var title: String = ""

  /// Time at which it was opened.
  public var createTime: Moment? = nil

  /// The caller's state in it. Where it is not MEMBERSHIP_STATE_ACTIVE, nothing below is told but the number of members and the inviter.
  public var state: MembershipState = .unspecified

  /// The caller's role; unspecified for two.
  public var role: MemberRole = .unspecified

  /// Number of active members.
  public var memberCount: Int32 = 0

  /// The latest message; absent where there is none.
  public var lastMessage: ChatMessage? = nil

  /// Number of the latest message; 0 where there is none.
  public var lastNumber: Int64 = 0

  /// Number up to which the caller has read, on any device.
  public var readNumber: Int64 = 0

  /// Number of messages above it that others have written, counted among the latest 1,000 of the conversation: more are 1,000.
  public var unreadCount: Int32 = 0

  /// Receipts of the others, where these and the caller share them; none in groups of more than 20.
  public var receipts: [ConversationReceipt] = []

  /// Whether the caller is not notified now.
  public var isMuted: Bool = false

  /// Time until which that is so; absent where it has no end.
  public var muteEndTime: Moment? = nil

  /// Whether it is out of the caller's list until there is a message.
  public var isHidden: Bool = false

  /// Whether the caller can write in it now, by the rule of SendMessage: not where that would be refused whatever is written, as the other one has left
  /// for good, either of the two may write to nobody, or one who is no friend is not of age, or the other one is suspended. It may change without a change
  /// of the conversation.
  public var canWrite: Bool = false

  /// Change number of its latest change that concerns the caller.
  public var changeNumber: Int64 = 0

  /// Inviter of a caller who is invited to a group. UUID; otherwise empty.
  public var inviterAccountID: String = ""

  /// Number of the title, which names it in a report: content of kind "group_title" with the id "CONVERSATION:NUMBER". Another one when somebody else has
  /// written a title; 0 for two, and where the title is not told. Its writer answers for it; one whose writer was deleted is content of nobody
  /// (CONTENT_OF_NOBODY), and the owner and administrators write another.
  public var titleNumber: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", kind: ConversationKind = .unspecified, realm: Realm = .unspecified, person: Person? = nil, title: String = "", createTime: Moment? = nil, state: MembershipState = .unspecified, role: MemberRole = .unspecified, memberCount: Int32 = 0, lastMessage: ChatMessage? = nil, lastNumber: Int64 = 0, readNumber: Int64 = 0, unreadCount: Int32 = 0, receipts: [ConversationReceipt] = [], isMuted: Bool = false, muteEndTime: Moment? = nil, isHidden: Bool = false, canWrite: Bool = false, changeNumber: Int64 = 0, inviterAccountID: String = "", titleNumber: Int32 = 0) {
    self.conversationID = conversationID
    self.kind = kind
    self.realm = realm
    self.person = person
    self.title = title
    self.createTime = createTime
    self.state = state
    self.role = role
    self.memberCount = memberCount
    self.lastMessage = lastMessage
    self.lastNumber = lastNumber
    self.readNumber = readNumber
    self.unreadCount = unreadCount
    self.receipts = receipts
    self.isMuted = isMuted
    self.muteEndTime = muteEndTime
    self.isHidden = isHidden
    self.canWrite = canWrite
    self.changeNumber = changeNumber
    self.inviterAccountID = inviterAccountID
    self.titleNumber = titleNumber
  }
}

/// Person to write to.
public struct OpenConversationRequest: Message {
  public static let protoName = "cairn.social.v1.OpenConversationRequest"

  /// UUID.
  public var accountID: String = ""

  /// App in which the caller does it.
  public var realm: Realm = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", realm: Realm = .unspecified) {
    self.accountID = accountID
    self.realm = realm
  }
}

/// The conversation is open.
public struct OpenConversationResponse: Message {
  public static let protoName = "cairn.social.v1.OpenConversationResponse"

  /// UUID.
  public var conversationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "") {
    self.conversationID = conversationID
  }
}

/// Conversation to get.
public struct GetConversationRequest: Message {
  public static let protoName = "cairn.social.v1.GetConversationRequest"

  /// UUID.
  public var conversationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "") {
    self.conversationID = conversationID
  }
}

/// The conversation.
public struct GetConversationResponse: Message {
  public static let protoName = "cairn.social.v1.GetConversationResponse"

  /// As it is now.
  public var conversation: Conversation? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversation: Conversation? = nil) {
    self.conversation = conversation
  }
}

/// Page of the list.
public struct ListConversationsRequest: Message {
  public static let protoName = "cairn.social.v1.ListConversationsRequest"

  /// At most 50; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of conversations.
public struct ListConversationsResponse: Message {
  public static let protoName = "cairn.social.v1.ListConversationsResponse"

  /// The one with the latest message first.
  public var conversations: [Conversation] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Number of the caller's latest change before the page was read: a new device goes on behind that of its first page.
  public var changeNumber: Int64 = 0

  /// Number of conversations with unread messages among their latest 1,000 that are not muted, at most 100: more are 100.
  public var unreadConversationCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversations: [Conversation] = [], nextPageToken: String = "", changeNumber: Int64 = 0, unreadConversationCount: Int32 = 0) {
    self.conversations = conversations
    self.nextPageToken = nextPageToken
    self.changeNumber = changeNumber
    self.unreadConversationCount = unreadConversationCount
  }
}

/// Place to go on behind.
public struct SyncConversationsRequest: Message {
  public static let protoName = "cairn.social.v1.SyncConversationsRequest"

  /// Change number up to which everything was worked in; 0 for nothing.
  public var afterChangeNumber: Int64 = 0

  /// At most 200; 0 means 100. Messages of a page.
  public var pageSize: Int32 = 0

  /// The one conversation that is asked for; empty for all of them. UUID.
  public var conversationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(afterChangeNumber: Int64 = 0, pageSize: Int32 = 0, conversationID: String = "") {
    self.afterChangeNumber = afterChangeNumber
    self.pageSize = pageSize
    self.conversationID = conversationID
  }
}

/// A page of changes.
public struct SyncConversationsResponse: Message {
  public static let protoName = "cairn.social.v1.SyncConversationsResponse"

  /// Conversations that have changed, or of which messages are in the page, each once.
  public var conversations: [Conversation] = []

  /// Messages that are new or have changed, in the order of their changes, each once.
  public var messages: [ChatMessage] = []

  /// Change number up to which the page goes.
  public var changeNumber: Int64 = 0

  /// Whether more has changed behind it.
  public var hasMore: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversations: [Conversation] = [], messages: [ChatMessage] = [], changeNumber: Int64 = 0, hasMore: Bool = false) {
    self.conversations = conversations
    self.messages = messages
    self.changeNumber = changeNumber
    self.hasMore = hasMore
  }
}

/// Conversation to hide.
public struct HideConversationRequest: Message {
  public static let protoName = "cairn.social.v1.HideConversationRequest"

  /// UUID.
  public var conversationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "") {
    self.conversationID = conversationID
  }
}

/// The conversation is hidden.
public struct HideConversationResponse: Message {
  public static let protoName = "cairn.social.v1.HideConversationResponse"

  /// Every field at its default.
  public init() {}
}

/// Whether and how long a conversation is muted.
public struct MuteConversationRequest: Message {
  public static let protoName = "cairn.social.v1.MuteConversationRequest"

  /// UUID.
  public var conversationID: String = ""

  /// Whether it is muted.
  public var isMuted: Bool = false

  /// Time at which that ends, in the future; absent for no end.
  public var endTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", isMuted: Bool = false, endTime: Moment? = nil) {
    self.conversationID = conversationID
    self.isMuted = isMuted
    self.endTime = endTime
  }
}

/// The conversation is muted, or no more.
public struct MuteConversationResponse: Message {
  public static let protoName = "cairn.social.v1.MuteConversationResponse"

  /// Every field at its default.
  public init() {}
}

/// Settings of a person for all conversations.
public struct ConversationSettings: Message {
  public static let protoName = "cairn.social.v1.ConversationSettings"

  /// Whether others are told what the caller has got and read, and the caller what they have. At first they are.
  public var sharesReceipts: Bool = false

  /// Whether pushes show the beginning of a message. At first they do.
  public var showsTextInPushes: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sharesReceipts: Bool = false, showsTextInPushes: Bool = false) {
    self.sharesReceipts = sharesReceipts
    self.showsTextInPushes = showsTextInPushes
  }
}

/// Asks for the caller's settings.
public struct GetConversationSettingsRequest: Message {
  public static let protoName = "cairn.social.v1.GetConversationSettingsRequest"

  /// Every field at its default.
  public init() {}
}

/// The caller's settings.
public struct GetConversationSettingsResponse: Message {
  public static let protoName = "cairn.social.v1.GetConversationSettingsResponse"

  /// All of them.
  public var settings: ConversationSettings? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(settings: ConversationSettings? = nil) {
    self.settings = settings
  }
}

/// Settings to change; absent fields change nothing.
public struct SetConversationSettingsRequest: Message {
  public static let protoName = "cairn.social.v1.SetConversationSettingsRequest"

  /// Whether receipts are shared, from now on.
  public var sharesReceipts: Bool? = nil

  /// Whether pushes show the beginning of a message.
  public var showsTextInPushes: Bool? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sharesReceipts: Bool? = nil, showsTextInPushes: Bool? = nil) {
    self.sharesReceipts = sharesReceipts
    self.showsTextInPushes = showsTextInPushes
  }
}

/// The settings are changed.
public struct SetConversationSettingsResponse: Message {
  public static let protoName = "cairn.social.v1.SetConversationSettingsResponse"

  /// As they are now.
  public var settings: ConversationSettings? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(settings: ConversationSettings? = nil) {
    self.settings = settings
  }
}
