public import FoundationEssentials
public import Postgres
internal import RPC
internal import Timekeeping

/// Accounts whose data was removed here. Events that tell of them may be on their way still, in another service's outbox or among its dead letters, and must
/// bring nothing back: the inbox asks here before a handler writes, and what a process writes of its own accord leaves them out by `hold`.
///
/// The hash of an account's id and the time are kept. AuthService, which has the accounts themselves, asks those.
public enum DeletedAccounts {
  /// How long they are remembered: longer than an event may be on its way. That waits for seven days, lies for thirty as a dead letter, and both once more
  /// when an operator sends it again, and seven days when it is sent again twice: 81 days.
  static let retention = Duration.seconds(90 * 86_400)

  /// So long a deletion waits for the deliveries that have begun: those that begin meanwhile wait behind it. A delivery takes some milliseconds; behind one
  /// that takes longer the deletion comes again.
  static let deliveriesWaitMax = Duration.milliseconds(500)

  /// From then on no event writes anything about the account. Committed by itself and before the purge, which so finds all that was written before: whoever
  /// did not see this yet has committed. Deliveries of this service wait meanwhile, for as long as the slowest of those that have begun.
  /// - Throws: `RPCError`: `unavailable` when one of them takes longer than `deliveriesWaitMax`.
  static func remember(_ accountID: UUID, at now: Moment, in database: Database) async throws {
    if try await DeletedAccountStore.isKnown(accountID, in: database) { return }
    do {
      try await database.transaction(attempts: 3) { transaction in
        try await DeletedAccountStore.waitForDeliveries(timeMax: deliveriesWaitMax, in: transaction)
        try await DeletedAccountStore.insert(accountID, at: now, in: transaction)
      }
    } catch let error as PostgresError where error.kind == .lockNotAvailable {
      throw RPCError.unavailable("events are being taken that last long", cause: error)
    }
  }

  /// Nobody becomes deleted here before the transaction ends: whom its statements find in `deleted_accounts`, and leave out, are all there are.
  /// Ahead of all other locks, because deletions wait for it. Travels with the transaction's next statement.
  public static func hold(in transaction: Transaction) async throws {
    try await DeletedAccountStore.beginDelivery(in: transaction)
  }

  /// Which of these accounts are deleted. None of the others is before the transaction ends. Ahead of all other locks but the event's own, so that nobody
  /// who is waited for waits for us.
  public static func among(_ accountIDs: [UUID], in transaction: Transaction) async throws -> Set<UUID> {
    if accountIDs.isEmpty { return [] }
    try await DeletedAccountStore.beginDelivery(in: transaction)
    return Set(try await DeletedAccountStore.known(among: accountIDs, in: transaction))
  }
}
