import FoundationEssentials
import GameCommon
import Identity
import Postgres
import QuizWalksProto
import QuizWalksServices
import RPC
import Timekeeping

/// Answers the call of RunModerationService.
struct RunModerationHandlers: RunModerationServiceHandlers {
  let database: Database
  let moderators: ModeratorGate
  let standings: RunStandings
  let store = RunStore()

  func decideRun(_ request: DecideRunRequest, _ context: RequestContext) async throws -> DecideRunResponse {
    try await moderators.require(context)
    let (moderatorID, runID) = (try context.accountID, try Field.id(request.runID, "run_id"))
    try await database.transaction { transaction in
      // Held, so that of two decisions at once the second finds what the first has made of it.
      guard try await store.lock(runID, in: transaction) != nil, let found = try await store.counted(runID, in: transaction) else {
        throw RPCError(.notFound, reason: .runNotFound, message: "none that has ended and counts")
      }
      if found.run.accountID == moderatorID { throw RPCError(.failedPrecondition, reason: .ownRun, message: "somebody else decides") }
      try await standings.decide(
        found.run, isCounted: request.isCounted, wasCounted: found.isCounted, at: context.now, in: transaction)
    }
    return DecideRunResponse()
  }
}
