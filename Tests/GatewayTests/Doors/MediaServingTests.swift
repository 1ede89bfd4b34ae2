import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import HTTP2
import Observability
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import Gateway

/// Pictures and videos on their way from the social service to a client.
@Suite struct MediaServingTests {
  /// A social service that has two files, and remembers what it was asked for.
  private final class Shelf: MediaBytesServiceHandlers {
    static let small: [UInt8] = (0..<2_000).map { UInt8(truncatingIfNeeded: $0) }
    static let large: [UInt8] = (0..<(4 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 5) }

    let requests = Mutex<[ReadMediaRequest]>([])
    /// From the byte on, nothing is found any more.
    let goneFrom = Mutex(Int64.max)

    var count: Int { requests.withLock { $0.count } }

    func readMedia(_ request: ReadMediaRequest, _ context: RequestContext) async throws -> ReadMediaResponse {
      requests.withLock { $0.append(request) }
      let file: [UInt8]
      switch request.token {
      case "small": file = Self.small
      case "large": file = Self.large
      case "broken": throw RPCError(.permissionDenied, told: "PERMISSION_DENIED")
      default: throw RPCError(.notFound, told: "MEDIA_NOT_FOUND")
      }
      if request.firstByte >= goneFrom.withLock({ $0 }) { throw RPCError(.notFound, told: "MEDIA_NOT_FOUND") }
      let first = min(Int(request.firstByte), file.count)
      return ReadMediaResponse(
        contentType: "image/webp", sizeBytes: Int64(file.count), sha256: [UInt8](repeating: 0xab, count: 32),
        expireTime: context.now + .seconds(4_000), data: Array(file[first..<min(first + Int(request.byteCountMax), file.count)]))
    }
  }

  private static let tag = "\"" + String(repeating: "ab", count: 16) + "\""

  private static func run(
    settings: [String: String] = [:], _ body: @escaping @Sendable (House, Shelf) async throws -> Void
  ) async throws {
    let shelf = Shelf()
    try await House.run(social: shelf.methods, settings: settings) { house in try await body(house, shelf) }
  }

  @Test func aFileIsServedForWhatItIs() async throws {
    try await Self.run { house, shelf async throws in
      let answer = try await house.raw("GET", "/media/small")
      #expect(answer.status == 200)
      #expect(answer.body == Shelf.small)
      for (name, value) in [
        ("content-type", "image/webp"), ("content-length", "2000"), ("etag", Self.tag), ("accept-ranges", "bytes"),
        ("x-content-type-options", "nosniff"), ("content-disposition", "inline"),
        ("content-security-policy", "default-src 'none'; sandbox"),
      ] {
        #expect(answer.values(name) == [value], "\(name)")
      }
      let control = try #require(answer.values("cache-control").first)
      let age = try #require(control.split(separator: "=").last.flatMap { Int($0.prefix { $0 != "," }) })
      #expect(control.hasPrefix("private, ") && control.hasSuffix("immutable") && 3_900...4_000 ~= age)
      #expect(answer.values("x-request-id").count == 1 && answer.values("date").count == 1)
      // One question for a small file, and none for its query.
      #expect(shelf.count == 1)
      #expect(try await house.raw("GET", "/media/small?x=1").body == Shelf.small)
    }
  }

  @Test func aLargeFileComesPieceByPiece() async throws {
    try await Self.run { house, shelf async throws in
      let answer = try await house.raw("GET", "/media/large")
      #expect(answer.status == 200)
      #expect(answer.body == Shelf.large)
      #expect(shelf.count == Shelf.large.count / DoorExchange.pieceBytes)
      #expect(shelf.requests.withLock { $0.allSatisfy { $0.byteCountMax <= DoorExchange.pieceBytes } })
    }
  }

  @Test func aPartIsServed() async throws {
    try await Self.run { house, _ async throws in
      let part = try await house.raw("GET", "/media/large", [("range", "bytes=100000-299999")])
      #expect(part.status == 206)
      #expect(part.body == Array(Shelf.large[100_000..<300_000]))
      #expect(part.values("content-range") == ["bytes 100000-299999/\(Shelf.large.count)"])
      #expect(part.values("content-length") == ["200000"])
      let last = try await house.raw("GET", "/media/small", [("range", "bytes=-10"), ("if-range", Self.tag)])
      #expect(last.status == 206 && last.body == Array(Shelf.small.suffix(10)))
      let none = try await house.raw("GET", "/media/small", [("range", "bytes=2000-")])
      #expect(none.status == 416 && none.body.isEmpty)
      #expect(none.values("content-range") == ["bytes */2000"])
      let other = try await house.raw("GET", "/media/small", [("range", "bytes=5-"), ("if-range", "\"other\"")])
      #expect(other.status == 200 && other.body == Shelf.small)
    }
  }

  @Test func whatTheClientHasIsNotSent() async throws {
    try await Self.run { house, shelf async throws in
      let answer = try await house.raw("GET", "/media/large", [("if-none-match", "\"x\", " + Self.tag)])
      #expect(answer.status == 304 && answer.body.isEmpty)
      #expect(answer.values("etag") == [Self.tag])
      let head = try await house.raw("HEAD", "/media/large")
      #expect(head.status == 200 && head.body.isEmpty)
      #expect(head.values("content-length") == ["\(Shelf.large.count)"])
      // Of the files nothing was fetched.
      #expect(shelf.requests.withLock { $0.allSatisfy { $0.byteCountMax == 0 } })
      #expect(try await house.raw("GET", "/media/small", [("if-none-match", "\"x\"")]).body == Shelf.small)
    }
  }

  @Test func whatIsNotThereIsNotFound() async throws {
    try await Self.run { house, shelf async throws in
      let answer = try await house.raw("GET", "/media/none")
      #expect(answer.status == 404)
      #expect(answer.text.contains("MEDIA_NOT_FOUND"))
      let asked = shelf.count
      // What cannot be a token is not asked for.
      for path in ["/media/", "/media/a/b", "/media/" + String(repeating: "A", count: 1_000)] {
        #expect(try await house.raw("GET", path).status == 404)
      }
      #expect(try await house.raw("POST", "/media/small").status == 405)
      #expect(shelf.count == asked)
      // What the gateway may not do is no fault of the client.
      let broken = try await house.raw("GET", "/media/broken")
      #expect(broken.status == 503 && !broken.text.contains("PERMISSION_DENIED"))
    }
  }

  @Test func whereNoSocialServiceIsThereAreNoMedia() async throws {
    try await House.run { house async throws in
      let answer = try await house.raw("GET", "/media/small")
      #expect(answer.status == 404 && answer.text.contains("METHOD_UNKNOWN"))
    }
  }

  @Test func aFileThatGoesIsCutAndNeverCompletedByOthers() async throws {
    try await Self.run { house, shelf async throws in
      shelf.goneFrom.withLock { $0 = 1 << 20 }
      await #expect(throws: (any Error).self) { _ = try await house.raw("GET", "/media/large") }
      // And the connection goes on.
      #expect(try await house.raw("GET", "/media/small").status == 200)
    }
  }

  @Test func whoReadsSlowlyHoldsOnePieceAndNotTheFile() async throws {
    try await Self.run { house, shelf async throws in
      let call = HeldCall("/media/large")
      house.loop.pool(to: house.door).send(call)
      for _ in 0..<100 where shelf.count < 2 { try await house.loop.sleep(for: .milliseconds(10)) }
      try await house.loop.sleep(for: .milliseconds(300))
      let early = shelf.count
      // What the client's window takes, what waits behind it, and a piece: far less than the whole.
      #expect(early < Shelf.large.count / DoorExchange.pieceBytes / 4)
      call.release()
      for _ in 0..<500 where !call.isEnded { try await house.loop.sleep(for: .milliseconds(10)) }
      #expect(call.isEnded && call.body == Shelf.large)
    }
  }

  @Test func whoGoesAwayEndsTheFetching() async throws {
    try await Self.run { house, shelf async throws in
      let before = Self.answers("499")
      let call = HeldCall("/media/large")
      house.loop.pool(to: house.door).send(call)
      for _ in 0..<100 where shelf.count < 2 { try await house.loop.sleep(for: .milliseconds(10)) }
      call.giveUp()
      for _ in 0..<100 where Self.answers("499") == before { try await house.loop.sleep(for: .milliseconds(10)) }
      #expect(Self.answers("499") > before)
      let asked = shelf.count
      try await house.loop.sleep(for: .milliseconds(100))
      #expect(shelf.count == asked)
    }
  }

  @Test func eachIsTakenFromTheBudgetOfItsAddress() async throws {
    try await Self.run(settings: ["CAIRN_RATE_ADDRESS_READ": "300/1"]) { house, _ async throws in
      var answer = RawAnswer()
      for _ in 0...300 where answer.status != 429 { answer = try await house.raw("HEAD", "/media/small") }
      #expect(answer.status == 429)
      #expect(answer.values("retry-after").count == 1)
      #expect(Self.answers("429") > 0)
    }
  }

  @Test func aPageOfAnAllowedOriginMayReadIt() async throws {
    try await Self.run(settings: ["CAIRN_CORS_ORIGINS": "https://app.example.com"]) { house, _ async throws in
      let answer = try await house.raw("GET", "/media/small", [("origin", "https://app.example.com")])
      #expect(answer.values("access-control-allow-origin") == ["https://app.example.com"])
      #expect(try await house.raw("GET", "/media/small").values("vary") == ["origin"])
    }
  }

  private static func answers(_ status: String) -> Int {
    let sample = "cairn_gateway_door_answers_total{door=\"media\",status=\"\(status)\"}"
    let lines = String(decoding: MetricRegistry.process.page(), as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix(sample + " ") }.flatMap { $0.split(separator: " ").last.flatMap { Int($0) } } ?? 0
  }
}

/// A request whose answer is read only when the test says so.
final class HeldCall: UpstreamExchange {
  private let path: String
  private var stream: HTTP2Stream?
  private var connection: HTTPConnection?
  private var owed = 0
  private var isReleased = false
  private(set) var body: [UInt8] = []
  private(set) var isEnded = false

  init(_ path: String) {
    self.path = path
  }

  func release() {
    isReleased = true
    if let stream { connection?.consume(stream, owed) }
    owed = 0
  }

  func giveUp() {
    if let stream { connection?.reset(stream, .cancel) }
  }

  func send(on connection: HTTPConnection) {
    self.connection = connection
    var headers = HTTP2HeaderList(capacity: 256)
    headers.append(":method", "GET")
    headers.append(":scheme", "http")
    headers.append(":authority", "test")
    headers.append(":path", path)
    stream = try? connection.request(headers, body: .none, context: self)
  }

  func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {
    body += Array(bytes)
    if isReleased { connection?.consume(stream, bytes.count) } else { owed += bytes.count }
  }

  func failed(_ error: RPCError) {}
  func began(_ stream: HTTP2Stream, isEnd: Bool) {}
  func ended(_ stream: HTTP2Stream) { isEnded = true }
  func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {}
  func writable(_ stream: HTTP2Stream) {}
}
