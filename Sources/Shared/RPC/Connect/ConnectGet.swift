internal import CairnProto
internal import Cryptography

/// A call by GET: `?connect=v1&encoding=proto&base64=1&message=…`, for methods that change nothing. Parameters come in any order, unknown
/// ones are allowed, of repeated ones the last counts.
enum ConnectGet {
  /// The request and its message as bytes.
  static func read(
    _ path: String, _ headers: CallHeaders, needsVersion: Bool
  ) throws(ConnectRequest.Refusal) -> (ConnectRequest, [UInt8]) {
    guard let parameters = parameters(of: path) else { throw malformed("a percent sign is not followed by two hexadecimal digits") }
    var values: [String: [UInt8]] = [:]
    for (name, value) in parameters { values[String(decoding: name, as: UTF8.self)] = value }
    let codec = try codec(text(values["encoding"]))
    switch text(values["connect"]) {
    case "v1": break
    case nil where !needsVersion: break
    default: throw ConnectRequest.versionUnsupported
    }
    let request = try ConnectRequest(codec: codec, isGzipped: isGzipped(text(values["compression"])), headers)
    guard let message = values["message"] else { throw malformed("the parameter message is missing") }
    // Other values of "base64" are ignored, as the protocol says.
    guard text(values["base64"]) == "1" else { return (request, message) }
    guard let decoded = Base64.decodeLenient(message) else { throw malformed("the parameter message is not base64") }
    return (request, decoded)
  }

  /// Names and values of a path's query, decoded, in their order; nil when one cannot be.
  static func parameters(of path: String) -> [(name: [UInt8], value: [UInt8])]? {
    var parameters: [(name: [UInt8], value: [UInt8])] = []
    for pair in path.drop(while: { $0 != "?" }).dropFirst().split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0]), let value = decoded(parts.count > 1 ? parts[1] : "") else { return nil }
      parameters.append((name, value))
    }
    return parameters
  }

  private static func codec(_ encoding: String?) throws(ConnectRequest.Refusal) -> Codec {
    switch encoding {
    case "proto": return .proto
    case "json": return .json
    default: throw .unsupportedMediaType
    }
  }

  private static func isGzipped(_ compression: String?) throws(ConnectRequest.Refusal) -> Bool {
    switch compression {
    case nil, "", "identity": return false
    case "gzip": return true
    default: throw .unsupportedCompression
    }
  }

  private static func malformed(_ why: String) -> ConnectRequest.Refusal {
    .rpc(RPCError(.invalidArgument, reason: .malformedMessage, message: "expected ?connect=v1&encoding=…&message=…: \(why)"))
  }

  private static func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// RFC 3986 §2.1, and "+" for a space, as forms are written: the client of connect-go does it so. Nil for a "%" without two hexadecimal
  /// digits.
  private static func decoded(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(nibble), let low = rest.next().flatMap(nibble) else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  private static func nibble(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
