public import Identity
public import Timekeeping

/// How the messages of a call are written.
public enum Codec: Sendable, Hashable {
  case proto, json
}

/// What a handler knows of its call besides the message.
public struct RequestContext: Sendable {
  /// Who calls.
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
  /// Where the client connects from, as the gateway saw it; only for PUBLIC methods, which have nobody else to count against.
  public let clientAddress: String?

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
  }
}
