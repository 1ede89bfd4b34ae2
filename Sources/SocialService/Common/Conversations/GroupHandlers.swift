import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// The calls of GroupService.
struct GroupHandlers: GroupServiceHandlers, ConversationCalls {
  let database: Database
  let groups: Groups
  let views: ConversationViews
  let people: PeopleDirectory
  let pages: ConversationPages
  let idempotency = IdempotencyKeys()

  func createGroup(_ request: CreateGroupRequest, _ context: RequestContext) async throws -> CreateGroupResponse {
    let realm = try StoredRealm(request.realm, "realm")
    let invitedIDs = try Self.invited(request.accountIDs, by: try context.accountID)
    let found = await find(invitedIDs, context)
    return try await changing(context, request) { transaction in
      let (me, invited) = try Self.people(found, invitedIDs, context)
      let conversationID = try await groups.create(request.title, invited, by: me, in: realm, at: context.now, transaction)
      return CreateGroupResponse(conversationID: conversationID.text)
    }
  }

  func inviteToGroup(_ request: InviteToGroupRequest, _ context: RequestContext) async throws -> InviteToGroupResponse {
    let conversationID = try Field.id(request.conversationID, "conversation_id")
    let invitedIDs = try Self.invited(request.accountIDs, by: try context.accountID)
    guard !invitedIDs.isEmpty else { throw RPCError.invalid("account_ids", .missing, "1 to \(GroupRules.invitedMax)") }
    let found = await find(invitedIDs, context)
    return try await changing(context, request) { transaction in
      let (me, invited) = try Self.people(found, invitedIDs, context)
      try await groups.invite(invited, to: conversationID, by: me, at: context.now, transaction)
      return InviteToGroupResponse()
    }
  }

  func answerGroupInvitation(
    _ request: AnswerGroupInvitationRequest, _ context: RequestContext
  ) async throws -> AnswerGroupInvitationResponse {
    let conversationID = try Field.id(request.conversationID, "conversation_id")
    let found = await find([], context)
    return try await changing(context, request) { transaction in
      let (me, _) = try Self.people(found, [], context)
      try await groups.answer(conversationID, accepts: request.isAccepted, by: me, at: context.now, transaction)
      return AnswerGroupInvitationResponse()
    }
  }

  func leaveGroup(_ request: LeaveGroupRequest, _ context: RequestContext) async throws -> LeaveGroupResponse {
    let (accountID, conversationID) = (try context.accountID, try Field.id(request.conversationID, "conversation_id"))
    return try await changing(context, request) { transaction in
      try await groups.leave(conversationID, by: accountID, at: context.now, transaction)
      return LeaveGroupResponse()
    }
  }

  func removeGroupMember(_ request: RemoveGroupMemberRequest, _ context: RequestContext) async throws -> RemoveGroupMemberResponse {
    let (accountID, conversationID) = (try context.accountID, try Field.id(request.conversationID, "conversation_id"))
    let otherID = try Field.id(request.accountID, "account_id")
    return try await changing(context, request) { transaction in
      try await groups.remove(otherID, from: conversationID, by: accountID, at: context.now, transaction)
      return RemoveGroupMemberResponse()
    }
  }

  func setGroupRole(_ request: SetGroupRoleRequest, _ context: RequestContext) async throws -> SetGroupRoleResponse {
    let (accountID, conversationID) = (try context.accountID, try Field.id(request.conversationID, "conversation_id"))
    let (otherID, role) = (try Field.id(request.accountID, "account_id"), try StoredMember.Role(request.role, "role"))
    return try await changing(context, request) { transaction in
      try await groups.setRole(role, of: otherID, in: conversationID, by: accountID, at: context.now, transaction)
      return SetGroupRoleResponse()
    }
  }

  func renameGroup(_ request: RenameGroupRequest, _ context: RequestContext) async throws -> RenameGroupResponse {
    let (accountID, conversationID) = (try context.accountID, try Field.id(request.conversationID, "conversation_id"))
    return try await changing(context, request) { transaction in
      try await groups.rename(conversationID, request.title, by: accountID, at: context.now, transaction)
      return RenameGroupResponse()
    }
  }

  func listGroupMembers(_ request: ListGroupMembersRequest, _ context: RequestContext) async throws -> ListGroupMembersResponse {
    let (accountID, conversationID) = (try context.accountID, try Field.id(request.conversationID, "conversation_id"))
    let size = try ConversationPages.size(request.pageSize, standard: ConversationPages.membersDefault, most: ConversationPages.membersMax)
    let place = try pages.member(request.pageToken, of: conversationID, context)
    return try await refusing {
      guard try await views.open(conversationID, for: accountID).conversation.kind == .group else {
        throw ConversationRules.Refusal.notFound
      }
      // One more than asked for tells whether there is another page.
      let listed = try await groups.store.page(of: conversationID, after: place, limit: size + 1, in: database)
      let page = Array(listed.prefix(size))
      let found = try await people.recall(Set(page.map(\.accountID)), at: context.now).byID
      let persons = try await views.pictures.people(found, to: accountID, at: context.now, in: database)
      var response = ListGroupMembersResponse(
        members: page.compactMap { one in
          persons[one.accountID].map {
            GroupMember(person: $0, role: MemberRole(one.role), isInvited: one.isInvited, joinTime: one.joinTime)
          }
        })
      if listed.count > size, let last = page.last {
        response.nextPageToken = try pages.token(afterMember: last.accountID, of: conversationID, context)
      }
      return response
    }
  }

  // MARK: -

  /// Accounts that a request invites, each once, the caller left out.
  private static func invited(_ texts: [String], by accountID: UUID) throws(RPCError) -> [UUID] {
    guard texts.count <= GroupRules.invitedMax else { throw .invalid("account_ids", .tooMany, "at most \(GroupRules.invitedMax)") }
    var ids: Set<UUID> = []
    for text in texts { ids.insert(try Field.id(text, "account_ids")) }
    return ids.subtracting([accountID]).sorted { $0.text < $1.text }
  }

  /// The caller and others, asked for before the transaction: an AuthService that cannot answer now must not keep a retry from the answer that is there.
  private func find(_ others: [UUID], _ context: RequestContext) async -> Result<PeopleDirectory.Found, any Error> {
    do { return .success(try await people.find([try context.accountID] + others)) } catch { return .failure(error) }
  }

  private static func people(
    _ found: Result<PeopleDirectory.Found, any Error>, _ others: [UUID], _ context: RequestContext
  ) throws -> (me: KnownPerson, others: [KnownPerson]) {
    let (byID, accountID) = (try found.get().byID, try context.accountID)
    guard let me = byID[accountID] else { throw ConversationRules.Refusal.chatNotAllowed }
    let known = others.compactMap { byID[$0] }
    guard known.count == others.count else { throw ConversationRules.Refusal.contactNotAllowed }
    return (me, known)
  }
}

extension StoredMember.Role {
  /// - Parameter field: Which field of the request it is in.
  /// - Throws: `invalid_argument` with UNKNOWN_VALUE.
  init(_ role: MemberRole, _ field: String) throws(RPCError) {
    switch role {
    case .member: self = .member
    case .admin: self = .admin
    case .owner: self = .owner
    case .unspecified, .unrecognized: throw .invalid(field, .unknownValue)
    }
  }
}
