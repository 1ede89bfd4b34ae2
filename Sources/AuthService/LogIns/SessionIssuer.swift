import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Opens sessions and makes their tokens.
struct SessionIssuer: Sendable {
  let sessions = SessionStore()
  let rules: SessionRules
  let refreshTokens: RefreshTokenKey
  let keyring: SigningKeyring
  let ids: any IDSource
  let ending: SessionEnding
  let mailer: Mailer
  let secondFactors: SecondFactorCheck

  /// Signer of the access tokens of this moment. Asked for before a transaction begins: making a missing key takes a connection of its own,
  /// and many that hold one and wait for another would wait for each other.
  func signer(at now: Moment) async throws -> AccessTokenSigner {
    try await keyring.signer(at: now)
  }

  /// Opens the first session of an account that was just made, and keeps it.
  func openFirst(
    _ account: StoredAccount, on device: SessionDevice, signer: AccessTokenSigner, at now: Moment, in transaction: Transaction
  ) async throws -> IssuedTokens {
    let issued = try await insert(account, device, signer, now, transaction)
    try await ending.events.record(.signUp, of: account.accountID, session: issued.sessionID, on: device, at: now, in: transaction)
    return issued
  }

  /// Opens a session of `account` after a log-in and keeps it, unless the account has a second factor: then that is asked for. The last
  /// thing its transaction does (`SessionEnding`).
  func open(
    _ account: StoredAccount, on device: SessionDevice, signer: AccessTokenSigner, at now: Moment, in transaction: Transaction
  ) async throws -> LoginOutcome {
    if let loginStep = try await secondFactors.loginStep(account.accountID, on: device, at: now, in: transaction) { return loginStep }
    return .opened(try await openVerified(account, on: device, signer: signer, at: now, in: transaction))
  }

  /// Opens a session of `account` after every factor it has, and keeps it. The last thing its transaction does (`SessionEnding`).
  func openVerified(
    _ account: StoredAccount, on device: SessionDevice, signer: AccessTokenSigner, at now: Moment, in transaction: Transaction
  ) async throws -> IssuedTokens {
    let isKnown = try await sessions.isKnown(device, of: account.accountID, in: transaction)
    var issued: IssuedTokens
    do {
      issued = try await insert(account, device, signer, now, transaction)
    } catch let error as PostgresError {
      // Deleted since it was looked up: then there is no such account.
      if case .foreignKeyViolation = error.kind { throw SessionRefusal.invalidCredentials(nil) }
      throw error
    }
    issued.isNewDevice = !isKnown
    // Behind the insert, which waits for a deletion at the same moment. Within the grace a log-in takes it back (requirement L-S10), unless it is an
    // operator's.
    let isStaying = try await DeletionRecall(news: LeavingNews(ids: ids), events: ending.events).run(
      of: account.accountID, on: device, at: now, in: transaction)
    if !isStaying { throw SessionRefusal.beingDeleted }
    try await ending.events.record(
      isKnown ? .logIn : .newDevice, of: account.accountID, session: issued.sessionID, on: device, at: now, in: transaction)
    if !isKnown {
      try await mailer.tell(account, .newDevice, Self.values(of: device, at: now), at: now, in: transaction)
    }
    try await ending.endSuperfluous(of: account.accountID, at: now, in: transaction)
    return issued
  }

  /// Rules of an account's sessions: those of a guest live as long as the guest, and bear that an answer is lost, for there is no other way back.
  func rules(for standing: Standing) -> SessionRules {
    var rules = rules
    if standing.capabilities.contains(Capability.guest.rawValue) {
      rules.idleLifetime = max(rules.idleLifetime, GuestRules.retention)
      rules.replacesUnused = true
    }
    return rules
  }

  /// Values that the owner reads of a device, which may have been named by a thief.
  private static func values(of device: SessionDevice, at now: Moment) -> [MailPlaceholder: String] {
    [
      .time: MailText.time(now), .device: MailText.harmless(device.name), .app: MailText.harmless(device.app),
      .network: device.network ?? "",
    ]
  }

  private func insert(
    _ account: StoredAccount, _ device: SessionDevice, _ signer: AccessTokenSigner, _ now: Moment, _ transaction: Transaction
  ) async throws -> IssuedTokens {
    let token = refreshTokens.first(of: ids.next(at: now))
    let rules = rules(for: account.standing(at: now))
    let absoluteExpireTime = now + rules.absoluteLifetime
    let session = StoredSession(
      sessionID: token.sessionID, accountID: account.accountID, device: device, generation: 0, tokenHash: token.hash,
      previousTokenHash: nil, createTime: now, rotateTime: now, idleExpireTime: min(now + rules.idleLifetime, absoluteExpireTime),
      absoluteExpireTime: absoluteExpireTime)
    try await sessions.insert(session, in: transaction)
    return tokens(
      of: account.accountID, account.standing(at: now), scope: device.scope, refreshToken: token,
      refreshTokenExpireTime: session.idleExpireTime, signer: signer,
      at: now)
  }

  /// An access token of the session that `refreshToken` belongs to, beside that.
  func tokens(
    of accountID: UUID, _ standing: Standing, scope: SessionScope, refreshToken: RefreshToken, refreshTokenExpireTime: Moment,
    signer: AccessTokenSigner,
    at now: Moment
  ) -> IssuedTokens {
    let access = accessToken(of: accountID, standing, scope: scope, sessionID: refreshToken.sessionID, signer: signer, at: now)
    return IssuedTokens(
      sessionID: refreshToken.sessionID, accessToken: access.text, accessTokenExpireTime: access.expireTime,
      refreshToken: refreshTokens.text(of: refreshToken), refreshTokenExpireTime: refreshTokenExpireTime)
  }

  /// An access token alone, for a session whose account has a new standing.
  func accessToken(
    of accountID: UUID, _ standing: Standing, scope: SessionScope, sessionID: UUID, signer: AccessTokenSigner, at now: Moment
  ) -> (text: String, expireTime: Moment) {
    let token = AccessToken(
      accountID: accountID, sessionID: sessionID, roles: standing.roles, capabilities: standing.toldCapabilities(at: now), scope: scope,
      issueTime: now, expireTime: now + rules.accessTokenLifetime)
    return (signer.sign(token), token.expireTime)
  }
}
