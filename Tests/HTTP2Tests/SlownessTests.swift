// Peers that are slow, on purpose or not, with what every peer must do.
import HTTP2
import Testing

@Suite struct SlownessTests {
  @Test func aHeaderBlockThatNeverEndsIsGivenUp() throws {
    let server = try Peer(.server)
    server.receive(clientStart + Frame(.settings, flags: Frame.ack).bytes + Frame(.headers, stream: 1, hpack(plainRequest)).bytes)
    server.session.tick(nowMs: 9_000)
    #expect(server.session.failure == nil)
    server.session.tick(nowMs: 11_000)
    #expect(server.session.failure == .tooSlow)
  }

  @Test func silenceBeforeThePrefaceIsGivenUp() throws {
    let server = try Peer(.server)
    server.session.tick(nowMs: 11_000)
    #expect(server.session.failure == .violation(.settingsTimeout))
    #expect(server.frames().last?.kind == .goAway)
    #expect(server.session.isFinished)
  }

  @Test func aBodyThatStopsComingIsReset() throws {
    let server = try Peer.echo()
    server.receive(clientStart + Frame(.settings, flags: Frame.ack).bytes + headersFrame(1, end: false))
    _ = server.output()
    server.session.tick(nowMs: 20_000)
    server.nowMs = 20_000
    server.receive(Frame(.data, stream: 1, [UInt8](repeating: 1, count: 1_024)).bytes)
    server.session.tick(nowMs: 49_000)
    #expect(server.session.liveStreamCount == 1)
    server.session.tick(nowMs: 51_000)
    #expect(server.frames().contains { $0.kind == .resetStream && $0.errorCode == HTTP2ErrorCode.enhanceYourCalm.rawValue })
    #expect(server.session.liveStreamCount == 0)
    #expect(server.stalls == [.input])
  }

  @Test func aReaderWithAClosedWindowIsReset() throws {
    let server = try Peer.echo()
    let closed = Frame(.settings, [0, 4, 0, 0, 0, 0]).bytes  // INITIAL_WINDOW_SIZE = 0
    server.receive(preface + closed + Frame(.settings, flags: Frame.ack).bytes)
    server.onEnd = { stream in try? server.session.respond(stream, status: 200, body: .complete([UInt8](repeating: 1, count: 1_000))) }
    server.receive(headersFrame(1))
    _ = server.output()
    #expect(server.session.bufferedBytes == 1_000)
    server.session.tick(nowMs: 31_000)
    // It is told once, however long the reset waits for the socket.
    server.session.tick(nowMs: 32_000)
    _ = server.output()
    #expect(server.session.bufferedBytes == 0)
    #expect(server.events.last == .closed(1, .enhanceYourCalm))
    #expect(server.stalls == [.output])
  }

  @Test func aByteNowAndThenIsNoProgressOfABody() throws {
    let server = try Peer.echo()
    server.receive(clientStart + Frame(.settings, flags: Frame.ack).bytes + headersFrame(1, end: false))
    for second in 1...31 as ClosedRange<Int64> {
      server.nowMs = second * 1_000
      server.receive(Frame(.data, stream: 1, [1]).bytes)
      server.session.tick(nowMs: server.nowMs)
      _ = server.output()
    }
    #expect(server.events.last == .closed(1, .enhanceYourCalm))
    #expect(server.session.failure == nil)
  }

  @Test func aWindowThatOpensByteByByteIsNoProgressOfAnAnswer() throws {
    let server = try Peer(.server)
    server.onEnd = { stream in try? server.session.respond(stream, status: 200, body: .complete([UInt8](repeating: 1, count: 1_000))) }
    server.receive(preface + Frame(.settings, setting(4, 0)).bytes + Frame(.settings, flags: Frame.ack).bytes + headersFrame(1))
    for second in 1...31 as ClosedRange<Int64> {
      server.nowMs = second * 1_000
      server.receive(Frame(.windowUpdate, stream: 1, bigEndian(1)).bytes)
      server.session.tick(nowMs: server.nowMs)
      _ = server.output()
    }
    #expect(server.events.last == .closed(1, .enhanceYourCalm))
    #expect(server.session.bufferedBytes == 0)
  }

  @Test func aPeerThatTakesNothingFromItsSocketIsLeft() throws {
    let server = try Peer.echo()
    server.receive(clientStart + Frame(.settings, flags: Frame.ack).bytes)
    _ = server.output()
    server.session.tick(nowMs: 19_000)
    server.nowMs = 20_000
    server.receive(headersFrame(1))
    for second in 20...49 as ClosedRange<Int64> { server.session.tick(nowMs: second * 1_000) }
    #expect(server.session.failure == nil)
    // What it asks meanwhile is no sign that it reads.
    server.nowMs = 50_000
    server.receive(headersFrame(3))
    server.session.tick(nowMs: 51_000)
    #expect(server.session.failure == .peerNotReading)
    #expect(server.session.isFinished && server.output().isEmpty)
    #expect(server.session.liveStreamCount == 0)
  }

  @Test func anIdleConnectionIsSaidGoodbye() throws {
    let server = try Peer(.server)
    let client = try Peer(.client, .upstreamClient)
    exchange(client, server)
    server.session.tick(nowMs: 301_000)
    exchange(client, server)
    #expect(client.events == [.goAway(0, .noError)])
    #expect(server.session.isFinished)
  }
}
