// Written by protoc-gen-cairn from what the comments of the contract name; not by hand.
// swift-format-ignore-file

public import CairnProto

extension Reason {
  /// With FAILED_PRECONDITION.
  public static var birthDateMissing: Reason { Reason("BIRTH_DATE_MISSING") }
  /// With NOT_FOUND.
  public static var buddyNotFound: Reason { Reason("BUDDY_NOT_FOUND") }
  /// With ALREADY_EXISTS.
  public static var feedbackGiven: Reason { Reason("FEEDBACK_GIVEN") }
  /// With FAILED_PRECONDITION.
  public static var feedbackTimeOver: Reason { Reason("FEEDBACK_TIME_OVER") }
  /// With FAILED_PRECONDITION.
  public static var meetingNotAllowed: Reason { Reason("MEETING_NOT_ALLOWED") }
  /// With FAILED_PRECONDITION.
  public static var meetingNotFixed: Reason { Reason("MEETING_NOT_FIXED") }
  /// With NOT_FOUND.
  public static var meetingNotFound: Reason { Reason("MEETING_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var meetingNotOpen: Reason { Reason("MEETING_NOT_OPEN") }
  /// With FAILED_PRECONDITION.
  public static var meetingNotStarted: Reason { Reason("MEETING_NOT_STARTED") }
  /// With FAILED_PRECONDITION.
  public static var meetingOver: Reason { Reason("MEETING_OVER") }
  /// With FAILED_PRECONDITION.
  public static var notOwnProposal: Reason { Reason("NOT_OWN_PROPOSAL") }
  /// With FAILED_PRECONDITION.
  public static var noConversation: Reason { Reason("NO_CONVERSATION") }
  /// With FAILED_PRECONDITION.
  public static var ownProposal: Reason { Reason("OWN_PROPOSAL") }
  /// With FAILED_PRECONDITION.
  public static var tooManyCities: Reason { Reason("TOO_MANY_CITIES") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyPending: Reason { Reason("TOO_MANY_PENDING") }
  /// With FAILED_PRECONDITION.
  public static var tooSoon: Reason { Reason("TOO_SOON") }
}
