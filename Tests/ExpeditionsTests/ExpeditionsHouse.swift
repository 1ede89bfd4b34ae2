import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import GameService
import GameTesting
import Identity
import Positions
import Postgres
import Protobuf
import RPC
import ServiceDatabase
import Synchronization
import Testing
import Timekeeping
import TrackJudge
import TrackTesting

@testable import Expeditions
@testable import GameCommon

/// Challenge Expeditions as the service builds it, on a scratch database, with a clock that is moved, a GeoService of one park and an AuthService that knows
/// how old accounts are.
struct ExpeditionsHouse: Sendable {
  /// Seconds: the beginning of the tracks that `TrackMaker` makes, and a little.
  static let start = Moment(milliseconds: 1_780_000_000_000)

  let database: Database
  let clock = FakeClock(ExpeditionsHouse.start)
  let social = FriendCircle()
  let geo = OnePark()
  let auth = AccountAges()
  let sky = Sky()
  let challenges: ChallengeHandlers
  let attempts: AttemptFeature
  let imports: TrackImportFeature
  let packs: ParkPackHandlers
  let results: ResultHandlers
  /// Enters attempts on boards.
  let taker: ResultTaker
  let moderation: AttemptModerationHandlers
  let maker = UUID()

  static func run(_ body: @escaping @Sendable (ExpeditionsHouse) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in try await body(try ExpeditionsHouse(database)) }
  }

  init(_ database: Database) throws {
    self.database = database
    let base = FeatureEnvironment.testing(database, clock: clock, others: ["social": social, "geo": geo, "auth": auth])
    let achievements = Achievements(outbox: base.outbox, catalogue: ExpeditionBadges.catalogue)
    let parts = try ExpeditionsParts(base, achievements)
    challenges = ChallengeFeature(parts).handlers
    taker = ExpeditionsApp.results(parts)
    let decisions = AttemptDecisions(outbox: base.outbox, takers: [taker])
    attempts = AttemptFeature(parts, decisions, weather: sky)
    packs = ParkPackFeature(parts).handlers
    imports = TrackImportFeature(parts, attempts)
    results = ResultFeature(parts, taker).handlers
    moderation = AttemptModerationFeature(parts, decisions).handlers
  }

  /// All features of the process.
  func features() throws -> FeatureList {
    let base = FeatureEnvironment.testing(database, clock: clock, others: ["social": social, "geo": geo, "auth": auth])
    return FeatureList(try GameService.features(base), in: database)
  }

  func call(_ method: MethodRow, by accountID: UUID?, key: String? = nil, roles: [String] = []) -> RequestContext {
    RequestContext(
      caller: Caller(accountID: accountID, sessionID: accountID, roles: roles), method: method, now: clock.now(), idempotencyKey: key,
      requestID: "test")
  }

  // MARK: Challenges

  func create(_ draft: ChallengeDraft, by accountID: UUID? = nil, device: [DeviceFeature]? = nil) async throws -> String {
    let context = call(ChallengeServiceMethods.createChallenge, by: accountID ?? maker, key: UUID().text)
    let request = CreateChallengeRequest(draft: draft, device: device.map { BuildingDevice(features: $0) })
    return try await challenges.createChallenge(request, context).challengeID
  }

  func publish(_ challengeID: String, by accountID: UUID? = nil) async throws {
    let context = call(ChallengeServiceMethods.publishChallenge, by: accountID ?? maker)
    _ = try await challenges.publishChallenge(PublishChallengeRequest(challengeID: challengeID), context)
  }

  func published(_ draft: ChallengeDraft) async throws -> String {
    let challengeID = try await create(draft)
    try await publish(challengeID)
    return challengeID
  }

  func challenge(_ challengeID: String, by accountID: UUID) async throws -> Challenge {
    let context = call(ChallengeServiceMethods.getChallenge, by: accountID)
    return try #require(try await challenges.getChallenge(GetChallengeRequest(challengeID: challengeID), context).challenge)
  }

  // MARK: Attempts

  static let phone: [DeviceFeature] = [.gps, .network, .compass, .stepCounter]

  func start(
    _ challengeID: String, by accountID: UUID, features: [DeviceFeature] = ExpeditionsHouse.phone, at position: LatLng? = nil,
    accuracy: Double? = 6, recorded: Moment? = nil, version: Int32 = 0, key: String = UUID().text
  ) async throws -> String {
    let context = call(AttemptServiceMethods.startAttempt, by: accountID, key: key)
    let request = StartAttemptRequest(
      challengeID: challengeID, position: position ?? OnePark.middle, accuracyM: accuracy, features: features, device: "Phone",
      recordStartTime: recorded, version: version)
    return try await attempts.handlers.startAttempt(request, context).attemptID
  }

  func append(
    _ samples: some Collection<TrackJudge.TrackSample>, _ sequence: Int, to attemptID: String, by accountID: UUID
  ) async throws -> AppendTrackResponse {
    if let last = samples.map(\.time).max() { clock.set(to: max(clock.now(), Moment(milliseconds: last))) }
    let context = call(AttemptServiceMethods.appendTrack, by: accountID)
    let request = AppendTrackRequest(
      attemptID: attemptID, sequence: Int32(sequence), samples: samples.map(\.message), sendTime: clock.now())
    return try await attempts.handlers.appendTrack(request, context)
  }

  func finish(_ attemptID: String, by accountID: UUID, chunks: Int32 = 0) async throws -> FinishAttemptResponse {
    let context = call(AttemptServiceMethods.finishAttempt, by: accountID)
    return try await attempts.handlers.finishAttempt(FinishAttemptRequest(attemptID: attemptID, chunkCount: chunks), context)
  }

  func attempt(_ attemptID: String, by accountID: UUID) async throws -> Attempt {
    let context = call(AttemptServiceMethods.getAttempt, by: accountID)
    return try #require(try await attempts.handlers.getAttempt(GetAttemptRequest(attemptID: attemptID), context).attempt)
  }

  /// Starts, sends a whole track in chunks of sixty, and says that it is done.
  func done(
    _ challengeID: String, _ samples: [TrackJudge.TrackSample], by accountID: UUID, version: Int32 = 0
  ) async throws -> FinishAttemptResponse {
    let recorded = samples.first.map { Moment(milliseconds: $0.time) }
    clock.set(to: max(clock.now(), recorded ?? clock.now()))
    let attemptID = try await start(challengeID, by: accountID, recorded: recorded, version: version)
    for (sequence, chunk) in Self.chunks(samples).enumerated() { _ = try await append(chunk, sequence, to: attemptID, by: accountID) }
    return try await finish(attemptID, by: accountID)
  }

  static func chunks(_ samples: [TrackJudge.TrackSample], of count: Int = 60) -> [ArraySlice<TrackJudge.TrackSample>] {
    stride(from: 0, to: samples.count, by: count).map { samples[$0..<min($0 + count, samples.count)] }
  }

  func stats(of accountID: UUID) async throws -> ExpeditionStats {
    let context = call(ResultServiceMethods.getExpeditionStats, by: accountID)
    return try #require(try await results.getExpeditionStats(GetExpeditionStatsRequest(), context).stats)
  }

  func board(_ challengeID: String, by accountID: UUID, size: Int32 = 0, token: String = "") async throws -> ListChallengeBoardResponse {
    let context = call(ResultServiceMethods.listChallengeBoard, by: accountID)
    return try await results.listChallengeBoard(
      ListChallengeBoardRequest(challengeID: challengeID, pageSize: size, pageToken: token), context)
  }

  /// Events on somebody's stream, in order.
  func told(to accountID: UUID) async throws -> [ExpeditionsEvent.OneOfContent] {
    try await database.query("SELECT payload FROM outbox WHERE type = 'user.event' ORDER BY event_id").compactMap {
      let sent = try UserEventSent(decoding: try $0.get(0))
      guard sent.accounts.contains(accountID.bytes), case .expeditions(let event) = sent.event?.content else { return nil }
      return event.content
    }
  }

  func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> RPCError? {
    do { try await body() } catch { return RPCError(wrapping: error) }
    return nil
  }
}

/// A GeoService of one park, some kilometres wide, with its middle where tracks begin.
final class OnePark: RPCChannel {
  static let parkID = "osm-w1"
  static let middle = LatLng(latitudeDegrees: 60.17, longitudeDegrees: 24.94)
  private let state = Mutex((isDown: false, removeTime: Moment?.none))

  func setDown(_ isDown: Bool) { state.withLock { $0.isDown = isDown } }
  func remove(at time: Moment) { state.withLock { $0.removeTime = time } }

  func unary<Request: Message, Response: Message>(_ row: MethodRow, _ request: Request, _ options: CallOptions) async throws -> Response {
    let (isDown, removeTime) = state.withLock { $0 }
    if isDown { throw RPCError(.unavailable, told: "UNAVAILABLE") }
    if let request = request as? MeasurePlacesRequest {
      if let removeTime {
        throw RPCError(.notFound, told: "PARK_NOT_FOUND", metadata: ["remove_time_ms": "\(removeTime.milliseconds)"])
      }
      guard request.parkID == Self.parkID else { throw RPCError(.notFound, told: "PARK_NOT_FOUND") }
      let distances = request.positions.map { position in
        let (north, east) = (
          position.latitudeDegrees - Self.middle.latitudeDegrees, position.longitudeDegrees - Self.middle.longitudeDegrees
        )
        return max(0, max(abs(north) * 111_195, abs(east) * 55_000) - 5_000)
      }
      if let response = MeasurePlacesResponse(measures: distances.map { PlaceMeasure(distanceM: $0) }) as? Response { return response }
    }
    if let request = request as? LoadParkRequest {
      guard request.parkID == Self.parkID, removeTime == nil else { throw RPCError(.notFound, told: "PARK_NOT_FOUND") }
      let summary = ParkSummary(parkID: Self.parkID, name: "Green", centre: Self.middle, challengeCount: 77)
      let ring = ParkRing(points: [(-5_000, -5_000), (5_000, -5_000), (5_000, 5_000)].map { ChallengeKinds.position($0) })
      let park = Park(summary: summary, polygons: [ParkPolygon(exterior: ring)], entrances: [Self.middle])
      if let response = LoadParkResponse(park: park, attributions: ["© somebody"]) as? Response { return response }
    }
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }

  func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }
}

/// A source of weather that says what it is told to say, and notes what it is asked.
final class Sky: WeatherSource {
  struct Away: Error {}

  private let state = Mutex((weather: Weather?.none, asked: [WeatherHour]()))

  /// Nil while it is away.
  func set(_ weather: Weather?) { state.withLock { $0.weather = weather } }
  var askedCount: Int { state.withLock { $0.asked.count } }

  func weather(in hour: WeatherHour) async throws -> Weather {
    try state.withLock { state in
      state.asked.append(hour)
      guard let weather = state.weather else { throw Away() }
      return weather
    }
  }
}

/// An AuthService to which every account is old and confirmed unless it says otherwise, and some are moderators.
final class AccountAges: RPCChannel {
  private struct State {
    var ages: [UUID: GetAccountAgeResponse] = [:]
    var moderators: Set<UUID> = []
  }

  private let state = Mutex(State())

  func set(_ age: GetAccountAgeResponse, of accountID: UUID) { state.withLock { $0.ages[accountID] = age } }
  func appoint(_ accountID: UUID) { state.withLock { _ = $0.moderators.insert(accountID) } }

  func unary<Request: Message, Response: Message>(_ row: MethodRow, _ request: Request, _ options: CallOptions) async throws -> Response {
    let state = state.withLock { $0 }
    if let request = request as? GetAccountAgeRequest {
      let age = UUID(bytes: request.account).flatMap { state.ages[$0] }
      if let response = (age ?? GetAccountAgeResponse(createTime: Moment(microseconds: 0), isEmailConfirmed: true)) as? Response {
        return response
      }
    }
    if let request = request as? CheckModeratorRequest {
      let isModerator = UUID(bytes: request.account).map { state.moderators.contains($0) } ?? false
      if let response = CheckModeratorResponse(answer: isModerator ? .yes : .notAllowed) as? Response { return response }
    }
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }

  func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }
}
