import FoundationEssentials
import GeocachesProto
import Geodesy
import Protobuf
import Timekeeping

/// A box that somebody has hidden, as it is stored. (Not `Cache`: that is the message.)
struct StoredCache: Hashable, Sendable {
  let id: UUID
  /// Code that people read to each other.
  let code: String
  /// Nil where the owner's account is gone.
  var ownerID: UUID?
  var status: Status
  /// Status that it will have when it is known what lies there: it comes from elsewhere, and is locked until then. Nil for one that does not wait.
  var awaitedStatus: Status?
  /// Whether moderators or an operator have hidden it. Not read for lists, which have none of these.
  var isHidden = false
  var content: Content
  /// GeoService's zone with a slash behind it; empty where none is known.
  var zoneKey = ""
  /// GeoNames id; 0 for none.
  var cityID: Int64 = 0
  /// Nil for a cache of ours.
  var source: String?
  var sourceCode: String?
  var isGenerated = false
  var version: Int64
  let createTime: Moment
  var updateTime: Moment
  var publishTime: Moment?
  var archiveTime: Moment?
  var counts = Counts()
  /// Empty where there is none.
  var sponsor = Sponsor()

  /// Content as the owner writes it.
  struct Content: Hashable, Sendable {
    var kind = Kind.traditional
    /// Nil in a draft that has none yet.
    var position: GeoPoint?
    /// Metres; 0 where unknown.
    var accuracy = 0.0
    var name = ""
    var description = ""
    var hint = ""
    var languageCode = ""
    /// Doubled: 2 to 10; 0 where not said yet.
    var difficulty: Int16 = 0
    /// Doubled: 2 to 10; 0 where not said yet.
    var terrain: Int16 = 0
    var size: Size?
    var environment: Environment?
    var attributes: [Attribute] = []
    var proof = Proof.none
    var eventStartTime: Moment?
    var eventEndTime: Moment?
    var eventTimeZone = ""
    var translations: [CacheTranslation] = []
    var photos: [CachePhoto] = []
    var waypoints: [Waypoint] = []
    /// The part that only owners and solvers see. Not read for lists: empty there.
    var secrets = Secrets()
  }

  struct Secrets: Hashable, Sendable {
    var final: GeoPoint?
    var solution = ""
    var proofCode = ""

    var isEmpty: Bool { final == nil && solution.isEmpty && proofCode.isEmpty }
  }

  /// Name that is shown as a sponsor's, and what is offered to those who have found it (requirement C-48).
  struct Sponsor: Hashable, Sendable {
    var name = ""
    var offer = ""
  }

  struct Counts: Hashable, Sendable {
    var finds: Int64 = 0
    var misses: Int64 = 0
    var notes: Int64 = 0
    var recommendations: Int64 = 0
    var hintViews: Int64 = 0
    /// Since when somebody says that it needs maintenance.
    var maintenanceTime: Moment?
    /// Since when three people in a row have not found it. Read for lists alone.
    var missTime: Moment?
  }

  /// GeoService's id of the zone.
  var zoneID: String { String(zoneKey.dropLast()) }

  var isDraft: Bool { status == .draft }

  /// Whether it is locked for where it lies.
  var isForbidden: Bool { status == .locked && !isHidden && awaitedStatus == nil }

  /// Locks a cache from elsewhere until it is known whether anything may be hidden there (requirement C-S8). At an event people meet, wherever that is.
  mutating func awaitGround() {
    if content.kind != .event { (awaitedStatus, status) = (status, .locked) }
  }

  /// Whether somebody sees it: drafts, and what moderators have hidden, are their owner's alone.
  func isSeen(by accountID: UUID) -> Bool { status != .draft && status != .locked || ownerID == accountID }
}

// Words of the contract as they stand in the database, each in the order of the contract.

extension StoredCache {
  enum Kind: String, CacheWord {
    typealias Wire = CacheKind
    case traditional, multi, mystery, virtual, event, other

    /// Whether there is a box at the end, so that another one nearby is mistaken for it.
    var isPhysical: Bool { self != .virtual && self != .event }
    /// Whether the box may be elsewhere than the published position.
    var mayHide: Bool { self == .multi || self == .mystery }
  }

  enum Status: String, CacheWord {
    typealias Wire = CacheStatus
    case draft, available, disabled, archived, locked
  }

  enum Size: String, CacheWord {
    typealias Wire = CacheSize
    case none, nano, micro, small, regular, large, xlarge, other
  }

  enum Environment: String, CacheWord {
    typealias Wire = CacheEnvironment
    case urban, countryside
    case natureReserve = "nature_reserve"
    case forest, mountain, waterside, other
  }

  /// Mark that somebody sets on a cache.
  enum Mark: String, CacheWord {
    typealias Wire = CacheMark
    case watched, ignored, recommended, noted
  }

  enum Proof: String, CacheWord {
    typealias Wire = FindProof
    case none, code, proximity
  }

  enum Attribute: String, CacheWord {
    typealias Wire = CacheAttribute
    case wheelchair, children, dogs
    case anyHour = "any_hour"
    case nightOnly = "night_only"
    case fee, parking
    case publicTransport = "public_transport"
    case drinkingWater = "drinking_water"
    case bicycle, winter, tool, climbing, boat, danger, ticks, thorns, stealth, quick
    case longWalk = "long_walk"
  }
}

// Content that is read and written as a whole stands in the database as JSON of the contract's messages.

extension StoredCache.Content {
  /// Translations, photos and waypoints.
  var extras: String {
    String(decoding: CacheContent(translations: translations, photos: photos, waypoints: waypoints).json(), as: UTF8.self)
  }

  mutating func take(extras: String) throws {
    let content = try CacheContent(json: Array(extras.utf8))
    (translations, photos, waypoints) = (content.translations, content.photos, content.waypoints)
  }
}
