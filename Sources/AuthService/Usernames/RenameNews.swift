import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Tells SocialService of accounts that have another user name, so that friends and the owner's other devices read it again (requirement
/// W-56). Under the account's key, so that a deletion arrives behind it. Safe on every replica at once.
///
/// Not when it is changed, but a little later. A client that hears of it asks at once, of whichever process, and each remembers names until the log
/// of revocations has told it of the change (docs/adr/0043). The log and this event are on their way by themselves: nothing has the one arrive
/// before the other. But a process that has heard nothing of the log for 2.5 s asks AuthService, and what a word of it rests on is little older
/// than a heartbeat. So after `pause` none shows the former name.
struct RenameNews: Sendable {
  /// Type of the event that an account has another user name.
  static let eventType = "account.renamed"

  /// So long after a change it is told: the longest that a process can believe what it remembers. It does for 2.5 s after a word of the log
  /// (`PeopleDirectory.trustMax`). That nothing has changed is said each second (`RevocationHandlers.heartbeatInterval`) by a look at the
  /// database since the word before, which can be as old as that, and older by its own interval. The rest is for the change to
  /// be committed, for the word's way and for clocks that differ.
  static let pause = Duration.seconds(5)
  /// How often it is looked, at an index that is nearly always empty: two seconds more for news that wait five on purpose.
  static let interval = Duration.seconds(2)
  /// Accounts of one transaction: with their events, some milliseconds of locks.
  static let batchSize = 200

  let database: Database
  let outbox: Outbox
  let usernames = UsernameStore()

  init(database: Database, ids: any IDSource) {
    self.database = database
    outbox = Outbox(ids: ids)
  }

  func run(at now: Moment) async throws {
    try await Sweep.run(by: Self.batchSize) { limit in
      try await database.transaction { transaction in
        let renamed = try await usernames.takeRenamed(before: now - Self.pause, limit: limit, in: transaction)
        let events = renamed.map { accountID in
          OutgoingEvent(Self.eventType, to: ["social"], orderedBy: accountID.text, AccountRenamed(accountID: accountID.text))
        }
        try await outbox.send(events, at: now, in: transaction)
        return renamed.count
      }
    }
  }
}
