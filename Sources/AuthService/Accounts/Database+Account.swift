import Postgres
import RPC

extension Database {
  /// Runs a transaction about an account that may be deleted at the same moment: rows that refer to it are refused then.
  /// - Throws: `refusal` in that case; otherwise what `body` and `transaction` throw.
  func transaction<Value>(
    orIfGone refusal: RPCError, _ body: nonisolated(nonsending) (Transaction) async throws -> Value
  ) async throws -> Value {
    do {
      return try await transaction(body)
    } catch let error as PostgresError {
      if case .foreignKeyViolation = error.kind { throw refusal }
      throw error
    }
  }
}
