import CairnProto
import Identity
import LocalBuddyProto
import RPC

extension MeetingFeedback {
  /// - Parameter author: Nil where the account is gone, or the reader and the author are kept apart.
  init(_ rating: StoredRating, by author: Person?) {
    self.init(
      feedbackID: rating.feedbackID.text, author: author, rating: Int32(rating.rating), text: rating.text, showTime: rating.showTime)
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: RatingRules.Refusal) {
    switch refusal {
    case .rating: self = .invalid("rating", .outOfRange, "\(RatingRules.ratings.lowerBound) to \(RatingRules.ratings.upperBound)")
    case .textTooLong: self = .invalid("text", .tooLong, "at most \(RatingRules.textLengthMax) characters")
    case .textNotWriting: self = .invalid("text", .notWriting)
    case .notFixed: self.init(.failedPrecondition, reason: .meetingNotFixed)
    case .notStarted: self.init(.failedPrecondition, reason: .meetingNotStarted)
    case .timeOver: self.init(.failedPrecondition, reason: .feedbackTimeOver)
    case .given: self.init(.alreadyExists, reason: .feedbackGiven)
    }
  }
}
