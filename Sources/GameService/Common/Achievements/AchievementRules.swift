/// Rules by which badges are given, for what and to whom (requirements W-50, W-S19, X-8). An app says by its
/// `AchievementCatalogue` which badges there are. Pure.
package enum AchievementRules {
  /// Measure of a player. Never falls. The raw value is what the database calls it.
  package struct Measure: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The most friends that the player has had at once.
    package static let friends = Measure(rawValue: "friends")
    /// How often the player has shown another picture.
    package static let pictureChanges = Measure(rawValue: "picture_changes")
  }

  /// A badge. The raw value is what the contract, the database and the apps call it.
  package struct Badge: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Definition of a badge, and what it takes.
  package struct Definition: Sendable, Hashable {
    package let badge: Badge
    /// In English.
    package let name: String
    /// In English.
    package let description: String
    package let measure: Measure
    /// The badge is unlocked when the measure has come so far.
    package let goal: Int64
    /// Whether others never see it: nobody is put to shame in public.
    package let isPrivate: Bool

    package init(badge: Badge, name: String, description: String, measure: Measure, goal: Int64, isPrivate: Bool = false) {
      self.badge = badge
      self.name = name
      self.description = description
      self.measure = measure
      self.goal = goal
      self.isPrivate = isPrivate
    }
  }

  /// How much of a badge was done, in [0, goal].
  static func progress(_ definition: Definition, _ value: Int64) -> Int64 { max(0, min(value, definition.goal)) }
}

/// The badges of all apps, as data, and the questions to it. Pure.
package struct AchievementCatalogue: Sendable {
  /// To be raised with every change of the definitions by which somebody may have earned a badge already: what was measured is judged again.
  package let version: Int32
  /// In the order in which they are shown.
  package let definitions: [AchievementRules.Definition]

  package init(version: Int32, definitions: [AchievementRules.Definition]) {
    self.version = version
    self.definitions = definitions
  }

  /// The badges that an account shows to another one, or to itself.
  func shown(toOwner: Bool) -> [AchievementRules.Definition] { definitions.filter { toOwner || !$0.isPrivate } }

  /// Whether a player may hide a badge from their own list: one that others never see. A badge that others see is told to its owner.
  func canBeHidden(_ name: String) -> Bool { definitions.contains { $0.badge.rawValue == name && $0.isPrivate } }

  /// The badges that belong to a player who has come so far: those from long ago too, so that asking again gives the same and a badge that is new is given to a
  /// player who has earned it before.
  package func earned(_ measure: AchievementRules.Measure, _ value: Int64) -> [AchievementRules.Definition] {
    definitions.filter { $0.measure == measure && value >= $0.goal }
  }
}
