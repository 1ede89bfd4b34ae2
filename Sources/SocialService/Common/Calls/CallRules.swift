import Timekeeping

/// Rules of calls: who may call whom, how long it rings, and what is kept of it (requirements L-50, L-S13). Pure.
enum CallRules {
  /// Time for which it rings: some ten rings, and long enough for a phone that is woken by a push.
  static let ringTime = NotificationRules.Kind.callRinging.lifetime
  /// A call that one of the two has said no word of for so long is over: an app that was killed says nothing, and the other one's, which goes on, must not keep
  /// its person from being reached. Apps say a word every 30 seconds.
  static let silenceMax = Duration.seconds(90)
  /// The longest call.
  static let lengthMax = Duration.seconds(4 * 3_600)
  /// Bytes of one signal: the description of a call with voice and video has some 6,000.
  static let payloadBytesMax = 16_384
  /// Signals of one call, of both sides: candidates of several networks, twice.
  static let signalsMax = 200
  /// Bytes of all signals of one call: one answer has room for them.
  static let signalBytesMax = 262_144
  /// Calls to one person within `unansweredWindow` that were not answered: more is no way to reach somebody.
  static let unansweredMax = 5
  static let unansweredWindow = Duration.seconds(3_600)
  /// Time for which it is remembered that there was a call: as long as it counts.
  static let retention = unansweredWindow

  /// State of a call. Its raw value is the database's.
  enum State: String, Sendable, Hashable, CaseIterable {
    case ringing = "RINGING"
    case active = "ACTIVE"
    case ended = "ENDED"
  }

  /// End of a call. Its raw value is the database's.
  enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// One of the two has hung up.
    case hungUp = "HUNG_UP"
    /// The one who was called did not want it.
    case declined = "DECLINED"
    /// Nobody has answered.
    case missed = "MISSED"
    /// The one who was called was in another call.
    case busy = "BUSY"
    /// The one who called has given up before it was answered.
    case cancelled = "CANCELLED"
    /// One side has said no word of it any more, or a block has ended it.
    case lost = "LOST"

    /// Whether the one who was called finds an entry in the conversation.
    var isMissed: Bool { self == .missed || self == .busy || self == .cancelled }
  }

  /// Kind of a signal. Its raw value is the database's.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    case offer = "OFFER"
    case answer = "ANSWER"
    case candidate = "CANDIDATE"
    /// A new description within a call, for example when video is added.
    case description = "DESCRIPTION"
  }

  enum Refusal: Error, Hashable {
    case notFound
    case idUsed
    case notAllowed
    case inCall
    case tooMany(wait: Duration)
    case notActive
    case answered
    case ended
    case tooManySignals
  }

  /// Facts about two people of whom one calls.
  struct Standing: Sendable, Hashable {
    var calleeMayChat = true
    var isCalleeSuspended = false
    var isPair = true
    var areFriends = false
    /// Whether either is not of age: strangers to each other then do not talk.
    var isMinorAmong = false
    /// The one who is called has written in the conversation. A stranger who was only written to is called by nobody.
    var hasWrittenBack = true
  }

  static func check(_ standing: Standing) throws(Refusal) {
    let mayStrangers = standing.hasWrittenBack && !standing.isMinorAmong
    guard standing.isPair, standing.calleeMayChat, !standing.isCalleeSuspended, standing.areFriends || mayStrangers else {
      throw .notAllowed
    }
  }

  /// - Parameter times: When unanswered calls to the same person were made within the window, the earliest first.
  static func checkUnanswered(_ times: [Moment], at now: Moment) throws(Refusal) {
    guard times.count >= unansweredMax, let first = times.suffix(unansweredMax).first else { return }
    throw .tooMany(wait: max(.seconds(1), first + unansweredWindow - now))
  }

  /// Whether a call still occupies its two people.
  static func isLive(_ call: StoredCall, at now: Moment) -> Bool {
    switch call.state {
    case .ringing: now < call.createTime + ringTime
    case .active: now < call.lastTime + silenceMax && now < call.createTime + lengthMax
    case .ended: false
    }
  }

  /// When the next thing happens to a call by itself; nil when nothing does.
  static func nextTime(_ call: StoredCall) -> Moment? {
    switch call.state {
    case .ringing: call.createTime + ringTime
    case .active: min(call.lastTime + silenceMax, call.createTime + lengthMax)
    case .ended: nil
    }
  }

  /// Outcome of a call when one side ends it.
  /// - Parameter isDeclined: Whether a device declines what rings. It may not have heard that another one has answered.
  /// - Returns: Nil where nothing ends: it has ended, or another device of the one who is called has answered what this one declines.
  static func outcome(_ call: StoredCall, isCaller: Bool, isDeclined: Bool) -> Outcome? {
    switch call.state {
    case .ended: nil
    case .active: isDeclined && !isCaller ? nil : .hungUp
    case .ringing: isCaller ? .cancelled : .declined
    }
  }

  /// Whether a side may send a signal now.
  static func check(_ kind: Kind, of call: StoredCall, isCaller: Bool) throws(Refusal) {
    switch (kind, call.state) {
    case (_, .ended): throw .ended
    case (.offer, _): throw .notActive
    case (.answer, .ringing): if isCaller { throw .notAllowed }
    case (.answer, .active): throw .answered
    // The one who has not answered has nothing to say yet: several of their devices ring.
    case (.candidate, .ringing), (.description, .ringing): if !isCaller || kind == .description { throw .notActive }
    case (.candidate, .active), (.description, .active): break
    }
  }

  static func checkRoom(_ call: StoredCall, bytes: Int) throws(Refusal) {
    guard call.signalCount < signalsMax, call.signalBytes + Int64(bytes) <= Int64(signalBytesMax) else { throw .tooManySignals }
  }
}
