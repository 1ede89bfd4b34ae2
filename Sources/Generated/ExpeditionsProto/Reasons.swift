// Written by protoc-gen-cairn from what the comments of the contract name; not by hand.
// swift-format-ignore-file

public import CairnProto

extension Reason {
  /// With FAILED_PRECONDITION.
  public static var accountTooNew: Reason { Reason("ACCOUNT_TOO_NEW") }
  /// With FAILED_PRECONDITION.
  public static var alreadyDecided: Reason { Reason("ALREADY_DECIDED") }
  /// With FAILED_PRECONDITION.
  public static var alreadyRecorded: Reason { Reason("ALREADY_RECORDED") }
  /// With FAILED_PRECONDITION.
  public static var attemptActive: Reason { Reason("ATTEMPT_ACTIVE") }
  /// With FAILED_PRECONDITION.
  public static var attemptEnded: Reason { Reason("ATTEMPT_ENDED") }
  /// With NOT_FOUND.
  public static var attemptNotFound: Reason { Reason("ATTEMPT_NOT_FOUND") }
  /// With ABORTED.
  public static var challengeChanged: Reason { Reason("CHALLENGE_CHANGED") }
  /// With FAILED_PRECONDITION.
  public static var challengeHidden: Reason { Reason("CHALLENGE_HIDDEN") }
  /// With NOT_FOUND.
  public static var challengeNotFound: Reason { Reason("CHALLENGE_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var challengeWithdrawn: Reason { Reason("CHALLENGE_WITHDRAWN") }
  /// With FAILED_PRECONDITION.
  public static var chunksMissing: Reason { Reason("CHUNKS_MISSING") }
  /// With FAILED_PRECONDITION.
  public static var chunkMismatch: Reason { Reason("CHUNK_MISMATCH") }
  /// With FAILED_PRECONDITION.
  public static var emailNotConfirmed: Reason { Reason("EMAIL_NOT_CONFIRMED") }
  /// With FAILED_PRECONDITION.
  public static var featuresMissing: Reason { Reason("FEATURES_MISSING") }
  /// With INVALID_ARGUMENT.
  public static var invalidParameters: Reason { Reason("INVALID_PARAMETERS") }
  /// With FAILED_PRECONDITION.
  public static var nothingToAppeal: Reason { Reason("NOTHING_TO_APPEAL") }
  /// With FAILED_PRECONDITION.
  public static var notInPark: Reason { Reason("NOT_IN_PARK") }
  /// With FAILED_PRECONDITION.
  public static var noBoard: Reason { Reason("NO_BOARD") }
  /// With FAILED_PRECONDITION.
  public static var ownAttempt: Reason { Reason("OWN_ATTEMPT") }
  /// With FAILED_PRECONDITION.
  public static var ownChallenge: Reason { Reason("OWN_CHALLENGE") }
  /// With FAILED_PRECONDITION.
  public static var tooManyAttempts: Reason { Reason("TOO_MANY_ATTEMPTS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyChallenges: Reason { Reason("TOO_MANY_CHALLENGES") }
  /// With FAILED_PRECONDITION.
  public static var trackBegun: Reason { Reason("TRACK_BEGUN") }
  /// With NOT_FOUND.
  public static var trackImportNotFound: Reason { Reason("TRACK_IMPORT_NOT_FOUND") }
  /// With NOT_FOUND.
  public static var trackNotFound: Reason { Reason("TRACK_NOT_FOUND") }
  /// With RESOURCE_EXHAUSTED.
  public static var trackTooLong: Reason { Reason("TRACK_TOO_LONG") }
}
