import FoundationEssentials
import Postgres
import Timekeeping

/// Forgets who has written much, ahead of the deletion: some messages of one conversation in each transaction, so that nobody waits long for it and a deletion
/// has an end however much somebody has written. The rest is as little as one transaction does (`ConversationDeparture`).
struct SenderForgetting: Sendable {
  /// Messages of one transaction, and of those that are left: a tenth of a second.
  static let messagesMax = 500
  /// More batches than a delivery has time for.
  static let roundsMax = 10_000
  /// Tries of a transaction when the database asks for another.
  private static let attempts = 3

  let database: Database
  let log: StreamLog
  private let store = ConversationDepartureStore()
  private let conversations = ConversationStore()
  private let door = ConversationDoor()

  init(database: Database, log: StreamLog) { (self.database, self.log) = (database, log) }

  func run(_ accountID: UUID, at now: Moment) async throws {
    try await Sweep.run(by: Self.messagesMax, roundsMax: Self.roundsMax) { limit in
      guard try await store.hasWritten(moreThan: limit, accountID, in: database) else { return 0 }
      try await database.transaction(attempts: Self.attempts) { transaction in
        try await forget(accountID, limit: limit, at: now, transaction)
      }
      // There may be more.
      return limit
    }
  }

  private func forget(_ accountID: UUID, limit: Int, at now: Moment, _ transaction: Transaction) async throws {
    guard let conversationID = try await store.conversation(writtenInBy: accountID, in: transaction),
      let conversation = try await conversations.lock(conversationID, in: transaction)
    else { return }
    let memberIDs = try await conversations.members(of: conversationID, in: transaction)
      .filter { $0.state == .active && $0.accountID != accountID }.map(\.accountID)
    let base = try await door.nextChange(of: memberIDs, above: conversation.changeNumber, in: transaction)
    let count = try await store.forgetSender(accountID, in: conversationID, above: base, limit: limit, transaction)
    // Behind those of its messages: devices look into a conversation as far as its own number says.
    let number = base + Int64(count) + 1
    try await conversations.setClocks(memberIDs, to: number, in: transaction)
    try await conversations.touch(conversationID, number, in: transaction)
    try await log.appendAll(ConversationNews.changed(conversationID, number, for: memberIDs), at: now, in: transaction)
  }
}
