internal import CairnProto
public import HTTP2
internal import Protobuf

/// A whole answer: what the gateway and the server send when a call ends before a handler has spoken.
public struct ConnectAnswer: Sendable {
  /// HTTP status, header fields, and the whole body.
  public let status: Int
  public let headers: HTTP2HeaderList
  public let body: [UInt8]

  /// An error as the caller of a unary or a streaming method expects it: a stream's status is 200 whatever happens.
  public init(_ error: RPCError, isStreaming: Bool) {
    if isStreaming {
      status = 200
      headers = .streamProto
      body = Envelope.wrap(error.endOfStream, flags: Envelope.endFlag)
    } else {
      status = error.code.httpStatus
      headers = .json
      body = error.json()
    }
  }
}
