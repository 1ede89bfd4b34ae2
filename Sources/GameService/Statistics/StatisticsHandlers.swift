import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import RPC

/// The calls of StatisticsService.
struct StatisticsHandlers: StatisticsServiceHandlers {
  let store: StatisticsStore

  func getStatistics(_ request: GetStatisticsRequest, _ context: RequestContext) async throws -> GetStatisticsResponse {
    let accountID = try accountID(request.accountID, context)
    let reading = try await store.read(accountID, at: context.now) ?? StatisticsStore.Reading()
    return GetStatisticsResponse(statistics: CairnProto.Statistics(reading, of: accountID))
  }

  private func accountID(_ text: String, _ context: RequestContext) throws(RPCError) -> UUID {
    if text.isEmpty { return try context.accountID }
    guard let id = UUID(text: text) else { throw .invalid("account_id", "INVALID_UUID", "36 characters, lower-case") }
    return id
  }
}

extension CairnProto.Statistics {
  init(_ reading: StatisticsStore.Reading, of accountID: UUID) {
    let statistics = reading.statistics
    self.init(
      accountID: accountID.text, gameCount: statistics.gameCount, singleGameCount: statistics.singleGameCount,
      multiplayerGameCount: statistics.multiplayerGameCount, scoreSum: statistics.scoreSum, scoreMax: Int32(statistics.scoreMax),
      scoreAverage: statistics.scoreAverage, winCount: statistics.winCount, winStreakCount: statistics.winStreakCount,
      quitCount: statistics.quitCount, dayStreakCount: reading.today.map { StatisticsRules.dayStreak(statistics, today: $0) } ?? 0,
      gamesTodayCount: reading.gamesTodayCount)
  }
}
