// SQL as it may stand in stores and migrations.

import Foundation
import Testing

@Suite struct SQLLawTests {
  private static let migrations = Repository.files.filter { $0.path.hasSuffix(".sql") && $0.path.contains("/Migrations/") }
  private static let stores = Repository.sources.filter {
    $0.text.contains("import Postgres") || $0.path.hasPrefix("Sources/Shared/Postgres/")
  }

  @Test func `Statements name their columns, page by key and ask no clock`() {
    let laws: [(pattern: String, wayOut: String)] = [
      (#"(?i)\bSELECT\s+(\w+\.)?\*"#, "List the columns: a column added later must not change what an old binary reads"),
      (#"(?i)\bRETURNING\s+\*"#, "List the columns: a column added later must not change what an old binary reads"),
      (#"(?i)\bOFFSET\s+(\d|\$|\\)"#, "Page by key: WHERE (a, b) < (…) ORDER BY a, b LIMIT n"),
      (
        #"(?i)(?<![.\w])(now\(\)|CURRENT_TIMESTAMP|CURRENT_DATE|clock_timestamp\(\)|statement_timestamp\(\)|LOCALTIMESTAMP)"#,
        "Bind the time: a test must be able to be yesterday"
      ),
      (#"(?i)(?<![.\w])(random\(\)|gen_random_uuid\(\))"#, "Bind the value: a test must be able to repeat it"),
    ]
    for (pattern, wayOut) in laws {
      // The database's clock is measured against ours in one place, where asking it is the point.
      let files = (Self.stores + Self.migrations).filter { !$0.name.contains("ClockSkew") }
      expectNone(findings([pattern], in: files.map(Self.withoutSQLComments), quotedOnly: true), wayOut: wayOut)
    }
  }

  @Test func `Migrations are named V0001__what_they_do.sql, one version each`() throws {
    let pattern = try NSRegularExpression(pattern: #"^V\d{4}__[a-z0-9]+(_[a-z0-9]+)*\.sql$"#)
    let misnamed = Self.migrations.filter { pattern.firstMatch(in: $0.name, range: NSRange($0.name.startIndex..., in: $0.name)) == nil }
    expectNone(misnamed.map { Breach(file: $0, line: 1, what: "misnamed") }, wayOut: "V, four digits, two underscores, snake_case")

    let byModule = Dictionary(grouping: Self.migrations) {
      "\($0.path.split(separator: "/").prefix($0.path.hasPrefix("Sources/Shared/") ? 3 : 2))"
    }
    let twice = byModule.values.flatMap { files in
      Dictionary(grouping: files) { $0.name.prefix(5) }.values.filter { $0.count > 1 }.flatMap { $0.dropFirst() }
    }
    expectNone(
      twice.map { Breach(file: $0, line: 1, what: "its version is used twice in the module") }, wayOut: "Take the next free number")
  }

  @Test func `Migrations only go forward and leave the old binary running`() {
    let patterns = [
      #"(?i)^\s*(BEGIN|COMMIT|ROLLBACK)\s*;"#, #"(?i)(?<!format\(')\bDROP\s+(TABLE|COLUMN)\b"#, #"(?i)\bRENAME\s+(TO|COLUMN)\b"#,
    ]
    expectNone(
      findings(patterns, in: Self.migrations.map(Self.withoutSQLComments)),
      wayOut: "cairn migrate opens the transaction; drop or rename only after every binary that reads the old name is gone")
  }

  private static func withoutSQLComments(_ file: SourceFile) -> SourceFile {
    guard file.path.hasSuffix(".sql") else { return file }
    let lines = file.lines.map { line in line.range(of: "--").map { line[..<$0.lowerBound] } ?? line }
    return SourceFile(path: file.path, text: lines.joined(separator: "\n"))
  }
}
