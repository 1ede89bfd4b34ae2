import Geodesy

/// Which parks are near, and what may be asked of them.
enum ParkRules {
  /// Must be shown with the data (ODbL 1.0, 4.3).
  static let attribution = "© OpenStreetMap contributors (openstreetmap.org/copyright), ODbL 1.0"
  /// Names of cities stand beside the parks.
  static let attributions = [attribution, CityRules.attribution]

  // MARK: Near a place

  /// How many parks are shown near somebody (E-6).
  static let nearbyLimitDefault = 5
  static let nearbyLimitMax = 20
  /// How far is looked, step by step, metres; the last is as far as a park may be at all (E-S4).
  static let radii = [1_000.0, 3_000, 10_000, 25_000, 50_000]

  /// Number of parks whose land is read at a time: most answers need no second time.
  static let nearbyBatchCount = 32

  /// Zero means the default, more than the greatest means the greatest; nil for less than zero.
  static func limit(_ asked: Int32, default usual: Int, max most: Int) -> Int? {
    if asked < 0 { return nil }
    return asked == 0 ? usual : min(Int(asked), most)
  }

  /// The nearest, when they are certain: everything within the radius was seen, so what is nearer than that cannot have been missed.
  /// - Parameter seen: All parks within the radius, or as many as are settled, and perhaps others.
  /// - Returns: Nil when more may be farther away and have to be looked for.
  static func nearest(_ limit: Int, of seen: [ParkAway], within radius: Double) -> [ParkAway]? {
    let certain = seen.filter { $0.distance <= radius }
    if certain.count < limit, radius < radii.last! { return nil }
    return Array(certain.sorted(by: isNearer).prefix(limit))
  }

  /// Whether enough are known that nothing at least so far away, metres, can be among the nearest; what is equally far still can.
  static func isSettled(_ limit: Int, of seen: [ParkAway], before atLeast: Double) -> Bool {
    seen.count { $0.distance < atLeast } >= limit
  }

  /// Parks equally far are ordered by size, the larger first, then by name (E-S4).
  private static func isNearer(_ one: ParkAway, _ other: ParkAway) -> Bool {
    (one.distance, other.park.area, one.park.name, one.park.parkID) < (other.distance, one.park.area, other.park.name, other.park.parkID)
  }

  // MARK: On a map

  /// More signs than this nobody tells apart on a telephone.
  static let boxParkCountMax = 200
  /// About so many tiles are counted for a map: sixteen by sixteen.
  static let boxTileCountMax = 256
  /// Maps are not drawn larger.
  static let zoomMax = 30
  /// How many zooms finer the tiles are than the map: 64 points wide where a tile of the map has 256, a finger's width.
  static let clusterZoomStep = 2

  /// The finest tiles to count by, for a map that is drawn so large; nil for what is no zoom.
  static func tileZoomMax(_ zoom: Int32?) -> Int? {
    guard let zoom else { return .max }
    return (0...Int32(zoomMax)).contains(zoom) ? Int(zoom) + clusterZoomStep : nil
  }

  // MARK: In a park

  /// How far outside still counts as inside, metres: what a phone's position is off by, under trees (E-24).
  static let bufferDefault = 50.0
  static let bufferMax = 1_000.0

  /// Nil for what is no buffer.
  static func buffer(_ asked: Double?) -> Double? {
    let buffer = asked ?? bufferDefault
    return (0...bufferMax).contains(buffer) ? buffer : nil
  }

  // MARK: By name

  /// How many parks a search shows (E-15).
  static let searchSizeDefault = 5
  static let searchSizeMax = 20
  /// One letter begins everything.
  static let queryLengthMin = 2
  /// So alike is a name that was meant and mistyped: the threshold of pg_trgm's authors.
  static let meantSimilarityMin = 0.6
  /// So alike must a name be to be suggested.
  static let suggestedSimilarityMin = 0.2
  static let suggestionCountMax = 3

  /// Text that is searched for, without the spaces around it.
  static func searchText(_ asked: String) throws(CityRules.Refusal) -> String {
    let query = try CityRules.prefix(asked)
    guard query.unicodeScalars.count >= queryLengthMin else { throw .prefixEmpty }
    return query
  }

  /// Parks that were meant, and otherwise the names to suggest.
  /// - Parameter alike: The most alike first.
  static func guesses(_ alike: [(park: ParkOverview, similarity: Double)], limit: Int) -> (parks: [ParkOverview], suggestions: [String]) {
    let meant = alike.filter { $0.similarity >= meantSimilarityMin }.map(\.park)
    if !meant.isEmpty { return (Array(meant.prefix(limit)), []) }
    var suggestions: [String] = []
    for guess in alike where guess.similarity >= suggestedSimilarityMin && !suggestions.contains(guess.park.name) {
      suggestions.append(guess.park.name)
    }
    return ([], Array(suggestions.prefix(suggestionCountMax)))
  }

  /// Names of cities that were mistyped are nearer to what was typed than names of parks that only look like it.
  static func suggestions(cities: [GazetteerCity], parks: [String]) -> [String] {
    var suggestions: [String] = []
    for name in cities.map(\.name) + parks where !suggestions.contains(name) { suggestions.append(name) }
    return Array(suggestions.prefix(suggestionCountMax))
  }

  /// By how many words of a name it is found: each is a row of the index, and nobody remembers the eleventh.
  static let searchedFormsMax = 10

  /// A name and what follows each of its first words: "Vanha kirkkopuisto" and "kirkkopuisto".
  static func searchedForms(of name: String) -> [(form: String, isWhole: Bool)] {
    let words = name.split(whereSeparator: \.isWhitespace)
    return words.indices.prefix(searchedFormsMax).map { (words[$0...].joined(separator: " "), $0 == 0) }
  }

  // MARK: Changes

  static let changesSizeDefault = 50
  static let changesSizeMax = 200
  /// Points of the parks of one page: a megabyte.
  static let changesPointsMax = 50_000
  /// Points of a park that are kept, some 500 kB for a phone: an outline of more is simplified.
  static let pointsMax = 20_000
  /// Points of a park that are read, several times as many as the largest national parks have: more is a mistake, and checking it takes minutes.
  static let pointsReadMax = 500_000
  /// By how much an outline is simplified at most, metres: the steps in which an outline of so many points is drawn on a map of the whole of it.
  static let toleranceMax = 1_024.0

  /// How many of the first parks fit on a page, at least one.
  static func fitting(_ pointCounts: [Int]) -> Int {
    var sum = 0
    for (index, count) in pointCounts.enumerated() {
      sum += count
      if sum > changesPointsMax, index > 0 { return index }
    }
    return pointCounts.count
  }
}
