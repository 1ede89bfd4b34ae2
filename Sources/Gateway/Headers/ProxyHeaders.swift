import HTTP2
import Observability
import RPC

/// Which header fields cross the gateway.
enum HeaderRules {
  /// A list of what may pass, not of what may not: a name nobody thought of stays outside. By their lengths, so that a name is compared
  /// with two of them at most.
  ///
  /// Metadata of a client's own that begins with "x-cairn-" passes, "-bin" or not, for handlers to read. Other names do not, "x-…" neither:
  /// among them are those by which proxies are believed ("x-forwarded-for", "x-real-ip").
  static func passes(_ name: UnsafeRawBufferPointer) -> Bool {
    switch name.count {
    case 10: name.isEqual(to: "user-agent") || isMetadata(name)
    case 12: name.isEqual(to: "content-type") || name.isEqual(to: "x-user-agent") || isMetadata(name)
    case 13: name.isEqual(to: "if-none-match") || isMetadata(name)
    case 15:
      name.isEqual(to: "accept-encoding") || name.isEqual(to: "accept-language") || name.isEqual(to: "idempotency-key")
        || isMetadata(name)
    case 16: name.isEqual(to: "content-encoding") || isMetadata(name)
    case 23: name.isEqual(to: "connect-accept-encoding") || isMetadata(name)
    case 24: name.isEqual(to: "connect-protocol-version") || name.isEqual(to: "connect-content-encoding") || isMetadata(name)
    default: isMetadata(name)
    }
  }

  /// Metadata that clients may tell handlers beside their messages.
  static func isMetadata(_ name: UnsafeRawBufferPointer) -> Bool {
    let prefix: StaticString = "x-cairn-"
    guard name.count > prefix.utf8CodeUnitCount else { return false }
    return UnsafeRawBufferPointer(rebasing: name.prefix(prefix.utf8CodeUnitCount)).isEqual(to: prefix)
  }

  static func isMetadata(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { isMetadata(UnsafeRawBufferPointer($0)) }
  }

  /// An answer's fields with the request's id, without its length, which the session counts itself, and without what only we tell each
  /// other.
  /// - Parameter isGet: Whether it was asked for by GET. Then no cache on the way or in a browser may keep it, unless its service has said how
  ///   long: it is somebody's own (RFC 9111 §5.2.2.5). Answers to POST are not kept without being told to (RFC 9110 §9.3.3).
  static func answer(_ headers: HTTP2HeaderList, _ requestID: UInt64, isGet: Bool = false) -> HTTP2HeaderList {
    var kept = HTTP2HeaderList(capacity: 256)
    kept.append(contentsOf: headers) { name in
      switch name.count {
      case 14: !name.isEqual(to: "content-length")
      case 15: !name.isEqual(to: RetryMark.name)
      case 19: !name.isEqual(to: ClientsDoing.name)
      default: true
      }
    }
    if isGet, headers["cache-control"] == nil { kept.append("cache-control", "no-store") }
    RequestIDText.with(requestID) { kept.append("x-request-id", bytes: $0) }
    return kept
  }
}
