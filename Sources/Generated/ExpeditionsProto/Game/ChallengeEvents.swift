// Written by protoc-gen-cairn from cairn/game/expeditions/v1/challenge_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// An event of Challenge Expeditions in a person's stream (cairn.social.v1.UserEvent). Content that a client does not know is of a later version: the client
/// passes over it.
public struct ExpeditionsEvent: Message {
  public static let protoName = "cairn.game.expeditions.v1.ExpeditionsEvent"

  /// The change that has happened.
  public enum OneOfContent: Sendable, Hashable {
    /// "challenge.published".
    case challengePublished(ChallengePublished)
    /// "attempt.started".
    case attemptStarted(AttemptStarted)
    /// "attempt.part_completed".
    case attemptPartCompleted(AttemptPartCompleted)
    /// "attempt.decided".
    case attemptDecided(AttemptDecided)
    /// "attempt.ended".
    case attemptEnded(AttemptEnded)
    /// "record.beaten".
    case recordBeaten(RecordBeaten)
    /// "record.restored".
    case recordRestored(RecordRestored)
    /// "attempt.warned".
    case attemptWarned(AttemptWarned)
  }

  /// The change that has happened.
  public var content: OneOfContent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: OneOfContent? = nil) {
    self.content = content
  }
}

/// Event "challenge.published", to friends of its maker.
public struct ChallengePublished: Message {
  public static let protoName = "cairn.game.expeditions.v1.ChallengePublished"

  /// Names the challenge: a UUID.
  public var challengeID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "") {
    self.challengeID = challengeID
  }
}

/// Event "attempt.started", to whoever makes it, on all devices.
public struct AttemptStarted: Message {
  public static let protoName = "cairn.game.expeditions.v1.AttemptStarted"

  /// A UUID.
  public var attemptID: String = ""

  /// A UUID.
  public var challengeID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", challengeID: String = "") {
    self.attemptID = attemptID
    self.challengeID = challengeID
  }
}

/// Event "attempt.part_completed", to whoever makes the attempt: a control was reached, as a preview.
public struct AttemptPartCompleted: Message {
  public static let protoName = "cairn.game.expeditions.v1.AttemptPartCompleted"

  /// A UUID.
  public var attemptID: String = ""

  /// Parts that were done by the same chunk.
  public var parts: [AttemptPart] = []

  /// In a time attack: until when the next gate must be reached; of several runs by the one that has time the longest.
  public var deadlineTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", parts: [AttemptPart] = [], deadlineTime: Moment? = nil) {
    self.attemptID = attemptID
    self.parts = parts
    self.deadlineTime = deadlineTime
  }
}

/// Event "attempt.decided", to whoever has made the attempt: it has a verdict, or another one than before.
public struct AttemptDecided: Message {
  public static let protoName = "cairn.game.expeditions.v1.AttemptDecided"

  /// A UUID.
  public var attemptID: String = ""

  /// A UUID.
  public var challengeID: String = ""

  /// ACCEPTED, HELD or REJECTED.
  public var state: AttemptState = .unspecified

  /// Points for it; 0 unless it was accepted.
  public var totalPoints: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", challengeID: String = "", state: AttemptState = .unspecified, totalPoints: Int64 = 0) {
    self.attemptID = attemptID
    self.challengeID = challengeID
    self.state = state
    self.totalPoints = totalPoints
  }
}

/// Event "attempt.warned", to whoever makes the attempt, while it goes on: there is a thunderstorm where it began. It earns nothing; the app says to go home.
public struct AttemptWarned: Message {
  public static let protoName = "cairn.game.expeditions.v1.AttemptWarned"

  /// A UUID.
  public var attemptID: String = ""

  /// The weather, is_storm in it.
  public var weather: WeatherSnapshot? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", weather: WeatherSnapshot? = nil) {
    self.attemptID = attemptID
    self.weather = weather
  }
}

/// Event "record.beaten", to friends of a person whose best at a challenge is better than theirs from now on. They are notified of it by the same kind,
/// with the challenge as object; topic FRIENDS_ACTIVITY.
public struct RecordBeaten: Message {
  public static let protoName = "cairn.game.expeditions.v1.RecordBeaten"

  /// A UUID.
  public var challengeID: String = ""

  /// Friend who was better. UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "", accountID: String = "") {
    self.challengeID = challengeID
    self.accountID = accountID
  }
}

/// Event "record.restored", to friends of a person who have heard "record.beaten": the attempt that was better does not count, or is not better after all. The
/// notification of it is withdrawn as well.
public struct RecordRestored: Message {
  public static let protoName = "cairn.game.expeditions.v1.RecordRestored"

  /// A UUID.
  public var challengeID: String = ""

  /// Friend who was better by it. UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "", accountID: String = "") {
    self.challengeID = challengeID
    self.accountID = accountID
  }
}

/// Event "attempt.ended", to whoever has made the attempt: it was given up, or the time of a time attack is over and nothing more counts.
public struct AttemptEnded: Message {
  public static let protoName = "cairn.game.expeditions.v1.AttemptEnded"

  /// A UUID.
  public var attemptID: String = ""

  /// ABANDONED, or ACTIVE where only its time is over.
  public var state: AttemptState = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", state: AttemptState = .unspecified) {
    self.attemptID = attemptID
    self.state = state
  }
}
