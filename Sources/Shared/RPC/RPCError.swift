public import CairnProto
internal import Crypto
internal import Protobuf

/// What a call ends with when it does not succeed: a code for machines, a reason for clients, a cause for us.
public struct RPCError: Error, Sendable, CustomStringConvertible {
  /// What kind of failure, for machines.
  public var code: RPCCode
  /// Stable, UPPER_SNAKE; what clients branch on.
  public var reason: String
  /// For a developer; never branched on, never with what is secret.
  public var message: String
  /// Values that belong to the reason.
  public var metadata: [String: String]
  /// The fields of the request that are wrong.
  public var fieldViolations: [FieldViolation]
  /// What went wrong underneath. Stays in our log.
  public var cause: (any Error)?
  /// Whether what failed took no effect, so that a call that may be repeated is worth repeating. Never set by an answer of another service:
  /// who has called it has repeated its call already.
  public var isSafeToRetry = false

  public init(
    _ code: RPCCode, reason: String, message: String = "", metadata: [String: String] = [:], fieldViolations: [FieldViolation] = [],
    cause: (any Error)? = nil
  ) {
    self.code = code
    self.reason = reason
    self.message = message
    self.metadata = metadata
    self.fieldViolations = fieldViolations
    self.cause = cause
  }

  /// Fields that are wrong; at most `fieldViolationsMax` are told.
  public static func invalid(_ violations: [FieldViolation]) -> RPCError {
    let told = Array(violations.prefix(fieldViolationsMax))
    let message = told.map { "\($0.field): \($0.reason)" }.joined(separator: ", ")
    return RPCError(.invalidArgument, reason: "INVALID_ARGUMENT", message: message, fieldViolations: told)
  }

  /// One field that is wrong.
  public static func invalid(_ field: String, _ reason: String, _ explanation: String = "") -> RPCError {
    invalid([FieldViolation(field: field, reason: reason, explanation: explanation)])
  }

  /// Enough for any form a person fills in; a list of thousands of bad elements does not become an answer of megabytes.
  public static let fieldViolationsMax = 32

  public var description: String {
    "\(code.rawValue) \(reason)" + (message.isEmpty ? "" : ": \(message)")
  }
}

extension RPCError {
  /// The error as the Connect protocol writes it in JSON. Its detail also has `debug`, the same as JSON, so that a caller without protobuf
  /// can read the reason; that member is any JSON, which no message of the contract can be.
  func json() -> [UInt8] {
    let info = ErrorInfo(reason: reason, metadata: metadata, fieldViolations: fieldViolations)
    var text = ConnectError(code: code.rawValue, message: message).json().dropLast()
    text += #","details":[{"type":"\#(ErrorInfo.protoName)","value":"\#(Base64.standardUnpadded.encode(info.encoded()))","debug":"#.utf8
    return text + info.json() + Array("}]}".utf8)
  }

  /// The last message of a stream that this error ends.
  var endOfStream: [UInt8] { Array(#"{"error":"#.utf8) + json() + Array("}".utf8) }

  /// Reads an answer's body; falls back on the HTTP status for a body that is not Connect's.
  init(json body: [UInt8], httpStatus: Int) {
    if let wire = try? ConnectError(json: body), let error = RPCError(wire: wire) {
      self = error
      return
    }
    let code = RPCCode(httpStatus: httpStatus)
    self.init(code, reason: code.rawValue.uppercased(), message: "HTTP status \(httpStatus)")
  }

  /// Reads an error as the Connect protocol writes it; nil when its code is none of the protocol's.
  init?(wire: ConnectError) {
    guard let code = RPCCode(rawValue: wire.code) else { return nil }
    let info = wire.details.first { $0.type == ErrorInfo.protoName }.flatMap { detail -> ErrorInfo? in
      guard let bytes = Base64.standardUnpadded.decode(detail.value) else { return nil }
      return try? ErrorInfo(decoding: bytes)
    }
    self.init(
      code, reason: info?.reason ?? code.rawValue.uppercased(), message: wire.message, metadata: info?.metadata ?? [:],
      fieldViolations: info?.fieldViolations ?? [])
  }
}
