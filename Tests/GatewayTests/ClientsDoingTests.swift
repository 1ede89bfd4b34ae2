import CairnProto
import CairnServices
import EventLoop
import HTTP2
import Observability
import Protobuf
import Testing
import Timekeeping

@testable import Gateway
@testable import RPC

/// Faults are what is ours to mend: what a client does is none, whatever code the protocol has for it.
@Suite struct ClientsDoingTests {
  private static let stream: (StaticString, String) = ("content-type", "application/connect+proto")

  /// Of each call of a method that the gateway has told of, in order, whether it was one of ours to mend.
  private static func faults(of method: MethodRow, in log: String) -> [Bool] {
    log.split(separator: "\n").filter { $0.contains("\"\(method.path)\"") }.map { $0.contains(#""level":"warning""#) }
  }

  @Test func aCompressedMessageThatWasNotAnnouncedIsItsSendersDoing() async throws {
    let log = try await House.log { house async throws in
      let message = Envelope.wrap(Gzip.compress(CountRequest(count: 1).encoded()), flags: Envelope.compressedFlag)
      let answer = try await house.raw("POST", House.count, [Self.stream], body: message)
      #expect(answer.status == 200 && answer.text.contains(#""code":"internal""#))
      #expect(answer.values("cairn-clients-doing").isEmpty)
      // An error of ours is one still.
      let own = Envelope.wrap(CountRequest(errorCode: "internal").encoded())
      #expect(try await house.raw("POST", House.count, [Self.stream], body: own).text.contains(#""code":"internal""#))
    }
    #expect(Self.faults(of: BenchServiceMethods.count, in: log) == [false, true])
  }

  @Test func aStreamThatIsAskedForInAnUnknownTypeIsItsClientsDoing() async throws {
    let log = try await House.log { house async throws in
      #expect(try await house.raw("POST", House.count, [("content-type", "text/plain")], body: [1]).status == 415)
    }
    #expect(Self.faults(of: BenchServiceMethods.count, in: log) == [false])
  }

  /// Sends all but the last byte at once, and that one after a pause.
  private final class Dawdler: UpstreamExchange, LoopTimerTarget {
    private let headers: HTTP2HeaderList
    private let body: [UInt8]
    private let pauseMs: Int64
    private var continuation: UnsafeContinuation<Int, any Error>?
    private var timer: LoopTimer?
    private var stream: HTTP2Stream?
    private var connection: HTTPConnection?

    init(_ headers: HTTP2HeaderList, _ body: [UInt8], pauseMs: Int64, _ continuation: UnsafeContinuation<Int, any Error>) {
      self.headers = headers
      self.body = body
      self.pauseMs = pauseMs
      self.continuation = continuation
    }

    func send(on connection: HTTPConnection) {
      guard let stream = try? connection.request(headers, body: .streaming, context: self) else { return finish(0) }
      self.connection = connection
      self.stream = stream
      connection.send(stream, Array(body.dropLast()))
      let timer = LoopTimer(on: connection.loop)
      timer.arm(after: .milliseconds(pauseMs), self)
      self.timer = timer
    }

    func timerFired(_ timer: LoopTimer) {
      guard let stream, let connection else { return }
      connection.send(stream, [body[body.count - 1]])
      connection.finish(stream)
    }

    func failed(_ error: RPCError) { finish(0) }
    func began(_ stream: HTTP2Stream, isEnd: Bool) { finish(stream.status) }
    func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) { connection?.consume(stream, bytes.count) }
    func ended(_ stream: HTTP2Stream) {}
    func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) { finish(0) }
    func writable(_ stream: HTTP2Stream) {}

    private func finish(_ status: Int) {
      continuation?.resume(returning: status)
      continuation = nil
      timer?.cancel()
      timer = nil
    }
  }

  /// A call that would take twenty seconds and is given less.
  private static func dawdle(_ house: House, timeMs: Int, pauseMs: Int64) async throws -> Int {
    var headers = HTTP2HeaderList.request(authority: "test", path: House.echo)
    headers.append("content-type", "application/json")
    headers.append("connect-timeout-ms", "\(timeMs)")
    let body = Array(#"{"delayMs":20000}"#.utf8)
    return try await withUnsafeThrowingContinuation { house.loop.pool(to: house.door).send(Dawdler(headers, body, pauseMs: pauseMs, $0)) }
  }

  @Test func aLastByteThatComesWhenTheTimeIsNearlyOverIsItsSendersDoing() async throws {
    let log = try await House.log { house async throws in
      #expect(try await Self.dawdle(house, timeMs: 5_000, pauseMs: 4_300) == 504)
      #expect(try await Self.dawdle(house, timeMs: 5_000, pauseMs: 1) == 504)
    }
    #expect(Self.faults(of: BenchServiceMethods.echo, in: log) == [false, true])
  }

  /// A method that may take ten seconds may well need more than four.
  @Test func lessThanHalfOfTheMethodsTimeIsItsClientsDoing() async throws {
    let log = try await House.log { house async throws in
      #expect(try await Self.dawdle(house, timeMs: 1_500, pauseMs: 1) == 504)
    }
    #expect(Self.faults(of: BenchServiceMethods.echo, in: log) == [false])
    let half = BenchServiceMethods.echo.timeoutMsMax / 2
    for (timeMs, isOwn) in [(999, true), (half - 1, true), (half, false), (half * 2, false)] {
      var headers = HTTP2HeaderList()
      headers.append("connect-timeout-ms", timeMs)
      #expect(try ClientsTime(headers, BenchServiceMethods.echo, atMs: 0).isOwn == isOwn, "\(timeMs)")
    }
  }

  /// What the operator is woken for is how long people wait for us, and not how long they take to send and to read.
  @Test func onlyTimeThatWeTakeIsMeasured() {
    var facts = RequestFacts(
      requestID: 1, trace: TraceContext(traceHigh: 1, traceLow: 2, spanID: 1, isSampled: false), keepsTraceState: false,
      address: .unknown, time: Moment(microseconds: 0), startMs: 100)
    #expect(facts.waitedMs(at: 130, .ok) == 30, "answered when it came")
    facts.wholeMs = nil
    #expect(facts.waitedMs(at: 5_000, RequestOutcome(code: .resourceExhausted)) == nil, "half sent, and refused after a while")
    facts.wholeMs = 2_100
    #expect(facts.waitedMs(at: 2_140, .ok) == 40, "a body that took two seconds")
    #expect(facts.waitedMs(at: 2_800, .outOfClientsTime) == nil && facts.waitedMs(at: 3_400, .outOfClientsTime) == 1_300)
    #expect(facts.waitedMs(at: 3_400, .canceled) == 1_300 && facts.waitedMs(at: 3_400, RequestOutcome(code: .deadlineExceeded)) == 1_300)
    facts.answerMs = 2_110
    #expect(facts.waitedMs(at: 9_000, .ok) == 10, "a large answer over a slow network")
  }
}
