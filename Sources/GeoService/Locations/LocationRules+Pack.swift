import Geodesy

extension LocationRules {
  /// Areas of a pack up to which all its reports are asked for at once; beyond, those around what was drawn.
  static let packAreasAskedMax = 1_000

  /// Every place as likely as every other. Places that are closer to one of the game or to one that is avoided than those of a map are, are taken
  /// when there is no other: a pack may be of one town.
  ///
  /// Areas are not avoided: somebody has seen the imagery of every place, so that one that is gone says nothing about its neighbours.
  /// - Parameters:
  ///   - count: At least one.
  ///   - spacing: Metres.
  /// - Throws: `mapExhausted` when there are not so many places that are not avoided.
  static func draw(
    count: Int, seed: [UInt8], from pack: LocationPack, spacing: Double, avoiding: Avoidance
  ) throws(Refusal) -> [DrawnPlace] {
    var draw = PackDraw(pack, seed: seed, spacing: spacing, avoiding: avoiding)
    var drawn: [DrawnPlace] = []
    for _ in 0..<count {
      guard let place = draw.next() else { throw .mapExhausted }
      drawn.append(place)
    }
    return drawn
  }

  /// Goes through a pack in the order of chance.
  private struct PackDraw {
    let pack: LocationPack
    let spacing: Double
    let avoided: Set<LocationID>
    var generator: SeededGenerator
    var order: ShuffledNumbers
    var neighbours: [GeoPoint]
    /// Too close to others, in the order they came.
    var aside: ArraySlice<DrawnPlace> = []

    init(_ pack: LocationPack, seed: [UInt8], spacing: Double, avoiding: Avoidance) {
      (self.pack, self.spacing, avoided) = (pack, spacing, avoiding.places)
      generator = SeededGenerator(seed: seed)
      order = ShuffledNumbers(count: pack.places.count)
      neighbours = avoiding.places.map(\.position)
    }

    mutating func next() -> DrawnPlace? {
      var tries = 0
      while tries < candidatesMax, let index = order.next(&generator) {
        let (listed, chosen) = (pack.places[index], Double(generator.number(below: 360)))
        if avoided.contains(listed.id) { continue }
        tries += 1
        let place = DrawnPlace(
          id: listed.id, position: listed.position, countryCode: listed.countryCode, heading: listed.heading ?? chosen,
          imagery: listed.imagery)
        if !neighbours.contains(where: { isCloser($0, to: place.position, than: spacing) }) {
          neighbours.append(place.position)
          return place
        }
        aside.append(place)
      }
      guard let place = aside.popFirst() else { return nil }
      neighbours.append(place.position)
      return place
    }
  }
}

/// The numbers below a count in the order of chance, each once: a shuffle by Fisher and Yates that moves only what was asked for.
struct ShuffledNumbers {
  private var left: Int
  private var moved: [Int: Int] = [:]

  init(count: Int) {
    left = count
  }

  /// Nil when all have come.
  mutating func next(_ generator: inout SeededGenerator) -> Int? {
    if left == 0 { return nil }
    let index = Int(generator.number(below: UInt64(left)))
    left -= 1
    let number = moved[index] ?? index
    moved[index] = moved.removeValue(forKey: left) ?? left
    return number
  }
}
