import FoundationEssentials
import Postgres
import RPC
import Timekeeping

/// Asks for the second factor, and believes a code once.
struct SecondFactorCheck: Sendable {
  let store = SecondFactorStore()
  let secrets: SecondFactorSecrets
  let throttle: LoginThrottle
  let events: SecurityEventLog
  let accounts = AccountStore()
  let mailer: Mailer

  /// Begins the second step of a log-in whose first factor was right.
  /// - Returns: Nil when the account has no second factor.
  func loginStep(_ accountID: UUID, on device: SessionDevice, at now: Moment, in transaction: Transaction) async throws -> LoginOutcome? {
    guard try await store.isEnabled(accountID, in: transaction) else { return nil }
    let (text, hash) = secrets.newLoginStep()
    let expireTime = now + SecondFactorRules.loginStepLifetime
    let loginStep = LoginStep(accountID: accountID, device: device, expireTime: expireTime)
    try await store.insert(loginStep, hash: hash, in: transaction)
    return .halfWay(loginStep: text, expireTime: expireTime)
  }

  /// Runs `body` in a transaction in which `text` was accepted as the account's second factor, and is used up when it commits.
  ///
  /// - Parameters:
  ///   - isEnrolment: Whether the factor is one that is still to be switched on.
  ///   - body: Gets the factor as it was before.
  /// - Throws: `SecondFactorRefusal`; RATE_LIMITED.
  func accepting<Value: Sendable>(
    _ text: String, of accountID: UUID, isEnrolment: Bool = false, at now: Moment, in database: Database,
    _ body: nonisolated(nonsending) (StoredSecondFactor, Transaction) async throws -> Value
  ) async throws -> Value {
    guard let entry = SecondFactorRules.entry(text) else { throw SecondFactorRefusal.wrong }
    let subject = throttle.subject(entry, of: accountID)
    // Counted before anything is compared, so that a hundred tries at once are a hundred tries.
    do {
      try await throttle.count([subject], at: now, in: database) { transaction in
        try await events.record(.secondFactorTriesFailed, of: accountID, at: now, in: transaction)
      }
    } catch let refusal as LoginThrottleRules.Refusal {
      throw RPCError(SessionRefusal(refusal))
    }
    return try await database.transaction { transaction in
      guard let factor = try await store.lock(accountID, in: transaction) else { throw SecondFactorRefusal.notEnrolled }
      if !isEnrolment, factor.confirmTime == nil { throw SecondFactorRefusal.notEnrolled }
      if isEnrolment, factor.confirmTime != nil { throw SecondFactorRefusal.enabled }
      if isEnrolment, factor.enrolTime + SecondFactorRules.enrolmentLifetime <= now { throw SecondFactorRefusal.notEnrolled }
      try await use(entry, factor, of: accountID, isEnrolment: isEnrolment, at: now, in: transaction)
      try await throttle.forgive([subject], in: transaction)
      return try await body(factor, transaction)
    }
  }

  /// Mails the owner of an account what has become of its second factor, so that a thief's change does not stay unseen.
  func tell(
    _ template: MailTemplate, _ values: [MailPlaceholder: String] = [:], of accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws {
    guard let account = try await accounts.find(accountID, in: transaction) else { return }
    try await mailer.tell(account, template, values.merging([.time: MailText.time(now)]) { $1 }, at: now, in: transaction)
  }

  private func use(
    _ entry: SecondFactorRules.Entry, _ factor: StoredSecondFactor, of accountID: UUID, isEnrolment: Bool, at now: Moment,
    in transaction: Transaction
  ) async throws {
    switch entry {
    case .code(let code):
      let counters = SecondFactorRules.counters(at: now, after: factor.lastCounter)
      guard let counter = secrets.counter(of: code, among: counters, sealed: factor.sealedSecret, of: accountID) else {
        throw SecondFactorRefusal.wrong
      }
      try await store.use(counter, of: accountID, confirmTime: factor.confirmTime ?? now, in: transaction)
    case .recoveryCode(let code):
      guard !isEnrolment, try await store.useRecoveryCode(secrets.hashes(code, of: accountID), of: accountID, in: transaction) else {
        throw SecondFactorRefusal.wrong
      }
      try await events.record(.recoveryCodeUsed, of: accountID, at: now, in: transaction)
      let count = try await store.countRecoveryCodes(of: accountID, in: transaction)
      try await tell(.recoveryCodeUsed, [.count: String(count)], of: accountID, at: now, in: transaction)
    }
  }
}

extension LoginThrottle {
  /// Subject that a try of a code counts for: the account, and codes and recovery codes each by themselves.
  func subject(_ entry: SecondFactorRules.Entry, of accountID: UUID) -> Subject {
    switch entry {
    case .code: subject("code", of: accountID, rules: SecondFactorRules.codeTries)
    case .recoveryCode: subject("recovery", of: accountID, rules: SecondFactorRules.recoveryTries)
    }
  }
}
