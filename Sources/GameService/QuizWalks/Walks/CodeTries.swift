import CairnProto
import Cryptography
import Identity
import Postgres
import RPC
import Timekeeping

/// Counts codes that are tried, of walks and of groups together: whoever guesses one looks for any (requirement Q-S6).
struct CodeTries: Sendable {
  let database: Database
  /// Hides networks whose tries are counted.
  let networkKey: SymmetricKey
  let store = CodeStore()

  /// Counts a try before it is made, so that a hundred at once are no more than a hundred in a row.
  /// - Throws: TOO_MANY_CODES.
  func count(_ context: RequestContext) async throws {
    let (accountID, network) = (try context.accountID, network(context))
    let isAllowed = try await database.transaction { transaction in
      let own = try await store.countTry(of: accountID, at: context.now, in: transaction)
      let all = try await store.countTry(from: network, at: context.now, in: transaction)
      return own <= CodeRules.triesMax && all <= CodeRules.networkTriesMax
    }
    guard isAllowed else {
      throw RPCError(.resourceExhausted, reason: .tooManyCodes, message: "at most \(CodeRules.triesMax) in ten minutes")
    }
  }

  /// A try was none: something has the code.
  func forget(_ context: RequestContext) async throws {
    let (accountID, network) = (try context.accountID, network(context))
    try await database.transaction { transaction in
      try await store.forgetTry(of: accountID, in: transaction)
      try await store.forgetTry(from: network, in: transaction)
    }
  }

  private func network(_ context: RequestContext) -> [UInt8] {
    networkKey.authenticationCode(for: Array(CodeRules.network(of: context.clientAddress ?? "").utf8))
  }
}
