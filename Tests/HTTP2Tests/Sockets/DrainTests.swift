// A server that ends under load, on real sockets: what was started is answered, and what was not is said so.
import EventLoop
import HTTP2
import RPC
import Synchronization
import Testing

@Suite struct DrainTests {
  /// What a client has seen of its connection.
  private struct Tally: Sendable {
    var started = 0
    var answered = 0
    /// Beyond the last stream the server has named: safe to send elsewhere.
    var refused = 0
    var faults: [String] = []
  }

  private static let echo = "/cairn.bench.v1.BenchService/Echo"
  /// EchoRequest.delay_ms of 5: requests are under way whenever the server ends.
  private static let body: [UInt8] = delayed(by: 5)
  private static let clientCount = 4

  @Test(arguments: Transport.allCases) func everyRequestThatWasStartedIsAnswered(transport: Transport) async throws {
    try await drain(transport) { wire, counter in try Self.askPolitely(wire, counter) }
  }

  @Test(arguments: Transport.allCases) func clientsThatKeepAskingLoseNothingTheServerTook(transport: Transport) async throws {
    try await drain(transport) { wire, counter in try Self.askOn(wire, counter) }
  }

  private func drain(
    _ transport: Transport, _ client: @escaping @Sendable (any Wire, Counter) throws -> Tally
  ) async throws {
    try await SocketServer.run(transport) { server in
      let counter = Counter()
      try await withThrowingTaskGroup(of: Tally.self) { group in
        for _ in 0..<Self.clientCount {
          group.addTask { try await onOwnThread { try client(try server.connect(), counter) } }
        }
        // In the middle of it.
        while counter.answers.load(ordering: .relaxed) < 200 {
          try await server.loop.run { try await server.loop.sleep(for: .milliseconds(5)) }
        }
        try await server.loop.run { server.server.value.beginDraining() }
        try await server.loop.run { try await server.loop.sleep(for: .milliseconds(100)) }
        try await server.loop.run { server.server.value.finishDraining() }
        for try await tally in group {
          #expect(tally.faults == [])
          #expect(tally.started == tally.answered + tally.refused)
          #expect(tally.answered > 10)
        }
      }
      // Without being closed by force.
      try await server.loop.run {
        while server.server.value.openConnectionCount > 0 { try await server.loop.sleep(for: .milliseconds(5)) }
      }
    }
  }

  /// Answers of all clients.
  private final class Counter: Sendable {
    let answers = Atomic<Int>(0)
  }

  /// As an honest client does: nothing new after the first GOAWAY.
  private static func askPolitely(_ wire: any Wire, _ counter: Counter) throws -> Tally {
    let client = try Peer(.client, .upstreamClient)
    var tally = Tally()
    var open = 0
    var head = HTTP2HeaderList.request(authority: "localhost", path: echo)
    head.append("content-type", "application/proto")
    while !client.session.isFinished {
      while open < 8, (try? client.session.request(head, body: .complete(body))) != nil {
        open += 1
        tally.started += 1
      }
      wire.send(client.output())
      guard let bytes = try wire.receive() else { break }
      client.receive(bytes)
      for event in client.events {
        guard case .closed(let id, let code) = event else { continue }
        open -= 1
        if code == .refusedStream {
          tally.refused += 1
        } else if code == .noError, client.streams[id]?.status == 200 {
          tally.answered += 1
          counter.answers.add(1, ordering: .relaxed)
        } else {
          tally.faults.append("stream \(id): \(code)")
        }
      }
      client.events = []
    }
    return tally
  }

  /// As a client does that has not read the standard: asks on until the connection ends.
  private static func askOn(_ wire: any Wire, _ counter: Counter) throws -> Tally {
    var tally = Tally()
    var last: UInt32 = 0x7fff_ffff
    var next: UInt32 = 1
    var answered: Set<UInt32> = []
    var unread: [UInt8] = []
    wire.send(clientStart)
    let request = hpack([
      (":method", "POST"), (":scheme", "http"), (":path", echo), (":authority", "localhost"), ("content-type", "application/proto"),
    ])
    while true {
      // Within the streams allowed, as long as they count.
      let isFull = last == 0x7fff_ffff && tally.started - answered.count > 100
      for _ in 0..<(isFull ? 0 : 4) {
        wire.send(
          Frame(.headers, flags: Frame.endHeaders, stream: next, request).bytes
            + Frame(.data, flags: Frame.endStream, stream: next, body).bytes)
        next += 2
        tally.started += 1
      }
      guard let bytes = try wire.receive() else { break }
      unread += bytes
      for frame in Frame.takeWhole(from: &unread) {
        if frame.kind == .goAway { last = frame.firstWord }
        if frame.kind == .headers || frame.kind == .data, frame.flags & Frame.endStream != 0 {
          answered.insert(frame.stream)
          counter.answers.add(1, ordering: .relaxed)
        }
        if frame.kind == .resetStream { tally.faults.append("reset of \(frame.stream)") }
      }
    }
    for id in stride(from: 1, to: next, by: 2) {
      if id > last { tally.refused += 1 } else if !answered.contains(id) { tally.faults.append("\(id) of \(last) was not answered") }
    }
    tally.answered = answered.count
    return tally
  }

  /// Field 4 (delay_ms) as protobuf writes it.
  private static func delayed(by milliseconds: UInt8) -> [UInt8] { [4 << 3, milliseconds] }
}

@Suite struct StuckConnectionTests {
  @Test(arguments: Transport.allCases) func aPeerThatReadsNothingIsDisconnected(transport: Transport) async throws {
    var limits = HTTP2Limits.publicServer
    limits.outputStallMsMax = 500
    try await SocketServer.run(transport, limits: limits) { server in
      let wire = try await onOwnThread { Kept(try server.connect()) }
      try await onOwnThread {
        // Windows as large as they can be; answers larger than every buffer on the way; nothing is ever read.
        wire.value.send(preface + Frame(.settings, setting(4, 0x7fff_ffff)).bytes + Frame(.settings, flags: Frame.ack).bytes)
        wire.value.send(Frame(.windowUpdate, bigEndian(0x7fff_0000)).bytes)
        let request = hpack([
          (":method", "POST"), (":scheme", "http"), (":path", "/cairn.bench.v1.BenchService/Count"), (":authority", "localhost"),
          ("content-type", "application/connect+proto"),
        ])
        // CountRequest: count 1,000, padding_bytes 65,536, in an envelope.
        let count: [UInt8] = [1 << 3, 0xe8, 0x07, 3 << 3, 0x80, 0x80, 0x04]
        let message = [0, 0, 0, 0, UInt8(count.count)] + count
        wire.value.send(
          Frame(.headers, flags: Frame.endHeaders, stream: 1, request).bytes
            + Frame(.data, flags: Frame.endStream, stream: 1, message).bytes)
      }
      try await server.loop.run {
        while server.server.value.openConnectionCount > 0 { try await server.loop.sleep(for: .milliseconds(20)) }
      }
      withExtendedLifetime(wire) {}
    }
  }

  /// Used by one thread after the other.
  private struct Kept: @unchecked Sendable {
    let value: any Wire
    init(_ value: any Wire) { self.value = value }
  }
}
