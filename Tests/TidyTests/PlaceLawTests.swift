// The section of positions in docs/security.md knows every table about people: in a row that says how finely a place is kept, or in the list of those
// without one. A table without one may say so itself, in its comment: "group: account_id; retention: …; place: none".

import Foundation
import Testing

/// A column of a table, as the migrations make it and comment on it.
private struct PersonalColumn: Hashable {
  let table: String
  let name: String
  /// In small letters, without bounds: "bytea", "bigint[]".
  let type: String
  /// Its comment, behind "personal: ".
  let about: String
  let path: String
  let line: Int

  var isPersonal: Bool { !about.hasPrefix("no") }
  var key: String { "\(table).\(name)" }

  /// Whether it could hold a place, by its type, its name, or what it says of itself. Ids, counts and times could do so too, and say it then.
  var mayHoldPlace: Bool {
    let plain: Set = [
      "uuid", "timestamptz", "boolean", "smallint", "integer", "bigint", "text", "date", "text[]", "uuid[]", "boolean[]", "tsvector",
    ]
    if !plain.contains(type) { return true }
    return captures(Self.placeName, name) != nil || (isPersonal && captures(Self.placeWord, about) != nil)
  }

  private static let placeName =
    "(?:^|_)(?:lat|lng|lon|latitudes?|longitudes?|positions?|points?|geo|geom|coordinates?|place|city|zone|mercator|bounds|route|track"
    + "|network)(?:_|$)"
  private static let placeWord = #"\b(?:where|places?|positions?|city|cities|coordinates?|lives|nearby|network)\b"#
}

/// Groups of the first match of a pattern; nil where there is none.
private func captures(_ pattern: String, _ line: String) -> [String]? {
  guard let expression = try? NSRegularExpression(pattern: pattern),
    let match = expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line))
  else { return nil }
  return (1..<match.numberOfRanges).compactMap { Range(match.range(at: $0), in: line).map { String(line[$0]) } }
}

@Suite struct PlaceLawTests {
  private static let document = "docs/security.md"
  private static let heading = "## Positions and people's data, by app"
  private static let none = "No place stands in: "

  /// Columns of tables without a place that could hold one, and what they hold.
  private static let harmless: [String: String] = [
    "account_deletions.token_hash": "a digest", "daily_plays.round_scores": "points of five rounds",
    "deleted_accounts.account_hash": "a digest", "guardian_consents.code_hash": "a digest",
    "login_attempts.subject": "a digest of a login name, or of a network", "mailed_codes.code_hash": "a digest",
    "mailed_codes.token_hash": "a digest", "media_files.sha256": "a digest", "merged_guests.guest_hash": "a digest",
    "moved_accounts.account_hash": "a digest",
    "recovery_codes.code_hash": "a digest", "pending_sign_ups.sealed_form": "names, birthday and address of mail, sealed",
    "second_factors.sealed_secret": "random bytes, sealed", "identities.picture_url": "an address of the web",
    "identities.provider": "the provider's name",
    "rating_changes.is_of_one_network": "yes or no",
  ]

  private static let columns: [PersonalColumn] = {
    let migrations = Repository.files.filter { $0.path.hasSuffix(".sql") && $0.path.contains("/Migrations/") }
    return migrations.flatMap { file in read(file, types: types(in: file)) }
  }()

  /// Types of the columns that a migration makes, by table and column.
  private static func types(in file: SourceFile) -> [String: String] {
    let type = #"((?:double precision|character varying|[a-z0-9]+)(?:\([0-9, ]+\))?(?:\[\])?)"#
    var (types, table): ([String: String], String?) = ([:], nil)
    for line in file.lines.map(String.init) {
      if let made = captures(#"^(?:CREATE (?:UNLOGGED )?|ALTER )TABLE (?:IF (?:NOT )?EXISTS )?(?:ONLY )?(\w+)"#, line) { table = made[0] }
      if let table, let column = captures(#"^\s+(\w+) "# + type, line) ?? captures(#"ADD COLUMN (?:IF NOT EXISTS )?(\w+) "# + type, line) {
        types["\(table).\(column[0])"] = column[1].replacing(/\([0-9, ]+\)/, with: "")
      }
      if line.hasPrefix(")") || line.hasSuffix(";") { table = nil }
    }
    return types
  }

  private static func read(_ file: SourceFile, types: [String: String]) -> [PersonalColumn] {
    file.lines.enumerated().compactMap { index, line in
      guard let found = captures(#"^COMMENT ON COLUMN (\w+)\.(\w+) IS 'personal: (.*)';"#, String(line)) else { return nil }
      let type = types["\(found[0]).\(found[1])"] ?? "unknown"
      return PersonalColumn(table: found[0], name: found[1], type: type, about: found[2], path: file.path, line: index + 1)
    }
  }

  /// Table whose comment says that no place stands in it.
  private static func placeless(_ line: Substring) -> String? {
    line.hasPrefix("COMMENT ON TABLE") ? captures(#"^COMMENT ON TABLE (\w+) IS '.*; place: none';$"#, String(line))?[0] : nil
  }

  /// Tables of the rows, and those without a place: of the list, and those that say it themselves.
  private static func told() throws -> (rows: Set<String>, none: [String]) {
    let text = try #require(Repository.files.first { $0.path == document }).text
    let section = try #require(text.components(separatedBy: heading).dropFirst().first).components(separatedBy: "\n## ")[0]
    let list = try #require(section.components(separatedBy: none).dropFirst().first).components(separatedBy: "\n\n")[0]
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { names(in: String($0)) }
    let migrations = Repository.files.filter { $0.path.hasSuffix(".sql") && $0.path.contains("/Migrations/") }
    return (Set(rows), names(in: list) + migrations.flatMap { $0.lines.compactMap(placeless) })
  }

  private static func names(in text: String) -> [String] { text.matches(of: /`([a-z0-9_]+)`/).map { String($0.output.1) } }

  @Test func `Every table about people stands in the table of positions, or among those without a place`() throws {
    let (rows, none) = try Self.told()
    let tables = Dictionary(grouping: Self.columns.filter(\.isPersonal), by: \.table)
    #expect(tables.count > 100 && rows.count > 40)
    #expect(Set(none).count == none.count && rows.isDisjoint(with: none), "one place for each: \(rows.intersection(none))")
    let gone = rows.union(none).subtracting(Self.columns.map(\.table))
    #expect(gone.isEmpty, "\(Self.document) names tables that are not there")
    for (table, columns) in tables where !rows.contains(table) && !none.contains(table) {
      let line = "\(columns[0].path):\(columns[0].line)"
      let wayOut = "Say there how finely a place is kept, or in its comment \"…; place: none\""
      Issue.record("\(line): \(table) is not named in \(Self.document). \(wayOut)")
    }
  }

  @Test func `No table without a place has a column that could hold one`() throws {
    let none = Set(try Self.told().none)
    let suspicious = Self.columns.filter { none.contains($0.table) && $0.mayHoldPlace }
    for column in suspicious where Self.harmless[column.key] == nil {
      let wayOut = "Give its table a row in \(Self.document), or say here what it holds"
      Issue.record("\(column.path):\(column.line): \(column.key) (\(column.type)) could hold a place. \(wayOut)")
    }
    let unknown = Set(Self.harmless.keys).subtracting(suspicious.map(\.key))
    #expect(unknown.isEmpty, "nothing is to be said of these any more")
  }

  @Test func `A table says in its comment that no place stands in it`() {
    #expect(Self.placeless("COMMENT ON TABLE songs IS 'group: account_id; retention: as the account; place: none';") == "songs")
    #expect(Self.placeless("COMMENT ON TABLE songs IS 'group: account_id; retention: as the account';") == nil)
  }

  @Test func `A column is known by its type, its name and what it says of itself`() {
    let file = SourceFile(
      path: "Sources/Some/Migrations/V0001__create_some.sql",
      text: """
        CREATE TABLE strolls (
          stroll_id uuid PRIMARY KEY,
          fix_lat integer NOT NULL,
          trail bytea,
          spots numeric(9, 6)[],
          details jsonb NOT NULL,
          home text CHECK (home <> ''),
          step_count bigint NOT NULL
        );
        ALTER TABLE strolls ADD COLUMN box box;
        COMMENT ON COLUMN strolls.stroll_id IS 'personal: no';
        COMMENT ON COLUMN strolls.fix_lat IS 'personal: habit';
        COMMENT ON COLUMN strolls.trail IS 'personal: habit';
        COMMENT ON COLUMN strolls.spots IS 'personal: habit';
        COMMENT ON COLUMN strolls.details IS 'personal: no';
        COMMENT ON COLUMN strolls.home IS 'personal: where the person lives';
        COMMENT ON COLUMN strolls.step_count IS 'personal: habit';
        COMMENT ON COLUMN strolls.box IS 'personal: habit';
        """)
    let columns = Self.read(file, types: Self.types(in: file))
    #expect(columns.filter(\.mayHoldPlace).map(\.name) == ["fix_lat", "trail", "spots", "details", "home", "box"])
    #expect(columns.map(\.type) == ["uuid", "integer", "bytea", "numeric[]", "jsonb", "text", "bigint", "box"])
  }

  @Test func `Every column that says what it is has a type that is read`() {
    for column in Self.columns where column.type == "unknown" {
      let wayOut = "Comment on a column in the migration that makes it, one column a line"
      Issue.record("\(column.path):\(column.line): the type of \(column.key) is not found. \(wayOut)")
    }
  }
}
