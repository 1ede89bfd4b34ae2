import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Adds ways in to an account and takes them away.
struct IdentityLinks: Sendable {
  let store = IdentityStore()
  let events: SecurityEventLog
  let ids: any IDSource
  let accounts = AccountStore()
  let mailer: Mailer

  /// Links an identity; one that is linked to the account already stays, and its token's nonce stays good. Not to an address that nobody has
  /// confirmed, unless the provider confirms it: its owner may find the account one day, and somebody else's way in to it.
  /// - Parameter sessionID: The session it is done by.
  func link(
    _ proven: ProvenIdentity, to accountID: UUID, by sessionID: UUID?, at now: Moment, in transaction: Transaction
  ) async throws -> StoredIdentity {
    guard try await store.lockAccount(accountID, in: transaction) else { throw SessionRefusal.notLoggedIn }
    let provenEmail = proven.claims.isEmailVerified ? proven.claims.email : nil
    if try await accounts.lacksConfirmedEmail(accountID, proven: provenEmail, in: transaction) { throw EmailRefusal.notVerified }
    let known = try await store.find(provider: proven.provider, subject: proven.subject, in: transaction)
    let ways = try await store.waysIn(of: accountID, in: transaction)
    let owner: IdentityRules.Owner = known.map { $0.accountID == accountID ? .caller : .somebodyElse } ?? .nobody
    let isNew: Bool
    do throws(IdentityRules.LinkRefusal) {
      isNew = try IdentityRules.checkLink(owner: owner, identityCount: ways.identityCount)
    } catch {
      throw IdentityRefusal(error)
    }
    if !isNew, let known { return known }
    try await store.useUp(proven.nonce, in: transaction)
    let identity = proven.stored(as: ids.next(at: now), of: accountID, at: now)
    do {
      try await store.insert(identity, in: transaction)
    } catch let error as PostgresError where error.violatedConstraint == IdentityStore.uniqueConstraint {
      throw IdentityRefusal.linkedElsewhere
    }
    if proven.claims.isEmailVerified, let email = proven.claims.email {
      try await store.confirmEmail(EmailRules.normalized(email), of: accountID, in: transaction)
    }
    try await events.record(.identityLinked, of: accountID, session: sessionID, provider: proven.provider, at: now, in: transaction)
    if let pictureURL = identity.claims.pictureURL {
      try await AccountNews(ids: ids).tell(pictureURL: pictureURL, of: accountID, at: now, in: transaction)
    }
    try await tell(.identityLinked, proven.provider, of: accountID, at: now, in: transaction)
    return identity
  }

  /// Unlinks an identity, unless nobody could log in after that.
  /// - Parameter sessionID: The session it is done by.
  func unlink(_ identityID: UUID, from accountID: UUID, by sessionID: UUID?, at now: Moment, in transaction: Transaction) async throws {
    guard try await store.lockAccount(accountID, in: transaction) else { throw SessionRefusal.notLoggedIn }
    let ways = try await store.waysIn(of: accountID, in: transaction)
    guard let unlinked = try await store.delete(identityID, of: accountID, in: transaction) else { throw IdentityRefusal.identityNotFound }
    // Thrown after the row was deleted: the transaction takes that back.
    guard IdentityRules.mayUnlink(identityCount: ways.identityCount, hasPassword: ways.hasPassword) else { throw IdentityRefusal.lastWayIn }
    try await events.record(.identityUnlinked, of: accountID, session: sessionID, provider: unlinked.provider, at: now, in: transaction)
    try await tell(.identityUnlinked, unlinked.provider, of: accountID, at: now, in: transaction)
  }

  /// Mails the owner that there is another way in, or one less.
  private func tell(
    _ template: MailTemplate, _ provider: String, of accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws {
    guard let account = try await accounts.find(accountID, in: transaction) else { return }
    let values: [MailPlaceholder: String] = [.time: MailText.time(now), .provider: MailText.harmless(provider)]
    try await mailer.tell(account, template, values, at: now, in: transaction)
  }
}

extension IdentityStore {
  /// Uses a token's nonce up, in the transaction of what it is used for: a refusal leaves it good.
  /// - Parameter nonce: Nil of a token without one.
  func useUp(_ nonce: ProviderNonce?, in transaction: Transaction) async throws {
    guard let nonce else { return }
    if try await !use(nonce, in: transaction) { throw IdentityRefusal.invalidToken(.nonce) }
  }
}

extension IdentityRefusal {
  init(_ refusal: IdentityRules.LinkRefusal) {
    switch refusal {
    case .linkedElsewhere: self = .linkedElsewhere
    case .tooMany: self = .tooManyIdentities
    }
  }
}
