import CairnProto
import WhereAmIProto
import CairnServices
import WhereAmIServices
import FoundationEssentials
import GameCommon
import Identity
import RPC
import Timekeeping

/// The calls of StatisticsService.
struct StatisticsHandlers: StatisticsServiceHandlers {
  let store: StatisticsStore
  let people: PeopleLookupServiceClient

  func getStatistics(_ request: GetStatisticsRequest, _ context: RequestContext) async throws -> GetStatisticsResponse {
    let view = try await ProfileView(request.accountID, context, people)
    let kept =
      switch (view.isOwn, view.isShown) {
      case (true, _): try await store.read(view.accountID, at: context.now)
      // By what changes with each game others would see at once that somebody plays who appears offline.
      case (false, true): try await store.readTold(view.accountID, at: context.now)
      case (false, false): StatisticsStore.Reading?.none
      }
    var statistics = WhereAmIProto.Statistics(kept ?? StatisticsStore.Reading(), of: view.accountID)
    // Nobody is put to shame in public (W-S19).
    if !view.isOwn { statistics.quitCount = 0 }
    return GetStatisticsResponse(statistics: statistics)
  }

  func getDay(_ request: GetDayRequest, _ context: RequestContext) async throws -> GetDayResponse {
    let (day, since) = (DayStore(database: store.database), context.now - .seconds(86_400))
    return GetDayResponse(
      gameCount: Int32(try await day.gameCount(since: since)),
      places: try await day.places(since: since).map { LatLng(latitudeDegrees: $0.latitude, longitudeDegrees: $0.longitude) })
  }
}

extension WhereAmIProto.Statistics {
  init(_ reading: StatisticsStore.Reading, of accountID: UUID) {
    let statistics = reading.statistics
    self.init(
      accountID: accountID.text, gameCount: statistics.gameCount, singleGameCount: statistics.singleGameCount,
      multiplayerGameCount: statistics.multiplayerGameCount + statistics.unfinishedWinCount, scoreSum: statistics.scoreSum,
      scoreMax: Int32(statistics.scoreMax),
      scoreAverage: statistics.scoreAverage, winCount: statistics.winCount, winStreakCount: statistics.winStreakCount,
      quitCount: statistics.quitCount, dayStreakCount: reading.today.map { StatisticsRules.dayStreak(statistics, today: $0) } ?? 0,
      gamesTodayCount: reading.gamesTodayCount, rating: reading.rating.map { Int32($0.value) },
      ratedGameCount: reading.rating?.gameCount ?? 0)
  }
}
