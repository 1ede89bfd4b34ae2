import CairnServices
import FoundationEssentials
import GameCommon
import GeocachesProto
import GeocachesServices
import Postgres
import RPC
import Timekeeping

/// The calls of CacherService.
struct CacherHandlers: CacherServiceHandlers {
  let database: Database
  let people: PeopleLookupServiceClient
  let store = CacherStore()

  func getCacherStats(_ request: GetCacherStatsRequest, _ context: RequestContext) async throws -> GetCacherStatsResponse {
    let view = try await ProfileView(request.accountID, context, people)
    guard view.isShown else { return GetCacherStatsResponse() }
    // Figures that change with each find would tell others at once that somebody is out: of one who appears offline they are as of the day's beginning.
    let isTold = view.isOwn ? false : try await Boards().hides(view.accountID, in: database)
    let end = isTold ? CalendarDay(of: context.now).start : .latest
    let totals = try await store.totals(of: view.accountID, before: end, in: database)
    let squares = try await store.squares(of: view.accountID, before: end, in: database)
    let days = try await store.findDays(of: view.accountID, before: end, in: database)
    let streaks = LogRules.streaks(of: days.map(\.number))
    return GetCacherStatsResponse(
      stats: CacherStats(
        findCount: totals.finds, hideCount: try await store.hideCount(of: view.accountID, in: database), pointCount: totals.points,
        firstFindCount: totals.firstFinds, didNotFindCount: totals.misses,
        squares: squares.map {
          FindSquare(difficulty: Double($0.difficulty) / 2, terrain: Double($0.terrain) / 2, findCount: $0.count)
        }, dayStreakCount: Int32(clamping: streaks.latest), dayStreakCountMax: Int32(clamping: streaks.most)))
  }
}
