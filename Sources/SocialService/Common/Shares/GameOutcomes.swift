import AllAppsProto
import AllAppsServices
import FoundationEssentials
import Identity
import RPC

/// Asks GameService how a game went that somebody wants to show.
struct GameOutcomes: Sendable {
  let service: ResultsServiceClient

  /// - Throws: `RPCError`: `not_found` GAME_NOT_FOUND, `failed_precondition` GAME_NOT_FINISHED; `unavailable` when GameService does not
  ///   answer, or says anything else.
  func find(_ gameID: UUID, of accountID: UUID) async throws -> SharedOutcome {
    let request = FindGameOutcomeRequest(account: accountID.bytes, game: gameID.bytes)
    let found = try await GameAnswer.ask { try await service.findGameOutcome(request) }
    return SharedOutcome(gameID: gameID, score: found.score, scoreMax: found.scoreMax, squares: found.squares)
  }
}
