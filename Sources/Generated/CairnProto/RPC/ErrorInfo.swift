// Written by protoc-gen-cairn from cairn/rpc/v1/error_info.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The one detail that every error of Cairn carries.
public struct ErrorInfo: Message {
  public static let protoName = "cairn.rpc.v1.ErrorInfo"

  /// Stable name in UPPER_SNAKE, on which clients branch. Never empty. Each method names its own.
  ///
  /// Any method may answer what concerns the call: UNAUTHENTICATED UNAUTHENTICATED; UNAUTHENTICATED SESSION_REVOKED; UNAUTHENTICATED TOKEN_EXPIRED;
  /// UNAUTHENTICATED TICKET_EXPIRED; PERMISSION_DENIED PERMISSION_DENIED; PERMISSION_DENIED SCOPE_TOO_NARROW; FAILED_PRECONDITION PROFILE_INCOMPLETE;
  /// FAILED_PRECONDITION GUARDIAN_CONSENT_REQUIRED; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; RESOURCE_EXHAUSTED RATE_LIMITED;
  /// RESOURCE_EXHAUSTED OVERLOADED; INTERNAL TOO_MUCH_FOR_STREAMS; UNAVAILABLE UNAVAILABLE; UNAVAILABLE OUTCOME_UNKNOWN; UNAVAILABLE STREAM_CUT;
  /// DEADLINE_EXCEEDED DEADLINE_EXCEEDED; CANCELED CANCELED; INTERNAL INTERNAL; INTERNAL MALFORMED_ANSWER; INTERNAL NOT_ON_A_LOOP;
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH; INVALID_ARGUMENT IDEMPOTENCY_KEY_INVALID; INTERNAL REPLY_TOO_LARGE_TO_KEEP;
  /// INTERNAL STORED_REPLY_UNREADABLE; INVALID_ARGUMENT MALFORMED_MESSAGE; UNIMPLEMENTED ONE_MESSAGE_EXPECTED; RESOURCE_EXHAUSTED MESSAGE_TOO_LARGE;
  /// RESOURCE_EXHAUSTED HEADERS_TOO_LARGE; INVALID_ARGUMENT HEADER_REPEATED; INVALID_ARGUMENT TIMEOUT_INVALID; INVALID_ARGUMENT CONTENT_TYPE_UNSUPPORTED;
  /// UNIMPLEMENTED COMPRESSION_UNSUPPORTED; INVALID_ARGUMENT PROTOCOL_VERSION_UNSUPPORTED; UNIMPLEMENTED METHOD_UNKNOWN. Paths beside methods answer
  /// PERMISSION_DENIED FOREIGN_PAGE; NOT_FOUND PAGE_NOT_FOUND; NOT_FOUND MEDIA_NOT_FOUND; NOT_FOUND TOKEN_INVALID; NOT_FOUND METHOD_UNKNOWN. Between services
  /// and in their logs there are UNKNOWN EVENT_NOT_TAKEN and UNAVAILABLE MAIL_NOT_SENT.
  public var reason: String = ""

  /// Values that belong to the reason, for example {"retry_after_ms": "1500"}. At most 16 entries.
  public var metadata: [String: String] = [:]

  /// The fields of the request that are wrong, in the order they were found. At most 32.
  public var fieldViolations: [FieldViolation] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(reason: String = "", metadata: [String: String] = [:], fieldViolations: [FieldViolation] = []) {
    self.reason = reason
    self.metadata = metadata
    self.fieldViolations = fieldViolations
  }
}

/// One field of a request that was refused.
public struct FieldViolation: Message {
  public static let protoName = "cairn.rpc.v1.FieldViolation"

  /// Path of the field, for example "position.latitude_degrees".
  public var field: String = ""

  /// Stable name in UPPER_SNAKE, for example "OUT_OF_RANGE".
  public var reason: String = ""

  /// A sentence for a developer; never branched on.
  public var explanation: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(field: String = "", reason: String = "", explanation: String = "") {
    self.field = field
    self.reason = reason
    self.explanation = explanation
  }
}
