import AllAppsProto
import AllAppsServices
import FoundationEssentials
import Identity
import Observability
import RPC

/// Asks GameService what somebody can go on with when an app starts. A start is worth showing without.
struct HomeGames: Sendable {
  /// So long the start waits for it: several times as long as the question takes, and not long enough to be noticed.
  static let timeMax = Duration.milliseconds(250)

  private let missed = MetricRegistry.process.counter(
    "cairn_home_games_missed_total", "Starts of apps that were shown without the games that go on.")

  let service: ResultsServiceClient

  /// - Returns: Nil when GameService does not answer in time.
  func find(_ accountID: UUID) async -> FindOpenPlayResponse? {
    do {
      return try await service.findOpenPlay(FindOpenPlayRequest(account: accountID.bytes), CallOptions(timeout: Self.timeMax))
    } catch {
      missed.add()
      return nil
    }
  }
}
