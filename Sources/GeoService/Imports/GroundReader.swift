import Geodesy
import Polygons

/// Makes ground of GeoJSON, or of the text of the Keene polygon tool: checks the outlines, mends what can be mended, cuts them into triangles.
enum GroundReader {
  /// Every feature is a ground of its own, with its id and country in its properties.
  static func grounds(in file: DataFile, _ report: inout ImportReport, _ options: ImportOptions) throws(ImportError) -> [Ground] {
    let kit = PolygonKit()
    let features = try features(in: file)
    var grounds: [Ground] = []
    for (index, feature) in features.enumerated() {
      for remark in remarks(on: feature) { report.remark("line \(index + 1): \(remark)") }
      guard let groundID = feature.properties["ground_id"], MapRules.isMapID(groundID) else {
        throw .malformed(file: file.name, line: index + 1, reason: "a feature without a ground_id")
      }
      let countryCode = feature.properties["country_code"] ?? ""
      if let ground = try ground(groundID, countryCode, feature.polygons, kit, file, &report) { grounds.append(ground) }
      if (index + 1) % 50 == 0 { options.progress("\(file.name): \(index + 1) of \(features.count) grounds cut into triangles") }
    }
    count(grounds, &report)
    return grounds
  }

  /// All polygons of a file are one ground, also where they lie on or in one another.
  static func ground(_ groundID: String, joining file: DataFile, _ report: inout ImportReport) throws(ImportError) -> Ground {
    let features = try features(in: file)
    for remark in features.flatMap(remarks) { report.remark("\(groundID): \(remark)") }
    let polygons = MultiPolygon(features.flatMap(\.polygons.polygons))
    guard let ground = try ground(groundID, "", polygons, PolygonKit(), isJoined: true, file, &report) else {
      throw .malformed(file: file.name, line: 0, reason: "no polygon with an area")
    }
    count([ground], &report)
    return ground
  }

  /// A point of a feature of its own is something to others; here it is beside the ground.
  private static func remarks(on feature: GeoJSONFeature) -> [String] {
    feature.remarks + (feature.point == nil ? [] : ["a Point is passed over"])
  }

  private static func count(_ grounds: [Ground], _ report: inout ImportReport) {
    report.count("grounds", grounds.count)
    report.count("triangles", grounds.reduce(0) { $0 + $1.triangles.count })
  }

  private static func features(in file: DataFile) throws(ImportError) -> [GeoJSONFeature] {
    let text = try file.content()
    do {
      if KeeneText.isLikely(text) { return [GeoJSONFeature(polygons: try KeeneText.polygons(in: text))] }
      return try GeoJSON.features(in: text)
    } catch {
      throw .malformed(file: file.name, line: error.line, reason: error.reason)
    }
  }

  /// Nil, with a remark, when nothing with an area is left.
  /// - Parameter isJoined: Whether each polygon is ground by itself; otherwise one within another is a hole.
  private static func ground(
    _ groundID: String, _ countryCode: String, _ polygons: MultiPolygon, _ kit: PolygonKit, isJoined: Bool = false, _ file: DataFile,
    _ report: inout ImportReport
  ) throws(ImportError) -> Ground? {
    do throws(PolygonError) {
      var valid = polygons
      if let fault = try kit.fault(in: polygons) {
        valid = isJoined ? try kit.joined(polygons) : try kit.repaired(polygons)
        let (before, after) = (text(area: try kit.area(of: polygons)), text(area: try kit.area(of: valid)))
        report.remark("\(groundID): repaired: \(fault): \(before) before, \(after) after")
      }
      guard let box = valid.box else { throw PolygonError.empty }
      return Ground(groundID: groundID, countryCode: countryCode, box: box, triangles: TriangleTable(try kit.triangles(covering: valid)))
    } catch .empty {
      report.remark("\(groundID): left out: no area")
      return nil
    } catch {
      throw .malformed(file: file.name, line: 0, reason: "\(groundID): \(error)")
    }
  }

  private static func text(area squareMetres: Double) -> String {
    squareMetres < 10_000_000 ? "\(Int(squareMetres.rounded())) m²" : "\(Int((squareMetres / 1_000_000).rounded())) km²"
  }
}
