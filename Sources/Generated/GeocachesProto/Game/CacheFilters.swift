// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_filters.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Wishes of who looks for caches: the same for the map, lists and searches. Empty lists and absent numbers do not filter.
public struct CacheFilter: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheFilter"

  /// Whether the caller has found a cache.
  public enum Find: MessageEnum {
    /// Found or not.
    case unspecified
    /// Found by the caller.
    case found
    /// Not found by the caller.
    case notFound
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .found, .notFound]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .found: 1
      case .notFound: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .found
      case 2: self = .notFound
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "FIND_UNSPECIFIED"
      case .found: "FIND_FOUND"
      case .notFound: "FIND_NOT_FOUND"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "FIND_UNSPECIFIED": self = .unspecified
      case "FIND_FOUND": self = .found
      case "FIND_NOT_FOUND": self = .notFound
      default: return nil
      }
    }
  }

  /// Relation of the caller's friends to a cache.
  public enum Friends: MessageEnum {
    /// Not at all, or in any way.
    case unspecified
    /// Hidden by one of them.
    case owned
    /// Found by one of them.
    case found
    /// Found by none of them.
    case notFound
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .owned, .found, .notFound]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .owned: 1
      case .found: 2
      case .notFound: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .owned
      case 2: self = .found
      case 3: self = .notFound
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "FRIENDS_UNSPECIFIED"
      case .owned: "FRIENDS_OWNED"
      case .found: "FRIENDS_FOUND"
      case .notFound: "FRIENDS_NOT_FOUND"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "FRIENDS_UNSPECIFIED": self = .unspecified
      case "FRIENDS_OWNED": self = .owned
      case "FRIENDS_FOUND": self = .found
      case "FRIENDS_NOT_FOUND": self = .notFound
      default: return nil
      }
    }
  }

  /// Zone of cairn.geo.v1.ZoneService in which a cache lies; empty for everywhere. At most 300 bytes in one line; MALFORMED otherwise.
  public var zoneID: String = ""

  /// City of cairn.geo.v1.CityService to which a cache belongs; 0 for none.
  public var cityID: Int64 = 0

  /// Least difficulty, 1 to 5 in halves.
  public var difficultyMin: Double? = nil

  /// Greatest difficulty, 1 to 5 in halves.
  public var difficultyMax: Double? = nil

  /// Levels of difficulty, together with the numbers: what both allow.
  public var difficultyLevels: [DifficultyLevel] = []

  /// Least terrain, 1 to 5 in halves.
  public var terrainMin: Double? = nil

  /// Greatest terrain, 1 to 5 in halves.
  public var terrainMax: Double? = nil

  /// Sizes.
  public var sizes: [CacheSize] = []

  /// Environments.
  public var environments: [CacheEnvironment] = []

  /// Kinds.
  public var kinds: [CacheKind] = []

  /// Status: AVAILABLE, DISABLED and ARCHIVED; empty for AVAILABLE alone. Drafts and locked caches are in no list but the owner's.
  public var statuses: [CacheStatus] = []

  /// Whether the caller has found it.
  public var find: CacheFilter.Find = .unspecified

  /// Relation of friends to it.
  public var friends: CacheFilter.Friends = .unspecified

  /// Words of the name, or the beginnings of words; or a cache's code. At most 100 scalars, of which at most 8 words count.
  public var text: String = ""

  /// Whether caches that the caller ignores are left out.
  public var excludesIgnored: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(zoneID: String = "", cityID: Int64 = 0, difficultyMin: Double? = nil, difficultyMax: Double? = nil, difficultyLevels: [DifficultyLevel] = [], terrainMin: Double? = nil, terrainMax: Double? = nil, sizes: [CacheSize] = [], environments: [CacheEnvironment] = [], kinds: [CacheKind] = [], statuses: [CacheStatus] = [], find: CacheFilter.Find = .unspecified, friends: CacheFilter.Friends = .unspecified, text: String = "", excludesIgnored: Bool = false) {
    self.zoneID = zoneID
    self.cityID = cityID
    self.difficultyMin = difficultyMin
    self.difficultyMax = difficultyMax
    self.difficultyLevels = difficultyLevels
    self.terrainMin = terrainMin
    self.terrainMax = terrainMax
    self.sizes = sizes
    self.environments = environments
    self.kinds = kinds
    self.statuses = statuses
    self.find = find
    self.friends = friends
    self.text = text
    self.excludesIgnored = excludesIgnored
  }
}

/// Hint of an empty answer: a part of the filter without which there would be caches (requirement C-24).
public struct FilterHint: Message {
  public static let protoName = "cairn.game.geocaches.v1.FilterHint"

  /// Name of the part in CacheFilter: "zone_id" for zone and city, "difficulty" and "terrain" for their ranges and levels; "radius" for the distance.
  public var filter: String = ""

  /// Caches without it, at most 100.
  public var cacheCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(filter: String = "", cacheCount: Int32 = 0) {
    self.filter = filter
    self.cacheCount = cacheCount
  }
}
