internal import Geodesy
internal import Glibc

/// A map of characters: a box of the Earth in the equirectangular projection, land as dots, markers on it.
struct TextMap: Hashable, Sendable {
  /// Marker that is drawn on top of the land; of two at one place the later wins, and `both` stands where they differ.
  struct Marker: Hashable, Sendable {
    let place: GeoPoint
    let symbol: Character
  }

  /// Character where two different markers fall on one place.
  static let both: Character = "*"
  static let land: Character = "."
  static let path: Character = "-"
  static let sea: Character = " "

  /// A character is about twice as high as it is wide.
  private static let heightPerWidth = 2.0
  /// Nothing smaller is drawn: below it the mask of land says nothing any more. Degrees.
  private static let heightMin = 4.0
  /// Beyond these the whole world is clearer. Degrees.
  private static let widthMax = 300.0
  private static let heightMax = 150.0

  let columns: Int
  let rows: Int
  /// Degrees.
  private let west: Double
  private let north: Double
  private let width: Double
  private let height: Double

  /// The whole world.
  init(columns: Int = 70, rows: Int = 20) {
    (self.columns, self.rows) = (columns, rows)
    (west, north, width, height) = (-180, 90, 360, 180)
  }

  /// The part of the world around a box, with a margin, made larger where the frame's shape asks for it; the whole world when that is
  /// most of it.
  init(around box: GeoBox, columns: Int = 70, rows: Int = 20) {
    let margin = 1.15
    let centre = box.centre
    // A degree of longitude is shorter by the cosine of the latitude.
    let shrink = max(0.2, cos(centre.latitude * .pi / 180))
    let shape = Double(columns) / (Double(rows) * Self.heightPerWidth) / shrink
    let height = max(Self.heightMin, box.height * margin, box.width * margin / shape)
    let width = height * shape
    if width > Self.widthMax || height > Self.heightMax {
      self.init(columns: columns, rows: rows)
      return
    }
    self.init(
      columns: columns, rows: rows, west: Longitude.normalized(centre.longitude - width / 2),
      north: min(90, max(height - 90, centre.latitude + height / 2)), width: width, height: height)
  }

  private init(columns: Int, rows: Int, west: Double, north: Double, width: Double, height: Double) {
    (self.columns, self.rows) = (columns, rows)
    (self.west, self.north, self.width, self.height) = (west, north, width, height)
  }

  /// The lines of the map, framed: `columns` + 2 characters wide, `rows` + 2 high.
  /// - Parameter path: Two places that a dashed line is drawn between, below the markers.
  func lines(_ markers: [Marker], between path: (GeoPoint, GeoPoint)? = nil) -> [String] {
    var cells = (0..<rows).map { row in (0..<columns).map { isLand(row, $0) ? Self.land : Self.sea } }
    if let path { for cell in line(from: cell(of: path.0), to: cell(of: path.1)) { cells[cell.row][cell.column] = Self.path } }
    var symbols: [Cell: Character] = [:]
    for marker in markers {
      let cell = cell(of: marker.place)
      symbols[cell] = symbols[cell].map { $0 == marker.symbol ? $0 : Self.both } ?? marker.symbol
    }
    for (cell, symbol) in symbols { cells[cell.row][cell.column] = symbol }
    let edge = "+" + String(repeating: "-", count: columns) + "+"
    return [edge] + cells.map { "|" + String($0) + "|" } + [edge]
  }

  private struct Cell: Hashable {
    let row: Int
    let column: Int
  }

  /// Every second cell of the straight line between two, without its ends. On a map of the whole world not the shorter way round.
  private func line(from first: Cell, to last: Cell) -> [Cell] {
    let (down, right) = (last.row - first.row, last.column - first.column)
    let steps = max(abs(down), abs(right))
    return stride(from: 1, to: steps, by: 2).map { step in
      let part = Double(step) / Double(steps)
      return Cell(
        row: first.row + Int((Double(down) * part).rounded()), column: first.column + Int((Double(right) * part).rounded()))
    }
  }

  /// Places outside the map are drawn at its edge.
  private func cell(of place: GeoPoint) -> Cell {
    var east = Longitude.eastward(from: west, to: place.longitude)
    // Just west of the map is nearer than all the way round.
    if east > width, 360 - east < east - width { east = 0 }
    let column = Int(east / width * Double(columns))
    let row = Int(((north - place.latitude) / height * Double(rows)).rounded(.down))
    return Cell(row: min(rows - 1, max(0, row)), column: min(columns - 1, column))
  }

  /// A character is land when at least a third of nine points within it are: at half, islands as large as Japan's would be missing.
  private func isLand(_ row: Int, _ column: Int) -> Bool {
    var count = 0
    for part in 0..<9 {
      let down = (Double(row) + (Double(part / 3) + 0.5) / 3) / Double(rows) * height
      let right = (Double(column) + (Double(part % 3) + 0.5) / 3) / Double(columns) * width
      if LandMask.isLand(at: GeoPoint(clampingLatitude: north - down, wrappingLongitude: west + right)) { count += 1 }
    }
    return count >= 3
  }
}
