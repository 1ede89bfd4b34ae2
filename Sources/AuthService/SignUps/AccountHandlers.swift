import CairnProto
import CairnServices
import Cryptography
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Makes accounts and tells about one's own.
struct AccountHandlers: AccountServiceHandlers {
  let database: Database
  let accounts = AccountStore()
  let passwords = PasswordStore()
  let usernames = UsernameStore()
  let hasher: PasswordHasher
  let issuer: SessionIssuer
  let ids: any IDSource
  let budget: SignUpBudget
  let passwordRules: PasswordRules
  let confirmation: EmailConfirmation
  let mailBudget: MailBudget
  let pending: PendingSignUps
  let guardians: GuardianRequests
  let birthDates: BirthDateDemand
  let admission: SignUpAdmission
  let news: AccountNews
  /// Whether signing up tells that an address belongs to somebody (requirement W-S20).
  let revealsTakenEmails: Bool

  func signUpWithPassword(_ request: SignUpWithPasswordRequest, _ context: RequestContext) async throws -> SignUpWithPasswordResponse {
    var form = SignUpForm(request)
    form.scope = try SessionScope(asked: request.scope)
    if form.locale == nil {
      form.locale = context.requestHeaders["accept-language"].first.flatMap { MailLanguage(acceptLanguage: $0) }?.rawValue
    }
    do {
      guard revealsTakenEmails else {
        try await signUpLater(request, form, context)
        return SignUpWithPasswordResponse()
      }
      let (account, issued) = try await signUp(form, context)
      return SignUpWithPasswordResponse(account: .init(account, at: context.now), tokens: .init(issued))
    } catch let refusal as AccountRefusal {
      throw RPCError(refusal)
    } catch let refusal as GuardianRefusal {
      throw RPCError(refusal)
    }
  }

  func whoAmI(_ request: WhoAmIRequest, _ context: RequestContext) async throws -> WhoAmIResponse {
    guard let accountID = context.caller.accountID, let account = try await accounts.find(accountID, in: database) else {
      throw RPCError(AccountRefusal.notLoggedIn)
    }
    return WhoAmIResponse(account: .init(account, at: context.now), sessionID: context.caller.sessionID?.text ?? "")
  }

  func setPersonalDetails(_ request: SetPersonalDetailsRequest, _ context: RequestContext) async throws -> SetPersonalDetailsResponse {
    let accountID = try context.accountID
    let form = PersonalDetails.Form(givenName: request.givenName, familyName: request.familyName, gender: request.gender)
    if !form.mistakes.isEmpty { throw RPCError.invalid(form.mistakes.map(FieldViolation.init)) }
    let account = try await database.transaction { transaction -> StoredAccount? in
      // The same again tells nobody anything.
      guard let changed = try await accounts.set(form.details, of: accountID, in: transaction) else {
        return try await accounts.find(accountID, in: transaction)
      }
      try await news.tell(form.details, of: accountID, at: context.now, in: transaction)
      return changed
    }
    guard let account else { throw RPCError(AccountRefusal.notLoggedIn) }
    return SetPersonalDetailsResponse(account: .init(account, at: context.now))
  }

  /// - Returns: The age that was told; nil when none was.
  private func check(_ form: SignUpForm, at now: Moment) throws -> AgeForm.Age? {
    let mistakes = form.mistakes(passwordRules)
    if !mistakes.isEmpty { throw RPCError.invalid(mistakes.map(FieldViolation.init)) }
    let age = try form.age.check(ownEmail: form.email, today: CalendarDate(of: now))
    if age == nil, birthDates.isDemanded(by: form.app) { throw GuardianRefusal.birthDateRequired }
    return age
  }

  private func signUp(_ form: SignUpForm, _ context: RequestContext) async throws -> (StoredAccount, IssuedTokens) {
    let age = try check(form, at: context.now)
    try budget.count(context.countedNetwork, at: context.now)
    try await admission.check(form.invitationCode, at: context.now, in: database)
    // Before the hash, so that a name that is taken costs no argon2.
    let username = form.generatesUsername ? try await generatedUsername(at: context.now) : form.username
    let taken = try await accounts.isTaken(username: username, email: form.email, at: context.now, in: database)
    if taken.username { throw AccountRefusal.usernameTaken }
    if taken.email { throw AccountRefusal.emailTaken }
    try await guardians.admit(age?.guardianEmail, from: context.clientAddress, at: context.now, in: database)
    let hash = try await hasher.hash(form.password, from: context.countedNetwork)
    let account = StoredAccount(
      accountID: ids.next(at: context.now), username: username, email: form.email, isEmailVerified: false,
      roles: StoredAccount.rolesOfNewAccounts, createTime: context.now, birthDate: age?.birthDate, country: age?.country,
      locale: form.locale, details: form.person.details)
    return (
      account,
      try await keep(
        account, hash: hash, form, guardianEmail: age?.guardianEmail, device: form.device(at: context.clientAddress))
    )
  }

  /// A name that nobody has. Several names are drawn at once; nearly always the first is free.
  private func generatedUsername(at now: Moment) async throws -> String {
    let numbers = (0..<8).map { _ in RandomBytes.generate(8).reduce(0) { $0 << 8 | UInt64($1) } }
    let names = numbers.map(UsernameProposalRules.generated)
    guard let name = try await usernames.available(names, at: now, in: database).first else { throw AccountRefusal.usernameTaken }
    return name
  }

  /// The account is made when its address is confirmed.
  private func signUpLater(_ request: SignUpWithPasswordRequest, _ form: SignUpForm, _ context: RequestContext) async throws {
    let age = try check(form, at: context.now)
    try budget.count(context.countedNetwork, at: context.now)
    try await admission.check(form.invitationCode, at: context.now, in: database)
    // User names are no secret.
    let taken = try await accounts.isTaken(username: form.username, email: form.email, at: context.now, in: database)
    if taken.username { throw AccountRefusal.usernameTaken }
    try await mailBudget.admitMail(to: form.email, from: context.clientAddress, at: context.now, in: database)
    try await guardians.admit(age?.guardianEmail, from: context.clientAddress, at: context.now, in: database)
    let hash = try await hasher.hash(form.password, from: context.countedNetwork)
    try await database.transaction { try await pending.begin(request, form, hash: hash, at: context.now, in: $0) }
  }

  private func keep(
    _ account: StoredAccount, hash: String, _ form: SignUpForm, guardianEmail: String?, device: SessionDevice
  ) async throws -> IssuedTokens {
    let signer = try await issuer.signer(at: account.createTime)
    do {
      return try await database.transaction { transaction in
        try await admission.use(form.invitationCode, at: account.createTime, in: transaction)
        try await insert(account, isNameGenerated: form.generatesUsername, in: transaction)
        try await passwords.insert(hash, of: account.accountID, at: account.createTime, in: transaction)
        if let email = account.email { try await confirmation.ask(account, for: email, at: account.createTime, in: transaction) }
        try await guardians.ask(guardianEmail, locale: nil, for: account, at: account.createTime, in: transaction)
        try await news.tellNew(account, in: transaction)
        return try await issuer.openFirst(account, on: device, signer: signer, at: account.createTime, in: transaction)
      }
    } catch let error as PostgresError {
      throw Self.refusal(error) ?? error
    }
  }

  /// The name is claimed before the account has it, as ClaimUsername does: of two who want one name neither waits for the other's other half.
  private func insert(_ account: StoredAccount, isNameGenerated: Bool, in transaction: Transaction) async throws {
    var nameless = account
    nameless.username = nil
    try await accounts.insert(nameless, in: transaction)
    guard let username = account.username else { return }
    guard try await usernames.claim(username, for: account.accountID, at: account.createTime, in: transaction) else {
      throw AccountRefusal.usernameTaken
    }
    try await usernames.set(username, of: account.accountID, changeTime: nil, in: transaction)
    if isNameGenerated { try await usernames.markGenerated(account.accountID, in: transaction) }
  }

  /// The database refuses one of two sign-ups at the same moment.
  static func refusal(_ error: PostgresError) -> (any Error)? {
    guard case .uniqueViolation(let constraint) = error.kind else { return nil }
    if AccountStore.Constraint.usernames.contains(constraint) { return AccountRefusal.usernameTaken }
    return constraint == AccountStore.Constraint.email ? AccountRefusal.emailTaken : nil
  }
}
