// What two well-behaved ends notice of each other.
import HTTP2
import Testing

@Suite struct ExchangeTests {
  @Test func aRequestArrivesWholeAndItsAnswerComesBack() throws {
    let server = try Peer.echo()
    let client = try Peer(.client, .upstreamClient)
    let stream = try client.session.request(
      requestHead("POST", "/cairn.game.whereami.v1.GeoGuessService/StartSingle?x=1", fields(["content-type": "application/proto"])),
      body: .complete(Array("hello".utf8)))
    exchange(client, server)
    let request = try #require(server.streams[1])
    #expect(request.method == .post)
    #expect(request.path == "/cairn.game.whereami.v1.GeoGuessService/StartSingle?x=1")
    #expect(request.authority == "cairn.test")
    #expect(request.scheme == "http")
    #expect(request.headers["content-type"] == "application/proto")
    #expect(request.headers.integer("content-length") == 5)
    #expect(
      client.events == [
        .headers(1, status: 200, path: "", isEnd: false), .data(1, Body(Array("hello".utf8))), .end(1), .closed(1, .noError),
      ])
    #expect(stream.headers["content-length"] == "5")
    #expect(stream.isClosed)
    #expect(server.events.last == .closed(1, .noError))
    #expect(server.session.liveStreamCount == 0 && client.session.liveStreamCount == 0)
    #expect(server.session.bufferedBytes == 0)
  }

  @Test func bytesMayBeCutAnywhere() throws {
    let whole = try Peer(.client, .upstreamClient)
    try whole.post(Array("hello".utf8))
    let bytes = whole.output()
    for cut in 0...bytes.count {
      let server = try Peer.echo()
      server.receive(Array(bytes[..<cut]))
      server.receive(Array(bytes[cut...]))
      #expect(server.bodies[1] == Array("hello".utf8))
      let answer = server.output()
      for cut in [0, 1, 9, answer.count / 2, answer.count - 1] {
        let client = try Peer(.client, .upstreamClient)
        try client.post(Array("hello".utf8))
        _ = client.output()
        client.receive(Array(answer[..<cut]))
        client.receive(Array(answer[cut...]))
        #expect(client.bodies[1] == Array("hello".utf8))
      }
    }
  }

  @Test func bytesMayComeOneByOne() throws {
    let server = try Peer.echo()
    let client = try Peer(.client, .upstreamClient)
    try client.post([UInt8](repeating: 9, count: 300))
    for byte in client.output() { server.receive([byte]) }
    for byte in server.output() { client.receive([byte]) }
    #expect(client.bodies[1] == [UInt8](repeating: 9, count: 300))
  }

  @Test func outputFitsAnyBuffer() throws {
    let server = try Peer.echo()
    let client = try Peer(.client, .upstreamClient)
    let body = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try client.post(body)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 13, alignment: 1)
    defer { buffer.deallocate() }
    while client.session.wantsWrite || server.session.wantsWrite {
      for (from, to) in [(client, server), (server, client)] {
        let count = from.session.fill(buffer)
        to.receive(Array(buffer[..<count]))
      }
    }
    #expect(client.bodies[1] == body)
  }

  @Test func pullStopsAtTheLimitWithinAFrame() throws {
    let server = try Peer.echo()
    let client = try Peer(.client, .upstreamClient)
    try client.post([UInt8](repeating: 1, count: 60_000))
    var first = 0
    client.session.pull(upTo: 20_000) { first += $0.count }
    #expect((20_000..<20_000 + HTTP2Limits.frameBytesMax + 9).contains(first))
    #expect(client.session.wantsWrite)
    _ = server
  }

  @Test func trailersComeAfterTheBodyBothWays() throws {
    let server = try Peer(.server)
    server.onEnd = { stream in
      let trailers = try? fields(["grpc-status": "0", "x-sum": "abc"])
      try? server.session.respond(stream, status: 200, body: .complete([1, 2]), trailers: trailers)
    }
    let client = try Peer(.client, .upstreamClient)
    _ = try client.session.request(requestHead("POST", "/"), body: .complete([3]), trailers: fields(["x-up": "1"]))
    exchange(client, server)
    #expect(server.events.contains(.trailers(1, ["x-up: 1"])))
    #expect(server.events.contains(.end(1)))
    #expect(client.events.suffix(4) == [.data(1, [1, 2]), .trailers(1, ["grpc-status: 0", "x-sum: abc"]), .end(1), .closed(1, .noError)])
  }

  @Test func trailersMayFollowAnEmptyBody() throws {
    let server = try Peer(.server)
    server.onEnd = { stream in try? server.session.respond(stream, status: 200, trailers: fields(["x": "y"])) }
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    exchange(client, server)
    #expect(client.events.contains(.trailers(1, ["x: y"])))
  }

  @Test func aStreamingAnswerComesPieceByPiece() throws {
    let server = try Peer(.server)
    server.onEnd = { stream in try? server.session.respond(stream, status: 200, body: .streaming) }
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    exchange(client, server)
    let stream = try #require(server.streams[1])
    for piece: [UInt8] in [[1], [2, 2], [3]] {
      try server.session.send(stream, piece)
      exchange(client, server)
    }
    try server.session.send(stream, [4])
    try [5, 6].withUnsafeBytes { try server.session.send(stream, $0) }
    try server.session.finish(stream)
    exchange(client, server)
    #expect(
      client.events.filter { if case .data = $0 { true } else { false } }.prefix(3) == [.data(1, [1]), .data(1, [2, 2]), .data(1, [3])])
    #expect(client.events.last == .closed(1, .noError))
  }

  @Test func aRequestMayBeStreamed() throws {
    let server = try Peer.echo()
    let client = try Peer(.client, .upstreamClient)
    let stream = try client.session.request(requestHead("POST", "/"), body: .streaming)
    exchange(client, server)
    try client.session.send(stream, [1, 2, 3])
    exchange(client, server)
    try client.session.finish(stream)
    exchange(client, server)
    #expect(client.bodies[1] == [1, 2, 3])
  }

  @Test func headHasLengthButNoBody() throws {
    let server = try Peer(.server)
    server.onEnd = { stream in try? server.session.respond(stream, status: 200, body: .complete([1, 2, 3])) }
    let client = try Peer(.client, .upstreamClient)
    let stream = try client.session.request(requestHead("HEAD", "/"))
    exchange(client, server)
    #expect(stream.headers["content-length"] == "3")
    #expect(client.bodies[1] == nil)
    #expect(client.events.last == .closed(1, .noError))
  }

  @Test func informationalResponsesAreNotTheFinalOne() throws {
    let server = try Peer(.server)
    server.onEnd = { stream in
      try? server.session.respondInformational(stream, status: 103)
      try? server.session.respondInformational(stream, status: 100)
      try? server.session.respond(stream, status: 204)
    }
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    exchange(client, server)
    #expect(client.events == [.headers(1, status: 204, path: "", isEnd: true), .closed(1, .noError)])
  }

  @Test func aThousandStreamsShareAConnection() throws {
    var limits = HTTP2Limits.publicServer
    limits.concurrentStreamsMax = 1_000
    let server = try Peer.echo(limits)
    let client = try Peer(.client, .upstreamClient)
    exchange(client, server)
    for number in 0..<1_000 { try client.post([UInt8(truncatingIfNeeded: number)], "/\(number)") }
    #expect(throws: HTTP2Error.tooManyStreams) { try client.get() }
    exchange(client, server)
    #expect(client.bodies.count == 1_000)
    #expect(client.bodies.allSatisfy { id, body in body == [UInt8(truncatingIfNeeded: (id - 1) / 2)] })
    #expect(server.session.liveStreamCount == 0)
    #expect(client.session.availableStreamCount == 1_000)
  }

  @Test func theRestOfAnAnsweredRequestIsReadInPeace() throws {
    let server = try Peer(.server)
    server.onHeaders = { stream in try? server.session.respond(stream, status: 413) }
    let client = try Peer(.client, .upstreamClient)
    let stream = try client.session.request(requestHead("POST", "/"), body: .streaming)
    exchange(client, server)
    #expect(client.events == [.headers(1, status: 413, path: "", isEnd: true)])
    try client.session.send(stream, [UInt8](repeating: 1, count: 5_000))
    try client.session.finish(stream)
    exchange(client, server)
    #expect(client.events.last == .closed(1, .noError))
    #expect(server.events == [.headers(1, status: 0, path: "/", isEnd: false), .closed(1, .noError)])
  }

  @Test(arguments: [(40_000, Int64(0)), (10, 3_000)]) func tooMuchOrTooLateAnswersSpareTheRest(byteCount: Int, afterMs: Int64) throws {
    let server = try Peer(.server)
    server.onHeaders = { stream in try? server.session.respond(stream, status: 413) }
    let client = try Peer(.client, .upstreamClient)
    let stream = try client.session.request(requestHead("POST", "/"), body: .streaming)
    exchange(client, server)
    try client.session.send(stream, [UInt8](repeating: 1, count: byteCount))
    exchange(client, server)
    server.session.tick(nowMs: afterMs)
    exchange(client, server)
    #expect(client.events.filter { $0 != .writable(1) } == [.headers(1, status: 413, path: "", isEnd: true), .closed(1, .noError)])
    #expect(server.events.last == .closed(1, .noError))
    #expect(server.session.liveStreamCount == 0)
  }

  @Test func aResetReachesTheOtherSide() throws {
    let server = try Peer(.server)
    let client = try Peer(.client, .upstreamClient)
    let stream = try client.get()
    exchange(client, server)
    client.session.reset(stream, .cancel)
    exchange(client, server)
    #expect(server.events.last == .closed(1, .cancel))
    #expect(client.events.last == .closed(1, .cancel))
    #expect(throws: HTTP2Error.streamClosed) { try server.session.respond(server.streams[1]!, status: 200) }
  }

  @Test func aRequestResetBeforeItLeftIsNeverSent() throws {
    let server = try Peer(.server)
    let client = try Peer(.client, .upstreamClient)
    let stream = try client.get()
    client.session.reset(stream, .cancel)
    exchange(client, server)
    #expect(client.events == [.closed(1, .cancel)])
    #expect(server.events.isEmpty)
    #expect(client.session.liveStreamCount == 0)
  }

  @Test func pingsAreAnswered() throws {
    let server = try Peer(.server)
    let client = try Peer(.client, .upstreamClient)
    client.session.ping(0x0123_4567_89ab_cdef)
    exchange(client, server)
    #expect(client.events == [.pong(0x0123_4567_89ab_cdef)])
  }

  @Test func answeringTwiceIsRefused() throws {
    let server = try Peer(.server)
    server.onEnd = { stream in
      try? server.session.respond(stream, status: 200, body: .streaming)
      #expect(throws: HTTP2Error.outOfOrder) { try server.session.respond(stream, status: 200) }
      try? server.session.finish(stream)
      #expect(throws: HTTP2Error.outOfOrder) { try server.session.send(stream, [1]) }
    }
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    exchange(client, server)
    #expect(client.events.last == .closed(1, .noError))
  }

  @Test func theSessionMayBeLetGoInsideAnEvent() throws {
    final class Owner {
      var peer: Peer?
    }
    let owner = Owner()
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    let bytes = client.output()
    owner.peer = try Peer(.server)
    owner.peer?.onHeaders = { _ in owner.peer = nil }
    owner.peer?.receive(bytes)
    #expect(owner.peer == nil)
  }
}
