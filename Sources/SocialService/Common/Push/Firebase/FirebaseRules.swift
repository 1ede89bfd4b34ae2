import Timekeeping

/// Meanings of the answers of Firebase Cloud Messaging (HTTP v1). Pure.
enum FirebaseRules {
  /// So long before its end an access token is not used any more: clocks differ, and a message takes its time.
  static let tokenSlack = Duration.seconds(300)

  /// Where Firebase does not say how long it wants no messages: the minute over which it counts them.
  static let quotaPause = Duration.seconds(60)

  /// Longer than any fault that passes by itself; a wait of more than a day is misread.
  static let retryAfterMax = Duration.seconds(86_400)

  /// Pause after a fault on our side of the contract with Google: trying often does not cure it.
  static let misconfiguredPause = Duration.seconds(300)

  /// The longest that Firebase keeps a message for a device.
  static let lifetimeMax = Duration.seconds(28 * 86_400)

  /// An answer to a message.
  struct Answer: Sendable, Hashable {
    var status: Int
    /// Code of the error's detail FcmError, for example "UNREGISTERED"; empty without one.
    var errorCode = ""
    /// In the error's own words.
    var message = ""
    /// The fields that are named as wrong.
    var fields: [String] = []
    /// Seconds.
    var retryAfter: Int?
    /// Subjects whose quota is used up, from the error's detail QuotaFailure: for example "project:12345".
    var quotaSubjects: [String] = []
  }

  /// Action that an answer calls for.
  enum Meaning: Sendable, Hashable {
    case sent
    /// The token is none any more, or of another project.
    case unregistered
    /// The message will never be taken.
    case refused
    /// The access token is not taken any more.
    case renewToken
    case later(Duration?)
    /// Too many messages: to all of the project's devices where that is said, otherwise perhaps to this one alone, of which Firebase takes 240 a
    /// minute.
    case overloaded(Duration, isOfProject: Bool)
    /// The installation's settings at Google are wrong: the message waits until they are right, or it is of no use.
    case misconfigured
  }

  static func meaning(of answer: Answer) -> Meaning {
    let after = answer.retryAfter.map { min(.seconds(max(0, $0)), retryAfterMax) }
    switch answer.status {
    case 200..<300: return .sent
    case 404: return answer.errorCode == "UNREGISTERED" ? .unregistered : .misconfigured
    case 400: return isAboutToken(answer) ? .unregistered : .refused
    case 403: return answer.errorCode == "SENDER_ID_MISMATCH" ? .unregistered : .misconfigured
    case 401: return answer.errorCode == "THIRD_PARTY_AUTH_ERROR" ? .misconfigured : .renewToken
    // google.rpc.QuotaFailure: "project:" and the project's id.
    case 429: return .overloaded(after ?? quotaPause, isOfProject: answer.quotaSubjects.contains { $0.hasPrefix("project") })
    case 408, 500...: return .later(after)
    default: return .refused
    }
  }

  /// The same code means a message that is wrong, which says nothing against the device.
  private static func isAboutToken(_ answer: Answer) -> Bool {
    answer.errorCode == "INVALID_ARGUMENT"
      && (answer.fields.contains("message.token") || answer.message.contains("not a valid FCM registration token"))
  }

  /// Seconds; the date that may stand there instead is not read, and counts as nothing.
  static func retryAfter(_ header: String?) -> Int? {
    header.flatMap { Int($0) }
  }
}
