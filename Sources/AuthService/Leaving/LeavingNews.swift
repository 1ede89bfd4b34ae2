import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Tells SocialService who is to be deleted at the end of a grace, and who stays after all: what it counts leaves out whom no list names.
///
/// Under the account's key, so that a deletion arrives behind it.
struct LeavingNews: Sendable {
  /// Type of the event that somebody is leaving, or stays.
  static let eventType = "account.leaving"

  /// So much later than the request a deletion is taken back at the earliest: clocks of two processes differ, and what was asked for first must not
  /// be the last word.
  static let stayPause = Duration.microseconds(1)

  let outbox: Outbox

  init(ids: any IDSource) {
    outbox = Outbox(ids: ids)
  }

  /// Deletions were asked for, and wait. In the transaction that makes it true, or notes that it is told.
  func tell(_ deletions: [WaitingDeletion], at now: Moment, in transaction: Transaction) async throws {
    try await outbox.send(deletions.map { Self.event($0.accountID, isLeaving: true, since: $0.requestTime) }, at: now, in: transaction)
  }

  /// A deletion that was asked for is taken back. In the transaction that makes it true.
  func tellStay(_ deletion: WaitingDeletion, at now: Moment, in transaction: Transaction) async throws {
    let stayTime = max(now, deletion.requestTime + Self.stayPause)
    try await outbox.send([Self.event(deletion.accountID, isLeaving: false, since: stayTime)], at: now, in: transaction)
  }

  private static func event(_ accountID: UUID, isLeaving: Bool, since changeTime: Moment) -> OutgoingEvent {
    OutgoingEvent(
      eventType, to: ["social"], orderedBy: accountID.text,
      AccountLeavingTold(accountID: accountID.text, isLeaving: isLeaving, changeTime: changeTime))
  }
}

/// Takes deletions back whose grace is not over.
struct DeletionRecall: Sendable {
  let news: LeavingNews
  let events: SecurityEventLog
  let store = AccountDeletionStore()

  /// Behind the locks of the account, and before the log of revocations is appended to.
  /// - Parameters:
  ///   - device: Device of the log-in that takes the deletion back.
  ///   - isOperator: Whether it is an operator who does, or who has the receipt: what an operator has asked for, its owner does not take back.
  /// - Returns: False where an operator's deletion stays.
  func run(
    of accountID: UUID, on device: SessionDevice = .unknown, isOperator: Bool = false, at now: Moment, in transaction: Transaction
  ) async throws -> Bool {
    guard let waiting = try await store.waiting(of: accountID, in: transaction) else { return true }
    if waiting.isByOperator, !isOperator { return false }
    guard let deletion = try await store.cancel(of: accountID, in: transaction) else { return true }
    try await events.record(.deletionCanceled, of: accountID, on: device, at: now, in: transaction)
    try await news.tellStay(deletion, at: now, in: transaction)
    return true
  }
}

/// Tells of deletions that wait and of which SocialService was not told: those from before there was such news, and those that a process of an older
/// version takes during an upgrade. Safe on every replica at once.
struct LeavingNewsSweep: Sendable {
  /// How often it is looked: a count that is a minute late does nobody harm, and the look is at an empty index.
  static let interval: Duration = .seconds(60)
  /// Deletions of one transaction: with their events, some milliseconds of locks.
  static let batchSize = 200

  let database: Database
  let news: LeavingNews
  let store = AccountDeletionStore()

  func run(at now: Moment) async throws {
    try await Sweep.run(by: Self.batchSize) { limit in
      try await database.transaction { transaction in
        let untold = try await store.takeUntold(limit: limit, in: transaction)
        try await news.tell(untold, at: now, in: transaction)
        return untold.count
      }
    }
  }
}
