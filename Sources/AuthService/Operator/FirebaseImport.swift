package import Cryptography
import FoundationEssentials
import Events
import Identity
package import Postgres
import Texts
package import Timekeeping

/// A user of Firebase Authentication, as its own tool exports them.
package struct FirebaseUser: Sendable, Hashable {
  /// Somebody at a provider, by Firebase's name for it.
  package struct Provider: Sendable, Hashable {
    package var providerID: String
    package var subject: String
    package var email: String
    package var name: String

    package init(providerID: String, subject: String, email: String, name: String) {
      self.providerID = providerID
      self.subject = subject
      self.email = email
      self.name = name
    }
  }

  package var localID: String
  package var email = ""
  package var isEmailVerified = false
  package var displayName = ""
  package var isDisabled = false
  /// When the account was made; nil when that is not told.
  package var createTime: Moment?
  package var password: FirebaseHash?
  package var providers: [Provider] = []

  package init(localID: String) {
    self.localID = localID
  }
}

/// Takes users of Firebase in as accounts: with their address, confirmed or not, the password they have, their providers, and disabled ones suspended. Again
/// and again the same: an account's id follows from the user's. Somebody who was taken in and has deleted the account does not come back.
package struct FirebaseImport: Sendable {
  /// Outcome for a user. The raw value is a report's word.
  package enum Outcome: String, Sendable, Hashable, CaseIterable {
    case taken
    case alreadyThere = "already there"
    case anonymous = "anonymous, left out"
    case noWayIn = "left out: neither an address nor a provider that is known here"
    case emailInvalid = "left out: the address is none"
    case emailTaken = "left out: an account has the address"
    case wasDeleted = "left out: the account was deleted here"
    case providerTaken = "left out: an account has the identity at the provider"
  }

  /// Providers by Firebase's names and ours.
  static let providers = ["google.com": "google", "apple.com": "apple", "facebook.com": "facebook"]

  /// Reason of the suspension of a user that Firebase had disabled, for its owner to read.
  static let disabledReason = "This account was disabled before it moved here."

  private let database: Database
  private let project: FirebaseScrypt?
  private let accounts = AccountStore()
  private let usernames = UsernameStore()
  private let identities = IdentityStore()
  private let store = OperatorStore()
  private let ids = TimeOrderedIDs()

  /// - Parameter project: How the project hashes passwords; nil takes users in without, who ask for a new one by mail.
  package init(database: Database, project: FirebaseScrypt?) {
    self.database = database
    self.project = project
  }

  /// Takes one user in, or does everything and takes it back.
  package func take(_ user: FirebaseUser, isDryRun: Bool, at now: Moment) async throws -> Outcome {
    if let refusal = Self.refusal(user) { return refusal }
    let accountID = Self.accountID(of: user)
    if try await accounts.find(accountID, in: database) != nil { return .alreadyThere }
    do {
      return try await database.transaction(takenBackIf: { _ in isDryRun }) { (transaction) async throws in
        if let known = try await noteMove(accountID, in: transaction) { return known }
        try await insert(user, accountID, at: now, in: transaction)
        return .taken
      }
    } catch let error as PostgresError {
      switch error.violatedConstraint {
      case AccountStore.Constraint.email: return .emailTaken
      case IdentityStore.uniqueConstraint: return .providerTaken
      default: throw error
      }
    }
  }

  /// Reasons to leave a user out that need no look at the database. Pure.
  static func refusal(_ user: FirebaseUser) -> Outcome? {
    let known = user.providers.filter { providers[$0.providerID] != nil }
    if user.email.isEmpty, user.providers.isEmpty { return .anonymous }
    if user.email.isEmpty, known.isEmpty { return .noWayIn }
    if !user.email.isEmpty, (try? EmailRules.check(user.email)) == nil { return .emailInvalid }
    return nil
  }

  /// UUID of version 7 with the time at which the account was made, so that it counts as old as it is, and a hash where others have chance. Pure.
  static func accountID(of user: FirebaseUser) -> UUID {
    let milliseconds = UInt64(max(0, user.createTime?.milliseconds ?? 0))
    let time = (0..<6).map { UInt8(truncatingIfNeeded: milliseconds >> UInt64(40 - 8 * $0)) }
    return UUID(bytes: time + idEnd(of: user.localID)) ?? UUID()
  }

  /// End of the account's id, by which `FirebaseAccounts` finds it without the time at which it was made. Pure.
  static func idEnd(of localID: String) -> [UInt8] {
    var bytes = Array(SHA256.digest(of: Array("cairn firebase user v1 \(localID)".utf8)).prefix(10))
    bytes[0] = bytes[0] & 0x0F | 0x70
    bytes[2] = bytes[2] & 0x3F | 0x80
    return bytes
  }

  /// Notes for good that an account is taken in.
  /// - Returns: Outcome where that was noted before: another process has just made the account, or it was deleted.
  private func noteMove(_ accountID: UUID, in transaction: Transaction) async throws -> Outcome? {
    if try await store.insertMoved(accountID, in: transaction) { return nil }
    let isThere = try await accounts.find(accountID, in: transaction) != nil
    return isThere ? .alreadyThere : .wasDeleted
  }

  private func insert(_ user: FirebaseUser, _ accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let createTime = user.createTime ?? now
    let account = StoredAccount(
      accountID: accountID, username: nil, email: user.email.isEmpty ? nil : user.email,
      isEmailVerified: !user.email.isEmpty && user.isEmailVerified, roles: StoredAccount.rolesOfNewAccounts, createTime: createTime)
    try await accounts.insert(account, in: transaction)
    try await name(account, user.displayName, at: now, in: transaction)
    if let password = user.password, let project {
      try await PasswordStore().insert(password.encoded(project), of: accountID, at: createTime, in: transaction)
    }
    for provider in user.providers {
      guard let own = Self.providers[provider.providerID] else { continue }
      let told = IdentityClaims(name: provider.name, email: provider.email.isEmpty ? nil : provider.email)
      let identity = StoredIdentity(
        identityID: ids.next(at: now), accountID: accountID, provider: own, subject: provider.subject,
        claims: IdentityClaimRules.kept(told, name: provider.name), createTime: createTime, lastUseTime: createTime)
      try await identities.insert(identity, in: transaction)
    }
    if user.isDisabled {
      let suspension = Standing.Suspension(reason: Self.disabledReason, startTime: now, endTime: nil)
      try await ModerationStore().update(accountID, suspension: suspension, in: transaction)
    }
    try await AccountNews(ids: ids).tellNew(account, in: transaction)
  }

  /// The name by which others know the person, where it can be a user name and nobody has it; otherwise its owner claims one at the first log-in.
  private func name(_ account: StoredAccount, _ displayName: String, at now: Moment, in transaction: Transaction) async throws {
    guard (try? UsernameRules.check(displayName)) != nil,
      try await usernames.claim(displayName, for: account.accountID, at: now, in: transaction)
    else { return }
    try await usernames.set(displayName, of: account.accountID, changeTime: nil, in: transaction)
  }
}
