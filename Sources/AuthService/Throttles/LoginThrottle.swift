import Cryptography
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Counts tries to log in where all replicas see them.
struct LoginThrottle: Sendable {
  /// Subject whose tries are counted.
  struct Subject: Sendable, Hashable {
    /// "account", "address" and those of `MailBudget`, as the table has it.
    let kind: String
    /// HMAC of the name or address.
    let code: [UInt8]
    let rules: LoginThrottleRules

    /// A network is many people's: one success of its says nothing of the other tries.
    var isNetwork: Bool { kind == "address" || kind.hasSuffix("_address") && kind != "new_address" }
  }

  private let attempts = LoginAttemptStore()
  private let key: SymmetricKey

  init(masterKey: SymmetricKey) {
    key = masterKey.derived(for: "cairn login attempt subject v1")
  }

  /// Subjects that a try counts for: the name that was entered, whether it exists or not, and the network it came from.
  ///
  /// Always in this order, in which they are locked.
  /// - Parameter network: As `ClientNetwork.counted` names it.
  /// - Parameter knownNetwork: The network the try comes from, if the account has logged in from it before. Its tries are counted apart, so
  ///   that strangers who try the name all over the world do not make its owner at home wait.
  func subjects(login: AccountStore.Login, from network: String, knownNetwork: String? = nil) -> [Subject] {
    let name =
      switch login {
      case .username(let folded): folded
      case .email(let normalized): normalized
      }
    let account = knownNetwork.map { subject("known_network", "\($0) \(name)", .account) } ?? subject("account", name, .account)
    return [account, subject("address", network, .address)]
  }

  /// Somebody, or something, whose tries are counted under a name that cannot be read back.
  func subject(_ kind: String, _ name: String, _ rules: LoginThrottleRules) -> Subject {
    Subject(kind: kind, code: key.authenticationCode(for: Array("\(kind):\(name)".utf8)), rules: rules)
  }

  /// An account that is known already, for tries of something else than its password.
  func subject(_ kind: String, of accountID: UUID, rules: LoginThrottleRules) -> Subject {
    Subject(kind: kind, code: key.authenticationCode(for: Array("\(kind):".utf8) + accountID.bytes), rules: rules)
  }

  /// Counts one try for every subject, or for none: by one statement where all of them have free tries left, as nearly all have.
  /// - Parameter alarm: Called once when the free tries under a login name were used up in vain, whether an account has it.
  /// - Throws: `LoginThrottleRules.Refusal` with the longest wait.
  func count(
    _ subjects: [Subject], at now: Moment, in database: Database,
    alarm: nonisolated(nonsending) (Transaction) async throws -> Void = { _ in }
  ) async throws {
    if try await countFree(subjects, at: now, in: database) { return }
    let refusal: LoginThrottleRules.Refusal? = try await database.transaction { transaction in
      var counted: [(Subject, LoginThrottleRules.Tries)] = []
      var longest: Duration = .zero
      for subject in subjects {
        let tries = try await attempts.lock(subject, in: transaction)
        do throws(LoginThrottleRules.Refusal) {
          counted.append((subject, try subject.rules.count(tries, at: now)))
        } catch {
          switch error {
          case .tooFast(let retryAfter): longest = max(longest, retryAfter)
          }
        }
      }
      if longest > .zero { return .tooFast(retryAfter: longest) }
      for (subject, tries) in counted {
        try await attempts.update(subject, to: tries, in: transaction)
        if subject.kind != "address", subject.rules.isAlarm(tries) { try await alarm(transaction) }
      }
      return nil
    }
    if let refusal { throw refusal }
  }

  /// - Returns: False when somebody has used the free tries up; then nothing was counted.
  private func countFree(_ subjects: [Subject], at now: Moment, in database: Database) async throws -> Bool {
    struct UsedUp: Error {}
    do {
      try await database.transaction { transaction in
        guard try await attempts.countFree(subjects, at: now, in: transaction) == subjects.count else { throw UsedUp() }
      }
      return true
    } catch is UsedUp {
      return false
    }
  }

  /// Writes the row of a subject without counting.
  func touch(_ subject: Subject, in transaction: Transaction) async throws {
    _ = try await attempts.lock(subject, in: transaction)
  }

  /// Takes back what `count` has counted, after a success: all of the name's tries, one of the address's.
  func forgive(_ subjects: [Subject], in transaction: Transaction) async throws {
    if !subjects.isEmpty { try await attempts.forgive(subjects, in: transaction) }
  }
}
