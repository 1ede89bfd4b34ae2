import Positions
import Texts

/// Challenges that a machine makes of a park: the same of the same park, again and again. They are on foot, because whether one may cycle in a park is not known.
/// Their places are its entrances and lie along its outline, because GeoService keeps no paths: they need no order, or one can walk out by them. Pure.
package enum ChallengeSeedRules {
  /// Controls along an outline: half an hour's walk.
  static let controlsMax = 8
  /// Fewer are no collection.
  static let controlsMin = 3
  /// Metres of a control's radius: the path is beside the fence, and not on it.
  static let radius: Int32 = 40
  /// Millimetres along the outline from one control to the next, at least: their circles, what must be free between them, and what a bend takes.
  static let apart = 2_000 * Int64(radius) + Course.freeBetween + 40_000
  /// Millimetres of an outline that somebody goes along in an hour or two: longer ones are of nature reserves.
  static let outlineMax: Int64 = 12_000_000
  /// Millimetres between the entrances of a race: as straight lines.
  static let raceLengths: ClosedRange<Int64> = 300_000...10_000_000
  /// Entrances that are compared with each other.
  static let entrancesMax = 64

  /// All challenges of a park: none of one whose name cannot be shown.
  package static func challenges(of park: SeedPark) -> [SeedChallenge] {
    guard PeopleText.isVisible(park.name), PeopleText.isHonest(park.name) else { return [] }
    return [
      challenge(.freeRide, "free-ride", [], of: park), challenge(.endurance, "endurance", [], of: park), edge(of: park),
      challenge(.race, "gates", betweenEntrances(of: park), of: park),
    ].compactMap { $0 }
  }

  /// Nil where the places are no course of the type.
  private static func challenge(_ kind: ChallengeKind, _ word: String, _ points: [GridPoint], of park: SeedPark) -> SeedChallenge? {
    let schema = Evaluators.evaluator(of: kind).schema
    let controls = points.enumerated().map { index, point in
      ChallengeRules.PlannedControl(code: "\(index + 1)", clue: "", point: point, radius: radius, points: 0, isHidden: false)
    }
    let parameters = ChallengeRules.parameters(
      ChallengeRules.Plan(kind: kind, movement: .running, parameters: [], controls: controls), schema)
    let version = ChallengeVersion(
      number: 1, parkID: park.parkID, kind: kind, movement: .running, parameters: parameters.values, features: Set(schema.features),
      controls: controls)
    let faults =
      parameters.faults + ChallengeRules.faults(of: controls, schema, kind) + Evaluators.evaluator(of: kind).faults(of: version.course)
    guard faults.isEmpty else { return nil }
    let languages = [PageLanguage.english] + PageLanguage.allCases.filter { $0 != .english }
    let words = languages.map { language in
      let texts = ChallengeSeedTexts(language)
      return ChallengeWords(
        language: language.rawValue,
        name: PeopleText.label("\(texts.name(of: kind)): \(park.name)", lengthMax: ChallengeRules.nameMax), description: texts.description)
    }
    return SeedChallenge(key: "\(park.parkID)/\(word)", words: words, version: version)
  }

  /// A collection of as many places as the park has room for: where it is narrow, places on both sides of it may be too close to each other.
  private static func edge(of park: SeedPark) -> SeedChallenge? {
    (controlsMin...controlsMax).reversed().lazy.compactMap { count in
      challenge(.collection, "edge", alongOutline(of: park, atMost: count), of: park)
    }.first
  }

  // MARK: Where

  /// Places along the outline, equally far from each other, from an entrance on where there is one. Empty for an outline that is too short or too long.
  static func alongOutline(of park: SeedPark, atMost most: Int = controlsMax) -> [GridPoint] {
    let ring = begun(park.outline, near: park.entrances.first)
    guard let first = ring.first else { return [] }
    let lengths = zip(ring, ring.dropFirst() + [first]).map { $0.distance(to: $1) ?? outlineMax }
    let length = lengths.reduce(0) { min($0 + $1, outlineMax + 1) }
    let count = min(most, Int(length / apart))
    guard length <= outlineMax, count >= controlsMin else { return [] }
    var (points, gone): ([GridPoint], Int64) = ([], 0)
    for (index, step) in lengths.enumerated() {
      let end = ring[(index + 1) % ring.count]
      while points.count < count, step > 0, Int64(points.count) * length / Int64(count) < gone + step {
        let along = Int64(points.count) * length / Int64(count) - gone
        if let point = between(ring[index], end, along, of: step) { points.append(point) } else { return [] }
      }
      gone += step
    }
    return points
  }

  /// The same ring, from the point on that is nearest to a place.
  private static func begun(_ ring: [GridPoint], near place: GridPoint?) -> [GridPoint] {
    guard let place else { return ring }
    let distances = ring.map { $0.distance(to: place) ?? .max }
    guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }) else { return ring }
    return Array(ring[nearest...] + ring[..<nearest])
  }

  private static func between(_ start: GridPoint, _ end: GridPoint, _ along: Int64, of length: Int64) -> GridPoint? {
    GridPoint(
      latitude: start.latitude + (end.latitude - start.latitude) * along / length,
      longitude: start.longitude + (end.longitude - start.longitude) * along / length)
  }

  /// The two entrances that are farthest from each other; empty where they are too near, or too far.
  static func betweenEntrances(of park: SeedPark) -> [GridPoint] {
    let entrances = park.entrances.prefix(entrancesMax)
    var (best, length): ([GridPoint], Int64) = ([], 0)
    for (index, one) in entrances.enumerated() {
      for other in entrances.dropFirst(index + 1) {
        guard let distance = one.distance(to: other), distance > length else { continue }
        (best, length) = ([one, other], distance)
      }
    }
    return raceLengths.contains(length) ? best : []
  }
}
