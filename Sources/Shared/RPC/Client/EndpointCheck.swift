internal import EventLoop
internal import HTTP2

/// Asks one endpoint after its health, again and again, on the connection that requests use. Confined to its loop.
final class EndpointCheck: UpstreamExchange, LoopTimerTarget {
  let kind = ExchangeKind.check
  /// Text of the last answer when it was not good.
  private(set) var complaint: String?

  /// As much of a page as helps an operator.
  private static let pageBytesMax = 200

  private unowned let endpoint: UpstreamEndpoint
  private let path: String
  private let pool: UpstreamPool
  private let timer: LoopTimer
  private var stream: HTTP2Stream?
  private var connection: HTTPConnection?
  private var page: [UInt8] = []
  private var isEnded = false
  /// Whether a request was sent since the last question.
  private var isUsed = false
  /// Whether the pause is the longer one.
  private var isResting = false

  init(_ endpoint: UpstreamEndpoint, path: String, _ pool: UpstreamPool) {
    self.endpoint = endpoint
    self.path = path
    self.pool = pool
    timer = LoopTimer(on: pool.loop)
  }

  /// Asks now, and from now on; nothing new while an answer is awaited.
  func begin() {
    guard !isEnded, stream == nil else { return }
    guard let connection = endpoint.connections.first else { return pause() }
    send(on: connection)
  }

  /// A request was sent: an endpoint that was left alone is asked at once.
  func used() {
    isUsed = true
    guard isResting, !isEnded, stream == nil else { return }
    isResting = false
    timer.arm(after: .milliseconds(1), self)
  }

  func end() {
    isEnded = true
    timer.cancel()
  }

  func send(on connection: HTTPConnection) {
    let headers = HTTP2HeaderList.request(method: "GET", authority: pool.upstream.name, path: path)
    page = []
    self.connection = connection
    do {
      stream = try connection.request(headers, body: .none, context: self)
      timer.arm(after: .milliseconds(pool.upstream.limits.checkMsMax), self)
    } catch {
      // No stream is free, or the connection is about to end: that says nothing of the process.
      pause()
    }
  }

  func failed(_ error: RPCError) {}

  func began(_ stream: HTTP2Stream, isEnd: Bool) {
    if isEnd { ended(stream) }
  }

  func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {
    connection?.consume(stream, bytes.count)
    if page.count < Self.pageBytesMax { page.append(contentsOf: bytes.prefix(Self.pageBytesMax - page.count)) }
  }

  func ended(_ stream: HTTP2Stream) {
    guard stream === self.stream else { return }
    let isPassed = stream.status == 200
    complaint = isPassed ? nil : String(decoding: page, as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: ", ")
    finish(isPassed ? .passed : .notReady)
  }

  /// With the connection; its loss is counted where it is noticed.
  func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    guard stream === self.stream else { return }
    self.stream = nil
    pause()
  }

  func writable(_ stream: HTTP2Stream) {}

  func timerFired(_ timer: LoopTimer) {
    guard let stream else { return begin() }
    complaint = "no answer within \(pool.upstream.limits.checkMsMax) ms"
    self.stream = nil
    connection?.reset(stream, .cancel)
    finish(.unanswered)
  }

  private func finish(_ result: EndpointHealth.CheckResult) {
    stream = nil
    let asked = connection
    connection = nil
    endpoint.checked(result, on: asked)
    pause()
  }

  /// With everything else that looks now and then.
  private func pause() {
    connection = nil
    guard !isEnded else { return }
    let limits = pool.upstream.limits
    isResting = !isUsed && endpoint.isWell
    isUsed = false
    timer.arm(atMilliseconds: pool.loop.beat(after: .milliseconds(limits.checkIntervalMs * (isResting ? limits.restingChecks : 1))), self)
  }
}
