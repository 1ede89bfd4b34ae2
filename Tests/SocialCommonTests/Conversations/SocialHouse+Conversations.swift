import AllAppsProto
import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import SocialCommon

/// LocalBuddy permits everybody to write to everybody.
struct OpenContacts: ContactRule, ContactPermission {
  var realm: StoredRealm { .localBuddy }

  func ask(about askerID: UUID, and otherID: UUID) async throws -> any ContactPermission { self }
  func contact(at now: Moment, in transaction: Transaction) async throws -> PermittedContact? { PermittedContact() }
}

/// Conversations, as their callers use them.
extension SocialHouse {
  func open(_ other: KnownPerson, by person: KnownPerson, in realm: Realm = .localBuddy, key: String = UUID().text) async throws -> String {
    try await conversations.openConversation(
      OpenConversationRequest(accountID: other.accountID.text, realm: realm),
      call(ConversationServiceMethods.openConversation, by: person.accountID, key: key)
    ).conversationID
  }

  /// Opens a conversation and writes one message in it.
  func talk(_ person: KnownPerson, _ other: KnownPerson) async throws -> String {
    let conversationID = try await open(other, by: person)
    try await say("hi", in: conversationID, by: person)
    return conversationID
  }

  /// - Returns: The message's number.
  @discardableResult
  func say(
    _ text: String, in conversationID: String, by person: KnownPerson, id: UUID = UUID(), replyTo number: Int64 = 0,
    place: SharedPlace? = nil
  ) async throws -> Int64 {
    let request = SendMessageRequest(
      conversationID: conversationID, messageID: id.text, text: text, place: place, replyToNumber: number)
    return try await messages.sendMessage(request, call(MessageServiceMethods.sendMessage, by: person.accountID, key: nil)).number
  }

  @discardableResult
  func edit(_ number: Int64, _ text: String, in conversationID: String, by person: KnownPerson, expected: Int64 = 0) async throws -> Int64 {
    try await messages.editMessage(
      EditMessageRequest(conversationID: conversationID, number: number, text: text, expectedVersion: expected),
      call(MessageServiceMethods.editMessage, by: person.accountID)
    ).version
  }

  func delete(_ number: Int64, in conversationID: String, by person: KnownPerson, forAll: Bool = true) async throws {
    _ = try await messages.deleteMessage(
      DeleteMessageRequest(conversationID: conversationID, number: number, isForAll: forAll),
      call(MessageServiceMethods.deleteMessage, by: person.accountID))
  }

  func react(_ emoji: String, to number: Int64, in conversationID: String, by person: KnownPerson) async throws {
    _ = try await messages.setReaction(
      SetReactionRequest(conversationID: conversationID, number: number, emoji: emoji),
      call(MessageServiceMethods.setReaction, by: person.accountID))
  }

  func read(_ conversationID: String, upTo number: Int64, by person: KnownPerson) async throws {
    _ = try await messages.markRead(
      MarkReadRequest(conversationID: conversationID, upToNumber: number),
      call(MessageServiceMethods.markRead, by: person.accountID, key: nil))
  }

  func deliver(_ conversationID: String, upTo number: Int64, to person: KnownPerson) async throws {
    _ = try await messages.markDelivered(
      MarkDeliveredRequest(marks: [DeliveredMark(conversationID: conversationID, upToNumber: number)]),
      call(MessageServiceMethods.markDelivered, by: person.accountID, key: nil))
  }

  func hide(_ conversationID: String, by person: KnownPerson) async throws {
    _ = try await conversations.hideConversation(
      HideConversationRequest(conversationID: conversationID),
      call(ConversationServiceMethods.hideConversation, by: person.accountID))
  }

  func mute(_ conversationID: String, by person: KnownPerson, _ isMuted: Bool = true, until end: Moment? = nil) async throws {
    _ = try await conversations.muteConversation(
      MuteConversationRequest(conversationID: conversationID, isMuted: isMuted, endTime: end),
      call(ConversationServiceMethods.muteConversation, by: person.accountID))
  }

  func set(_ request: SetConversationSettingsRequest, by person: KnownPerson) async throws {
    _ = try await conversations.setConversationSettings(
      request, call(ConversationServiceMethods.setConversationSettings, by: person.accountID))
  }

  func conversation(_ conversationID: String, of person: KnownPerson) async throws -> Conversation {
    let response = try await conversations.getConversation(
      GetConversationRequest(conversationID: conversationID), call(ConversationServiceMethods.getConversation, by: person.accountID))
    return try #require(response.conversation)
  }

  func conversationList(of person: KnownPerson, size: Int32 = 0, token: String = "") async throws -> ListConversationsResponse {
    try await conversations.listConversations(
      ListConversationsRequest(pageSize: size, pageToken: token),
      call(ConversationServiceMethods.listConversations, by: person.accountID))
  }

  /// Ids of somebody's conversations, in the order of the list.
  func conversationIDs(of person: KnownPerson) async throws -> [String] {
    try await conversationList(of: person).conversations.map(\.conversationID)
  }

  /// All messages of a conversation by their numbers, read page by page.
  func history(_ conversationID: String, for person: KnownPerson, size: Int32 = 0) async throws -> [ChatMessage] {
    var (all, token): ([ChatMessage], String) = ([], "")
    repeat {
      let page = try await messages.listMessages(
        ListMessagesRequest(conversationID: conversationID, pageSize: size, pageToken: token),
        call(MessageServiceMethods.listMessages, by: person.accountID))
      all += page.messages
      token = page.nextPageToken
    } while !token.isEmpty
    return all.reversed()
  }

  func syncConversations(
    _ person: KnownPerson, after number: Int64, size: Int32 = 0, only conversationID: String = ""
  ) async throws -> SyncConversationsResponse {
    try await conversations.syncConversations(
      SyncConversationsRequest(afterChangeNumber: number, pageSize: size, conversationID: conversationID),
      call(ConversationServiceMethods.syncConversations, by: person.accountID))
  }

  /// The events of conversations in somebody's stream.
  func conversationEvents(of person: KnownPerson) async throws -> [ConversationEvent] {
    try await events(of: person.accountID).compactMap { event in
      if case .conversation(let content) = event.event?.content { content } else { nil }
    }
  }
}

/// A device that keeps what it has got by changes alone.
struct ConversationDevice: Sendable {
  let person: KnownPerson
  private(set) var changeNumber: Int64 = 0
  private(set) var messages: [String: [Int64: ChatMessage]] = [:]
  private(set) var conversations: [String: Conversation] = [:]
  /// Conversations that it has forgotten, as the contract has it.
  private var forgotten: Set<String> = []

  init(of person: KnownPerson) { self.person = person }

  /// Gets a page.
  /// - Returns: Whether there is more.
  mutating func sync(_ house: SocialHouse, size: Int32) async throws -> Bool {
    let page = try await house.syncConversations(person, after: changeNumber, size: size)
    for message in page.messages { messages[message.conversationID, default: [:]][message.number] = message }
    for conversation in page.conversations {
      conversations[conversation.conversationID] = conversation
      if conversation.state == .gone || conversation.state == .left {
        forgotten.insert(conversation.conversationID)
        messages[conversation.conversationID] = nil
      }
    }
    #expect(page.changeNumber >= changeNumber)
    changeNumber = page.changeNumber
    return page.hasMore
  }

  mutating func catchUp(_ house: SocialHouse, size: Int32) async throws {
    while try await sync(house, size: size) {}
    // What is there again is loaded as it is looked at.
    for id in forgotten where conversations[id]?.state == .active {
      for message in try await house.history(id, for: person) { messages[id, default: [:]][message.number] = message }
      forgotten.remove(id)
    }
  }

  /// Messages that it keeps of a conversation, in the order of numbers.
  func history(_ conversationID: String) -> [ChatMessage] {
    (messages[conversationID] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }
}

/// Groups, as their callers use them.
extension SocialHouse {
  /// Opens a group among friends.
  /// - Parameter joins: Whether the others accept.
  func group(_ owner: KnownPerson, _ others: [KnownPerson], joins: Bool = true) async throws -> String {
    for other in others where try await !friends(of: owner).contains(other.username) { try await befriend(owner, other) }
    let request = CreateGroupRequest(title: "group", accountIDs: others.map(\.accountID.text), realm: .qwalk)
    let groupID = try await groups.createGroup(request, call(GroupServiceMethods.createGroup, by: owner.accountID)).conversationID
    if joins { for other in others { try await answerGroup(groupID, by: other) } }
    return groupID
  }

  func invite(_ others: [KnownPerson], to groupID: String, by person: KnownPerson) async throws {
    _ = try await groups.inviteToGroup(
      InviteToGroupRequest(conversationID: groupID, accountIDs: others.map(\.accountID.text)),
      call(GroupServiceMethods.inviteToGroup, by: person.accountID))
  }

  func answerGroup(_ groupID: String, by person: KnownPerson, accepts: Bool = true) async throws {
    _ = try await groups.answerGroupInvitation(
      AnswerGroupInvitationRequest(conversationID: groupID, isAccepted: accepts),
      call(GroupServiceMethods.answerGroupInvitation, by: person.accountID))
  }

  func leave(_ groupID: String, by person: KnownPerson) async throws {
    _ = try await groups.leaveGroup(
      LeaveGroupRequest(conversationID: groupID), call(GroupServiceMethods.leaveGroup, by: person.accountID))
  }

  func remove(_ other: KnownPerson, from groupID: String, by person: KnownPerson) async throws {
    _ = try await groups.removeGroupMember(
      RemoveGroupMemberRequest(conversationID: groupID, accountID: other.accountID.text),
      call(GroupServiceMethods.removeGroupMember, by: person.accountID))
  }

  func setRole(_ role: MemberRole, of other: KnownPerson, in groupID: String, by person: KnownPerson) async throws {
    _ = try await groups.setGroupRole(
      SetGroupRoleRequest(conversationID: groupID, accountID: other.accountID.text, role: role),
      call(GroupServiceMethods.setGroupRole, by: person.accountID))
  }

  func rename(_ groupID: String, _ title: String, by person: KnownPerson) async throws {
    _ = try await groups.renameGroup(
      RenameGroupRequest(conversationID: groupID, title: title), call(GroupServiceMethods.renameGroup, by: person.accountID))
  }

  func groupMembers(_ groupID: String, for person: KnownPerson, size: Int32 = 0, token: String = "") async throws
    -> ListGroupMembersResponse
  {
    try await groups.listGroupMembers(
      ListGroupMembersRequest(conversationID: groupID, pageSize: size, pageToken: token),
      call(GroupServiceMethods.listGroupMembers, by: person.accountID))
  }
}
