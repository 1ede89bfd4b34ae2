import RPC

/// Answers of GameService about a game that somebody has named, as against faults of GameService itself. A refusal stays under the caller's key for a day,
/// so only one that will be the same again is passed on: an older GameService that does not know the question is another one tomorrow.
enum GameAnswer {
  private static let notFound = "GAME_NOT_FOUND"
  private static let notFinished = "GAME_NOT_FINISHED"

  /// Asks.
  /// - Throws: `RPCError`: what is said of the game; `unavailable` for any other failure.
  static func ask<Value>(_ question: nonisolated(nonsending) () async throws -> Value) async throws -> Value {
    do {
      return try await question()
    } catch let error as RPCError where !isAnswer(error) {
      throw unavailable(error)
    }
  }

  /// Whether an error says something of the game.
  static func isAnswer(_ error: any Error) -> Bool {
    guard let error = error as? RPCError else { return false }
    return error.reason == notFound || error.reason == notFinished
  }

  /// Whether an error says that the game goes on.
  static func isNotFinished(_ error: any Error) -> Bool { (error as? RPCError)?.reason == notFinished }

  static func unavailable(_ cause: RPCError?) -> RPCError {
    RPCError(.unavailable, reason: "UNAVAILABLE", message: "what was played cannot be found out now", cause: cause)
  }
}
