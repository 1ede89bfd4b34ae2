import AllAppsProto
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import QuizWalksProto
import Timekeeping

/// Answers to other services about people who walk: runs that were begun, the points over all walks, runs that go on.
struct RunResults: ResultSource {
  /// Runs that are told when an app starts: as many as may be begun in an hour.
  static let openMax = RunRules.startsMax

  let database: Database
  let store = RunStore()

  var realm: AppRealm { .qwalk }
  var scores: BoardKey { BoardKey(.walkPoints) }

  func counts(of accountIDs: [UUID]) async throws -> [Int64] { try await store.counts(of: accountIDs, in: database) }

  func addOpenPlay(of accountID: UUID, at now: Moment, to response: inout FindOpenPlayResponse) async throws {
    let open = try await store.open(of: accountID, limit: Self.openMax, in: database)
    response.qwalk = OpenPlay(
      runs: open.map { OpenRun(runID: $0.id.text, walkID: $0.walkID.text, walkTitle: $0.walkTitle, startTime: $0.startTime) })
  }
}
