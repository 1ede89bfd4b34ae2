import QuizWalksProto
import QuizWalksServices
import Postgres
import RPC

/// Answers calls about walks.
struct WalkHandlers: WalkServiceHandlers {
  let database: Database

  func getWalk(_ request: GetWalkRequest, _ context: RequestContext) async throws -> GetWalkResponse {
    throw RPCError(.notFound, reason: "WALK_NOT_FOUND", message: "There is no such walk.")
  }
}
