internal import Geodesy

/// A map of characters of a few kilometres, north above: markers on empty ground, around a place in the middle.
struct LocalMap: Hashable, Sendable {
  /// A marker; of two at one place the later is drawn.
  struct Marker: Hashable, Sendable {
    let place: GeoPoint
    let symbol: Character
  }

  /// A character is about twice as high as it is wide.
  private static let heightPerWidth = 2.0

  let centre: GeoPoint
  /// Metres from the middle to the upper edge.
  let radius: Double
  let columns: Int
  let rows: Int

  init(around centre: GeoPoint, radius: Double, columns: Int = 61, rows: Int = 21) {
    (self.centre, self.radius, self.columns, self.rows) = (centre, radius, columns, rows)
  }

  /// The lines of the map, framed. Markers outside are drawn at the edge.
  func lines(_ markers: [Marker]) -> [String] {
    var cells = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
    cells[rows / 2][columns / 2] = "+"
    for marker in markers {
      let (row, column) = cell(of: marker.place)
      cells[row][column] = marker.symbol
    }
    let edge = "+" + String(repeating: "-", count: columns) + "+"
    return [edge] + cells.map { "|" + String($0) + "|" } + [edge]
  }

  private func cell(of place: GeoPoint) -> (row: Int, column: Int) {
    let north = centre.distance(to: GeoPoint(clampingLatitude: place.latitude, wrappingLongitude: centre.longitude))
    let east = centre.distance(to: GeoPoint(clampingLatitude: centre.latitude, wrappingLongitude: place.longitude))
    let metres = 2 * radius / Double(rows)
    let up = (place.latitude < centre.latitude ? -north : north) / metres
    let right = (Longitude.normalized(place.longitude - centre.longitude) < 0 ? -east : east) / metres * Self.heightPerWidth
    let row = rows / 2 - Int(max(-1e6, min(1e6, up.rounded())))
    let column = columns / 2 + Int(max(-1e6, min(1e6, right.rounded())))
    return (min(rows - 1, max(0, row)), min(columns - 1, max(0, column)))
  }
}
