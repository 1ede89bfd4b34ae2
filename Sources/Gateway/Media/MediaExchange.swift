import CairnProto
import CairnServices
import Cryptography
import EventLoop
import HTTP2
import Identity
import Observability
import RPC
import Timekeeping

/// One request for a file of a media, and its answer. Confined to its loop.
///
/// The file is fetched piece by piece, the next when the client has taken most of the one before: of a large file the gateway holds a piece, and a
/// client that reads slowly costs the service nothing.
final class MediaExchange {
  /// Bytes of one piece: a thumbnail is one, a photo some ten.
  static let pieceBytes = 32_768

  /// Where requests for media lead, for the access log.
  static let logRoute = (path: "/media", upstream: "social")

  private let stream: HTTP2Stream
  private let connection: HTTPConnection
  private let handler: ProxyHandler
  private let service: MediaBytesServiceClient
  private let token: String
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var facts: RequestFacts
  /// What is still to be sent; nil before the answer has begun.
  @exclusivity(unchecked) private var rest: Range<Int64>?
  @exclusivity(unchecked) private var status = 0
  @exclusivity(unchecked) private var isFetching = false
  @exclusivity(unchecked) private var isDone = false
  @exclusivity(unchecked) private var asked = MediaRequestRules.Asked()
  @exclusivity(unchecked) private var ifNoneMatch: String?

  /// - Parameter token: Of the path.
  init(
    _ stream: HTTP2Stream, _ connection: HTTPConnection, _ handler: ProxyHandler, _ service: MediaBytesServiceClient, _ token: String,
    _ facts: RequestFacts
  ) {
    self.stream = stream
    self.connection = connection
    self.handler = handler
    self.service = service
    self.facts = facts
    self.token = token
  }

  func begin() {
    asked = MediaRequestRules.Asked(
      range: stream.method == .get ? stream.headers["range"] : nil, ifRange: stream.headers["if-range"])
    ifNoneMatch = stream.headers["if-none-match"]
    // What the client may have already, or asks for a part of, is looked at first; of the others the first piece comes with the answer.
    let isPlain = stream.method == .get && asked.range == nil && ifNoneMatch == nil
    fetch(0, count: isPlain ? Self.pieceBytes : 0)
  }

  private func fetch(_ first: Int64, count: Int) {
    isFetching = true
    let me = LoopBound(self, on: handler.loop)
    handler.loop.assumeIsolated { loop in
      _ = loop.start { await me.value.run(first, count: count) }
    }
  }

  private func run(_ first: Int64, count: Int) async {
    let request = ReadMediaRequest(token: token, firstByte: first, byteCountMax: Int32(count))
    do {
      let response = try await service.readMedia(request, CallOptions(requestID: RequestIDText.text(facts.requestID)))
      isFetching = false
      if !isDone { take(response) }
    } catch {
      isFetching = false
      if !isDone { fail(RPCError(wrapping: error)) }
    }
  }

  private func take(_ response: ReadMediaResponse) {
    if rest == nil, !answer(response) { return }
    guard let rest else { return }
    // It was deleted while it was fetched, or ends before its size says.
    if response.data.isEmpty { return cutShort() }
    let bytes = Array(response.data.prefix(Int(clamping: rest.count)))
    self.rest = rest.lowerBound + Int64(bytes.count)..<rest.upperBound
    facts.bytesOut += bytes.count
    connection.send(stream, bytes)
    goOn()
  }

  /// - Returns: Whether bytes follow.
  private func answer(_ file: ReadMediaResponse) -> Bool {
    let tag = "\"" + Hex.encode(file.sha256.prefix(16)) + "\""
    let isKnown = ifNoneMatch.map { EntityTag.matches($0, tag) } ?? false
    let answer = MediaRequestRules.answer(asked, isKnown: isKnown, tag: tag, sizeBytes: file.sizeBytes)
    var headers = HTTP2HeaderList(capacity: 512)
    headers.append("etag", tag)
    let seconds = max(0, ((file.expireTime ?? facts.time).microseconds - facts.time.microseconds) / 1_000_000)
    // Its path ends, and what it shows never changes. Not for caches that many share: who may see it has been told the path.
    headers.append("cache-control", "private, max-age=\(seconds), immutable")
    headers.append("accept-ranges", "bytes")
    switch answer {
    case .notModified: return end(304, headers)
    case .unsatisfiable:
      headers.append("content-range", "bytes */\(file.sizeBytes)")
      return end(416, headers)
    case .whole: return begin(200, 0..<file.sizeBytes, file, headers)
    case .part(let range):
      headers.append("content-range", "bytes \(range.lowerBound)-\(range.upperBound)/\(file.sizeBytes)")
      return begin(206, range.lowerBound..<range.upperBound + 1, file, headers)
    }
  }

  /// An answer without content.
  private func end(_ status: Int, _ headers: consuming HTTP2HeaderList) -> Bool {
    respond(status, headers, .none)
    finish(RequestOutcome(code: status == 416 ? .outOfRange : nil))
    return false
  }

  private func begin(_ status: Int, _ range: Range<Int64>, _ file: ReadMediaResponse, _ headers: consuming HTTP2HeaderList) -> Bool {
    headers.append("content-type", file.contentType)
    headers.append("content-length", Int(range.count))
    headers.append("content-disposition", "inline")
    // A browser takes it for what it is, and runs nothing in it.
    headers.append("x-content-type-options", "nosniff")
    headers.append("content-security-policy", "default-src 'none'; sandbox")
    headers.append("cross-origin-resource-policy", "cross-origin")
    if stream.method == .head { return end(status, headers) }
    respond(status, headers, .streaming)
    stream.dropLargeHeaders()
    rest = range
    if file.data.isEmpty {
      goOn()
      return false
    }
    return true
  }

  private func respond(_ status: Int, _ headers: consuming HTTP2HeaderList, _ body: HTTP2Body) {
    self.status = status
    RequestIDText.with(facts.requestID) { headers.append("x-request-id", bytes: $0) }
    handler.respond(stream, on: connection, status: status, headers: headers, body: body)
  }

  /// Fetches the next piece when there is room for it, and ends when there is none left.
  private func goOn() {
    guard let rest, !isFetching, !isDone else { return }
    if rest.isEmpty {
      connection.finish(stream)
      return finish(.ok)
    }
    if connection.isWritable(stream) { fetch(rest.lowerBound, count: min(Self.pieceBytes, Int(clamping: rest.count))) }
  }

  func clientWritable() { goOn() }

  func clientClosed() {
    if !isDone { finish(.canceled) }
  }

  // MARK: The end

  private func fail(_ error: RPCError) {
    if rest != nil { return cutShort() }
    // What is wrong with the gateway's own call is nothing that the client can mend.
    let error =
      error.code == .notFound || error.code == .unavailable || error.code == .resourceExhausted ? error : .unavailable("no media now")
    status = error.code.httpStatus
    finish(RequestOutcome(code: error.code))
    handler.give(error, isStreaming: false, facts, to: stream, on: connection)
  }

  /// The answer has begun and cannot be finished: the client sees that, and asks for the rest by a range.
  private func cutShort() {
    finish(RequestOutcome(code: .unavailable))
    connection.reset(stream, .internalError)
  }

  private func finish(_ outcome: RequestOutcome) {
    isDone = true
    handler.mediaBytes.add(facts.bytesOut)
    handler.end(facts, outcome, handler.mediaRoute, stream, status: outcome.code == .canceled ? 499 : status)
  }
}
