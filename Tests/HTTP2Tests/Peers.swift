// Two ends without a network: what one gives is handed to the other.
import HTTP2

/// What a session told its owner, as a value.
enum Event: Equatable {
  case headers(Int32, status: Int, path: String, isEnd: Bool)
  case data(Int32, Body)
  case trailers(Int32, [String])
  case end(Int32)
  case closed(Int32, HTTP2ErrorCode)
  case writable(Int32)
  case goAway(Int32, HTTP2ErrorCode)
  case pong(UInt64)
  case failed(HTTP2Error)
}

/// Bytes that print shortly when a test fails.
struct Body: Equatable, ExpressibleByArrayLiteral, CustomStringConvertible {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }
  init(arrayLiteral bytes: UInt8...) { self.bytes = bytes }
  var description: String { "\(bytes.count) bytes \(bytes.prefix(8))" }
}

/// One end: keeps what happened, and may react.
final class Peer: HTTP2SessionEvents {
  private(set) var session: HTTP2Session!
  var events: [Event] = []
  var streams: [Int32: HTTP2Stream] = [:]
  var bodies: [Int32: [UInt8]] = [:]
  var nowMs: Int64 = 0
  var stalls: [HTTP2Stall] = []
  /// Gives back body bytes as they come; otherwise the test does.
  var consumesAtOnce = true
  var onHeaders: (HTTP2Stream) -> Void = { _ in }
  var onData: (HTTP2Stream) -> Void = { _ in }
  var onEnd: (HTTP2Stream) -> Void = { _ in }
  var onWritable: (HTTP2Stream) -> Void = { _ in }
  var onClosed: (HTTP2Stream) -> Void = { _ in }

  init(_ role: HTTP2Session.Role, _ limits: HTTP2Limits = .publicServer) throws {
    session = try HTTP2Session(role: role, limits: limits, events: self, nowMs: 0)
  }

  /// A server that sends every request's body back.
  static func echo(_ limits: HTTP2Limits = .publicServer) throws -> Peer {
    let server = try Peer(.server, limits)
    server.onEnd = { [unowned server] stream in
      try? server.session.respond(stream, status: 200, body: .complete(server.bodies[stream.id] ?? []))
    }
    return server
  }

  func streamHeaders(_ stream: HTTP2Stream, isEnd: Bool) {
    streams[stream.id] = stream
    events.append(.headers(stream.id, status: stream.status, path: stream.path, isEnd: isEnd))
    onHeaders(stream)
    if isEnd { onEnd(stream) }
  }

  func streamData(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {
    events.append(.data(stream.id, Body(Array(bytes))))
    bodies[stream.id, default: []] += bytes
    if consumesAtOnce { session.consume(stream, bytes.count) }
    onData(stream)
  }

  func streamTrailers(_ stream: HTTP2Stream) {
    events.append(.trailers(stream.id, stream.trailers?.strings.map { "\($0.name): \($0.value)" } ?? []))
  }

  func streamEnd(_ stream: HTTP2Stream) {
    events.append(.end(stream.id))
    onEnd(stream)
  }

  func streamClosed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    events.append(.closed(stream.id, code))
    onClosed(stream)
  }

  func streamWritable(_ stream: HTTP2Stream) {
    events.append(.writable(stream.id))
    onWritable(stream)
  }

  func streamStalled(_ stream: HTTP2Stream, _ stall: HTTP2Stall) { stalls.append(stall) }
  func goAwayReceived(lastStreamID: Int32, code: HTTP2ErrorCode) { events.append(.goAway(lastStreamID, code)) }
  func pingAcknowledged(_ payload: UInt64) { events.append(.pong(payload)) }
  func sessionFailed(_ error: HTTP2Error) { events.append(.failed(error)) }

  func receive(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { session.receive($0, nowMs: nowMs) }
  }

  /// Everything there is to send.
  func output() -> [UInt8] {
    var bytes: [UInt8] = []
    session.pull { bytes += $0 }
    return bytes
  }

  /// The frames of everything there is to send.
  func frames() -> [Frame] { Frame.parse(output()) }

  @discardableResult
  func get(_ path: String = "/", _ more: HTTP2HeaderList = HTTP2HeaderList()) throws -> HTTP2Stream {
    try session.request(requestHead("GET", path, more))
  }

  @discardableResult
  func post(_ body: [UInt8], _ path: String = "/") throws -> HTTP2Stream {
    try session.request(requestHead("POST", path), body: .complete(body))
  }
}

func requestHead(_ method: StaticString, _ path: String, _ more: HTTP2HeaderList = HTTP2HeaderList()) -> HTTP2HeaderList {
  var head = HTTP2HeaderList.request(method: method, authority: "cairn.test", path: path)
  head.append(contentsOf: more)
  return head
}

func fields(_ pairs: KeyValuePairs<String, String>) throws -> HTTP2HeaderList {
  var list = HTTP2HeaderList()
  for (name, value) in pairs { try list.append(checking: name, value) }
  return list
}

/// Carries bytes between two ends until both are silent.
func exchange(_ left: Peer, _ right: Peer) {
  while true {
    let there = left.output()
    right.receive(there)
    let back = right.output()
    left.receive(back)
    if there.isEmpty && back.isEmpty { return }
  }
}
