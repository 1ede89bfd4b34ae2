import CairnProto
import CairnServices
import EventLoop
import HTTP2
import Observability
import RPC
import Synchronization
import Testing

/// Streams that keep no task while they have nothing to say.
@Suite struct ParkedStreamTests {
  /// What a stream under test is to do, and what was seen of it.
  private final class Script: Sendable {
    struct State {
      /// Told to the caller, with each turn; nil for nothing.
      var number: Int32? = 0
      var paddingBytes = 0
      var pause: Duration? = .seconds(60)
      /// How long a turn takes.
      var length: Duration?
      /// How long the handler takes to return after it has handed over.
      var handlerLength: Duration?
      var error: RPCError?
      var turns = 0
      var silentTurns = 0
      /// The handler and turns that have not returned.
      var running = 0
      var runningMost = 0
      var cancelledTurns = 0
      var ends = 0
      var endedDuringTurn = false
      var requestIDs: Set<String> = []

      mutating func begin() {
        running += 1
        runningMost = max(runningMost, running)
      }
    }

    let bell = LoopBell()
    private let state = Mutex(State())

    var seen: State { state.withLock { $0 } }
    func change(_ body: (inout sending State) -> Void) { state.withLock { body(&$0) } }

    /// Something happens that the caller is told of.
    func tell(_ number: Int32) {
      change { $0.number = number }
      bell.ring()
    }

    /// Waits, at most ten seconds, until something is so.
    func wait(on loop: Loop, until isSo: @Sendable (State) -> Bool) async throws {
      for _ in 0..<2_000 where !isSo(seen) { try await loop.sleep(for: .milliseconds(5)) }
      #expect(isSo(seen))
    }
  }

  private final class Scripted: ParkedStream {
    private let script: Script
    init(_ script: Script) { self.script = script }

    var bell: LoopBell { script.bell }

    func turn(isSilent: Bool) async throws -> StreamTurn<CountResponse> {
      script.change { state in
        state.turns += 1
        state.silentTurns += isSilent ? 1 : 0
        state.begin()
        state.requestIDs.insert(LogContext.current?.requestID ?? "none")
      }
      defer { script.change { $0.running -= 1 } }
      let now = script.seen
      if let length = now.length {
        do { try await Loop.current?.sleep(for: length) } catch {
          script.change { $0.cancelledTurns += 1 }
          throw error
        }
      }
      if let error = script.seen.error { throw error }
      let padding = [UInt8](repeating: 0, count: now.paddingBytes)
      return StreamTurn(now.number.map { EncodedResponse(CountResponse(number: $0, padding: padding), .proto) }, pause: now.pause)
    }

    func end() {
      script.change { state in
        state.ends += 1
        state.endedDuringTurn = state.endedDuringTurn || state.running > 0
      }
    }
  }

  /// A server whose Count goes on by turns, and whose other methods are the usual ones.
  private static func run(_ script: Script, _ body: @escaping @Sendable (TestServer) async throws -> Void) async throws {
    let counting = RPCMethod.serverStreaming(BenchServiceMethods.count) {
      (request: CountRequest, _, responses: ResponseStream<CountResponse>) in
      script.change { $0.begin() }
      defer { script.change { $0.running -= 1 } }
      responses.park(Scripted(script))
      if let length = script.seen.handlerLength { try await Loop.current?.sleep(for: length) }
      if let code = RPCCode(rawValue: request.errorCode) { throw RPCError(code, told: "AS_ASKED") }
    }
    let publishing = RPCMethod.unary(BenchServiceMethods.publish) { (request: PublishRequest, _) in
      script.tell(Int32(request.number))
      return PublishResponse()
    }
    try await TestServer.run(with: { $0.methods = [counting, publishing] }, body)
    #expect(script.seen.ends == 1, "once, whatever has ended it")
    #expect(!script.seen.endedDuringTurn && script.seen.running == 0)
    #expect(script.seen.runningMost <= 1)
  }

  @Test func aTurnAtFirstAndOneForEachRing() async throws {
    let script = Script()
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest())
      #expect(try await stream.next()?.number == 0)
      let other = Loop()
      defer { other.stop() }
      for number in 1...100 as ClosedRange<Int32> {
        if number % 2 == 0 { script.tell(number) } else { try await other.run { script.tell(number) } }
        #expect(try await stream.next()?.number == number)
      }
      #expect(script.seen.turns == 101 && script.seen.silentTurns == 0)
      stream.cancel()
      try await script.wait(on: test.loop) { $0.ends == 1 }
      script.tell(7)
      try await test.loop.sleep(for: .milliseconds(20))
      #expect(script.seen.turns == 101, "nobody is there to take it")
    }
  }

  @Test func ringsDuringATurnLeadToOneMore() async throws {
    let script = Script()
    script.change { $0.length = .milliseconds(50) }
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest())
      try await script.wait(on: test.loop) { $0.running == 1 }
      for number in 1...5 as ClosedRange<Int32> { script.tell(number) }
      #expect(try await stream.next()?.number == 0)
      #expect(try await stream.next()?.number == 5)
      try await test.loop.sleep(for: .milliseconds(150))
      #expect(script.seen.turns == 2)
      stream.cancel()
      try await script.wait(on: test.loop) { $0.ends == 1 }
    }
  }

  @Test func aTurnWithoutNewsSaysNothing() async throws {
    let script = Script()
    script.change { $0.number = nil }
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest())
      for turns in 1...3 {
        try await script.wait(on: test.loop) { $0.turns == turns }
        try await test.loop.sleep(for: .milliseconds(5))
        script.bell.ring()
      }
      script.tell(9)
      #expect(try await stream.next()?.number == 9)
      stream.cancel()
      try await script.wait(on: test.loop) { $0.ends == 1 }
    }
  }

  @Test func silenceLeadsToATurnThatKnowsIt() async throws {
    let script = Script()
    script.change { $0.pause = .milliseconds(20) }
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest())
      for _ in 0..<5 { #expect(try await stream.next() != nil) }
      let seen = script.seen
      #expect(seen.silentTurns == seen.turns - 1)
      stream.cancel()
      try await script.wait(on: test.loop) { $0.ends == 1 }
    }
  }

  @Test func everyTurnIsLoggedAsItsCall() async throws {
    let script = Script()
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest(), CallOptions(requestID: "the-stream"))
      #expect(try await stream.next()?.number == 0)
      // Rung on the same loop, in the task of another call.
      _ = try await test.client.publish(PublishRequest(number: 3), CallOptions(requestID: "the-publisher"))
      #expect(try await stream.next()?.number == 3)
      #expect(script.seen.requestIDs == ["the-stream"])
      stream.cancel()
      try await script.wait(on: test.loop) { $0.ends == 1 }
    }
  }

  @Test func noTurnUntilTheHandlerHasReturned() async throws {
    let script = Script()
    script.change { $0.handlerLength = .milliseconds(500) }
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest())
      try await script.wait(on: test.loop) { $0.running == 1 }
      for number in 1...3 as ClosedRange<Int32> { script.tell(number) }
      #expect(script.seen.turns == 0)
      #expect(try await stream.next()?.number == 3)
      try await test.loop.sleep(for: .milliseconds(20))
      #expect(script.seen.turns == 1, "what rang before is in the first")
      script.tell(4)
      #expect(try await stream.next()?.number == 4)
      stream.cancel()
      try await script.wait(on: test.loop) { $0.ends == 1 }
    }
  }

  // MARK: The reader's pace

  @Test func whoDoesNotReadIsNotSpokenTo() async throws {
    let script = Script()
    script.change { state in
      state.paddingBytes = 60_000
      state.pause = nil
    }
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest())
      #expect(try await stream.next() != nil)
      try await test.loop.sleep(for: .milliseconds(300))
      let turns = script.seen.turns
      #expect(turns < 20, "what is kept for a reader is bounded")
      try await test.loop.sleep(for: .milliseconds(100))
      #expect(script.seen.turns == turns)
      for _ in 0..<turns + 50 { #expect(try await stream.next()?.padding.count == 60_000) }
      stream.cancel()
      try await script.wait(on: test.loop) { $0.ends == 1 }
    }
  }

  @Test func aRingWhileTheReaderIsSlowIsNotLost() async throws {
    let script = Script()
    script.change { state in
      state.paddingBytes = 60_000
      state.pause = nil
    }
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest())
      try await test.loop.sleep(for: .milliseconds(300))
      let turns = script.seen.turns
      script.change { state in
        state.paddingBytes = 0
        state.pause = .seconds(60)
      }
      script.tell(4)
      try await test.loop.sleep(for: .milliseconds(50))
      #expect(script.seen.turns == turns, "nobody has read what was said before")
      for _ in 0..<turns { #expect(try await stream.next()?.number == 0) }
      #expect(try await stream.next()?.number == 4)
      stream.cancel()
      try await script.wait(on: test.loop) { $0.ends == 1 }
    }
  }

  // MARK: The end

  @Test(arguments: [false, true]) func anErrorOfATurnEndsTheCall(isFirst: Bool) async throws {
    let script = Script()
    let error = RPCError(.aborted, told: "AS_ASKED")
    if isFirst { script.change { $0.error = error } }
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest())
      if !isFirst {
        #expect(try await stream.next() != nil)
        script.change { $0.error = error }
        script.bell.ring()
      }
      let seen = await #expect(throws: RPCError.self) { _ = try await stream.next() }
      #expect(seen?.code == .aborted && seen?.reason == "AS_ASKED")
    }
  }

  @Test func aHandlerThatThrowsAfterHandingOverEndsTheCall() async throws {
    let script = Script()
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest(errorCode: "not_found"))
      let seen = await #expect(throws: RPCError.self) { _ = try await stream.next() }
      #expect(seen?.code == .notFound)
      #expect(script.seen.turns == 0)
    }
  }

  @Test func aReaderWhoGoesBeforeTheHandlerHasReturnedCancelsIt() async throws {
    let script = Script()
    script.change { $0.handlerLength = .seconds(60) }
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest())
      try await script.wait(on: test.loop) { $0.running == 1 }
      stream.cancel()
      try await script.wait(on: test.loop) { $0.ends == 1 }
      #expect(script.seen.turns == 0)
    }
  }

  @Test(arguments: [nil, Duration.milliseconds(20)]) func aReaderWhoGoesDuringTheFirstTurnCancelsIt(handlerLength: Duration?) async throws {
    let script = Script()
    script.change { state in
      state.length = .seconds(60)
      state.handlerLength = handlerLength
    }
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest())
      try await script.wait(on: test.loop) { $0.turns == 1 }
      stream.cancel()
      try await script.wait(on: test.loop) { $0.ends == 1 }
      #expect(script.seen.cancelledTurns == 1)
    }
  }

  @Test(arguments: [nil, Duration.seconds(60)]) func itsTimeMayBeOver(turnLength: Duration?) async throws {
    let script = Script()
    script.change { $0.length = turnLength }
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest(), CallOptions(timeout: .milliseconds(300)))
      let seen = await #expect(throws: RPCError.self) { while try await stream.next() != nil {} }
      #expect(seen?.code == .deadlineExceeded)
      try await script.wait(on: test.loop) { $0.ends == 1 }
    }
  }

  @Test(arguments: [nil, Duration.seconds(60)]) func aServiceThatEndsSaysSo(turnLength: Duration?) async throws {
    let script = Script()
    try await Self.run(script) { test in
      let stream = try await test.client.count(CountRequest())
      #expect(try await stream.next() != nil)
      if turnLength != nil {
        script.change { $0.length = turnLength }
        script.bell.ring()
        try await script.wait(on: test.loop) { $0.running == 1 }
      }
      test.server.value.beginDraining()
      test.server.value.finishDraining()
      let seen = await #expect(throws: RPCError.self) { _ = try await stream.next() }
      #expect(seen?.code == .unavailable)
      try await script.wait(on: test.loop) { $0.ends == 1 }
      #expect(test.server.value.liveStreamCount == 0)
    }
  }
}
