import CairnProto
import FoundationEssentials
import Geodesy
import Identity
import LocalBuddyProto
import RPC
import Timekeeping

extension MeetingState {
  init(_ state: MeetingRules.State) {
    switch state {
    case .proposed: self = .proposed
    case .accepted: self = .accepted
    case .denied: self = .denied
    case .cancelled: self = .cancelled
    case .expired: self = .expired
    case .moved: self = .moved
    }
  }
}

extension MeetingKind {
  init(_ kind: MeetingRules.Kind?) {
    switch kind {
    case .fixed: self = .fixed
    case .new: self = .new
    case .pending: self = .pending
    case nil: self = .unspecified
    }
  }
}

extension MeetingContent {
  init(_ plan: MeetingPlan) {
    self.init(
      date: plan.time.day.text, time: WallClock.text(minute: plan.time.minute), timeZone: plan.timeZone, fold: Int32(plan.fold),
      durationMinutes: Int32(plan.duration), title: plan.title, descriptionField: plan.description, place: plan.place,
      position: plan.position.map { LatLng(latitudeDegrees: $0.latitude, longitudeDegrees: $0.longitude) })
  }
}

extension Meeting {
  /// A meeting as one of the two sees it.
  /// - Parameters:
  ///   - person: The other one.
  ///   - rating: The one that `accountID` has given; nil for none.
  init(_ whole: StoredMeeting, to accountID: UUID, with person: Person, rating: Int?, at now: Moment) {
    let meeting = whole.shown(to: accountID)
    let (isProposer, isFixed) = (meeting.isProposer(accountID), meeting.state == .accepted)
    let state = MeetingRules.state(meeting.state, startTime: meeting.startTime, at: now)
    self.init(
      meetingID: meeting.id.text, person: person, content: MeetingContent(meeting.plan), state: MeetingState(state),
      kind: MeetingKind(MeetingRules.kind(state, isProposer: isProposer)), isOwnProposal: isProposer, startTime: meeting.startTime,
      endTime: meeting.endTime, version: meeting.version, createTime: meeting.createTime, changeTime: meeting.changeTime,
      isCancelledByCaller: meeting.isCancelledByProposer == isProposer, cancelReason: meeting.cancelReason,
      replacedMeetingID: meeting.replacedID?.text ?? "", replacingMeetingID: meeting.replacingID?.text ?? "",
      canGiveFeedback: isFixed && rating == nil && RatingRules.isOpen(meeting.startTime, at: now),
      feedbackEndTime: isFixed ? meeting.startTime + RatingRules.window : nil, givenRating: Int32(rating ?? 0),
      leadsElsewhere: meeting.planLeadsElsewhere || meeting.reasonLeadsElsewhere)
  }
}

extension MeetingDay {
  init(_ day: MeetingStore.Day) {
    self.init(
      date: day.day.text, fixedCount: Int32(clamping: day.fixedCount), newCount: Int32(clamping: day.newCount),
      pendingCount: Int32(clamping: day.pendingCount))
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: MeetingRules.Refusal) {
    switch refusal {
    case .notOpen(let state): self.init(.failedPrecondition, reason: .meetingNotOpen, metadata: ["state": state.rawValue])
    case .ownProposal: self.init(.failedPrecondition, reason: .ownProposal, message: "the other side answers")
    case .notOwnProposal: self.init(.failedPrecondition, reason: .notOwnProposal, message: "it is denied instead")
    case .tooSoon:
      let minutes = Int(MeetingRules.leadMin / .seconds(60))
      self.init(.failedPrecondition, reason: .tooSoon, metadata: ["min_minutes": String(minutes)])
    case .tooLate: self.init(.failedPrecondition, reason: .tooLate, metadata: ["max_days": String(MeetingRules.aheadDaysMax)])
    case .tooManyPending:
      self.init(.resourceExhausted, reason: .tooManyPending, metadata: ["max": String(MeetingRules.pendingMax)])
    }
  }

  /// No meeting of the caller's, or one with somebody who is kept apart.
  static let meetingNotFound = RPCError(.notFound, reason: .meetingNotFound)
  static let noConversation = RPCError(.failedPrecondition, reason: .noConversation, message: "write to each other first")
  static let meetingLink = RPCError(.failedPrecondition, reason: .linkNotAllowed, message: "not before the other one has answered")
  /// Meetings carry words, and the caller may write to nobody.
  static let meetingChatNotAllowed = RPCError(.permissionDenied, reason: .chatNotAllowed)
  /// The other must not meet strangers.
  static let meetingNotAllowed = RPCError(.failedPrecondition, reason: .meetingNotAllowed)
}
