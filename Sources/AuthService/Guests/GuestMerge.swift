import CairnProto
import AllAppsProto
import AllAppsServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Makes a guest part of an account. The holder of the guest's newest refresh token may dispose of it.
struct GuestMerge: Sendable {
  let guests = GuestStore()
  let sessions = SessionStore()
  let issuer: SessionIssuer
  let events: SecurityEventLog
  let results: ResultsServiceClient
  let outbox: Outbox
  let ending: GuestEnding

  /// How long it is remembered what became part of what, for a client that asks again.
  static let memory: Duration = .seconds(86_400)

  /// Guest whose token it is.
  /// - Throws: `tokenInvalid` unless it is the newest of a living session of a guest.
  func guest(of text: String, at now: Moment, in database: Database) async throws -> UUID {
    try await database.transaction { transaction in try await lockGuest(text, at: now, in: transaction).accountID }
  }

  /// Whether a merge was made by this token before.
  func isDone(_ text: String, into accountID: UUID, in database: Database) async throws -> Bool {
    guard let token = issuer.refreshTokens.read(text) else { return false }
    return try await guests.isMerged(token.sessionID, into: accountID, in: database)
  }

  /// How many results each has, as the services that keep them say.
  func counts(_ guestID: UUID, _ accountID: UUID) async throws -> (guest: Int64, account: Int64) {
    let counts = try await results.countResults(CountResultsRequest(accounts: [guestID.bytes, accountID.bytes])).counts
    guard counts.count == 2 else { throw RPCError(.internal, reason: .malformedAnswer) }
    return (counts[0], counts[1])
  }

  /// Tells everybody, and ends the guest.
  /// - Parameter sessionID: The account's session it is done by.
  func run(
    _ text: String, into accountID: UUID, by sessionID: UUID?, movesResults: Bool, at now: Moment, in transaction: Transaction
  ) async throws {
    let guest = try await lockGuest(text, at: now, in: transaction)
    try await guests.insertMerge(of: guest.sessionID, into: accountID, at: now, in: transaction)
    if movesResults {
      let merged = AccountMerged(guest: guest.accountID.bytes, account: accountID.bytes)
      // In one order with what becomes of the guest and of the account: nothing may come back after either was forgotten.
      let event = OutgoingEvent(AccountMerged.eventType, to: ["game", "social"], orderedBy: accountID.text, merged)
      try await outbox.send([event], at: now, in: transaction)
    }
    try await events.record(.guestMerged, of: accountID, session: sessionID, at: now, in: transaction)
    try await ending.end(guest.accountID, mergedAccountID: movesResults ? accountID : nil, at: now, in: transaction)
  }

  private func lockGuest(_ text: String, at now: Moment, in transaction: Transaction) async throws -> StoredSession {
    guard let token = issuer.refreshTokens.read(text),
      let (session, standing) = try await sessions.lock(token.sessionID, at: now, in: transaction),
      !session.isRevoked, now < session.idleExpireTime, session.standing(of: token) == .current,
      standing.capabilities.contains(Capability.guest.rawValue),
      // The standing may be a moment older: whoever upgrades the guest meanwhile comes before or after this.
      try await guests.lock(session.accountID, in: transaction)
    else { throw GuestRefusal.tokenInvalid }
    // Its owner would come out of it under another name.
    if let suspension = standing.suspension(at: now) { throw SessionRefusal.suspended(suspension) }
    return session
  }
}

extension AccountMerged {
  /// The event that carries it.
  static let eventType = "account.merged"
}
