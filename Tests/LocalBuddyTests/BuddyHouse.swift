import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import Events
import FoundationEssentials
import GameTesting
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import Protobuf
import RPC
import ServiceDatabase
import SocialTesting
import Synchronization
import Testing
import Timekeeping

@testable import LocalBuddy
@testable import SocialCommon

/// LocalBuddy as the service builds it, on a scratch database, with a clock that is moved, an AuthService of a few people with ages, and a GeoService of a few
/// cities.
struct BuddyHouse: Sendable {
  let database: Database
  let clock = FakeClock()
  let auth = AgedPeople()
  let geo = FewCities()
  let parts: @Sendable () throws -> LocalBuddyParts
  let buddies: BuddyHandlers
  let meetings: MeetingHandlers
  let feedback: FeedbackHandlers
  let upkeep: MeetingUpkeep
  let log: StreamLog
  /// A local, a traveller, and somebody else, all of age.
  let luca: KnownPerson
  let tina: KnownPerson
  let olga: KnownPerson

  init(_ database: Database) throws {
    self.database = database
    let (clock, auth, geo, key) = (clock, auth, geo, SymmetricKey.random())
    let made: @Sendable () throws -> LocalBuddyParts = {
      let base = FeatureEnvironment.testing(
        database, clock: clock, masterKey: key, others: ["auth": auth, "game": auth, "geo": geo])
      return try LocalBuddyParts(try SocialParts(base, revocations: []))
    }
    parts = made
    let parts = try made()
    (buddies, meetings, feedback) = (BuddyFeature(parts).handlers, MeetingFeature(parts).handlers, FeedbackFeature(parts).handlers)
    (upkeep, log) = (MeetingFeature(parts).upkeep, parts.social.log)
    luca = auth.add("luca", age: 30, gender: .male)
    tina = auth.add("tina", age: 25, gender: .female)
    olga = auth.add("olga", age: 40, gender: nil)
  }

  static func run(_ body: @escaping @Sendable (BuddyHouse) async throws -> Void) async throws {
    try await ScratchDatabase("events", "social").withDatabase { (database) async throws in try await body(BuddyHouse(database)) }
  }

  /// All features of the process, in their locks' order.
  func features() throws -> FeatureList {
    let parts = try parts()
    let all =
      try LocalBuddyApp.features(parts)
      + CommonFeatures.all(
        parts.social, departing: LocalBuddyApp.departures(parts), contacts: LocalBuddyApp.contacts(parts),
        contents: LocalBuddyApp.contents(parts))
    return FeatureList(all, in: database)
  }

  /// A call of an account, now.
  func call(_ method: MethodRow, by person: KnownPerson, key: String? = nil) -> RequestContext {
    RequestContext(
      caller: Caller(accountID: person.accountID, sessionID: person.accountID), method: method, now: clock.now(),
      idempotencyKey: key ?? (method.idempotency == .key ? UUID().text : nil), requestID: "test")
  }

  /// Why a call is refused: the reason, and for a field that is wrong its name before it; nil when it is not.
  func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch {
      let error = RPCError(wrapping: error)
      if error.fieldViolations.isEmpty { return error.reason }
      return error.fieldViolations.map { "\($0.field) \($0.reason)" }.joined(separator: ", ")
    }
    return nil
  }

  // MARK: Buddies

  @discardableResult
  func become(
    _ person: KnownPerson, in cities: [Int64] = [FewCities.milan], ages: ClosedRange<Int32> = 18...99, genders: [Gender] = []
  ) async throws -> Int64 {
    let request = SetBuddySettingsRequest(
      cityIDs: cities, minAge: ages.lowerBound, maxAge: ages.upperBound, genders: genders, languages: ["it", "en"], about: "Ciao")
    return try await buddies.setBuddySettings(request, call(BuddyServiceMethods.setBuddySettings, by: person)).version
  }

  func settings(of person: KnownPerson) async throws -> BuddySettings {
    let response = try await buddies.getBuddySettings(
      GetBuddySettingsRequest(), call(BuddyServiceMethods.getBuddySettings, by: person))
    return try #require(response.settings)
  }

  func find(in cityID: Int64 = FewCities.milan, near: Bool = false, size: Int32 = 0, token: String = "", by person: KnownPerson)
    async throws
    -> FindBuddiesResponse
  {
    let request = FindBuddiesRequest(cityID: cityID, includesNearCities: near, pageSize: size, pageToken: token)
    return try await buddies.findBuddies(request, call(BuddyServiceMethods.findBuddies, by: person))
  }

  func names(in cityID: Int64 = FewCities.milan, near: Bool = false, by person: KnownPerson) async throws -> [String] {
    try await find(in: cityID, near: near, by: person).buddies.map { $0.person?.username ?? "" }
  }

  func buddy(_ buddy: KnownPerson, by person: KnownPerson) async throws -> Buddy {
    let response = try await buddies.getBuddy(
      GetBuddyRequest(accountID: buddy.accountID.text), call(BuddyServiceMethods.getBuddy, by: person))
    return try #require(response.buddy)
  }

  func block(_ other: KnownPerson, by person: KnownPerson) async throws {
    try await database.execute(
      "INSERT INTO blocks (account_id, blocked_account_id, create_time) VALUES (\(person.accountID), \(other.accountID), \(clock.now()))")
  }

  func unblock() async throws { try await database.execute("DELETE FROM blocks") }

  // MARK: Meetings

  /// The two have a conversation.
  func converse(_ one: KnownPerson, _ other: KnownPerson) async throws {
    let (low, high) = ConversationStore.ordered(one.accountID, other.accountID)
    let (id, now) = (UUID(), clock.now())
    try await database.execute(
      """
      INSERT INTO conversations (conversation_id, kind, realm, create_time, last_time, change_number)
      VALUES (\(id), 'pair', 'local-buddy', \(now), \(now), 1)
      """)
    try await database.execute(
      "INSERT INTO conversation_pairs (low_account_id, high_account_id, conversation_id) VALUES (\(low), \(high), \(id))")
  }

  /// Content of a meeting that begins some time from now, by the clocks of Rome.
  func content(in duration: Duration = .seconds(2 * 86_400), title: String = "Coffee") async throws -> MeetingContent {
    let start = clock.now() + duration
    let row = try await database.query(
      """
      SELECT to_char(\(start) AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD'), to_char(\(start) AT TIME ZONE 'Europe/Rome', 'HH24:MI')
      """
    ).firstRow()
    return MeetingContent(
      date: try row.get(0), time: try row.get(1), timeZone: "Europe/Rome", title: title, descriptionField: "At the fountain; bring a map",
      place: "Piazza Duomo, 1")
  }

  func propose(
    _ content: MeetingContent? = nil, by person: KnownPerson, to other: KnownPerson, key: String? = nil
  ) async throws -> CreateMeetingResponse {
    let usual = try await self.content()
    let request = CreateMeetingRequest(otherAccountID: other.accountID.text, content: content ?? usual)
    return try await meetings.createMeeting(request, call(MeetingServiceMethods.createMeeting, by: person, key: key))
  }

  @discardableResult
  func answer(_ answer: RespondMeetingRequest.Answer, _ id: String, by person: KnownPerson) async throws -> RespondMeetingResponse {
    try await meetings.respondMeeting(
      RespondMeetingRequest(meetingID: id, answer: answer), call(MeetingServiceMethods.respondMeeting, by: person))
  }

  @discardableResult
  func cancel(_ id: String, by person: KnownPerson, because reason: String = "") async throws -> CancelMeetingResponse {
    try await meetings.cancelMeeting(
      CancelMeetingRequest(meetingID: id, reason: reason), call(MeetingServiceMethods.cancelMeeting, by: person))
  }

  func move(_ id: String, to content: MeetingContent, by person: KnownPerson) async throws -> RescheduleMeetingResponse {
    try await meetings.rescheduleMeeting(
      RescheduleMeetingRequest(meetingID: id, content: content), call(MeetingServiceMethods.rescheduleMeeting, by: person))
  }

  func meeting(_ id: String, by person: KnownPerson) async throws -> Meeting {
    let response = try await meetings.getMeeting(GetMeetingRequest(meetingID: id), call(MeetingServiceMethods.getMeeting, by: person))
    return try #require(response.meeting)
  }

  func list(_ request: ListMeetingsRequest = ListMeetingsRequest(), by person: KnownPerson) async throws -> ListMeetingsResponse {
    try await meetings.listMeetings(request, call(MeetingServiceMethods.listMeetings, by: person))
  }

  /// A fixed meeting of tina and luca.
  func fixed(in duration: Duration = .seconds(2 * 86_400)) async throws -> String {
    let id = try await propose(try await content(in: duration), by: tina, to: luca).meetingID
    try await answer(.accept, id, by: luca)
    return id
  }

  /// Fires every timer that is due, as the scheduler does.
  func fireTimers() async throws {
    let handler = MeetingTimers(meetings: meetings.meetings)
    while true {
      let due = try await database.query(
        "SELECT aggregate_id, generation, due_time FROM timers WHERE due_time <= \(clock.now()) ORDER BY due_time, generation LIMIT 1"
      ).first
      guard let due else { return }
      let timer = TimerRow(aggregateID: try due.get(0), generation: try due.get(1), dueTime: try due.get(2), kind: MeetingTimers.kind)
      try await database.transaction { transaction in
        try await handler.fire(timer, in: transaction, now: clock.now())
        try await transaction.execute("DELETE FROM timers WHERE aggregate_id = \(timer.aggregateID) AND generation = \(timer.generation)")
      }
    }
  }

  @discardableResult
  func give(_ rating: Int32, of id: String, by person: KnownPerson, text: String = "") async throws -> GiveFeedbackResponse {
    let request = GiveFeedbackRequest(meetingID: id, rating: rating, text: text)
    return try await feedback.giveFeedback(request, call(MeetingFeedbackServiceMethods.giveFeedback, by: person))
  }

  func feedback(about subject: KnownPerson, by person: KnownPerson, size: Int32 = 0, token: String = "") async throws
    -> ListFeedbackResponse
  {
    let request = ListFeedbackRequest(accountID: subject.accountID.text, pageSize: size, pageToken: token)
    return try await feedback.listFeedback(request, call(MeetingFeedbackServiceMethods.listFeedback, by: person))
  }

  // MARK: What people hear

  /// What of LocalBuddy was told on somebody's stream, in order.
  func told(to person: KnownPerson) async throws -> [LocalBuddyEvent.OneOfContent] {
    try await database.query("SELECT payload FROM stream_events WHERE account_id = \(person.accountID) ORDER BY number").compactMap { row in
      let bytes: [UInt8] = try row.get(0)
      guard !bytes.isEmpty, case .localBuddy(let event) = try UserEvent(decoding: bytes).content else { return nil }
      return event.content
    }
  }

  /// What stands in somebody's list, in order.
  func notified(_ person: KnownPerson) async throws -> [String] {
    try await database.query("SELECT kind FROM notifications WHERE account_id = \(person.accountID) ORDER BY create_time, kind").map {
      try $0.get(0)
    }
  }
}

/// An AuthService that knows a few people and how old they are.
final class AgedPeople: RPCChannel {
  let people = FewPeople()
  private let facts = Mutex<[UUID: GetPersonalFactsResponse]>([:])

  func add(_ name: String, age: Int32?, gender: Gender?, isMinor: Bool = false) -> KnownPerson {
    let person = people.add(name, isMinor: isMinor)
    set(person, age: age, gender: gender)
    return person
  }

  func set(_ person: KnownPerson, age: Int32?, gender: Gender?) {
    facts.withLock { $0[person.accountID] = GetPersonalFactsResponse(ageYears: age, gender: gender ?? .unspecified) }
  }

  func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> Response {
    guard let request = request as? GetPersonalFactsRequest else { return try await people.unary(row, request, options) }
    guard let known = UUID(bytes: request.account).flatMap({ id in facts.withLock { $0[id] } }), let response = known as? Response else {
      throw RPCError(.notFound, told: "ACCOUNT_NOT_FOUND")
    }
    return response
  }

  func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }
}

/// A GeoService that knows Milan, Monza and Como near it, and Naples.
final class FewCities: RPCChannel {
  static let (milan, monza, como, naples): (Int64, Int64, Int64, Int64) = (3_173_435, 3_172_629, 3_178_229, 3_172_394)
  private static let names = [milan: "Milan", monza: "Monza", como: "Como", naples: "Naples"]
  private static let near: [Int64: [(Int64, Int32)]] = [
    milan: [(milan, 0), (monza, 20_000), (como, 40_000)], monza: [(monza, 0), (milan, 20_000), (como, 30_000)],
    como: [(como, 0), (monza, 30_000), (milan, 40_000)], naples: [(naples, 0)],
  ]
  private let down = Mutex(false)

  func setDown(_ isDown: Bool) { down.withLock { $0 = isDown } }

  func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> Response {
    if down.withLock({ $0 }) { throw RPCError(.unavailable, told: "UNAVAILABLE") }
    if let request = request as? FindCitiesRequest {
      let found = request.cityIDs.compactMap { id in
        Self.names[id].map { City(cityID: id, name: $0, countryCode: "it", timeZone: "Europe/Rome") }
      }
      if let response = FindCitiesResponse(cities: found) as? Response { return response }
    }
    if let request = request as? FindNearCitiesRequest {
      guard let near = Self.near[request.cityID] else { throw RPCError(.notFound, told: "CITY_NOT_FOUND") }
      let response = FindNearCitiesResponse(cities: near.map { NearCity(cityID: $0.0, distanceM: $0.1) })
      if let response = response as? Response { return response }
    }
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }

  func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, told: "UNEXPECTED", message: row.path)
  }
}
