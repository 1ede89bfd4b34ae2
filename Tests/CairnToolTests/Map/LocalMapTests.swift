import Geodesy
import Testing

@testable import CairnTool

@Suite struct LocalMapTests {
  private static let here = GeoPoint(latitude: 60, longitude: 25)!

  private func drawn(_ bearing: Double, _ distance: Double) -> (row: Int, column: Int)? {
    let map = LocalMap(around: Self.here, radius: 1_000, columns: 41, rows: 21)
    let place = Self.here.destination(distance: distance, bearing: bearing)
    for (row, line) in map.lines([.init(place: place, symbol: "X")]).enumerated() {
      if let column = Array(line).firstIndex(of: "X") { return (row, column) }
    }
    return nil
  }

  @Test func northIsAboveAndEastIsRight() throws {
    let (north, east) = (try #require(drawn(0, 500)), try #require(drawn(90, 500)))
    #expect(north.column == 21 && (5...7).contains(north.row))
    #expect(east.row == 11 && (30...32).contains(east.column))
    let (south, west) = (try #require(drawn(180, 500)), try #require(drawn(270, 500)))
    #expect(south.row == 22 - north.row && west.column == 42 - east.column)
  }

  @Test func whatIsOutsideIsDrawnAtTheEdge() throws {
    #expect(try #require(drawn(0, 100_000)).row == 1)
    #expect(try #require(drawn(90, 1_000_000)).column == 41)
  }
}
