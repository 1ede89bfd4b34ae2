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
  private let routes: PathTable<Route>
  private let pages: PathTable<ServedPage>
  private let sessions: SessionGate
  private var requestCount: UInt64 = 0
  private let requestPrefix: String

  init(
    _ routes: PathTable<Route>, _ pages: PathTable<ServedPage>, _ sessions: SessionGate, on loop: Loop, time: any TimeSource,
    requestPrefix: String
  ) {
    self.routes = routes
    self.pages = pages
    self.sessions = sessions
    self.loop = loop
    self.time = time
    self.requestPrefix = requestPrefix
    timers = LoopTimerPool(on: loop)
  }

  func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
    if let route = stream.withPath({ routes[$0.withoutQuery] }) {
      forward(stream, connection, route, isEnd: isEnd)
    } else if let page = stream.withPath({ pages[$0.withoutQuery] }) {
      answer(stream, connection, with: page.make())
    } else {
      refuse(stream, connection, RPCError(.unimplemented, reason: "METHOD_UNKNOWN", message: "no such method"), isStreaming: false)
    }
  }

  private func forward(_ stream: HTTP2Stream, _ connection: HTTPConnection, _ route: Route, isEnd: Bool) {
    do throws(RPCError) {
      let now = time.now()
      let caller = try sessions.caller(of: stream.headers, for: route.row, at: now)
      let exchange = ProxyExchange(stream, connection, route, self)
      try exchange.prepare(caller, at: now, requestID: nextRequestID())
      stream.context = exchange
      if isEnd { exchange.requestEnded() }
    } catch {
      refuse(stream, connection, error, isStreaming: route.row.isServerStreaming)
    }
  }

  private func refuse(_ stream: HTTP2Stream, _ connection: HTTPConnection, _ error: RPCError, isStreaming: Bool) {
    let answer = ConnectAnswer(error, isStreaming: isStreaming)
    connection.respond(stream, status: answer.status, headers: answer.headers, body: .complete(answer.body))
    stream.context = Discard()
  }

  private func answer(_ stream: HTTP2Stream, _ connection: HTTPConnection, with page: RPCServer.Page) {
    var headers = HTTP2HeaderList()
    headers.append("content-type", page.contentType)
    headers.append("cache-control", "max-age=300")
    let isRead = stream.method == .get || stream.method == .head
    connection.respond(stream, status: isRead ? page.status : 405, headers: headers, body: .complete(isRead ? Array(page.body.utf8) : []))
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
    (stream.context as? ProxyExchange)?.requestEnded()
  }

  func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {
    (stream.context as? ProxyExchange)?.clientClosed()
  }

  func streamWritable(_ stream: HTTP2Stream, on connection: HTTPConnection) {
    (stream.context as? ProxyExchange)?.clientWritable()
  }

  func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {}
}

/// Reads on for a while after a refusal, so that the peer sees the answer before the stream is reset.
final class Discard {
  static let bytesMax = 262_144
  private var count = 0

  func received(_ bytes: Int, _ stream: HTTP2Stream, _ connection: HTTPConnection) {
    count += bytes
    connection.consume(stream, bytes)
    if count > Self.bytesMax { connection.reset(stream, .noError) }
  }
}
