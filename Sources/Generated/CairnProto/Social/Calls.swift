// Written by protoc-gen-cairn from cairn/social/v1/calls.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// State of a call.
public enum CallState: MessageEnum {
  /// A state of a later version.
  case unspecified
  /// It rings.
  case ringing
  /// It was answered.
  case active
  /// It is over.
  case ended
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .ringing, .active, .ended]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .ringing: 1
    case .active: 2
    case .ended: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .ringing
    case 2: self = .active
    case 3: self = .ended
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CALL_STATE_UNSPECIFIED"
    case .ringing: "CALL_STATE_RINGING"
    case .active: "CALL_STATE_ACTIVE"
    case .ended: "CALL_STATE_ENDED"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CALL_STATE_UNSPECIFIED": self = .unspecified
    case "CALL_STATE_RINGING": self = .ringing
    case "CALL_STATE_ACTIVE": self = .active
    case "CALL_STATE_ENDED": self = .ended
    default: return nil
    }
  }
}

/// End of a call.
public enum CallOutcome: MessageEnum {
  /// It has not ended, or in a way of a later version.
  case unspecified
  /// One of the two has hung up.
  case hungUp
  /// The one who was called did not want it.
  case declined
  /// Nobody has answered.
  case missed
  /// The one who was called was in another call.
  case busy
  /// The one who called has given up before it was answered.
  case cancelled
  /// One side has said no word of it any more, or a block has ended it.
  case lost
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .hungUp, .declined, .missed, .busy, .cancelled, .lost]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .hungUp: 1
    case .declined: 2
    case .missed: 3
    case .busy: 4
    case .cancelled: 5
    case .lost: 6
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .hungUp
    case 2: self = .declined
    case 3: self = .missed
    case 4: self = .busy
    case 5: self = .cancelled
    case 6: self = .lost
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CALL_OUTCOME_UNSPECIFIED"
    case .hungUp: "CALL_OUTCOME_HUNG_UP"
    case .declined: "CALL_OUTCOME_DECLINED"
    case .missed: "CALL_OUTCOME_MISSED"
    case .busy: "CALL_OUTCOME_BUSY"
    case .cancelled: "CALL_OUTCOME_CANCELLED"
    case .lost: "CALL_OUTCOME_LOST"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CALL_OUTCOME_UNSPECIFIED": self = .unspecified
    case "CALL_OUTCOME_HUNG_UP": self = .hungUp
    case "CALL_OUTCOME_DECLINED": self = .declined
    case "CALL_OUTCOME_MISSED": self = .missed
    case "CALL_OUTCOME_BUSY": self = .busy
    case "CALL_OUTCOME_CANCELLED": self = .cancelled
    case "CALL_OUTCOME_LOST": self = .lost
    default: return nil
    }
  }
}

/// Kind of a signal.
public enum CallSignalKind: MessageEnum {
  /// Refused as missing.
  case unspecified
  /// Description with which a call begins: StartCall brings it.
  case offer
  /// Description with which it is answered.
  case answer
  /// A way on which a phone may be reached.
  case candidate
  /// A new description within a call, for example when video is added.
  case description
  /// Nothing but that the call lasts: kept nowhere. A phone says it every 30 seconds.
  case keepAlive
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .offer, .answer, .candidate, .description, .keepAlive]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .offer: 1
    case .answer: 2
    case .candidate: 3
    case .description: 4
    case .keepAlive: 5
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .offer
    case 2: self = .answer
    case 3: self = .candidate
    case 4: self = .description
    case 5: self = .keepAlive
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CALL_SIGNAL_KIND_UNSPECIFIED"
    case .offer: "CALL_SIGNAL_KIND_OFFER"
    case .answer: "CALL_SIGNAL_KIND_ANSWER"
    case .candidate: "CALL_SIGNAL_KIND_CANDIDATE"
    case .description: "CALL_SIGNAL_KIND_DESCRIPTION"
    case .keepAlive: "CALL_SIGNAL_KIND_KEEP_ALIVE"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CALL_SIGNAL_KIND_UNSPECIFIED": self = .unspecified
    case "CALL_SIGNAL_KIND_OFFER": self = .offer
    case "CALL_SIGNAL_KIND_ANSWER": self = .answer
    case "CALL_SIGNAL_KIND_CANDIDATE": self = .candidate
    case "CALL_SIGNAL_KIND_DESCRIPTION": self = .description
    case "CALL_SIGNAL_KIND_KEEP_ALIVE": self = .keepAlive
    default: return nil
    }
  }
}

/// A call.
public struct Call: Message {
  public static let protoName = "cairn.social.v1.Call"

  /// UUID.
  public var callID: String = ""

  /// Conversation of the two. UUID.
  public var conversationID: String = ""

  /// Person who calls. UUID.
  public var callerAccountID: String = ""

  /// Whether it began with video.
  public var hasVideo: Bool = false

  /// State of it.
  public var state: CallState = .unspecified

  /// End of it.
  public var outcome: CallOutcome = .unspecified

  /// Time at which it began to ring.
  public var createTime: Moment? = nil

  /// Time until which it rings at the latest.
  public var ringEndTime: Moment? = nil

  /// Time at which it was answered; absent for one that was not.
  public var answerTime: Moment? = nil

  /// Time at which it ended; absent for one that has not.
  public var endTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(callID: String = "", conversationID: String = "", callerAccountID: String = "", hasVideo: Bool = false, state: CallState = .unspecified, outcome: CallOutcome = .unspecified, createTime: Moment? = nil, ringEndTime: Moment? = nil, answerTime: Moment? = nil, endTime: Moment? = nil) {
    self.callID = callID
    self.conversationID = conversationID
    self.callerAccountID = callerAccountID
    self.hasVideo = hasVideo
    self.state = state
    self.outcome = outcome
    self.createTime = createTime
    self.ringEndTime = ringEndTime
    self.answerTime = answerTime
    self.endTime = endTime
  }
}

/// Word of the other phone.
public struct CallSignal: Message {
  public static let protoName = "cairn.social.v1.CallSignal"

  /// From 1, over both sides; grows within a call.
  public var number: Int64 = 0

  /// Kind of it.
  public var kind: CallSignalKind = .unspecified

  /// Text as the phone has made it.
  public var payload: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(number: Int64 = 0, kind: CallSignalKind = .unspecified, payload: String = "") {
    self.number = number
    self.kind = kind
    self.payload = payload
  }
}

/// A call is not as it was: a client asks GetCall for what was said. Told to all phones of both.
public struct CallChanged: Message {
  public static let protoName = "cairn.social.v1.CallChanged"

  /// UUID.
  public var callID: String = ""

  /// Person who calls. UUID.
  public var callerAccountID: String = ""

  /// Whether it began with video.
  public var hasVideo: Bool = false

  /// State of it.
  public var state: CallState = .unspecified

  /// End of it.
  public var outcome: CallOutcome = .unspecified

  /// Number of the latest signal.
  public var signalNumber: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(callID: String = "", callerAccountID: String = "", hasVideo: Bool = false, state: CallState = .unspecified, outcome: CallOutcome = .unspecified, signalNumber: Int64 = 0) {
    self.callID = callID
    self.callerAccountID = callerAccountID
    self.hasVideo = hasVideo
    self.state = state
    self.outcome = outcome
    self.signalNumber = signalNumber
  }
}

/// Call to make.
public struct StartCallRequest: Message {
  public static let protoName = "cairn.social.v1.StartCallRequest"

  /// Name of the call, chosen by the client. UUID.
  public var callID: String = ""

  /// Conversation of two. UUID.
  public var conversationID: String = ""

  /// Whether it begins with video.
  public var hasVideo: Bool = false

  /// Description of the call, as the phone has made it: at most 16,384 bytes.
  public var offer: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(callID: String = "", conversationID: String = "", hasVideo: Bool = false, offer: String = "") {
    self.callID = callID
    self.conversationID = conversationID
    self.hasVideo = hasVideo
    self.offer = offer
  }
}

/// It rings, or has ended already.
public struct StartCallResponse: Message {
  public static let protoName = "cairn.social.v1.StartCallResponse"

  /// The call.
  public var call: Call? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(call: Call? = nil) {
    self.call = call
  }
}

/// Something to tell the other phone.
public struct SendCallSignalRequest: Message {
  public static let protoName = "cairn.social.v1.SendCallSignalRequest"

  /// UUID.
  public var callID: String = ""

  /// Name of the signal, chosen by the client. UUID.
  public var signalID: String = ""

  /// Kind of it: any but CALL_SIGNAL_KIND_OFFER.
  public var kind: CallSignalKind = .unspecified

  /// Text as the phone has made it: at most 16,384 bytes; empty with CALL_SIGNAL_KIND_KEEP_ALIVE.
  public var payload: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(callID: String = "", signalID: String = "", kind: CallSignalKind = .unspecified, payload: String = "") {
    self.callID = callID
    self.signalID = signalID
    self.kind = kind
    self.payload = payload
  }
}

/// It is told.
public struct SendCallSignalResponse: Message {
  public static let protoName = "cairn.social.v1.SendCallSignalResponse"

  /// The call.
  public var call: Call? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(call: Call? = nil) {
    self.call = call
  }
}

/// Call to end.
public struct EndCallRequest: Message {
  public static let protoName = "cairn.social.v1.EndCallRequest"

  /// UUID.
  public var callID: String = ""

  /// Whether a phone of the one who is called declines what rings. When another phone of theirs has answered meanwhile, the call goes on.
  public var isDeclined: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(callID: String = "", isDeclined: Bool = false) {
    self.callID = callID
    self.isDeclined = isDeclined
  }
}

/// It is over.
public struct EndCallResponse: Message {
  public static let protoName = "cairn.social.v1.EndCallResponse"

  /// The call.
  public var call: Call? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(call: Call? = nil) {
    self.call = call
  }
}

/// Call to get.
public struct GetCallRequest: Message {
  public static let protoName = "cairn.social.v1.GetCallRequest"

  /// UUID; empty for the call that the caller is in now.
  public var callID: String = ""

  /// Only what was said behind this number; 0 for all.
  public var afterNumber: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(callID: String = "", afterNumber: Int64 = 0) {
    self.callID = callID
    self.afterNumber = afterNumber
  }
}

/// A call.
public struct GetCallResponse: Message {
  public static let protoName = "cairn.social.v1.GetCallResponse"

  /// The call.
  public var call: Call? = nil

  /// Words of the other side, in their order.
  public var signals: [CallSignal] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(call: Call? = nil, signals: [CallSignal] = []) {
    self.call = call
    self.signals = signals
  }
}

/// Asks for TURN servers.
public struct GetTurnServersRequest: Message {
  public static let protoName = "cairn.social.v1.GetTurnServersRequest"

  /// Every field at its default.
  public init() {}
}

/// TURN servers of the installation.
public struct GetTurnServersResponse: Message {
  public static let protoName = "cairn.social.v1.GetTurnServersResponse"

  /// Addresses as WebRTC takes them; none where the installation has no server, and for somebody who may write to nobody.
  public var urls: [String] = []

  /// User name, which says until when it is good.
  public var username: String = ""

  /// Password.
  public var password: String = ""

  /// Time until which they are good; absent without a server.
  public var expireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(urls: [String] = [], username: String = "", password: String = "", expireTime: Moment? = nil) {
    self.urls = urls
    self.username = username
    self.password = password
    self.expireTime = expireTime
  }
}
