package import GameCommon

/// The boards of Where am I (requirements W-51 … W-53, W-S13).
package enum WhereAmIBoards {
  package static let all = [ListedBoard(.score)]
}

extension BoardDefinition {
  /// Average score of finished games, on all maps and on each: its keys are ids of maps. One lucky game does not lead.
  package static let score = BoardDefinition(
    .whereAmI, "score", aggregation: .average, unit: .points, entryCountMin: 5, retention: .month)
}
