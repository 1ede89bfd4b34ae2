import CairnProto
import CairnServices
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Sets second factors up, believes them and switches them off.
struct SecondFactorHandlers: SecondFactorServiceHandlers {
  let database: Database
  let store = SecondFactorStore()
  let accounts = AccountStore()
  let issuer: SessionIssuer
  let fresh = FreshLogin()

  private var check: SecondFactorCheck { issuer.secondFactors }

  func getSecondFactor(_ request: GetSecondFactorRequest, _ context: RequestContext) async throws -> GetSecondFactorResponse {
    guard let found = try await store.find(try context.accountID, in: database), let confirmTime = found.factor.confirmTime else {
      return GetSecondFactorResponse()
    }
    return GetSecondFactorResponse(confirmTime: confirmTime, recoveryCodeCount: Int32(clamping: found.recoveryCodeCount))
  }

  func enrolTotp(_ request: EnrolTotpRequest, _ context: RequestContext) async throws -> EnrolTotpResponse {
    let accountID = try context.accountID
    try await fresh.require(of: context, in: database)
    guard let account = try await accounts.find(accountID, in: database) else { throw RPCError(AccountRefusal.notLoggedIn) }
    if try await accounts.lacksConfirmedEmail(accountID, in: database) { throw RPCError(EmailRefusal.notVerified) }
    let (secret, sealed) = check.secrets.newSecret(of: accountID)
    let isKept = try await database.transaction(orIfGone: RPCError(AccountRefusal.notLoggedIn)) { transaction in
      try await store.enrol(sealed, of: accountID, at: context.now, in: transaction)
    }
    guard isKept else { throw RPCError(SecondFactorRefusal.enabled) }
    return EnrolTotpResponse(
      secret: Base32.encode(secret), otpauthURI: check.secrets.uri(of: secret, for: account.username ?? accountID.text))
  }

  func confirmTotp(_ request: ConfirmTotpRequest, _ context: RequestContext) async throws -> ConfirmTotpResponse {
    let accountID = try context.accountID
    let codes = try await refusing {
      try await check.accepting(request.code, of: accountID, isEnrolment: true, at: context.now, in: database) { _, transaction in
        let codes = try await newRecoveryCodes(of: accountID, in: transaction)
        try await check.events.record(
          .secondFactorEnabled, of: accountID, session: context.caller.sessionID, at: context.now, in: transaction)
        if let sessionID = context.caller.sessionID {
          try await issuer.sessions.noteSecondFactor(sessionID, at: context.now, in: transaction)
        }
        try await check.tell(.secondFactorOn, of: accountID, at: context.now, in: transaction)
        return codes
      }
    }
    return ConfirmTotpResponse(recoveryCodes: codes)
  }

  func disableTotp(_ request: DisableTotpRequest, _ context: RequestContext) async throws -> DisableTotpResponse {
    let accountID = try context.accountID
    try await fresh.require(of: context, in: database)
    guard try await store.isEnabled(accountID, in: database) else { return DisableTotpResponse() }
    try await refusing {
      do {
        try await check.accepting(request.code, of: accountID, at: context.now, in: database) { _, transaction in
          try await store.delete(accountID, in: transaction)
          try await check.events.record(
            .secondFactorDisabled, of: accountID, session: context.caller.sessionID, at: context.now, in: transaction)
          try await check.tell(.secondFactorOff, of: accountID, at: context.now, in: transaction)
        }
      } catch SecondFactorRefusal.notEnrolled {
        // Switched off since it was looked for, by the same call sent twice or by another.
      }
    }
    return DisableTotpResponse()
  }

  func replaceRecoveryCodes(
    _ request: ReplaceRecoveryCodesRequest, _ context: RequestContext
  ) async throws -> ReplaceRecoveryCodesResponse {
    let accountID = try context.accountID
    try await fresh.require(of: context, in: database)
    // Codes that come from a recovery code would make one code worth ten.
    guard case .code = SecondFactorRules.entry(request.code) else { throw RPCError(SecondFactorRefusal.wrong) }
    let codes = try await refusing {
      try await check.accepting(request.code, of: accountID, at: context.now, in: database) { _, transaction in
        let codes = try await newRecoveryCodes(of: accountID, in: transaction)
        try await check.events.record(
          .recoveryCodesReplaced, of: accountID, session: context.caller.sessionID, at: context.now, in: transaction)
        try await check.tell(.recoveryCodesReplaced, of: accountID, at: context.now, in: transaction)
        return codes
      }
    }
    return ReplaceRecoveryCodesResponse(recoveryCodes: codes)
  }

  func verifySecondFactor(_ request: VerifySecondFactorRequest, _ context: RequestContext) async throws -> VerifySecondFactorResponse {
    guard let hash = check.secrets.hash(ofLoginStep: request.loginStep),
      let loginStep = try await store.findLoginStep(hash, at: context.now, in: database)
    else { throw RPCError(SecondFactorRefusal.loginStepInvalid) }
    let signer = try await issuer.signer(at: context.now)
    let (account, issued) = try await refusing {
      try await check.accepting(request.code, of: loginStep.accountID, at: context.now, in: database) { _, transaction in
        try await open(
          loginStep, hash, evenIfSuspended: request.evenIfSuspended, signer: signer, at: context.now, in: transaction)
      }
    }
    return VerifySecondFactorResponse(accountID: account.accountID.text, username: account.username ?? "", tokens: .init(issued))
  }

  // MARK: -

  private func open(
    _ loginStep: LoginStep, _ hash: [UInt8], evenIfSuspended: Bool, signer: AccessTokenSigner, at now: Moment,
    in transaction: Transaction
  ) async throws -> (StoredAccount, IssuedTokens) {
    // One of two at once with two good codes takes it.
    guard try await store.deleteLoginStep(hash, in: transaction),
      let account = try await accounts.find(loginStep.accountID, in: transaction)
    else { throw SecondFactorRefusal.loginStepInvalid }
    if !evenIfSuspended, let suspension = account.standing(at: now).suspension(at: now) { throw SessionRefusal.suspended(suspension) }
    let issued = try await issuer.openVerified(account, on: loginStep.device, signer: signer, at: now, in: transaction)
    try await issuer.sessions.noteSecondFactor(issued.sessionID, at: now, in: transaction)
    return (account, issued)
  }

  /// Gives the account ten recovery codes in place of those it has.
  private func newRecoveryCodes(of accountID: UUID, in transaction: Transaction) async throws -> [String] {
    let codes = check.secrets.newRecoveryCodes()
    try await store.deleteRecoveryCodes(of: accountID, in: transaction)
    try await store.insertRecoveryCodes(codes.map { check.secrets.hash($0, of: accountID) }, of: accountID, in: transaction)
    return codes.map(SecondFactorRules.grouped)
  }

  private func refusing<Value: Sendable>(_ body: nonisolated(nonsending) () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let refusal as SecondFactorRefusal {
      throw RPCError(refusal)
    } catch let refusal as SessionRefusal {
      throw RPCError(refusal)
    }
  }
}
