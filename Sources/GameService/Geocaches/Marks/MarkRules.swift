/// Marks that people set on caches for themselves (requirements C-58, C-S15). Pure.
enum MarkRules {
  /// Caches that somebody watches: each change of each of them is told.
  static let watchedMax = 1_000
  /// Scalars of a note.
  static let noteLengthMax = 5_000
  /// Finds that one recommendation takes (requirement C-S15).
  static let findsPerRecommendation = 10

  /// Recommendations that somebody may give.
  static func recommendationsMax(finds: Int) -> Int { finds / findsPerRecommendation }
}
