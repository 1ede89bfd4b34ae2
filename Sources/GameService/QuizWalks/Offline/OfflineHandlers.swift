import FoundationEssentials
import Identity
import Postgres
import QuizWalksProto
import QuizWalksServices
import RPC
import Timekeeping

/// Answers calls about runs without a network.
struct OfflineHandlers: OfflineRunServiceHandlers {
  let database: Database
  let play: RunPlay
  let keys: BundleKeys

  func getRunBundle(_ request: GetRunBundleRequest, _ context: RequestContext) async throws -> GetRunBundleResponse {
    let (runID, accountID) = (try Field.id(request.runID, "run_id"), try context.accountID)
    guard let run = try await play.store.run(runID, in: database), run.accountID == accountID else { throw RunHandlers.notFound }
    guard let walk = try await play.version(run.version, of: run.walkID, in: database) else { throw RunHandlers.gone }
    guard run.isWalkShown else { throw RunHandlers.gone }
    if run.options.isHidden { throw Self.hidden }
    return BundleView(run: run, walk: walk, keys: keys).message
  }

  func releaseRunBundle(_ request: ReleaseRunBundleRequest, _ context: RequestContext) async throws -> ReleaseRunBundleResponse {
    let (run, walk) = try await change(request.runID, context) { run, _ in
      if run.options.isHidden { throw Self.hidden }
      if run.groupID != nil { throw RPCError(.failedPrecondition, reason: .runInGroup, message: "its results are compared") }
      if !run.isVerified { return }
      do throws(RunRules.Refusal) { try RunRules.requireOpen(run, at: context.now) } catch { throw RPCError(error) }
      run.isVerified = false
    }
    return ReleaseRunBundleResponse(keys: BundleView(run: run, walk: walk, keys: keys).allKeys)
  }

  func uploadRun(_ request: UploadRunRequest, _ context: RequestContext) async throws -> UploadRunResponse {
    let steps = try OfflineRequests.steps(request.steps, at: context.now)
    let (run, walk) = try await change(request.runID, context) { run, walk in
      do throws(OfflineRules.Refusal) {
        try OfflineRules.take(steps, tie: request.tieBreakerGuess, into: &run, walk, at: context.now)
      } catch { throw RPCError(error) }
    }
    return UploadRunResponse(run: RunView(run, walk, at: context.now).message)
  }

  /// Changes a run of the caller's, as a whole or not at all.
  private func change(
    _ runID: String, _ context: RequestContext, _ body: (inout WalkRun, WalkVersion) throws -> Void
  ) async throws -> (WalkRun, WalkVersion) {
    let (runID, accountID) = (try Field.id(runID, "run_id"), try context.accountID)
    return try await database.transaction { transaction in
      guard let (former, version) = try await play.lock(runID, in: transaction), former.accountID == accountID else {
        throw RunHandlers.notFound
      }
      guard let walk = version, former.isWalkShown else { throw RunHandlers.gone }
      var run = former
      try body(&run, walk)
      try await play.store.keep(run, since: former, in: transaction)
      return (run, walk)
    }
  }

  private static var hidden: RPCError {
    RPCError(.failedPrecondition, reason: .runHidden, message: "a bundle would tell where the questions are")
  }
}
