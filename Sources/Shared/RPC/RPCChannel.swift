public import Protobuf

/// How one call is made.
public struct CallOptions: Sendable {
  /// How long to wait for the answer; nil for the method's own limit (unary) or for ever (streams).
  public var timeout: Duration?
  /// Makes the retry of a mutation safe. A UUID.
  public var idempotencyKey: String?
  /// Sent as "authorization: Bearer …".
  public var accessToken: String?
  /// Names the call in logs; made up when empty.
  public var requestID: String
  /// Where the client connects from on whose behalf the call is made: the called service counts it to that network. Nil for the client of the
  /// call under way, and for nobody outside of one.
  public var clientAddress: String?

  public init(
    timeout: Duration? = nil, idempotencyKey: String? = nil, accessToken: String? = nil, requestID: String = "",
    clientAddress: String? = nil
  ) {
    self.timeout = timeout
    self.idempotencyKey = idempotencyKey
    self.accessToken = accessToken
    self.requestID = requestID
    self.clientAddress = clientAddress
  }
}

/// The channel that generated client stubs call through.
public protocol RPCChannel: Sendable {
  /// One message out, one message back.
  /// - Throws: `RPCError`.
  func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> Response

  /// One message out, a stream of messages back.
  /// - Throws: `RPCError`.
  func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response>
}

/// The messages of a server-streaming answer, as they arrive.
public final class RPCResponseStream<Response: Message> {
  private let source: any ResponseSource

  init(source: any ResponseSource) {
    self.source = source
  }

  deinit {
    source.cancel()
  }

  /// Ends the stream; who waits for its next message gets `CancellationError`. On the loop that reads it.
  public func cancel() {
    source.cancel()
  }

  /// The next message; nil when the stream has ended well.
  /// - Throws: `RPCError`.
  public func next() async throws -> Response? {
    guard let bytes = try await source.next() else { return nil }
    return try Response(bytes, .proto)
  }
}

/// Where a stream's messages come from. Confined to the loop of its connection.
protocol ResponseSource: AnyObject {
  func next() async throws -> [UInt8]?
  func cancel()
}
