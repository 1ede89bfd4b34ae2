// Written by protoc-gen-cairn from cairn/game/geocaches/v1/caches.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// Photo of a cache, or of a visit to one.
public struct CachePhoto: Message {
  public static let protoName = "cairn.game.geocaches.v1.CachePhoto"

  /// Media of cairn.social.v1.MediaService, of the purpose PHOTO or VIDEO. UUID.
  public var mediaID: String = ""

  /// Words for who cannot see it. At most 500 scalars.
  public var altText: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mediaID: String = "", altText: String = "") {
    self.mediaID = mediaID
    self.altText = altText
  }
}

/// Further place of a cache: where to park, a station, what has to be read off.
public struct Waypoint: Message {
  public static let protoName = "cairn.game.geocaches.v1.Waypoint"

  /// Kind of the place.
  public enum Kind: MessageEnum {
    /// A kind of a later version. Refused in requests.
    case unspecified
    /// A place to leave a car.
    case parking
    /// The beginning of a path.
    case trailhead
    /// A station of a multi.
    case stage
    /// A question whose answer is needed.
    case question
    /// Something worth seeing on the way.
    case reference
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .parking, .trailhead, .stage, .question, .reference]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .parking: 1
      case .trailhead: 2
      case .stage: 3
      case .question: 4
      case .reference: 5
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .parking
      case 2: self = .trailhead
      case 3: self = .stage
      case 4: self = .question
      case 5: self = .reference
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "KIND_UNSPECIFIED"
      case .parking: "KIND_PARKING"
      case .trailhead: "KIND_TRAILHEAD"
      case .stage: "KIND_STAGE"
      case .question: "KIND_QUESTION"
      case .reference: "KIND_REFERENCE"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "KIND_UNSPECIFIED": self = .unspecified
      case "KIND_PARKING": self = .parking
      case "KIND_TRAILHEAD": self = .trailhead
      case "KIND_STAGE": self = .stage
      case "KIND_QUESTION": self = .question
      case "KIND_REFERENCE": self = .reference
      default: return nil
      }
    }
  }

  /// Circle of people who see it.
  public enum Visibility: MessageEnum {
    /// A visibility of a later version; in requests as EVERYBODY.
    case unspecified
    /// Everybody.
    case everybody
    /// People who have solved the cache, and its owner.
    case solvers
    /// The owner.
    case owner
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .everybody, .solvers, .owner]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .everybody: 1
      case .solvers: 2
      case .owner: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .everybody
      case 2: self = .solvers
      case 3: self = .owner
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "VISIBILITY_UNSPECIFIED"
      case .everybody: "VISIBILITY_EVERYBODY"
      case .solvers: "VISIBILITY_SOLVERS"
      case .owner: "VISIBILITY_OWNER"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "VISIBILITY_UNSPECIFIED": self = .unspecified
      case "VISIBILITY_EVERYBODY": self = .everybody
      case "VISIBILITY_SOLVERS": self = .solvers
      case "VISIBILITY_OWNER": self = .owner
      default: return nil
      }
    }
  }

  /// Kind of the place.
  public var kind: Waypoint.Kind = .unspecified

  /// Circle of people who see it.
  public var visibility: Waypoint.Visibility = .unspecified

  /// Position of the place.
  public var position: CairnProto.LatLng? = nil

  /// Name of the place. At most 100 scalars.
  public var name: String = ""

  /// Task or explanation for it. At most 2,000 scalars.
  public var text: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(kind: Waypoint.Kind = .unspecified, visibility: Waypoint.Visibility = .unspecified, position: CairnProto.LatLng? = nil, name: String = "", text: String = "") {
    self.kind = kind
    self.visibility = visibility
    self.position = position
    self.name = name
    self.text = text
  }
}

/// Texts of a cache in another language.
public struct CacheTranslation: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheTranslation"

  /// BCP 47 tag, for example "de" or "pt-BR". At most 35 characters.
  public var languageCode: String = ""

  /// At most 100 scalars.
  public var name: String = ""

  /// At most 20,000 scalars.
  public var descriptionField: String = ""

  /// At most 500 scalars.
  public var hint: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(languageCode: String = "", name: String = "", descriptionField: String = "", hint: String = "") {
    self.languageCode = languageCode
    self.name = name
    self.descriptionField = descriptionField
    self.hint = hint
  }
}

/// Content of a cache as its owner writes it.
public struct CacheContent: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheContent"

  /// Kind of the cache; TRADITIONAL where unspecified.
  public var kind: CacheKind = .unspecified

  /// Published position. Absent in a draft that has none yet; with fixes it is their mean.
  public var position: CairnProto.LatLng? = nil

  /// At most 100 scalars.
  public var name: String = ""

  /// At most 20,000 scalars.
  public var descriptionField: String = ""

  /// Told on demand only. At most 500 scalars.
  public var hint: String = ""

  /// Language of the texts: BCP 47 tag. At most 35 characters; empty where unknown.
  public var languageCode: String = ""

  /// Texts in other languages, each once. At most 12.
  public var translations: [CacheTranslation] = []

  /// Difficulty of the riddle, 1 to 5 in halves; 0 where not said yet.
  public var difficulty: Double = 0

  /// Difficulty of the ground, 1 to 5 in halves; 0 where not said yet.
  public var terrain: Double = 0

  /// Unspecified where not said yet.
  public var size: CacheSize = .unspecified

  /// Unspecified where not said yet.
  public var environment: CacheEnvironment = .unspecified

  /// Attributes, each once.
  public var attributes: [CacheAttribute] = []

  /// Photos of the place. At most 20.
  public var photos: [CachePhoto] = []

  /// Further places. At most 50.
  public var waypoints: [Waypoint] = []

  /// Position of the box, for MULTI and MYSTERY; absent where it is at the published position. Seen by the owner and by those who have solved it.
  public var finalPosition: CairnProto.LatLng? = nil

  /// Word that solves it as well as the final's position does; empty for none. Only with a final. At most 100 scalars; case and blanks do not count.
  public var solution: String = ""

  /// Proof that is asked of a find.
  public var proof: FindProof = .unspecified

  /// The word of CODE. At most 100 scalars; case and blanks do not count.
  public var proofCode: String = ""

  /// Beginning of an EVENT, which needs one.
  public var eventStartTime: Moment? = nil

  /// End of an EVENT, which needs one: later than its beginning, by 30 days at most.
  public var eventEndTime: Moment? = nil

  /// IANA zone in which an EVENT is announced, for example "Europe/Rome". An EVENT needs one: that of Preferences is the person's, and not the place's.
  public var eventTimeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(kind: CacheKind = .unspecified, position: CairnProto.LatLng? = nil, name: String = "", descriptionField: String = "", hint: String = "", languageCode: String = "", translations: [CacheTranslation] = [], difficulty: Double = 0, terrain: Double = 0, size: CacheSize = .unspecified, environment: CacheEnvironment = .unspecified, attributes: [CacheAttribute] = [], photos: [CachePhoto] = [], waypoints: [Waypoint] = [], finalPosition: CairnProto.LatLng? = nil, solution: String = "", proof: FindProof = .unspecified, proofCode: String = "", eventStartTime: Moment? = nil, eventEndTime: Moment? = nil, eventTimeZone: String = "") {
    self.kind = kind
    self.position = position
    self.name = name
    self.descriptionField = descriptionField
    self.hint = hint
    self.languageCode = languageCode
    self.translations = translations
    self.difficulty = difficulty
    self.terrain = terrain
    self.size = size
    self.environment = environment
    self.attributes = attributes
    self.photos = photos
    self.waypoints = waypoints
    self.finalPosition = finalPosition
    self.solution = solution
    self.proof = proof
    self.proofCode = proofCode
    self.eventStartTime = eventStartTime
    self.eventEndTime = eventEndTime
    self.eventTimeZone = eventTimeZone
  }
}

/// Caches as lists and maps show them.
public struct CacheSummary: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheSummary"

  /// UUID.
  public var cacheID: String = ""

  /// Code that people read to each other, for example "CO7K2MPX".
  public var code: String = ""

  /// Name, as its owner writes it.
  public var name: String = ""

  /// Kind of the cache.
  public var kind: CacheKind = .unspecified

  /// Status of the cache.
  public var status: CacheStatus = .unspecified

  /// Published position; absent in a draft without one.
  public var position: CairnProto.LatLng? = nil

  /// 1 to 5 in halves; 0 in a draft without one.
  public var difficulty: Double = 0

  /// 1 to 5 in halves; 0 in a draft without one.
  public var terrain: Double = 0

  /// Size of the box.
  public var size: CacheSize = .unspecified

  /// Environment in which it lies.
  public var environment: CacheEnvironment = .unspecified

  /// Smallest zone that it is in; empty where none is known.
  public var zoneID: String = ""

  /// Finds.
  public var findCount: Int64 = 0

  /// Recommendations.
  public var recommendationCount: Int64 = 0

  /// Whether the caller has found it.
  public var isFound: Bool = false

  /// Whether it is the caller's.
  public var isOwn: Bool = false

  /// Whether a visitor has said that it needs maintenance, and the owner has not answered.
  public var needsMaintenance: Bool = false

  /// Distance from the position that was asked for, metres; absent where none was.
  public var distanceM: Double? = nil

  /// Time at which it was published; absent in drafts.
  public var publishTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", code: String = "", name: String = "", kind: CacheKind = .unspecified, status: CacheStatus = .unspecified, position: CairnProto.LatLng? = nil, difficulty: Double = 0, terrain: Double = 0, size: CacheSize = .unspecified, environment: CacheEnvironment = .unspecified, zoneID: String = "", findCount: Int64 = 0, recommendationCount: Int64 = 0, isFound: Bool = false, isOwn: Bool = false, needsMaintenance: Bool = false, distanceM: Double? = nil, publishTime: Moment? = nil) {
    self.cacheID = cacheID
    self.code = code
    self.name = name
    self.kind = kind
    self.status = status
    self.position = position
    self.difficulty = difficulty
    self.terrain = terrain
    self.size = size
    self.environment = environment
    self.zoneID = zoneID
    self.findCount = findCount
    self.recommendationCount = recommendationCount
    self.isFound = isFound
    self.isOwn = isOwn
    self.needsMaintenance = needsMaintenance
    self.distanceM = distanceM
    self.publishTime = publishTime
  }
}

/// Experience of the last visitors.
public struct CacheHealth: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheHealth"

  /// Outcome of a visit: whether the box was found.
  public var foundVisits: [Bool] = []

  /// Visits without a find since the last find.
  public var didNotFindCount: Int32 = 0

  /// Time of the last find; absent where there was none.
  public var lastFindTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(foundVisits: [Bool] = [], didNotFindCount: Int32 = 0, lastFindTime: Moment? = nil) {
    self.foundVisits = foundVisits
    self.didNotFindCount = didNotFindCount
    self.lastFindTime = lastFindTime
  }
}

/// Sponsor of a cache, to be shown as such (requirement C-48).
public struct CacheSponsor: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheSponsor"

  /// Name of the sponsor.
  public var name: String = ""

  /// Offer to those who have found it; empty for everybody else, and where there is none.
  public var offer: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(name: String = "", offer: String = "") {
    self.name = name
    self.offer = offer
  }
}

/// A box that somebody has hidden, and what is said of it.
public struct Cache: Message {
  public static let protoName = "cairn.game.geocaches.v1.Cache"

  /// Summary as lists show it.
  public var summary: CacheSummary? = nil

  /// Owner; absent where the caller may not see more than a name, and where the owner's account is gone.
  public var owner: CairnProto.Person? = nil

  /// Content as its owner writes it. The hint is in it only where it was asked for; the final, the solution and waypoints only for those who may see them; the code of the
  /// proof only for the owner.
  public var content: CacheContent? = nil

  /// Whether there is a hint.
  public var hasHint: Bool = false

  /// Number of those who have looked at the hint.
  public var hintViewCount: Int64 = 0

  /// Whether there is a final that has to be found out.
  public var hasHiddenFinal: Bool = false

  /// Whether the caller has found it out.
  public var isSolved: Bool = false

  /// City to which it belongs: GeoNames id; 0 where none is within 50 km.
  public var cityID: Int64 = 0

  /// Visits without a find.
  public var didNotFindCount: Int64 = 0

  /// Notes.
  public var noteCount: Int64 = 0

  /// Experience of the last ten visitors, the latest first.
  public var health: CacheHealth? = nil

  /// The caller's own find; empty where there is none. UUID.
  public var findLogID: String = ""

  /// Accuracy of the position as it was measured, metres; 0 where unknown.
  public var positionAccuracyM: Double = 0

  /// Raised by every change; UpdateCache asks for it.
  public var version: Int64 = 0

  /// Time at which it was begun.
  public var createTime: Moment? = nil

  /// Time of the last change of what its owner writes.
  public var updateTime: Moment? = nil

  /// Time at which it was archived; absent for others.
  public var archiveTime: Moment? = nil

  /// Whether it was made by a program from what is known of places.
  public var isGenerated: Bool = false

  /// Catalogue that it comes from; empty for a cache of ours.
  public var source: String = ""

  /// Its code there.
  public var sourceCode: String = ""

  /// Whether the caller watches it.
  public var isWatched: Bool = false

  /// Points of a find now, those of being first aside.
  public var points: Int32 = 0

  /// Whether the caller ignores it.
  public var isIgnored: Bool = false

  /// Whether the caller recommends it.
  public var isRecommended: Bool = false

  /// Note of the caller's about it, which nobody else sees.
  public var personalNote: String = ""

  /// Version of that note; SavePersonalNote asks for it. 0 before the first.
  public var personalNoteVersion: Int64 = 0

  /// Sponsor of the cache; absent where there is none.
  public var sponsor: CacheSponsor? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(summary: CacheSummary? = nil, owner: CairnProto.Person? = nil, content: CacheContent? = nil, hasHint: Bool = false, hintViewCount: Int64 = 0, hasHiddenFinal: Bool = false, isSolved: Bool = false, cityID: Int64 = 0, didNotFindCount: Int64 = 0, noteCount: Int64 = 0, health: CacheHealth? = nil, findLogID: String = "", positionAccuracyM: Double = 0, version: Int64 = 0, createTime: Moment? = nil, updateTime: Moment? = nil, archiveTime: Moment? = nil, isGenerated: Bool = false, source: String = "", sourceCode: String = "", isWatched: Bool = false, points: Int32 = 0, isIgnored: Bool = false, isRecommended: Bool = false, personalNote: String = "", personalNoteVersion: Int64 = 0, sponsor: CacheSponsor? = nil) {
    self.summary = summary
    self.owner = owner
    self.content = content
    self.hasHint = hasHint
    self.hintViewCount = hintViewCount
    self.hasHiddenFinal = hasHiddenFinal
    self.isSolved = isSolved
    self.cityID = cityID
    self.didNotFindCount = didNotFindCount
    self.noteCount = noteCount
    self.health = health
    self.findLogID = findLogID
    self.positionAccuracyM = positionAccuracyM
    self.version = version
    self.createTime = createTime
    self.updateTime = updateTime
    self.archiveTime = archiveTime
    self.isGenerated = isGenerated
    self.source = source
    self.sourceCode = sourceCode
    self.isWatched = isWatched
    self.points = points
    self.isIgnored = isIgnored
    self.isRecommended = isRecommended
    self.personalNote = personalNote
    self.personalNoteVersion = personalNoteVersion
    self.sponsor = sponsor
  }
}

/// The cache that is asked for, by its id or by its code.
public struct GetCacheRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.GetCacheRequest"

  /// UUID; empty with a code.
  public var cacheID: String = ""

  /// Code; empty with an id. Case does not count.
  public var code: String = ""

  /// Position of the caller, for the distance; absent for none.
  public var at: CairnProto.LatLng? = nil

  /// Whether the hint is shown. A person who has looked at it is counted, once.
  public var showsHint: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", code: String = "", at: CairnProto.LatLng? = nil, showsHint: Bool = false) {
    self.cacheID = cacheID
    self.code = code
    self.at = at
    self.showsHint = showsHint
  }
}

/// The cache.
public struct GetCacheResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.GetCacheResponse"

  /// Cache as the caller may see it.
  public var cache: Cache? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cache: Cache? = nil) {
    self.cache = cache
  }
}

/// A measured position.
public struct PositionFix: Message {
  public static let protoName = "cairn.game.geocaches.v1.PositionFix"

  /// Position that the device tells.
  public var position: CairnProto.LatLng? = nil

  /// Radius in which it is, metres, above 0, at most 1,000; the worse, the less it counts.
  public var accuracyM: Double = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(position: CairnProto.LatLng? = nil, accuracyM: Double = 0) {
    self.position = position
    self.accuracyM = accuracyM
  }
}

/// A cache to begin.
public struct CreateCacheRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.CreateCacheRequest"

  /// Content as far as it is known.
  public var content: CacheContent? = nil

  /// Measurements while standing at the box, whose mean is the position: at most 300; thirty make a good one.
  public var fixes: [PositionFix] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: CacheContent? = nil, fixes: [PositionFix] = []) {
    self.content = content
    self.fixes = fixes
  }
}

/// The draft.
public struct CreateCacheResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.CreateCacheResponse"

  /// UUID.
  public var cacheID: String = ""

  /// Its code.
  public var code: String = ""

  /// Its version.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", code: String = "", version: Int64 = 0) {
    self.cacheID = cacheID
    self.code = code
    self.version = version
  }
}

/// Content that a cache is to have.
public struct UpdateCacheRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.UpdateCacheRequest"

  /// UUID.
  public var cacheID: String = ""

  /// Version that the caller has read.
  public var version: Int64 = 0

  /// All of it: what is left out is gone.
  public var content: CacheContent? = nil

  /// Measurements whose mean is the new position, as of CreateCache.
  public var fixes: [PositionFix] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", version: Int64 = 0, content: CacheContent? = nil, fixes: [PositionFix] = []) {
    self.cacheID = cacheID
    self.version = version
    self.content = content
    self.fixes = fixes
  }
}

/// It is changed.
public struct UpdateCacheResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.UpdateCacheResponse"

  /// Its new version; the one before where nothing was different.
  public var version: Int64 = 0

  /// Warnings for the owner of a published one that leads people elsewhere now, as of PublishCache.
  public var warnings: [CacheWarning] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int64 = 0, warnings: [CacheWarning] = []) {
    self.version = version
    self.warnings = warnings
  }
}

/// The draft to show to everybody.
public struct PublishCacheRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.PublishCacheRequest"

  /// UUID.
  public var cacheID: String = ""

  /// Version that the caller has read.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", version: Int64 = 0) {
    self.cacheID = cacheID
    self.version = version
  }
}

/// Warning about a cache that was published all the same.
public struct CacheWarning: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheWarning"

  /// Kind of the warning.
  public enum Kind: MessageEnum {
    /// A kind of a later version.
    case unspecified
    /// Another box is less than 161 m away (requirement C-S8).
    case tooNear
    /// One of nearly the same name is nearby: it may be the same.
    case similar
    /// It lies where nature is protected (requirement C-S8): who goes there has to know.
    case protected
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .tooNear, .similar, .protected]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .tooNear: 1
      case .similar: 2
      case .protected: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .tooNear
      case 2: self = .similar
      case 3: self = .protected
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "KIND_UNSPECIFIED"
      case .tooNear: "KIND_TOO_NEAR"
      case .similar: "KIND_SIMILAR"
      case .protected: "KIND_PROTECTED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "KIND_UNSPECIFIED": self = .unspecified
      case "KIND_TOO_NEAR": self = .tooNear
      case "KIND_SIMILAR": self = .similar
      case "KIND_PROTECTED": self = .protected
      default: return nil
      }
    }
  }

  /// Kind of the warning.
  public var kind: CacheWarning.Kind = .unspecified

  /// The other cache; empty for PROTECTED. UUID.
  public var cacheID: String = ""

  /// Distance to it, metres.
  public var distanceM: Double = 0

  /// Name of the area, for PROTECTED; may be empty.
  public var areaName: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(kind: CacheWarning.Kind = .unspecified, cacheID: String = "", distanceM: Double = 0, areaName: String = "") {
    self.kind = kind
    self.cacheID = cacheID
    self.distanceM = distanceM
    self.areaName = areaName
  }
}

/// It is published.
public struct PublishCacheResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.PublishCacheResponse"

  /// Its new version.
  public var version: Int64 = 0

  /// Warnings for the owner: areas, and at most 10 caches, nearest first. Only published positions of others are looked at.
  public var warnings: [CacheWarning] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int64 = 0, warnings: [CacheWarning] = []) {
    self.version = version
    self.warnings = warnings
  }
}

/// Whether a cache can be found.
public struct SetCacheAvailableRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.SetCacheAvailableRequest"

  /// UUID.
  public var cacheID: String = ""

  /// False: not for the time being.
  public var isAvailable: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", isAvailable: Bool = false) {
    self.cacheID = cacheID
    self.isAvailable = isAvailable
  }
}

/// It is so.
public struct SetCacheAvailableResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.SetCacheAvailableResponse"

  /// Its version.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int64 = 0) {
    self.version = version
  }
}

/// The cache to delete.
public struct ArchiveCacheRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.ArchiveCacheRequest"

  /// UUID.
  public var cacheID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "") {
    self.cacheID = cacheID
  }
}

/// It is deleted.
public struct ArchiveCacheResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.ArchiveCacheResponse"

  /// Whether it is archived; false when it is gone.
  public var isArchived: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isArchived: Bool = false) {
    self.isArchived = isArchived
  }
}

/// Page of the caller's caches.
public struct ListMyCachesRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListMyCachesRequest"

  /// Status; empty for all.
  public var statuses: [CacheStatus] = []

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(statuses: [CacheStatus] = [], pageSize: Int32 = 0, pageToken: String = "") {
    self.statuses = statuses
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of the caller's caches.
public struct ListMyCachesResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.ListMyCachesResponse"

  /// The latest begun first.
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

/// A solution to try: a position or a word.
public struct CheckSolutionRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.CheckSolutionRequest"

  /// UUID.
  public var cacheID: String = ""

  /// Position at which the caller thinks that the final is.
  public var position: CairnProto.LatLng? = nil

  /// The word. At most 100 scalars; case and blanks do not count.
  public var solution: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheID: String = "", position: CairnProto.LatLng? = nil, solution: String = "") {
    self.cacheID = cacheID
    self.position = position
    self.solution = solution
  }
}

/// Whether it was the solution.
public struct CheckSolutionResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.CheckSolutionResponse"

  /// Whether it was right.
  public var isSolved: Bool = false

  /// Position of the box; absent when the solution was wrong.
  public var finalPosition: CairnProto.LatLng? = nil

  /// Tries that are left in these ten minutes.
  public var remainingTries: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isSolved: Bool = false, finalPosition: CairnProto.LatLng? = nil, remainingTries: Int32 = 0) {
    self.isSolved = isSolved
    self.finalPosition = finalPosition
    self.remainingTries = remainingTries
  }
}
