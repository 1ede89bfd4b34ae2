// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_events.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf

/// An event of CACHE-OUT in a person's stream (cairn.social.v1.UserEvent). Content that a client does not know is of a later version: the client
/// passes over it.
public struct GeocachesEvent: Message {
  public static let protoName = "cairn.game.geocaches.v1.GeocachesEvent"

  /// The change that has happened.
  public enum OneOfContent: Sendable, Hashable {
    /// "cache.published".
    case cachePublished(CachePublished)
    /// "cache.updated".
    case cacheUpdated(CacheUpdated)
    /// "cache.logged".
    case cacheLogged(CacheLogged)
    /// "cache.first_find_moved".
    case firstFindMoved(FirstFindMoved)
    /// "cache.companion_named".
    case companionNamed(CompanionNamed)
    /// "cache.in_trouble".
    case cacheInTrouble(CacheInTrouble)
    /// "cache.area_news".
    case areaNews(AreaNews)
  }

  /// The change that has happened.
  public var content: OneOfContent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: OneOfContent? = nil) {
    self.content = content
  }
}

/// Event "cache.published", to friends of its owner. They are notified of it by the kind "friend.cache_published", with the cache as object; topic
/// FRIENDS_ACTIVITY.
public struct CachePublished: Message {
  public static let protoName = "cairn.game.geocaches.v1.CachePublished"

  /// UUID.
  public var cacheID: String = ""

  /// Name of the cache.
  public var name: String = ""

  /// Its owner. UUID.
  public var ownerAccountID: String = ""

  /// Name of its owner; absent where it could not be found out.
  public var owner: CairnProto.Person? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", name: String = "", ownerAccountID: String = "", owner: CairnProto.Person? = nil) {
    self.cacheID = cacheID
    self.name = name
    self.ownerAccountID = ownerAccountID
    self.owner = owner
  }
}

/// Event "cache.updated", to those who have found or watch it. They are notified of it by the same kind, with the cache as object; topic WATCHED.
public struct CacheUpdated: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheUpdated"

  /// UUID.
  public var cacheID: String = ""

  /// Its new version.
  public var version: Int64 = 0

  /// Its status now.
  public var status: CacheStatus = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", version: Int64 = 0, status: CacheStatus = .unspecified) {
    self.cacheID = cacheID
    self.version = version
    self.status = status
  }
}

/// Event "cache.logged", to the owner of the cache.
public struct CacheLogged: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheLogged"

  /// UUID.
  public var cacheID: String = ""

  /// UUID.
  public var logID: String = ""

  /// Kind of the log.
  public var kind: LogKind = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", logID: String = "", kind: LogKind = .unspecified) {
    self.cacheID = cacheID
    self.logID = logID
    self.kind = kind
  }
}

/// Event "cache.first_find_moved", to those whose find was the first and whose find is, when an earlier one was told of later.
public struct FirstFindMoved: Message {
  public static let protoName = "cairn.game.geocaches.v1.FirstFindMoved"

  /// UUID.
  public var cacheID: String = ""

  /// The receiver's own find. UUID.
  public var logID: String = ""

  /// Whether it is the first now.
  public var isFirstFind: Bool = false

  /// Its points now.
  public var points: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", logID: String = "", isFirstFind: Bool = false, points: Int32 = 0) {
    self.cacheID = cacheID
    self.logID = logID
    self.isFirstFind = isFirstFind
    self.points = points
  }
}

/// Event "cache.companion_named", to somebody whom a friend has named as a companion on a find.
public struct CompanionNamed: Message {
  public static let protoName = "cairn.game.geocaches.v1.CompanionNamed"

  /// UUID.
  public var cacheID: String = ""

  /// The friend's log. UUID.
  public var logID: String = ""

  /// The friend. UUID.
  public var accountID: String = ""

  /// Name of the friend; absent where it could not be found out.
  public var person: CairnProto.Person? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", logID: String = "", accountID: String = "", person: CairnProto.Person? = nil) {
    self.cacheID = cacheID
    self.logID = logID
    self.accountID = accountID
    self.person = person
  }
}

/// Event "cache.in_trouble", to the owner of a cache that three people in a row have not found, and again when it is disabled because its owner has not answered
/// for 90 days (requirement C-S7).
public struct CacheInTrouble: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheInTrouble"

  /// UUID.
  public var cacheID: String = ""

  /// Whether it is disabled.
  public var isDisabled: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", isDisabled: Bool = false) {
    self.cacheID = cacheID
    self.isDisabled = isDisabled
  }
}

/// Event "cache.area_news", to somebody who watches an area, of caches that others have published there: one, or those of a day.
public struct AreaNews: Message {
  public static let protoName = "cairn.game.geocaches.v1.AreaNews"

  /// The area, for those of a day; empty where several areas of the receiver may have it. UUID.
  public var areaID: String = ""

  /// Number of caches, at most 100.
  public var cacheCount: Int32 = 0

  /// The latest first, at most 20.
  public var caches: [AreaCache] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(areaID: String = "", cacheCount: Int32 = 0, caches: [AreaCache] = []) {
    self.areaID = areaID
    self.cacheCount = cacheCount
    self.caches = caches
  }
}

/// A new cache in an area.
public struct AreaCache: Message {
  public static let protoName = "cairn.game.geocaches.v1.AreaCache"

  /// UUID.
  public var cacheID: String = ""

  /// Name of the cache; empty in news of a day, whose caches are of many people: GetCache tells it as it is then.
  public var name: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", name: String = "") {
    self.cacheID = cacheID
    self.name = name
  }
}
