// docs/localbuddy-requirements.md names for each requirement the tests that hold it, or says that it is the client's.

import Foundation
import Testing

@Suite struct RequirementLawTests {
  private static let path = "docs/localbuddy-requirements.md"

  /// Numbers of the document, then those of what was decided besides.
  private static let numbers = (1...63).map { "L-\($0)" } + (1...20).map { "L-S\($0)" }

  /// Words by which a row says that no test of this repository can hold it.
  private static let elsewhere = ["the client's: ", "none: "]

  /// A row of the table: its cells, and where it stands.
  private struct Row {
    let line: Int
    let cells: [String]
  }

  private static func rows(_ file: SourceFile) -> [Row] {
    file.lines.enumerated().compactMap { index, line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == 5 && cells[1].hasPrefix("L-") ? Row(line: index + 1, cells: cells) : nil
    }
  }

  @Test func `Every requirement of LocalBuddy is held by tests that are there`() throws {
    let file = try #require(Repository.files.first { $0.path == Self.path })
    let rows = Self.rows(file)
    #expect(rows.map { $0.cells[1] } == Self.numbers, "Each requirement once, in the order of their numbers")
    let breaches = try rows.flatMap { row in try Self.faults(of: row.cells[3]).map { Breach(file: file, line: row.line, what: $0) } }
    expectNone(breaches, wayOut: "Name a test as [itsName](../Tests/…), or say whose the requirement is and why")
  }

  private static func faults(of cell: String) throws -> [String] {
    if let word = elsewhere.first(where: { cell.hasPrefix($0) }) { return cell.count > word.count ? [] : ["\(word) says no reason"] }
    let link = try NSRegularExpression(pattern: #"\[(\w+)\]\(\.\./(Tests/[^)#]+)\)"#)
    let links = link.matches(in: cell, range: NSRange(cell.startIndex..., in: cell)).compactMap { match -> (name: String, path: String)? in
      guard let name = Range(match.range(at: 1), in: cell), let path = Range(match.range(at: 2), in: cell) else { return nil }
      return (String(cell[name]), String(cell[path]))
    }
    if links.isEmpty { return ["names no test"] }
    return links.compactMap { name, path in
      let text = Repository.files.first { $0.path == path }?.text ?? ""
      // Swift or Python.
      return text.contains("func \(name)(") || text.contains("def \(name)(") ? nil : "\(path) has no test \(name)"
    }
  }
}
