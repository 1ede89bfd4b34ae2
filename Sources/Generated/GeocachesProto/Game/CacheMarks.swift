// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_marks.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Mark that somebody has set on a cache.
public enum CacheMark: MessageEnum {
  /// A mark of a later version. Refused in requests.
  case unspecified
  /// Watched.
  case watched
  /// Ignored.
  case ignored
  /// Recommended.
  case recommended
  /// With a personal note.
  case noted
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .watched, .ignored, .recommended, .noted]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .watched: 1
    case .ignored: 2
    case .recommended: 3
    case .noted: 4
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .watched
    case 2: self = .ignored
    case 3: self = .recommended
    case 4: self = .noted
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CACHE_MARK_UNSPECIFIED"
    case .watched: "CACHE_MARK_WATCHED"
    case .ignored: "CACHE_MARK_IGNORED"
    case .recommended: "CACHE_MARK_RECOMMENDED"
    case .noted: "CACHE_MARK_NOTED"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CACHE_MARK_UNSPECIFIED": self = .unspecified
    case "CACHE_MARK_WATCHED": self = .watched
    case "CACHE_MARK_IGNORED": self = .ignored
    case "CACHE_MARK_RECOMMENDED": self = .recommended
    case "CACHE_MARK_NOTED": self = .noted
    default: return nil
    }
  }
}

/// Whether a cache is watched.
public struct WatchCacheRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.WatchCacheRequest"

  /// UUID.
  public var cacheID: String = ""

  /// Whether it is from now on.
  public var isWatched: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", isWatched: Bool = false) {
    self.cacheID = cacheID
    self.isWatched = isWatched
  }
}

/// It is so.
public struct WatchCacheResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.WatchCacheResponse"

  /// Every field at its default.
  public init() {}
}

/// Whether a cache is ignored.
public struct IgnoreCacheRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.IgnoreCacheRequest"

  /// UUID.
  public var cacheID: String = ""

  /// Whether it is from now on.
  public var isIgnored: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", isIgnored: Bool = false) {
    self.cacheID = cacheID
    self.isIgnored = isIgnored
  }
}

/// It is so.
public struct IgnoreCacheResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.IgnoreCacheResponse"

  /// Every field at its default.
  public init() {}
}

/// Whether a cache is recommended.
public struct RecommendCacheRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.RecommendCacheRequest"

  /// UUID.
  public var cacheID: String = ""

  /// Whether it is from now on.
  public var isRecommended: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", isRecommended: Bool = false) {
    self.cacheID = cacheID
    self.isRecommended = isRecommended
  }
}

/// It is so.
public struct RecommendCacheResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.RecommendCacheResponse"

  /// Recommendations that the caller has left.
  public var remainingCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(remainingCount: Int32 = 0) {
    self.remainingCount = remainingCount
  }
}

/// A note.
public struct SavePersonalNoteRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.SavePersonalNoteRequest"

  /// UUID.
  public var cacheID: String = ""

  /// Version that the caller has read; 0 before the first note.
  public var version: Int64 = 0

  /// All of it; empty removes it. At most 5,000 scalars.
  public var text: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", version: Int64 = 0, text: String = "") {
    self.cacheID = cacheID
    self.version = version
    self.text = text
  }
}

/// It is kept.
public struct SavePersonalNoteResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.SavePersonalNoteResponse"

  /// Its new version.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int64 = 0) {
    self.version = version
  }
}

/// Page of marked caches.
public struct ListMarkedCachesRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListMarkedCachesRequest"

  /// The mark.
  public var mark: CacheMark = .unspecified

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mark: CacheMark = .unspecified, pageSize: Int32 = 0, pageToken: String = "") {
    self.mark = mark
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of marked caches.
public struct ListMarkedCachesResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListMarkedCachesResponse"

  /// In the order of their ids.
  public var caches: [CacheSummary] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(caches: [CacheSummary] = [], nextPageToken: String = "") {
    self.caches = caches
    self.nextPageToken = nextPageToken
  }
}
