import Timekeeping

/// Meanings of the answers of the Apple Push Notification service (Apple, "Handling notification responses from APNs"). Pure.
enum AppleRules {
  /// Bytes of a payload that Apple takes.
  static let payloadBytesMax = 4_096

  /// Characters of a collapse id that Apple takes.
  static let collapseIDLengthMax = 64

  /// End of the topic of calls behind an app's bundle id (Apple, "Sending notification requests to APNs").
  static let callTopicSuffix = ".voip"

  /// The longest that Apple keeps a message for a device.
  static let lifetimeMax = Duration.seconds(30 * 86_400)

  /// Apple takes a token of ours for an hour, and none that is made within 20 minutes of the one before: between the two.
  static let tokenLifetime = Duration.seconds(40 * 60)

  /// A token that was refused is replaced when it is as old as that, and not before.
  static let tokenLifetimeMin = Duration.seconds(20 * 60)

  /// Where Apple does not say how long it wants no messages.
  static let quotaPause = Duration.seconds(60)

  /// Longer than any fault that passes by itself; a wait of more than a day is misread.
  static let retryAfterMax = Duration.seconds(86_400)

  /// Pause after a fault on our side of the contract with Apple: trying often does not cure it.
  static let misconfiguredPause = Duration.seconds(300)

  /// An answer to a message.
  struct Answer: Sendable, Hashable {
    var status: Int
    /// For example "BadDeviceToken"; empty without one.
    var reason = ""
    /// Since when the token is none, in milliseconds of Unix time: only with status 410.
    var timestamp: Int64?
    /// Seconds.
    var retryAfter: Int?
  }

  /// Action that an answer calls for.
  enum Meaning: Sendable, Hashable {
    case sent
    /// The token is none, or of another app or environment. Since then, where it is said.
    case unregistered(since: Moment?)
    /// The message will never be taken.
    case refused
    /// Our own token is over.
    case renewToken
    case later(Duration?)
    /// Too many messages to this device, or too many tokens of ours.
    case overloaded(Duration, isEverybodys: Bool)
    /// The installation's key, its ids or its apps are wrong: the message waits until they are right, or it is of no use.
    case misconfigured
    /// The topic is none that this installation may send to. It may be the one of calls alone.
    case topicRefused
  }

  /// Apple's words for a token that is over, and for tokens that were made too often (Apple, "Handling notification responses from APNs").
  private static let (expiredToken, tooManyTokens) = ("ExpiredProviderToken", "TooManyProviderTokenUpdates")

  static func meaning(of answer: Answer) -> Meaning {
    let after = answer.retryAfter.map { min(.seconds(max(0, $0)), retryAfterMax) }
    switch answer.status {
    case 200: return .sent
    case 400: return meaning(ofBadRequest: answer.reason)
    case 403: return answer.reason == expiredToken ? .renewToken : .misconfigured
    case 410: return .unregistered(since: answer.timestamp.map { Moment(milliseconds: $0) })
    case 429: return .overloaded(after ?? quotaPause, isEverybodys: answer.reason == tooManyTokens)
    case 408, 500...: return .later(after)
    default: return .refused
    }
  }

  private static func meaning(ofBadRequest reason: String) -> Meaning {
    switch reason {
    case "BadDeviceToken", "DeviceTokenNotForTopic": .unregistered(since: nil)
    case "BadTopic", "MissingTopic", "TopicDisallowed": .topicRefused
    // The connection was silent for long: not about the message.
    case "IdleTimeout": .later(nil)
    default: .refused
    }
  }
}
