import CairnProto
public import Protobuf

/// A method that a service serves: its row of the table, and what to do, with the message types erased.
///
/// A class, so that a call holds one reference and not a copy of the row. The code that makes one is inlinable: the generated code then has decoding
/// and encoding made for its own messages, which saves a tenth of a small call.
public final class RPCMethod: Sendable {
  /// Row of the contract about it.
  public let row: MethodRow
  let body: Body

  // The request is consumed: its bytes go once they have been decoded, and not when the handler returns, which for a stream may be hours later.
  @usableFromInline typealias UnaryHandler = @Sendable (_ request: consuming [UInt8], _ context: RequestContext) async throws -> [UInt8]
  @usableFromInline typealias StreamHandler =
    @Sendable (_ request: consuming [UInt8], _ context: RequestContext, _ sink: any ResponseSink) async throws -> Void

  @usableFromInline enum Body: Sendable {
    case unary(UnaryHandler)
    case serverStreaming(StreamHandler)
  }

  @usableFromInline init(row: MethodRow, body: Body) {
    self.row = row
    self.body = body
  }

  /// The same method with another limit of its requests.
  /// - Parameter requestBytesMax: Largest request body after decompression, in bytes.
  public func limited(requestBytesMax: Int) -> RPCMethod {
    let limited = MethodRow(
      path: row.path, access: row.access, idempotency: row.idempotency, requestBytesMax: requestBytesMax, timeoutMsMax: row.timeoutMsMax,
      isServerStreaming: row.isServerStreaming, rateClass: row.rateClass, allowsIncompleteProfile: row.allowsIncompleteProfile,
      isNeverShed: row.isNeverShed, isNeverShedForServices: row.isNeverShedForServices, allowsSuspended: row.allowsSuspended,
      cacheSeconds: row.cacheSeconds, cost: row.cost, scopes: row.scopes, requestType: row.requestType, responseType: row.responseType)
    return RPCMethod(row: limited, body: body)
  }

  /// One message in, one message out.
  @inlinable public static func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ handle: @escaping @Sendable (Request, RequestContext) async throws -> Response
  ) -> RPCMethod {
    RPCMethod(
      row: row,
      body: .unary { bytes, context in
        let request = try Request(bytes, context.codec)
        return try await handle(request, context).encoded(context.codec)
      })
  }

  /// One message in, a stream of messages out.
  @inlinable public static func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ handle: @escaping @Sendable (Request, RequestContext, ResponseStream<Response>) async throws -> Void
  ) -> RPCMethod {
    RPCMethod(
      row: row,
      body: .serverStreaming { bytes, context, sink in
        let request = try Request(bytes, context.codec)
        try await handle(request, context, ResponseStream(sink: sink, codec: context.codec))
      })
  }
}

/// A message of a stream, encoded as its caller reads it. Where a call waits for hours, a task of its own encodes: a message that the call itself
/// has in a variable takes room until the call ends.
public struct EncodedResponse<Response: Message>: Sendable {
  @usableFromInline let bytes: [UInt8]

  public init(_ response: Response, _ codec: Codec) { bytes = response.encoded(codec) }
}

/// The answers of a server-streaming call, on their way to the caller.
public struct ResponseStream<Response: Message> {
  @usableFromInline let sink: any ResponseSink
  /// The codec that the caller reads.
  public let codec: Codec

  @usableFromInline init(sink: any ResponseSink, codec: Codec) {
    self.sink = sink
    self.codec = codec
  }

  /// Sends one message; waits while the caller does not read what was sent before.
  /// - Throws: `CancellationError` when the caller has gone or the call was ended.
  public func send(_ response: Response) async throws {
    try await sink.send(response.encoded(codec))
  }

  /// Sends one message, likewise.
  public func send(_ encoded: EncodedResponse<Response>) async throws {
    try await sink.send(encoded.bytes)
  }

  /// Hands the call over to an object that goes on with it, turn by turn, and keeps no task in between. The last thing a handler does: what it sends
  /// afterwards is not for it to send any more, and of the request only what the object has kept is still there.
  ///
  /// From here on `stream.end()` is called once, whatever becomes of the call; right away when it has ended already.
  public func park<Parked: ParkedStream>(_ stream: Parked) where Parked.Response == Response {
    sink.park(stream)
  }
}

/// Where a stream's messages go. Confined to the loop of its connection.
@usableFromInline protocol ResponseSink: AnyObject {
  func send(_ message: [UInt8]) async throws
  func park(_ stream: any ParkedStream)
}

extension ResponseSink {
  /// Only a call goes on without its handler.
  func park(_ stream: any ParkedStream) { preconditionFailure("nobody is here to take its turns") }
}

extension Message {
  /// Decodes a request; what is wrong with it becomes an error for the caller.
  @inlinable init(_ bytes: [UInt8], _ codec: Codec) throws(RPCError) {
    do throws(DecodingError) {
      switch codec {
      case .proto: try self.init(decoding: bytes)
      case .json: try self.init(json: bytes)
      }
    } catch {
      throw RPCError(decoding: error)
    }
  }

  @inlinable func encoded(_ codec: Codec) -> [UInt8] {
    switch codec {
    case .proto: encoded()
    case .json: json()
    }
  }
}

extension RPCError {
  @usableFromInline init(decoding error: DecodingError) {
    switch error {
    case .budgetExceeded:
      self.init(.resourceExhausted, reason: .messageTooLarge, message: error.description)
    case .nulInText(let field):
      // "Message.field": the message is the request's, or one in it.
      self = .invalid(String(field.split(separator: ".").last ?? ""), .notWriting, "no text may hold U+0000")
    default:
      self.init(.invalidArgument, reason: .malformedMessage, message: error.description)
    }
  }
}
