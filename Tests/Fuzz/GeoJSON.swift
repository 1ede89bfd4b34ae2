import Polygons

private let square = "[[[0,0],[1,0],[1,1.5],[0,1],[0,0]]]"

extension Fuzzer {
  /// GeoJSON of operators: read or refused with a place, and every polygon that was read is accepted or refused by GEOS.
  static let geoJSON = Fuzzer(
    "GeoJSON",
    seeds: [
      #"{"type":"Polygon","coordinates":\#(square)}"#,
      #"{"type":"Feature","properties":{"name":"a \u00e9\ud83c\udf0d","n":3,"t":true,"l":[1,{"a":[]}]},"geometry":{"type":"Polygon","coordinates":\#(square)}}"#,
      #"{"features":[{"type":"Feature","properties":null,"geometry":null}],"type":"FeatureCollection"}"#,
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},{"type":"MultiPolygon","coordinates":[\#(square)]}]}"#,
    ].map { Array($0.utf8) }
  ) { bytes in
    let text = Array(bytes)
    do throws(GeoJSONError) {
      let features = try GeoJSON.features(in: text)
      let kit = PolygonKit()
      for feature in features where feature.polygons.polygons.count < 8 { _ = try? kit.fault(in: feature.polygons) }
    } catch {
      require((0...text.count).contains(error.offset), "a fault lies inside the text")
      require(error.line >= 1, "lines count from one")
    }
  }
}
