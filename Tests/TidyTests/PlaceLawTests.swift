// The table of positions in docs/security.md knows every table that holds somebody's place.

import Foundation
import Testing

@Suite struct PlaceLawTests {
  private static let document = "docs/security.md"

  /// Tables with a column of degrees, or of several places, that is somebody's.
  private static func tables() throws -> [(file: SourceFile, line: Int, table: String)] {
    let comment = try NSRegularExpression(
      pattern: #"^COMMENT ON COLUMN (\w+)\.(\w*latitude\w*|positions|route_points) IS 'personal: (?!no')"#)
    return Repository.files.filter { $0.path.hasSuffix(".sql") && $0.path.contains("/Migrations/") }.flatMap {
      file -> [(file: SourceFile, line: Int, table: String)] in
      file.lines.enumerated().compactMap { index, line -> (file: SourceFile, line: Int, table: String)? in
        let line = String(line)
        guard let match = comment.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)),
          let name = Range(match.range(at: 1), in: line)
        else { return nil }
        return (file, index + 1, String(line[name]))
      }
    }
  }

  @Test func `Every table with somebody's place stands in the table of positions`() throws {
    let document = try #require(Repository.files.first { $0.path == Self.document })
    let rows = document.lines.filter { $0.hasPrefix("| ") }
    let tables = try Self.tables()
    #expect(tables.count > 10)
    let breaches = tables.filter { found in !rows.contains { $0.contains("`\(found.table)`") } }.map { found in
      Breach(file: found.file, line: found.line, what: "\(found.table) is not named in \(Self.document)")
    }
    expectNone(breaches, wayOut: "Say there how finely it is kept, how long, and who sees it")
  }
}
