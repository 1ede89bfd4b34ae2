import CairnProto
import AllAppsProto
import AllAppsServices
import FoundationEssentials
import Identity
import Observability
import RPC

/// Asks GameService how well people do, for a page at a time (requirements X-6, C-12). A page is worth showing without.
struct FriendScores: Sendable {
  /// So long a page waits for its scores: several times as long as the question takes, and not long enough to be noticed.
  static let timeMax = Duration.milliseconds(250)

  private let missed = MetricRegistry.process.counter(
    "cairn_friend_scores_missed_total", "Pages of friends that were shown without the scores they were asked for with.")

  let service: ResultsServiceClient

  /// - Returns: Scores by account; accounts without a score are left out. Nil when GameService does not answer in time.
  func find(_ accountIDs: [UUID], in realm: Realm) async -> [UUID: Double]? {
    if accountIDs.isEmpty { return [:] }
    let request = FindScoresRequest(realm: realm, accounts: accountIDs.map(\.bytes))
    do {
      let scores = try await service.findScores(request, CallOptions(timeout: Self.timeMax)).scores
      return Dictionary(scores.compactMap { one in UUID(bytes: one.account).map { ($0, one.score) } }) { first, _ in first }
    } catch {
      missed.add()
      return nil
    }
  }
}
