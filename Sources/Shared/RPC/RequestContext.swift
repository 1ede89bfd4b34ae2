internal import EventLoop
public import Identity
public import Timekeeping

/// How the messages of a call are written.
public enum Codec: Sendable, Hashable {
  case proto, json
}

/// Facts that a handler knows of its call besides the message.
public struct RequestContext: Sendable {
  /// The caller.
  public let caller: Caller
  public let method: MethodRow
  /// When the call came in.
  public let now: Moment
  /// When the caller stops waiting, less the margin that an error needs to travel; nil for a stream without one.
  public let deadline: Moment?
  /// The header idempotency-key as it was sent; nil without one.
  public let idempotencyKey: String?
  /// Names the call in every log of every service.
  public let requestID: String
  public let codec: Codec
  /// Where the client connects from, as the gateway saw it, also when another service calls on the client's behalf; nil for a call that a service
  /// makes on nobody's.
  public let clientAddress: String?
  /// The call as its server keeps it; nil for a context that a test has made.
  private let call: LoopBound<RPCCall>?

  public init(
    caller: Caller, method: MethodRow, now: Moment, deadline: Moment? = nil, idempotencyKey: String? = nil, requestID: String = "",
    codec: Codec = .proto, clientAddress: String? = nil
  ) {
    self.caller = caller
    self.method = method
    self.now = now
    self.deadline = deadline
    self.idempotencyKey = idempotencyKey
    self.requestID = requestID
    self.codec = codec
    self.clientAddress = clientAddress
    call = nil
  }

  init(
    of call: LoopBound<RPCCall>, caller: Caller, method: MethodRow, now: Moment, deadline: Moment?, idempotencyKey: String?,
    requestID: String, codec: Codec, clientAddress: String?
  ) {
    self.caller = caller
    self.method = method
    self.now = now
    self.deadline = deadline
    self.idempotencyKey = idempotencyKey
    self.requestID = requestID
    self.codec = codec
    self.clientAddress = clientAddress
    self.call = call
  }
}

/// Metadata beside the messages: read from the request, added to the answer. On the loop of the call, where every handler is.
extension RequestContext {
  /// Every header field of the request, those of this house left out: no handler needs a ticket or a token.
  public var requestHeaders: RPCMetadata { call?.value.requestHeaders ?? RPCMetadata() }

  /// The parameters of a call by GET, decoded, in their order; nil for a call by POST.
  public var queryParameters: [RPCMetadata.Field]? { call?.value.queryParameters ?? nil }

  /// Adds a field that leads the answer, whether it is a message or an error. A stream's fields are gone with its first message; what is added
  /// later is dropped.
  /// - Throws: `RPCMetadata.Refusal`.
  public func addHeader(_ name: String, _ value: String) throws(RPCMetadata.Refusal) {
    try call?.value.responseHeaders.append(name, value)
  }

  /// Adds a field that follows the answer, whether it ends well or with an error.
  /// - Throws: `RPCMetadata.Refusal`.
  public func addTrailer(_ name: String, _ value: String) throws(RPCMetadata.Refusal) {
    try call?.value.responseTrailers.append(name, value)
  }
}
