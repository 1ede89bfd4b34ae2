internal import CairnProto
public import Identity
internal import Protobuf

// Errors that several processes answer, and have to answer alike.

extension RPCError {
  /// When to come again after something that is over soon, in milliseconds: a process that restarts, a moment with too much to do.
  public static let retryAfterMs = 1_000

  /// Somebody who is needed is away for the moment, and nothing was done.
  /// - Parameter cause: For the log only.
  public static func unavailable(_ message: String, cause: (any Error)? = nil) -> RPCError {
    RPCError(.unavailable, reason: .unavailable, message: message, metadata: retryMetadata, cause: cause)
  }

  /// There is too much to do for the moment, and nothing was done.
  public static func overloaded(_ message: String) -> RPCError {
    RPCError(.resourceExhausted, reason: .overloaded, message: message, metadata: retryMetadata)
  }

  private static let retryMetadata = ["retry_after_ms": String(retryAfterMs)]

  /// A header field that says one thing came twice.
  public static func repeatedHeader(_ name: StaticString) -> RPCError {
    RPCError(.invalidArgument, reason: .headerRepeated, message: "\(name): send it once", metadata: ["header": "\(name)"])
  }

  /// The session has ended: no token of it is good for anything any more.
  public static var sessionRevoked: RPCError {
    RPCError(.unauthenticated, reason: .sessionRevoked, message: "the session was ended; log in again")
  }

  /// The session was opened for less than the method does (requirement E-34): its owner logs in again with a wider scope.
  public static func scopeTooNarrow(_ scope: SessionScope) -> RPCError {
    RPCError(
      .permissionDenied, reason: .scopeTooNarrow, message: "the session's scope does not reach so far; log in with SCOPE_FULL",
      metadata: ["scope": scope.rawValue])
  }

  /// The account has no user name yet: one has to be claimed before anything else (requirement W-4).
  public static var profileIncomplete: RPCError {
    RPCError(.failedPrecondition, reason: .profileIncomplete, message: "choose a user name first")
  }

  /// The account's owner is too young to use it without a guardian's consent (requirement C-S9).
  public static var guardianConsentRequired: RPCError {
    RPCError(.failedPrecondition, reason: .guardianConsentRequired, message: "a guardian has to consent first")
  }

  /// The account is suspended: why, and until when as RFC 3339; without an end until somebody lifts it.
  /// - Parameter suspension: Nil where only a token says so: its owner learns the rest by refreshing it.
  public static func accountSuspended(_ suspension: Standing.Suspension?) -> RPCError {
    var metadata: [String: String] = [:]
    metadata["suspension_reason"] = suspension?.reason
    metadata["suspension_end_time"] = suspension?.endTime.map { Timestamps.text($0) }
    return RPCError(.permissionDenied, reason: .accountSuspended, message: "this account is suspended", metadata: metadata)
  }
}
