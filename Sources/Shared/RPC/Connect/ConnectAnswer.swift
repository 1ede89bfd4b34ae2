import CairnProto
public import HTTP2

/// A whole answer: what the gateway and the server send when a call ends before a handler has spoken.
public struct ConnectAnswer: Sendable {
  /// HTTP status, header fields, and the whole body.
  public let status: Int
  public var headers: HTTP2HeaderList
  public let body: [UInt8]

  /// An error as the caller of a unary or a streaming method expects it.
  ///
  /// A stream's status is 200 whatever happens. Only a caller that speaks the protocol of streams is answered so: to any other such an
  /// answer would look like a success.
  public init(_ error: RPCError, to request: HTTP2HeaderList, isStreaming: Bool) {
    if isStreaming, let headers = StreamHeaders.answering(request) {
      self.init(status: 200, headers: headers, body: Self.endOfStream(error))
    } else {
      self.init(status: error.code.httpStatus, headers: .json, body: error.json())
      // RFC 9110 §15.5.2: 401 says how to do better. That a token was sent which is good for nothing stands beside it (RFC 6750 §3).
      if error.code == .unauthenticated {
        headers.append("www-authenticate", request.contains("authorization") ? Self.invalidToken : Self.bearer)
      }
    }
  }

  private static let bearer: StaticString = "Bearer realm=\"cairn\""
  private static let invalidToken: StaticString = "Bearer realm=\"cairn\", error=\"invalid_token\""

  /// The answer of a server to a call by POST because of its headers alone, whatever body comes, and the code that a client makes of it; nil when
  /// the body is wanted. For a gateway whose client waits to be asked for its body (RFC 9110 §10.1.1).
  public static func refusal(of request: HTTP2HeaderList, isStreaming: Bool) -> (answer: ConnectAnswer, code: RPCCode)? {
    do throws(ConnectRequest.Refusal) {
      _ = try ConnectRequest(CallHeaders(request), isStreaming: isStreaming, needsVersion: false)
      return nil
    } catch {
      if case .unsupportedMediaType = error {
        return (.unsupportedMediaType(isStreaming: isStreaming), error.error(isStreaming: isStreaming).code)
      }
      var answer = ConnectAnswer(error.error(isStreaming: isStreaming), to: request, isStreaming: isStreaming)
      answer.headers.append(contentsOf: error.fields(isStreaming: isStreaming))
      return (answer, error.error(isStreaming: isStreaming).code)
    }
  }

  private init(status: Int, headers: HTTP2HeaderList, body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// To a content type that the method does not speak: 415, with what would be right in its fields (RFC 9110 §15.5.16) and for people in its body.
  /// - Parameter isDescribed: Whether it carries what this house adds to every error.
  static func unsupportedMediaType(isStreaming: Bool, isDescribed: Bool = true) -> ConnectAnswer {
    let refusal = ConnectRequest.Refusal.unsupportedMediaType
    let error = refusal.error(isStreaming: isStreaming)
    var headers = HTTP2HeaderList.json
    headers.append(contentsOf: refusal.fields(isStreaming: isStreaming))
    return ConnectAnswer(status: 415, headers: headers, body: (isDescribed ? error : error.plain).json())
  }

  /// To a path that nobody serves: 404, as any HTTP server says it, which clients of Connect read as `unimplemented`.
  public static let unknownMethod = ConnectAnswer.unknownMethod(nearest: nil)

  /// The same, with the path of a method that may have been meant.
  /// - Parameter nearest: Nil where none is near.
  public static func unknownMethod(nearest: String?) -> ConnectAnswer {
    let message = "no such method" + (nearest.map { "; the nearest is \($0)" } ?? "")
    let error = RPCError(
      .unimplemented, reason: .methodUnknown, message: message, metadata: nearest.map { ["nearest_method": $0] } ?? [:])
    return ConnectAnswer(status: 404, headers: .json, body: error.json())
  }

  /// The same without what this house adds to every error.
  static let unknownMethodPlain = ConnectAnswer(
    status: 404, headers: .json, body: RPCError(.unimplemented, told: "", message: "no such method").json())

  /// The last piece of a stream that an error ends.
  public static func endOfStream(_ error: RPCError) -> [UInt8] {
    Envelope.wrap(EndStream.json(error, RPCMetadata()), flags: Envelope.endFlag)
  }
}

private enum StreamHeaders {
  /// Headers that the answer to a stream begins with; nil when the request is no stream's.
  static func answering(_ request: HTTP2HeaderList) -> HTTP2HeaderList? {
    switch CallHeaders(request).contentType {
    case .streamProto: .streamProto
    case .streamJSON: .streamJSON
    case .proto, .json, .other, nil: nil
    }
  }
}
