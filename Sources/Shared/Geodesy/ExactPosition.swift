import Glibc

/// Where somebody or something secret really is: a person, a cache that must be found.
///
/// The way out to others is a `ShownPosition`, and it is made here only. An exact position has no degrees that anybody could put into a
/// message, is not encodable, and prints as nothing; what needs the degrees, to keep them or to reckon with them, says so with
/// `pointForItsOwner`, which a law allows in stores and rules alone. It tells no distance either: from three of them, of places that somebody
/// may choose, follow the degrees. How far others are is reckoned to what is shown of them.
public struct ExactPosition: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  private let point: GeoPoint

  public init(_ point: GeoPoint) {
    self.point = point
  }

  /// The degrees themselves: for a store, for reckoning, never for anybody but the one whom they belong to.
  public var pointForItsOwner: GeoPoint { point }

  /// Nothing, so that a log line tells nothing.
  public var description: String { "ExactPosition(redacted)" }

  /// Nothing, as above, for `dump` and for `String(reflecting:)`.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// The middle of the cell of a grid in which it is; the same for everything in that cell.
  public func shown(for purpose: ShowingPurpose) -> ShownPosition { shown(onGridOf: purpose.cellSize) }

  /// - Parameter cellSize: Metres, in `Blur.cellSizes`.
  func shown(onGridOf cellSize: Double) -> ShownPosition {
    ShownPosition(point: GridCell(of: point, size: cellSize).middle, radius: GridCell.reach(ofSize: cellSize))
  }

  /// The middle of its cell, moved by as much as `blur` moves what belongs to that owner in that cell: the same each time, so that who looks
  /// often learns no more than who looks once, and another for each owner, so that one found out says nothing of the rest.
  /// - Parameter ownerID: Owner of the position, or the id of what lies there.
  public func shown(by blur: Blur, ownerID: String) -> ShownPosition {
    let cell = GridCell(of: point, size: blur.cellSize)
    let chance = UnitPair(blur.code(Array(ownerID.utf8) + cell.bytes))
    // The root, because a ring of a disc has the more ground the farther out it lies.
    let moved = cell.middle.destination(distance: blur.jitter * chance.first.squareRoot(), bearing: 360 * chance.second)
    return ShownPosition(point: moved, radius: GridCell.reach(ofSize: blur.cellSize) + blur.jitter)
  }
}

/// Where others are told that somebody or something is. It says in which circle the exact position lies, and no more.
public struct ShownPosition: Sendable, Hashable {
  /// The middle of the circle; where a map sets its mark.
  public let point: GeoPoint
  /// Metres; the exact position is not farther than this from `point`.
  public let radius: Double

  fileprivate init(point: GeoPoint, radius: Double) {
    self.point = point
    self.radius = radius
  }
}

/// Purpose for which a position is shown. Its inexactness follows from that and is nobody's choice where an answer is put together (F-91).
public enum ShowingPurpose: Sendable, CaseIterable {
  /// Where a thing lies about that must be found.
  case hiddenThing
  /// Where somebody is about.
  case person
  /// In which part of the country somebody lives.
  case home

  /// A smaller cell would tell who is in which house, metres: 25 blocks of a town, some thousand people.
  static let cellSizeMin = 500.0

  /// Side of a cell, metres.
  public var cellSize: Double {
    switch self {
    case .hiddenThing: Self.cellSizeMin
    case .person: 2_000
    case .home: 10_000
    }
  }

  /// How far the middle of a cell is moved at most where there is a key to move it by, metres: as far as a cell is wide, so that not even the cell
  /// is told.
  public var jitter: Double { cellSize }
}

/// How positions are made less exact before others see them.
public struct Blur: Sendable {
  /// Lengths that a cell's side may have, metres.
  static let cellSizes = 1.0...1_000_000.0

  /// Side of a cell, metres. All of a cell is shown as one.
  public let cellSize: Double
  /// How far the middle of a cell is moved at most, metres.
  public let jitter: Double
  let code: @Sendable ([UInt8]) -> [UInt8]

  /// - Parameters:
  ///   - purpose: Purpose for which positions are shown.
  ///   - code: A keyed code of 16 bytes or more, such as HMAC-SHA-256. Without the key nobody can undo what was moved.
  public init(for purpose: ShowingPurpose, code: @escaping @Sendable ([UInt8]) -> [UInt8]) {
    self.init(cellSize: purpose.cellSize, jitter: purpose.jitter, code: code)
  }

  /// - Parameters:
  ///   - cellSize: Metres, in `cellSizes`.
  ///   - jitter: Metres, not negative, at most `cellSizes.upperBound`.
  init(cellSize: Double, jitter: Double, code: @escaping @Sendable ([UInt8]) -> [UInt8]) {
    precondition((0...Self.cellSizes.upperBound).contains(jitter), "a jitter of \(jitter) m")
    self.cellSize = cellSize
    self.jitter = jitter
    self.code = code
  }
}

/// A field of the Earth, about as high as wide: rows of the same height, each cut into as many columns as fit its middle.
private struct GridCell {
  let row: Int
  let column: Int
  let middle: GeoPoint

  init(of point: GeoPoint, size: Double) {
    precondition(Blur.cellSizes.contains(size), "a cell of \(size) m")
    let rows = max(1, Int((Earth.halfCircumference / size).rounded()))
    let height = 180 / Double(rows)
    row = min(rows - 1, Int((point.latitude + 90) / height))
    let latitude = -90 + (Double(row) + 0.5) * height
    let columns = max(1, Int((2 * Earth.halfCircumference * cos(radians(latitude)) / size).rounded()))
    // 180 and -180 are the same meridian and must be in the same cell.
    column = Int((point.longitude + 180) / 360 * Double(columns)) % columns
    let longitude = -180 + (Double(column) + 0.5) * 360 / Double(columns)
    middle = GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
  }

  /// How far from its middle a cell reaches at most, metres. Widest are those of the row beside that of a pole.
  static func reach(ofSize size: Double) -> Double { 1.2 * size }

  /// Eight bytes each for row and column: of a fixed length, so that no two owners' cells give the same bytes.
  var bytes: [UInt8] {
    [row, column].flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
  }
}

/// Two numbers in [0, 1) from the first 16 bytes of a code.
private struct UnitPair {
  let first: Double
  let second: Double

  init(_ code: [UInt8]) {
    precondition(code.count >= 16, "a code of \(code.count) bytes")
    func unit(_ bytes: ArraySlice<UInt8>) -> Double {
      let number = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Double(number >> 11) * 0x1p-53
    }
    first = unit(code[0..<8])
    second = unit(code[8..<16])
  }
}
