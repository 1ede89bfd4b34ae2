import CairnProto
import AllAppsProto
import Cryptography
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Timekeeping

/// Deletes accounts: here at once, in the other services by events, and again a little later for what was under way.
///
/// Nothing depends on a process that lives on: what is left to do lies in the outbox and in timers.
struct AccountErasure: Sendable {
  var rules: AccountDeletionRules
  let personal: PersonalData
  let outbox: Outbox
  let ending: SessionEnding
  let ids: any IDSource
  let store = AccountDeletionStore()
  let exports = ExportStore()

  private var leaving: LeavingNews { LeavingNews(ids: ids) }
  private var moderation: Moderation { Moderation(revocations: ending.revocations, events: ending.events) }

  /// Why an account is not deleted.
  enum Refusal: Error, Hashable {
    /// Deleted a moment ago, by another call.
    case accountNotFound
    /// Nobody could give the role to anybody.
    case lastAdmin
    /// Taken back before, or forgotten after its time.
    case deletionNotFound
    /// The grace is over.
    case deletionBegun
  }

  /// Ends the exports of an account whose purge `request` begins at once, and removes their parts in short transactions of their own: gigabytes are not
  /// removed while the account is locked, and a call that runs out of time leaves less to the next. They have ended also when the deletion is refused then.
  func clearExports(of account: StoredAccount, at now: Moment, in database: Database) async throws {
    guard account.isGuest || rules.grace == .zero else { return }
    try await database.transaction(attempts: 3) { transaction in
      try await exports.endAll(of: account.accountID, at: now, in: transaction)
    }
    try await Sweep.run(by: ExportRules.partsRemovedAtOnce, roundsMax: .max) { limit in
      try await database.transaction(attempts: 3) { transaction in
        try await exports.deleteParts(ofAccount: account.accountID, limit: limit, in: transaction)
      }
    }
  }

  /// Makes an account invisible and signs it out; begins to purge it when there is no grace. The last thing its transaction does
  /// (`SessionEnding`).
  ///
  /// - Parameters:
  ///   - account: As it was a moment ago. A guest has no grace: nobody could log in to restore it.
  ///   - tokenHash: SHA-256 of the receipt's token.
  ///   - actor: The operator or an admin who asks in the owner's place; nil for the owner. Their purge is a running AuthService's also where there is no
  ///     grace, and no log-in takes it back. Comes in the place of what the owner has asked for and has not begun.
  /// - Throws: `Refusal`; `ModerationRules.Refusal`.
  func request(
    _ account: StoredAccount, tokenHash: [UInt8], by actor: Moderation.Actor? = nil, at now: Moment, in transaction: Transaction
  ) async throws -> AccountDeletion {
    let (accountID, isByOperator) = (account.accountID, actor != nil)
    guard let standing = try await lock(accountID, for: actor ?? .operator, at: now, in: transaction) else { throw Refusal.accountNotFound }
    let grace = account.isGuest ? .zero : rules.grace
    // A promise to the owner is kept: an operator's grace makes the purge no later.
    let promised = isByOperator ? try await store.cancelOwners(of: accountID, in: transaction) : nil
    let deletion = AccountDeletion(
      deletionID: ids.next(at: now), accountID: accountID, tokenHash: tokenHash, requestTime: now,
      purgeTime: max(now, min(now + grace, promised ?? now + grace)), isBegun: grace == .zero && !isByOperator, isByOperator: isByOperator)
    try await store.insert(deletion, in: transaction)
    if deletion.isBegun {
      try await purge(accountID, deletion, round: 1, at: now, in: transaction)
    } else {
      try await ending.events.record(.deletionRequested, of: accountID, at: now, in: transaction)
      try await schedule(DeletionTimers.graceEnd, of: deletion, at: deletion.purgeTime, in: transaction)
      let scheduled = AccountDeletionScheduled(purgeTime: deletion.purgeTime)
      try await outbox.send([UserEventSent.own(.accountDeletionScheduled(scheduled), of: accountID)], at: now, in: transaction)
      try await leaving.tell([WaitingDeletion(accountID: accountID, requestTime: now)], at: now, in: transaction)
      try await ending.endAll(of: accountID, except: nil, because: .revoked, at: now, in: transaction)
    }
    // For those who keep the name, which is nobody's from now on. A guest has none.
    if !account.isGuest { try await ending.revocations.append(standing, of: accountID, at: now, in: transaction) }
    return deletion
  }

  /// Removes a guest that ends without its owner's asking, everywhere and for good: of nobody's receipt anybody has the token.
  /// - Parameter mergedAccountID: The account it has become part of; nil when nothing of it is kept.
  func end(guest guestID: UUID, mergedAccountID: UUID?, at now: Moment, in transaction: Transaction) async throws {
    let deletion = AccountDeletion(
      deletionID: ids.next(at: now), accountID: guestID, mergedAccountID: mergedAccountID,
      tokenHash: RandomBytes.generate(AccountDeletionRules.tokenBytes), requestTime: now, purgeTime: now, isBegun: true)
    try await store.insert(deletion, in: transaction)
    try await purge(guestID, deletion, round: 1, at: now, in: transaction)
  }

  /// Takes a deletion back whose grace is not over.
  /// - Throws: `Refusal.deletionNotFound`, `deletionBegun`.
  func cancel(_ deletion: AccountDeletion, at now: Moment, in transaction: Transaction) async throws {
    guard let accountID = deletion.accountID, !deletion.isBegun else { throw Refusal.deletionBegun }
    _ = try await store.lockAccount(accountID, in: transaction)
    guard let found = try await store.lock(deletion.deletionID, in: transaction) else { throw Refusal.deletionNotFound }
    if found.isBegun { throw Refusal.deletionBegun }
    // The receipt of an operator's deletion is the operator's alone.
    _ = try await DeletionRecall(news: leaving, events: ending.events).run(of: accountID, isOperator: true, at: now, in: transaction)
  }

  /// The grace is over.
  func endGrace(_ deletionID: UUID, at now: Moment, in transaction: Transaction) async throws {
    // The account before the deletion, as a log-in does that takes it back: so neither waits for the other.
    guard let accountID = try await store.accountID(of: deletionID, in: transaction),
      try await lock(accountID, for: nil, at: now, in: transaction) != nil,
      let deletion = try await store.lock(deletionID, in: transaction), !deletion.isBegun
    else { return }
    try await store.begin(deletionID, in: transaction)
    try await purge(accountID, deletion, round: 1, at: now, in: transaction)
  }

  /// Calls that were under way have ended by now.
  func sweep(_ deletionID: UUID, at now: Moment, in transaction: Transaction) async throws {
    guard let deletion = try await store.lock(deletionID, in: transaction), let accountID = deletion.accountID else { return }
    try await purge(accountID, deletion, round: 2, at: now, in: transaction)
  }

  /// A service has answered.
  func note(_ receipt: DeletionReceipt, of deletionID: UUID, at now: Moment, in transaction: Transaction) async throws {
    guard let deletion = try await store.lock(deletionID, in: transaction) else { return }
    try await store.insert(receipt, of: deletionID, in: transaction)
    let receipts = try await store.receipts(of: deletionID, in: transaction)
    if AccountDeletionRules.isComplete(receipts.map { ($0.service, $0.round) }) {
      if let accountID = deletion.accountID { try await store.forgetMerges(into: accountID, in: transaction) }
      try await store.complete(deletionID, at: now, in: transaction)
    }
  }

  /// From then on no session can be opened until the transaction ends, and those that were are seen by its next statement. In the order in
  /// which everybody else takes these locks.
  /// - Parameter actor: An admin among whom one has to be left, or who asks; nil where all that was looked at before.
  /// - Returns: The account's standing; nil when it is gone.
  private func lock(_ accountID: UUID, for actor: Moderation.Actor?, at now: Moment, in transaction: Transaction) async throws -> Standing?
  {
    try await store.lockCredentials(of: accountID, in: transaction)
    let standings =
      actor != nil
      ? try await moderation.store.lockWithAdmins([accountID], at: now, in: transaction)
      : try await moderation.store.lock([accountID], at: now, in: transaction)
    if let actor { try Moderation.checkCare(of: accountID, by: actor, among: standings, at: now) }
    guard let standing = standings[accountID] else { return nil }
    if actor != nil, standing.roles.contains(ModerationRules.Role.admin.rawValue) {
      guard try await moderation.isAdminLeft(without: accountID, of: standings, at: now, in: transaction) else { throw Refusal.lastAdmin }
    }
    try await store.lockUses(of: accountID, in: transaction)
    return try await store.lockAccount(accountID, in: transaction) ? standing : nil
  }

  private func purge(
    _ accountID: UUID, _ deletion: AccountDeletion, round: Int32, at now: Moment, in transaction: Transaction
  ) async throws {
    let ended = try await ending.sessions.revokeAll(of: accountID, except: nil, because: .revoked, at: now, in: transaction)
    // Behind a grace there may be gigabytes, more than one statement removes in its time.
    try await Sweep.run(by: ExportRules.partsRemovedAtOnce, roundsMax: .max) { limit in
      try await exports.deleteParts(ofAccount: accountID, limit: limit, in: transaction)
    }
    let tables = try await personal.purge(accountID, in: transaction)
    if round < AccountDeletionRules.lastRound {
      try await schedule(DeletionTimers.sweep, of: deletion, at: now + rules.sweepPause, in: transaction)
    }
    let deleted = AccountDeleted(accountID: accountID.text, deletionID: deletion.deletionID.text, round: round)
    try await outbox.send(
      [
        OutgoingEvent(
          PersonalData.deletedEvent, to: AccountDeletionRules.services.filter { $0 != "auth" },
          orderedBy: (deletion.mergedAccountID ?? accountID).text, deleted)
      ], at: now, in: transaction)
    let receipt = DeletionReceipt(
      service: "auth", round: round, purgeTime: now, tableNames: tables.map(\.name), rowCounts: tables.map(\.rowCount))
    try await note(receipt, of: deletion.deletionID, at: now, in: transaction)
    // Watchers that had to hear that the name is gone have heard it, or begin with a snapshot. Its sessions, without its id, are told of for longer.
    if round == AccountDeletionRules.lastRound { try await ending.revocations.store.deleteStandings(of: accountID, in: transaction) }
    try await ending.revocations.append(ended, at: now, in: transaction)
  }

  private func schedule(_ kind: String, of deletion: AccountDeletion, at due: Moment, in transaction: Transaction) async throws {
    try await Timers.schedule(
      TimerRow(aggregateID: deletion.deletionID, generation: 1, dueTime: due, kind: kind), in: transaction)
  }
}

/// Fires the two timers of a deletion.
struct DeletionTimers: TimerHandler {
  /// The grace is over.
  static let graceEnd = "account_deletion.grace_end"
  /// Calls that were under way have ended.
  static let sweep = "account_deletion.sweep"

  let kind: String
  let erasure: AccountErasure

  /// One for each kind.
  static func all(_ erasure: AccountErasure) -> [any TimerHandler] {
    [graceEnd, sweep].map { DeletionTimers(kind: $0, erasure: erasure) }
  }

  func fire(_ timer: TimerRow, in transaction: Transaction, now: Moment) async throws {
    if kind == Self.graceEnd {
      try await erasure.endGrace(timer.aggregateID, at: now, in: transaction)
    } else {
      try await erasure.sweep(timer.aggregateID, at: now, in: transaction)
    }
  }
}
