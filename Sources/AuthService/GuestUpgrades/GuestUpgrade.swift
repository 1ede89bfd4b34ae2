import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Makes accounts of guests. They keep their id, and with it all they have.
struct GuestUpgrade: Sendable {
  let accounts = AccountStore()
  let guests = GuestStore()
  let usernames = UsernameStore()
  let passwords = PasswordStore()
  let identities = IdentityStore()
  let ids: any IDSource
  let revocations: RevocationLog
  let events: SecurityEventLog
  let outbox: Outbox

  /// With a password.
  /// - Parameters:
  ///   - username: Nil when it is to be claimed afterwards.
  ///   - hash: The PHC string of the password.
  func upgrade(
    _ accountID: UUID, username: String?, email: String, isEmailVerified: Bool = false, hash: String, by sessionID: UUID?, at now: Moment,
    in transaction: Transaction
  ) async throws -> StoredAccount {
    // Before the claim, whose reference to the account would let two upgrades at once wait for each other.
    guard try await guests.lock(accountID, in: transaction) else { throw GuestRefusal.notAGuest }
    if let username, try await !usernames.claim(username, for: accountID, at: now, in: transaction) { throw AccountRefusal.usernameTaken }
    try await makeAccount(accountID, username: username, email: email, isEmailVerified: isEmailVerified, in: transaction)
    try await passwords.insert(hash, of: accountID, at: now, in: transaction)
    return try await finish(accountID, provider: nil, by: sessionID, at: now, in: transaction)
  }

  /// With an identity at a provider. The account gets the address the provider vouches for; its user name is claimed afterwards.
  func upgrade(
    _ accountID: UUID, _ proven: ProvenIdentity, by sessionID: UUID?, at now: Moment, in transaction: Transaction
  ) async throws -> StoredAccount {
    let email = proven.claims.isEmailVerified ? proven.claims.email : nil
    try await makeAccount(accountID, username: nil, email: email, isEmailVerified: email != nil, in: transaction)
    try await identities.useUp(proven.nonce, in: transaction)
    try await identities.insert(proven.stored(as: ids.next(at: now), of: accountID, at: now), in: transaction)
    return try await finish(accountID, provider: proven.provider, by: sessionID, at: now, in: transaction)
  }

  private func makeAccount(
    _ accountID: UUID, username: String?, email: String?, isEmailVerified: Bool, in transaction: Transaction
  ) async throws {
    // The update locks the row: of two upgrades at once the second finds no guest.
    let isUpgraded = try await guests.upgrade(
      accountID, username: username, email: email, isEmailVerified: isEmailVerified, in: transaction)
    if !isUpgraded { throw GuestRefusal.notAGuest }
  }

  /// Apps hear of it, and gateways of the new standing last, because of the lock that takes (RevocationLog).
  private func finish(
    _ accountID: UUID, provider: String?, by sessionID: UUID?, at now: Moment, in transaction: Transaction
  ) async throws -> StoredAccount {
    guard let account = try await accounts.find(accountID, in: transaction) else { throw GuestRefusal.notAGuest }
    try await events.record(.guestUpgraded, of: accountID, session: sessionID, provider: provider, at: now, in: transaction)
    let upgraded = AccountUpgraded(accountID: accountID.text, upgradeTime: now)
    try await outbox.send(
      [OutgoingEvent(AccountUpgraded.eventType, to: ["game"], orderedBy: accountID.text, upgraded)], at: now, in: transaction)
    try await revocations.append(account.standing(at: now), of: accountID, at: now, in: transaction)
    return account
  }
}

extension AccountUpgraded {
  /// The event that carries it.
  static let eventType = "account.upgraded"
}
