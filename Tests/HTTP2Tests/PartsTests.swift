// The parts a session is made of, each alone.
import Testing

@testable import HTTP2

@Suite struct LimitsTests {
  /// Whoever is slow at the public door is ended there, by a reset that names them, and never by a service behind it, which would look ill.
  @Test func aServiceBearsWhatTheDoorBears() {
    let (door, service) = (HTTP2Limits.publicServer, HTTP2Limits.innerServer)
    #expect(service.bodyStallMsMax > door.bodyStallMsMax && service.outputStallMsMax > door.outputStallMsMax)
    // The door tells a service that something was read when half of a stream's window was.
    let slowest = Double(door.progressBytesMin) / Double(door.outputStallMsMax)
    #expect(Double(door.streamWindowBytes / 2) / slowest < Double(service.outputStallMsMax))
  }
}

@Suite struct HeaderListTests {
  @Test func fieldsAreFoundAndKeptInOrder() throws {
    var list = HTTP2HeaderList.request(authority: "cairn.test", path: "/a")
    list.append("content-length", 120)
    try list.append(checking: "X-Trace", "abc")
    list.append("x-trace", "second")
    #expect(list.count == 7)
    #expect(list[":path"] == "/a")
    #expect(list["x-trace"] == "abc")
    #expect(list.value(named: "content-length") == "120")
    #expect(list.integer("content-length") == 120)
    #expect(list.integer("x-trace") == nil)
    #expect(list["missing"] == nil && !list.contains("missing"))
    #expect(list.isEqual("x-trace", to: "abc") && !list.isEqual("x-trace", to: "ab"))
    var names: [String] = []
    list.forEach { name, _ in names.append(String(decoding: name, as: UTF8.self)) }
    #expect(names == ["content-length", "x-trace", "x-trace"])
  }

  @Test func copiesDoNotSeeEachOthersChanges() {
    var first = HTTP2HeaderList()
    first.append("a", "1")
    var second = first
    second.append("b", "2")
    first.append("c", "3")
    #expect(first.strings.map(\.name) == ["a", "c"])
    #expect(second.strings.map(\.name) == ["a", "b"])
  }

  @Test func manyAndLargeFieldsFit() {
    var list = HTTP2HeaderList()
    for number in 0..<2_000 { list.append("x-number", number) }
    list.append("x-large", String(repeating: "z", count: 100_000))
    list.append("x-empty", "")
    #expect(list.count == 2_002)
    #expect(list["x-large"]?.utf8.count == 100_000)
    #expect(list["x-empty"] == "")
    #expect(list.strings[1_999].value == "1999")
    #expect(list.listSize == list.strings.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 32 })
  }

  @Test func aTrimmedListIsWholeAndGrowsAgain() {
    var list = HTTP2HeaderList(capacity: 4_096)
    list.append("a", "1")
    list.storage?.trim()
    list.append("b", String(repeating: "z", count: 300))
    list.storage?.trim()
    #expect(list["a"] == "1" && list["b"]?.utf8.count == 300)
    HTTP2HeaderList(capacity: 64).storage?.trim()
  }

  @Test func forwardingLeavesPseudoFieldsAndTheUnwantedBehind() {
    var upstream = HTTP2HeaderList.request(authority: "inner", path: "/x")
    upstream.append("keep", "1")
    upstream.append("drop", "2")
    var list = HTTP2HeaderList.request(authority: "outer", path: "/y")
    list.append(contentsOf: upstream) { name in !name.isEqual(to: "drop") }
    #expect(list.strings.map(\.name) == [":method", ":scheme", ":authority", ":path", "keep"])
    #expect(list[":authority"] == "outer")
  }

  @Test(arguments: [("", "x"), ("a b", "x"), (":path", "x"), ("a", "x\r\ny"), ("a", "x\0"), ("a", " x"), ("ä", "x")])
  func whatHTTP2CannotCarryIsRefused(name: String, value: String) {
    var list = HTTP2HeaderList()
    #expect(throws: HTTP2Error.invalidField) { try list.append(checking: name, value) }
    #expect(list.isEmpty)
  }

  @Test(arguments: [0, 7, 10, 429, -1, -90, Int.max, Int.min]) func numbersArePrintedInDecimal(number: Int) {
    #expect(withDecimalDigits(number) { String(decoding: $0, as: UTF8.self) } == String(number))
  }
}

@Suite struct OutputQueueTests {
  @Test func bytesComeOutInOrderWhateverTheSizes() {
    var queue = OutputQueue()
    var expected: [UInt8] = []
    var received: [UInt8] = []
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 9_000, alignment: 1)
    defer { room.deallocate() }
    for round in 0..<300 {
      let piece = [UInt8](repeating: UInt8(truncatingIfNeeded: round), count: (round * 7_919) % 23_000)
      expected += piece
      if round % 3 == 0 { piece.withUnsafeBytes { queue.append($0) } } else { queue.append(piece) }
      let count = queue.read(into: room.baseAddress!, room: (round * 104_729) % 9_000)
      received += room[..<count]
      #expect(queue.count == expected.count - received.count)
    }
    while !queue.isEmpty {
      received += room[..<queue.read(into: room.baseAddress!, room: 9_000)]
    }
    #expect(received == expected)
  }
}

@Suite struct FrameMeterTests {
  private func bytes(_ meter: inout FrameMeter, _ bytes: [UInt8], nowMs: Int64 = 0) -> HTTP2Error? {
    bytes.withUnsafeBytes { meter.read($0, nowMs: nowMs) }
  }

  private let traffic =
    preface + Frame(.settings, [UInt8](repeating: 0, count: 6)).bytes + headersFrame(1, end: false)
    + Frame(.data, flags: Frame.padded, stream: 1, [1, 7, 0]).bytes + Frame(.data, flags: Frame.padded, stream: 1, [2, 0, 0]).bytes
    + Frame(.priority, stream: 1, [0, 0, 0, 3, 1]).bytes + Frame(.data, stream: 1, [UInt8](repeating: 4, count: 300)).bytes
    + Frame(.data, stream: 1).bytes

  @Test func countingDoesNotDependOnHowBytesAreCut() {
    // Two empty DATA frames are in there: a budget of one is always exceeded by the last frame, wherever the cut.
    var limits = HTTP2Limits.publicServer
    limits.emptyData = .init(burst: 1, perSecond: 0)
    for cut in 0...traffic.count {
      var meter = FrameMeter(limits: limits, isServer: true, nowMs: 0)
      let first = bytes(&meter, Array(traffic[..<cut]))
      let second = bytes(&meter, Array(traffic[cut...]))
      #expect((cut == traffic.count ? first : second) == .flood(.emptyData), "cut at \(cut)")
      #expect(cut == traffic.count || first == nil)
    }
  }

  @Test func aHeaderBlockIsTimedFromItsFirstFrameToItsLastByte() {
    var meter = FrameMeter(limits: .publicServer, isServer: false, nowMs: 0)
    #expect(bytes(&meter, Frame(.settings).bytes, nowMs: 4) == nil)
    #expect(bytes(&meter, Frame(.headers, stream: 1, [1, 2, 3]).bytes, nowMs: 5) == nil)
    #expect(meter.headerBlockSinceMs == 5)
    let last = Frame(.continuation, flags: Frame.endHeaders, stream: 1, [4]).bytes
    #expect(bytes(&meter, Array(last.dropLast()), nowMs: 9) == nil)
    #expect(meter.headerBlockSinceMs == 5)
    #expect(bytes(&meter, [4], nowMs: 10) == nil)
    #expect(meter.headerBlockSinceMs == nil)
    #expect(bytes(&meter, Frame(.headers, flags: Frame.endHeaders, stream: 3).bytes, nowMs: 11) == nil)
    #expect(meter.headerBlockSinceMs == nil)
  }

  @Test func aBucketRefillsWithTimeUpToItsBurst() {
    var bucket = TokenBucket(.init(burst: 2, perSecond: 4), nowMs: 0)
    func take(at moments: Int64...) -> [Bool] { moments.map { bucket.take(nowMs: $0) } }
    #expect(take(at: 0, 0, 0, 249) == [true, true, false, false])
    #expect(take(at: 250, 250) == [true, false])
    #expect(take(at: .max, .max, .max) == [true, true, false])
    bucket.earn(1)
    #expect(take(at: 0) == [true])
  }

  @Test func theLastStreamsThatEndedAreKnown() {
    var ended = EndedStreams()
    #expect(!ended.contains(0) && !ended.contains(1))
    for number in 0..<100 as Range<UInt32> { ended.note(number * 2 + 1) }
    #expect((0..<100 as Range<UInt32>).map { ended.contains($0 * 2 + 1) } == (0..<100).map { $0 >= 36 })
    #expect(!ended.contains(201) && !ended.contains(2))
  }

  @Test func theMeterSaysWhereTheOffenceBegan() {
    let good = preface + Frame(.settings).bytes + headersFrame(1)
    let bad = Frame(.priority, stream: 3, [0, 0, 0, 3, 1]).bytes
    for cut in 0...(good.count + bad.count - 1) {
      var meter = FrameMeter(limits: .publicServer, isServer: true, nowMs: 0)
      let all = good + bad
      let first = bytes(&meter, Array(all[..<cut]))
      let second = first ?? bytes(&meter, Array(all[cut...]))
      #expect(second == .violation(.protocolError))
      #expect(meter.errorOffset == (first == nil ? max(0, good.count - cut) : good.count), "cut at \(cut)")
    }
  }

  @Test func whatIsOpenIsKnownAndEverythingElseHasEnded() {
    var streams = OpenStreams()
    for id in stride(from: UInt32(1), through: 399, by: 2) { streams.append(id) }
    streams.remove(3)
    streams.closed(5)
    #expect(streams.contains(1) && !streams.contains(3) && !streams.contains(5))
    #expect(!streams.wasClosedByUs(3) && streams.wasClosedByUs(5))
    // The peer's last word on it has come: nothing more may.
    streams.remove(5)
    #expect(!streams.wasClosedByUs(5))
    // As many as may be on their way, not more.
    for id in stride(from: UInt32(401), through: 401 + 2 * 256, by: 2) {
      streams.append(id)
      streams.closed(id)
    }
    #expect(!streams.wasClosedByUs(401) && streams.wasClosedByUs(403) && streams.contains(399))
  }

  @Test(arguments: [Frame.Kind.data, .headers]) func whatComesOnAStreamThatEndedLongAgoEndsTheConnection(kind: Frame.Kind) {
    var meter = FrameMeter(limits: .publicServer, isServer: true, nowMs: 0)
    var start = preface + Frame(.settings).bytes
    for id in stride(from: UInt32(1), through: 2_001, by: 2) { start += headersFrame(id) }
    #expect(bytes(&meter, start) == nil)
    #expect(bytes(&meter, Frame(kind, flags: Frame.endHeaders, stream: 1, [0x82]).bytes) == .violation(.streamClosed))
  }

  @Test func whatWasOnItsWayIsReadForARoundTripAndNotForEver() {
    var meter = FrameMeter(limits: .publicServer, isServer: true, nowMs: 0)
    #expect(bytes(&meter, preface + Frame(.settings).bytes + Frame(.headers, flags: Frame.endHeaders, stream: 1, [0x83]).bytes) == nil)
    meter.closed(1)
    let late = Frame(.data, stream: 1, [7]).bytes
    var count = 0
    var error: HTTP2Error?
    while error == nil, count < 10_000 {
      error = bytes(&meter, late)
      count += 1
    }
    #expect(error == .flood(.lateFrames))
    #expect(count == HTTP2Limits.publicServer.lateFrames.burst + 1)
  }

  @Test func numbersJumpedOverAreKnown() {
    var streams = SkippedStreams()
    #expect([1, 3, 9, 5, 7, 3, 9, 11].map { streams.use($0) } == [true, true, true, false, false, true, true, true])
  }
}

@Suite struct LifetimeTests {
  @Test func sessionsAndStreamsAreFreed() throws {
    weak var session: HTTP2Session?
    weak var finished: HTTP2Stream?
    weak var open: HTTP2Stream?
    do {
      let server = try Peer(.server)
      let client = try Peer(.client, .upstreamClient)
      session = server.session
      try client.get()
      try client.post([1, 2, 3])
      exchange(client, server)
      try server.session.respond(server.streams[1]!, status: 200, body: .complete([1]))
      exchange(client, server)
      finished = server.streams[1]
      open = server.streams[3]
      server.streams = [:]
      #expect(finished == nil)
      #expect(open != nil)
    }
    #expect(session == nil)
    #expect(open == nil)
  }

  @Test func aHeaderListThatIsKeptIsNotReused() throws {
    let server = try Peer.echo()
    let client = try Peer(.client, .upstreamClient)
    try client.get("/kept")
    exchange(client, server)
    let kept = try #require(server.streams[1]).headers
    server.streams = [:]
    for _ in 0..<20 {
      try client.get("/other")
      exchange(client, server)
      server.streams = [:]
    }
    #expect(kept[":path"] == "/kept")
  }
}
