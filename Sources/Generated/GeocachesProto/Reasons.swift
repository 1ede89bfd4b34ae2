// Written by protoc-gen-cairn from what the comments of the contract name; not by hand.
// swift-format-ignore-file

public import CairnProto

extension Reason {
  /// With ALREADY_EXISTS.
  public static var alreadyFound: Reason { Reason("ALREADY_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var alreadyPublished: Reason { Reason("ALREADY_PUBLISHED") }
  /// With FAILED_PRECONDITION.
  public static var areaTooLarge: Reason { Reason("AREA_TOO_LARGE") }
  /// With FAILED_PRECONDITION.
  public static var cacheArchived: Reason { Reason("CACHE_ARCHIVED") }
  /// With FAILED_PRECONDITION.
  public static var cacheIncomplete: Reason { Reason("CACHE_INCOMPLETE") }
  /// With FAILED_PRECONDITION.
  public static var cacheLocked: Reason { Reason("CACHE_LOCKED") }
  /// With NOT_FOUND.
  public static var companionNotFound: Reason { Reason("COMPANION_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var forbiddenArea: Reason { Reason("FORBIDDEN_AREA") }
  /// With NOT_FOUND.
  public static var importNotFound: Reason { Reason("IMPORT_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var importUnderWay: Reason { Reason("IMPORT_UNDER_WAY") }
  /// With ALREADY_EXISTS.
  public static var logExists: Reason { Reason("LOG_EXISTS") }
  /// With NOT_FOUND.
  public static var logNotFound: Reason { Reason("LOG_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var nothingToSolve: Reason { Reason("NOTHING_TO_SOLVE") }
  /// With PERMISSION_DENIED.
  public static var notAuthor: Reason { Reason("NOT_AUTHOR") }
  /// With PERMISSION_DENIED.
  public static var notOwner: Reason { Reason("NOT_OWNER") }
  /// With FAILED_PRECONDITION.
  public static var notPublished: Reason { Reason("NOT_PUBLISHED") }
  /// With FAILED_PRECONDITION.
  public static var noFind: Reason { Reason("NO_FIND") }
  /// With FAILED_PRECONDITION.
  public static var ownCache: Reason { Reason("OWN_CACHE") }
  /// With FAILED_PRECONDITION.
  public static var proofMissing: Reason { Reason("PROOF_MISSING") }
  /// With FAILED_PRECONDITION.
  public static var proofWrong: Reason { Reason("PROOF_WRONG") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyAreas: Reason { Reason("TOO_MANY_AREAS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyCaches: Reason { Reason("TOO_MANY_CACHES") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyRecommendations: Reason { Reason("TOO_MANY_RECOMMENDATIONS") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyTries: Reason { Reason("TOO_MANY_TRIES") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyWatched: Reason { Reason("TOO_MANY_WATCHED") }
}
