public import ExpeditionsProto

extension ExpeditionsEvent: AppEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  public var type: String? {
    switch content {
    case .challengePublished: "challenge.published"
    case .attemptStarted: "attempt.started"
    case .attemptPartCompleted: "attempt.part_completed"
    case .attemptDecided: "attempt.decided"
    case .attemptEnded: "attempt.ended"
    case .attemptWarned: "attempt.warned"
    case .recordBeaten: "record.beaten"
    case .recordRestored: "record.restored"
    case nil: nil
    }
  }
}
