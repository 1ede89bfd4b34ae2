import Geodesy

/// Which place it is: the cell of a grid of 10⁻⁴ degrees (at most 11 m) over the Earth. The same place has the same id whatever
/// map, seed or year it is drawn with, and the id alone tells the place: no table of drawn places is needed to exclude or report
/// one.
///
/// For the same reason an id gives a place away to whoever knows this file. It goes from service to service and never to a player.
struct LocationID: Sendable, Hashable {
  private static let cellsPerDegree = 10_000.0
  private static let rowCount: Int64 = 1_800_000
  private static let columnCount: Int64 = 3_600_000

  /// Row by row from the south, column by column from 180° W; below 6.48·10¹², so it fits in 43 bits.
  let cell: Int64

  /// Refuses cells that do not exist.
  init?(cell: Int64) {
    guard 0..<(Self.rowCount * Self.columnCount) ~= cell else { return nil }
    self.cell = cell
  }

  /// The cell in which a point lies.
  init(containing point: GeoPoint) {
    let row = Int64(((point.latitude + 90) * Self.cellsPerDegree).rounded(.down))
    let column = Int64(((point.longitude + 180) * Self.cellsPerDegree).rounded(.down))
    cell = min(row, Self.rowCount - 1) * Self.columnCount + column % Self.columnCount
  }

  /// The middle of the cell: where the place is said to be.
  var position: GeoPoint {
    let (row, column) = cell.quotientAndRemainder(dividingBy: Self.columnCount)
    return GeoPoint(
      clampingLatitude: Double(2 * row + 1) / (2 * Self.cellsPerDegree) - 90,
      wrappingLongitude: Double(2 * column + 1) / (2 * Self.cellsPerDegree) - 180)
  }

  /// The tenth of a degree around it.
  var area: AreaID {
    let (row, column) = cell.quotientAndRemainder(dividingBy: Self.columnCount)
    return AreaID(number: row / 1_000 * 3_600 + column / 1_000)
  }
}

/// A field of a tenth of a degree (at most 11 km): about as far as imagery is looked for around a place of a large map.
struct AreaID: Sendable, Hashable {
  /// Row by row from the south; below 6,480,000.
  let number: Int64
}

// MARK: - As a UUID

extension LocationID {
  /// A UUID of version 8 (RFC 9562 §5.8): 48 bits are the cell, stirred so that neighbours look different; 74 more are a check, so
  /// that a text that was made up is not taken for a place.
  var words: (high: UInt64, low: UInt64) {
    let version: UInt64 = 8 << 12
    let variant: UInt64 = 0b10 << 62
    let check = (SplitMix64.mixed(UInt64(cell) ^ 0x4361_6972_6E2D_6765), SplitMix64.mixed(UInt64(cell)))
    return (Self.stirred(UInt64(cell)) << 16 | version | check.0 >> 52, variant | check.1 >> 2)
  }

  /// Nil for words that no place has.
  init?(high: UInt64, low: UInt64) {
    guard let id = LocationID(cell: Int64(Self.unstirred(high >> 16))), id.words == (high, low) else { return nil }
    self = id
  }

  private static let mask: UInt64 = 1 << 48 - 1
  private static let factor: UInt64 = 0x5D1B_B6D2_6E95
  /// The factor's inverse modulo 2⁴⁸, by Newton's iteration: each step doubles the bits that are right.
  private static let inverse: UInt64 = (0..<6).reduce(factor) { inverse, _ in inverse &* (2 &- factor &* inverse) } & mask

  /// A permutation of 48 bits. Each step can be undone: a shift by half the bits undoes itself, an odd factor has an inverse.
  private static func stirred(_ value: UInt64) -> UInt64 {
    var value = value
    for _ in 0..<2 {
      value ^= value >> 24
      value = value &* factor & mask
    }
    return value ^ value >> 24
  }

  private static func unstirred(_ value: UInt64) -> UInt64 {
    var value = value ^ value >> 24
    for _ in 0..<2 {
      value = value &* inverse & mask
      value ^= value >> 24
    }
    return value
  }
}
