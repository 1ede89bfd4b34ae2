import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import Events

/// A receiver that dies at a word some times, and is there again at once: its connections are lost in the middle.
private final class Victim: Sendable {
  static let deathMax = 6

  /// As the contract has it, for whoever calls: this one cannot tell.
  private static let deliver = MethodRow(
    path: InboxServiceMethods.deliver.path, access: .public, idempotency: .natural, requestBytesMax: 1_048_576, timeoutMsMax: 10_000,
    isServerStreaming: false, requestType: DeliverRequest.protoName, responseType: DeliverResponse.protoName)
  /// Servers hold timers of their loops, which must not be let go after the loops have ended.
  private static let kept = Mutex<[Victim]>([])

  let loop = Loop()
  private let servers = Mutex<[LoopBound<HTTPServer>]>([])
  private let port = Mutex<UInt16>(0)
  private let known = Mutex<[String]>([])
  private let deathCount = Mutex(0)

  init() { Self.kept.withLock { $0.append(self) } }

  /// Words that it has taken, each once.
  var heard: [String] { known.withLock { $0 } }
  var deaths: Int { deathCount.withLock { $0 } }
  var host: HostPort { HostPort(host: "127.0.0.1", port: port.withLock { $0 }) }

  func start() async throws { try await loop.run { try self.listen() } }

  /// On its loop; after a death on the same port again.
  private func listen() throws {
    let rpc = RPCServer(methods: [.unary(Self.deliver) { try await self.take($0, $1) }], trust: .nobody)
    let server = try rpc.listen(on: loop, address: SocketAddress("127.0.0.1:\(port.withLock { $0 })")!)
    let bound = LoopBound(server, on: loop)
    servers.withLock { $0.append(bound) }
    port.withLock { $0 = server.address!.port }
  }

  private func take(_ request: DeliverRequest, _ context: RequestContext) async throws -> DeliverResponse {
    for event in request.events {
      let word = try FieldViolation(decoding: event.payload).field
      if word == "bad", deaths < Self.deathMax { try await die() }
      known.withLock { if !$0.contains(word) { $0.append(word) } }
    }
    return DeliverResponse(takenCount: Int32(request.events.count))
  }

  private func die() async throws {
    deathCount.withLock { $0 += 1 }
    servers.withLock { $0.last }?.value.close()
    try listen()
    try await loop.sleep(for: .seconds(5))
    throw CancellationError()
  }

  func stop() async throws {
    let servers = servers.withLock { $0 }
    try await loop.run { for server in servers { server.value.close() } }
    loop.stop()
  }
}

/// Deaths of a receiver are no failures of the events it was at: nobody knows what it has died of. They are sent again after a pause, and none is given up.
@Suite struct LostReceiverTests {
  @Test func whatAReceiverWasAtWhenItDiedIsSentAgainAndNeverGivenUp() async throws {
    let (scratch, victim, time) = (try ScratchDatabase("events"), Victim(), SystemTime())
    try await victim.start()
    try await TestLoop.run { loop in
      let database = try scratch.database(on: loop)
      var limits = UpstreamLimits()
      (limits.ejectionMsFirst, limits.ejectionMsMax, limits.reconnectMsMax) = (100, 200, 100)
      let upstream = Upstream(name: "test", hosts: [victim.host], limits: limits)
      let destination = ServiceDestination("test", RPCClient(to: upstream, credentials: .accessToken, home: loop))
      var rules = OutboxRules()
      (rules.pollMax, rules.attemptsMax) = (.milliseconds(50), 3)
      let relay = OutboxRelay(database: database, loop: loop, destinations: [destination], time: time, rules: rules)
      let outbox = Outbox(ids: TimeOrderedIDs())
      try await database.transaction { transaction in
        let words = ["first", "second", "bad", "behind", "last"]
        try await outbox.send(
          words.map { OutgoingEvent("word", to: ["test"], orderedBy: "k", FieldViolation(field: $0)) }, at: time.now(), in: transaction)
      }
      await relay.start()
      for _ in 0..<3_000 {
        let waiting: Int = try await database.query("SELECT count(*) FROM outbox").firstRow().get(0)
        if waiting == 0 { break }
        try await Task.sleep(for: .milliseconds(10))
      }
      await relay.stop()
      let dead = try await database.query("SELECT payload FROM dead_letters").map { try FieldViolation(decoding: try $0.get(0)).field }
      #expect(dead.isEmpty && victim.heard == ["first", "second", "bad", "behind", "last"])
      // More deaths than refusals that an event may have.
      #expect(victim.deaths == Victim.deathMax && rules.attemptsMax < Victim.deathMax)
      await database.close()
    }
    try await victim.stop()
  }
}
