import CairnProto
import CairnServices
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import RPC
import Texts
import Timekeeping

/// Finds, claims and changes user names.
struct UsernameHandlers: UsernameServiceHandlers {
  let database: Database
  let accounts = AccountStore()
  let usernames = UsernameStore()
  let issuer: SessionIssuer
  let birthDates: BirthDateDemand

  func checkUsername(_ request: CheckUsernameRequest, _ context: RequestContext) async throws -> CheckUsernameResponse {
    let username = PeopleText.entry(request.username)
    // Beyond any field of the database, and only there to make us work.
    guard username.utf8.count <= EmailRules.byteCountMax else {
      throw RPCError(UsernameRefusal.invalid(.wrongLength(username.utf8.count)))
    }
    let verdict = try await verdict(username, at: context.now)
    if verdict == .available { return CheckUsernameResponse(verdict: verdict) }
    let candidates = UsernameProposalRules.alternatives(to: username, numbers: RandomBytes.numbers(16))
    let available = try await usernames.available(candidates, at: context.now, in: database)
    return CheckUsernameResponse(
      verdict: verdict, suggestions: Array(available.prefix(UsernameProposalRules.suggestionCountMax)))
  }

  func claimUsername(_ request: ClaimUsernameRequest, _ context: RequestContext) async throws -> ClaimUsernameResponse {
    let (accountID, sessionID) = try context.session
    let signer = try await issuer.signer(at: context.now)
    let username = PeopleText.entry(request.username)
    let account = try await changing(username) { transaction in
      try await claim(username, for: accountID, by: sessionID, at: context.now, in: transaction)
    }
    let (accessToken, expireTime) = issuer.accessToken(
      of: accountID, account.standing(at: context.now), scope: context.caller.scope, sessionID: sessionID, signer: signer, at: context.now)
    return ClaimUsernameResponse(
      account: .init(account, at: context.now), accessToken: accessToken, accessTokenExpireTime: expireTime)
  }

  func changeUsername(_ request: ChangeUsernameRequest, _ context: RequestContext) async throws -> ChangeUsernameResponse {
    let (accountID, username) = (try context.accountID, PeopleText.entry(request.username))
    let (account, changeTime) = try await changing(username) { transaction in
      try await change(to: username, of: accountID, at: context.now, in: transaction)
    }
    return ChangeUsernameResponse(
      account: .init(account, at: context.now), nextChangeTime: changeTime.map { $0 + UsernameChangeRules.interval })
  }

  // MARK: -

  private func verdict(_ username: String, at now: Moment) async throws -> CheckUsernameResponse.Verdict {
    do {
      try UsernameRules.check(username)
    } catch {
      return .init(error)
    }
    return try await usernames.available([username], at: now, in: database).isEmpty ? .taken : .available
  }

  private func claim(
    _ username: String, for accountID: UUID, by sessionID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> StoredAccount {
    // A session that was ended a moment ago gets no new token.
    guard try await issuer.sessions.lockAll(of: accountID, asking: sessionID, in: transaction) else {
      throw RPCError(SessionRefusal.sessionRevoked)
    }
    guard let named = try await usernames.lock(accountID, in: transaction) else { throw RPCError(AccountRefusal.notLoggedIn) }
    if let present = named.username {
      guard UsernameRules.folded(present) == UsernameRules.folded(username) else { throw UsernameRefusal.alreadyClaimed }
      return try await account(accountID, in: transaction)
    }
    if try await account(accountID, in: transaction).birthDate == nil,
      let app = try await issuer.sessions.app(of: sessionID, in: transaction), birthDates.isDemanded(by: app)
    {
      throw GuardianRefusal.birthDateRequired
    }
    guard try await usernames.claim(username, for: accountID, at: now, in: transaction) else { throw UsernameRefusal.taken }
    try await usernames.set(username, of: accountID, changeTime: nil, in: transaction)
    let account = try await account(accountID, in: transaction)
    try await issuer.ending.revocations.append(account.standing(at: now), of: accountID, at: now, in: transaction)
    return account
  }

  private func change(
    to username: String, of accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> (StoredAccount, changeTime: Moment?) {
    guard let named = try await usernames.lock(accountID, in: transaction), let present = named.username else {
      throw RPCError.profileIncomplete
    }
    if present == username { return (try await account(accountID, in: transaction), named.history.changeTime) }
    let returns = try await usernames.canReturn(accountID, to: username, at: now, in: transaction)
    do {
      try UsernameChangeRules.check(named.history, canReturn: returns, at: now)
    } catch {
      switch error {
      case .changedLately(let nextTime): throw UsernameRefusal.changedLately(nextTime: nextTime)
      }
    }
    guard try await usernames.claim(username, for: accountID, at: now, in: transaction) else { throw UsernameRefusal.taken }
    // The same to the eye: it stays in use.
    if UsernameRules.skeleton(present) != UsernameRules.skeleton(username) {
      try await usernames.keepAside(
        present, of: accountID, until: now + UsernameChangeRules.keptAside, canReturn: !returns, in: transaction)
    }
    try await usernames.set(username, of: accountID, changeTime: now, renameTime: now, in: transaction)
    try await issuer.ending.events.record(.usernameChanged, of: accountID, at: now, in: transaction)
    let account = try await account(accountID, in: transaction)
    // For those who keep the name: its standing is the same.
    try await issuer.ending.revocations.append(account.standing(at: now), of: accountID, at: now, in: transaction)
    return (account, now)
  }

  private func account(_ accountID: UUID, in transaction: Transaction) async throws -> StoredAccount {
    guard let account = try await accounts.find(accountID, in: transaction) else { throw RPCError(AccountRefusal.notLoggedIn) }
    return account
  }

  private func changing<Value: Sendable>(
    _ username: String, _ body: nonisolated(nonsending) (Transaction) async throws -> Value
  ) async throws -> Value {
    do { try UsernameRules.check(username) } catch { throw RPCError(UsernameRefusal.invalid(error)) }
    do {
      return try await database.transaction(body)
    } catch let refusal as UsernameRefusal {
      throw RPCError(refusal)
    } catch let refusal as GuardianRefusal {
      throw RPCError(refusal)
    } catch let error as PostgresError {
      guard case .uniqueViolation(let constraint) = error.kind, AccountStore.Constraint.usernames.contains(constraint) else { throw error }
      throw RPCError(UsernameRefusal.taken)
    }
  }
}

extension RandomBytes {
  /// Numbers that nobody can guess.
  fileprivate static func numbers(_ count: Int) -> [UInt32] {
    let bytes = generate(count * 4)
    return (0..<count).map { index in bytes[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
