import CairnProto
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Timekeeping

/// Signing up in a house that lets nobody learn who has an account (requirement W-S20): the answer is the same whether the address has one,
/// and what differs goes to the address.
///
/// There is no account until the address is confirmed. Otherwise whoever asks would find out by logging in, or by seeing the user name taken:
/// so until then there is nothing to log in to, and the name is nobody's.
struct PendingSignUps: Sendable {
  private let store = PendingSignUpStore()
  private let accounts = AccountStore()
  private let passwords = PasswordStore()
  private let usernames = UsernameStore()
  private let codes: MailedCodes
  private let mailer: Mailer
  let upgrade: GuestUpgrade
  private let guardians: GuardianRequests
  private let ids: any IDSource
  private let news: AccountNews
  private let admission: SignUpAdmission
  private let key: SymmetricKey

  init(
    masterKey: SymmetricKey, codes: MailedCodes, mailer: Mailer, upgrade: GuestUpgrade, guardians: GuardianRequests,
    admission: SignUpAdmission, ids: any IDSource
  ) {
    self.codes = codes
    self.admission = admission
    self.mailer = mailer
    self.upgrade = upgrade
    self.guardians = guardians
    self.ids = ids
    news = AccountNews(ids: ids)
    key = masterKey.derived(for: "cairn pending sign-up v1")
  }

  /// Keeps a sign-up and mails its code; where the address has an account, mails its owner. The same statements either way: what is kept for an
  /// address that has an account, nobody can confirm.
  /// - Parameters:
  ///   - request: As it came; its password is not kept.
  ///   - guestID: The guest who becomes the account; nil for somebody new.
  func begin(
    _ request: SignUpWithPasswordRequest, _ form: SignUpForm, hash: String, of guestID: UUID? = nil, at now: Moment,
    in transaction: Transaction
  ) async throws {
    let owner = try await accounts.find(.email(normalized: EmailRules.normalized(form.email)), in: transaction)
    let (codeID, secret) = try await codes.issue(for: .signUp, of: nil, email: form.email, at: now, in: transaction)
    var kept = request
    kept.password = ""
    kept.locale = form.locale ?? ""
    try await store.insert(codeID, form: key.seal(kept.encoded(), context: codeID.bytes), hash: hash, guestID: guestID, in: transaction)
    if let owner, let email = owner.email {
      try await mailer.enqueue(
        .signUpKnown, to: email, in: MailLanguage(locale: owner.locale), owner.username.map { [.name: $0] } ?? [:], at: now,
        in: transaction)
    } else {
      try await mailer.enqueue(
        .confirmEmail, to: form.email, in: MailLanguage(locale: form.locale), secret, for: .signUp,
        form.username.isEmpty ? [:] : [.name: form.username], at: now, in: transaction)
    }
  }

  /// Outcome of a confirmed sign-up.
  enum Outcome: Hashable { case signedUp, upgraded }

  /// Makes the account. When its name was taken meanwhile it has none, and its owner claims another.
  /// - Returns: Nil when the code was used meanwhile, the guest is none any more, or the invitation was used up by others.
  /// - Throws: `uniqueViolation` of the address.
  func complete(_ code: StoredMailedCode, at now: Moment, in transaction: Transaction) async throws -> Outcome? {
    guard let waiting = try await store.find(code.codeID, in: transaction),
      let bytes = key.open(waiting.form, context: code.codeID.bytes), let request = try? SignUpWithPasswordRequest(decoding: bytes),
      try await codes.store.consume(code.codeID, in: transaction)
    else { return nil }
    let form = SignUpForm(request)
    if let guestID = waiting.guestID {
      return try await makeAccount(of: guestID, form, hash: waiting.hash, at: now, in: transaction) ? .upgraded : nil
    }
    do { try await admission.use(form.invitationCode, at: now, in: transaction) } catch is AccountRefusal { return nil }
    // Good when it was kept, and people only grow older.
    let age = try? form.age.check(ownEmail: form.email, today: CalendarDate(of: now))
    let number = RandomBytes.generate(8).reduce(0) { $0 << 8 | UInt64($1) }
    var account = StoredAccount(
      accountID: ids.next(at: now), username: form.generatesUsername ? UsernameProposalRules.generated(from: number) : form.username,
      email: form.email, isEmailVerified: true, roles: StoredAccount.rolesOfNewAccounts, createTime: now,
      birthDate: age?.birthDate, country: age?.country, locale: form.locale, details: form.person.details)
    do {
      try await transaction.savepoint { try await insertNamed(account, isGenerated: form.generatesUsername, at: now, in: transaction) }
    } catch AccountRefusal.usernameTaken {
      account.username = nil
      try await accounts.insert(account, in: transaction)
    }
    try await passwords.insert(waiting.hash, of: account.accountID, at: now, in: transaction)
    try await guardians.ask(age?.guardianEmail, locale: nil, for: account, at: now, in: transaction)
    try await news.tellNew(account, in: transaction)
    try await upgrade.events.record(.signUp, of: account.accountID, at: now, in: transaction)
    return .signedUp
  }

  // MARK: -

  /// - Throws: `AccountRefusal.usernameTaken`.
  private func insertNamed(_ account: StoredAccount, isGenerated: Bool, at now: Moment, in transaction: Transaction) async throws {
    var nameless = account
    nameless.username = nil
    try await accounts.insert(nameless, in: transaction)
    guard let username = account.username else { return }
    // Before the account has it, as ClaimUsername does: of two who want one name neither waits for the other's other half.
    guard try await usernames.claim(username, for: account.accountID, at: now, in: transaction) else { throw AccountRefusal.usernameTaken }
    try await refusingTakenNames { try await usernames.set(username, of: account.accountID, changeTime: nil, in: transaction) }
    if isGenerated { try await usernames.markGenerated(account.accountID, in: transaction) }
  }

  /// - Returns: False when it is no guest any more.
  private func makeAccount(
    of guestID: UUID, _ form: SignUpForm, hash: String, at now: Moment, in transaction: Transaction
  ) async throws -> Bool {
    func run(_ username: String?) async throws {
      _ = try await upgrade.upgrade(
        guestID, username: username, email: form.email, isEmailVerified: true, hash: hash, by: nil, at: now, in: transaction)
    }
    do {
      try await transaction.savepoint { try await refusingTakenNames { try await run(form.username) } }
    } catch AccountRefusal.usernameTaken {
      try await run(nil)
    } catch GuestRefusal.notAGuest {
      return false
    }
    return true
  }

  private func refusingTakenNames(_ body: nonisolated(nonsending) () async throws -> Void) async throws {
    do {
      try await body()
    } catch let error as PostgresError {
      guard let constraint = error.violatedConstraint, AccountStore.Constraint.usernames.contains(constraint) else { throw error }
      throw AccountRefusal.usernameTaken
    }
  }
}
