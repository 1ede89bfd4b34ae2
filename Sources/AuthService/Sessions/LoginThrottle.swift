import Cryptography
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Counts tries to log in where all replicas see them.
struct LoginThrottle: Sendable {
  /// Whose tries are counted.
  struct Subject: Sendable, Hashable {
    /// "account", "address" and those of `MailBudget`, as the table has it.
    let kind: String
    /// HMAC of the name or address.
    let code: [UInt8]
    let rules: LoginThrottleRules
  }

  private let attempts = LoginAttemptStore()
  private let key: SymmetricKey

  init(masterKey: SymmetricKey) {
    key = masterKey.derived(for: "cairn login attempt subject v1")
  }

  /// Whom a try counts for: the name that was entered, whether it exists or not, and the network it came from.
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

  /// Counts one try for every subject, or for none.
  /// - Parameter alarm: Called once when the free tries under a login name were used up in vain, whether an account has it.
  /// - Throws: `LoginThrottleRules.Refusal` with the longest wait.
  func count(
    _ subjects: [Subject], at now: Moment, in database: Database,
    alarm: nonisolated(nonsending) (Transaction) async throws -> Void = { _ in }
  ) async throws {
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

  /// Writes the row of a subject without counting.
  func touch(_ subject: Subject, in transaction: Transaction) async throws {
    let tries = try await attempts.lock(subject, in: transaction)
    try await attempts.update(subject, to: tries, in: transaction)
  }

  /// Takes back what `count` has counted, after a success: all of the name's tries, one of the address's.
  func forgive(_ subjects: [Subject], at now: Moment, in transaction: Transaction) async throws {
    for subject in subjects {
      let tries = try await attempts.lock(subject, in: transaction)
      // A network is many people's: one success of its says nothing of the other tries.
      let isNetwork = subject.kind == "address" || subject.kind.hasSuffix("_address")
      try await attempts.update(subject, to: isNetwork ? LoginThrottleRules.forgiveOne(tries) : .none, in: transaction)
    }
  }
}
