import FoundationEssentials
import Postgres
import Timekeeping

/// Removes what was written in conversations that nobody is in any more, some messages in each transaction, and then the conversations.
struct LeftConversations: Sendable {
  /// Messages of one transaction: each takes its words, reactions and marks along.
  static let messagesMax = 500

  let database: Database
  private let store = LeftConversationStore()
  private let claims = MediaClaims()

  init(database: Database) { self.database = database }

  func sweep(at now: Moment) async throws {
    try await Sweep.run(by: Self.messagesMax) { limit in
      try await database.transaction { transaction in
        guard let last = try await store.lockUnread(in: transaction) else { return 0 }
        try await forget(last, limit: limit, at: now, transaction)
        // There may be another conversation.
        return limit
      }
    }
    let end = now - ConversationRules.leftRetention
    try await Upkeep.sweep { try await store.delete(before: end, limit: $0, in: database) }
  }

  private func forget(_ last: MessageKey, limit: Int, at now: Moment, _ transaction: Transaction) async throws {
    let found = try await store.messages(upTo: last, limit: limit, in: transaction)
    for message in found where message.hasMedia { try await claims.set([], by: message.key.content, at: now, in: transaction) }
    if let end = found.last?.key { try await store.deleteMessages(upTo: end, in: transaction) }
    if found.count < limit { try await store.finish(last.conversationID, in: transaction) }
  }
}
