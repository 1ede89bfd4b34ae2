internal import HTTP2

/// What the headers of a Connect request say (https://connectrpc.com/docs/protocol), or why they are refused.
struct ConnectRequest {
  var codec: Codec
  /// The request's body is gzip.
  var isGzipped = false
  /// The caller can read gzip.
  var acceptsGzip = false
  /// Milliseconds the caller waits; nil without a limit.
  var timeoutMs: Int?

  /// Why a request is answered before its body is read.
  enum Refusal: Error {
    /// HTTP 415: not one of the content types this method speaks.
    case unsupportedMediaType
    case rpc(RPCError)
  }

  init(_ headers: HTTP2HeaderList, isStreaming: Bool) throws(Refusal) {
    guard let codec = Self.codec(headers, isStreaming: isStreaming) else { throw .unsupportedMediaType }
    self.codec = codec
    isGzipped = try Self.isGzipped(headers, isStreaming ? "connect-content-encoding" : "content-encoding")
    acceptsGzip = Self.acceptsGzip(headers, isStreaming ? "connect-accept-encoding" : "accept-encoding")
    timeoutMs = try Self.timeout(headers)
    guard !headers.contains("connect-protocol-version") || headers.isEqual("connect-protocol-version", to: "1") else {
      throw .rpc(RPCError(.invalidArgument, reason: "PROTOCOL_VERSION_UNSUPPORTED", message: "connect-protocol-version must be 1"))
    }
  }

  private static func codec(_ headers: HTTP2HeaderList, isStreaming: Bool) -> Codec? {
    if isStreaming {
      if headers.isEqual("content-type", to: "application/connect+proto") { return .proto }
      return headers.isEqual("content-type", to: "application/connect+json") ? .json : nil
    }
    if headers.isEqual("content-type", to: "application/proto") { return .proto }
    if headers.isEqual("content-type", to: "application/json") { return .json }
    guard let type = headers["content-type"]?.lowercased() else { return nil }
    return type.filter { $0 != " " } == "application/json;charset=utf-8" ? .json : nil
  }

  private static func isGzipped(_ headers: HTTP2HeaderList, _ name: StaticString) throws(Refusal) -> Bool {
    guard headers.contains(name), !headers.isEqual(name, to: "identity"), !headers.isEqual(name, to: "") else { return false }
    if headers.isEqual(name, to: "gzip") { return true }
    throw .rpc(RPCError(.unimplemented, reason: "COMPRESSION_UNSUPPORTED", message: "supported: gzip, identity"))
  }

  private static func acceptsGzip(_ headers: HTTP2HeaderList, _ name: StaticString) -> Bool {
    guard let accepted = headers[name] else { return false }
    return accepted.split(separator: ",").contains { entry in
      let coding = entry.split(separator: ";")
      let isRefused = coding.dropFirst().contains { $0.filter { $0 != " " } == "q=0" }
      return coding.first?.filter { $0 != " " } == "gzip" && !isRefused
    }
  }

  /// The protocol allows ten digits.
  private static func timeout(_ headers: HTTP2HeaderList) throws(Refusal) -> Int? {
    guard headers.contains("connect-timeout-ms") else { return nil }
    guard let milliseconds = headers.integer("connect-timeout-ms"), milliseconds <= 9_999_999_999 else {
      throw .rpc(RPCError(.invalidArgument, reason: "TIMEOUT_INVALID", message: "connect-timeout-ms: 1 to 10 digits"))
    }
    return milliseconds
  }
}
