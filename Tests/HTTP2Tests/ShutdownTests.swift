// The end of a connection, in peace and otherwise.
import HTTP2
import Testing

@Suite struct ShutdownTests {
  private func pair() throws -> (server: Peer, client: Peer) {
    let server = try Peer(.server)
    let client = try Peer(.client, .upstreamClient)
    exchange(client, server)
    return (server, client)
  }

  @Test func drainingServesWhatWasSentBeforeTheClientKnew() throws {
    let (server, client) = try pair()
    try client.get("/first")
    exchange(client, server)
    server.session.shutdownNotice()
    try client.get("/crossing")  // written before the notice is read
    let crossing = client.output()
    client.receive(server.output())
    #expect(client.events.last == .goAway(.max, .noError))
    #expect(throws: HTTP2Error.draining) { try client.get("/late") }
    server.receive(crossing)
    server.session.shutdown()
    exchange(client, server)
    #expect(client.events.last == .goAway(3, .noError))
    #expect(!server.session.isFinished)
    for stream in server.streams.values { try server.session.respond(stream, status: 200) }
    exchange(client, server)
    #expect(client.events.suffix(4).contains(.closed(1, .noError)) && client.events.suffix(4).contains(.closed(3, .noError)))
    #expect(server.session.isFinished)
    #expect(client.session.isFinished)
  }

  @Test func requestsBeyondTheLastServedAreRefusedForSafeRetry() throws {
    let (server, client) = try pair()
    try client.get("/served")
    exchange(client, server)
    server.session.shutdown()
    let goodbye = server.output()
    try client.get("/unseen")
    let unseen = client.output()
    try client.get("/queued")
    client.receive(goodbye)
    #expect(client.events.contains(.closed(3, .refusedStream)))
    server.receive(unseen)
    try server.session.respond(try #require(server.streams[1]), status: 200)
    exchange(client, server)
    #expect(client.events.contains(.closed(5, .refusedStream)))
    #expect(client.events.contains(.closed(1, .noError)))
    #expect(server.streams[3] == nil)
    #expect(server.session.isFinished && client.session.isFinished)
  }

  @Test func theClientMayLeaveFirst() throws {
    let (server, client) = try pair()
    let stream = try client.get()
    client.session.shutdown()
    #expect(throws: HTTP2Error.draining) { try client.get() }
    exchange(client, server)
    try server.session.respond(try #require(server.streams[stream.id]), status: 200)
    exchange(client, server)
    #expect(client.events.last == .closed(1, .noError))
    #expect(client.session.isFinished)
  }

  @Test func aLostConnectionClosesEveryStreamOnce() throws {
    let (server, client) = try pair()
    for _ in 0..<5 { try client.get() }
    exchange(client, server)
    server.session.connectionLost()
    server.session.connectionLost()
    #expect(server.events.suffix(6).first == .failed(.connectionLost))
    #expect(Set(server.events.suffix(5).map { "\($0)" }).count == 5)
    #expect(server.session.isFinished && !server.session.wantsWrite)
    #expect(server.session.liveStreamCount == 0)
    #expect(server.output().isEmpty)
    let stream = try #require(server.streams[1])
    #expect(throws: HTTP2Error.streamClosed) { try server.session.respond(stream, status: 200) }
    server.session.reset(stream, .cancel)
    server.session.consume(stream, 10)
  }

  @Test func halfRequestsOfAPeerThatSendsNothingMoreAreForgottenAtOnce() throws {
    let (server, client) = try pair()
    server.consumesAtOnce = false
    try client.get("/whole")
    let half = try client.session.request(requestHead("POST", "/half"), body: .streaming)
    try client.session.send(half, [UInt8](repeating: 1, count: 20_000))
    exchange(client, server)
    // Headers that are not complete either.
    server.receive(Frame(.headers, flags: Frame.endStream, stream: 5, hpack([(":method", "GET")])).bytes)
    #expect(server.session.liveStreamCount == 3)
    server.session.inputEnded()
    #expect(server.events.last == .closed(half.id, .cancel))
    #expect(server.session.liveStreamCount == 1)
    let resets = server.frames().filter { $0.kind == .resetStream }
    #expect(Set(resets.map(\.stream)) == [3, 5] && resets.allSatisfy { $0.errorCode == HTTP2ErrorCode.cancel.rawValue })
    #expect(server.streams[half.id]?.unconsumedBytes == 0, "its bytes are given back to the connection's window")
    // What was asked to the end is answered.
    try server.session.respond(try #require(server.streams[1]), status: 200)
    #expect(server.frames().contains { $0.kind == .headers && $0.stream == 1 })
    #expect(server.session.failure == nil)
    server.session.inputEnded()
  }

  @Test func anAnswerThatHasBegunOutlivesItsRequest() throws {
    let (server, client) = try pair()
    let half = try client.session.request(requestHead("POST", "/half"), body: .streaming)
    exchange(client, server)
    let stream = try #require(server.streams[half.id])
    try server.session.respond(stream, status: 200, body: .streaming)
    server.session.inputEnded()
    try server.session.send(stream, [1, 2, 3])
    try server.session.finish(stream)
    exchange(client, server)
    #expect(client.events.contains(.data(half.id, [1, 2, 3])) && client.events.contains(.end(half.id)))
  }

  @Test func requestsNotYetSentAreClosedWithTheConnection() throws {
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    client.session.connectionLost()
    #expect(client.events == [.failed(.connectionLost), .closed(1, .cancel)])
    #expect(throws: HTTP2Error.draining) { try client.get() }
  }

  @Test func aFailureClosesEveryStreamWithItsCode() throws {
    let (server, client) = try pair()
    try client.get()
    exchange(client, server)
    server.receive(Frame(.data, [1]).bytes)  // DATA on stream 0
    let frames = server.frames()
    #expect(frames.last?.kind == .goAway)
    #expect(server.events.suffix(2) == [.failed(.violation(.protocolError)), .closed(1, .protocolError)])
    #expect(server.session.isFinished)
  }

  @Test func eventsMayAskForMoreWhileTheSessionFails() throws {
    let (server, client) = try pair()
    try client.get()
    try client.get()
    exchange(client, server)
    client.onClosed = { _ in
      #expect(throws: HTTP2Error.draining) { try client.get() }
      client.session.connectionLost()
      _ = client.output()
    }
    client.session.connectionLost()
    #expect(client.session.liveStreamCount == 0)
  }
}
