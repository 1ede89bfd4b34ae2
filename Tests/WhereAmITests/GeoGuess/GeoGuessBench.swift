import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import EventLoop
import Events
import FoundationEssentials
import GameService
import GameTesting
import Geodesy
import Identity
import Postgres
import Protobuf
import RPC
import ServiceDatabase
import Synchronization
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// Where am I as the service builds it, on a scratch database, with a clock that is moved, a GeoService of a few places and a SocialService of friends.
struct GeoGuessBench: Sendable {
  let database: Database
  let clock = FakeClock(GameFixtures.start)
  let geo: FewPlaces
  let social: FriendCircle
  let watchers: GameWatchers
  let store: GeoGuessStore
  let play: GamePlay
  let games: SharedGames
  let draws: LocationDraws
  let handlers: GeoGuessHandlers
  let statistics: StatisticsHandlers
  let invitations: InvitationFeature
  let rooms: RoomFeature
  let rematches: RematchFeature
  let matchmaking: MatchmakingFeature
  let ratings: RatingFeature
  let daily: DailyFeature
  let ghosts: GhostFeature
  let replays: ReplayFeature
  let signals: SignalFeature

  /// - Parameters:
  ///   - placeCount: How many places GeoService knows: six are a game and a redraw, twelve also a game of the day.
  ///   - auth: Who says who may moderate; nobody unless it is given.
  ///   - settings: Variables with their whole names.
  init(
    _ database: Database, placeCount: Int = 6, social: FriendCircle = FriendCircle(), auth: (any RPCChannel)? = nil,
    settings: [String: String] = [:],
    loop: Loop? = Loop.current
  ) {
    self.database = database
    self.social = social
    geo = FewPlaces(placeCount)
    let base = FeatureEnvironment.testing(database, clock: clock, settings: settings, loop: loop, others: [:])
    let achievements = Achievements(outbox: base.outbox, catalogue: BadgeCatalogue.whereAmI)
    let parts = WhereAmIParts(base, takers: WhereAmIApp.takers(base, achievements), social: social, geo: geo, auth: auth ?? social)
    (watchers, store, play, games, draws) = (parts.watchers, parts.store, parts.play, parts.games, parts.draws)
    handlers = GeoGuessFeature(parts).handlers
    statistics = StatisticsFeature(parts).handlers
    (invitations, rooms, rematches) = (InvitationFeature(parts), RoomFeature(parts), RematchFeature(parts))
    (matchmaking, ratings, daily) = (MatchmakingFeature(parts), RatingFeature(parts), DailyFeature(parts))
    (ghosts, replays, signals) = (GhostFeature(parts), ReplayFeature(parts), SignalFeature(parts))
  }

  /// All features of the process, with their locks' order.
  func features() throws -> FeatureList {
    let base = FeatureEnvironment.testing(database, clock: clock, others: ["social": social, "geo": geo, "auth": social])
    return FeatureList(try GameService.features(base), in: database)
  }

  /// Answers to other services about players, as the service gives them.
  func results() throws -> ResultsHandlers {
    try #require(features().features.compactMap { $0 as? ResultsFeature }.map { $0.handlers }.first)
  }

  /// A call of an account, now.
  func call(_ method: MethodRow, by accountID: UUID?, key: String? = nil) -> RequestContext {
    RequestContext(
      caller: Caller(accountID: accountID, sessionID: accountID), method: method, now: clock.now(), idempotencyKey: key, requestID: "test")
  }

  /// Waits for the timer that counts, and fires it as the scheduler does.
  func fireTimer(of gameID: UUID) async throws {
    guard let game = try await store.load(gameID, in: database), let due = game.play.dueTime else { return }
    clock.set(to: max(clock.now(), due))
    try await fire(gameID, generation: game.play.timerGeneration)
  }

  func fire(_ gameID: UUID, generation: Int64) async throws {
    let timer = TimerRow(aggregateID: gameID, generation: generation, dueTime: clock.now(), kind: GeoGuessTimers.kind)
    try await database.transaction { try await GeoGuessTimers(play: play).fire(timer, in: $0, now: clock.now()) }
  }

  /// The timers that are armed for a game.
  func armed(for gameID: UUID) async throws -> [TimerRow] {
    try await database.query(
      "SELECT generation, due_time, kind FROM timers WHERE aggregate_id = \(gameID) ORDER BY generation"
    ).map { TimerRow(aggregateID: gameID, generation: try $0.get(0), dueTime: try $0.get(1), kind: try $0.get(2)) }
  }
}

/// A GeoService that knows a few places of one map, none of a "hamlet", and notes what was reported.
final class FewPlaces: RPCChannel {
  private let placeCount: Int
  private let reported = Mutex<[String]>([])
  private let down = Mutex(false)

  init(_ placeCount: Int) { self.placeCount = placeCount }

  var reportedIDs: [String] { reported.withLock { $0 } }

  func setDown(_ isDown: Bool) { down.withLock { $0 = isDown } }

  func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> Response {
    if down.withLock({ $0 }) { throw RPCError(.unavailable, told: "UNAVAILABLE") }
    if let request = request as? DrawLocationsRequest, let response = try draw(request) as? Response { return response }
    if let request = request as? ReportLocationRequest, let response = ReportLocationResponse() as? Response {
      reported.withLock { $0.append(request.locationID) }
      return response
    }
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }

  func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }

  static let byClues = CairnProto.Panorama(
    provider: .clues, target: .clues(Clues(clues: [Clue(kind: .noonSun, codes: ["south"]), Clue(kind: .clock, number: 60)])))

  private func draw(_ request: DrawLocationsRequest) throws(RPCError) -> DrawLocationsResponse {
    if request.mapID == "hamlet" { throw RPCError(.failedPrecondition, told: "MAP_EXHAUSTED") }
    guard ["world", "it"].contains(request.mapID) else { throw RPCError(.notFound, told: "MAP_NOT_FOUND") }
    guard (8...64).contains(request.seed.count) else { throw .invalid("seed", .outOfRange) }
    let all = (0..<placeCount).map(GameFixtures.location).filter { !request.excludedLocationIDs.contains($0.id) }
    guard all.count >= request.count else { throw RPCError(.failedPrecondition, told: "MAP_EXHAUSTED") }
    let locations = all.prefix(Int(request.count)).map {
      CairnProto.Location(
        locationID: $0.id, position: LatLng($0.position),
        panorama: request.provider == .clues ? Self.byClues : CairnProto.Panorama($0.panorama), countryCode: "it")
    }
    let isWorld = request.mapID == "world"
    return DrawLocationsResponse(
      locations: locations,
      map: Map(mapID: request.mapID, diagonalM: isWorld ? 14_916_862 : 1_300_000, centre: LatLng(), isWorld: isWorld))
  }
}
