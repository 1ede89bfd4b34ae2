public import LocalBuddyProto

extension LocalBuddyEvent: AppEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  public var type: String? {
    switch content {
    case .meetingChanged: "meeting.changed"
    case .meetingStarting: "meeting.starting"
    case .feedbackShown: "feedback.shown"
    case nil: nil
    }
  }
}
