import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// The calls of ConversationService.
struct ConversationHandlers: ConversationServiceHandlers, ConversationCalls {
  let database: Database
  let conversations: Conversations
  let views: ConversationViews
  let people: PeopleDirectory
  let pages: ConversationPages
  let idempotency = IdempotencyKeys()
  let store = ConversationStore()

  func openConversation(_ request: OpenConversationRequest, _ context: RequestContext) async throws -> OpenConversationResponse {
    let (accountID, otherID) = (try context.accountID, try Field.id(request.accountID, "account_id"))
    let realm = try StoredRealm(request.realm, "realm")
    // AuthService that cannot be asked now must not keep a retry from the answer that is there already.
    let found: Result<PeopleDirectory.Found, any Error>
    do { found = .success(try await people.find([accountID, otherID])) } catch { found = .failure(error) }
    let isNew = try await store.pair(accountID, otherID, in: database) == nil
    let permission = isNew ? await conversations.permission(of: accountID, for: otherID, in: realm) : .success(nil)
    return try await changing(context, request) { transaction in
      if accountID == otherID { throw ConversationRules.Refusal.oneself }
      let found = try found.get()
      guard let asker = found.byID[accountID], let other = found.byID[otherID] else { throw RPCError.userNotFound }
      do {
        let conversationID = try await conversations.open(
          with: other, by: asker, in: realm, permission, at: context.now, transaction)
        return OpenConversationResponse(conversationID: conversationID.text)
      } catch ConversationRules.Refusal.notFound {
        throw RPCError.userNotFound
      }
    }
  }

  func getConversation(_ request: GetConversationRequest, _ context: RequestContext) async throws -> GetConversationResponse {
    let conversationID = try Field.id(request.conversationID, "conversation_id")
    let found = try await views.conversations([conversationID], context).first
    // People who are invited see by whom and to what.
    guard let found, found.state == .active || found.state == .invited else { throw RPCError(ConversationRules.Refusal.notFound) }
    return GetConversationResponse(conversation: found)
  }

  func listConversations(_ request: ListConversationsRequest, _ context: RequestContext) async throws -> ListConversationsResponse {
    let accountID = try context.accountID
    let (size, place) = try pages.conversations(size: request.pageSize, token: request.pageToken, context)
    // Before the page: whatever changes while it is read is behind this number.
    let changeNumber = try await store.clock(of: accountID, in: database)
    // One more than asked for tells whether there is another page.
    let listed = try await views.views.page(of: accountID, after: place, limit: size + 1, in: database)
    let page = Array(listed.prefix(size))
    var response = ListConversationsResponse(
      conversations: try await views.conversations(page.map(\.conversationID), context),
      changeNumber: changeNumber,
      unreadConversationCount: Int32(
        clamping: try await views.views.unreadConversationCount(of: accountID, at: context.now, in: database)))
    if listed.count > size, let last = page.last { response.nextPageToken = try pages.token(after: last, context) }
    return response
  }

  func syncConversations(_ request: SyncConversationsRequest, _ context: RequestContext) async throws -> SyncConversationsResponse {
    let accountID = try context.accountID
    guard request.afterChangeNumber >= 0 else { throw RPCError.invalid("after_change_number", .outOfRange, "not negative") }
    let size = try ConversationPages.size(
      request.pageSize, standard: ConversationPages.syncSizeDefault, most: ConversationPages.syncSizeMax)
    let conversationID = request.conversationID.isEmpty ? nil : try Field.id(request.conversationID, "conversation_id")
    return try await refusing {
      if let conversationID { _ = try await views.open(conversationID, for: accountID) }
      return try await views.changes(behind: request.afterChangeNumber, in: conversationID, size: size, context)
    }
  }

  func hideConversation(_ request: HideConversationRequest, _ context: RequestContext) async throws -> HideConversationResponse {
    let (accountID, conversationID) = (try context.accountID, try Field.id(request.conversationID, "conversation_id"))
    return try await changing(context, request) { transaction in
      try await conversations.hide(conversationID, by: accountID, at: context.now, transaction)
      return HideConversationResponse()
    }
  }

  func muteConversation(_ request: MuteConversationRequest, _ context: RequestContext) async throws -> MuteConversationResponse {
    let (accountID, conversationID) = (try context.accountID, try Field.id(request.conversationID, "conversation_id"))
    return try await changing(context, request) { transaction in
      try await conversations.mute(
        conversationID, request.isMuted, until: request.endTime, by: accountID, at: context.now, transaction)
      return MuteConversationResponse()
    }
  }

  func getConversationSettings(
    _ request: GetConversationSettingsRequest, _ context: RequestContext
  ) async throws -> GetConversationSettingsResponse {
    let stored = try await store.settings(of: try context.accountID, in: database) ?? StoredConversationSettings()
    return GetConversationSettingsResponse(settings: ConversationSettings(stored))
  }

  func setConversationSettings(
    _ request: SetConversationSettingsRequest, _ context: RequestContext
  ) async throws -> SetConversationSettingsResponse {
    let accountID = try context.accountID
    return try await changing(context, request) { transaction in
      // There may be no row yet that could be locked.
      try await conversations.locks.take([accountID], in: transaction)
      var settings = try await store.settings(of: accountID, in: transaction) ?? StoredConversationSettings()
      settings.sharesReceipts = request.sharesReceipts ?? settings.sharesReceipts
      settings.showsTextInPushes = request.showsTextInPushes ?? settings.showsTextInPushes
      try await store.set(settings, of: accountID, in: transaction)
      return SetConversationSettingsResponse(settings: ConversationSettings(settings))
    }
  }
}
