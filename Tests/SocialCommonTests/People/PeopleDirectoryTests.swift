import AllAppsProto
import CairnProto
import CairnServices
import Cryptography
import EventLoop
import FoundationEssentials
import Identity
import Logging
import RPC
import Revocations
import Synchronization
import Testing
import Timekeeping

@testable import SocialCommon

/// Who is shown is asked for once, until AuthService says that something has changed; here over the wire.
@Suite struct PeopleDirectoryTests {
  private static let now = Moment(milliseconds: 1_800_000_000_000)

  @Test func whoIsShownIsAskedForOnceAndAnewAfterAChange() async throws {
    try await HeardAuthService.run { service, people, _, loop in
      let (anna, eva) = (service.add("anna"), service.add("eva"))
      let both = [anna, eva]
      try await eventually(loop) { people.watch.isTrusted(at: loop.steadyMilliseconds) }
      for _ in 0..<3 { #expect(try await names(people, both) == ["anna", "eva"]) }
      #expect(service.questionCount == 1)
      // What is decided is decided by an answer.
      #expect(try await people.find(both).byID.count == 2)
      #expect(service.questionCount == 2)
      service.rename(anna, "berta")
      try await eventually(loop) { try await names(people, both) == ["berta", "eva"] }
      service.remove(eva)
      try await eventually(loop) { try await names(people, both) == ["berta"] }
      let asked = service.questionCount
      #expect(try await names(people, [anna]) == ["berta"])
      #expect(service.questionCount == asked)
      // Who was not found is asked for each time, and only they.
      #expect(try await names(people, both) == ["berta"])
      #expect(service.questionCount == asked + 1 && service.lastQuestion == [eva])
    }
  }

  /// A page of two hundred conversations shows as many people, and the reader besides.
  @Test(arguments: [1, 199, 200, 201, 500])
  func howeverManyAreAskedForAllAreFound(count: Int) async throws {
    try await HeardAuthService.run { (service, people, _, _) async throws in
      let all = (0..<count).map { service.add("person\($0)") }
      let found = try await people.find(all, username: "somebody")
      #expect(found.byID.count == count)
      let shown = try await names(people, all)
      #expect(shown.count == count)
    }
  }

  @Test func whileNothingIsHeardEverybodyIsAskedFor() async throws {
    try await HeardAuthService.run { service, people, _, loop in
      let anna = service.add("anna")
      try await eventually(loop) { people.watch.isTrusted(at: loop.steadyMilliseconds) }
      #expect(try await names(people, [anna]) == ["anna"])
      service.fallSilent()
      service.rename(anna, "berta")
      try await eventually(loop) { try await names(people, [anna]) == ["berta"] }
      #expect(!people.watch.isTrusted(at: loop.steadyMilliseconds))
      let asked = service.questionCount
      for _ in 0..<2 { #expect(try await names(people, [anna]) == ["berta"]) }
      #expect(service.questionCount == asked + 2)
    }
  }

  /// What waits to be pushed asks of sessions so.
  @Test func whoIsLoggedInIsAskedForOnceAndAnewAfterTheEndOfASession() async throws {
    try await HeardAuthService.run { service, people, sessions, loop in
      let (phone, tablet) = (UUID(), UUID())
      func ended() async throws -> Set<UUID> { try await sessions.ended(of: [phone, tablet], at: Self.now) }
      // Nobody hears the log yet: each time.
      for _ in 0..<2 where !people.watch.isTrusted(at: loop.steadyMilliseconds) { #expect(try await ended() == []) }
      try await eventually(loop) { people.watch.isTrusted(at: loop.steadyMilliseconds) }
      #expect(try await ended() == [])
      let asked = service.sessionQuestionCount
      for _ in 0..<3 { #expect(try await ended() == []) }
      #expect(service.sessionQuestionCount == asked)
      service.end(phone)
      try await eventually(loop) { try await ended() == [phone] }
      // That a session has ended is not remembered, and its device is forgotten anyway.
      #expect(service.sessionQuestionCount == asked + 1)
      service.fallSilent()
      service.end(tablet)
      try await eventually(loop) { try await ended() == [phone, tablet] }
    }
  }

  private func names(_ people: PeopleDirectory, _ accountIDs: [UUID]) async throws -> [String] {
    try await people.recall(accountIDs, at: Self.now).compactMap { $0?.username }
  }

  private func eventually(_ loop: Loop, _ condition: nonisolated(nonsending) () async throws -> Bool) async throws {
    for _ in 0..<2_000 {
      if try await condition() { return }
      try await loop.sleep(for: .milliseconds(10))
    }
    Issue.record("it did not come true")
  }
}

/// An AuthService of a few people, which says what changes of them.
private final class HeardAuthService: Sendable {
  private struct State {
    var names: [UUID: String] = [:]
    var questions: [[UUID]] = []
    var changes: [UUID] = []
    var ended: [UUID] = []
    var sessionQuestionCount = 0
    var isSilent = false
  }

  private let state = Mutex(State())

  var questionCount: Int { state.withLock { $0.questions.count } }
  var sessionQuestionCount: Int { state.withLock { $0.sessionQuestionCount } }
  var lastQuestion: [UUID]? { state.withLock { $0.questions.last } }

  func add(_ name: String) -> UUID {
    let accountID = UUID()
    state.withLock { $0.names[accountID] = name }
    return accountID
  }

  func rename(_ accountID: UUID, _ name: String?) {
    state.withLock { state in
      state.names[accountID] = name
      state.changes.append(accountID)
    }
  }

  func remove(_ accountID: UUID) { rename(accountID, nil) }

  func end(_ sessionID: UUID) { state.withLock { $0.ended.append(sessionID) } }

  func fallSilent() { state.withLock { $0.isSilent = true } }

  static func run(
    _ body: @escaping @Sendable (HeardAuthService, PeopleDirectory, PushSessions, Loop) async throws -> Void
  ) async throws {
    let service = HeardAuthService()
    let loops = LoopGroup(count: 1)
    defer { loops.stop() }
    let loop = loops.first
    let keys = TicketKeys(id: "k1", secret: .random())
    let rpc = RPCServer(
      methods: Directory(service: service).methods + Log(service: service).methods, trust: .tickets(audience: "auth", keys: keys))
    let server = try await loop.run { try LoopBound(rpc.listen(on: loop, address: SocketAddress("127.0.0.1:0")!), on: loop) }
    let port = try await loop.run { server.value.address!.port }
    let client = RPCClient(
      to: Upstream(name: "auth", hosts: [HostPort(host: "127.0.0.1", port: port)]),
      credentials: .service(name: "social", audience: "auth", keys: keys), home: loop)
    let watch = RevocationWatch(trustMax: PeopleDirectory.trustMax, logger: Logger(label: "test"))
    let people = PeopleDirectory(service: DirectoryServiceClient(client), watch: watch)
    let sessions = PushSessions(service: RevocationServiceClient(client), remembered: people.sessions, watch: watch)
    let following = [
      await loop.start { await people.follow([RevocationServiceClient(client)], on: loop) },
      await loop.start { await people.supervise(on: loop) },
    ]
    let result: Result<Void, any Error>
    do { result = .success(try await loop.run { try await body(service, people, sessions, loop) }) } catch { result = .failure(error) }
    for task in following { task.cancel() }
    try await loop.run {
      server.value.beginDraining()
      server.value.close()
      // The streams' tasks hear of the end.
      try await loop.sleep(for: .milliseconds(100))
    }
    try result.get()
  }

  private struct Directory: DirectoryServiceHandlers {
    let service: HeardAuthService

    func findPeople(_ request: FindPeopleRequest, _ context: RequestContext) async throws -> FindPeopleResponse {
      // As many as AuthService takes.
      guard (1...200).contains(request.accounts.count + request.usernames.count) else { throw RPCError.invalid("accounts", .outOfRange) }
      let asked = request.accounts.compactMap { UUID(bytes: $0) }
      return service.state.withLock { state in
        state.questions.append(asked)
        let entries = asked.compactMap { id in state.names[id].map { DirectoryEntry(account: id.bytes, username: $0) } }
        return FindPeopleResponse(entries: entries)
      }
    }

    func searchPeople(_ request: SearchPeopleRequest, _ context: RequestContext) async throws -> SearchPeopleResponse {
      throw RPCError(.unimplemented, told: "UNEXPECTED")
    }

    func getAccountAge(_ request: GetAccountAgeRequest, _ context: RequestContext) async throws -> GetAccountAgeResponse {
      throw RPCError(.unimplemented, told: "UNEXPECTED")
    }

    func getPersonalFacts(_ request: GetPersonalFactsRequest, _ context: RequestContext) async throws -> GetPersonalFactsResponse {
      throw RPCError(.unimplemented, told: "UNEXPECTED")
    }
  }

  private struct Log: RevocationServiceHandlers {
    let service: HeardAuthService

    func watchRevocations(
      _ request: WatchRevocationsRequest, _ context: RequestContext, _ responses: ResponseStream<WatchRevocationsResponse>
    ) async throws {
      guard let loop = Loop.current else { return }
      var (told, toldEnded) = (0, 0)
      var isFirst = true
      while true {
        let (changes, ended, isSilent) = service.state.withLock { ($0.changes, $0.ended, $0.isSilent) }
        if !isSilent {
          let standings = changes[told...].map { StandingChange(account: $0.bytes) }
          let sessions = ended[toldEnded...].map { SessionRevocation(session: $0.bytes) }
          let number = Int64(changes.count + ended.count)
          try await responses.send(WatchRevocationsResponse(sessions: sessions, standings: standings, number: number))
          (told, toldEnded) = (changes.count, ended.count)
          isFirst = false
        }
        try await loop.sleep(for: .milliseconds(isFirst || isSilent ? 10 : 50))
      }
    }

    func findEndedSessions(_ request: FindEndedSessionsRequest, _ context: RequestContext) async throws -> FindEndedSessionsResponse {
      service.state.withLock { state in
        state.sessionQuestionCount += 1
        return FindEndedSessionsResponse(sessions: state.ended.map(\.bytes).filter { request.sessions.contains($0) })
      }
    }
  }
}
