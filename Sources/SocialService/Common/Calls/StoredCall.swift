import FoundationEssentials
import Postgres
import Timekeeping

extension CallRules.State: SQLValue, SQLDecodable {}
extension CallRules.Outcome: SQLValue, SQLDecodable {}
extension CallRules.Kind: SQLValue, SQLDecodable {}

/// A call, as it is kept for an hour.
struct StoredCall: Sendable, Hashable {
  /// Chosen by the one who calls.
  var callID: UUID
  var conversationID: UUID
  var callerID: UUID
  var calleeID: UUID
  var hasVideo: Bool
  var state = CallRules.State.ringing
  /// Nil while it has not ended.
  var outcome: CallRules.Outcome?
  var notificationID: UUID
  var createTime: Moment
  /// When it was answered.
  var answerTime: Moment?
  var endTime: Moment?
  /// When the phone of the one who calls last said a word of it.
  var callerLastTime: Moment
  /// The same of the one who is called; counts from the answer on.
  var calleeLastTime: Moment
  var signalCount: Int64 = 0
  var signalBytes: Int64 = 0
  var timerGeneration: Int64 = 1

  var sides: [UUID] { [callerID, calleeID] }

  /// When the side that has been silent for longer last said a word.
  var lastTime: Moment { min(callerLastTime, calleeLastTime) }

  /// Notes a word of one side: a phone that goes on alone keeps nobody in a call.
  mutating func hear(_ accountID: UUID, at now: Moment) {
    if accountID == callerID { callerLastTime = now } else { calleeLastTime = now }
  }

  func other(than accountID: UUID) -> UUID { accountID == callerID ? calleeID : callerID }
}

/// Word of one side's phone to the other's.
struct StoredCallSignal: Sendable, Hashable {
  var callID: UUID
  /// From 1, over both sides.
  var number: Int64
  /// Chosen by the sender.
  var signalID: UUID
  var senderID: UUID
  var kind: CallRules.Kind
  var payload: String
}
