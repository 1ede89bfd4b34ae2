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
  let hasher: PasswordHasher
  let throttle: LoginThrottle
  let issuer: SessionIssuer
  /// Whether a failed log-in tells what was wrong (requirement E-S1). Off unless the operator wants it.
  let isVerbose: Bool

  func logInWithPassword(_ request: LogInWithPasswordRequest, _ context: RequestContext) async throws -> LogInWithPasswordResponse {
    do {
      let (account, issued) = try await logIn(LoginForm(request), from: context.clientAddress, at: context.now)
      return LogInWithPasswordResponse(accountID: account.accountID.text, username: account.username, tokens: .init(issued))
    } catch let refusal as SessionRefusal {
      throw RPCError(refusal)
    } catch let refusal as LoginThrottleRules.Refusal {
      throw RPCError(SessionRefusal(refusal))
    }
  }

  func refreshSession(_ request: RefreshSessionRequest, _ context: RequestContext) async throws -> RefreshSessionResponse {
    guard let token = issuer.refreshTokens.read(request.refreshToken) else { throw RPCError(SessionRefusal.refreshTokenInvalid) }
    // A refusal is a value here, because the end of a session must be committed before it is thrown.
    let signer = try await issuer.signer(at: context.now)
    let outcome: Result<IssuedTokens, SessionRules.Refusal> = try await database.transaction { transaction in
      try await refresh(token, signer: signer, at: context.now, in: transaction)
    }
    switch outcome {
    case .success(let issued): return RefreshSessionResponse(tokens: .init(issued))
    case .failure(let refusal): throw RPCError(SessionRefusal(refusal))
    }
  }

  func logOut(_ request: LogOutRequest, _ context: RequestContext) async throws -> LogOutResponse {
    guard let sessionID = context.caller.sessionID else { throw RPCError(SessionRefusal.notLoggedIn) }
    try await sessions.revoke(sessionID, because: .logOut, at: context.now, in: database)
    return LogOutResponse()
  }

  // MARK: - Logging in

  private func logIn(_ form: LoginForm, from address: String?, at now: Moment) async throws -> (StoredAccount, IssuedTokens) {
    let mistakes = form.mistakes
    if !mistakes.isEmpty { throw SessionRefusal.form(mistakes) }
    let subjects = throttle.subjects(login: form.key, address: address.flatMap { SocketAddress(host: $0, port: 0)?.network })
    try await throttle.count(subjects, at: now, in: database)
    let account = try await accounts.find(form.key, in: database)
    var hash: String?
    if let account { hash = try await passwords.find(account.accountID, in: database) }
    // Also without an account: its absence must take as long as its presence.
    let isPassword = try await hasher.verify(form.password, against: hash)
    guard isPassword, let account, let hash else {
      throw invalidCredentials(account == nil ? .usernameNotFound : .incorrectPassword)
    }
    let rehash = hasher.needsRehash(hash) ? try await hasher.hash(form.password) : nil
    let signer = try await issuer.signer(at: now)
    let issued = try await database.transaction { transaction in
      guard try await passwords.holds(hash, of: account.accountID, in: transaction) else { throw invalidCredentials(.incorrectPassword) }
      if let rehash { try await passwords.rehash(rehash, of: account.accountID, in: transaction) }
      try await throttle.forgive(subjects, at: now, in: transaction)
      return try await issuer.open(account, deviceName: form.deviceName, signer: signer, at: now, in: transaction)
    }
    return (account, issued)
  }

  private func invalidCredentials(_ detail: LoginForm.Detail) -> SessionRefusal {
    .invalidCredentials(isVerbose ? detail : nil)
  }

  // MARK: - Refreshing

  private func refresh(
    _ token: RefreshToken, signer: AccessTokenSigner, at now: Moment, in transaction: Transaction
  ) async throws -> Result<IssuedTokens, SessionRules.Refusal> {
    guard let session = try await sessions.lock(token.sessionID, in: transaction),
      let account = try await accounts.find(session.accountID, in: transaction)
    else { return .failure(.refreshTokenInvalid) }
    switch issuer.rules.decide(session.standing(of: token), in: session.family, at: now) {
    case .rotate(let generation, let idleExpireTime):
      let successor = issuer.refreshTokens.successor(of: token)
      try await sessions.rotate(
        session.sessionID, to: generation, tokenHash: successor.hash, at: now, idleExpireTime: idleExpireTime, in: transaction)
      return .success(
        issuer.tokens(of: account, refreshToken: successor, refreshTokenExpireTime: idleExpireTime, signer: signer, at: now))
    case .repeatNewest:
      let newest = issuer.refreshTokens.successor(of: token)
      return .success(
        issuer.tokens(of: account, refreshToken: newest, refreshTokenExpireTime: session.idleExpireTime, signer: signer, at: now))
    case .revoke:
      try await sessions.revoke(session.sessionID, because: .tokenReuse, at: now, in: transaction)
      return .failure(.sessionRevoked)
    case .refuse(let refusal):
      return .failure(refusal)
    }
  }
}
