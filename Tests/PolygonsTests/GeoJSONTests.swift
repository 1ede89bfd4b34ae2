import Geodesy
import Testing

@testable import Polygons

@Suite struct GeoJSONTests {
  private func features(_ text: String) throws(GeoJSONError) -> [GeoJSONFeature] {
    try GeoJSON.features(in: Array(text.utf8))
  }

  private let square = "[[[0,0],[1,0],[1,1.5],[0,1],[0,0]]]"

  @Test func aFeatureGivesItsPropertiesAndItsPolygon() throws {
    let found = try features(
      """
      {"type": "Feature", "id": 7, "properties": {"name": "Øya \\u00e9\\ud83c\\udf0d", "rank": 3, "wild": true, "none": null, "list": [1, {"a": []}]},
       "geometry": {"type": "Polygon", "coordinates": \(square)}}
      """)
    let feature = try #require(found.first)
    #expect(feature.properties == ["name": "Øya é🌍", "rank": "3", "wild": "true"])
    #expect(feature.polygons.polygons.map(\.exterior) == [ring([(0, 0), (0, 1), (1.5, 1), (1, 0)])])
  }

  @Test func collectionsSequencesAndBareGeometriesAreAllRead() throws {
    let geometry = #"{"coordinates":\#(square),"type":"Polygon"}"#
    let feature = #"{"geometry":\#(geometry),"properties":null,"type":"Feature"}"#
    #expect(try features(geometry).count == 1)
    #expect(try features("\(feature)\n\u{1E}\(feature)\n").count == 2)
    #expect(try features(#"{"features":[\#(feature),\#(feature)],"type":"FeatureCollection"}"#).count == 2)
    let many = try features(#"{"type":"GeometryCollection","geometries":[\#(geometry),{"type":"Point","coordinates":[1,2]}]}"#)
    #expect(many.map(\.polygons.polygons.count) == [1])
    #expect(try features("  ").isEmpty)
  }

  @Test func multiPolygonsHolesAndAltitudesAreRead() throws {
    let text = #"{"type":"MultiPolygon","coordinates":[\#(square),[[[5,5,9],[9,5,9],[9,9,9]],[[6,6],[7,6],[7,7],[6,6]]]]}"#
    let polygons = try #require(try features(text).first).polygons.polygons
    #expect(polygons.count == 2)
    #expect(polygons[1].holes == [ring([(6, 6), (6, 7), (7, 7)])])
  }

  /// What a geometry is says its type and not the depth of its brackets, wherever it stands.
  @Test(arguments: ["LineString", "MultiLineString", "MultiPoint", "Curve"])
  func linesAreNoGround(type: String) throws {
    let lines = type == "MultiLineString" ? "[[[0,0],[1,0]],[[1,1],[0,1]]]" : "[[0,0],[1,0],[1,1]]"
    for geometry in [#"{"type":"\#(type)","coordinates":\#(lines)}"#, #"{"coordinates":\#(lines),"type":"\#(type)"}"#] {
      let feature = #"{"geometry":\#(geometry),"type":"Feature"}"#
      for text in [geometry, feature, #"{"type":"FeatureCollection","features":[\#(feature)]}"#] {
        let found = try features(text)
        #expect(found.count == 1 && found[0].polygons.isEmpty && found[0].point == nil, "\(text)")
        #expect(found[0].remarks == ["a \(type) is passed over"])
      }
    }
  }

  @Test func emptyMembersArePassedOverWithARemark() throws {
    let text = #"{"coordinates":[[],\#(square),[[]],[[[5,5],[9,5],[9,9]],[]]],"type":"MultiPolygon"}"#
    let found = try features(text)
    #expect(found.map(\.polygons.polygons.count) == [2])
    let polygon = "an empty polygon is passed over"
    #expect(found[0].remarks == [polygon, polygon, "an empty hole is passed over"])
    for coordinates in ["[]", "[[]]", "null"] {
      #expect(try features(#"{"type":"Polygon","coordinates":\#(coordinates)}"#).map(\.polygons.isEmpty) == [true])
    }
    #expect(try features(#"{"type":"MultiPolygon","coordinates":[]}"#).map(\.polygons.isEmpty) == [true])
  }

  @Test func pointsAndLinesBesidePolygonsArePassedOverWithARemark() throws {
    let members = #"{"type":"Point","coordinates":[1,2]},{"type":"LineString","coordinates":[[0,0],[1,1]]},"#
    let text = #"{"geometries":[\#(members){"coordinates":\#(square),"type":"Polygon"}],"type":"GeometryCollection"}"#
    let found = try features(text)
    #expect(found.map(\.polygons.polygons.count) == [1] && found[0].point == nil)
    #expect(found[0].remarks == ["a Point is passed over", "a LineString is passed over"])
  }

  // MARK: Over 180°

  private func polygons(_ rings: String) throws(GeoJSONError) -> [MultiPolygon.Polygon] {
    try features(#"{"type":"Polygon","coordinates":[\#(rings)]}"#).flatMap(\.polygons.polygons)
  }

  @Test func whatIsNotCutAt180IsCutThere() throws {
    let parts = try polygons("[[179,0],[-179,0],[-179,2],[179,2],[179,0]],[[179.5,1],[-179.5,1],[-179.5,1.5],[179.5,1.5],[179.5,1]]")
    #expect(
      parts.map { Set($0.exterior) } == [
        Set(ring([(0, 179), (0, 180), (2, 180), (2, 179)])), Set(ring([(0, -180), (0, -179), (2, -179), (2, -180)])),
      ])
    #expect(parts.map(\.holes.count) == [1, 1])
    #expect(Set(parts[0].holes[0]) == Set(ring([(1, 179.5), (1, 180), (1.5, 180), (1.5, 179.5)])))
    let box = MultiPolygon(parts).box
    #expect(box?.west == 179 && box?.east == -179)
  }

  @Test func aHoleStaysOnItsSide() throws {
    let parts = try polygons("[[170,0],[-170,0],[-170,9],[170,9]],[[-175,1],[-174,1],[-174,2]],[[171,3],[172,3],[172,4]]")
    #expect(parts.map(\.holes) == [[ring([(3, 171), (3, 172), (4, 172)])], [ring([(1, -175), (1, -174), (2, -174)])]])
  }

  @Test func oneMeridianHasTwoNames() throws {
    #expect(try polygons("[[170,0],[-180,0],[-180,9],[170,9]]").map(\.exterior) == [ring([(0, 170), (0, 180), (9, 180), (9, 170)])])
    let touching = try polygons("[[179,0],[180,0],[-180,1],[-179,1],[-179,2],[179,2]]")
    #expect(touching.count == 2 && MultiPolygon(touching).box?.west == 179)
  }

  /// By RFC 7946 an edge is straight in degrees; these are written as they are meant.
  @Test(arguments: [
    "[-170,-50],[170,-50],[170,50],[-170,50]", "[-179.99,-60],[179.99,-60],[179.99,80],[-179.99,80]",
    "[-100,0],[100,0],[100,20],[-100,20]",
    "[-170,-50],[170,-50],[170,50],[-170,50]],[[-160,-40],[-160,40],[160,40],[160,-40]",
  ])
  func anEdgeAroundMoreThanHalfOfTheWorldIsMeant(points: String) throws {
    let parts = try polygons("[\(points)]")
    #expect(parts.count == 1 && parts.first?.exterior.count == 4)
    let remarks = try features(#"{"type":"Polygon","coordinates":[[\#(points)]]}"#).flatMap(\.remarks)
    #expect(remarks.count == parts[0].holes.count + 1 && remarks[0].contains("an edge around more than half of the world: longitude -1"))
  }

  /// Whichever way they go around: nothing so low is meant as a band around the world, and what crosses itself is not meant either.
  @Test(arguments: [
    "[179,-17],[-179,-17],[-179,-16],[179,-16]", "[179,-17],[179,-16],[-179,-16],[-179,-17]",
    "[27,40],[27,70],[179.9,69],[-179.9,69],[-170,66],[-179.9,65],[179.9,65]",
    "[27,40],[179.9,65],[-179.9,65],[-170,66],[-179.9,69],[179.9,69],[27,70]",
  ])
  func whatIsNotCutIsToldWithWhatCameOfIt(points: String) throws {
    let found = try features(#"{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[\#(points)]]}}"#)
    #expect(found[0].polygons.box?.crossesAntimeridian == true && found[0].polygons.polygons.count == 2)
    #expect(found[0].remarks.count == 1 && found[0].remarks[0].contains("is read with edges over 180°: longitude "))
    #expect(found[0].remarks[0].hasPrefix("the ring, at [\(points.prefix { $0 != "," }.dropFirst()).0, "))
  }

  @Test(arguments: [
    "[-180,-90],[180,-90],[180,-60],[0,-65],[-180,-60]", "[-180,-60],[180,-60],[180,60],[-180,60]",
    "[-170,90],[170,90],[170,80],[0,85],[-170,80]",
  ])
  func edgesAlongAPoleAndAlong180AreMeant(points: String) throws {
    let parts = try polygons("[\(points)]")
    #expect(parts.count == 1 && parts.first?.exterior.count == points.split(separator: "],").count)
  }

  @Test func whatGoesAroundAPoleIsRefusedWithItsPlace() {
    #expect { try polygons("[\n[-120,80],[0,80],[120,80]]") } throws: {
      ($0 as? GeoJSONError)?.reason == "a ring that goes around a pole and is not cut at 180°, at [-120.0, 80.0]"
        && ($0 as? GeoJSONError)?.line == 2
    }
  }

  @Test func pointsAreRead() throws {
    let point = #"{"coordinates":[24.5, -60.25, 3],"type":"Point"}"#
    let feature = #"{"type":"Feature","properties":{"name":"a"},"geometry":\#(point)}"#
    let found = try features(feature + "\n" + point)
    #expect(found.map(\.point) == [GeoPoint(latitude: -60.25, longitude: 24.5), GeoPoint(latitude: -60.25, longitude: 24.5)])
    #expect(found[0].properties == ["name": "a"] && found[0].polygons.isEmpty)
    let others = [
      #"{"type":"Point","coordinates":[]}"#, #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#, #"{"type":"Line","coordinates":[1,2]}"#,
      #"{"type":"MultiPoint","coordinates":[[1,2]]}"#, #"{"type":"Polygon","coordinates":\#(square)}"#,
      #"{"type":"Feature","properties":{},"geometry":null}"#,
    ]
    for text in others { #expect(try features(text).map(\.point) == [nil], "\(text)") }
  }

  @Test(arguments: [
    (#"{"type":"Point","coordinates":[0,91]}"#, "a position that is not longitude and latitude in degrees"),
    (#"{"type":"Point","coordinates":[0]}"#, "a position that is not longitude and latitude in degrees"),
    (#"{"type":"Point","coordinates":["x",1]}"#, "not a number"),
    (#"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,91],[0,0]]]}"#, "a position that is not longitude and latitude in degrees"),
    (#"{"type":"Polygon","coordinates":[[[0,0],[1],[1,1],[0,0]]]}"#, "a position that is not longitude and latitude in degrees"),
    (#"{"type":"Polygon","coordinates":[[[0,0],[1,NaN],[1,1],[0,0]]]}"#, "not a number"),
    (#"{"type":"Polygon","coordinates":[[[0,0],[1,1],[0,0]]]}"#, "a ring with fewer than three different points"),
    (#"{"type":"Polygon","coordinates":[[[0,0],[1,0],"#, "the text ends early"),
    (#"{"type":"Polygon","coordinates":[[0,0],[1,0],[1,1],[0,0]]}"#, "'[' expected"),
    (#"{"type":"MultiPolygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}"#, "'[' expected"),
    (#"{"type":"Polygon""#, "the text ends early"),
    (#"{"type":"Pol"#, "a string without an end"),
    (#"{"coordinates":[]}"#, "an object without \"type\""),
    (#"{"type":"Feature" "geometry":null}"#, "',' expected"),
    (#"[1]"#, "'{' expected"),
    (#"{"type":"\q"}"#, "not an escape"),
    (#"{"type":"Feature","x":nothing}"#, "not a value"),
  ])
  func brokenTextIsRefusedWithItsFault(text: String, reason: String) {
    #expect { try features(text) } throws: { ($0 as? GeoJSONError)?.reason == reason }
  }

  @Test func theFaultHasAPlace() {
    #expect { try features("{\n\"type\":\n  7}") } throws: { ($0 as? GeoJSONError)?.line == 3 }
  }

  @Test func deepNestingIsRefusedBeforeTheStackEnds() {
    let deep = String(repeating: "[", count: 100_000)
    #expect { try features(#"{"type":"Feature","x":"# + deep) } throws: { ($0 as? GeoJSONError)?.reason == "nested deeper than 32" }
    #expect(throws: GeoJSONError.self) { try features(#"{"type":"Polygon","coordinates":"# + deep) }
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("12.5", 12.5), ("-179.9999", -179.9999), ("1e2", 100.0), ("0.1234567890123456", 0.1234567890123456),
    ("999999999999999", 999_999_999_999_999), ("1.5E-3", 0.0015),
  ])
  func numbersAreReadExactly(text: String, number: Double) {
    #expect(DecimalNumber.parse(Array(text.utf8)[...]) == number)
  }

  @Test(arguments: ["", "-", ".", "1.2.3", "abc", "1e999", "--1", "nan"])
  func whatIsNoNumberIsRefused(text: String) {
    #expect(DecimalNumber.parse(Array(text.utf8)[...]) == nil)
  }
}
