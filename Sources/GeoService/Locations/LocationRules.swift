import Geodesy

/// Which places a game is played at. A draw is a pure function of the map, the seed and what is to be avoided, so anybody who knows
/// these can check afterwards that nobody chose.
enum LocationRules {
  /// More rounds than any game has.
  static let countMax = 20
  /// Several hundred games of a player on one map; each costs a distance a candidate.
  static let excludedCountMax = 1_000
  /// Fewer bytes could be tried out by a player who knows the first places.
  static let seedBytesMin = 8
  /// A SHA-512, the longest value somebody may reasonably commit to.
  static let seedBytesMax = 64

  /// Candidates tried for one place. A map on which 500 in a row are too close or avoided has less than one percent of its ground
  /// left; the work stays below 10 ms with a thousand places to keep away from.
  static let candidatesMax = 500

  /// Two places of a game are at least this far apart, so that one round does not help in the next.
  static let spacingMax = 25_000.0
  /// On small maps: this part of the side of a square as large as the ground. A thousand discs of that radius cover 31 % of it, so
  /// the greatest number of excluded places never exhausts a map by itself.
  static let spacingRatio = 0.01

  /// Imagery is searched for this far around a place, as a part of the map's diagonal D: guessing the place instead of the imagery
  /// then costs at most 1 % of the points (e^(−10·0.001)). 14.9 km on the world's map.
  static let searchRadiusRatio = 0.001
  /// Closer there may be no road with imagery even in a town.
  static let searchRadiusMin = 250.0

  /// An area in which this many different places were reported has no imagery; a single report may be a device's fault.
  static let reportedPlacesMax = 3
  /// Imagery arrives: an older report says little.
  static let reportLifetime = Duration.seconds(180 * 86_400)

  enum Refusal: Error, Equatable {
    case mapExhausted
  }

  /// Places of a game (W-15).
  static let gamePlaceCount = 5
  /// Games that are drawn of a map before it is let in: ground that is just large enough for one of two games fails one of ten for certain.
  static let trialCount = 10

  /// Whether games can be played on such ground, by draws that are always the same. Ground without the middle of a cell of the grid gives none.
  static func givesGames(_ coverage: Coverage) -> Bool {
    (0..<UInt8(trialCount)).allSatisfy { number in
      let seed = [UInt8](repeating: number, count: seedBytesMin)
      return (try? draw(count: gamePlaceCount, seed: seed, from: coverage, avoiding: Avoidance())) != nil
    }
  }

  /// - Parameter count: At least one.
  /// - Throws: `mapExhausted` when there are not so many places that are far enough apart and not avoided.
  static func draw(count: Int, seed: [UInt8], from coverage: Coverage, avoiding: Avoidance) throws(Refusal) -> [DrawnPlace] {
    guard coverage.doubledArea > 0 else { throw .mapExhausted }
    var generator = SeededGenerator(seed: seed)
    var neighbours = avoiding.places.map(\.position)
    let spacing = spacing(area: coverage.area)
    var drawn: [DrawnPlace] = []
    for _ in 0..<count {
      guard let place = firstFit(in: coverage, avoiding: avoiding, neighbours: neighbours, spacing: spacing, &generator)
      else { throw .mapExhausted }
      drawn.append(place)
      neighbours.append(place.position)
    }
    return drawn
  }

  private static func firstFit(
    in coverage: Coverage, avoiding: Avoidance, neighbours: [GeoPoint], spacing: Double, _ generator: inout SeededGenerator
  ) -> DrawnPlace? {
    for _ in 0..<candidatesMax {
      guard let place = candidate(in: coverage, &generator), !avoiding.areas.contains(place.id.area) else { continue }
      if !neighbours.contains(where: { isCloser($0, to: place.position, than: spacing) }) { return place }
    }
    return nil
  }

  /// A place uniformly by area: a triangle by its area, a point in it by two numbers folded into one half of a parallelogram, the
  /// cell of the grid around that point. Nil when the cell's middle is outside the triangle: it might be in the sea.
  private static func candidate(in coverage: Coverage, _ generator: inout SeededGenerator) -> DrawnPlace? {
    let (ground, triangle) = coverage.ground(atArea: generator.number(below: coverage.doubledArea))
    var (along, across) = (generator.fraction(), generator.fraction())
    let heading = Double(generator.number(below: 360))
    if along + across > 1 { (along, across) = (1 - along, 1 - across) }
    let id = LocationID(containing: triangle.point(along: along, across: across).geoPoint)
    let position = id.position
    guard triangle.contains(PlanePoint(position)) else { return nil }
    return DrawnPlace(id: id, position: position, countryCode: ground.countryCode, heading: heading)
  }

  /// A place is never drawn twice, however small the spacing: then the distance is zero.
  static func isCloser(_ neighbour: GeoPoint, to place: GeoPoint, than spacing: Double) -> Bool {
    // A degree of latitude is 111 km everywhere: most of the world needs no trigonometry.
    if abs(neighbour.latitude - place.latitude) * 111_000 > spacing { return false }
    return neighbour.distance(to: place) < max(spacing, 1)
  }

  /// Metres between two places of a game.
  /// - Parameter area: Area of the map's ground, square metres.
  static func spacing(area: Double) -> Double {
    min(spacingMax, spacingRatio * area.squareRoot())
  }

  /// Whole metres around a place in which imagery may be looked for.
  /// - Parameter diagonal: Diagonal of the map, metres.
  static func searchRadius(diagonal: Double) -> Int32 {
    Int32(max(searchRadiusMin, searchRadiusRatio * diagonal).rounded())
  }

  /// Places and areas that the reports say are to be avoided: every reported place, and every area with too many of them.
  static func avoidance(reported: [LocationID]) -> Avoidance {
    let byArea = Dictionary(grouping: reported, by: \.area)
    return Avoidance(places: Set(reported), areas: Set(byArea.filter { $0.value.count >= reportedPlacesMax }.keys))
  }
}
