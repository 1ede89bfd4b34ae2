// docs/…-requirements.md name for each requirement the tests that hold it, or say that it is the client's.

import Foundation
import Testing

/// A table of requirements: which document, and the numbers that it has to have.
struct RequirementTable: Sendable, CustomTestStringConvertible {
  let path: String
  /// "L-" of L-1.
  let prefix: String
  /// Requirements of the document, then those of what was decided besides.
  let counts: (document: Int, decided: Int)

  var testDescription: String { path }

  /// Numbers of the document, then those of what was decided besides.
  var numbers: [String] { (1...counts.document).map { "\(prefix)\($0)" } + (1...counts.decided).map { "\(prefix)S\($0)" } }

  static let all = [
    RequirementTable(path: "docs/localbuddy-requirements.md", prefix: "L-", counts: (63, 20)),
    RequirementTable(path: "docs/geocaches-requirements.md", prefix: "C-", counts: (61, 15)),
  ]
}

@Suite struct RequirementLawTests {
  /// Words by which a row says that no test of this repository can hold it.
  private static let elsewhere = ["the client's: ", "none: "]

  /// A row of the table: its cells, and where it stands.
  private struct Row {
    let line: Int
    let cells: [String]
  }

  private static func rows(_ file: SourceFile, _ prefix: String) -> [Row] {
    file.lines.enumerated().compactMap { index, line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == 5 && cells[1].hasPrefix(prefix) ? Row(line: index + 1, cells: cells) : nil
    }
  }

  @Test(arguments: RequirementTable.all) func `Every requirement is held by tests that are there`(table: RequirementTable) throws {
    let file = try #require(Repository.files.first { $0.path == table.path })
    let rows = Self.rows(file, table.prefix)
    #expect(rows.map { $0.cells[1] } == table.numbers, "Each requirement once, in the order of their numbers")
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
