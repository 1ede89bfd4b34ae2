import CairnProto
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Logs in whom a provider vouches for, and makes the account of whoever comes for the first time.
struct ProviderLogin: Sendable {
  /// Two first log-ins at once need two rounds; one more for an identity that is unlinked meanwhile.
  private static let roundsMax = 3

  /// Person whom a log-in has let in.
  struct Outcome: Sendable {
    var account: StoredAccount
    var identity: StoredIdentity
    var isNewAccount: Bool
    var tokens: IssuedTokens
  }

  let database: Database
  let accounts = AccountStore()
  let identities = IdentityStore()
  let issuer: SessionIssuer
  let ids: any IDSource
  let budget: SignUpBudget
  let admission: SignUpAdmission

  /// Client that a log-in comes by.
  struct Visit: Sendable {
    var device: SessionDevice
    /// Where the client connects from; nil when it is not known.
    var address: String?
    /// Code of an invitation, for whoever comes for the first time; may be empty.
    var invitationCode = ""
  }

  func logIn(_ proven: ProvenIdentity, evenIfSuspended: Bool, _ visit: Visit, at now: Moment) async throws -> Outcome {
    let signer = try await issuer.signer(at: now)
    for _ in 0..<Self.roundsMax {
      if let identity = try await identities.find(provider: proven.provider, subject: proven.subject, in: database) {
        let outcome = try await logIn(identity, proven, evenIfSuspended: evenIfSuspended, on: visit.device, signer, at: now)
        if let outcome { return outcome }
      } else if let outcome = try await signUp(proven, visit, signer, at: now) {
        return outcome
      }
    }
    throw RPCError(.aborted, reason: .requestInProgress, message: "another log-in of the same identity is under way; try again")
  }

  /// - Returns: Nil when the identity is not the account's any more.
  private func logIn(
    _ identity: StoredIdentity, _ proven: ProvenIdentity, evenIfSuspended: Bool, on device: SessionDevice, _ signer: AccessTokenSigner,
    at now: Moment
  ) async throws -> Outcome? {
    guard let account = try await accounts.find(identity.accountID, in: database) else { return nil }
    if !evenIfSuspended, let suspension = account.suspension, suspension.holds(at: now) { throw SessionRefusal.suspended(suspension) }
    let found: (identity: StoredIdentity, login: LoginOutcome)? = try await database.transaction { transaction in
      let used = try await identities.use(identity.identityID, of: account.accountID, proven.claims, at: now, in: transaction)
      guard let used else { return nil }
      try await identities.useUp(proven.nonce, in: transaction)
      return (used, try await issuer.open(account, on: device, signer: signer, at: now, in: transaction))
    }
    guard let found else { return nil }
    return Outcome(account: account, identity: found.identity, isNewAccount: false, tokens: try found.login.tokens)
  }

  private func exists(_ proven: ProvenIdentity) async throws -> Bool {
    try await identities.find(provider: proven.provider, subject: proven.subject, in: database) != nil
  }

  /// - Returns: Nil when somebody else has made the identity's account at the same moment.
  private func signUp(
    _ proven: ProvenIdentity, _ visit: Visit, _ signer: AccessTokenSigner, at now: Moment
  ) async throws -> Outcome? {
    let email = proven.claims.isEmailVerified ? proven.claims.email : nil
    var isTaken = false
    if let email { isTaken = try await accounts.find(.email(normalized: EmailRules.normalized(email)), in: database) != nil }
    let accountEmail: String?
    switch IdentityRules.firstLogin(isEmailVerified: email != nil, isEmailTaken: isTaken) {
    case .refuse:
      // Unless the address is this identity's own, of a log-in at the same moment.
      if try await exists(proven) { return nil }
      throw IdentityRefusal.needsLinking
    case .makeAccount(let hasEmail): accountEmail = hasEmail ? email : nil
    }
    try budget.count(ClientNetwork.counted(visit.address), at: now)
    try await admission.check(visit.invitationCode, at: now, in: database)
    let account = StoredAccount(
      accountID: ids.next(at: now), username: nil, email: accountEmail, isEmailVerified: accountEmail != nil,
      roles: StoredAccount.rolesOfNewAccounts, createTime: now)
    let identity = proven.stored(as: ids.next(at: now), of: account.accountID, at: now)
    do {
      let tokens = try await database.transaction { transaction in
        try await admission.use(visit.invitationCode, at: now, in: transaction)
        try await identities.useUp(proven.nonce, in: transaction)
        try await accounts.insert(account, in: transaction)
        try await identities.insert(identity, in: transaction)
        try await AccountNews(ids: ids).tellNew(account, pictureURL: identity.claims.pictureURL, in: transaction)
        return try await issuer.openFirst(account, on: visit.device, signer: signer, at: now, in: transaction)
      }
      return Outcome(account: account, identity: identity, isNewAccount: true, tokens: tokens)
    } catch let error as PostgresError {
      guard case .uniqueViolation(let constraint) = error.kind else { throw error }
      if constraint == IdentityStore.uniqueConstraint { return nil }
      if try await exists(proven) { return nil }
      throw constraint == AccountStore.Constraint.email ? IdentityRefusal.needsLinking : error
    }
  }
}

extension ProvenIdentity {
  func stored(as identityID: UUID, of accountID: UUID, at now: Moment) -> StoredIdentity {
    StoredIdentity(
      identityID: identityID, accountID: accountID, provider: provider, subject: subject, claims: claims, createTime: now, lastUseTime: now)
  }
}
