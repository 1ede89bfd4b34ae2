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
      (
        Self.switchedConditions,
        "Write two statements, or begin at .smallest, .largest, .distantPast or .distantFuture: a plan for whatever values uses no index"
      ),
      (#"(?i)(?<![.\w])(random\(\)|gen_random_uuid\(\))"#, "Bind the value: a test must be able to repeat it"),
    ]
    for (pattern, wayOut) in laws {
      // The database's clock is measured against ours in one place, where asking it is the point.
      let files = (Self.stores + Self.migrations).filter { !$0.name.contains("ClockSkew") }
      expectNone(findings([pattern], in: files.map(Self.withoutSQLComments), quotedOnly: true), wayOut: wayOut)
    }
  }

  /// Stores whose long reads nobody waits for as for the answer of a call: those of starts, imports, exports and chores; and those of some rows by their keys,
  /// which are long in bytes alone.
  private static let longReads: Set = [
    "CacheStore+Many.swift", "ClueStore.swift", "CountryStore.swift", "ExportStore.swift", "LocationPackStore.swift", "MapStore.swift",
    "MediaStore.swift",
    "OwnedCacheStore.swift", "PlayerDataStore.swift", "PushStore.swift", "SeedStore.swift", "StreamStore.swift", "UploadStore.swift",
  ]

  @Test func `What somebody waits for is bounded in the database`() {
    let services = Self.stores.filter { $0.path.contains("Service/") && $0.path.hasPrefix("Sources/") }
    let others = services.filter { !Self.longReads.contains($0.name) }
    expectNone(
      findings([#"\.slowQuery\((?!.*within:)"#], in: others),
      wayOut: "dearQuery(…): five seconds of the database, told as OVERLOADED; or list the store with those that nobody waits for")
    let idle = Self.longReads.filter { name in !services.contains { $0.name == name && $0.text.contains(".slowQuery(") } }
    #expect(idle.isEmpty, "these have no long read any more: \(idle.sorted())")
  }

  /// A condition that a bound value switches on and off: whether it is NULL, before or behind an OR; or whether a column is NULL, as a value has it.
  private static let switchedConditions: String = {
    let isNull = #"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:::\w+(?:\[\])?)?\s+IS\s+(?:NOT\s+)?NULL"#
    return isNull + #"\s*(?:OR\b|$)|\bOR\s+"# + isNull + #"|\bIS\s+(?:NOT\s+)?NULL\)\s*=\s*\\\("#
  }()

  @Test func `A condition that a value switches off is seen`() {
    let switched = [
      #"(\(place)::uuid IS NULL OR event_id < \(place))"#, #"(\(find(a, b: c()).id) IS NULL OR id = \(id))"#,
      #"AND (\(time)::timestamptz IS NULL"#,
      #"OR \(network)::text IS NULL)"#, #"WHERE (decide_time IS NULL) = \(isOpen)"#,
    ]
    let others = [
      #"(expire_time IS NULL OR expire_time > \(now))"#,
      #"WHERE account_id = \(accountID) AND (emote_time IS NULL OR emote_time <= \(time))"#,
      #"CASE WHEN \(email)::text IS NULL THEN email ELSE \(email) END"#, #"account_id > \(place ?? .smallest)"#,
    ]
    for (texts, count) in [(switched, 1), (others, 0)] {
      for text in texts {
        let file = SourceFile(path: "Sources/Some/SomeStore.swift", text: "\"\"\"\n\(text)\n\"\"\"")
        #expect(findings([Self.switchedConditions], in: [file], quotedOnly: true).count == count, "\(text)")
      }
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

  @Test func `A service starts on no older schema than its own migrations make`() throws {
    let generated = try #require(Repository.sources.first { $0.name == "SchemaVersions+Newest.swift" })
    let numbers = generated.text.matches(of: /"([a-z]+)": (\d+)/).map { (String($0.1), Int($0.2) ?? 0) }
    let known = Dictionary(uniqueKeysWithValues: numbers)
    var latest: [String: Int] = [:]
    for file in Self.migrations {
      let folders = file.path.split(separator: "/")
      let module = (folders[1] == "Shared" ? folders[2] : folders[1].dropLast("Service".count)).lowercased()
      latest[module] = max(latest[module] ?? 0, Int(file.name.dropFirst().prefix(4)) ?? 0)
    }
    #expect(known == latest, "make proto writes it: an older schema has not what the code asks for")
    #expect(Set(latest.keys) == ["auth", "events", "game", "geo", "social"])
    let asking = Repository.sources.filter { $0.text.contains("static let schema = SchemaVersions.of(") }
    #expect(asking.count == 4)
  }

  @Test func `Who has blocked whom is asked in one place`() {
    let others = (Self.stores + Self.migrations).filter { !$0.path.hasPrefix("Sources/SocialService/Common/Blocks/") }
    let patterns = [#"(?i)\b(FROM|JOIN|INTO|UPDATE)\s+blocks\b"#]
    expectNone(
      findings(patterns, in: others.map(Self.withoutSQLComments)),
      wayOut: "Ask BlockStore, or BlockService from elsewhere: a second question forgets a direction")
    #expect(!findings(patterns, in: Self.stores).isEmpty)
  }

  private static func withoutSQLComments(_ file: SourceFile) -> SourceFile {
    guard file.path.hasSuffix(".sql") else { return file }
    let lines = file.lines.map { line in line.range(of: "--").map { line[..<$0.lowerBound] } ?? line }
    return SourceFile(path: file.path, text: lines.joined(separator: "\n"))
  }
}
