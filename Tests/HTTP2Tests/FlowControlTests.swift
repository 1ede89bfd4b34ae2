// Windows follow the reader; bytes that nobody will read are given back.
import HTTP2
import Testing

@Suite struct FlowControlTests {
  private func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) } }

  @Test func aLargeBodyPassesThroughSmallWindows() throws {
    let server = try Peer.echo()
    let client = try Peer(.client, .upstreamClient)
    let body = bytes(3_000_000)
    try client.post(body)
    exchange(client, server)
    #expect(client.bodies[1] == body)
  }

  @Test func aReaderThatStopsHoldsTheSenderAtOneWindow() throws {
    let server = try Peer(.server)
    server.consumesAtOnce = false
    let client = try Peer(.client, .upstreamClient)
    try client.post(bytes(500_000))
    exchange(client, server)
    #expect(server.bodies[1]?.count == 64 << 10)
    #expect(server.streams[1]?.unconsumedBytes == 64 << 10)
    let stream = try #require(server.streams[1])
    server.session.consume(stream, 64 << 10)
    exchange(client, server)
    #expect(server.bodies[1]?.count == 128 << 10)
  }

  @Test func stoppedReadersStallAConnectionOnlyWhenItsCreditFollowsStreams() throws {
    for (credit, expected) in [(HTTP2Limits.ConnectionCredit.withStream, 128 << 10), (.atOnce, 10 * (64 << 10))] {
      var limits = HTTP2Limits.publicServer
      limits.connectionWindowBytes = 128 << 10
      limits.connectionCredit = credit
      let server = try Peer(.server, limits)
      server.consumesAtOnce = false
      let client = try Peer(.client, .upstreamClient)
      exchange(client, server)
      for _ in 0..<10 { try client.post(bytes(100_000)) }
      exchange(client, server)
      #expect(server.bodies.values.reduce(0) { $0 + $1.count } == expected)
    }
  }

  @Test func streamsThatEndUnreadGiveTheirBytesBack() throws {
    var limits = HTTP2Limits.publicServer
    limits.connectionWindowBytes = 128 << 10
    let server = try Peer(.server, limits)
    server.consumesAtOnce = false
    let client = try Peer(.client, .upstreamClient)
    exchange(client, server)
    for round in 0..<20 {
      let stream = try client.post(bytes(60_000))
      exchange(client, server)
      #expect(server.bodies[stream.id]?.count == 60_000, "round \(round)")
      client.session.reset(stream, .cancel)
      exchange(client, server)
      #expect(server.streams[stream.id]?.unconsumedBytes == 0)
      // A late reader changes nothing.
      server.session.consume(try #require(server.streams[stream.id]), 60_000)
    }
    #expect(server.session.connectionWindowLeft >= 64 << 10)
  }

  @Test func bodiesOfAnsweredRequestsDoNotEatTheConnection() throws {
    let server = try Peer(.server)
    server.consumesAtOnce = false
    server.onHeaders = { stream in try? server.session.respond(stream, status: 401) }
    let client = try Peer(.client, .upstreamClient)
    exchange(client, server)
    for _ in 0..<100 {
      try client.post(bytes(50_000))
      exchange(client, server)
    }
    #expect(server.events.count { if case .headers = $0 { true } else { false } } == 100)
    #expect(server.session.connectionWindowLeft >= 512 << 10)
  }

  @Test func moreThanWasReceivedCannotBeGivenBack() throws {
    let server = try Peer(.server)
    server.consumesAtOnce = false
    server.onData = { stream in server.session.consume(stream, .max) }
    let client = try Peer(.client, .upstreamClient)
    try client.post(bytes(1_000))
    exchange(client, server)
    #expect(server.streams[1]?.unconsumedBytes == 0)
    #expect(server.session.failure == nil)
  }

  /// A client whose streams have their whole window at once.
  private static let trustful: HTTP2Limits = {
    var limits = HTTP2Limits.upstreamClient
    limits.firstWindowBytes = limits.streamWindowBytes
    return limits
  }()

  @Test func untilItsReaderReadsAnAnswerIsHeldBackWhereItIsMade() throws {
    let server = try Peer(.server)
    server.onEnd = { stream in try? server.session.respond(stream, status: 200, body: .streaming) }
    let client = try Peer(.client, .upstreamClient)
    client.consumesAtOnce = false
    try client.get()
    exchange(client, server)
    try server.session.send(try #require(server.streams[1]), bytes(200_000))
    exchange(client, server)
    let stream = try #require(client.streams[1])
    #expect(stream.unconsumedBytes == 8 << 10)
    client.session.consume(stream, 1)
    exchange(client, server)
    #expect(stream.unconsumedBytes > 60_000)
    client.consumesAtOnce = true
    client.session.consume(stream, stream.unconsumedBytes)
    exchange(client, server)
    #expect(client.bodies[1] == bytes(200_000))
  }

  @Test func aWriterIsToldToWaitAndToGoOn() throws {
    let server = try Peer(.server)
    server.onEnd = { stream in try? server.session.respond(stream, status: 200, body: .streaming) }
    let client = try Peer(.client, Self.trustful)
    client.consumesAtOnce = false
    try client.get()
    exchange(client, server)
    let stream = try #require(server.streams[1])
    #expect(server.session.isWritable(stream))
    try server.session.send(stream, bytes(200_000))
    #expect(!server.session.isWritable(stream))
    exchange(client, server)
    #expect(stream.bufferedBytes == 200_000 - 64 << 10)
    #expect(!server.events.contains(.writable(1)))
    client.consumesAtOnce = true
    client.session.consume(try #require(client.streams[1]), 64 << 10)
    exchange(client, server)
    #expect(server.events.filter { $0 == .writable(1) }.count == 1)
    #expect(server.session.isWritable(stream))
    #expect(client.bodies[1] == bytes(200_000))
  }

  @Test func whatTheWriterAddsWhenToldGoesOutInTheSameTurn() throws {
    let server = try Peer(.server)
    var left = 20
    server.onEnd = { stream in
      try? server.session.respond(stream, status: 200, body: .streaming)
      try? server.session.send(stream, [UInt8](repeating: 1, count: 64 << 10))
    }
    server.onWritable = { stream in
      left -= 1
      try? left > 0 ? server.session.send(stream, [UInt8](repeating: 1, count: 64 << 10)) : server.session.finish(stream)
    }
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    exchange(client, server)
    #expect(client.bodies[1]?.count == 20 * (64 << 10))
    #expect(client.events.last == .closed(1, .noError))
  }

  @Test func outputIsBoundedPerStreamAndPerConnection() throws {
    var limits = HTTP2Limits.publicServer
    limits.streamOutputBytesMax = 100_000
    limits.connectionOutputBytesMax = 150_000
    let server = try Peer(.server, limits)
    server.onEnd = { stream in try? server.session.respond(stream, status: 200, body: .streaming) }
    let client = try Peer(.client, .upstreamClient)
    exchange(client, server)
    try client.get()
    try client.get()
    exchange(client, server)
    let first = try #require(server.streams[1])
    let second = try #require(server.streams[3])
    try server.session.send(first, bytes(90_000))
    #expect(throws: HTTP2Error.outputFull) { try server.session.send(first, bytes(20_000)) }
    #expect(throws: HTTP2Error.outputFull) { try server.session.send(second, bytes(70_000)) }
    server.session.reset(first, .enhanceYourCalm)
    #expect(server.session.bufferedBytes == 0)
    try server.session.send(second, bytes(70_000))
    exchange(client, server)
    #expect(client.events.contains(.closed(1, .enhanceYourCalm)))
    #expect(client.bodies[3]?.count == 70_000)
    #expect(server.session.bufferedBytes == 0)
  }

  @Test func smallPiecesArePackedIntoLargeFrames() throws {
    let server = try Peer(.server)
    server.onEnd = { stream in try? server.session.respond(stream, status: 200, body: .streaming) }
    let client = try Peer(.client, Self.trustful)
    try client.get()
    exchange(client, server)
    let stream = try #require(server.streams[1])
    for _ in 0..<5_000 { try server.session.send(stream, [1, 2, 3]) }
    #expect(server.frames().filter { $0.kind == .data }.map(\.payload.count) == [15_000])
  }
}
