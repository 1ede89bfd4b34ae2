import CairnProto
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Shows conversations and messages to one who looks, with all that decides about what of them is shown.
struct ConversationViews: Sendable {
  let database: Database
  let people: PeopleDirectory
  let pictures: PersonPictures
  let views = ConversationViewStore()
  let messages = MessageStore()
  let store = ConversationStore()
  let relations = RelationStore()
  let blocks = Blocks()

  /// Points of one change: a message, its conversation, and what is the reader's own.
  private static let pointsPerChangeMax = 4

  // MARK: Conversations

  /// Conversations as the caller sees them, in the order of their ids' list; those that the caller is no part of are left out.
  func conversations(_ conversationIDs: [UUID], _ context: RequestContext) async throws -> [Conversation] {
    let (accountID, now) = (try context.accountID, context.now)
    let found = try await views.find(conversationIDs, of: accountID, in: database)
    let open = found.filter { $0.state == .active && !$0.conversation.isBlocked }
    let keys = open.filter { $0.conversation.lastNumber >= $0.firstNumber && $0.conversation.lastNumber > 0 }
      .map { MessageKey(conversationID: $0.conversation.conversationID, number: $0.conversation.lastNumber) }
    let last = Dictionary(
      try await shown(keys, for: accountID).map { ($0.conversationID, $0) }, uniquingKeysWith: { first, _ in first })
    let receipts = try await receipts(of: open, for: accountID)
    let peerIDs = open.compactMap(\.peerID)
    var known = try await people.recall(Set(open.isEmpty ? [] : peerIDs + [accountID]), at: now).byID
    let sender = known.removeValue(forKey: accountID)?.writing(in: context)
    let persons = try await pictures.people(known, to: accountID, at: now, in: database)
    let writable = try await writable(open, by: sender, known, at: now)
    let byID = Dictionary(found.map { ($0.conversation.conversationID, $0) }) { first, _ in first }
    return conversationIDs.compactMap { conversationID in
      guard let view = byID[conversationID] else { return nil }
      var message = Conversation(view, at: now)
      guard message.state == .active else { return message }
      message.lastMessage = last[conversationID.text]
      message.receipts = receipts[conversationID] ?? []
      message.person = view.peerID.flatMap { persons[$0] }
      message.canWrite = writable.contains(conversationID)
      return message
    }
  }

  /// Whether the caller may write in a conversation now.
  func canWrite(in view: ViewedConversation, _ context: RequestContext) async throws -> Bool {
    let accountID = try context.accountID
    var known = try await people.recall(Set([view.peerID, accountID].compactMap(\.self)), at: context.now).byID
    let sender = known.removeValue(forKey: accountID)?.writing(in: context)
    return try await !writable([view], by: sender, known, at: context.now).isEmpty
  }

  /// Conversations in which somebody may write now, by the rule that holds when they do (`Messaging`).
  /// - Parameter sender: Nil for somebody who is leaving.
  private func writable(
    _ open: [ViewedConversation], by sender: KnownPerson?, _ known: [UUID: KnownPerson], at now: Moment
  ) async throws -> Set<UUID> {
    guard let sender else { return [] }
    let all = open.map { view in
      let facts = ConversationRules.Writing(
        sender, to: view.peerID.flatMap { known[$0] }, isGroup: view.conversation.kind == .group, isPeerThere: view.memberCount > 1)
      return (view: view, facts: facts)
    }
    let asked = all.filter(\.facts.asksForFriendship).compactMap(\.view.peerID)
    let found = asked.isEmpty ? [:] : try await relations.relations(of: sender.accountID, to: asked, at: now, in: database)
    var writable: Set<UUID> = []
    for (view, facts) in all {
      var facts = facts
      facts.areFriends = view.peerID.map { found[$0] == .friend } ?? false
      do throws(ConversationRules.Refusal) { try ConversationRules.write(facts) } catch { continue }
      writable.insert(view.conversation.conversationID)
    }
    return writable
  }

  private func receipts(of views: [ViewedConversation], for accountID: UUID) async throws -> [UUID: [ConversationReceipt]] {
    let small = views.filter { ConversationRules.tellsReceipts(memberCount: $0.memberCount) }
    guard !small.isEmpty, try await store.settings(of: accountID, in: database)?.sharesReceipts ?? true else { return [:] }
    let all = try await self.views.receipts(in: small.map(\.conversation.conversationID), besides: accountID, database)
    return Dictionary(grouping: all, by: \.conversationID).mapValues { receipts in
      receipts.map {
        ConversationReceipt(accountID: $0.accountID.text, deliveredNumber: $0.deliveredNumber, readNumber: $0.readNumber)
      }
    }
  }

  /// A conversation that its member may read now.
  func open(_ conversationID: UUID, for accountID: UUID) async throws -> ViewedConversation {
    guard let view = try await views.find([conversationID], of: accountID, in: database).first, view.state == .active,
      !view.conversation.isBlocked
    else { throw ConversationRules.Refusal.notFound }
    return view
  }

  // MARK: Messages

  /// Messages as an account sees them, in the order of their keys.
  func shown(_ keys: [MessageKey], for accountID: UUID) async throws -> [ChatMessage] {
    let found = try await messages.find(keys, for: accountID, in: database)
    let senderIDs = Set(found.compactMap(\.senderID)).subtracting([accountID])
    let hidden = senderIDs.isEmpty ? [] : try await blocks.between(accountID, and: Array(senderIDs), in: database)
    let byKey = Dictionary(
      found.map { (MessageKey(conversationID: $0.conversationID, number: $0.number), $0) }, uniquingKeysWith: { first, _ in first })
    return keys.compactMap { key in
      byKey[key].map { message in
        let state: MessageState =
          if message.isDeleted { .deleted } else if message.hideChangeNumber != nil {
            .deletedForMe
          } else if message.isHidden && message.senderID != accountID || message.senderID.map(hidden.contains) == true {
            .hidden
          } else { .shown }
        return ChatMessage(message, state: state)
      }
    }
  }

  // MARK: Changes

  /// A page of what has changed for the caller behind a number, up to what is there now.
  /// - Parameter conversationID: The one conversation that is asked for; nil for all.
  func changes(
    behind after: Int64, in conversationID: UUID?, size: Int, _ context: RequestContext
  ) async throws -> SyncConversationsResponse {
    let accountID = try context.accountID
    // Before the rest: whatever changes from now on has a higher number, and comes with a later page.
    let head = try await store.clock(of: accountID, in: database)
    guard after <= head else { throw ConversationRules.Refusal.changeUnknown }
    let found = try await views.changes(
      of: accountID, behind: after, upTo: head, in: conversationID, limit: size + Self.pointsPerChangeMax, database)
    // A change is told as a whole, or by the next page.
    let end = found.count > size ? found[size - 1].changeNumber : head
    let page = found.filter { $0.changeNumber <= end }
    var seen: Set<MessageKey> = []
    let keys = page.compactMap { point in
      point.number.map { MessageKey(conversationID: point.conversationID, number: $0) }
    }.filter { seen.insert($0).inserted }
    var ids: Set<UUID> = []
    let conversationIDs = page.map(\.conversationID).filter { ids.insert($0).inserted }
    return SyncConversationsResponse(
      conversations: try await conversations(conversationIDs, context),
      messages: try await shown(keys, for: accountID), changeNumber: end, hasMore: end < head)
  }
}
