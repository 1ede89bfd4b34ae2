import HTTP2

@testable import RPC

private func lines(_ fields: [(String, String)]) -> [UInt8] { Array(fields.map { "\($0): \($1)" }.joined(separator: "\n").utf8) }

extension Fuzzer {
  /// The headers of a call as strangers send them: lines "name: value".
  static let callHeaders = Fuzzer(
    "CallHeaders",
    seeds: [
      lines([("content-type", "application/proto"), ("connect-timeout-ms", "5000"), ("connect-protocol-version", "1")]),
      lines([
        ("content-type", "application/json; charset=utf-8"), ("accept-encoding", "br;q=1.0, gzip;q=0.5"), ("content-encoding", "gzip"),
      ]),
      lines([("content-type", "application/connect+proto"), ("connect-content-encoding", "identity"), ("connect-accept-encoding", "gzip")]),
      lines([
        ("content-length", "97"), ("idempotency-key", "k-1"), ("x-request-id", "r"), ("cairn-client-address", "127.0.0.1"),
        ("cairn-ticket", "t"),
      ]),
    ]
  ) { bytes in
    var list = HTTP2HeaderList()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      let name = UnsafeRawBufferPointer(rebasing: parts[0])
      let value =
        parts.count > 1 ? UnsafeRawBufferPointer(rebasing: parts[1].drop { $0 == UInt8(ascii: " ") }) : .init(start: nil, count: 0)
      list.append(name: name, value: value)
    }
    let headers = CallHeaders(list)
    for isStreaming in [false, true] {
      guard let request = try? ConnectRequest(headers, isStreaming: isStreaming, needsVersion: false) else { continue }
      if let timeout = request.timeoutMs { require((0...9_999_999_999).contains(timeout), "at most ten digits of milliseconds") }
    }
    if let length = headers.contentLength { require(length >= 0, "a length is not negative") }
  }
}
