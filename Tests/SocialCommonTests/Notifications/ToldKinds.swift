import CairnProto

@testable import SocialCommon

/// Kinds that other services tell, as their features have them.
extension NotificationKind {
  static let badgeUnlocked = NotificationKind(name: "badge.unlocked", topic: .achievements)
  static let invitationReceived = NotificationKind(
    realm: .whereAmI, name: "invitation.received", topic: .games, wakes: true, lifetimeSeconds: 3_600, isNeverMailed: true)
  static let cachePublished = NotificationKind(realm: .cacheOut, name: "cache.published", topic: .area)
  static let cacheUpdated = NotificationKind(realm: .cacheOut, name: "cache.updated", topic: .watched)
  static let recordBeaten = NotificationKind(realm: .expeditions, name: "record.beaten", topic: .friendsActivity)
  static let walkShared = NotificationKind(realm: .qwalk, name: "walk.shared", topic: .friendsActivity)
  static let meetingStarting = NotificationKind(
    realm: .localBuddy, name: "meeting.starting", topic: .meetings, wakes: true, ringsAlways: true, lifetimeSeconds: 1_800)
  /// A kind of a feature that nobody has built yet.
  static let kiteFlown = NotificationKind(realm: .expeditions, name: "kite.flown", topic: .games, wakes: true, lifetimeSeconds: 60)
}

extension NotificationRules.Kind {
  /// Kinds of all apps, and two of an app's.
  static let several =
    common + [
      Self(.qwalk, "kite.flown", .area),
      Self(.localBuddy, "meeting.starting", .meetings, [.wakes, .ringsAlways], lifetime: .seconds(1_800)),
    ]
}
