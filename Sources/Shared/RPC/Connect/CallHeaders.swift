internal import CairnProto
internal import HTTP2
internal import Observability

/// The headers of a call, read in one pass over them: a search for each name by itself would cost as much as the handler.
///
/// A field that says one thing may come once: two have no meaning, and a proxy that looked at the other one was deceived. A list may come in several
/// fields, and the first counts.
struct CallHeaders {
  enum ContentType { case proto, json, streamProto, streamJSON, other }
  enum Encoding { case identity, gzip, other }
  enum Timeout { case milliseconds(Int), malformed }

  private(set) var contentType: ContentType?
  private(set) var contentEncoding: Encoding?
  private(set) var streamEncoding: Encoding?
  private(set) var acceptsGzip: Bool?
  private(set) var streamAcceptsGzip: Bool?
  private(set) var timeout: Timeout?
  private(set) var isVersionKnown: Bool?
  private(set) var contentLength: Int?
  private(set) var ticket: [UInt8]?
  private(set) var idempotencyKey: String?
  private(set) var requestID: String?
  private(set) var clientAddress: String?
  private(set) var trace: TraceContext?
  /// A field that came twice and says one thing; nil when there is none.
  private(set) var repeatedName: StaticString?

  init(_ headers: HTTP2HeaderList) {
    headers.forEach { read($0, $1) }
  }

  /// The length tells nearly all names apart.
  private mutating func read(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
    switch name.count {
    case 11: if name.isEqual(to: "traceparent"), trace == nil { trace = TraceContext(traceparent: value) }
    case 12:
      if name.isEqual(to: "content-type") { Self.keepOnly(&contentType, "content-type", &repeatedName) { Self.contentType(value) } }
      if name.isEqual(to: "cairn-ticket") { keep(&ticket) { Array(value) } }
      if name.isEqual(to: "x-request-id") { keep(&requestID) { String(value) } }
    case 14: if name.isEqual(to: "content-length"), contentLength == nil { contentLength = value.decimalNumber }
    case 15:
      if name.isEqual(to: "accept-encoding") { keep(&acceptsGzip) { Self.acceptsGzip(value) } }
      if name.isEqual(to: "idempotency-key") { Self.keepOnly(&idempotencyKey, "idempotency-key", &repeatedName) { String(value) } }
    case 16:
      if name.isEqual(to: "content-encoding") {
        Self.keepOnly(&contentEncoding, "content-encoding", &repeatedName) { Self.encoding(value) }
      }
    case 18:
      if name.isEqual(to: "connect-timeout-ms") { Self.keepOnly(&timeout, "connect-timeout-ms", &repeatedName) { Self.timeout(value) } }
    case 20: if name.isEqual(to: "cairn-client-address") { keep(&clientAddress) { String(value) } }
    case 23: if name.isEqual(to: "connect-accept-encoding") { keep(&streamAcceptsGzip) { Self.acceptsGzip(value) } }
    case 24:
      if name.isEqual(to: "connect-protocol-version") {
        Self.keepOnly(&isVersionKnown, "connect-protocol-version", &repeatedName) { value.isEqual(to: "1") }
      }
      if name.isEqual(to: "connect-content-encoding") {
        Self.keepOnly(&streamEncoding, "connect-content-encoding", &repeatedName) { Self.encoding(value) }
      }
    default: break
    }
  }

  private func keep<Value>(_ place: inout Value?, _ make: () -> Value) {
    if place == nil { place = make() }
  }

  private static func keepOnly<Value>(
    _ place: inout Value?, _ name: StaticString, _ repeatedName: inout StaticString?, _ make: () -> Value
  ) {
    if place == nil { place = make() } else { repeatedName = name }
  }

  private static func contentType(_ value: UnsafeRawBufferPointer) -> ContentType {
    if value.isEqual(to: "application/proto") { return .proto }
    if value.isEqual(to: "application/json") { return .json }
    if value.isEqual(to: "application/connect+proto") { return .streamProto }
    if value.isEqual(to: "application/connect+json") { return .streamJSON }
    return unusualContentType(String(value).lowercased().filter { $0 != " " && $0 != "\"" })
  }

  /// Media types are written in any case (RFC 9110 §8.3.1); of parameters only the one that says what JSON is anyway.
  private static func unusualContentType(_ text: String) -> ContentType {
    switch text {
    case "application/proto": .proto
    case "application/connect+proto": .streamProto
    case "application/json", "application/json;charset=utf-8": .json
    case "application/connect+json", "application/connect+json;charset=utf-8": .streamJSON
    default: .other
    }
  }

  /// Codings are written in any case (RFC 9110 §8.4.1).
  private static func encoding(_ value: UnsafeRawBufferPointer) -> Encoding {
    if value.isEmpty || value.isEqual(to: "identity") { return .identity }
    if value.isEqual(to: "gzip") { return .gzip }
    switch String(value).lowercased() {
    case "identity": return .identity
    case "gzip": return .gzip
    default: return .other
    }
  }

  /// A list of codings, each perhaps with a weight (RFC 9110 §12.5.3); most clients send one word.
  private static func acceptsGzip(_ value: UnsafeRawBufferPointer) -> Bool {
    if value.isEqual(to: "gzip") { return true }
    return String(value).lowercased().filter { $0 != " " }.split(separator: ",").contains { entry in
      let coding = entry.split(separator: ";")
      return coding.first == "gzip" && !coding.dropFirst().contains(where: isZeroWeight)
    }
  }

  /// "q=0", "q=0.0" … (RFC 9110 §12.4.2): not acceptable at all.
  private static func isZeroWeight(_ parameter: Substring) -> Bool {
    parameter.hasPrefix("q=0") && parameter.dropFirst(3).allSatisfy { $0 == "." || $0 == "0" }
  }

  private static func timeout(_ value: UnsafeRawBufferPointer) -> Timeout {
    ConnectTimeout.milliseconds(value).map { .milliseconds($0) } ?? .malformed
  }
}

/// The header connect-timeout-ms.
public enum ConnectTimeout {
  /// The protocol allows ten digits: 115 days.
  private static let digitsMax = 10

  /// The milliseconds that the header's value says, 0 included: such a call is over before it has begun. Nil for a value that the protocol
  /// does not allow.
  public static func milliseconds(_ value: UnsafeRawBufferPointer) -> Int? {
    value.count <= digitsMax ? value.decimalNumber : nil
  }

  /// The answer to a value that the protocol does not allow.
  public static var malformed: RPCError {
    RPCError(.invalidArgument, reason: .timeoutInvalid, message: "connect-timeout-ms: 1 to 10 digits")
  }

  /// The answer when the time is over.
  public static var exceeded: RPCError {
    RPCError(.deadlineExceeded, reason: .deadlineExceeded, message: "the call took too long")
  }
}

extension UnsafeRawBufferPointer {
  /// Nil unless 1 to 18 decimal digits.
  fileprivate var decimalNumber: Int? {
    guard 1...18 ~= count else { return nil }
    var number = 0
    for digit in self {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}

extension String {
  fileprivate init(_ bytes: UnsafeRawBufferPointer) {
    self = String(decoding: bytes, as: UTF8.self)
  }
}
