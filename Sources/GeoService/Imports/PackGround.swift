import Geodesy
import Glibc
import Polygons

/// Where the places of a map's pack may be.
///
/// Ground of a country reaches to its border and off its coast, as `CountryMap` has them: its outline is off by 500 m, and a box around France holds
/// Barcelona. Ground that an operator has drawn is known exactly; imagery is found as far around it as around a place drawn from it.
struct PackGround {
  private let map: GameMap
  private let countries: CountryMap
  private let countryCodes: Set<String>
  private let drawn: MultiPolygon
  /// Nil without such ground.
  private let prepared: PreparedPolygons?
  private let kit = PolygonKit()
  /// Metres.
  private let radius: Double

  /// - Throws: `PolygonError`: not for what an import of maps has let in.
  init(of map: GameMap, _ countries: CountryMap) throws(PolygonError) {
    (self.map, self.countries) = (map, countries)
    countryCodes = Set(map.coverage.grounds.map(\.countryCode)).subtracting([""])
    let tables = map.isWorld ? [] : map.coverage.grounds.filter(\.countryCode.isEmpty).map(\.triangles)
    let triangles = tables.flatMap { table in
      (0..<table.count).map { index in
        let triangle = table[index]
        return MultiPolygon.Polygon(exterior: [triangle.a, triangle.b, triangle.c].map(\.geoPoint))
      }
    }
    drawn = triangles.isEmpty ? MultiPolygon() : try kit.joined(MultiPolygon(triangles))
    prepared = drawn.isEmpty ? nil : try kit.prepared(drawn)
    radius = Double(LocationRules.searchRadius(diagonal: map.diagonal))
  }

  func contains(_ place: GeoPoint) -> Bool {
    if map.isWorld { return true }
    // Without the countries only the box is known.
    if !countryCodes.isEmpty, map.box.contains(place),
      countries.names.isEmpty || countries.country(at: place).map(countryCodes.contains) == true
    {
      return true
    }
    guard let prepared else { return false }
    if prepared.contains(place) { return true }
    // The index measures in degrees and does not look over 180°; it tells quickly what is far away.
    let reach = radius / (Earth.radius * .pi / 180) / max(0.001, cos(radians(place.latitude)))
    if abs(place.longitude) + reach < 180, !prepared.contains(place, toleranceDegrees: reach) { return false }
    return (try? kit.distance(from: place, to: drawn)).map { $0 <= radius } ?? false
  }
}
