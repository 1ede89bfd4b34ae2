// Written by protoc-gen-cairn from cairn/social/v1/groups.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.GroupService`: known before a body is read.
public enum GroupServiceMethods {
  /// Opens a group of the caller, who owns it, and invites others to it.
  public static let createGroup = MethodRow(
    path: "/cairn.social.v1.GroupService/CreateGroup",
    access: .user, idempotency: .key,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.CreateGroupRequest", responseType: "cairn.social.v1.CreateGroupResponse")

  /// Invites people to a group of which the caller is owner or administrator. People who are in it or invited already are passed over.
  public static let inviteToGroup = MethodRow(
    path: "/cairn.social.v1.GroupService/InviteToGroup",
    access: .user, idempotency: .key,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.InviteToGroupRequest", responseType: "cairn.social.v1.InviteToGroupResponse")

  /// Joins a group to which the caller is invited, or declines. Messages from before are not read.
  public static let answerGroupInvitation = MethodRow(
    path: "/cairn.social.v1.GroupService/AnswerGroupInvitation",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.AnswerGroupInvitationRequest", responseType: "cairn.social.v1.AnswerGroupInvitationResponse")

  /// Leaves a group. When its owner does, the administrator who is there for the longest time owns it, without one the member who is.
  public static let leaveGroup = MethodRow(
    path: "/cairn.social.v1.GroupService/LeaveGroup",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.LeaveGroupRequest", responseType: "cairn.social.v1.LeaveGroupResponse")

  /// Removes a member or an invitation. An administrator removes members, the owner anybody but themselves.
  public static let removeGroupMember = MethodRow(
    path: "/cairn.social.v1.GroupService/RemoveGroupMember",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.RemoveGroupMemberRequest", responseType: "cairn.social.v1.RemoveGroupMemberResponse")

  /// Gives a member a role. The owner alone does, and is an administrator after having made somebody else the owner.
  public static let setGroupRole = MethodRow(
    path: "/cairn.social.v1.GroupService/SetGroupRole",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.SetGroupRoleRequest", responseType: "cairn.social.v1.SetGroupRoleResponse")

  /// Gives a group of which the caller is owner or administrator another title.
  public static let renameGroup = MethodRow(
    path: "/cairn.social.v1.GroupService/RenameGroup",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.RenameGroupRequest", responseType: "cairn.social.v1.RenameGroupResponse")

  /// Lists the members of a group and those who are invited, by their ids. Accounts that are leaving are left out.
  public static let listGroupMembers = MethodRow(
    path: "/cairn.social.v1.GroupService/ListGroupMembers",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.ListGroupMembersRequest", responseType: "cairn.social.v1.ListGroupMembersResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [createGroup, inviteToGroup, answerGroupInvitation, leaveGroup, removeGroupMember, setGroupRole, renameGroup, listGroupMembers]
}

/// Groups: conversations of several, at most 500.
///
/// People come by an invitation of somebody who may write to them: a friend, or one with whom there is a conversation. Nobody who is not of age is
/// invited. A person who has declined or left is invited no more, and the one who invites is not told. Between two of whom one has blocked the other,
/// neither sees what the other writes.
///
/// Not for web pages: people write to each other in the apps.
public protocol GroupServiceHandlers: Sendable {
  /// Opens a group of the caller, who owns it, and invites others to it.
  ///
  /// Errors: PERMISSION_DENIED CONTACT_NOT_ALLOWED when the caller may not invite one of them, whatever the reason; PERMISSION_DENIED CHAT_NOT_ALLOWED for
  /// a caller who may write to nobody or is not of age; RESOURCE_EXHAUSTED TOO_MANY_GROUPS when the caller owns 100; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations (NOT_WRITING, TOO_MANY, INVALID_UUID, UNKNOWN_VALUE); ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func createGroup(_ request: CreateGroupRequest, _ context: RequestContext) async throws -> CreateGroupResponse

  /// Invites people to a group of which the caller is owner or administrator. People who are in it or invited already are passed over.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; PERMISSION_DENIED ROLE_TOO_LOW; PERMISSION_DENIED CONTACT_NOT_ALLOWED; PERMISSION_DENIED CHAT_NOT_ALLOWED;
  /// RESOURCE_EXHAUSTED GROUP_FULL with 500 members and invited ones; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func inviteToGroup(_ request: InviteToGroupRequest, _ context: RequestContext) async throws -> InviteToGroupResponse

  /// Joins a group to which the caller is invited, or declines. Messages from before are not read.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND, also without an invitation; PERMISSION_DENIED CHAT_NOT_ALLOWED; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func answerGroupInvitation(_ request: AnswerGroupInvitationRequest, _ context: RequestContext) async throws -> AnswerGroupInvitationResponse

  /// Leaves a group. When its owner does, the administrator who is there for the longest time owns it, without one the member who is.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func leaveGroup(_ request: LeaveGroupRequest, _ context: RequestContext) async throws -> LeaveGroupResponse

  /// Removes a member or an invitation. An administrator removes members, the owner anybody but themselves.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; NOT_FOUND MEMBER_NOT_FOUND; PERMISSION_DENIED ROLE_TOO_LOW; INVALID_ARGUMENT SELF; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func removeGroupMember(_ request: RemoveGroupMemberRequest, _ context: RequestContext) async throws -> RemoveGroupMemberResponse

  /// Gives a member a role. The owner alone does, and is an administrator after having made somebody else the owner.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; NOT_FOUND MEMBER_NOT_FOUND; PERMISSION_DENIED ROLE_TOO_LOW; INVALID_ARGUMENT SELF; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func setGroupRole(_ request: SetGroupRoleRequest, _ context: RequestContext) async throws -> SetGroupRoleResponse

  /// Gives a group of which the caller is owner or administrator another title.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; PERMISSION_DENIED ROLE_TOO_LOW; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func renameGroup(_ request: RenameGroupRequest, _ context: RequestContext) async throws -> RenameGroupResponse

  /// Lists the members of a group and those who are invited, by their ids. Accounts that are leaving are left out.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func listGroupMembers(_ request: ListGroupMembersRequest, _ context: RequestContext) async throws -> ListGroupMembersResponse
}

extension GroupServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(GroupServiceMethods.createGroup) { (request: CreateGroupRequest, context) in
        try await self.createGroup(request, context)
      },
      .unary(GroupServiceMethods.inviteToGroup) { (request: InviteToGroupRequest, context) in
        try await self.inviteToGroup(request, context)
      },
      .unary(GroupServiceMethods.answerGroupInvitation) { (request: AnswerGroupInvitationRequest, context) in
        try await self.answerGroupInvitation(request, context)
      },
      .unary(GroupServiceMethods.leaveGroup) { (request: LeaveGroupRequest, context) in
        try await self.leaveGroup(request, context)
      },
      .unary(GroupServiceMethods.removeGroupMember) { (request: RemoveGroupMemberRequest, context) in
        try await self.removeGroupMember(request, context)
      },
      .unary(GroupServiceMethods.setGroupRole) { (request: SetGroupRoleRequest, context) in
        try await self.setGroupRole(request, context)
      },
      .unary(GroupServiceMethods.renameGroup) { (request: RenameGroupRequest, context) in
        try await self.renameGroup(request, context)
      },
      .unary(GroupServiceMethods.listGroupMembers) { (request: ListGroupMembersRequest, context) in
        try await self.listGroupMembers(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.GroupService`.
public struct GroupServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Opens a group of the caller, who owns it, and invites others to it.
  ///
  /// Errors: PERMISSION_DENIED CONTACT_NOT_ALLOWED when the caller may not invite one of them, whatever the reason; PERMISSION_DENIED CHAT_NOT_ALLOWED for
  /// a caller who may write to nobody or is not of age; RESOURCE_EXHAUSTED TOO_MANY_GROUPS when the caller owns 100; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations (NOT_WRITING, TOO_MANY, INVALID_UUID, UNKNOWN_VALUE); ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func createGroup(
    _ request: CreateGroupRequest, _ options: CallOptions = .init()
  ) async throws -> CreateGroupResponse {
    try await channel.unary(GroupServiceMethods.createGroup, request, options)
  }

  /// Invites people to a group of which the caller is owner or administrator. People who are in it or invited already are passed over.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; PERMISSION_DENIED ROLE_TOO_LOW; PERMISSION_DENIED CONTACT_NOT_ALLOWED; PERMISSION_DENIED CHAT_NOT_ALLOWED;
  /// RESOURCE_EXHAUSTED GROUP_FULL with 500 members and invited ones; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func inviteToGroup(
    _ request: InviteToGroupRequest, _ options: CallOptions = .init()
  ) async throws -> InviteToGroupResponse {
    try await channel.unary(GroupServiceMethods.inviteToGroup, request, options)
  }

  /// Joins a group to which the caller is invited, or declines. Messages from before are not read.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND, also without an invitation; PERMISSION_DENIED CHAT_NOT_ALLOWED; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func answerGroupInvitation(
    _ request: AnswerGroupInvitationRequest, _ options: CallOptions = .init()
  ) async throws -> AnswerGroupInvitationResponse {
    try await channel.unary(GroupServiceMethods.answerGroupInvitation, request, options)
  }

  /// Leaves a group. When its owner does, the administrator who is there for the longest time owns it, without one the member who is.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func leaveGroup(
    _ request: LeaveGroupRequest, _ options: CallOptions = .init()
  ) async throws -> LeaveGroupResponse {
    try await channel.unary(GroupServiceMethods.leaveGroup, request, options)
  }

  /// Removes a member or an invitation. An administrator removes members, the owner anybody but themselves.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; NOT_FOUND MEMBER_NOT_FOUND; PERMISSION_DENIED ROLE_TOO_LOW; INVALID_ARGUMENT SELF; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func removeGroupMember(
    _ request: RemoveGroupMemberRequest, _ options: CallOptions = .init()
  ) async throws -> RemoveGroupMemberResponse {
    try await channel.unary(GroupServiceMethods.removeGroupMember, request, options)
  }

  /// Gives a member a role. The owner alone does, and is an administrator after having made somebody else the owner.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; NOT_FOUND MEMBER_NOT_FOUND; PERMISSION_DENIED ROLE_TOO_LOW; INVALID_ARGUMENT SELF; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func setGroupRole(
    _ request: SetGroupRoleRequest, _ options: CallOptions = .init()
  ) async throws -> SetGroupRoleResponse {
    try await channel.unary(GroupServiceMethods.setGroupRole, request, options)
  }

  /// Gives a group of which the caller is owner or administrator another title.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; PERMISSION_DENIED ROLE_TOO_LOW; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func renameGroup(
    _ request: RenameGroupRequest, _ options: CallOptions = .init()
  ) async throws -> RenameGroupResponse {
    try await channel.unary(GroupServiceMethods.renameGroup, request, options)
  }

  /// Lists the members of a group and those who are invited, by their ids. Accounts that are leaving are left out.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func listGroupMembers(
    _ request: ListGroupMembersRequest, _ options: CallOptions = .init()
  ) async throws -> ListGroupMembersResponse {
    try await channel.unary(GroupServiceMethods.listGroupMembers, request, options)
  }
}
