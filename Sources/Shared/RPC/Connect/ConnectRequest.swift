/// What a Connect request asks for (https://connectrpc.com/docs/protocol), or why it is refused.
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

  init(_ headers: CallHeaders, isStreaming: Bool) throws(Refusal) {
    guard let codec = Self.codec(headers.contentType, isStreaming: isStreaming) else { throw .unsupportedMediaType }
    self.codec = codec
    isGzipped = try Self.isGzipped(isStreaming ? headers.streamEncoding : headers.contentEncoding)
    acceptsGzip = (isStreaming ? headers.streamAcceptsGzip : headers.acceptsGzip) ?? false
    timeoutMs = try Self.timeout(headers.timeout)
    guard headers.isVersionKnown != false else {
      throw .rpc(RPCError(.invalidArgument, reason: "PROTOCOL_VERSION_UNSUPPORTED", message: "connect-protocol-version must be 1"))
    }
  }

  /// A call by GET says in its headers how it wants to be answered.
  mutating func adoptAnswerHeaders(_ headers: CallHeaders) throws(Refusal) {
    acceptsGzip = headers.acceptsGzip ?? false
    timeoutMs = try Self.timeout(headers.timeout)
  }

  private static func codec(_ type: CallHeaders.ContentType?, isStreaming: Bool) -> Codec? {
    switch type {
    case .proto: isStreaming ? nil : .proto
    case .json: isStreaming ? nil : .json
    case .streamProto: isStreaming ? .proto : nil
    case .streamJSON: isStreaming ? .json : nil
    case .other, nil: nil
    }
  }

  private static func isGzipped(_ encoding: CallHeaders.Encoding?) throws(Refusal) -> Bool {
    switch encoding {
    case .identity, nil: return false
    case .gzip: return true
    case .other: throw .rpc(RPCError(.unimplemented, reason: "COMPRESSION_UNSUPPORTED", message: "supported: gzip, identity"))
    }
  }

  private static func timeout(_ timeout: CallHeaders.Timeout?) throws(Refusal) -> Int? {
    switch timeout {
    case nil: return nil
    case .milliseconds(let milliseconds): return milliseconds
    case .malformed: throw .rpc(RPCError(.invalidArgument, reason: "TIMEOUT_INVALID", message: "connect-timeout-ms: 1 to 10 digits"))
    }
  }
}
