import Cryptography
import HTTP2

@testable import RPC

extension Fuzzer {
  /// Calls by GET: percent escapes, base64url, options in any order.
  static let getQueries = Fuzzer(
    "GetQueries",
    seeds: [
      "/a.B/C?connect=v1&encoding=proto&base64=1&message=CAEQAg",
      "/a.B/C?connect=v1&encoding=json&message=%7B%22a%22%3A1%7D&compression=identity",
      "/a.B/C?encoding=proto&compression=gzip&connect=v1&message=%00%ff%0A",
      "/a.B/C?",
    ].map { Array($0.utf8) }
  ) { bytes in
    var input = Input(bytes)
    let path = input.text()
    guard let (request, message) = try? ConnectGet.read(path, CallHeaders(HTTP2HeaderList()), needsVersion: false) else { return }
    require(message.count <= path.utf8.count, "decoding never makes more of a query than it was")
    let encoding = request.codec == .proto ? "proto" : "json"
    let again =
      "/x?connect=v1&encoding=\(encoding)&base64=1&message=\(Base64.url.encode(message))\(request.isGzipped ? "&compression=gzip" : "")"
    guard let (second, same) = try? ConnectGet.read(again, CallHeaders(HTTP2HeaderList()), needsVersion: true) else {
      return require(false, "what was read can be written: \(again)")
    }
    require(same == message && second.codec == request.codec && second.isGzipped == request.isGzipped, "and is read as the same")
  }
}
