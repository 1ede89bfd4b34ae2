import BenchService
import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import EventLoop
import FoundationEssentials
import Glibc
import Identity
import Lifecycle
import Observability
import RPC
import Synchronization
import Timekeeping

@testable import Gateway

/// A gateway before an auth service that publishes one key and before the bench service, all in this process.
struct House: Sendable {
  static let signingKey = Ed25519.PrivateKey(seed: [UInt8](repeating: 1, count: 32))!
  private static let keyText = "k1:\(String(repeating: "5a", count: 32))\n"

  /// A service holds timers of its loops; they must not be let go after the loops have ended, so what ran is kept until the process ends.
  private static let kept = Mutex<[any Sendable]>([])

  let gateway: Gateway
  let benches: [ServedService]
  let revocations: RevocationSource
  let client: BenchServiceClient
  let door: Upstream
  let loop: Loop

  var bench: ServedService { benches[0] }

  /// - Parameters:
  ///   - methods: What each process of the bench service serves.
  ///   - auth: What the auth service serves besides what a gateway needs to start.
  ///   - social: What the social service serves; nil for none.
  ///   - settings: The gateway's, besides those it needs to start.
  ///   - sink: Where its access log goes; nil for nowhere.
  static func run(
    _ methods: [[RPCMethod]] = [BenchHandlers().methods], auth more: [RPCMethod] = [], social: [RPCMethod]? = nil, game: [RPCMethod]? = nil,
    settings: [String: String] = [:], sink: LogSink? = nil, _ body: @escaping @Sendable (House) async throws -> Void
  ) async throws {
    // As every process of ours: a peer that has gone is an error of a call.
    signal(SIGPIPE, SIG_IGN)
    let keys = FileManager.default.temporaryDirectory.appending(path: "cairn-gateway-\(Hex.encode(RandomBytes.generate(8)))")
    try Data(keyText.utf8).write(to: keys)
    defer { try? FileManager.default.removeItem(at: keys) }
    let revocations = RevocationSource()
    let auth = try await start("auth", KeyPublisher().methods + EventLister().methods + revocations.methods + more, keys.path())
    var benches: [ServedService] = []
    for methods in methods { benches.append(try await start("bench", methods, keys.path())) }
    var upstreams = [
      "CAIRN_UPSTREAM_AUTH": "\(auth.address)", "CAIRN_UPSTREAM_BENCH": benches.map(\.address.description).joined(separator: ","),
    ]
    var others: [ServedService] = []
    if let social {
      others.append(try await start("social", social, keys.path()))
      upstreams["CAIRN_UPSTREAM_SOCIAL"] = "\(others[0].address)"
    }
    if let game {
      let service = try await start("game", game, keys.path())
      others.append(service)
      upstreams["CAIRN_UPSTREAM_GAME"] = "\(service.address)"
    }
    let gateway = try Gateway(environment("gateway", keys.path(), upstreams.merging(settings) { $1 }), sink: sink)
    kept.withLock { $0 += [auth, benches, others, gateway] }
    try await gateway.start()
    let result: Result<Void, any Error>
    do {
      try await TestLoop.run { [benches] loop in
        let door = Upstream(name: "gateway", hosts: [HostPort(host: "127.0.0.1", port: gateway.address!.port)])
        let client = BenchServiceClient(RPCClient(to: door, credentials: .accessToken, home: loop))
        let house = House(gateway: gateway, benches: benches, revocations: revocations, client: client, door: door, loop: loop)
        try await house.waitUntilReady()
        try await body(house)
      }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await gateway.stop()
    for service in benches + others { await service.stop() }
    await auth.stop()
    try result.get()
  }

  private static func environment(_ name: String, _ keys: String, _ more: [String: String] = [:]) -> ServiceEnvironment {
    let values = [
      "CAIRN_LISTEN": "127.0.0.1:0", "CAIRN_OPERATIONS_LISTEN": "127.0.0.1:0", "CAIRN_TICKET_KEYS_AUTH": keys,
      "CAIRN_TICKET_KEYS_BENCH": keys, "CAIRN_TICKET_KEYS_SOCIAL": keys, "CAIRN_TICKET_KEYS_GAME": keys,
    ]
    return ServiceEnvironment(name: name, settings: Settings(values.merging(more) { $1 }), loops: LoopGroup(count: 1))
  }

  private static func start(_ name: String, _ methods: [RPCMethod], _ keys: String) async throws -> ServedService {
    let environment = environment(name, keys)
    let health = environment.health
    let service = try await RunningService.start(environment, defaultAddress: "127.0.0.1:0") { _ in FixedService(methods: methods) }
    return ServedService(service: service, health: health)
  }

  /// A page of the public port.
  func page(_ path: String) async throws -> PageClient.Page {
    try await PageClient(to: door, home: loop).get(path, timeout: .seconds(5))
  }

  /// The gateway asks for keys and revocations when it starts: until both have come, no token can be checked.
  private func waitUntilReady() async throws {
    let options = CallOptions(accessToken: Self.token(accountID: UUID()))
    for _ in 0..<500 {
      do {
        _ = try await client.echoAsUser(EchoAsUserRequest(), options)
        return
      } catch let error as RPCError where error.code == .unavailable {}
      try await loop.sleep(for: .milliseconds(10))
    }
  }

  /// A token as the auth service would sign it.
  static func token(
    accountID: UUID, sessionID: UUID = UUID(), roles: [String] = [], capabilities: [String] = [], scope: SessionScope = .full,
    for time: Duration = .seconds(900)
  ) -> String {
    let now = SystemTime().now()
    return AccessTokenSigner(issuer: "cairn", keyID: "k1", key: signingKey).sign(
      AccessToken(
        accountID: accountID, sessionID: sessionID, roles: roles, capabilities: capabilities, scope: scope, issueTime: now - .seconds(1),
        expireTime: now + time))
  }
}

/// A service behind the gateway; may be ended by a test, and is ended once.
struct ServedService: Sendable {
  let service: RunningService
  let health: HealthMonitor

  var address: SocketAddress { service.address }

  func stop() async {
    if health.now.health.state != .draining { await service.stop() }
  }
}

/// Methods, and nothing beside them.
private struct FixedService: Service {
  let methods: [RPCMethod]
}

/// A log of revocations that tests write.
final class RevocationSource: RevocationServiceHandlers {
  private struct State {
    var log: [WatchRevocationsResponse] = []
    var isSilent = false
    var watchCount = 0
  }

  private let state = Mutex(State())

  /// How often somebody began to watch.
  var watchCount: Int { state.withLock { $0.watchCount } }

  func append(_ change: WatchRevocationsResponse) { state.withLock { $0.log.append(change) } }

  /// A process that is there and says nothing.
  func fallSilent(_ isSilent: Bool = true) { state.withLock { $0.isSilent = isSilent } }

  func findEndedSessions(_ request: FindEndedSessionsRequest, _ context: RequestContext) async throws -> FindEndedSessionsResponse {
    throw RPCError(.unimplemented, told: "UNEXPECTED")
  }

  func watchRevocations(
    _ request: WatchRevocationsRequest, _ context: RequestContext, _ responses: ResponseStream<WatchRevocationsResponse>
  ) async throws {
    guard let loop = Loop.current else { return }
    state.withLock { $0.watchCount += 1 }
    var told = 0
    var isFirst = true
    while true {
      let (log, isSilent) = state.withLock { ($0.log, $0.isSilent) }
      if !isSilent {
        var news = WatchRevocationsResponse()
        for change in log[told...] {
          news.sessions += change.sessions
          news.standings += change.standings
        }
        if isFirst || told < log.count || Int.random(in: 0..<10) == 0 { try await responses.send(news) }
        (told, isFirst) = (log.count, false)
      }
      try await loop.sleep(for: .milliseconds(20))
    }
  }
}

/// Publishes the one key that signs.
struct KeyPublisher: PublicKeyServiceHandlers {
  static let keys = [
    PublicKey(keyID: "k1", publicKey: House.signingKey.publicKey.bytes, expireTime: Moment(milliseconds: 4_000_000_000_000))
  ]

  func getPublicKeys(_ request: GetPublicKeysRequest, _ context: RequestContext) async throws -> GetPublicKeysResponse {
    GetPublicKeysResponse(keys: Self.keys)
  }
}

/// A method of auth that a suspended account may call.
struct EventLister: SecurityEventServiceHandlers {
  static let answer = ListSecurityEventsResponse(nextPageToken: "here")

  func listSecurityEvents(_ request: ListSecurityEventsRequest, _ context: RequestContext) async throws -> ListSecurityEventsResponse {
    Self.answer
  }
}
