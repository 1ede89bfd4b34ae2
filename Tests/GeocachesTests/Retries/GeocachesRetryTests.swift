import CairnContract
import CairnProto
import CairnTesting
import FoundationEssentials
import GameTesting
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import Protobuf
import ServiceDatabase
import Testing
import Timekeeping

@testable import Geocaches
@testable import RPC

/// An answer that was lost: the app sends the call once more, under the same key where it has one, and nothing happens twice.
@Suite struct GeocachesRetryTests {
  /// A method, what makes a call of it possible, and the call.
  struct Case: Sendable, CustomTestStringConvertible {
    let method: MethodRow
    var repetition = RetryLaw.Repetition.same
    /// - Returns: Who calls, with what.
    let prepare: @Sendable (CacheHouse) async throws -> (UUID, any Message)

    var testDescription: String { method.path }
  }

  private static let found = LogContent(kind: .found, visitTime: Moment(milliseconds: 1_760_000_000_000), comment: "Found")

  static let cases: [Case] = [
    Case(method: CacheServiceMethods.createCache) { ($0.anna, CreateCacheRequest(content: CacheHouse.content())) },
    Case(method: CacheServiceMethods.updateCache) { house in
      let id = try await house.published()
      _ = try await house.log(id, by: house.berta)
      return (house.anna, UpdateCacheRequest(cacheID: id, version: 2, content: CacheHouse.content("Other")))
    },
    Case(method: CacheServiceMethods.publishCache) { house in
      house.social.befriend(house.anna, house.berta)
      return (house.anna, PublishCacheRequest(cacheID: try await house.draft().cacheID, version: 1))
    },
    Case(method: CacheServiceMethods.setCacheAvailable) { ($0.anna, SetCacheAvailableRequest(cacheID: try await $0.published())) },
    Case(method: CacheServiceMethods.archiveCache) { ($0.anna, ArchiveCacheRequest(cacheID: try await $0.published())) },
    Case(method: CacheLogServiceMethods.submitLog) { house in
      (house.berta, SubmitLogRequest(cacheID: try await house.published(), content: found))
    },
    Case(
      method: CacheLogServiceMethods.submitLogs, repetition: .otherAnswer(because: "it says that the log was there already")
    ) { house in
      (house.berta, SubmitLogsRequest(logs: [SubmitLogRequest(cacheID: try await house.published(), content: found)]))
    },
    Case(method: CacheLogServiceMethods.editLog) { house in
      let log = try await house.log(try await house.published(), by: house.berta)
      return (house.berta, EditLogRequest(logID: log.logID, content: LogContent(comment: "Better")))
    },
    Case(method: CacheLogServiceMethods.deleteLog) { house in
      (house.berta, DeleteLogRequest(logID: try await house.log(try await house.published(), by: house.berta).logID))
    },
    Case(
      method: CacheServiceMethods.checkSolution, repetition: .otherAnswer(because: "each try counts, and the tries that are left are told")
    ) { house in
      var content = CacheHouse.content()
      content.kind = .mystery
      content.finalPosition = LatLng(latitudeDegrees: 45.82, longitudeDegrees: 9.09)
      content.solution = "42"
      return (house.berta, CheckSolutionRequest(cacheID: try await house.published(content), solution: "42"))
    },
    Case(method: CacheImportServiceMethods.importGpx) { ($0.anna, ImportGpxRequest(mediaID: UUID().text, foreignName: "Anna")) },
    Case(method: CacheMarkServiceMethods.watchCache) { ($0.berta, WatchCacheRequest(cacheID: try await $0.published(), isWatched: true)) },
    Case(method: CacheMarkServiceMethods.ignoreCache) {
      ($0.berta, IgnoreCacheRequest(cacheID: try await $0.published(), isIgnored: true))
    },
    Case(method: CacheMarkServiceMethods.recommendCache) { house in
      var ids: [String] = []
      for index in 0..<10 { ids.append(try await house.published(CacheHouse.content("\(index)"))) }
      for id in ids { _ = try await house.log(id, by: house.berta) }
      return (house.berta, RecommendCacheRequest(cacheID: ids[0], isRecommended: true))
    },
    Case(method: CacheMarkServiceMethods.savePersonalNote) { house in
      (house.berta, SavePersonalNoteRequest(cacheID: try await house.published(), text: "Bring a torch."))
    },
    Case(
      method: CacheLogServiceMethods.confirmCompanion, repetition: .otherAnswer(because: "it says that the log was there already")
    ) { house in
      house.social.befriend(house.berta, house.carla)
      let log = try await house.log(try await house.published(), by: house.berta, companions: [house.carla])
      return (house.carla, ConfirmCompanionRequest(logID: log.logID))
    },
    Case(method: CacheLogServiceMethods.declineCompanion) { house in
      house.social.befriend(house.berta, house.carla)
      let log = try await house.log(try await house.published(), by: house.berta, companions: [house.carla])
      return (house.carla, DeclineCompanionRequest(logID: log.logID))
    },
    Case(method: CacheAreaServiceMethods.watchArea) { house in
      let area = WatchedArea(centre: LatLng(CacheHouse.como), radiusM: 5_000, delivery: .instant)
      return (house.berta, WatchAreaRequest(area: area))
    },
    Case(method: CacheAreaServiceMethods.unwatchArea) { house in
      let area = WatchedArea(zoneID: "it", delivery: .daily)
      let context = house.call(CacheAreaServiceMethods.watchArea, by: house.berta, key: UUID().text)
      return (house.berta, UnwatchAreaRequest(areaID: try await house.areas.watchArea(WatchAreaRequest(area: area), context).areaID))
    },
    Case(
      method: CacheExchangeServiceMethods.downloadCaches, repetition: .otherAnswer(because: "it says how new it is")
    ) { house in
      try await house.published()
      return (house.berta, DownloadCachesRequest(selection: CacheHouse.around, showsHints: true))
    },
    Case(
      method: CacheExchangeServiceMethods.exportGpx, repetition: .otherAnswer(because: "a file says when it was made")
    ) { house in
      try await house.published()
      return (house.berta, ExportGpxRequest(selection: CacheHouse.around, showsHints: true))
    },
    Case(method: CacheServiceMethods.getCache) { house in
      (house.berta, GetCacheRequest(cacheID: try await house.published(), showsHint: true))
    },
  ]

  /// Calls that change nothing: they are no READ because a position or a text is asked about, which must not stand in an address.
  static let untried: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      CacheSearchServiceMethods.cachesInBox, CacheSearchServiceMethods.cachesNear, CacheSearchServiceMethods.searchCaches,
      CacheSearchServiceMethods.suggestCaches, CacheExchangeServiceMethods.findGoneCaches,
    ].map { ($0.path, "changes nothing, and asks about a position") })

  @Test func everyMutationIsTriedOrSaysWhyNot() {
    let mutations = CairnMethods.all.filter { $0.path.hasPrefix("/cairn.game.geocaches.") && $0.idempotency != .read }
    #expect(RetryLaw.gaps(in: mutations.map(\.path), cases: Self.cases.map(\.method.path), exceptions: Self.untried) == [])
  }

  @Test(arguments: cases)
  func aRetryHasNoSecondEffect(row: Case) async throws {
    try await CacheHouse.run { house async throws in
      let (caller, message) = try await row.prepare(house)
      let (key, request) = (row.method.idempotency == .key ? UUID().text : nil, message.encoded())
      let method = try #require(try house.features().methods.first { $0.row == row.method })
      guard case .unary(let body) = method.body else { return #expect(Bool(false), "a mutation answers once") }
      let breaches = try await RetryLaw.breaches(
        of: row.repetition, in: house.database, besides: ["cache_tries"], reason: { ($0 as? RPCError)?.reason }
      ) {
        // Whatever was done again would be done at another time.
        house.clock.advance(by: .seconds(1))
        return try await body(request, house.call(row.method, by: caller, key: key))
      }
      #expect(breaches == [])
    }
  }
}
