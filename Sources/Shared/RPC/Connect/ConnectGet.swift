internal import Crypto

/// A call by GET: `?connect=v1&encoding=proto&base64=1&message=…`, for methods that change nothing.
enum ConnectGet {
  static func read(_ path: String) throws(ConnectRequest.Refusal) -> (ConnectRequest, [UInt8]) {
    var values: [String: [UInt8]] = [:]
    for pair in path.drop(while: { $0 != "?" }).dropFirst().split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = percentDecoded(parts[0]), let value = percentDecoded(parts.count > 1 ? parts[1] : "") else { throw malformed }
      values[String(decoding: name, as: UTF8.self)] = value
    }
    guard text(values["connect"]) == "v1", let message = values["message"] else { throw malformed }
    var request = try ConnectRequest(encoding: text(values["encoding"]))
    switch text(values["compression"]) {
    case nil, "", "identity": break
    case "gzip": request.isGzipped = true
    default: throw .rpc(RPCError(.unimplemented, reason: "COMPRESSION_UNSUPPORTED", message: "supported: gzip, identity"))
    }
    guard text(values["base64"]) == "1" else { return (request, message) }
    let unpadded = message.prefix { $0 != UInt8(ascii: "=") }
    guard let decoded = Base64.url.decode(ascii: unpadded) else { throw malformed }
    return (request, decoded)
  }

  private static let malformed = ConnectRequest.Refusal.rpc(
    RPCError(.invalidArgument, reason: "MALFORMED_MESSAGE", message: "expected ?connect=v1&encoding=…&message=…"))

  private static func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// RFC 3986 §2.1; nil for a "%" without two hexadecimal digits.
  private static func percentDecoded(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(nibble), let low = rest.next().flatMap(nibble) else { return nil }
      bytes.append(high << 4 | low)
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

extension ConnectRequest {
  /// A call by GET names its codec in the query.
  init(encoding: String?) throws(Refusal) {
    switch encoding {
    case "proto": codec = .proto
    case "json": codec = .json
    default: throw .unsupportedMediaType
    }
  }
}
