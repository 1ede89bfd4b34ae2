import WhereAmIProto
import AllAppsProto
import AllAppsServices
import FoundationEssentials
import Identity
import RPC

/// Asks GameService what happened in a game for which somebody is reported.
struct PlayedGames: Sendable {
  /// So long a report waits for it: a hundred times as long as the question takes, and well within the time of the call, so that the caller hears
  /// what is missing.
  static let timeMax = Duration.seconds(3)

  let service: ResultsServiceClient

  /// - Throws: `RPCError`: `not_found` GAME_NOT_FOUND unless both have played it, `failed_precondition` GAME_NOT_FINISHED; `unavailable` when
  ///   GameService does not answer, or says anything else.
  func find(_ gameID: UUID, of accountID: UUID, reportedBy reporterID: UUID) async throws -> GameEvidence {
    let request = FindGameEvidenceRequest(account: accountID.bytes, reporter: reporterID.bytes, game: gameID.bytes)
    return try await GameAnswer.ask {
      guard let evidence = try await service.findGameEvidence(request, CallOptions(timeout: Self.timeMax)).evidence else {
        throw GameAnswer.unavailable(nil)
      }
      return evidence
    }
  }

  /// Whether it proves that both have played the game that was named: also one that goes on.
  static func isProof(_ played: Result<GameEvidence?, any Error>) -> Bool {
    switch played {
    case .success(let game): game != nil
    case .failure(let error): GameAnswer.isNotFinished(error)
    }
  }
}
