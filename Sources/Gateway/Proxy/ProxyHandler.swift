import EventLoop
import HTTP2
import Identity
import RPC
import Timekeeping

/// The public side of one loop: finds the route of each request, checks who calls, hands the request on. Never decodes a body.
/// Confined to its loop.
final class ProxyHandler: HTTPHandler {
  let loop: Loop
  let time: any TimeSource
  let timers: LoopTimerPool
  let load: LoadGuard
  private let routes: PathTable<Route>
  private let pages: PathTable<ServedPage>
  private let sessions: SessionGate
  private var streaming: [ObjectIdentifier: ProxyExchange] = [:]
  private var requestCount: UInt64 = 0
  private let requestPrefix: String

  init(
    _ routes: PathTable<Route>, _ pages: PathTable<ServedPage>, _ sessions: SessionGate, on loop: Loop, time: any TimeSource,
    requestPrefix: String, overload: OverloadLimits = OverloadLimits()
  ) {
    self.routes = routes
    self.pages = pages
    self.sessions = sessions
    self.loop = loop
    self.time = time
    self.requestPrefix = requestPrefix
    timers = LoopTimerPool(on: loop)
    load = LoadGuard(overload, on: loop)
  }

  func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
    if let route = stream.withPath({ routes[$0.withoutQuery] }) {
      forward(stream, connection, route, isEnd: isEnd)
    } else if let page = stream.withPath({ pages[$0.withoutQuery] }) {
      answer(stream, connection, with: page.make())
    } else {
      let error = RPCError(.unimplemented, reason: "METHOD_UNKNOWN", message: "no such method")
      give(ConnectAnswer(error, isStreaming: false), to: stream, on: connection, isEnd: isEnd)
    }
  }

  private func forward(_ stream: HTTP2Stream, _ connection: HTTPConnection, _ route: Route, isEnd: Bool) {
    let isRead = route.row.idempotency == .read && !route.row.isServerStreaming
    guard stream.method == .post || (isRead && stream.method == .get) else {
      return refuseMethod(stream, connection, isRead: isRead)
    }
    do throws(RPCError) {
      guard load.admits() else { throw load.refusal }
      let now = time.now()
      let caller = try sessions.caller(of: stream.headers, for: route.row, at: now)
      let exchange = ProxyExchange(stream, connection, route, self)
      try exchange.prepare(caller, at: now, requestID: nextRequestID())
      stream.context = exchange
      if !route.row.isServerStreaming { load.callBegan() }
      if isEnd { exchange.requestEnded() }
    } catch {
      give(ConnectAnswer(error, isStreaming: route.row.isServerStreaming), to: stream, on: connection, isEnd: isEnd)
    }
  }

  /// Answers a request whose body nobody wants: at once when it has ended or is announced to be large, otherwise when it has ended,
  /// because some clients take an answer in the middle of their sending for a failure.
  func give(_ answer: ConnectAnswer, to stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
    let isLarge = (stream.headers.integer("content-length") ?? 0) > Discard.bytesMax
    let discard = Discard(isEnd || isLarge ? nil : answer)
    stream.context = discard
    if discard.answer == nil {
      connection.respond(stream, status: answer.status, headers: answer.headers, body: .complete(answer.body))
    }
  }

  private func refuseMethod(_ stream: HTTP2Stream, _ connection: HTTPConnection, isRead: Bool) {
    var headers = HTTP2HeaderList()
    headers.append("allow", isRead ? "GET, POST" : "POST")
    connection.respond(stream, status: 405, headers: headers, body: .none)
    stream.context = Discard(nil)
  }

  // MARK: The end

  /// A streaming exchange that goes on; ended when the process ends.
  func remember(_ exchange: ProxyExchange) { streaming[ObjectIdentifier(exchange)] = exchange }
  func forget(_ exchange: ProxyExchange) { streaming[ObjectIdentifier(exchange)] = nil }

  func endStreams() {
    for exchange in streaming.values { exchange.endForRestart() }
  }

  private func answer(_ stream: HTTP2Stream, _ connection: HTTPConnection, with page: RPCServer.Page) {
    var headers = HTTP2HeaderList()
    headers.append("content-type", page.contentType)
    headers.append("cache-control", "max-age=300")
    guard stream.method == .get || stream.method == .head else {
      headers = HTTP2HeaderList()
      headers.append("allow", "GET, HEAD")
      return connection.respond(stream, status: 405, headers: headers, body: .none)
    }
    connection.respond(stream, status: page.status, headers: headers, body: .complete(Array(page.body.utf8)))
  }

  /// Unique over the process's life and, by its random prefix, over processes.
  private func nextRequestID() -> String {
    requestCount += 1
    return requestPrefix + String(requestCount, radix: 36)
  }

  // MARK: What follows the headers

  func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {
    switch stream.context {
    case let exchange as ProxyExchange: exchange.requestData(bytes)
    case let discard as Discard: discard.received(bytes.count, stream, connection)
    default: connection.consume(stream, bytes.count)
    }
  }

  func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {
    switch stream.context {
    case let exchange as ProxyExchange: exchange.requestEnded()
    case let discard as Discard: discard.ended(stream, connection)
    default: break
    }
  }

  func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {
    (stream.context as? ProxyExchange)?.clientClosed()
  }

  func streamWritable(_ stream: HTTP2Stream, on connection: HTTPConnection) {
    (stream.context as? ProxyExchange)?.clientWritable()
  }

  func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {}
}

/// Reads the rest of a body that nobody wants, so that the peer sees the answer before the stream is reset.
final class Discard {
  static let bytesMax = 262_144

  /// Given when the body has ended or has become too long; nil when it was given already.
  private(set) var answer: ConnectAnswer?
  private var count = 0

  init(_ answer: ConnectAnswer?) {
    self.answer = answer
  }

  func received(_ bytes: Int, _ stream: HTTP2Stream, _ connection: HTTPConnection) {
    count += bytes
    connection.consume(stream, bytes)
    if count > Self.bytesMax * 2 { return connection.reset(stream, .noError) }
    if count > Self.bytesMax { give(stream, connection) }
  }

  func ended(_ stream: HTTP2Stream, _ connection: HTTPConnection) {
    give(stream, connection)
  }

  private func give(_ stream: HTTP2Stream, _ connection: HTTPConnection) {
    guard let answer else { return }
    self.answer = nil
    connection.respond(stream, status: answer.status, headers: answer.headers, body: .complete(answer.body))
  }
}
