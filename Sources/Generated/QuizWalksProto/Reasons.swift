// Written by protoc-gen-cairn from what the comments of the contract name; not by hand.
// swift-format-ignore-file

public import CairnProto

extension Reason {
  /// With FAILED_PRECONDITION.
  public static var bundleNotReleased: Reason { Reason("BUNDLE_NOT_RELEASED") }
  /// With ABORTED.
  public static var draftChanged: Reason { Reason("DRAFT_CHANGED") }
  /// With FAILED_PRECONDITION.
  public static var isClass: Reason { Reason("IS_CLASS") }
  /// With FAILED_PRECONDITION.
  public static var notAWalker: Reason { Reason("NOT_A_WALKER") }
  /// With FAILED_PRECONDITION.
  public static var notInRange: Reason { Reason("NOT_IN_RANGE") }
  /// With PERMISSION_DENIED.
  public static var notMaker: Reason { Reason("NOT_MAKER") }
  /// With FAILED_PRECONDITION.
  public static var notNext: Reason { Reason("NOT_NEXT") }
  /// With PERMISSION_DENIED.
  public static var notWalkGroupMaker: Reason { Reason("NOT_WALK_GROUP_MAKER") }
  /// With FAILED_PRECONDITION.
  public static var ownRun: Reason { Reason("OWN_RUN") }
  /// With FAILED_PRECONDITION.
  public static var positionHeld: Reason { Reason("POSITION_HELD") }
  /// With FAILED_PRECONDITION.
  public static var positionMock: Reason { Reason("POSITION_MOCK") }
  /// With FAILED_PRECONDITION.
  public static var questionsChanged: Reason { Reason("QUESTIONS_CHANGED") }
  /// With FAILED_PRECONDITION.
  public static var questionLocked: Reason { Reason("QUESTION_LOCKED") }
  /// With NOT_FOUND.
  public static var questionNotFound: Reason { Reason("QUESTION_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var runEnded: Reason { Reason("RUN_ENDED") }
  /// With FAILED_PRECONDITION.
  public static var runHidden: Reason { Reason("RUN_HIDDEN") }
  /// With FAILED_PRECONDITION.
  public static var runInGroup: Reason { Reason("RUN_IN_GROUP") }
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
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyWalkGroups: Reason { Reason("TOO_MANY_WALK_GROUPS") }
  /// With ABORTED.
  public static var walkChanged: Reason { Reason("WALK_CHANGED") }
  /// With FAILED_PRECONDITION.
  public static var walkGone: Reason { Reason("WALK_GONE") }
  /// With FAILED_PRECONDITION.
  public static var walkGroupEnded: Reason { Reason("WALK_GROUP_ENDED") }
  /// With RESOURCE_EXHAUSTED.
  public static var walkGroupFull: Reason { Reason("WALK_GROUP_FULL") }
  /// With NOT_FOUND.
  public static var walkGroupNotFound: Reason { Reason("WALK_GROUP_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var walkGroupNotStarted: Reason { Reason("WALK_GROUP_NOT_STARTED") }
  /// With FAILED_PRECONDITION.
  public static var walkHidden: Reason { Reason("WALK_HIDDEN") }
  /// With FAILED_PRECONDITION.
  public static var walkIncomplete: Reason { Reason("WALK_INCOMPLETE") }
  /// With FAILED_PRECONDITION.
  public static var walkNotForGroups: Reason { Reason("WALK_NOT_FOR_GROUPS") }
  /// With NOT_FOUND.
  public static var walkNotFound: Reason { Reason("WALK_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var walkNotPublished: Reason { Reason("WALK_NOT_PUBLISHED") }
}
