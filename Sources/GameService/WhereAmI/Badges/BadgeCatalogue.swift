package import GameCommon

/// The badges of Where am I (requirements W-50, W-76, W-82 … W-85, W-S15 … W-S19), those for friends and pictures among them.
package enum BadgeCatalogue {
  private typealias Badge = AchievementRules.Definition

  package static let whereAmI = AchievementCatalogue(
    realm: .whereAmI, version: 2,
    definitions: [
      Badge(badge: .extrovert, name: "Extrovert", description: "Have 10 friends.", measure: .friends, goal: 10),
      Badge(
        badge: .doppelganger, name: "Doppelgänger", description: "Change your picture.", measure: .pictureChanges, goal: 1),
      Badge(badge: .center, name: "Center", description: "Score all 5,000 points with one guess.", measure: .perfectGuesses, goal: 1),
      Badge(
        badge: .time, name: "Time", description: "Score 4,000 points with a guess within ten seconds.", measure: .quickGuesses, goal: 1),
      Badge(badge: .fire, name: "Fire", description: "Win five games in a row against others.", measure: .winStreak, goal: 5),
      Badge(badge: .gamer, name: "Gamer", description: "Finish a game on seven days in a row.", measure: .dayStreak, goal: 7),
      Badge(
        badge: .quitter, name: "Quitter", description: "Quit five games before their end.", measure: .quits, goal: 5, isPrivate: true),
      Badge(
        badge: .realQuitter, name: "Real quitter", description: "Quit 25 games before their end.", measure: .quits, goal: 25,
        isPrivate: true),
    ])
}

extension AchievementRules.Measure {
  /// Answers that scored all there is.
  static let perfectGuesses = Self(rawValue: "perfect_guesses")
  /// Good answers soon after the panorama was loaded.
  static let quickGuesses = Self(rawValue: "quick_guesses")
  /// The most games that the player has won against others without a loss between.
  static let winStreak = Self(rawValue: "win_streak")
  /// The most days in a row with a finished game.
  static let dayStreak = Self(rawValue: "day_streak")
  /// Games that the player has begun and not brought to the end.
  static let quits = Self(rawValue: "quits")
}

extension AchievementRules.Badge {
  static let extrovert = Self(rawValue: "extrovert")
  static let doppelganger = Self(rawValue: "doppelganger")
  static let center = Self(rawValue: "center")
  static let time = Self(rawValue: "time")
  static let fire = Self(rawValue: "fire")
  static let gamer = Self(rawValue: "gamer")
  static let quitter = Self(rawValue: "quitter")
  static let realQuitter = Self(rawValue: "real_quitter")
}
