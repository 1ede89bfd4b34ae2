/// Which badges there are and what unlocks them (requirements W-50, W-76, W-82 … W-85, W-S15 … W-S19, X-8). Data, and two questions to it. Pure.
enum AchievementRules {
  /// To be raised with every change of `definitions` by which somebody may have earned a badge already: what was measured is judged again.
  static let version: Int32 = 2

  /// What is measured of a player. Never falls.
  enum Measure: String, Sendable, Hashable, CaseIterable {
    /// The most friends that the player has had at once.
    case friends
    /// How often the player has shown another picture.
    case pictureChanges = "picture_changes"
    /// Answers that scored all there is.
    case perfectGuesses = "perfect_guesses"
    /// Good answers soon after the panorama was loaded.
    case quickGuesses = "quick_guesses"
    /// The most games that the player has won against others without a loss between.
    case winStreak = "win_streak"
    /// The most days in a row with a finished game.
    case dayStreak = "day_streak"
    /// Games that the player has begun and not brought to the end.
    case quits
  }

  /// The badges. The raw value is what the contract, the database and the apps call it.
  enum Badge: String, Sendable, Hashable, CaseIterable {
    case extrovert
    case doppelganger
    case center
    case time
    case fire
    case gamer
    case quitter
    case realQuitter = "real_quitter"
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
    /// Whether others never see it: nobody is put to shame in public.
    var isPrivate = false
  }

  /// All badges, in the order in which they are shown.
  static let definitions: [Definition] = [
    Definition(badge: .extrovert, name: "Extrovert", description: "Have 10 friends.", measure: .friends, goal: 10),
    Definition(
      badge: .doppelganger, name: "Doppelgänger", description: "Change your picture.", measure: .pictureChanges, goal: 1),
    Definition(badge: .center, name: "Center", description: "Score all 5,000 points with one guess.", measure: .perfectGuesses, goal: 1),
    Definition(
      badge: .time, name: "Time", description: "Score 4,000 points with a guess within ten seconds.", measure: .quickGuesses, goal: 1),
    Definition(badge: .fire, name: "Fire", description: "Win five games in a row against others.", measure: .winStreak, goal: 5),
    Definition(badge: .gamer, name: "Gamer", description: "Finish a game on seven days in a row.", measure: .dayStreak, goal: 7),
    Definition(
      badge: .quitter, name: "Quitter", description: "Quit five games before their end.", measure: .quits, goal: 5, isPrivate: true),
    Definition(
      badge: .realQuitter, name: "Real quitter", description: "Quit 25 games before their end.", measure: .quits, goal: 25,
      isPrivate: true),
  ]

  /// The badges that an account shows to another one, or to itself.
  static func shown(toOwner: Bool) -> [Definition] { definitions.filter { toOwner || !$0.isPrivate } }

  /// Whether a player may hide a badge from their own list: one that others never see. What others see is told to its owner.
  static func canBeHidden(_ name: String) -> Bool { definitions.contains { $0.badge.rawValue == name && $0.isPrivate } }

  /// What is measured of statistics.
  static func measures(of statistics: Statistics) -> [(measure: Measure, value: Int64)] {
    [(.winStreak, statistics.winStreakCount), (.dayStreak, statistics.dayStreakCount), (.quits, statistics.quitCount)]
  }

  /// The badges that belong to whoever has come so far: those from long ago too, so that asking again gives the same and a badge that is new
  /// is given to whoever has earned it before.
  static func earned(_ measure: Measure, _ value: Int64) -> [Definition] {
    definitions.filter { $0.measure == measure && value >= $0.goal }
  }

  /// How much of a badge was done, in [0, goal].
  static func progress(_ definition: Definition, _ value: Int64) -> Int64 { max(0, min(value, definition.goal)) }
}
