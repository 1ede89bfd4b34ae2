internal import CairnProto
internal import HTTP2

/// The demands of a Connect request (https://connectrpc.com/docs/protocol), or the reason why it is refused.
struct ConnectRequest {
  var codec: Codec
  /// The request's body is gzip, or may be, message by message (streams).
  var isGzipped = false
  /// The caller can read gzip.
  var acceptsGzip = false
  /// Milliseconds the caller waits; nil without a limit.
  var timeoutMs: Int?

  /// Why a request is answered before its body is read.
  enum Refusal: Error {
    /// HTTP 415: not one of the content types this method speaks.
    case unsupportedMediaType
    /// A coding that is not known here; the answer says which are (RFC 9110 §12.5.3).
    case unsupportedCompression
    case rpc(RPCError)

    /// The error that a client of Connect makes of it.
    func error(isStreaming: Bool) -> RPCError {
      switch self {
      case .unsupportedMediaType:
        RPCError(
          .invalidArgument, reason: .contentTypeUnsupported,
          message: isStreaming
            ? "content-type: send application/connect+proto or application/connect+json"
            : "content-type: send application/proto or application/json")
      case .unsupportedCompression:
        RPCError(.unimplemented, reason: .compressionUnsupported, message: "supported: gzip, identity")
      case .rpc(let error): error
      }
    }

    /// Fields of the answer that say what would not have been refused.
    func fields(isStreaming: Bool) -> HTTP2HeaderList {
      switch self {
      case .unsupportedMediaType: isStreaming ? .acceptPostStream : .acceptPost
      case .unsupportedCompression: isStreaming ? .acceptGzipStream : .acceptGzip
      case .rpc: HTTP2HeaderList()
      }
    }
  }

  /// - Parameter needsVersion: Whether a request without connect-protocol-version is refused, as the protocol leaves to the server.
  init(_ headers: CallHeaders, isStreaming: Bool, needsVersion: Bool) throws(Refusal) {
    if let name = headers.repeatedName { throw .rpc(.repeatedHeader(name)) }
    guard let codec = Self.codec(headers.contentType, isStreaming: isStreaming) else { throw .unsupportedMediaType }
    self.codec = codec
    guard headers.isVersionKnown ?? !needsVersion else { throw Self.versionUnsupported }
    isGzipped = try Self.isGzipped(isStreaming ? headers.streamEncoding : headers.contentEncoding)
    // A client that sends gzip and does not say what it reads is taken to read gzip.
    acceptsGzip = (isStreaming ? headers.streamAcceptsGzip : headers.acceptsGzip) ?? isGzipped
    timeoutMs = try Self.timeout(headers.timeout)
  }

  /// A call by GET names its codec and its compression in the query, and says in its headers how it wants to be answered.
  init(codec: Codec, isGzipped: Bool, _ headers: CallHeaders) throws(Refusal) {
    if let name = headers.repeatedName { throw .rpc(.repeatedHeader(name)) }
    self.codec = codec
    self.isGzipped = isGzipped
    acceptsGzip = headers.acceptsGzip ?? isGzipped
    timeoutMs = try Self.timeout(headers.timeout)
  }

  static let versionUnsupported = Refusal.rpc(
    RPCError(.invalidArgument, reason: .protocolVersionUnsupported, message: "connect-protocol-version must be 1"))

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
    case .other: throw .unsupportedCompression
    }
  }

  private static func timeout(_ timeout: CallHeaders.Timeout?) throws(Refusal) -> Int? {
    switch timeout {
    case nil: return nil
    case .milliseconds(let milliseconds): return milliseconds
    case .malformed: throw .rpc(ConnectTimeout.malformed)
    }
  }
}
