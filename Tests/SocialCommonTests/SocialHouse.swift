import CairnProto
import AllAppsProto
import CairnServices
import AllAppsServices
import CairnTesting
import Cryptography
import EventLoop
import FoundationEssentials
import GameTesting
import Identity
import Lifecycle
import Postgres
import Protobuf
import ServiceDatabase
import SocialTesting
import Synchronization
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

/// The service's features as one process has them, on a scratch database, with a clock that is moved and an AuthService of a few people.
/// Several on one database are several processes.
struct SocialHouse: Sendable {
  let database: Database
  let clock: FakeClock
  let directory: FewPeople
  let loop: Loop
  let feed: StreamFeed
  let log: StreamLog
  let keeper: PresenceKeeper
  let features: FeatureList
  let inbox: Inbox

  init(
    _ database: Database, clock: FakeClock = FakeClock(), directory: FewPeople = FewPeople(), heartbeat: Duration = .seconds(25),
    workshop: MediaWorkshop = SocialHouse.workshop, mediaConfig: MediaConfig = MediaConfig(),
    contacts: [any ContactRule] = [OpenContacts()]
  ) throws {
    (self.database, self.clock, self.directory) = (database, clock, directory)
    let base = FeatureEnvironment.testing(
      database, clock: clock, settings: Self.settings, masterKey: Self.masterKey, others: ["auth": directory, "game": directory])
    loop = base.loop
    // Nobody follows what changes about people, so every question is asked; `RememberedPeopleTests` does.
    var parts = try SocialParts(
      base, revocations: [],
      completion: UploadCompletion(database: database, workshop: workshop, ids: base.ids, time: clock, config: mediaConfig))
    parts.heartbeat = heartbeat
    (feed, log, keeper) = (parts.feed, parts.log, parts.keeper)
    features = FeatureList(try CommonFeatures.all(parts, contacts: contacts), in: database)
    inbox = Inbox(database: database, time: clock, handlers: features.events(base.outbox))
  }

  private static let settings = [
    // Nobody is there: a host that is asked for a picture fails at once.
    "CAIRN_PICTURE_HOSTS": "127.0.0.1:1", "CAIRN_PICTURE_ADDRESSES": "any", "CAIRN_SHARE_WEB_BASE": "https://api.example.org/",
  ]
  private static let masterKey = SymmetricKey.random()
  /// One for all tests of the process: its threads end with it.
  static let workshop = MediaWorkshop()

  /// Runs `body` with a fresh, migrated database.
  static func run(_ body: @escaping @Sendable (SocialHouse) async throws -> Void) async throws {
    try await ScratchDatabase("events", "social").withDatabase { database in try await body(try SocialHouse(database)) }
  }

  /// Takes a turn of a chore of the process.
  func turn(_ name: String) async throws {
    let chore = try #require(features.chores.first { $0.name == name })
    try await chore.run()
  }

  /// Forgets all that is past its time, as the process does.
  func sweep() async throws {
    for chore in features.chores where chore.name.hasPrefix("sweep ") { try await chore.run() }
  }

  /// A call of an account, now.
  func call(_ method: MethodRow, by accountID: UUID, key: String? = UUID().text) -> RequestContext {
    RequestContext(
      caller: Caller(accountID: accountID, sessionID: accountID), method: method, now: clock.now(), idempotencyKey: key, requestID: "test")
  }

  /// Why a call is refused; nil when it is not.
  func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async throws -> String? {
    do {
      try await body()
      return nil
    } catch let error as RPCError {
      return error.fieldViolations.first?.reason ?? error.reason
    }
  }

  // MARK: Streams

  /// An event that tells nothing but a mark.
  static func marked(_ mark: String, for accountID: UUID, about subjectID: UUID? = nil, key: String? = nil) -> NewStreamEvent {
    var event = NewStreamEvent(.friendRemoved(FriendRemoved(accountID: mark)), for: accountID, about: subjectID)
    event.coalesceKey = key
    return event
  }

  func append(_ events: [NewStreamEvent]) async throws {
    try await database.transaction(attempts: 5) { try await log.append(events, at: clock.now(), in: $0) }
  }

  /// Subscribes until the task is cancelled or the call ends.
  /// - Returns: Why it has ended.
  func read(
    _ reader: StreamReader, of accountID: UUID, by deviceID: UUID = UUID(), after cursor: Cursor? = nil, in realm: Realm = .unspecified
  ) -> Task<RPCError?, Never> {
    Task(executorPreference: loop.taskExecutor) {
      let request = SubscribeEventsRequest(deviceID: deviceID.text, after: cursor, realm: realm)
      do {
        let sink = ParkedSink()
        try await streams.subscribeEvents(
          request, call(StreamServiceMethods.subscribeEvents, by: accountID), ResponseStream(sink: sink, codec: .proto))
        try await sink.takeTurns(on: loop, for: reader)
      } catch is CancellationError {
        return nil
      } catch {
        return RPCError(wrapping: error)
      }
      return nil
    }
  }

  func sync(_ accountID: UUID, since cursor: Cursor?, pageSize: Int32 = 0) async throws -> SyncResponse {
    try await streams.sync(SyncRequest(since: cursor, pageSize: pageSize), call(StreamServiceMethods.sync, by: accountID))
  }

  /// Everything in a stream, from its beginning.
  func events(of accountID: UUID) async throws -> [StreamEvent] {
    let head = try await log.head(of: accountID, in: database)
    var cursor = Cursor(epoch: head.epoch)
    var events: [StreamEvent] = []
    while true {
      let page = try await sync(accountID, since: cursor)
      #expect(!page.isReset)
      events += page.events
      cursor = page.cursor ?? cursor
      if !page.hasMore { return events }
    }
  }

  /// What has happened in a stream, by the names of the events; "taken back" for those without content.
  func types(of accountID: UUID) async throws -> [String] {
    try await events(of: accountID).map { $0.event?.type ?? "taken back" }
  }

  // MARK: Friends and blocks

  /// Makes somebody up.
  /// - Parameter accountID: By default one that does not say when it was made: of somebody who has been there for long.
  func person(_ name: String, isMinor: Bool = false, accountID: UUID = UUID()) -> KnownPerson {
    directory.add(name, isMinor: isMinor, accountID: accountID)
  }

  @discardableResult
  func ask(_ username: String, by person: KnownPerson, key: String = UUID().text) async throws -> SendFriendRequestResponse {
    try await friends.sendFriendRequest(
      SendFriendRequestRequest(username: username), call(FriendServiceMethods.sendFriendRequest, by: person.accountID, key: key))
  }

  func answer(
    _ answer: RespondFriendRequestRequest.Answer, to other: KnownPerson, by person: KnownPerson, key: String = UUID().text
  ) async throws {
    _ = try await friends.respondFriendRequest(
      RespondFriendRequestRequest(accountID: other.accountID.text, answer: answer),
      call(FriendServiceMethods.respondFriendRequest, by: person.accountID, key: key))
  }

  func cancel(_ other: KnownPerson, by person: KnownPerson) async throws {
    _ = try await friends.cancelFriendRequest(
      CancelFriendRequestRequest(accountID: other.accountID.text), call(FriendServiceMethods.cancelFriendRequest, by: person.accountID))
  }

  func remove(_ other: KnownPerson, by person: KnownPerson) async throws {
    _ = try await friends.removeFriend(
      RemoveFriendRequest(accountID: other.accountID.text), call(FriendServiceMethods.removeFriend, by: person.accountID))
  }

  func block(_ other: KnownPerson, by person: KnownPerson) async throws {
    _ = try await blocks.blockUser(
      BlockUserRequest(accountID: other.accountID.text), call(BlockServiceMethods.blockUser, by: person.accountID))
  }

  func unblock(_ other: KnownPerson, by person: KnownPerson) async throws {
    _ = try await blocks.unblockUser(
      UnblockUserRequest(accountID: other.accountID.text), call(BlockServiceMethods.unblockUser, by: person.accountID))
  }

  func befriend(_ one: KnownPerson, _ other: KnownPerson) async throws {
    try await ask(other.username, by: one)
    try await answer(.accept, to: one, by: other)
  }

  /// The names of somebody's friends, in the order of the list.
  func friends(of person: KnownPerson) async throws -> [String] {
    try await friends.listFriends(ListFriendsRequest(), call(FriendServiceMethods.listFriends, by: person.accountID))
      .friends.map { $0.person?.username ?? "" }
  }

  /// The names of those somebody has asked, or who have asked.
  func requests(_ direction: ListFriendRequestsRequest.Direction, of person: KnownPerson) async throws -> [String] {
    try await friends.listFriendRequests(
      ListFriendRequestsRequest(direction: direction), call(FriendServiceMethods.listFriendRequests, by: person.accountID)
    ).requests.map { $0.person?.username ?? "" }
  }
}

extension SocialHouse {
  // MARK: Notifications

  /// Another service asks to notify people.
  static func requested(_ requested: NotificationRequested, from source: String = "game", id: UUID = UUID()) -> InboxEvent {
    InboxEvent(
      eventID: id, type: NotificationInbox.eventType, orderingKey: "key", source: source, createTime: Moment(milliseconds: 1),
      payload: requested.encoded())
  }

  /// Another service takes back what people were notified of.
  func withdraw(
    _ kind: NotificationKind, _ objectID: String, about subject: [UInt8] = [], from people: [KnownPerson]
  ) async -> Delivery {
    let withdrawn = NotificationWithdrawn(accounts: people.map(\.accountID.bytes), kind: kind, objectID: objectID, subject: subject)
    let event = InboxEvent(
      eventID: UUID(), type: NotificationInbox.withdrawnType, orderingKey: objectID, source: "game", createTime: clock.now(),
      payload: withdrawn.encoded())
    return await inbox.receive([event])
  }

  /// A page of somebody's notifications.
  func listed(by person: KnownPerson, size: Int32 = 0, token: String = "") async throws -> ListNotificationsResponse {
    try await notifications.listNotifications(
      ListNotificationsRequest(pageSize: size, pageToken: token), call(NotificationServiceMethods.listNotifications, by: person.accountID))
  }
}

extension SocialHouse {
  // MARK: Devices

  /// A call by a session of an account, now.
  func call(_ method: MethodRow, by accountID: UUID, session sessionID: UUID, key: String = UUID().text) -> RequestContext {
    RequestContext(
      caller: Caller(accountID: accountID, sessionID: sessionID), method: method, now: clock.now(), idempotencyKey: key, requestID: "test")
  }

  /// - Parameter session: The one that other calls of the person have, unless it is given.
  func register(
    _ deviceID: UUID, token: String = "", by person: KnownPerson, session: UUID? = nil, topics: [NotificationTopic] = [],
    key: String = UUID().text, address: RegisterDeviceRequest.OneOfAddress? = nil
  ) async throws {
    let isApple = if case .apns = address { true } else { false }
    let request = RegisterDeviceRequest(
      deviceID: deviceID.text, platform: isApple ? .ios : .android, address: address ?? .token(token), topics: topics)
    let context = call(
      PushDeviceServiceMethods.registerDevice, by: person.accountID, session: session ?? person.accountID, key: key)
    _ = try await pushDevices.registerDevice(request, context)
  }

  func unregister(_ deviceID: UUID, by person: KnownPerson) async throws {
    _ = try await pushDevices.unregisterDevice(
      UnregisterDeviceRequest(deviceID: deviceID.text), call(PushDeviceServiceMethods.unregisterDevice, by: person.accountID))
  }

  /// AuthService tells that sessions have ended.
  func endSessions(_ sessionIDs: [UUID], of person: KnownPerson) async -> Delivery {
    let ended = SessionsEnded(accountID: person.accountID.text, sessionIDs: sessionIDs.map(\.text))
    let event = InboxEvent(
      eventID: UUID(), type: SessionInbox.eventType, orderingKey: person.accountID.text, source: "auth", createTime: clock.now(),
      payload: ended.encoded())
    return await inbox.receive([event])
  }
}

/// Takes a stream's turns as a call does, in one task.
private final class ParkedSink: ResponseSink {
  private var stream: (any ParkedStream)?

  func send(_ message: [UInt8]) async throws {
    Issue.record("whoever subscribes speaks by turns")
  }

  func park(_ stream: any ParkedStream) { self.stream = stream }

  func takeTurns(on loop: Loop, for reader: StreamReader) async throws {
    let stream = try #require(stream)
    defer { stream.end() }
    var isSilent = false
    while true {
      let (message, pause) = try await stream.take(isSilent: isSilent)
      if let message { try reader.hear(message) }
      try Task.checkCancellation()
      isSilent = if let pause { try await !loop.wait(for: stream.bell, atMost: pause) } else { false }
    }
  }
}

/// What a subscribed device was sent.
final class StreamReader: Sendable {
  private let responses = Mutex<[SubscribeEventsResponse]>([])
  /// After so many messages the connection is lost.
  private let cutAfter: Int

  init(cutAfter: Int = .max) {
    self.cutAfter = cutAfter
  }

  var all: [SubscribeEventsResponse] { responses.withLock { $0 } }
  var events: [StreamEvent] { all.flatMap(\.events) }
  var numbers: [Int64] { events.map(\.number) }
  var cursor: Cursor? { all.last?.cursor }

  /// The marks of `SocialHouse.marked`, empty for events without content.
  var marks: [String] {
    events.map { event in
      if case .friendRemoved(let removed) = event.event?.content { return removed.accountID }
      return ""
    }
  }

  fileprivate func hear(_ message: [UInt8]) throws {
    let response = try SubscribeEventsResponse(decoding: message)
    let isCut = responses.withLock { responses in
      guard responses.count < cutAfter else { return true }
      responses.append(response)
      return false
    }
    if isCut { throw CancellationError() }
  }

  /// Waits, at most ten seconds, until something is so.
  @discardableResult
  func wait(until isSo: @Sendable (StreamReader) -> Bool) async -> Bool {
    for _ in 0..<1_000 {
      if isSo(self) { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return isSo(self)
  }
}
