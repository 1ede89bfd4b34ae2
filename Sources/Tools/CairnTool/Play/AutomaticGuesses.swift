internal import CairnProto
internal import Geodesy
internal import Glibc

/// The guesses of a player who is not there: cities and random places, the same for the same seed while the gazetteer is the same.
struct AutomaticGuesses: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64 (Steele, Lea and Flood 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// With what the name of the next city begins: two letters that many names begin with.
  mutating func prefix() -> String {
    let consonants = "bcdghklmnprstv", vowels = "aeiou"
    return String([consonants.randomElement(using: &self)!, vowels.randomElement(using: &self)!])
  }

  /// A place near another, as somebody finds it who knows the country: from a kilometre to a thousand away, each distance as likely as its double.
  mutating func near(_ place: GeoPoint) -> GeoPoint {
    let distance = pow(10, Double.random(in: 3...6, using: &self))
    return place.destination(distance: distance, bearing: Double.random(in: 0..<360, using: &self))
  }

  /// One of the cities; nil without any.
  mutating func city(of cities: [City]) -> City? {
    cities.filter { $0.place != nil }.randomElement(using: &self)
  }

  /// A place in a box, uniform by area: y of the equal-area plane is the sine of the latitude.
  mutating func place(in box: GeoBox) -> GeoPoint {
    let south = PlanePoint(box.southWest), north = PlanePoint(box.northEast)
    let sine = Int32.random(in: south.y...max(south.y, north.y), using: &self)
    let longitude = box.west + Double.random(in: 0...max(box.width, .leastNormalMagnitude), using: &self)
    return GeoPoint(clampingLatitude: PlanePoint(x: 0, y: sine).geoPoint.latitude, wrappingLongitude: longitude)
  }
}
