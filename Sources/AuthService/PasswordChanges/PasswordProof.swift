import CairnProto
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Proves that whoever has a session knows the password as well, or has just shown something as good.
struct PasswordProof: Sendable {
  let database: Database
  let passwords = PasswordStore()
  let hasher: PasswordHasher
  let throttle: LoginThrottle
  let freshLogin = FreshLogin()
  let events: SecurityEventLog

  /// - Parameter password: In NFC; empty where the session's freshness is to count.
  /// - Throws: `permission_denied` with INVALID_CREDENTIALS; `failed_precondition` with FRESH_LOGIN_REQUIRED; RATE_LIMITED, OVERLOADED.
  func require(_ password: String, _ context: RequestContext) async throws {
    if password.isEmpty { return try await freshLogin.require(of: context, in: database) }
    _ = try await hash(provenBy: password, context)
  }

  /// The hash of the account's password, which `password` is; nil when the account has none and the session is fresh.
  func hash(provenBy password: String, _ context: RequestContext) async throws -> String? {
    let accountID = try context.accountID
    guard let hash = try await passwords.find(accountID, in: database) else {
      try await freshLogin.require(of: context, in: database)
      return nil
    }
    // A kind of its own: nobody without a session may use these tries up.
    let subjects = [throttle.subject("proof", of: accountID, rules: .account)]
    try await throttle.admit(subjects, at: context.now, in: database) { transaction in
      try await events.record(
        .logInTriesFailed, of: accountID, session: context.caller.sessionID, at: context.now, in: transaction)
    }
    guard try await hasher.verify(password, against: hash, from: context.countedNetwork, isKnown: true) else {
      throw RPCError.wrongPassword
    }
    try await database.transaction { try await throttle.forgive(subjects, in: $0) }
    return hash
  }
}

extension RPCError {
  /// The session's owner typed a wrong password: not `unauthenticated`, for the session is good.
  static let wrongPassword = RPCError(.permissionDenied, reason: .invalidCredentials, message: "the password is wrong")
}
