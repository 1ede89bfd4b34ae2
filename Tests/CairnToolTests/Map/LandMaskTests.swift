import CairnTesting
import FoundationEssentials
import Geodesy
import Polygons
import RPC
import Testing

@testable import CairnTool

@Suite struct LandMaskTests {
  @Test(arguments: [
    ("Paris", 48.9, 2.4, true), ("Kansas", 38.5, -98.5, true), ("Alice Springs", -23.5, 133.5, true), ("Antarctica", -85.5, 0.5, true),
    ("Brasília", -15.5, -47.5, true), ("mid-Atlantic", 30.5, -40.5, false), ("Point Nemo", -48.5, -123.5, false),
    ("North Pole", 90, 0, false),
    ("Gulf of Guinea", 0.5, 0.5, false), ("Bering Sea", 58.5, -179.5, false), ("Chukotka", 67.5, -179.5, true),
    ("South Pole", -90, 180, true),
  ])
  func `Land is land and sea is sea`(name: String, latitude: Double, longitude: Double, isLand: Bool) throws {
    #expect(LandMask.isLand(at: try #require(GeoPoint(latitude: latitude, longitude: longitude))) == isLand, "\(name)")
  }

  @Test func `The mask is what the countries' outlines say`() throws {
    let file = try Data(contentsOf: URL(filePath: "\(Repository.root)/data/countries.geojsonl.gz"))
    let features = try GeoJSON.features(in: try Gzip.decompress(Array(file), limit: 100 << 20))
    var isLand = Array(repeating: Array(repeating: false, count: LandMask.columnCount), count: LandMask.rowCount)
    let kit = PolygonKit()
    for polygon in features.flatMap(\.polygons.polygons) { try mark(MultiPolygon([polygon]), kit, &isLand) }
    let differing = isLand.indices.filter { row in
      isLand[row].indices.contains { isLand[row][$0] != LandMask.isLand(row: row, column: $0) }
    }
    let lines = differing.map { "row \($0): \(hexadecimal(isLand[$0]))" }
    #expect(differing.isEmpty, "The data has changed; write these rows into LandMask:\n\(lines.joined(separator: "\n"))")
  }

  /// Marks the squares whose middle lies within.
  private func mark(_ polygons: MultiPolygon, _ kit: PolygonKit, _ isLand: inout [[Bool]]) throws {
    guard let box = polygons.box else { return }
    let prepared = try kit.prepared(try kit.repaired(polygons))
    let rows = max(0, Int(90 - box.north))...min(179, Int(90 - box.south))
    let columns = box.crossesAntimeridian ? 0...359 : max(0, Int(box.west + 180))...min(359, Int(box.east + 180))
    for row in rows {
      for column in columns where !isLand[row][column] {
        let middle = GeoPoint(clampingLatitude: 89.5 - Double(row), wrappingLongitude: Double(column) - 179.5)
        if prepared.contains(middle) { isLand[row][column] = true }
      }
    }
  }

  private func hexadecimal(_ row: [Bool]) -> String {
    stride(from: 0, to: row.count, by: 4).map { start in
      String(row[start..<start + 4].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }, radix: 16)
    }.joined()
  }
}
