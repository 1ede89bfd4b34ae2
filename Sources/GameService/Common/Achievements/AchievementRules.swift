/// Rules by which badges are given and revoked, for what and to whom (requirements W-50, W-S19, C-33, C-S4, E-S13, X-8). An app says by its
/// `AchievementCatalogue` which badges there are. Pure.
package enum AchievementRules {
  /// Measure of a player: one that never falls, or a balance. The raw value is what the database calls it.
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

  /// Measure that is kept by a ledger: an amount for each cause. It falls when one is corrected or withdrawn.
  package struct Balance: Sendable, Hashable {
    /// Way in which amounts become one number. The raw value is what the database calls it.
    package enum Kind: String, Sendable, Hashable {
      /// Their sum.
      case sum
      /// How many subjects have one.
      case distinct
    }

    package let measure: Measure
    package let kind: Kind
    /// By how much a correction must lower it to take a badge away. At least 1.
    package let revocationMin: Int64

    package init(_ name: String, kind: Kind = .sum, revocationMin: Int64 = 1) {
      (measure, self.kind, self.revocationMin) = (Measure(rawValue: name), kind, max(1, revocationMin))
    }
  }

  /// A badge. The raw value is what the contract, the database and the apps call it.
  package struct Badge: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Level of a medal.
  package struct Level: Sendable, Hashable {
    /// In English; empty for the one level of a badge that is no medal.
    package let name: String
    /// The level is unlocked when the measure has come so far.
    package let goal: Int64

    package init(_ name: String, at goal: Int64) {
      (self.name, self.goal) = (name, goal)
    }
  }

  /// Definition of a badge, and what it takes.
  package struct Definition: Sendable, Hashable {
    /// The app that gives it: its catalogue's.
    package fileprivate(set) var realm = AppRealm.whereAmI
    package let badge: Badge
    /// In English.
    package let name: String
    /// In English.
    package let description: String
    package let measure: Measure
    /// The lowest first; a badge that is no medal has one.
    package let levels: [Level]
    /// Whether it is lost when its balance falls below the goal.
    package let isRevocable: Bool
    /// Whether others never see it: nobody is put to shame in public.
    package let isPrivate: Bool

    /// Badge that is never lost.
    package init(badge: Badge, name: String, description: String, measure: Measure, goal: Int64, isPrivate: Bool = false) {
      (self.badge, self.name, self.description, self.measure) = (badge, name, description, measure)
      (levels, isRevocable, self.isPrivate) = ([Level("", at: goal)], false, isPrivate)
    }

    /// Badge over a balance.
    package init(badge: Badge, name: String, description: String, balance: Balance, goal: Int64, isRevocable: Bool) {
      (self.badge, self.name, self.description, measure) = (badge, name, description, balance.measure)
      (levels, self.isRevocable, isPrivate) = ([Level("", at: goal)], isRevocable, false)
    }

    /// Medal over a balance.
    package init(badge: Badge, name: String, description: String, balance: Balance, levels: [Level], isRevocable: Bool) {
      (self.badge, self.name, self.description, measure) = (badge, name, description, balance.measure)
      (self.levels, self.isRevocable, isPrivate) = (levels, isRevocable, false)
    }

    /// Medal over a measure that never falls.
    package init(badge: Badge, name: String, description: String, measure: Measure, levels: [Level]) {
      (self.badge, self.name, self.description, self.measure) = (badge, name, description, measure)
      (self.levels, isRevocable, isPrivate) = (levels, false, false)
    }

    package var isMedal: Bool { levels.count > 1 }

    /// Goal of the first level.
    package var goal: Int64 { levels.first?.goal ?? 1 }

    /// How many of its levels belong to a value.
    package func levelCount(at value: Int64) -> Int { levels.count { value >= $0.goal } }

    /// Goal when some levels are unlocked: the next level's, or the last one's.
    func goal(after levelCount: Int) -> Int64 { levels[min(levelCount, levels.count - 1)].goal }

    /// Whether it can be: with a name that fits, and levels each of which takes more than the one before.
    var isSound: Bool {
      let names = [badge.rawValue, measure.rawValue]
      let areRising = zip(levels, levels.dropFirst()).allSatisfy { $0.goal < $1.goal }
      return names.allSatisfy { (1...50).contains($0.count) } && !levels.isEmpty && goal >= 1 && areRising
    }
  }

  /// How much of a badge was done, in [0, goal].
  /// - Parameter levelCount: Levels that are unlocked. A level that was unlocked is done, even if the rules ask for more by now.
  static func progress(_ definition: Definition, _ value: Int64, levelCount: Int = 0) -> Int64 {
    let goal = definition.goal(after: levelCount)
    return levelCount == definition.levels.count ? goal : max(0, min(value, goal))
  }

  /// Whether a fall of a balance takes badges away: a withdrawal always, a correction when it is large enough (requirement C-S4).
  static func isRevoking(_ balance: Balance, from former: Int64, to latter: Int64, isWithdrawal: Bool) -> Bool {
    latter < former && (isWithdrawal || former - latter >= balance.revocationMin)
  }
}

/// The badges of all apps, as data, and the questions to it. Pure.
package struct AchievementCatalogue: Sendable {
  /// Fault of a catalogue, found when the process starts.
  enum Fault: Error, Sendable, Hashable {
    /// A badge that cannot be, or that is there twice.
    case badge(String)
    /// A measure that two apps use.
    case measure(String)
  }

  /// To be raised with every change of the definitions by which somebody may have earned a badge already: what was measured is judged again.
  package let version: Int32
  /// In the order in which they are shown.
  package let definitions: [AchievementRules.Definition]

  /// The badges of one app.
  package init(realm: AppRealm, version: Int32, definitions: [AchievementRules.Definition]) {
    self.version = version
    self.definitions = definitions.map { definition in
      var definition = definition
      definition.realm = realm
      return definition
    }
  }

  /// The badges of several apps, one after the other.
  /// - Throws: A fault: a badge that cannot be, or that is there twice; a measure that two apps use.
  package init(joining catalogues: [AchievementCatalogue]) throws {
    // The sum is raised with each of them: measures are judged again.
    version = catalogues.reduce(0) { $0 + $1.version }
    definitions = catalogues.flatMap(\.definitions)
    var badges: Set<AchievementRules.Badge> = []
    var realms: [AchievementRules.Measure: AppRealm] = [:]
    for definition in definitions {
      guard definition.isSound, badges.insert(definition.badge).inserted else { throw Fault.badge(definition.badge.rawValue) }
      let realm = realms.updateValue(definition.realm, forKey: definition.measure)
      guard realm == nil || realm == definition.realm else { throw Fault.measure(definition.measure.rawValue) }
    }
  }

  /// The badges that an account shows to another one, or to itself.
  func shown(toOwner: Bool) -> [AchievementRules.Definition] { definitions.filter { toOwner || !$0.isPrivate } }

  /// Whether a player may hide a badge from their own list: one that others never see. A badge that others see is told to its owner.
  func canBeHidden(_ name: String) -> Bool { definitions.contains { $0.badge.rawValue == name && $0.isPrivate } }

  /// The badges that belong to a player who has come so far, or of which a level does: those from long ago too, so that asking again gives the same and a
  /// badge that is new is given to a player who has earned it before.
  package func earned(_ measure: AchievementRules.Measure, _ value: Int64) -> [AchievementRules.Definition] {
    definitions.filter { $0.measure == measure && $0.levelCount(at: value) > 0 }
  }

  /// The levels that do not belong to a player who has come so far, of badges that can be revoked.
  func lost(_ measure: AchievementRules.Measure, _ value: Int64) -> [BadgeLevelID] {
    definitions.filter { $0.measure == measure && $0.isRevocable }.flatMap { definition in
      (definition.levelCount(at: value)..<definition.levels.count).map { BadgeLevelID(badge: definition.badge, level: $0 + 1) }
    }
  }
}

/// Level of a badge, from 1.
struct BadgeLevelID: Sendable, Hashable {
  let badge: AchievementRules.Badge
  let level: Int
}
