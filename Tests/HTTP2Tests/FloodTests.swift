// What a hostile client can send, and where it ends: a GOAWAY that says ENHANCE_YOUR_CALM, or the loss of one request.
import HTTP2
import Testing

@Suite struct FloodTests {
  private struct Flood: CustomTestStringConvertible {
    let testDescription: String
    let frame: [UInt8]
    let expected: HTTP2Flood
    let withinFrames: Int
  }

  private static let floods: [Flood] = {
    let limits = HTTP2Limits.publicServer
    return [
      Flood(
        testDescription: "PING", frame: Frame(.ping, [UInt8](repeating: 1, count: 8)).bytes, expected: .pings,
        withinFrames: limits.pings.burst + 1),
      Flood(testDescription: "SETTINGS", frame: Frame(.settings).bytes, expected: .settings, withinFrames: limits.settings.burst + 1),
      Flood(
        testDescription: "empty DATA", frame: Frame(.data, stream: 1).bytes, expected: .emptyData, withinFrames: limits.emptyData.burst + 1),
      Flood(
        testDescription: "DATA of padding only", frame: Frame(.data, flags: Frame.padded, stream: 1, [3, 0, 0, 0]).bytes,
        expected: .emptyData, withinFrames: limits.emptyData.burst + 1),
      Flood(
        testDescription: "WINDOW_UPDATE", frame: Frame(.windowUpdate, bigEndian(1)).bytes, expected: .windowUpdates,
        withinFrames: limits.windowUpdates.burst + 1),
      Flood(
        testDescription: "PRIORITY", frame: Frame(.priority, stream: 1, [0, 0, 0, 0, 1]).bytes, expected: .priorities,
        withinFrames: limits.priorities.burst + 1),
      Flood(
        testDescription: "unknown frames", frame: Frame(.unknown, stream: 1, [1, 2]).bytes, expected: .unknownFrames,
        withinFrames: limits.unknownFrames.burst + 1),
      Flood(
        testDescription: "PRIORITY_UPDATE", frame: Frame(raw: 0x10, bigEndian(1) + Array("u=1".utf8)).bytes, expected: .unknownFrames,
        withinFrames: limits.unknownFrames.burst + 1),
      Flood(
        testDescription: "ALTSVC", frame: Frame(raw: 0x0a, [0, 1, 0x61, 0x62]).bytes, expected: .unknownFrames,
        withinFrames: limits.unknownFrames.burst + 1),
      Flood(
        testDescription: "ORIGIN", frame: Frame(raw: 0x0c, [0, 1, 0x61]).bytes, expected: .unknownFrames,
        withinFrames: limits.unknownFrames.burst + 1),
      Flood(
        testDescription: "GOAWAY", frame: Frame(.goAway, bigEndian(0) + bigEndian(0)).bytes, expected: .unknownFrames,
        withinFrames: limits.unknownFrames.burst + 1),
    ]
  }()

  private func startedServer() throws -> Peer {
    let server = try Peer(.server)
    server.receive(clientStart + headersFrame(1, end: false))
    return server
  }

  @Test(arguments: floods) private func aFloodEndsTheConnection(_ flood: Flood) throws {
    let server = try startedServer()
    var sent = 0
    while server.session.failure == nil, sent < 10_000 {
      server.receive(flood.frame)
      _ = server.output()  // the attacker reads, so that only the rate can stop it
      sent += 1
    }
    #expect(server.session.failure == .flood(flood.expected))
    #expect(sent <= flood.withinFrames)
    #expect(server.session.isFinished)
    #expect(server.events.last == .closed(1, .enhanceYourCalm))
  }

  @Test(arguments: floods) private func theSameFramesAtAnHonestPaceAreFine(_ flood: Flood) throws {
    let server = try startedServer()
    for _ in 0..<2_000 {
      server.nowMs += 1_000
      server.receive(flood.frame)
      _ = server.output()
    }
    #expect(server.session.failure == nil)
  }

  @Test func aFloodIsAnsweredWithGoAway() throws {
    let server = try startedServer()
    for _ in 0..<1_000 { server.receive(Frame(.ping, [UInt8](repeating: 1, count: 8)).bytes) }
    let last = try #require(server.frames().last)
    #expect(last.kind == .goAway)
    #expect(last.errorCode == HTTP2ErrorCode.enhanceYourCalm.rawValue)
  }

  @Test func rapidResetEndsTheConnection() throws {
    let server = try Peer.echo()
    server.receive(clientStart)
    var id: UInt32 = 1
    while server.session.failure == nil, id < 10_000 {
      server.receive(headersFrame(id, end: false) + Frame(.resetStream, stream: id, bigEndian(8)).bytes)
      _ = server.output()
      id += 2
    }
    #expect(server.session.failure == .flood(.resets))
    #expect(id / 2 <= HTTP2Limits.publicServer.resets.burst + 1)
  }

  @Test func resetsAtThePromisedRateAreFine() throws {
    let server = try Peer.echo()
    server.receive(clientStart)
    let limits = HTTP2Limits.publicServer.resets
    var id: UInt32 = 1
    func reset(_ count: Int) {
      for _ in 0..<count {
        server.receive(headersFrame(id, end: false) + Frame(.resetStream, stream: id, bigEndian(8)).bytes)
        _ = server.output()
        id += 2
      }
    }
    reset(limits.burst)
    // In steps of a tenth of a second: whoever counts whole ones has given nothing when the first is used up.
    for tenth in 1...50 {
      server.nowMs = Int64(tenth) * 100
      reset(limits.perSecond * tenth / 10 - limits.perSecond * (tenth - 1) / 10)
      #expect(server.session.failure == nil, "\(id / 2) resets in \(server.nowMs) ms")
    }
    reset(2)
    #expect(server.session.failure == .flood(.resets))
  }

  @Test func resetsThatWeAreMadeToSendEndTheConnection() throws {
    let server = try Peer.echo()
    server.receive(clientStart)
    var id: UInt32 = 1
    while server.session.failure == nil, id < 10_000 {
      // A window beyond 2^31-1 is a stream error (RFC 9113 §6.9.1): our RST_STREAM, the client's fault.
      server.receive(headersFrame(id, end: false) + Frame(.windowUpdate, stream: id, bigEndian(0x7fff_ffff)).bytes)
      _ = server.output()
      id += 2
    }
    #expect(server.session.failure == .flood(.provokedResets))
    #expect(id / 2 <= HTTP2Limits.publicServer.provokedResets.burst + 1)
  }

  @Test func ourOwnResetsAreNotHeldAgainstTheClient() throws {
    let server = try Peer(.server)
    server.onHeaders = { stream in server.session.reset(stream, .refusedStream) }
    server.receive(clientStart)
    for number in 0..<2_000 as Range<UInt32> {
      server.receive(headersFrame(number * 2 + 1))
      _ = server.output()
    }
    #expect(server.session.failure == nil)
  }

  @Test func answersNobodyReadsAreBounded() throws {
    var limits = HTTP2Limits.publicServer
    limits.pings = .init(burst: 1_000_000, perSecond: 1)
    let server = try Peer(.server, limits)
    server.receive(clientStart)
    for _ in 0..<1_000 { server.receive(Frame(.ping, [UInt8](repeating: 1, count: 8)).bytes) }
    #expect(server.session.failure == .flood(.unreadAnswers))
  }

  @Test func refusalsNobodyReadsAreBounded() throws {
    let server = try Peer(.server)
    server.receive(clientStart)
    var id: UInt32 = 1
    while server.session.failure == nil, id < 100_000 {
      server.receive(headersFrame(id, end: false))
      id += 2
    }
    #expect(server.session.failure == .flood(.unreadAnswers))
    #expect(server.session.liveStreamCount == 0)
  }

  @Test func endlessContinuationsEndTheConnection() throws {
    let server = try Peer(.server)
    server.receive(clientStart + Frame(.headers, stream: 1, hpack(plainRequest)).bytes)
    var sent = 0
    while server.session.failure == nil, sent < 1_000 {
      server.receive(Frame(.continuation, stream: 1, hpack([("x", "y")])).bytes)
      sent += 1
    }
    #expect(server.session.failure == .flood(.continuations))
    #expect(sent == HTTP2Limits.publicServer.continuationsMax + 1)
    #expect(server.frames().last?.errorCode == HTTP2ErrorCode.enhanceYourCalm.rawValue)
  }

  @Test func tooManySettingsInOneFrameEndTheConnection() throws {
    let server = try Peer(.server)
    let entry: [UInt8] = [0, 3, 0, 0, 0, 100]
    server.receive(preface + Frame(.settings, (0..<33).flatMap { _ in entry }).bytes)
    _ = server.output()
    #expect(server.session.failure != nil)
    #expect(server.session.isFinished)
  }

  // MARK: Header lists

  @Test func aHeaderListTooLargeCostsTheRequestNotTheConnection() throws {
    let server = try Peer.echo()
    let large = (0..<20).map { ("x-\($0)", String(repeating: "a", count: 700)) }
    server.receive(clientStart + headersFrame(1, large + [("x", String(repeating: "b", count: 1_500))]))
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    _ = client.output()
    client.receive(server.output())
    #expect(client.events == [.headers(1, status: 431, path: "", isEnd: true), .closed(1, .noError)])
    #expect(server.events.isEmpty)
    server.receive(headersFrame(3))
    #expect(server.events.contains(.headers(3, status: 0, path: "/", isEnd: true)))
    #expect(server.session.failure == nil)
  }

  @Test func theBodyOfARefusedRequestIsNotReadAndNotLost() throws {
    let server = try Peer.echo()
    server.receive(clientStart)
    let large = (0..<300).map { ("x-\($0)", "abcdefghijklmnopqrst") }
    for id: UInt32 in [1, 3, 5] {
      server.receive(headersFrame(id, large, end: false) + Frame(.data, stream: id, [UInt8](repeating: 0, count: 16_000)).bytes)
      #expect(server.frames().contains { $0.kind == .headers && $0.stream == id })
    }
    server.session.tick(nowMs: 3_000)
    #expect(server.frames().count { $0.kind == .resetStream && $0.errorCode == 0 } == 3)
    #expect(server.events.isEmpty)
    #expect(server.session.liveStreamCount == 0)
  }

  @Test func trailersTooLargeResetTheStream() throws {
    let server = try Peer(.server)
    server.onHeaders = { stream in try? server.session.respond(stream, status: 200, body: .streaming) }
    let trailers = hpack((0..<300).map { ("x-\($0)", "abcdefghijklmnopqrst") })
    server.receive(
      clientStart + headersFrame(1, end: false) + Frame(.headers, flags: Frame.endHeaders | Frame.endStream, stream: 1, trailers).bytes)
    #expect(server.frames().contains { $0.kind == .resetStream && $0.errorCode == HTTP2ErrorCode.enhanceYourCalm.rawValue })
    #expect(server.events.last == .closed(1, .enhanceYourCalm))
    #expect(server.session.failure == nil)
  }

  @Test func aCompressionBombEndsTheConnection() throws {
    let server = try Peer(.server)
    // One entry of 4,000 bytes in the dynamic table, then its index (62) ten thousand times, one byte each (RFC 7541 §6.1).
    let entry: [UInt8] = [0x40] + hpack([("x", String(repeating: "a", count: 4_000))]).dropFirst()
    let bomb = hpack(plainRequest) + entry + [UInt8](repeating: 0x80 | 62, count: 10_000)
    server.receive(clientStart + Frame(.headers, flags: Frame.endHeaders | Frame.endStream, stream: 1, bomb).bytes)
    #expect(server.session.failure == .flood(.headerBytes))
    #expect(server.frames().last?.errorCode == HTTP2ErrorCode.enhanceYourCalm.rawValue)
    #expect(server.session.isFinished)
  }

  @Test func aClientResetsAnAnswerWhoseHeaderListIsTooLarge() throws {
    let server = try Peer(.server)
    server.onEnd = { stream in
      var list = HTTP2HeaderList()
      for _ in 0..<20 { list.append("x-large", String(repeating: "a", count: 1_000)) }
      try? server.session.respond(stream, status: 200, headers: list)
    }
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    exchange(client, server)
    #expect(client.events == [.closed(1, .enhanceYourCalm)] || client.events == [.closed(1, .noError)])
    #expect(client.session.liveStreamCount == 0)
  }
}
