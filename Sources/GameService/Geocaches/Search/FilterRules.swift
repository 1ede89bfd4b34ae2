import Geodesy
import Texts

/// The filter of a search: one for maps, lists and searches (requirements C-20 … C-25, C-S2). Pure.
struct FilterRules: Hashable, Sendable {
  /// Bytes of a zone's id: the longest of GeoService's have some 120.
  static let zoneBytesMax = 300
  /// Scalars of a text.
  static let textLengthMax = 100
  /// Words of a text that count: each is a walk through the index.
  static let wordsMax = 8

  /// Parts of a filter, by their names in the contract. The one that is named first in a hint is the one that leaves the most without it.
  enum Part: String, CaseIterable, Sendable {
    case zone = "zone_id"
    case difficulty, terrain, sizes, environments, kinds, statuses, find, friends, text
    case ignored = "excludes_ignored"
    case radius
  }

  /// A choice of some values of a list of all. Order and repetition say nothing.
  struct Choice<Value: Hashable & Sendable>: Hashable, Sendable {
    let values: [Value]
    /// Whether some are left out.
    let isNarrow: Bool

    init(_ chosen: Set<Value>, of all: [Value]) {
      values = all.filter(chosen.contains)
      isNarrow = values.count < all.count
    }

    /// All of them.
    init(all: [Value]) { self.init(Set(all), of: all) }
  }

  /// Steps between two values, and of some levels; nil where a bound is no step.
  /// - Parameters:
  ///   - least: 1 to 5 in halves; nil for no bound.
  ///   - levels: Numbers of levels, from 0; empty for all.
  static func steps(_ least: Double?, _ greatest: Double?, levels: [Int] = []) -> Choice<Int16>? {
    var bounds: [Int16] = []
    for bound in [least ?? 1, greatest ?? 5] {
      guard let doubled = CacheRules.doubled(bound) else { return nil }
      bounds.append(doubled)
    }
    let allowed = levels.isEmpty ? CacheRules.steps : levels.flatMap { CacheRules.levels[$0] }
    return Choice(Set(allowed.filter { bounds[0] <= $0 && $0 <= bounds[1] }), of: CacheRules.steps)
  }

  /// Words as the index knows them: letters and digits with their marks, in small letters, each by its beginning. Everything else in a text separates words,
  /// scalar by scalar: a letter and a bracket may be one character to a reader.
  static func words(of text: String) -> [String] {
    let parts = NormalForm.nfc(text).lowercased().unicodeScalars.split { !isLetter($0) && !isMark($0) }
    return parts.filter { $0.contains(where: isLetter) }.prefix(wordsMax).map { String(String.UnicodeScalarView($0)) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
  }

  /// Whether a text may be the id of a zone, which is one line of what people read.
  static func mayBeZone(_ id: String) -> Bool { !id.unicodeScalars.contains { $0.properties.generalCategory == .control } }

  /// The range of zone keys that lie in a zone: its own and those that begin with it and a slash.
  static func zoneRange(_ id: String) -> (from: String, below: String) { (id + "/", id + "0") }

  // MARK: The map

  /// Caches shown one by one; where there are more, they are counted.
  static let pinsMax = 500
  /// About so many tiles are counted for a map: sixteen by sixteen.
  static let tileCountMax = 256
  /// How many zooms finer the tiles are than the map: 64 points wide where a tile of the map has 256, a finger's width.
  static let tileZoomStep = 2
  static let zoomMax = 30
  /// Degrees that a map may have been scrolled: a hundred times round the Earth.
  static let scrolledMax = 36_000.0

  /// The box of a map whose longitudes go on beyond 180°; nil where it is none.
  static func box(south: Double, west: Double, north: Double, east: Double) -> GeoBox? {
    guard abs(south) <= 90, abs(north) <= 90, south <= north, abs(west) <= scrolledMax, abs(east) <= scrolledMax else { return nil }
    // East of west by a turn or more: all round. West of it: over the meridian of 180°, as boxes are written.
    if east - west >= 360 {
      return Self.box(south, -180, north, 180)
    }
    return Self.box(south, Longitude.normalized(west), north, Longitude.normalized(east))
  }

  private static func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> GeoBox? {
    guard let southWest = GeoPoint(latitude: south, longitude: west), let northEast = GeoPoint(latitude: north, longitude: east) else {
      return nil
    }
    return GeoBox(southWest: southWest, northEast: northEast)
  }

  // MARK: Around a place

  static let radiusDefault = 10_000.0
  static let radiusMax = 100_000.0
  /// Half of the Earth's girth, rounded up: everywhere.
  static let everywhere = 20_020_000.0

  static func radius(_ asked: Double?) -> Double? {
    guard let asked else { return radiusDefault }
    return asked > 0 && asked <= radiusMax ? asked : nil
  }

  /// Growing circles in which the nearest are looked for, up to a radius: each is twice as wide as the one before, so that the first one with enough in it
  /// holds no more than some times as much.
  static func radii(upTo radius: Double) -> [Double] {
    var radii: [Double] = []
    var step = 1_000.0
    while step < radius {
      radii.append(step)
      step *= 2
    }
    return radii + [radius]
  }

  // MARK: Proposals

  static let suggestedDefault = 5
  static let suggestedMax = 20
  /// Caches that are looked at for a proposal: the nearest.
  static let suggestedOf = 200
  static let suggestedWithin = 25_000.0

  /// The worth of a proposal: nearer, easier, better liked and lately found is better (requirement C-47).
  /// - Parameters:
  ///   - distance: Metres.
  ///   - difficulty: Doubled.
  ///   - terrain: Doubled.
  ///   - isInTrouble: Whether it needs maintenance, or three people in a row have not found it.
  static func worth(distance: Double, difficulty: Int16, terrain: Int16, finds: Int64, recommendations: Int64, isInTrouble: Bool)
    -> Double
  {
    let near = 1 / (1 + distance / 2_000)
    let easy = Double(20 - difficulty - terrain) / 16
    let liked = Double(recommendations + 1) / Double(finds + 10)
    return 2 * near + easy + min(1, 4 * liked) - (isInTrouble ? 1.5 : 0)
  }
}
