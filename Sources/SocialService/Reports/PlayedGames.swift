import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import RPC

/// Asks GameService what happened in a game for which somebody is reported.
struct PlayedGames: Sendable {
  /// So long a report waits for it: a hundred times as long as the question takes, and well within the time of the call, so that the caller hears
  /// what is missing.
  static let timeMax = Duration.seconds(3)

  private static let notFound = "GAME_NOT_FOUND"
  private static let notFinished = "GAME_NOT_FINISHED"

  let service: ResultsServiceClient

  /// - Throws: `RPCError`: `not_found` GAME_NOT_FOUND unless both have played it, `failed_precondition` GAME_NOT_FINISHED; `unavailable` when
  ///   GameService does not answer, or says anything else: what is passed on stays under the report's key for a day, and only those two are
  ///   about the game.
  func find(_ gameID: UUID, of accountID: UUID, reportedBy reporterID: UUID) async throws -> GameEvidence {
    let request = FindGameEvidenceRequest(account: accountID.bytes, reporter: reporterID.bytes, game: gameID.bytes)
    do {
      guard let evidence = try await service.findGameEvidence(request, CallOptions(timeout: Self.timeMax)).evidence else {
        throw Self.unavailable(nil)
      }
      return evidence
    } catch let error as RPCError where !Self.isAnswer(error) {
      throw Self.unavailable(error)
    }
  }

  /// Whether an error says something of the game, and not of GameService.
  static func isAnswer(_ error: any Error) -> Bool {
    guard let error = error as? RPCError else { return false }
    return error.reason == notFound || error.reason == notFinished
  }

  /// Whether it proves that both have played the game that was named: also one that goes on.
  static func isProof(_ played: Result<GameEvidence?, any Error>) -> Bool {
    switch played {
    case .success(let game): game != nil
    case .failure(let error): (error as? RPCError)?.reason == notFinished
    }
  }

  private static func unavailable(_ cause: RPCError?) -> RPCError {
    RPCError(.unavailable, reason: "UNAVAILABLE", message: "it cannot be found out now what was played", cause: cause)
  }
}
