import Geodesy
import Spatial

/// A city that may be meant, with as much as is weighed.
struct CityChance: Sendable, Hashable {
  let cityID: Int64
  /// How likely it is meant by somebody of whom nothing is known: `CityRules.usualWeight`.
  let usualWeight: Double
  let country: CountryLetters
  let position: GeoPoint
}

extension CityHints {
  /// The ids of the likeliest, likeliest first: of all that a short prefix can mean, of those around, and of others.
  /// - Throws: `DamagedPack`.
  func likeliest(_ others: [CityCandidate], for asker: Asker, limit: Int) throws -> [Int64] {
    var likeliest = LikeliestCities(for: asker, limit: limit)
    for candidate in others { likeliest.weigh(candidate) }
    // First, because in front of these most of the others need not be measured.
    if let near = asker.near, let around {
      let boxes = SpatialBox.around(near, radius: CityRules.nearRadius)
      try around.forEach(named: prefix, formsOfUsualName: CityRules.formsOfUsualName(prefix)) { chance in
        if boxes.contains(where: { $0.contains(chance.position) }) { likeliest.weigh(chance) }
      }
    }
    try crowd?.forEach { chance in
      if !likeliest.canTake(usualWeight: chance.usualWeight) { return false }
      likeliest.weigh(chance)
      return true
    }
    return likeliest.cityIDs
  }
}

/// The two letters of a country's code, to be looked up in a table.
struct CountryLetters: Sendable, Hashable {
  static let tableSize = 26 * 26

  /// Below `tableSize`.
  let index: Int

  /// Nil for what is not two letters in lower-case.
  init?(_ first: UInt8, _ second: UInt8) {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard letters.contains(first), letters.contains(second) else { return nil }
    index = Int(first - letters.lowerBound) * 26 + Int(second - letters.lowerBound)
  }

  init?(_ code: String) {
    let letters = Array(code.utf8)
    guard letters.count == 2 else { return nil }
    self.init(letters[0], letters[1])
  }
}

/// The squares of a degree into which cities are sorted: `cities.square` in the database.
enum CitySquare {
  private static let rowCount = 180
  private static let columnCount = 360

  /// Squares that touch one of the boxes, each once.
  static func touching(_ boxes: [SpatialBox]) -> [Int32] {
    let squares = boxes.flatMap { box in
      (row(box.south)...row(box.north)).flatMap { row in
        (column(box.west)...column(box.east)).map { Int32(row * columnCount + $0) }
      }
    }
    return Set(squares).sorted()
  }

  private static func row(_ latitude: Double) -> Int { min(rowCount - 1, Int(latitude.rounded(.down)) + 90) }

  private static func column(_ longitude: Double) -> Int { min(columnCount - 1, Int(longitude.rounded(.down)) + 180) }
}

/// Pack that cannot be read: another version has written it, or somebody by hand.
struct DamagedPack: Error {}

/// All cities that a short prefix can mean, the likeliest first, as `CityStore.packCrowds` has packed them.
struct CityCrowd: Sendable, Hashable {
  let bytes: [UInt8]

  /// - Parameter body: Returns whether to go on.
  func forEach(_ body: (CityChance) -> Bool) throws {
    try bytes.withUnsafeBytes { bytes in
      var reader = PackReader(bytes)
      while !reader.isAtEnd {
        guard let cityID = reader.integer(Int64.self), let weight = reader.number(), let (position, country) = reader.place() else {
          throw DamagedPack()
        }
        if !body(CityChance(cityID: cityID, usualWeight: weight, country: country, position: position)) { return }
      }
    }
  }
}

/// All cities around a place with a name that begins with one letter, with these names, as `CityStore.packSquares` has packed them.
struct CitySurroundings: Sendable, Hashable {
  let bytes: [UInt8]

  /// Calls with each city that has a name that begins so.
  /// - Parameters:
  ///   - prefix: Folded.
  ///   - formsOfUsualName: Number that `CityRules.formsOfUsualName` gives for the typed text.
  func forEach(named prefix: String, formsOfUsualName: Double, _ body: (CityChance) -> Void) throws {
    let letters = Array(prefix.utf8)
    try bytes.withUnsafeBytes { bytes in
      var reader = PackReader(bytes)
      while !reader.isAtEnd {
        guard let cityID = reader.integer(Int64.self), let population = reader.integer(Int64.self),
          let (position, country) = reader.place(), let (forms, standing) = Self.names(&reader, beginning: letters, prefix)
        else { throw DamagedPack() }
        if forms == 0 { continue }
        let weight = CityRules.usualWeight(populationCount: population, standing, formCount: forms, formsOfUsualName: formsOfUsualName)
        body(CityChance(cityID: cityID, usualWeight: weight, country: country, position: position))
      }
    }
  }

  /// How many names of the next city begin so, and what they are to it.
  private static func names(
    _ reader: inout PackReader, beginning letters: [UInt8], _ prefix: String
  ) -> (forms: Int64, standing: NameStanding)? {
    guard let nameCount = reader.integer(Int16.self), nameCount > 0 else { return nil }
    var (forms, isOwnWhole, isOwn, isWhole): (Int64, Bool, Bool, Bool) = (0, false, false, false)
    for _ in 0..<nameCount {
      guard let own = reader.integer(UInt8.self), let count = reader.integer(Int16.self), count > 0, let name = reader.bytes(Int(count))
      else { return nil }
      guard name.starts(with: letters) else { continue }
      let (isOwnName, isAll) = (own != 0, name.count == letters.count)
      (forms, isOwn, isWhole, isOwnWhole) = (forms + 1, isOwn || isOwnName, isWhole || isAll, isOwnWhole || isOwnName && isAll)
    }
    return (forms, CityRules.standing(of: prefix, isOwnWhole: isOwnWhole, isOwn: isOwn, isWhole: isWhole))
  }
}

/// Reads what PostgreSQL has packed with int8send and its like: most significant byte first. Nil for what reaches beyond the end or is impossible.
private struct PackReader {
  private var rest: Slice<UnsafeRawBufferPointer>

  init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return UnsafeRawBufferPointer(rebasing: rest.prefix(count))
  }

  mutating func integer<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    bytes(MemoryLayout<Number>.size).map { Number(bigEndian: $0.loadUnaligned(as: Number.self)) }
  }

  mutating func number() -> Double? { integer(UInt64.self).map(Double.init(bitPattern:)) }

  mutating func place() -> (position: GeoPoint, country: CountryLetters)? {
    guard let latitude = number(), let longitude = number(), let code = bytes(2) else { return nil }
    guard let position = GeoPoint(latitude: latitude, longitude: longitude), let country = CountryLetters(code[0], code[1]) else {
      return nil
    }
    return (position, country)
  }
}
