// Written by protoc-gen-cairn from cairn/rpc/v1/error_info.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The one detail that every error of Cairn carries.
public struct ErrorInfo: Message {
  public static let protoName = "cairn.rpc.v1.ErrorInfo"

  /// Stable name in UPPER_SNAKE, on which clients branch. Never empty. Each method names its own.
  ///
  /// Any method may answer what concerns the call, with what it means and what to do about it (docs/errors.md):
  /// - UNAUTHENTICATED UNAUTHENTICATED: no token, or none of ours: log in
  /// - UNAUTHENTICATED TOKEN_EXPIRED: refresh, send again
  /// - UNAUTHENTICATED SESSION_REVOKED: the session was ended, here or elsewhere: log in
  /// - UNAUTHENTICATED REFRESH_TOKEN_INVALID: of `RefreshSession` and of `/session/…`: the session is over: log in
  /// - PERMISSION_DENIED PERMISSION_DENIED: not for this caller
  /// - PERMISSION_DENIED GUEST_NOT_ALLOWED: guests get credentials first (`GuestService/UpgradeGuest`)
  /// - PERMISSION_DENIED SCOPE_TOO_NARROW: the session was opened for less (`scope` says for what): log in again with `SCOPE_FULL`
  /// - PERMISSION_DENIED ACCOUNT_SUSPENDED: with `suspension_reason` and `suspension_end_time`
  /// - PERMISSION_DENIED FOREIGN_PAGE: `/session/…` is for pages that this very server has served; programs use `SessionService`
  /// - PERMISSION_DENIED ACCOUNT_BEING_DELETED: of log-ins: the operator is deleting the account, and nothing its owner does takes that back
  /// - FAILED_PRECONDITION PROFILE_INCOMPLETE: choose a user name first (`UsernameService/ClaimUsername`)
  /// - FAILED_PRECONDITION SECOND_FACTOR_MISSING: moderators and admins act in a session that has shown a second factor: set one up, or log in by the
  ///   one there is
  /// - FAILED_PRECONDITION GUARDIAN_CONSENT_REQUIRED: a guardian has to consent first (`GuardianService`)
  /// - INVALID_ARGUMENT INVALID_ARGUMENT: `field_violations` say which fields, and why
  /// - INVALID_ARGUMENT IDEMPOTENCY_KEY_INVALID: the header `idempotency-key` of a method with keys is missing, or is no UUID
  /// - INVALID_ARGUMENT MALFORMED_MESSAGE: a mistake of the client's: generated ones do not make it
  /// - INVALID_ARGUMENT TIMEOUT_INVALID: the same
  /// - INVALID_ARGUMENT HEADER_REPEATED: the same
  /// - INVALID_ARGUMENT CONTENT_TYPE_UNSUPPORTED: the same
  /// - INVALID_ARGUMENT PROTOCOL_VERSION_UNSUPPORTED: the same
  /// - ABORTED REQUEST_IN_PROGRESS: the same key is being worked on: wait, send again
  /// - ABORTED IDEMPOTENCY_MISMATCH: the same key with another request: make a new key for each deed
  /// - RESOURCE_EXHAUSTED RATE_LIMITED: too many calls of this account or network: wait `retry_after_ms`
  /// - RESOURCE_EXHAUSTED OVERLOADED: the server has too much to do, nothing was done: wait `retry_after_ms`, send again
  /// - RESOURCE_EXHAUSTED MESSAGE_TOO_LARGE: a mistake of the client's
  /// - RESOURCE_EXHAUSTED HEADERS_TOO_LARGE: a mistake of the client's
  /// - UNAVAILABLE UNAVAILABLE: nothing was done: wait, send again
  /// - UNAVAILABLE OUTCOME_UNKNOWN: perhaps it was done. With a key, or where a repeat is `read` or `natural`: send again. Otherwise look first
  /// - DEADLINE_EXCEEDED DEADLINE_EXCEEDED: the same as `OUTCOME_UNKNOWN`, after the time the client has set
  /// - CANCELED CANCELED: the client has given the call up
  /// - UNIMPLEMENTED METHOD_UNKNOWN: no such method here: a newer client than the server. `nearest_method` names the one that may be meant
  /// - UNIMPLEMENTED COMPRESSION_UNSUPPORTED: a mistake of the client's
  /// - UNIMPLEMENTED ONE_MESSAGE_EXPECTED: a mistake of the client's
  /// - NOT_FOUND PAGE_NOT_FOUND: no such page of the web: of `/` and `/web/…`, never of a method
  /// - INTERNAL INTERNAL: a fault of the server's; quote the response's `x-request-id`
  ///
  /// Doors that are no methods answer NOT_FOUND MEDIA_NOT_FOUND; NOT_FOUND TOKEN_INVALID; NOT_FOUND METHOD_UNKNOWN. Between services and in their logs there
  /// are UNAUTHENTICATED TICKET_EXPIRED; INTERNAL TOO_MUCH_FOR_STREAMS; UNAVAILABLE STREAM_CUT; INTERNAL MALFORMED_ANSWER; INTERNAL NOT_ON_A_LOOP;
  /// INTERNAL REPLY_TOO_LARGE_TO_KEEP; INTERNAL STORED_REPLY_UNREADABLE; UNKNOWN EVENT_NOT_TAKEN; UNAVAILABLE MAIL_NOT_SENT.
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
