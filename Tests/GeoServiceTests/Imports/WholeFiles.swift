@testable import GeoService

extension ParkLine {
  /// All parks of a file at once.
  static func read(_ file: DataFile, _ report: inout ImportReport) throws -> [ParkLine] {
    var reader = try ParkReader(of: file)
    var parks: [ParkLine] = []
    try file.forEachLine { number, line throws(ImportError) in parks += try reader.parks(line, number, &report) }
    reader.end(&report)
    return parks
  }
}

extension PointLine {
  /// All points of interest of a file at once.
  static func read(_ file: DataFile, _ report: inout ImportReport) throws -> [StoredPoint] {
    var reader = PointReader(of: file)
    var points: [StoredPoint] = []
    try file.forEachLine { number, line throws(ImportError) in points += try reader.points(line, number, &report) }
    reader.end(&report)
    return points
  }
}
