import CairnProto
import CairnServices
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Opens, keeps alive and ends sessions.
struct SessionHandlers: SessionServiceHandlers {
  let database: Database
  let accounts = AccountStore()
  let passwords = PasswordStore()
  let sessions = SessionStore()
  let reclaim = AccountReclaim()
  let hasher: PasswordHasher
  let throttle: LoginThrottle
  let issuer: SessionIssuer
  let pages: AccountPages
  let passwordRules: PasswordRules
  let settings: LogInSettings

  func logInWithPassword(_ request: LogInWithPasswordRequest, _ context: RequestContext) async throws -> LogInWithPasswordResponse {
    do {
      let (account, issued) = try await logIn(
        try LoginForm(request), evenIfSuspended: request.evenIfSuspended, from: context.clientAddress, at: context.now)
      return LogInWithPasswordResponse(accountID: account.accountID.text, username: account.username ?? "", tokens: .init(issued))
    } catch let refusal as SessionRefusal {
      throw RPCError(refusal)
    } catch let refusal as LoginThrottleRules.Refusal {
      throw RPCError(SessionRefusal(refusal))
    }
  }

  func refreshSession(_ request: RefreshSessionRequest, _ context: RequestContext) async throws -> RefreshSessionResponse {
    guard let token = issuer.refreshTokens.read(request.refreshToken) else { throw RPCError(SessionRefusal.refreshTokenInvalid) }
    let signer = try await issuer.signer(at: context.now)
    let network = CoarseNetwork.text(of: context.clientAddress)
    if let issued = try await rotate(token, from: network, signer: signer, at: context.now) {
      return RefreshSessionResponse(tokens: .init(issued))
    }
    // A refusal is a value here, because the end of a session must be committed before it is thrown.
    let outcome: Result<IssuedTokens, SessionRefusal> = try await database.transaction { transaction in
      try await refresh(
        token, evenIfSuspended: request.evenIfSuspended, from: network, signer: signer, at: context.now, in: transaction)
    }
    switch outcome {
    case .success(let issued): return RefreshSessionResponse(tokens: .init(issued))
    case .failure(let refusal): throw RPCError(refusal)
    }
  }

  func logOut(_ request: LogOutRequest, _ context: RequestContext) async throws -> LogOutResponse {
    let (accountID, sessionID) = try context.session
    try await database.transaction { transaction in
      try await issuer.ending.end(sessionID, of: accountID, because: .logOut, as: .logOut, at: context.now, in: transaction)
    }
    return LogOutResponse()
  }

  // MARK: - The list of sessions

  func listSessions(_ request: ListSessionsRequest, _ context: RequestContext) async throws -> ListSessionsResponse {
    let (accountID, currentID) = try context.session
    let page = try pages.read(size: request.pageSize, token: request.pageToken, context)
    let found = try await sessions.living(of: accountID, after: page.place, limit: page.size + 1, at: context.now, in: database)
    let listed = found.prefix(page.size)
    return ListSessionsResponse(
      sessions: listed.map { CairnProto.Session($0, isCurrent: $0.sessionID == currentID) },
      nextPageToken: try found.count > page.size ? pages.token(after: listed.last?.sessionID, context) : "")
  }

  func revokeSession(_ request: RevokeSessionRequest, _ context: RequestContext) async throws -> RevokeSessionResponse {
    let (accountID, currentID) = try context.session
    let sessionID = try Field.id(request.sessionID, "session_id")
    guard try await sessions.exists(sessionID, of: accountID, in: database) else { throw RPCError(SessionRefusal.sessionNotFound) }
    try await database.transaction { transaction in
      try await issuer.ending.end(
        sessionID, of: accountID, because: sessionID == currentID ? .logOut : .revoked,
        as: sessionID == currentID ? .logOut : .sessionRevoked, at: context.now, in: transaction)
    }
    return RevokeSessionResponse()
  }

  func revokeOtherSessions(_ request: RevokeOtherSessionsRequest, _ context: RequestContext) async throws -> RevokeOtherSessionsResponse {
    let (accountID, currentID) = try context.session
    let count = try await database.transaction { transaction in
      guard try await sessions.lockAll(of: accountID, asking: currentID, in: transaction) else {
        throw RPCError(SessionRefusal.sessionRevoked)
      }
      return try await issuer.ending.endAll(of: accountID, except: currentID, because: .revoked, at: context.now, in: transaction)
    }
    return RevokeOtherSessionsResponse(revokedCount: Int32(clamping: count))
  }

  func logOutEverywhere(_ request: LogOutEverywhereRequest, _ context: RequestContext) async throws -> LogOutEverywhereResponse {
    let (accountID, currentID) = try context.session
    let count = try await database.transaction { transaction in
      // The caller may have been logged out a moment ago: a repeat, and the others end all the same.
      try await reclaim.callOff(of: accountID, in: transaction)
      _ = try await sessions.lockAll(of: accountID, asking: currentID, in: transaction)
      return try await issuer.ending.endAll(of: accountID, except: nil, because: .logOut, at: context.now, in: transaction)
    }
    return LogOutEverywhereResponse(revokedCount: Int32(clamping: count))
  }

  // MARK: - Logging in

  private func logIn(
    _ form: LoginForm, evenIfSuspended: Bool, from address: String?, at now: Moment
  ) async throws -> (StoredAccount, IssuedTokens) {
    let mistakes = form.mistakes
    if !mistakes.isEmpty { throw SessionRefusal.form(mistakes) }
    let (network, coarse) = (ClientNetwork.counted(address), CoarseNetwork.text(of: address))
    let isKnown = if let coarse { try await sessions.isKnown(coarse, of: form.key, in: database) } else { false }
    let subjects = throttle.subjects(login: form.key, from: network, knownNetwork: isKnown ? coarse : nil)
    try await throttle.count(subjects, at: now, in: database) { transaction in
      try await issuer.ending.events.recordFailedTries(form.key, at: now, in: transaction)
    }
    let account = try await accounts.find(form.key, in: database)
    // Also without an account: its absence must take as long as its presence.
    let hash = try await passwords.find(account?.accountID ?? Self.nobody, in: database)
    let isDeviceKnown = try await isDeviceKnown(form)
    let isPassword = try await hasher.verify(form.password, against: hash, from: network, isKnown: isKnown || isDeviceKnown)
    guard isPassword, let account, let hash else {
      throw invalidCredentials(account == nil ? .usernameNotFound : .incorrectPassword)
    }
    // Only to whoever knows the password.
    if !evenIfSuspended, let suspension = account.standing(at: now).suspension(at: now) { throw SessionRefusal.suspended(suspension) }
    let renewed = try await renewed(form, of: account, from: network, forgiving: subjects, at: now)
    let rehash = renewed == nil && hasher.needsRehash(hash) ? try await hasher.hash(form.password, from: network, rank: .known) : nil
    let signer = try await issuer.signer(at: now)
    let outcome = try await database.transaction { transaction in
      guard try await passwords.holds(hash, of: account.accountID, in: transaction) else { throw invalidCredentials(.incorrectPassword) }
      if let rehash { try await passwords.rehash(rehash, of: account.accountID, in: transaction) }
      try await throttle.forgive(subjects, in: transaction)
      if let renewed { try await replace(hash, by: renewed, of: account, at: now, in: transaction) }
      return try await issuer.open(account, on: form.device(at: address), signer: signer, at: now, in: transaction)
    }
    return (account, try outcome.tokens)
  }

  /// Whether somebody who knows the account logs in by a device of its own: by a token that one of its sessions had last.
  func isDeviceKnown(_ form: LoginForm) async throws -> Bool {
    guard let token = issuer.refreshTokens.read(form.lastRefreshToken) else { return false }
    return try await sessions.isKnown(token, of: form.key, in: database)
  }

  /// The hash of the password that takes the place of one that everybody tries; nil where the present one may stay.
  ///
  /// Not asked of whoever has a second factor, without which nobody gets in: the first alone must not take the password from its owner.
  /// - Throws: `SessionRefusal.passwordBreached`, `.newPassword`.
  private func renewed(
    _ form: LoginForm, of account: StoredAccount, from network: String, forgiving subjects: [LoginThrottle.Subject], at now: Moment
  ) async throws -> String? {
    let own = [account.username, account.email].compactMap { $0 }
    guard settings.refusesBreachedPasswords, passwordRules.isBreached(form.password, own: own),
      try await !issuer.secondFactors.store.isEnabled(account.accountID, in: database)
    else { return nil }
    // The password was right.
    try await database.transaction { try await throttle.forgive(subjects, in: $0) }
    if form.newPassword.isEmpty { throw SessionRefusal.passwordBreached }
    do throws(PasswordRules.Refusal) { try passwordRules.check(form.newPassword, own: own) } catch {
      throw SessionRefusal.newPassword(error)
    }
    return try await hasher.hash(form.newPassword, from: network, rank: .known)
  }

  /// Puts a password in the place of one that everybody tries, as `PasswordHandlers.changePassword` does: whoever has tried it is out.
  private func replace(
    _ hash: String, by renewed: String, of account: StoredAccount, at now: Moment, in transaction: Transaction
  ) async throws {
    let accountID = account.accountID
    guard try await passwords.replace(hash, by: renewed, of: accountID, at: now, in: transaction) else {
      throw invalidCredentials(.incorrectPassword)
    }
    try await reclaim.callOff(of: accountID, in: transaction)
    _ = try await sessions.lockAll(of: accountID, asking: accountID, in: transaction)
    try await issuer.ending.events.record(.passwordChanged, of: accountID, at: now, in: transaction)
    try await issuer.mailer.tell(account, .passwordChanged, [.time: MailText.time(now)], at: now, in: transaction)
    try await issuer.ending.endAll(of: accountID, except: nil, because: .passwordChanged, at: now, in: transaction)
  }

  /// An identifier that no account has.
  private static let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  private func invalidCredentials(_ detail: LoginForm.Detail) -> SessionRefusal {
    .invalidCredentials(settings.isVerbose ? detail : nil)
  }

  // MARK: - Refreshing

  /// Case of nearly every refresh: the newest token of a living session makes the next, in one round trip. Nil for all others, which are
  /// decided by `refresh` under a lock.
  private func rotate(
    _ token: RefreshToken, from network: String?, signer: AccessTokenSigner, at now: Moment
  ) async throws -> IssuedTokens? {
    guard token.generation < .max else { return nil }
    let newest = issuer.refreshTokens.successor(of: token)
    let idleExpireTime = now + issuer.rules.idleLifetime
    guard
      let session = try await sessions.rotate(
        token, to: newest, network: network, at: now, idleExpireTime: idleExpireTime, in: database)
    else { return nil }
    return issuer.tokens(
      of: session.accountID, session.standing, scope: session.scope, refreshToken: newest, refreshTokenExpireTime: session.idleExpireTime,
      signer: signer, at: now
    )
  }

  private func refresh(
    _ token: RefreshToken, evenIfSuspended: Bool, from network: String?, signer: AccessTokenSigner, at now: Moment,
    in transaction: Transaction
  ) async throws -> Result<IssuedTokens, SessionRefusal> {
    guard let (session, standing) = try await sessions.lock(token.sessionID, at: now, in: transaction) else {
      return .failure(.refreshTokenInvalid)
    }
    let decision = issuer.rules(for: standing).decide(session.standing(of: token), in: session.family, at: now)
    // A suspended account's token is not used up: it is good again when the suspension ends.
    if decision.issues, !evenIfSuspended, let suspension = standing.suspension(at: now) { return .failure(.suspended(suspension)) }
    func issued(_ token: RefreshToken, until expireTime: Moment) -> Result<IssuedTokens, SessionRefusal> {
      .success(
        issuer.tokens(
          of: session.accountID, standing, scope: session.device.scope, refreshToken: token, refreshTokenExpireTime: expireTime,
          signer: signer, at: now))
    }
    switch decision {
    case .rotate(let generation, let idleExpireTime):
      let successor = issuer.refreshTokens.successor(of: token)
      try await sessions.rotate(
        session.sessionID, to: generation, tokenHash: successor.hash, network: network, at: now, idleExpireTime: idleExpireTime,
        in: transaction)
      return issued(successor, until: idleExpireTime)
    case .replaceNewest(let idleExpireTime):
      let successor = issuer.refreshTokens.successor(of: token, replacedAt: now)
      try await sessions.replaceNewest(
        of: session.sessionID, by: successor.hash, network: network, at: now, idleExpireTime: idleExpireTime, in: transaction)
      return issued(successor, until: idleExpireTime)
    case .repeatNewest:
      let (tokens, kept) = (issuer.refreshTokens, session.tokenHash)
      guard let newest = tokens.successor(of: token, keptAs: kept, since: session.rotateTime) else {
        return .failure(.refreshTokenInvalid)
      }
      return issued(newest, until: session.idleExpireTime)
    case .revoke:
      try await issuer.ending.end(
        session.sessionID, of: session.accountID, because: .tokenReuse, as: .refreshTokenReused, at: now, in: transaction)
      return .failure(.sessionRevoked)
    case .refuse(let refusal):
      return .failure(SessionRefusal(refusal))
    }
  }
}
