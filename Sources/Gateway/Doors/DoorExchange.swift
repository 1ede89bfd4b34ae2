import EventLoop
import HTTP2
import Identity
import Observability
import RPC

/// One request by a path with a token, and its answer. Confined to its loop.
///
/// Content is fetched piece by piece, the next when the client has taken most of the one before: of a large file the gateway holds a piece,
/// and a client that reads slowly costs the service nothing.
final class DoorExchange {
  /// Bytes of one piece: a thumbnail is one, a photo some ten.
  static let pieceBytes = 32_768

  private let stream: HTTP2Stream
  private let connection: HTTPConnection
  private let desk: FrontDesk
  private let door: Door
  private let token: String
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var facts: RequestFacts
  /// The bytes that are still to be sent; nil before the answer has begun.
  @exclusivity(unchecked) private var rest: Range<Int64>?
  @exclusivity(unchecked) private var status = 0
  @exclusivity(unchecked) private var isFetching = false
  @exclusivity(unchecked) private var isDone = false
  @exclusivity(unchecked) private var asked = RangeRules.Asked()
  @exclusivity(unchecked) private var ifNoneMatch: String?
  @exclusivity(unchecked) private var encodings = ""
  @exclusivity(unchecked) private var fields = DoorFields()
  /// The caller, where the door asks for one.
  @exclusivity(unchecked) var caller: Caller?

  /// - Parameter token: Token of the path; empty for one that nobody has made.
  init(
    _ stream: HTTP2Stream, _ connection: HTTPConnection, _ desk: FrontDesk, _ door: Door, _ token: String, _ facts: RequestFacts
  ) {
    self.stream = stream
    self.connection = connection
    self.desk = desk
    self.door = door
    self.token = token
    self.facts = facts
  }

  // MARK: The content

  /// Asks the door's source.
  func begin() {
    stream.context = self
    if door.row.takesRanges, stream.method == .get {
      asked = RangeRules.Asked(range: stream.headers["range"], ifRange: stream.headers["if-range"])
    }
    if stream.method.asksOnly { ifNoneMatch = stream.headers["if-none-match"] }
    encodings = stream.headers["accept-encoding"] ?? ""
    if door.row.isCall { fields = DoorFields(of: stream) }
    fields.caller = caller
    // Content that the client may have already, or asks for a part of, is looked at first; other content comes with its first piece.
    let isPlain = stream.method != .head && asked.range == nil && ifNoneMatch == nil
    fetch(0, count: isPlain ? Self.pieceBytes : 0)
  }

  private func fetch(_ first: Int64, count: Int) {
    isFetching = true
    let me = LoopBound(self, on: desk.loop)
    desk.loop.assumeIsolated { loop in
      _ = loop.start { await me.value.run(first, count: count) }
    }
  }

  private func run(_ first: Int64, count: Int) async {
    let question = DoorQuestion(
      token: token, encodings: encodings, fields: fields, firstByte: first, byteCountMax: count, time: facts.time)
    // The service shares out its time among networks, and this is its client's and not the gateway's.
    let options = CallOptions(requestID: RequestIDText.text(facts.requestID), clientAddress: facts.address.text)
    do {
      let reply = try await door.source.open(question, options)
      isFetching = false
      if !isDone { take(reply) }
    } catch {
      isFetching = false
      if !isDone { fail(RPCError(wrapping: error)) }
    }
  }

  private func take(_ reply: DoorReply) {
    guard let rest else { return answer(reply) }
    // It was deleted while it was fetched, or ends before its size says.
    if reply.bytes.isEmpty { return cutShort() }
    let bytes = Array(reply.bytes.prefix(Int(clamping: rest.count)))
    self.rest = rest.lowerBound + Int64(bytes.count)..<rest.upperBound
    facts.bytesOut += bytes.count
    connection.send(stream, bytes)
    goOn()
  }

  private func answer(_ reply: DoorReply) {
    var headers = HTTP2HeaderList(capacity: 512)
    if let tag = reply.tag { headers.append("etag", tag) }
    headers.append("cache-control", reply.cacheControl)
    if let cookie = reply.cookie { headers.append(secret: "set-cookie", cookie) }
    if door.row.takesRanges { headers.append("accept-ranges", "bytes") }
    if reply.variesByEncoding { headers.append("vary", "accept-encoding") }
    if reply.isOver { return begin(410, 0..<reply.sizeBytes, reply, headers) }
    let isKnown = reply.tag.flatMap { tag in ifNoneMatch.map { EntityTag.matches($0, tag) } } ?? false
    switch RangeRules.answer(asked, isKnown: isKnown, tag: reply.tag ?? "", sizeBytes: reply.sizeBytes) {
    case .notModified: end(304, headers)
    case .unsatisfiable:
      headers.append("content-range", "bytes */\(reply.sizeBytes)")
      end(416, headers)
    case .whole: begin(200, 0..<reply.sizeBytes, reply, headers)
    case .part(let range):
      headers.append("content-range", "bytes \(range.lowerBound)-\(range.upperBound)/\(reply.sizeBytes)")
      begin(206, range.lowerBound..<range.upperBound + 1, reply, headers)
    }
  }

  /// An answer without content.
  private func end(_ status: Int, _ headers: consuming HTTP2HeaderList) {
    respond(status, headers, .none)
    finish(Self.outcome(status))
  }

  private func begin(_ status: Int, _ range: Range<Int64>, _ reply: DoorReply, _ headers: consuming HTTP2HeaderList) {
    headers.append("content-type", reply.contentType)
    if let encoding = reply.encoding { headers.append("content-encoding", encoding) }
    headers.append("content-length", Int(range.count))
    if let disposition = reply.disposition { headers.append("content-disposition", disposition) }
    for field in door.row.fields { headers.append(field.name, field.value) }
    if stream.method == .head { return end(status, headers) }
    respond(status, headers, .streaming)
    stream.dropLargeHeaders()
    rest = range
    // The bytes that have come are the beginning of the whole.
    if range.lowerBound == 0, !reply.bytes.isEmpty { take(reply) } else { goOn() }
  }

  private func respond(_ status: Int, _ headers: consuming HTTP2HeaderList, _ body: HTTP2Body) {
    self.status = status
    RequestIDText.with(facts.requestID) { headers.append("x-request-id", bytes: $0) }
    desk.respond(stream, on: connection, status: status, headers: headers, body: body)
  }

  /// Fetches the next piece when there is room for it, and ends when there is none left.
  private func goOn() {
    guard let rest, !isFetching, !isDone else { return }
    if rest.isEmpty {
      connection.finish(stream)
      return finish(Self.outcome(status))
    }
    if connection.isWritable(stream) { fetch(rest.lowerBound, count: min(Self.pieceBytes, Int(clamping: rest.count))) }
  }

  /// The client has taken most of what it was sent.
  func clientWritable() { goOn() }

  /// The client has gone.
  func clientClosed() {
    guard !isDone else { return }
    status = 499
    finish(.canceled)
  }

  // MARK: Answers without a source

  /// Shows the page that offers what a door does.
  func show(_ offer: String) {
    let page = Array(offer.utf8)
    give(page, status: 200, nil)
  }

  /// The token is none, or leads nowhere.
  func leadsNowhere() {
    switch door.row.missing {
    case .reason(let reason): refuse(RPCError(.notFound, reason: reason))
    case .page(let page): give(Array(page.utf8), status: 404, .notFound)
    }
  }

  private func give(_ page: [UInt8], status: Int, _ code: RPCCode?) {
    let isHead = stream.method == .head
    let answer = GatewayAnswer(status: status, code, facts, body: isHead ? [] : page) { headers in
      headers.append("content-type", "text/html; charset=utf-8")
      if isHead { headers.append("content-length", page.count) }
      headers.append("cache-control", "no-store")
      for field in door.row.fields { headers.append(field.name, field.value) }
    }
    finish(answer)
  }

  /// Nobody answers this HTTP method here.
  func refuseMethod() {
    finish(GatewayAnswer(status: 405, .unimplemented, facts) { $0.append("allow", door.row.allow) })
  }

  /// Ends it with an error, before an answer has begun.
  func refuse(_ error: RPCError) { finish(GatewayAnswer(error, to: stream, isStreaming: false, facts)) }

  // MARK: The end

  private func fail(_ error: RPCError) {
    if rest != nil { return cutShort() }
    switch error.code {
    case .notFound: leadsNowhere()
    case .unavailable, .resourceExhausted: refuse(error)
    case .unauthenticated where door.row.isCall, .permissionDenied where door.row.isCall, .failedPrecondition where door.row.isCall:
      refuse(error)
    // A mistake in the gateway's own call is nothing that the client can mend.
    default: refuse(.unavailable(door.row.away))
    }
  }

  /// The answer has begun and cannot be finished: the client sees that, and asks for the rest by a range.
  private func cutShort() {
    finish(RequestOutcome(code: .unavailable))
    connection.reset(stream, .internalError)
  }

  private func finish(_ answer: GatewayAnswer) {
    status = answer.status
    finish(RequestOutcome(code: answer.code))
    desk.give(answer, to: stream, on: connection)
  }

  private static func outcome(_ status: Int) -> RequestOutcome {
    RequestOutcome(code: status == 416 ? .outOfRange : status == 410 ? .notFound : nil)
  }

  /// Counts and tells that it has ended, without its path. Once.
  private func finish(_ outcome: RequestOutcome) {
    isDone = true
    stream.context = nil
    door.count(status, bytes: facts.bytesOut)
    desk.log(facts, outcome, door.logRoute, stream, status: status)
  }
}
