/// Standings by finds: zones that have a board, medals (requirements C-33, C-S4). Pure.
enum OutcomeRules {
  /// Bytes of a board's key.
  static let keyBytesMax = 64

  /// Medals and the points from which on they are given.
  static let medals: [(name: String, points: Int64)] = [
    ("Bronze", 100), ("Silver", 500), ("Gold", 1_500), ("Platinum", 5_000), ("Diamond", 15_000),
  ]

  /// A correction by less than the points of the cheapest cache takes no medal away.
  static let revocationMin: Int64 = 10

  /// Zones of a zone's key, the country first: of "it/Lombardy/" these are "it" and "it/Lombardy".
  static func zones(of key: String) -> [String] {
    var zones: [String] = []
    for part in key.split(separator: "/") { zones.append(zones.last.map { "\($0)/\(part)" } ?? String(part)) }
    return zones.filter { $0.utf8.count <= keyBytesMax }
  }
}
