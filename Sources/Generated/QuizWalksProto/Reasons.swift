// Written by protoc-gen-cairn from what the comments of the contract name; not by hand.
// swift-format-ignore-file

public import CairnProto

extension Reason {
  /// With FAILED_PRECONDITION.
  public static var notInRange: Reason { Reason("NOT_IN_RANGE") }
  /// With PERMISSION_DENIED.
  public static var notMaker: Reason { Reason("NOT_MAKER") }
  /// With FAILED_PRECONDITION.
  public static var notNext: Reason { Reason("NOT_NEXT") }
  /// With FAILED_PRECONDITION.
  public static var ownRun: Reason { Reason("OWN_RUN") }
  /// With FAILED_PRECONDITION.
  public static var positionHeld: Reason { Reason("POSITION_HELD") }
  /// With FAILED_PRECONDITION.
  public static var questionsChanged: Reason { Reason("QUESTIONS_CHANGED") }
  /// With FAILED_PRECONDITION.
  public static var questionLocked: Reason { Reason("QUESTION_LOCKED") }
  /// With NOT_FOUND.
  public static var questionNotFound: Reason { Reason("QUESTION_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var runEnded: Reason { Reason("RUN_ENDED") }
  /// With FAILED_PRECONDITION.
  public static var runNotEnded: Reason { Reason("RUN_NOT_ENDED") }
  /// With NOT_FOUND.
  public static var runNotFound: Reason { Reason("RUN_NOT_FOUND") }
  /// With ALREADY_EXISTS.
  public static var titleTaken: Reason { Reason("TITLE_TAKEN") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyEditors: Reason { Reason("TOO_MANY_EDITORS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyQuestions: Reason { Reason("TOO_MANY_QUESTIONS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyRuns: Reason { Reason("TOO_MANY_RUNS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyWalks: Reason { Reason("TOO_MANY_WALKS") }
  /// With FAILED_PRECONDITION.
  public static var walkGone: Reason { Reason("WALK_GONE") }
  /// With FAILED_PRECONDITION.
  public static var walkHidden: Reason { Reason("WALK_HIDDEN") }
  /// With FAILED_PRECONDITION.
  public static var walkIncomplete: Reason { Reason("WALK_INCOMPLETE") }
  /// With NOT_FOUND.
  public static var walkNotFound: Reason { Reason("WALK_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var walkNotPublished: Reason { Reason("WALK_NOT_PUBLISHED") }
}
