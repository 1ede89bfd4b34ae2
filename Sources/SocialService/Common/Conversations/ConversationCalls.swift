import Events
import Postgres
import Protobuf
import RPC

/// Calls of conversations, groups and messages: what they have in common.
protocol ConversationCalls: Sendable {
  var database: Database { get }
  var idempotency: IdempotencyKeys { get }
}

extension ConversationCalls {
  /// Runs what a call with a key changes, and answers its refusals.
  func changing<Request: Message, Reply: Message>(
    _ context: RequestContext, _ request: Request, _ body: nonisolated(nonsending) (Transaction) async throws -> Reply
  ) async throws -> Reply {
    try await idempotency.run(context, request: request, in: database) { transaction in
      try await refusing { try await body(transaction) }
    }
  }
}

/// Runs a body, and has its refusals be the errors that the contract names.
func refusing<Value>(_ body: nonisolated(nonsending) () async throws -> Value) async throws -> Value {
  do { return try await body() } catch { throw RPCError(ofConversations: error) ?? error }
}
