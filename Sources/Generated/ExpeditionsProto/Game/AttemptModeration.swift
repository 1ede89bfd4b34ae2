// Written by protoc-gen-cairn from cairn/game/expeditions/v1/attempt_moderation.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf

/// The page.
public struct ListWaitingAttemptsRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.ListWaitingAttemptsRequest"

  /// At most this many; 0 means 20, more than 50 means 50.
  public var pageSize: Int32 = 0

  /// From a former answer; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// An attempt that waits.
public struct WaitingAttempt: Message {
  public static let protoName = "cairn.game.expeditions.v1.WaitingAttempt"

  /// The attempt, with its verdict.
  public var attempt: Attempt? = nil

  /// Account that has made it. UUID.
  public var accountID: String = ""

  /// Words of its owner; empty without an appeal.
  public var appeal: String = ""

  /// Number of chunks of its track.
  public var chunkCount: Int32 = 0

  /// Person who has made it, as the caller sees them; absent where nobody could be asked for it.
  public var person: CairnProto.Person? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attempt: Attempt? = nil, accountID: String = "", appeal: String = "", chunkCount: Int32 = 0, person: CairnProto.Person? = nil) {
    self.attempt = attempt
    self.accountID = accountID
    self.appeal = appeal
    self.chunkCount = chunkCount
    self.person = person
  }
}

/// One page of attempts.
public struct ListWaitingAttemptsResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.ListWaitingAttemptsResponse"

  /// The oldest first.
  public var attempts: [WaitingAttempt] = []

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attempts: [WaitingAttempt] = [], nextPageToken: String = "") {
    self.attempts = attempts
    self.nextPageToken = nextPageToken
  }
}

/// The attempt, and the part of its track.
public struct GetWaitingAttemptRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetWaitingAttemptRequest"

  /// A UUID.
  public var attemptID: String = ""

  /// Number of the chunk.
  public var sequence: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", sequence: Int32 = 0) {
    self.attemptID = attemptID
    self.sequence = sequence
  }
}

/// The attempt.
public struct GetWaitingAttemptResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetWaitingAttemptResponse"

  /// The attempt.
  public var waitingAttempt: WaitingAttempt? = nil

  /// The samples of the chunk; empty where there is none.
  public var samples: [TrackSample] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(waitingAttempt: WaitingAttempt? = nil, samples: [TrackSample] = []) {
    self.waitingAttempt = waitingAttempt
    self.samples = samples
  }
}

/// The decision.
public struct DecideAttemptRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.DecideAttemptRequest"

  /// A UUID.
  public var attemptID: String = ""

  /// Whether it counts.
  public var isAccepted: Bool = false

  /// Reason, for its owner; at most 1,000 scalars.
  public var note: String = ""

  /// Whether what was decided before is to be overruled: the machine's acceptance, or another moderator's word. Without it two moderators who decide at
  /// once do not undo each other's work.
  public var overrules: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", isAccepted: Bool = false, note: String = "", overrules: Bool = false) {
    self.attemptID = attemptID
    self.isAccepted = isAccepted
    self.note = note
    self.overrules = overrules
  }
}

/// The attempt.
public struct DecideAttemptResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.DecideAttemptResponse"

  /// As it is now.
  public var waitingAttempt: WaitingAttempt? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(waitingAttempt: WaitingAttempt? = nil) {
    self.waitingAttempt = waitingAttempt
  }
}
