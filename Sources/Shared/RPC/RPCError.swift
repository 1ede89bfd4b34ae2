public import CairnProto
internal import Cryptography
public import Protobuf

/// The error that a call ends with when it does not succeed: a code for machines, a reason for clients, a cause for us.
public struct RPCError: Error, Sendable, CustomStringConvertible {
  /// Kind of the failure, for machines.
  public var code: RPCCode
  /// Stable, UPPER_SNAKE; what clients branch on. Empty only where nobody does: the error then has no ErrorInfo.
  public let reason: String
  /// For a developer; never branched on, never with what is secret.
  public var message: String
  /// Values that belong to the reason.
  public var metadata: [String: String]
  /// The fields of the request that are wrong.
  public var fieldViolations: [FieldViolation]
  /// Messages for machines besides the ErrorInfo.
  public var details: [RPCErrorDetail]
  /// The failure underneath. Stays in our log.
  public var cause: (any Error)?
  /// Whether what failed took no effect, so that a call that may be repeated is worth repeating. Never set by an answer of another service:
  /// who has called it has repeated its call already.
  public var isSafeToRetry = false
  /// Whether the caller is the cause, whatever the code says: then it is no fault of ours, and in no log of those.
  public var isClientsDoing = false

  public init(
    _ code: RPCCode, reason: Reason, message: String = "", metadata: [String: String] = [:], fieldViolations: [FieldViolation] = [],
    details: [RPCErrorDetail] = [], cause: (any Error)? = nil
  ) {
    self.init(
      code, told: reason.word, message: message, metadata: metadata, fieldViolations: fieldViolations, details: details, cause: cause)
  }

  /// An error of somebody else's, or one that was kept.
  /// - Parameter reason: As it was read: a process may meet words of a newer contract than its own.
  public init(
    _ code: RPCCode, told reason: String, message: String = "", metadata: [String: String] = [:], fieldViolations: [FieldViolation] = [],
    details: [RPCErrorDetail] = [], cause: (any Error)? = nil
  ) {
    self.code = code
    self.reason = reason
    self.message = message
    self.metadata = metadata
    self.fieldViolations = fieldViolations
    self.details = details
    self.cause = cause
  }

  /// Whether it says that reason.
  public func says(_ reason: Reason) -> Bool { self.reason == reason.word }

  /// Fields that are wrong; at most `fieldViolationsMax` are told.
  /// - Parameter reason: Another one only where a method names its own.
  public static func invalid(_ violations: [FieldViolation], reason: Reason = .invalidArgument) -> RPCError {
    let told = Array(violations.prefix(fieldViolationsMax))
    let message = told.map { "\($0.field): \($0.reason)" }.joined(separator: ", ")
    return RPCError(.invalidArgument, reason: reason, message: message, fieldViolations: told)
  }

  /// Enough for any form a person fills in; a list of thousands of bad elements does not become an answer of megabytes.
  public static let fieldViolationsMax = 32

  public var description: String {
    "\(code.rawValue) \(reason)" + (message.isEmpty ? "" : ": \(message)")
  }
}

/// A message that travels with an error, for machines.
public struct RPCErrorDetail: Sendable, Hashable {
  /// Full name of the message, for example "cairn.rpc.v1.ErrorInfo".
  public let type: String
  /// The message in binary.
  public let value: [UInt8]

  public init(type: String, value: [UInt8]) {
    self.type = type
    self.value = value
  }

  public init<Detail: Message>(_ message: Detail) {
    self.init(type: Detail.protoName, value: message.encoded())
  }
}
