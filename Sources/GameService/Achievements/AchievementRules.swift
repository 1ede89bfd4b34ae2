/// Which badges there are and what unlocks them (requirements W-50, W-76, W-84, W-85, W-S17, W-S18, X-8). Data, and two questions to it. Pure.
enum AchievementRules {
  /// To be raised with every change of `definitions` by which somebody may have earned a badge already: what was measured is judged again.
  static let version: Int32 = 1

  /// What is measured of a player. Never falls.
  enum Measure: String, Sendable, Hashable, CaseIterable {
    /// The most friends that the player has had at once.
    case friends
    /// How often the player has shown another picture.
    case pictureChanges = "picture_changes"
  }

  /// The badges. The raw value is what the contract, the database and the apps call it.
  enum Badge: String, Sendable, Hashable, CaseIterable {
    case extrovert
    case doppelganger
  }

  /// What a badge is and takes.
  struct Definition: Sendable, Hashable {
    var badge: Badge
    /// In English.
    var name: String
    /// In English.
    var description: String
    var measure: Measure
    /// The badge is unlocked when the measure has come so far.
    var goal: Int64
  }

  /// All badges, in the order in which they are shown.
  static let definitions: [Definition] = [
    Definition(badge: .extrovert, name: "Extrovert", description: "Have 10 friends.", measure: .friends, goal: 10),
    Definition(
      badge: .doppelganger, name: "Doppelgänger", description: "Change your picture.", measure: .pictureChanges, goal: 1),
  ]

  /// The badges that belong to whoever has come so far: those from long ago too, so that asking again gives the same and a badge that is new
  /// is given to whoever has earned it before.
  static func earned(_ measure: Measure, _ value: Int64) -> [Definition] {
    definitions.filter { $0.measure == measure && value >= $0.goal }
  }

  /// How much of a badge was done, in [0, goal].
  static func progress(_ definition: Definition, _ value: Int64) -> Int64 { max(0, min(value, definition.goal)) }
}
