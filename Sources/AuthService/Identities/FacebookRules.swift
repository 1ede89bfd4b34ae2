import Timekeeping

/// Answers that Facebook has to give about an access token before we believe it
/// (https://developers.facebook.com/docs/graph-api/reference/debug_token).
enum FacebookRules {
  /// Bytes of an access token.
  static let tokenByteCountMax = 4_096

  /// Answer of `debug_token`.
  struct Inspection: Hashable {
    var isValid: Bool
    var appID: String?
    var type: String?
    var userID: String?
    /// Seconds since 1970; 0 for a token that does not expire.
    var expireSeconds: Int64?
  }

  /// - Returns: User whose token it is, as this app knows them.
  static func check(_ inspection: Inspection, appID: String, at now: Moment) throws(IDTokenRules.Refusal) -> String {
    guard inspection.isValid else { throw .expired }
    // Otherwise whoever has an app of their own could log in here with the tokens of its users.
    guard inspection.appID == appID else { throw .audience }
    guard inspection.type == "USER" else { throw .malformed }
    if let seconds = inspection.expireSeconds, seconds != 0 {
      guard seconds > 0, seconds < 253_402_300_799, now < Moment(milliseconds: seconds * 1_000) else { throw .expired }
    }
    guard let userID = inspection.userID, IDTokenRules.isSubject(userID) else { throw .subject }
    return userID
  }

  /// Meaning of an error of the Graph, by its number.
  enum Trouble: Hashable {
    /// The token is no good (190, and 102 of old).
    case token
    /// We ask too much (4, 17, 32, 613), or our own credentials are wrong, or Facebook has a bad day.
    case provider
  }

  static func trouble(code: Int?) -> Trouble {
    switch code {
    case 190, 102: .token
    default: .provider
    }
  }
}
