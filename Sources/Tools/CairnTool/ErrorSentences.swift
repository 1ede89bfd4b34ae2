// Meaning of an error to a person at a terminal. Branches on the reason, which is stable; the message is for developers.

internal import CairnProto
internal import Cryptography
internal import GeoService
internal import Postgres
internal import RPC

enum ErrorSentences {
  /// One or more sentences about any error a command may end with.
  static func sentence(for error: any Error) -> String {
    switch error {
    case let error as RPCError: sentence(for: error)
    // An operator's terminal may show what the server says; an answer to a client may not.
    case let error as PostgresError: error.debugDescription
    case let error as TLSConfigurationError: "The certificate cannot be used: \(error)."
    case is CancellationError: "Interrupted."
    default: "\(error)"
    }
  }

  static func sentence(for error: RPCError) -> String {
    if !error.fieldViolations.isEmpty { return error.fieldViolations.map(sentence).joined(separator: " ") }
    if let sentence = sentences[error.reason] { return sentence }
    switch error.reason {
    case "RATE_LIMITED": return "Too many attempts. Try again in \(wait(error))."
    case "UNAVAILABLE" where !error.message.isEmpty:
      // Message that a refused TLS handshake leaves behind.
      let hint = error.message.contains("EPROTO") ? " Its certificate may not be trusted: see --ca." : ""
      return error.message.prefix(1).uppercased() + error.message.dropFirst() + "." + hint
    case "UNAVAILABLE": return "The service cannot be reached now."
    default: return "The server refused: \(error.reason)\(error.message.isEmpty ? "" : " (\(error.message))")."
    }
  }

  private static let sentences = [
    "ALREADY_ANSWERED": "This round was answered already.",
    "ALREADY_REDRAWN": "The place of this round was drawn again once; that is all there is.",
    "DEADLINE_EXCEEDED": "The server did not answer in time.",
    "EMAIL_TAKEN": "There is an account with this e-mail address already.",
    "GAME_FINISHED": "The game has ended.",
    "GAME_NOT_FINISHED": "The game goes on; its result is known at the end.",
    "GAME_NOT_FOUND": "There is no such game among yours.",
    "GUARDIAN_CONSENT_REQUIRED": "A guardian has to consent before this account can be used.",
    "INVALID_COORDINATES": "That is no place on Earth: latitudes go from -90 to 90, longitudes from -180 to 180.",
    "INVALID_CREDENTIALS": "The user name or the password is wrong.",
    "INVITATION_INVALID": "There is no such invitation, or it is used up or over.",
    "INVITATION_REQUIRED": "Only who was invited gets an account here: cairn play --username plays with the one you have.",
    "MALFORMED_MESSAGE": "The server could not read the message.",
    "MAP_EXHAUSTED": "This map has not enough places for a game.",
    "MAP_NOT_FOUND": "There is no such map. `cairn call MapService/ListMaps '{}'` lists them (with a token).",
    "METHOD_UNKNOWN": "The server does not know this method.",
    "OVERLOADED": "The server is busy. Try again in a moment.",
    "PASSWORD_BREACHED": "This password is on lists of known passwords: log in with a new_password beside it.",
    "PERMISSION_DENIED": "Your account is not allowed to do this.",
    "PROFILE_INCOMPLETE": "This account needs a user name first: ClaimUsername.",
    "REPORT_TOO_LATE": "A panorama can be reported within ten seconds after it was loaded.",
    "REQUEST_IN_PROGRESS": "The same request is still being worked on. Try again in a moment.",
    "ROOM_FULL": "The room is full.",
    "ROOM_NOT_FOUND": "There is no room of this code, or it is not for you.",
    "ROUND_CLOSED": "The time of this round is up.",
    "SECOND_FACTOR_MISSING": "Moderators and admins need a second factor here: set one up, or log in by the one there is.",
    "SECOND_FACTOR_REQUIRED": "This account has a second factor: log in by an app, or by LogInWithPassword and VerifySecondFactor.",
    "SESSION_REVOKED": "This session has ended. Log in again.",
    "SIGN_UP_CLOSED": "Nobody gets an account here now: cairn play --username plays with the one you have.",
    "TOO_MANY_CODES": "Too many codes were tried. Try again in ten minutes.",
    "UNAUTHENTICATED": "This needs a session: cairn login, or give an access token by CAIRN_TOKEN or --token.",
    "USERNAME_TAKEN": "There is an account with this user name already.",
    "WRONG_PHASE": "Not now: the round is in another phase.",
  ]

  private static func sentence(for violation: FieldViolation) -> String {
    switch violation.reason {
    case "MALFORMED" where violation.field.hasSuffix("email"): "This is no e-mail address."
    case "USERNAME_INVALID": "A user name has 3 to 30 letters, digits or underscores."
    case "PASSWORD_TOO_SHORT": "A password has at least 8 characters."
    case "PASSWORD_TOO_LONG": "A password has at most 128 characters."
    case "PASSWORD_BREACHED": "This password is on lists of known passwords; choose another."
    default: "\(violation.field) is wrong: \(violation.explanation.isEmpty ? violation.reason : violation.explanation)."
    }
  }

  private static func wait(_ error: RPCError) -> String {
    guard let milliseconds = error.metadata["retry_after_ms"].flatMap(Int.init) else { return "a while" }
    let seconds = (milliseconds + 999) / 1_000
    return seconds < 120 ? "\(seconds) s" : "\((seconds + 59) / 60) minutes"
  }
}
