// Documents of requirements name for each the tests that hold it, or say that it is the client's.

import Foundation
import Testing

@Suite struct RequirementLawTests {
  /// A document, and the numbers of its requirements: those of the app's own document, then those of what was decided besides.
  struct Document: Sendable, CustomTestStringConvertible {
    let path: String
    let numbers: [String]

    init(_ name: String, _ prefixes: (String, Int)...) {
      path = "docs/\(name)-requirements.md"
      numbers = prefixes.flatMap { prefix, count in (1...count).map { "\(prefix)\($0)" } }
    }

    var testDescription: String { path }
  }

  static let documents = [
    Document("localbuddy", ("L-", 63), ("L-S", 20)),
    Document("expeditions", ("E-", 57), ("E-S", 19)),
    Document("quizwalks", ("Q-", 37), ("Q-S", 18)),
    Document("geocaches", ("C-", 61), ("C-S", 15)),
  ]

  /// Words by which a row says that no test of this repository can hold it.
  private static let elsewhere = ["the client's: ", "none: "]

  /// A row of a table: its cells, and where it stands.
  private struct Row {
    let line: Int
    let cells: [String]

    /// Whether it stands below the head of its table.
    var isOfBody: Bool { cells.count == 5 && cells[3] != "held by" && !cells[3].hasPrefix("---") }
  }

  private static func rows(_ file: SourceFile) -> [Row] {
    file.lines.enumerated().compactMap { index, line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
      let row = Row(line: index + 1, cells: cells)
      return row.isOfBody ? row : nil
    }
  }

  @Test(arguments: documents) func `Every requirement is held by tests that are there`(document: Document) throws {
    let file = try #require(Repository.files.first { $0.path == document.path })
    let rows = Self.rows(file)
    // Tables behind that of the requirements have rows without a number: they name tests as well.
    #expect(rows.map { $0.cells[1] }.filter { !$0.isEmpty } == document.numbers, "Each requirement once, in the order of their numbers")
    let breaches = try rows.flatMap { row in try Self.faults(of: row.cells[3]).map { Breach(file: file, line: row.line, what: $0) } }
    expectNone(breaches, wayOut: "Name a test as [itsName](../Tests/…), or say whose the requirement is and why")
  }

  private static func faults(of cell: String) throws -> [String] {
    if let word = elsewhere.first(where: { cell.hasPrefix($0) }) { return cell.count > word.count ? [] : ["\(word) says no reason"] }
    let link = try NSRegularExpression(pattern: #"\[([^\]]+)\]\(\.\./(Tests/[^)#]+)\)"#)
    let links = link.matches(in: cell, range: NSRange(cell.startIndex..., in: cell)).compactMap { match -> (name: String, path: String)? in
      guard let name = Range(match.range(at: 1), in: cell), let path = Range(match.range(at: 2), in: cell) else { return nil }
      return (String(cell[name]), String(cell[path]))
    }
    if links.isEmpty { return ["names no test"] }
    return links.compactMap { name, path in
      let text = Repository.files.first { $0.path == path }?.text ?? ""
      // Swift, Swift with a sentence for a name, or Python.
      let isThere = ["func \(name)(", "func `\(name)`(", "def \(name)("].contains { text.contains($0) }
      return isThere ? nil : "\(path) has no test \(name)"
    }
  }
}
