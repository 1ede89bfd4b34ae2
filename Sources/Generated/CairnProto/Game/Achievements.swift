// Written by protoc-gen-cairn from cairn/game/v1/achievements.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// A badge, and how far a player has come with it.
public struct Badge: Message {
  public static let protoName = "cairn.game.v1.Badge"

  /// Names the badge, in all versions alike: "extrovert", "doppelganger". At most 50 characters.
  public var badgeID: String = ""

  /// The badge's name in English; an app has its own words for the badges it knows.
  public var name: String = ""

  /// The condition that unlocks the badge, in English.
  public var descriptionField: String = ""

  /// How much of it was done, in [0, goal]. Falls only where the badge is revocable.
  public var progress: Int64 = 0

  /// How much is to be done: of a medal for the next level, or for the last one when that is unlocked. At least 1.
  public var goal: Int64 = 0

  /// When it was unlocked, of a medal its highest level; absent while it is not.
  public var unlockTime: Moment? = nil

  /// Whether others never see it. It can be hidden from its owner too.
  public var isPrivate: Bool = false

  /// Whether its owner has hidden it.
  public var isHidden: Bool = false

  /// The app that gives it.
  public var realm: Realm = .unspecified

  /// Whether it can be revoked.
  public var isRevocable: Bool = false

  /// The highest level that is unlocked, from 1; 0 while it is locked. A badge that is no medal has one level.
  public var level: Int32 = 0

  /// The levels of a medal, the lowest first; empty for a badge that is none.
  public var levels: [BadgeLevel] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(badgeID: String = "", name: String = "", descriptionField: String = "", progress: Int64 = 0, goal: Int64 = 0, unlockTime: Moment? = nil, isPrivate: Bool = false, isHidden: Bool = false, realm: Realm = .unspecified, isRevocable: Bool = false, level: Int32 = 0, levels: [BadgeLevel] = []) {
    self.badgeID = badgeID
    self.name = name
    self.descriptionField = descriptionField
    self.progress = progress
    self.goal = goal
    self.unlockTime = unlockTime
    self.isPrivate = isPrivate
    self.isHidden = isHidden
    self.realm = realm
    self.isRevocable = isRevocable
    self.level = level
    self.levels = levels
  }
}

/// A level of a medal.
public struct BadgeLevel: Message {
  public static let protoName = "cairn.game.v1.BadgeLevel"

  /// The level's name in English: "Gold".
  public var name: String = ""

  /// How much is to be done. At least 1, and more than for the level before.
  public var goal: Int64 = 0

  /// When it was unlocked; absent while it is not.
  public var unlockTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(name: String = "", goal: Int64 = 0, unlockTime: Moment? = nil) {
    self.name = name
    self.goal = goal
    self.unlockTime = unlockTime
  }
}

/// The player whose badges are asked for, and the page of them.
public struct ListBadgesRequest: Message {
  public static let protoName = "cairn.game.v1.ListBadgesRequest"

  /// The player. UUID; empty for the caller.
  public var accountID: String = ""

  /// At most 100; 0 means 100, which is all of them.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Whether the caller's own badges that the caller has hidden are listed too, so that they can be shown again. No use for another player's badges.
  public var includesHidden: Bool = false

  /// Badges of one app; unspecified for those of all.
  public var realm: Realm = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", pageSize: Int32 = 0, pageToken: String = "", includesHidden: Bool = false, realm: Realm = .unspecified) {
    self.accountID = accountID
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.includesHidden = includesHidden
    self.realm = realm
  }
}

/// A page of badges.
public struct ListBadgesResponse: Message {
  public static let protoName = "cairn.game.v1.ListBadgesResponse"

  /// In the order in which they are shown, locked ones too.
  public var badges: [Badge] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(badges: [Badge] = [], nextPageToken: String = "") {
    self.badges = badges
    self.nextPageToken = nextPageToken
  }
}

/// The badge, and whether it is to be seen.
public struct SetBadgeHiddenRequest: Message {
  public static let protoName = "cairn.game.v1.SetBadgeHiddenRequest"

  /// A badge that only its owner sees.
  public var badgeID: String = ""

  /// Whether it is hidden from now on.
  public var isHidden: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(badgeID: String = "", isHidden: Bool = false) {
    self.badgeID = badgeID
    self.isHidden = isHidden
  }
}

/// It is so.
public struct SetBadgeHiddenResponse: Message {
  public static let protoName = "cairn.game.v1.SetBadgeHiddenResponse"

  /// Every field at its default.
  public init() {}
}

/// Event "badge.unlocked", to the player: a badge, or a level of a medal. A notification follows it, whose object is the badge, "extrovert", or the level of a
/// medal, "finder/3". Neither comes for a badge that the player has hidden.
public struct BadgeUnlocked: Message {
  public static let protoName = "cairn.game.v1.BadgeUnlocked"

  /// The badge as it is now.
  public var badge: Badge? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(badge: Badge? = nil) {
    self.badge = badge
  }
}

/// Event "badge.revoked", to the player: a badge, or a level of a medal, is lost. The notification of it is withdrawn. It does not come for a badge that the
/// player has hidden.
public struct BadgeRevoked: Message {
  public static let protoName = "cairn.game.v1.BadgeRevoked"

  /// The badge as it is now: locked, or with a lower level.
  public var badge: Badge? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(badge: Badge? = nil) {
    self.badge = badge
  }
}
