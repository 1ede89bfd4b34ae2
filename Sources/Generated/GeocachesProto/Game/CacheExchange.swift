// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_exchange.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Form of a file for other programs.
public enum GpxForm: MessageEnum {
  /// The same as ONE_ZERO.
  case unspecified
  /// GPX 1.0 with the extensions beside its own elements: what programs for caches have read for twenty years.
  case oneZero
  /// GPX 1.1 with the same extensions below <extensions>.
  case oneOne
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .oneZero, .oneOne]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .oneZero: 1
    case .oneOne: 2
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .oneZero
    case 2: self = .oneOne
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "GPX_FORM_UNSPECIFIED"
    case .oneZero: "GPX_FORM_ONE_ZERO"
    case .oneOne: "GPX_FORM_ONE_ONE"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "GPX_FORM_UNSPECIFIED": self = .unspecified
    case "GPX_FORM_ONE_ZERO": self = .oneZero
    case "GPX_FORM_ONE_ONE": self = .oneOne
    default: return nil
    }
  }
}

/// Caches of a part of the map.
public struct CacheSelection: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacheSelection"

  /// Corner, as of CachesInBox.
  public var southWest: MapCorner? = nil

  /// The other corner, as of CachesInBox.
  public var northEast: MapCorner? = nil

  /// Filter of what is wanted.
  public var filter: CacheFilter? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(southWest: MapCorner? = nil, northEast: MapCorner? = nil, filter: CacheFilter? = nil) {
    self.southWest = southWest
    self.northEast = northEast
    self.filter = filter
  }
}

/// Caches to take along.
public struct DownloadCachesRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.DownloadCachesRequest"

  /// The part of the map.
  public var selection: CacheSelection? = nil

  /// The as_of_time of the last download: only what was changed later is told. Absent for all.
  public var sinceTime: Moment? = nil

  /// Whether hints are shown. A person who has looked at one is counted, once.
  public var showsHints: Bool = false

  /// At most 100; 0 means 50. A page has fewer where their texts are long.
  public var pageSize: Int32 = 0

  /// From the page before, for the same question; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(selection: CacheSelection? = nil, sinceTime: Moment? = nil, showsHints: Bool = false, pageSize: Int32 = 0, pageToken: String = "") {
    self.selection = selection
    self.sinceTime = sinceTime
    self.showsHints = showsHints
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of caches to take along.
public struct DownloadCachesResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.DownloadCachesResponse"

  /// By their ids.
  public var caches: [Cache] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// For the next since_time: all of the pages are at least as new. Five minutes before the first page, so that what was being written then is not missed.
  public var asOfTime: Moment? = nil

  /// Number of caches of all pages, told with the first: of those that were changed since since_time, where there is one.
  public var cacheCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(caches: [Cache] = [], nextPageToken: String = "", asOfTime: Moment? = nil, cacheCount: Int32 = 0) {
    self.caches = caches
    self.nextPageToken = nextPageToken
    self.asOfTime = asOfTime
    self.cacheCount = cacheCount
  }
}

/// Caches that were downloaded.
public struct FindGoneCachesRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.FindGoneCachesRequest"

  /// The part of the map, as they were downloaded.
  public var selection: CacheSelection? = nil

  /// At most 500 UUIDs.
  public var cacheIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(selection: CacheSelection? = nil, cacheIDs: [String] = []) {
    self.selection = selection
    self.cacheIDs = cacheIDs
  }
}

/// Caches that are gone.
public struct FindGoneCachesResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.FindGoneCachesResponse"

  /// In the order in which they were asked for. UUIDs.
  public var cacheIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cacheIDs: [String] = []) {
    self.cacheIDs = cacheIDs
  }
}

/// Caches for another program.
public struct ExportGpxRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.ExportGpxRequest"

  /// The part of the map.
  public var selection: CacheSelection? = nil

  /// Whether hints are in it. A person who has looked at one is counted, once.
  public var showsHints: Bool = false

  /// At most 100; 0 means 50. A page has fewer where their texts are long.
  public var pageSize: Int32 = 0

  /// From the page before, for the same question; empty for the first.
  public var pageToken: String = ""

  /// Form of the file.
  public var form: GpxForm = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(selection: CacheSelection? = nil, showsHints: Bool = false, pageSize: Int32 = 0, pageToken: String = "", form: GpxForm = .unspecified) {
    self.selection = selection
    self.showsHints = showsHints
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.form = form
  }
}

/// A file.
public struct ExportGpxResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.ExportGpxResponse"

  /// The file, UTF-8.
  public var gpx: String = ""

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gpx: String = "", nextPageToken: String = "") {
    self.gpx = gpx
    self.nextPageToken = nextPageToken
  }
}

/// Page of the caller's finds.
public struct ExportMyFindsRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.ExportMyFindsRequest"

  /// At most 100; 0 means 50.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A file.
public struct ExportMyFindsResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.ExportMyFindsResponse"

  /// The file, UTF-8.
  public var gpx: String = ""

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gpx: String = "", nextPageToken: String = "") {
    self.gpx = gpx
    self.nextPageToken = nextPageToken
  }
}
