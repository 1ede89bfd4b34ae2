import Geodesy
import Testing

@testable import CairnTool

@Suite struct TextMapTests {
  private func place(_ latitude: Double, _ longitude: Double) -> GeoPoint {
    GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
  }

  private func marker(_ latitude: Double, _ longitude: Double, _ symbol: Character) -> TextMap.Marker {
    TextMap.Marker(place: place(latitude, longitude), symbol: symbol)
  }

  /// Row and column of a symbol within the frame.
  private func find(_ symbol: Character, in lines: [String]) -> [Int]? {
    for (row, line) in lines.enumerated() {
      if let index = line.firstIndex(of: symbol) { return [row - 1, line.distance(from: line.startIndex, to: index) - 1] }
    }
    return nil
  }

  @Test func `The world is drawn as it is`() {
    let lines = TextMap().lines([marker(48.9, 2.4, "X"), marker(-33.9, 151.2, "O")])
    #expect(lines.joined(separator: "\n") == Self.world)
  }

  @Test func `Every line of every map is as wide as its frame`() throws {
    let boxes = [(36.0, 7.0, 47.0, 18.0), (-21, 177, -12, -178), (-90, -180, 90, 180), (60, 5, 81, 31), (48.1, 11.5, 48.1, 11.5)]
    for (south, west, north, east) in boxes {
      let box = try #require(GeoBox(southWest: place(south, west), northEast: place(north, east)))
      let lines = TextMap(around: box).lines([marker(south, west, "X"), marker(north, east, "O")])
      #expect(lines.count == 22)
      #expect(lines.allSatisfy { $0.count == 72 })
    }
  }

  @Test func `Corners and poles are on the map`() {
    #expect(find("X", in: TextMap().lines([marker(90, -180, "X")])) == [0, 0])
    #expect(find("X", in: TextMap().lines([marker(-90, 180, "X")])) == [19, 0])
    #expect(find("X", in: TextMap().lines([marker(-90, 179.99, "X")])) == [19, 69])
    #expect(find("X", in: TextMap().lines([marker(0, 0, "X")])) == [10, 35])
  }

  @Test func `Two markers at one place become one sign`() {
    let lines = TextMap().lines([marker(10, 10, "X"), marker(10.1, 10.1, "O")])
    #expect(find("X", in: lines) == nil && find("O", in: lines) == nil)
    #expect(find(TextMap.both, in: lines) != nil)
  }

  @Test func `A region over 180° is drawn in one piece`() throws {
    let fiji = try #require(GeoBox(southWest: place(-21, 177), northEast: place(-12, -178)))
    let lines = TextMap(around: fiji).lines([marker(-18, 178, "X"), marker(-18, -179, "O")])
    let west = try #require(find("X", in: lines)), east = try #require(find("O", in: lines))
    #expect(west[0] == east[0])
    #expect((3...20).contains(east[1] - west[1]))
  }

  @Test func `A region keeps its shape: as many kilometres across two characters as down one`() throws {
    let box = try #require(GeoBox(southWest: place(59, 5), northEast: place(61, 25)))
    let lines = TextMap(around: box).lines([marker(60, 10, "X"), marker(61, 10, "O"), marker(60, 12, "x")])
    let (origin, up, right) = (find("X", in: lines) ?? [], find("O", in: lines) ?? [], find("x", in: lines) ?? [])
    // At 60° north two degrees east are as long as one degree north.
    #expect(abs((right[1] - origin[1]) - 2 * (origin[0] - up[0])) <= 3)
  }

  static let world = """
    +----------------------------------------------------------------------+
    |                    ...   ....                                        |
    |           ..  .....  .........      . .           .......            |
    |.  ...................   ....  .     .................................|
    |   .. ............ ....           . .. .............................  |
    |          ..............          .X...........................       |
    |           ..........            ... ........................ .       |
    |            ........             ..........................           |
    |              ..                ............... ..........            |
    |                ...             .............    ..   ..  .           |
    |                    .....        ............            .            |
    |                   .........         ......            ..    ...      |
    |                    ........         ......                ....       |
    |                     ......           .... ..            .......      |
    |                     ....             ...                .......O     |
    |                    ....                                       .      |
    |                    ..                                                |
    |                                                                      |
    |                     ..                  .......  ................    |
    |      .................      ......................................   |
    |......................................................................|
    +----------------------------------------------------------------------+
    """
}
