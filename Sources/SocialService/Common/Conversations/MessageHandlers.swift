import AllAppsProto
import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// The calls of MessageService.
struct MessageHandlers: MessageServiceHandlers, ConversationCalls {
  let database: Database
  let messaging: Messaging
  let views: ConversationViews
  let people: PeopleDirectory
  let pages: ConversationPages
  let idempotency = IdempotencyKeys()
  let store = ConversationStore()

  /// Tries of a transaction without a key, when the database asks for another.
  private static let attempts = 3

  func sendMessage(_ request: SendMessageRequest, _ context: RequestContext) async throws -> SendMessageResponse {
    let (accountID, conversationID) = (try context.accountID, try Field.id(request.conversationID, "conversation_id"))
    return try await refusing {
      let draft = try MessageDraft(request)
      let writers = try await writers(in: conversationID, context)
      let sent = try await database.transaction(attempts: Self.attempts) { transaction in
        try await messaging.send(draft, to: conversationID, by: accountID, writers, at: context.now, transaction)
      }
      return SendMessageResponse(number: sent.number, createTime: sent.createTime, leadsElsewhere: sent.leadsElsewhere)
    }
  }

  func editMessage(_ request: EditMessageRequest, _ context: RequestContext) async throws -> EditMessageResponse {
    let (accountID, key) = (try context.accountID, try Self.key(request.conversationID, request.number))
    guard request.expectedVersion >= 0 else { throw RPCError.invalid("expected_version", .outOfRange, "not negative") }
    let expected = request.expectedVersion == 0 ? nil : request.expectedVersion
    let writers = try await writers(in: key.conversationID, context)
    return try await changing(context, request) { transaction in
      let version = try await messaging.edit(
        key, request.text, expected: expected, by: accountID, writers, at: context.now, transaction)
      return EditMessageResponse(version: version)
    }
  }

  func deleteMessage(_ request: DeleteMessageRequest, _ context: RequestContext) async throws -> DeleteMessageResponse {
    let (accountID, key) = (try context.accountID, try Self.key(request.conversationID, request.number))
    return try await changing(context, request) { transaction in
      if request.isForAll {
        try await messaging.delete(key, by: accountID, at: context.now, transaction)
      } else {
        try await messaging.hide(key, by: accountID, at: context.now, transaction)
      }
      return DeleteMessageResponse()
    }
  }

  func setReaction(_ request: SetReactionRequest, _ context: RequestContext) async throws -> SetReactionResponse {
    let (accountID, key) = (try context.accountID, try Self.key(request.conversationID, request.number))
    let emoji = request.emoji.isEmpty ? nil : request.emoji
    let writers = try await writers(in: key.conversationID, context)
    return try await changing(context, request) { transaction in
      if let emoji { try MessageRules.checkReaction(emoji) }
      try await messaging.react(emoji, to: key, by: accountID, writers, at: context.now, transaction)
      return SetReactionResponse()
    }
  }

  func listMessages(_ request: ListMessagesRequest, _ context: RequestContext) async throws -> ListMessagesResponse {
    let (accountID, conversationID) = (try context.accountID, try Field.id(request.conversationID, "conversation_id"))
    let size = try ConversationPages.size(
      request.pageSize, standard: ConversationPages.messagesDefault, most: ConversationPages.messagesMax)
    guard request.beforeNumber >= 0 else { throw RPCError.invalid("before_number", .outOfRange, "not negative") }
    let place = try pages.message(request.pageToken, of: conversationID, context)
    return try await refusing {
      let view = try await views.open(conversationID, for: accountID)
      let start = request.beforeNumber == 0 ? Int64.max : request.beforeNumber
      // Numbers have no gaps, so that a page is found without a question.
      let upper = min(place ?? start, view.conversation.lastNumber + 1)
      let lower = max(view.firstNumber, upper - Int64(size))
      if lower >= upper { return ListMessagesResponse() }
      let keys = (lower..<upper).reversed().map { MessageKey(conversationID: conversationID, number: $0) }
      var response = ListMessagesResponse(messages: try await views.shown(keys, for: accountID))
      if lower > view.firstNumber { response.nextPageToken = try pages.token(below: lower, of: conversationID, context) }
      return response
    }
  }

  func searchMessages(_ request: SearchMessagesRequest, _ context: RequestContext) async throws -> SearchMessagesResponse {
    let accountID = try context.accountID
    let conversationID = request.conversationID.isEmpty ? nil : try Field.id(request.conversationID, "conversation_id")
    let size = try ConversationPages.size(request.pageSize, standard: ConversationPages.foundDefault, most: ConversationPages.foundMax)
    guard let words = SearchWords.asked(request.query) else {
      throw RPCError.invalid("query", .malformed, "1 to \(SearchWords.queryWordsMax) words")
    }
    let place = try pages.found(request.pageToken, words, in: conversationID, context)
    return try await refusing {
      if let conversationID { _ = try await views.open(conversationID, for: accountID) }
      let page = try await MessageSearch(views: views).find(words, in: conversationID, for: accountID, after: place, size: size)
      var response = SearchMessagesResponse(messages: page.messages)
      if let next = page.next { response.nextPageToken = try pages.token(afterFound: next, words, in: conversationID, context) }
      return response
    }
  }

  func markRead(_ request: MarkReadRequest, _ context: RequestContext) async throws -> MarkReadResponse {
    let (accountID, conversationID) = (try context.accountID, try Field.id(request.conversationID, "conversation_id"))
    guard request.upToNumber >= 0 else { throw RPCError.invalid("up_to_number", .outOfRange, "not negative") }
    return try await refusing {
      try await database.transaction(attempts: Self.attempts) { transaction in
        try await messaging.read(conversationID, upTo: request.upToNumber, by: accountID, at: context.now, transaction)
      }
      return MarkReadResponse()
    }
  }

  func markDelivered(_ request: MarkDeliveredRequest, _ context: RequestContext) async throws -> MarkDeliveredResponse {
    let accountID = try context.accountID
    guard request.marks.count <= ConversationRules.marksMax else {
      throw RPCError.invalid("marks", .tooMany, "at most \(ConversationRules.marksMax)")
    }
    let marks = try request.marks.map { (try Field.id($0.conversationID, "marks"), $0.upToNumber) }
    // Each by itself: conversations are locked before the clocks of their members, and never two of them behind those.
    for (conversationID, number) in marks {
      do {
        try await database.transaction(attempts: Self.attempts) { transaction in
          try await messaging.deliver(conversationID, upTo: number, to: accountID, at: context.now, transaction)
        }
      } catch ConversationRules.Refusal.notFound {
        continue
      }
    }
    return MarkDeliveredResponse()
  }

  func setTyping(_ request: SetTypingRequest, _ context: RequestContext) async throws -> SetTypingResponse {
    let (accountID, conversationID) = (try context.accountID, try Field.id(request.conversationID, "conversation_id"))
    try await refusing {
      let view = try await views.open(conversationID, for: accountID)
      // Somebody who may not write there types nothing; nor is anything told while nobody can say who they are.
      guard ConversationRules.tellsReceipts(memberCount: view.memberCount), (try? await views.canWrite(in: view, context)) == true,
        let memberIDs = try await store.activeMembers(of: conversationID, in: database)
      else { return }
      let otherIDs = Array(memberIDs.subtracting([accountID]))
      let hidden = otherIDs.isEmpty ? [] : try await views.blocks.between(accountID, and: otherIDs, in: database)
      let hearers = otherIDs.filter { !hidden.contains($0) }
      if hearers.isEmpty { return }
      let typing = TypingChanged(accountID: accountID.text, isTyping: request.isTyping)
      let event = ConversationEvent(conversationID: conversationID.text, content: .typingChanged(typing))
      messaging.news.log.wakeUps.give(
        EphemeralEvent(.conversation(event), key: "typing:\(conversationID.text):\(accountID.text)", to: hearers))
    }
    return SetTypingResponse()
  }

  // MARK: -

  private func writers(in conversationID: UUID, _ context: RequestContext) async throws -> Result<Messaging.Writers, any Error> {
    let accountID = try context.accountID
    guard let peer = try await store.peer(of: accountID, in: conversationID, database) else {
      return .failure(ConversationRules.Refusal.notFound)
    }
    return await people.writers(accountID, peer.peerID, context)
  }

  private static func key(_ conversationID: String, _ number: Int64) throws(RPCError) -> MessageKey {
    let conversationID = try Field.id(conversationID, "conversation_id")
    guard number >= 1 else { throw .invalid("number", .outOfRange, "1 or more") }
    return MessageKey(conversationID: conversationID, number: number)
  }
}
