import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Tells GameService how many friends somebody has, for the badge that is given for it (requirement W-84).
struct FriendNews: Sendable {
  /// Type of the event that somebody has another friend.
  static let acceptedType = "friend.accepted"
  /// Type of the event that somebody has friends that GameService was not told of when they became friends: no news, so that nobody is told of a badge.
  static let countedType = "friends.counted"

  /// How often it is looked for friends that nobody was told of: those who have moved along from elsewhere, those from before there was such news, and
  /// those that a process of an older version makes during an upgrade. A badge that is a minute late does nobody harm, and the look is at an empty index.
  static let sweepInterval = Duration.seconds(60)
  /// Friendships of one transaction: with their events, some milliseconds of locks.
  static let batchSize = 200
  /// Batches of one round, while others' events go between.
  static let batchesMax = 500

  let outbox: Outbox
  let store = FriendStore()

  /// People have another friend each. In the transaction that makes it true, before streams are appended to.
  func tell(_ accountIDs: [UUID], at now: Moment, in transaction: Transaction) async throws {
    try await send(Self.acceptedType, of: accountIDs, at: now, in: transaction)
  }

  private func send(_ type: String, of accountIDs: [UUID], at now: Moment, in transaction: Transaction) async throws {
    let counts = try await store.counts(of: accountIDs, in: transaction)
    let events = counts.map { accountID, count in
      OutgoingEvent(type, to: ["game"], orderedBy: accountID.text, FriendsCounted(account: accountID.bytes, friendCount: count))
    }
    try await outbox.send(events, at: now, in: transaction)
  }

  /// Tells of friends that nobody was told of, so that nobody's telephone rings. Hearing twice of the same changes nothing. Safe on every replica at once.
  func tellBelated(at now: Moment, in database: Database) async throws {
    for _ in 0..<Self.batchesMax {
      let count = try await database.transaction { transaction in
        let accountIDs = try await store.takeUntold(limit: Self.batchSize, in: transaction)
        try await send(Self.countedType, of: Array(Set(accountIDs)), at: now, in: transaction)
        return accountIDs.count
      }
      if count < Self.batchSize { return }
    }
  }
}
