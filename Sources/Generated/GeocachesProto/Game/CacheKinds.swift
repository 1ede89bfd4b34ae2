// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_kinds.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Kind of a cache: what has to be done to find it (requirement C-S13).
public enum CacheKind: MessageEnum {
  /// A kind of a later version. Refused in requests.
  case unspecified
  /// A box at the published position.
  case traditional
  /// Several stations, each of which leads to the next; the box is at the end.
  case multi
  /// A riddle whose solution is the position of the box.
  case mystery
  /// No box: something to be seen at the position.
  case virtual
  /// A meeting of cachers, with a beginning and an end.
  case event
  /// Anything else.
  case other
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .traditional, .multi, .mystery, .virtual, .event, .other]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .traditional: 1
    case .multi: 2
    case .mystery: 3
    case .virtual: 4
    case .event: 5
    case .other: 6
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .traditional
    case 2: self = .multi
    case 3: self = .mystery
    case 4: self = .virtual
    case 5: self = .event
    case 6: self = .other
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CACHE_KIND_UNSPECIFIED"
    case .traditional: "CACHE_KIND_TRADITIONAL"
    case .multi: "CACHE_KIND_MULTI"
    case .mystery: "CACHE_KIND_MYSTERY"
    case .virtual: "CACHE_KIND_VIRTUAL"
    case .event: "CACHE_KIND_EVENT"
    case .other: "CACHE_KIND_OTHER"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CACHE_KIND_UNSPECIFIED": self = .unspecified
    case "CACHE_KIND_TRADITIONAL": self = .traditional
    case "CACHE_KIND_MULTI": self = .multi
    case "CACHE_KIND_MYSTERY": self = .mystery
    case "CACHE_KIND_VIRTUAL": self = .virtual
    case "CACHE_KIND_EVENT": self = .event
    case "CACHE_KIND_OTHER": self = .other
    default: return nil
    }
  }
}

/// Status of a cache (requirement C-S7).
public enum CacheStatus: MessageEnum {
  /// A status of a later version. Refused in requests.
  case unspecified
  /// Seen by its owner only.
  case draft
  /// Can be searched for.
  case available
  /// Cannot be found for the time being.
  case disabled
  /// Gone for good; what was logged stays.
  case archived
  /// Hidden by moderators: nobody but its owner sees it.
  case locked
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .draft, .available, .disabled, .archived, .locked]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .draft: 1
    case .available: 2
    case .disabled: 3
    case .archived: 4
    case .locked: 5
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .draft
    case 2: self = .available
    case 3: self = .disabled
    case 4: self = .archived
    case 5: self = .locked
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CACHE_STATUS_UNSPECIFIED"
    case .draft: "CACHE_STATUS_DRAFT"
    case .available: "CACHE_STATUS_AVAILABLE"
    case .disabled: "CACHE_STATUS_DISABLED"
    case .archived: "CACHE_STATUS_ARCHIVED"
    case .locked: "CACHE_STATUS_LOCKED"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CACHE_STATUS_UNSPECIFIED": self = .unspecified
    case "CACHE_STATUS_DRAFT": self = .draft
    case "CACHE_STATUS_AVAILABLE": self = .available
    case "CACHE_STATUS_DISABLED": self = .disabled
    case "CACHE_STATUS_ARCHIVED": self = .archived
    case "CACHE_STATUS_LOCKED": self = .locked
    default: return nil
    }
  }
}

/// Size of the box (requirement C-S3).
public enum CacheSize: MessageEnum {
  /// A size of a later version. Refused in requests.
  case unspecified
  /// No box.
  case none
  /// Smaller than a thimble.
  case nano
  /// A film can.
  case micro
  /// A lunch box.
  case small
  /// A shoe box.
  case regular
  /// A bucket.
  case large
  /// Larger than a bucket.
  case xlarge
  /// None of these.
  case other
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .none, .nano, .micro, .small, .regular, .large, .xlarge, .other]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .none: 1
    case .nano: 2
    case .micro: 3
    case .small: 4
    case .regular: 5
    case .large: 6
    case .xlarge: 7
    case .other: 8
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .none
    case 2: self = .nano
    case 3: self = .micro
    case 4: self = .small
    case 5: self = .regular
    case 6: self = .large
    case 7: self = .xlarge
    case 8: self = .other
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CACHE_SIZE_UNSPECIFIED"
    case .none: "CACHE_SIZE_NONE"
    case .nano: "CACHE_SIZE_NANO"
    case .micro: "CACHE_SIZE_MICRO"
    case .small: "CACHE_SIZE_SMALL"
    case .regular: "CACHE_SIZE_REGULAR"
    case .large: "CACHE_SIZE_LARGE"
    case .xlarge: "CACHE_SIZE_XLARGE"
    case .other: "CACHE_SIZE_OTHER"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CACHE_SIZE_UNSPECIFIED": self = .unspecified
    case "CACHE_SIZE_NONE": self = .none
    case "CACHE_SIZE_NANO": self = .nano
    case "CACHE_SIZE_MICRO": self = .micro
    case "CACHE_SIZE_SMALL": self = .small
    case "CACHE_SIZE_REGULAR": self = .regular
    case "CACHE_SIZE_LARGE": self = .large
    case "CACHE_SIZE_XLARGE": self = .xlarge
    case "CACHE_SIZE_OTHER": self = .other
    default: return nil
    }
  }
}

/// Environment in which a cache lies (requirement C-23).
public enum CacheEnvironment: MessageEnum {
  /// An environment of a later version. Refused in requests.
  case unspecified
  /// A town.
  case urban
  /// Fields and villages.
  case countryside
  /// Nature under protection.
  case natureReserve
  /// A forest.
  case forest
  /// Mountains.
  case mountain
  /// A coast, a shore, a river.
  case waterside
  /// None of these.
  case other
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .urban, .countryside, .natureReserve, .forest, .mountain, .waterside, .other]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .urban: 1
    case .countryside: 2
    case .natureReserve: 3
    case .forest: 4
    case .mountain: 5
    case .waterside: 6
    case .other: 7
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .urban
    case 2: self = .countryside
    case 3: self = .natureReserve
    case 4: self = .forest
    case 5: self = .mountain
    case 6: self = .waterside
    case 7: self = .other
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CACHE_ENVIRONMENT_UNSPECIFIED"
    case .urban: "CACHE_ENVIRONMENT_URBAN"
    case .countryside: "CACHE_ENVIRONMENT_COUNTRYSIDE"
    case .natureReserve: "CACHE_ENVIRONMENT_NATURE_RESERVE"
    case .forest: "CACHE_ENVIRONMENT_FOREST"
    case .mountain: "CACHE_ENVIRONMENT_MOUNTAIN"
    case .waterside: "CACHE_ENVIRONMENT_WATERSIDE"
    case .other: "CACHE_ENVIRONMENT_OTHER"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CACHE_ENVIRONMENT_UNSPECIFIED": self = .unspecified
    case "CACHE_ENVIRONMENT_URBAN": self = .urban
    case "CACHE_ENVIRONMENT_COUNTRYSIDE": self = .countryside
    case "CACHE_ENVIRONMENT_NATURE_RESERVE": self = .natureReserve
    case "CACHE_ENVIRONMENT_FOREST": self = .forest
    case "CACHE_ENVIRONMENT_MOUNTAIN": self = .mountain
    case "CACHE_ENVIRONMENT_WATERSIDE": self = .waterside
    case "CACHE_ENVIRONMENT_OTHER": self = .other
    default: return nil
    }
  }
}

/// Difficulty in three steps, for those who do not want numbers (requirement C-S2).
public enum DifficultyLevel: MessageEnum {
  /// A level of a later version. Refused in requests.
  case unspecified
  /// 1 to 1.5.
  case easy
  /// 2 to 3.
  case intermediate
  /// 3.5 to 5.
  case difficult
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .easy, .intermediate, .difficult]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .easy: 1
    case .intermediate: 2
    case .difficult: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .easy
    case 2: self = .intermediate
    case 3: self = .difficult
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "DIFFICULTY_LEVEL_UNSPECIFIED"
    case .easy: "DIFFICULTY_LEVEL_EASY"
    case .intermediate: "DIFFICULTY_LEVEL_INTERMEDIATE"
    case .difficult: "DIFFICULTY_LEVEL_DIFFICULT"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "DIFFICULTY_LEVEL_UNSPECIFIED": self = .unspecified
    case "DIFFICULTY_LEVEL_EASY": self = .easy
    case "DIFFICULTY_LEVEL_INTERMEDIATE": self = .intermediate
    case "DIFFICULTY_LEVEL_DIFFICULT": self = .difficult
    default: return nil
    }
  }
}

/// Proof that an owner asks of a find (requirement C-S5).
public enum FindProof: MessageEnum {
  /// A proof of a later version; in requests as NONE.
  case unspecified
  /// The finder's word.
  case none
  /// A word that stands in the box, or answers the question of a virtual cache.
  case code
  /// The finder's position, at most 100 m away.
  case proximity
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .none, .code, .proximity]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .none: 1
    case .code: 2
    case .proximity: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .none
    case 2: self = .code
    case 3: self = .proximity
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "FIND_PROOF_UNSPECIFIED"
    case .none: "FIND_PROOF_NONE"
    case .code: "FIND_PROOF_CODE"
    case .proximity: "FIND_PROOF_PROXIMITY"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "FIND_PROOF_UNSPECIFIED": self = .unspecified
    case "FIND_PROOF_NONE": self = .none
    case "FIND_PROOF_CODE": self = .code
    case "FIND_PROOF_PROXIMITY": self = .proximity
    default: return nil
    }
  }
}

/// Attribute of a cache, for who has to know before going there. Further ones come behind.
public enum CacheAttribute: MessageEnum {
  /// An attribute of a later version. Refused in requests.
  case unspecified
  /// A wheelchair gets there.
  case wheelchair
  /// Good for children.
  case children
  /// Dogs may come along.
  case dogs
  /// Open at any hour.
  case anyHour
  /// Findable at night only.
  case nightOnly
  /// Something has to be paid.
  case fee
  /// A place to park nearby.
  case parking
  /// Public transport nearby.
  case publicTransport
  /// Drinking water nearby.
  case drinkingWater
  /// Can be reached by bicycle.
  case bicycle
  /// Findable in winter too.
  case winter
  /// A special tool is needed.
  case tool
  /// Climbing.
  case climbing
  /// A boat is needed.
  case boat
  /// A dangerous place.
  case danger
  /// Ticks.
  case ticks
  /// Thorns.
  case thorns
  /// Many who do not play come by.
  case stealth
  /// Quickly done.
  case quick
  /// A long walk.
  case longWalk
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .wheelchair, .children, .dogs, .anyHour, .nightOnly, .fee, .parking, .publicTransport, .drinkingWater, .bicycle, .winter, .tool, .climbing, .boat, .danger, .ticks, .thorns, .stealth, .quick, .longWalk]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .wheelchair: 1
    case .children: 2
    case .dogs: 3
    case .anyHour: 4
    case .nightOnly: 5
    case .fee: 6
    case .parking: 7
    case .publicTransport: 8
    case .drinkingWater: 9
    case .bicycle: 10
    case .winter: 11
    case .tool: 12
    case .climbing: 13
    case .boat: 14
    case .danger: 15
    case .ticks: 16
    case .thorns: 17
    case .stealth: 18
    case .quick: 19
    case .longWalk: 20
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .wheelchair
    case 2: self = .children
    case 3: self = .dogs
    case 4: self = .anyHour
    case 5: self = .nightOnly
    case 6: self = .fee
    case 7: self = .parking
    case 8: self = .publicTransport
    case 9: self = .drinkingWater
    case 10: self = .bicycle
    case 11: self = .winter
    case 12: self = .tool
    case 13: self = .climbing
    case 14: self = .boat
    case 15: self = .danger
    case 16: self = .ticks
    case 17: self = .thorns
    case 18: self = .stealth
    case 19: self = .quick
    case 20: self = .longWalk
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CACHE_ATTRIBUTE_UNSPECIFIED"
    case .wheelchair: "CACHE_ATTRIBUTE_WHEELCHAIR"
    case .children: "CACHE_ATTRIBUTE_CHILDREN"
    case .dogs: "CACHE_ATTRIBUTE_DOGS"
    case .anyHour: "CACHE_ATTRIBUTE_ANY_HOUR"
    case .nightOnly: "CACHE_ATTRIBUTE_NIGHT_ONLY"
    case .fee: "CACHE_ATTRIBUTE_FEE"
    case .parking: "CACHE_ATTRIBUTE_PARKING"
    case .publicTransport: "CACHE_ATTRIBUTE_PUBLIC_TRANSPORT"
    case .drinkingWater: "CACHE_ATTRIBUTE_DRINKING_WATER"
    case .bicycle: "CACHE_ATTRIBUTE_BICYCLE"
    case .winter: "CACHE_ATTRIBUTE_WINTER"
    case .tool: "CACHE_ATTRIBUTE_TOOL"
    case .climbing: "CACHE_ATTRIBUTE_CLIMBING"
    case .boat: "CACHE_ATTRIBUTE_BOAT"
    case .danger: "CACHE_ATTRIBUTE_DANGER"
    case .ticks: "CACHE_ATTRIBUTE_TICKS"
    case .thorns: "CACHE_ATTRIBUTE_THORNS"
    case .stealth: "CACHE_ATTRIBUTE_STEALTH"
    case .quick: "CACHE_ATTRIBUTE_QUICK"
    case .longWalk: "CACHE_ATTRIBUTE_LONG_WALK"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CACHE_ATTRIBUTE_UNSPECIFIED": self = .unspecified
    case "CACHE_ATTRIBUTE_WHEELCHAIR": self = .wheelchair
    case "CACHE_ATTRIBUTE_CHILDREN": self = .children
    case "CACHE_ATTRIBUTE_DOGS": self = .dogs
    case "CACHE_ATTRIBUTE_ANY_HOUR": self = .anyHour
    case "CACHE_ATTRIBUTE_NIGHT_ONLY": self = .nightOnly
    case "CACHE_ATTRIBUTE_FEE": self = .fee
    case "CACHE_ATTRIBUTE_PARKING": self = .parking
    case "CACHE_ATTRIBUTE_PUBLIC_TRANSPORT": self = .publicTransport
    case "CACHE_ATTRIBUTE_DRINKING_WATER": self = .drinkingWater
    case "CACHE_ATTRIBUTE_BICYCLE": self = .bicycle
    case "CACHE_ATTRIBUTE_WINTER": self = .winter
    case "CACHE_ATTRIBUTE_TOOL": self = .tool
    case "CACHE_ATTRIBUTE_CLIMBING": self = .climbing
    case "CACHE_ATTRIBUTE_BOAT": self = .boat
    case "CACHE_ATTRIBUTE_DANGER": self = .danger
    case "CACHE_ATTRIBUTE_TICKS": self = .ticks
    case "CACHE_ATTRIBUTE_THORNS": self = .thorns
    case "CACHE_ATTRIBUTE_STEALTH": self = .stealth
    case "CACHE_ATTRIBUTE_QUICK": self = .quick
    case "CACHE_ATTRIBUTE_LONG_WALK": self = .longWalk
    default: return nil
    }
  }
}
