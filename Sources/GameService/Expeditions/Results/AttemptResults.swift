import AllAppsProto
import ExpeditionsProto
import FoundationEssentials
import GameCommon
import Identity
import Postgres
import Timekeeping

/// Answers to other services about people who run: attempts that were begun, the points of all that counts, attempts that go on.
struct AttemptResults: ResultSource {
  let database: Database
  let store = ResultStore()
  let attempts = AttemptStore()

  var realm: AppRealm { .expeditions }
  var scores: BoardKey { BoardKey(.expeditionPoints) }

  func counts(of accountIDs: [UUID]) async throws -> [Int64] { try await store.counts(of: accountIDs, in: database) }

  func addOpenPlay(of accountID: UUID, at now: Moment, to response: inout FindOpenPlayResponse) async throws {
    let open = try await attempts.active(of: accountID, in: database)
    response.expeditions = OpenPlay(
      attempts: open.map { attempt in
        OpenAttempt(
          attemptID: attempt.id.text, challengeID: attempt.challengeID.text, challengeVersion: attempt.version,
          startTime: Moment(milliseconds: attempt.startTime), expireTime: attempt.expireTime)
      })
  }
}
