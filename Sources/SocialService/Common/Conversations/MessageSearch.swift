import CairnProto
import FoundationEssentials
import Identity
import Postgres

/// Finds messages by their words.
struct MessageSearch: Sendable {
  let views: ConversationViews
  let store = SearchStore()

  /// A page of messages, and the last that was looked at where there may be more.
  func find(
    _ words: [String], in conversationID: UUID?, for accountID: UUID, after place: FoundMessage?, size: Int
  ) async throws -> (messages: [ChatMessage], next: FoundMessage?) {
    let database = views.database
    let conversationIDs = try await store.conversations(of: accountID, in: conversationID, database)
    // One more than asked for tells whether there is another page.
    let found = try await store.find(words, in: conversationIDs, for: accountID, after: place, limit: size + 1, database)
    let page = Array(found.prefix(size))
    let wanted = Set(words)
    let shown = try await views.shown(page.map(\.key), for: accountID).filter { message in
      // Two words may have one number.
      message.state == .shown && wanted.isSubset(of: SearchWords.words(of: message.text + " " + (message.place?.name ?? "")))
    }
    return (shown, found.count > size ? page.last : nil)
  }
}
