import CairnProto
import FoundationEssentials
import Identity
import RPC
import Timekeeping

extension Call {
  init(_ call: StoredCall) {
    self.init(
      callID: call.callID.text, conversationID: call.conversationID.text, callerAccountID: call.callerID.text, hasVideo: call.hasVideo,
      state: CallState(call.state), outcome: call.outcome.map { CallOutcome($0) } ?? .unspecified, createTime: call.createTime,
      ringEndTime: call.createTime + CallRules.ringTime, answerTime: call.answerTime, endTime: call.endTime)
  }
}

extension CallState {
  init(_ state: CallRules.State) {
    switch state {
    case .ringing: self = .ringing
    case .active: self = .active
    case .ended: self = .ended
    }
  }
}

extension CallOutcome {
  init(_ outcome: CallRules.Outcome) {
    switch outcome {
    case .hungUp: self = .hungUp
    case .declined: self = .declined
    case .missed: self = .missed
    case .busy: self = .busy
    case .cancelled: self = .cancelled
    case .lost: self = .lost
    }
  }
}

extension CallSignalKind {
  init(_ kind: CallRules.Kind) {
    switch kind {
    case .offer: self = .offer
    case .answer: self = .answer
    case .candidate: self = .candidate
    case .description: self = .description
    }
  }
}

extension CallSignal {
  init(_ signal: StoredCallSignal) {
    self.init(number: signal.number, kind: CallSignalKind(signal.kind), payload: signal.payload)
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: CallRules.Refusal) {
    switch refusal {
    case .notFound: self.init(.notFound, reason: .callNotFound)
    case .idUsed: self.init(.alreadyExists, reason: .callIDUsed)
    case .notAllowed: self.init(.permissionDenied, reason: .callNotAllowed)
    case .inCall: self.init(.failedPrecondition, reason: .inCall, message: "end the other call first")
    case .tooMany(let wait):
      self.init(.resourceExhausted, reason: .tooManyCalls, metadata: ["retry_after_ms": String(wait.inMilliseconds)])
    case .notActive: self.init(.failedPrecondition, reason: .callNotActive)
    case .answered: self.init(.failedPrecondition, reason: .callAnswered, message: "by another device")
    case .ended: self.init(.failedPrecondition, reason: .callEnded)
    case .tooManySignals: self.init(.resourceExhausted, reason: .tooManySignals)
    }
  }
}
