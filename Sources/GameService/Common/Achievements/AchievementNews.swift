import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity

/// Events by which a player hears of badges.
enum AchievementNews {
  /// A badge, or a level of a medal, is there: on the stream and by a notification.
  static func unlocked(_ badge: CairnProto.Badge, to accountID: UUID) -> [OutgoingEvent] {
    let requested = NotificationRequested(
      accounts: [accountID.bytes], kind: .badgeUnlocked, objectID: badge.notifiedID(level: Int(badge.level)), objectName: badge.shownName)
    return [
      told(.badgeUnlocked(BadgeUnlocked(badge: badge)), badge, to: accountID),
      OutgoingEvent("notification.requested", to: ["social"], orderedBy: accountID.text, requested),
    ]
  }

  /// A badge, or levels of a medal, are lost: on the stream. Notifications of them go.
  static func revoked(_ badge: CairnProto.Badge, levels: [Int], to accountID: UUID) -> [OutgoingEvent] {
    [told(.badgeRevoked(BadgeRevoked(badge: badge)), badge, to: accountID)]
      + levels.sorted().map { withdrawn(badge.notifiedID(level: $0), to: accountID) }
  }

  /// The notification of a badge, or of a level of a medal, goes.
  static func withdrawn(_ objectID: String, to accountID: UUID) -> OutgoingEvent {
    let withdrawn = NotificationWithdrawn(accounts: [accountID.bytes], kind: .badgeUnlocked, objectID: objectID)
    return OutgoingEvent("notification.withdrawn", to: ["social"], orderedBy: accountID.text, withdrawn)
  }

  private static func told(_ content: UserEvent.OneOfContent, _ badge: CairnProto.Badge, to accountID: UUID) -> OutgoingEvent {
    let told = UserEventSent(
      accounts: [accountID.bytes], event: UserEvent(content: content), coalesceKey: "badge:\(badge.badgeID)")
    return OutgoingEvent("user.event", to: ["social"], orderedBy: accountID.text, told)
  }
}

extension CairnProto.Badge {
  /// - Parameters:
  ///   - value: How far the player has come.
  ///   - unlocked: The levels that the player has.
  init(_ definition: AchievementRules.Definition, value: Int64, _ unlocked: UnlockedLevels) {
    let level = unlocked.level(of: definition)
    self.init(
      badgeID: definition.badge.rawValue, name: definition.name, descriptionField: definition.description,
      progress: AchievementRules.progress(definition, value, levelCount: level), goal: definition.goal(after: level),
      unlockTime: unlocked.time(of: definition.badge, level: level), isPrivate: definition.isPrivate, realm: Realm(definition.realm),
      isRevocable: definition.isRevocable, level: Int32(level))
    guard definition.isMedal else { return }
    levels = definition.levels.enumerated().map { index, one in
      CairnProto.BadgeLevel(name: one.name, goal: one.goal, unlockTime: unlocked.time(of: definition.badge, level: index + 1))
    }
  }

  /// Object of a notification: the badge, or a level of a medal.
  func notifiedID(level: Int) -> String { levels.isEmpty ? badgeID : "\(badgeID)/\(level)" }

  /// The name of the badge, of a medal with that of its level: "Finder: Gold".
  var shownName: String { levels.isEmpty || level == 0 ? name : "\(name): \(levels[Int(level) - 1].name)" }
}

extension NotificationKind {
  /// A badge or a level of a medal is there, of whatever app.
  static let badgeUnlocked = NotificationKind(name: "badge.unlocked", topic: .achievements)
}
