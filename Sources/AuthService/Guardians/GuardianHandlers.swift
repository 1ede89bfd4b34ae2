import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Texts
import Timekeeping

/// Keeps birth dates, asks guardians and hears them.
struct GuardianHandlers: GuardianServiceHandlers {
  let database: Database
  let store = GuardianStore()
  let accounts = AccountStore()
  let requests: GuardianRequests
  let revocations: RevocationLog
  let news: AccountNews

  func setBirthDate(_ request: SetBirthDateRequest, _ context: RequestContext) async throws -> SetBirthDateResponse {
    let accountID = try context.accountID
    let form = AgeForm(request)
    // Again in the transaction, where it counts; here so that only a mail that is wanted is counted.
    if let present = try await accounts.find(accountID, in: database), case .change(let age) = try outcome(of: form, for: present, context)
    {
      try await requests.admit(age.guardianEmail, from: context.clientAddress, at: context.now, in: database)
    }
    let account = try await changing(accountID) { present, transaction in
      guard case .change(let age) = try outcome(of: form, for: present, context) else { return present }
      try await store.set(age.birthDate, country: age.country, of: accountID, in: transaction)
      try await requests.ask(
        age.guardianEmail, locale: request.language.isEmpty ? nil : request.language, for: present, at: context.now, in: transaction)
      if age.birthDate.years(until: CalendarDate(of: context.now)) < AgeRules.majority {
        try await news.tellMinor(accountID, at: context.now, in: transaction)
      }
      return try await told(accountID, at: context.now, in: transaction)
    }
    return SetBirthDateResponse(account: .init(account, at: context.now))
  }

  func getGuardianConsent(_ request: GetGuardianConsentRequest, _ context: RequestContext) async throws -> GetGuardianConsentResponse {
    let newest = try await store.newest(of: try context.accountID, in: database)
    return GetGuardianConsentResponse(consent: newest.map { CairnProto.GuardianConsent($0) } ?? CairnProto.GuardianConsent())
  }

  func askGuardian(_ request: AskGuardianRequest, _ context: RequestContext) async throws -> AskGuardianResponse {
    let accountID = try context.accountID
    let email = PeopleText.entry(request.guardianEmail)
    do throws(GuardianRefusal) { try AgeForm.checkGuardian(email, ownEmail: nil) } catch { throw RPCError(error) }
    try await requests.admit(email, from: context.clientAddress, at: context.now, in: database)
    _ = try await changing(accountID) { present, transaction in
      try AgeForm.checkGuardian(email, ownEmail: present.email)
      guard present.isAwaitingGuardian(at: context.now) else { throw GuardianRefusal.notNeeded }
      try await requests.ask(
        email, locale: request.language.isEmpty ? nil : request.language, for: present, at: context.now, in: transaction)
      return present
    }
    let newest = try await store.newest(of: accountID, in: database)
    return AskGuardianResponse(consent: newest.map { CairnProto.GuardianConsent($0) })
  }

  func answerAsGuardian(_ request: AnswerAsGuardianRequest, _ context: RequestContext) async throws -> AnswerAsGuardianResponse {
    let tries = try await requests.budget.admitCode(from: context.clientAddress, at: context.now, in: database)
    let hashes = requests.codes.hashes(of: PeopleText.entry(request.code))
    guard !hashes.isEmpty, let accountID = try await store.accountID(ofCode: hashes, in: database) else {
      throw RPCError(GuardianRefusal.codeUnknown)
    }
    do {
      let state = try await database.transaction { transaction in
        try await requests.budget.throttle.forgive(tries, in: transaction)
        return try await answer(hashes, of: accountID, consents: request.consents, at: context.now, in: transaction)
      }
      return AnswerAsGuardianResponse(state: .init(state))
    } catch let refusal as GuardianRefusal {
      throw RPCError(refusal)
    }
  }

  // MARK: -

  private enum Outcome {
    case unchanged
    case change(AgeForm.Age)
  }

  /// Outcome of telling a birth date.
  private func outcome(of form: AgeForm, for present: StoredAccount, _ context: RequestContext) throws -> Outcome {
    let today = CalendarDate(of: context.now)
    do throws(GuardianRefusal) {
      let hasGuardian = present.guardianConsentTime != nil || present.isAwaitingGuardian(at: context.now)
      guard let age = try form.check(ownEmail: present.email, hasGuardian: hasGuardian, today: today) else { throw .birthDateRequired }
      guard let birthDate = present.birthDate else { return .change(age) }
      if birthDate == age.birthDate, present.country == age.country { return .unchanged }
      let new = (age.birthDate, age.country ?? "")
      guard GuardianRules.mayReplace((birthDate, present.country ?? ""), with: new, today: today) else { throw .birthDateSet }
      // A guardian who has consented to the child need not be asked again because of a day.
      return .change(present.guardianConsentTime == nil ? age : AgeForm.Age(birthDate: age.birthDate, country: age.country))
    } catch {
      throw RPCError(error)
    }
  }

  private func answer(
    _ hashes: [[UInt8]], of accountID: UUID, consents: Bool, at now: Moment, in transaction: Transaction
  ) async throws -> GuardianConsent.State {
    // In the order in which asking locks: of an answer and a new question at once one sees the other.
    try await store.lockAccount(accountID, in: transaction)
    guard let consent = try await store.find(code: hashes, in: transaction) else { throw GuardianRefusal.codeUnknown }
    let decision: GuardianRules.Decision?
    do throws(GuardianRules.AnswerRefusal) {
      decision = try GuardianRules.decide(consent.state, askTime: consent.askTime, consents: consents, at: now)
    } catch {
      throw GuardianRefusal.codeExpired
    }
    guard let decision else { return consent.state }
    let isConsent = decision == .consent
    let (state, kind): (GuardianConsent.State, StoredSecurityEvent.Kind) =
      switch decision {
      case .consent: (.consented, .guardianConsented)
      case .refuse: (.refused, .guardianRefused)
      case .withdraw: (.withdrawn, .guardianWithdrew)
      }
    try await store.update(
      consent.consentID, to: state, consentTime: isConsent ? now : consent.consentTime, endTime: isConsent ? nil : now, in: transaction)
    try await store.setConsent(isConsent ? now : nil, of: accountID, in: transaction)
    try await requests.events.record(kind, of: accountID, at: now, in: transaction)
    _ = try await told(accountID, at: now, in: transaction)
    return state
  }

  /// The account as it is now, of which gateways are told. The last thing a transaction does.
  private func told(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> StoredAccount {
    guard let account = try await accounts.find(accountID, in: transaction) else { throw RPCError(AccountRefusal.notLoggedIn) }
    try await revocations.append(account.standing(at: now), of: accountID, at: now, in: transaction)
    return account
  }

  private func changing(
    _ accountID: UUID, _ body: nonisolated(nonsending) (StoredAccount, Transaction) async throws -> StoredAccount
  ) async throws -> StoredAccount {
    do {
      return try await database.transaction { transaction in
        try await store.lockAccount(accountID, in: transaction)
        guard let present = try await accounts.find(accountID, in: transaction) else { throw RPCError(AccountRefusal.notLoggedIn) }
        return try await body(present, transaction)
      }
    } catch let refusal as GuardianRefusal {
      throw RPCError(refusal)
    }
  }
}

extension AgeForm {
  init(_ request: SetBirthDateRequest) {
    self.init(
      birthDate: request.birthDate, country: request.country, guardianEmail: PeopleText.entry(request.guardianEmail))
  }
}

extension StoredAccount {
  /// Whether nobody has consented yet to what its owner is too young to decide.
  func isAwaitingGuardian(at now: Moment) -> Bool {
    standing(at: now).capabilities.contains(Capability.awaitingGuardian.rawValue)
  }
}
