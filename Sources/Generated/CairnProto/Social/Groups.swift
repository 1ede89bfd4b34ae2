// Written by protoc-gen-cairn from cairn/social/v1/groups.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Somebody in a group.
public struct GroupMember: Message {
  public static let protoName = "cairn.social.v1.GroupMember"

  /// The member.
  public var person: Person? = nil

  /// Role of the member.
  public var role: MemberRole = .unspecified

  /// Whether they are invited and have not answered.
  public var isInvited: Bool = false

  /// Time since which they are so.
  public var joinTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(person: Person? = nil, role: MemberRole = .unspecified, isInvited: Bool = false, joinTime: Moment? = nil) {
    self.person = person
    self.role = role
    self.isInvited = isInvited
    self.joinTime = joinTime
  }
}

/// Group to open.
public struct CreateGroupRequest: Message {
  public static let protoName = "cairn.social.v1.CreateGroupRequest"

  /// Title, 1 to 100 characters on one line.
  public var title: String = ""

  /// People to invite, at most 50. UUIDs.
  public var accountIDs: [String] = []

  /// App in which the caller does it.
  public var realm: Realm = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(title: String = "", accountIDs: [String] = [], realm: Realm = .unspecified) {
    self.title = title
    self.accountIDs = accountIDs
    self.realm = realm
  }
}

/// The group is open.
public struct CreateGroupResponse: Message {
  public static let protoName = "cairn.social.v1.CreateGroupResponse"

  /// UUID.
  public var conversationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "") {
    self.conversationID = conversationID
  }
}

/// People to invite.
public struct InviteToGroupRequest: Message {
  public static let protoName = "cairn.social.v1.InviteToGroupRequest"

  /// UUID.
  public var conversationID: String = ""

  /// People to invite, 1 to 50. UUIDs.
  public var accountIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", accountIDs: [String] = []) {
    self.conversationID = conversationID
    self.accountIDs = accountIDs
  }
}

/// The people are invited.
public struct InviteToGroupResponse: Message {
  public static let protoName = "cairn.social.v1.InviteToGroupResponse"

  /// Every field at its default.
  public init() {}
}

/// The answer to an invitation.
public struct AnswerGroupInvitationRequest: Message {
  public static let protoName = "cairn.social.v1.AnswerGroupInvitationRequest"

  /// UUID.
  public var conversationID: String = ""

  /// Whether the caller joins, or declines.
  public var isAccepted: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", isAccepted: Bool = false) {
    self.conversationID = conversationID
    self.isAccepted = isAccepted
  }
}

/// The invitation is answered.
public struct AnswerGroupInvitationResponse: Message {
  public static let protoName = "cairn.social.v1.AnswerGroupInvitationResponse"

  /// Every field at its default.
  public init() {}
}

/// Group to leave.
public struct LeaveGroupRequest: Message {
  public static let protoName = "cairn.social.v1.LeaveGroupRequest"

  /// UUID.
  public var conversationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "") {
    self.conversationID = conversationID
  }
}

/// The caller has left.
public struct LeaveGroupResponse: Message {
  public static let protoName = "cairn.social.v1.LeaveGroupResponse"

  /// Every field at its default.
  public init() {}
}

/// Member to remove.
public struct RemoveGroupMemberRequest: Message {
  public static let protoName = "cairn.social.v1.RemoveGroupMemberRequest"

  /// UUID.
  public var conversationID: String = ""

  /// UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", accountID: String = "") {
    self.conversationID = conversationID
    self.accountID = accountID
  }
}

/// The member is removed.
public struct RemoveGroupMemberResponse: Message {
  public static let protoName = "cairn.social.v1.RemoveGroupMemberResponse"

  /// Every field at its default.
  public init() {}
}

/// Role to give.
public struct SetGroupRoleRequest: Message {
  public static let protoName = "cairn.social.v1.SetGroupRoleRequest"

  /// UUID.
  public var conversationID: String = ""

  /// UUID.
  public var accountID: String = ""

  /// The role.
  public var role: MemberRole = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", accountID: String = "", role: MemberRole = .unspecified) {
    self.conversationID = conversationID
    self.accountID = accountID
    self.role = role
  }
}

/// The member has the role.
public struct SetGroupRoleResponse: Message {
  public static let protoName = "cairn.social.v1.SetGroupRoleResponse"

  /// Every field at its default.
  public init() {}
}

/// Title to give.
public struct RenameGroupRequest: Message {
  public static let protoName = "cairn.social.v1.RenameGroupRequest"

  /// UUID.
  public var conversationID: String = ""

  /// Title, 1 to 100 characters on one line.
  public var title: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", title: String = "") {
    self.conversationID = conversationID
    self.title = title
  }
}

/// The group has the title.
public struct RenameGroupResponse: Message {
  public static let protoName = "cairn.social.v1.RenameGroupResponse"

  /// Every field at its default.
  public init() {}
}

/// Page of members.
public struct ListGroupMembersRequest: Message {
  public static let protoName = "cairn.social.v1.ListGroupMembersRequest"

  /// UUID.
  public var conversationID: String = ""

  /// At most 100; 0 means 50.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(conversationID: String = "", pageSize: Int32 = 0, pageToken: String = "") {
    self.conversationID = conversationID
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of members.
public struct ListGroupMembersResponse: Message {
  public static let protoName = "cairn.social.v1.ListGroupMembersResponse"

  /// By their ids. A page may hold fewer than asked for, and none, though another one follows.
  public var members: [GroupMember] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(members: [GroupMember] = [], nextPageToken: String = "") {
    self.members = members
    self.nextPageToken = nextPageToken
  }
}
