import ExpeditionsProto
import ExpeditionsServices
import Postgres
import RPC

/// Answers calls about challenges.
struct ChallengeHandlers: ChallengeServiceHandlers {
  let database: Database

  func getChallenge(_ request: GetChallengeRequest, _ context: RequestContext) async throws -> GetChallengeResponse {
    throw RPCError(.notFound, reason: "CHALLENGE_NOT_FOUND", message: "There is no such challenge.")
  }
}
