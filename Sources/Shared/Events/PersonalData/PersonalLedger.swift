public import Postgres

/// Holds what features say of their rows about people against the catalogue, so that no table is forgotten by all or claimed by two.
public enum PersonalLedger {
  /// Problems, one sentence for each table; empty when every table about people belongs to one feature.
  /// - Parameter parts: By the names of the features.
  public static func problems(_ parts: [(feature: String, rows: PersonalRows)], in querying: some Querying) async throws -> [String] {
    let all = parts + [(feature: "Events", rows: PersonalRows.common)]
    let found = try await PersonalDataStore.personalColumns(in: querying)
    return undeclared(all, found) + claimedTwice(all) + missing(all, found) + unpurged(all, found) + unmoved(all)
  }

  private typealias Part = (feature: String, rows: PersonalRows)

  private static func undeclared(_ parts: [Part], _ found: [PersonalColumn]) -> [String] {
    let declared = Set(parts.flatMap { $0.rows.fates.keys })
    return Set(found.map(\.table)).subtracting(declared).sorted().map {
      "\($0) has rows about people, and no feature says what becomes of them when a guest becomes part of an account"
    }
  }

  private static func claimedTwice(_ parts: [Part]) -> [String] {
    let owners = Dictionary(
      grouping: parts.flatMap { part in part.rows.fates.keys.map { (table: $0, feature: part.feature) } }, by: \.table)
    return owners.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { table, claims in
      "\(table) is said to belong to \(claims.map(\.feature).sorted().joined(separator: " and to "))"
    }
  }

  private static func missing(_ parts: [Part], _ found: [PersonalColumn]) -> [String] {
    let tables = Set(found.map(\.table))
    return parts.flatMap { part in
      part.rows.fates.keys.filter { !tables.contains($0) }.sorted().map { "\(part.feature) tells of \($0), which has no rows about people" }
    }
  }

  private static func unpurged(_ parts: [Part], _ found: [PersonalColumn]) -> [String] {
    let elsewhere = Set(parts.flatMap { $0.rows.elsewhere.keys })
    return found.filter { !$0.isByAccount && !elsewhere.contains($0.table) && !elsewhere.contains("\($0.table).\($0.name)") }.map {
      "\($0.table).\($0.name) tells of people, and no feature says what becomes of it when somebody is deleted"
    }
  }

  private static func unmoved(_ parts: [Part]) -> [String] {
    parts.filter { $0.rows.move == nil && $0.rows.fates.values.contains(.moved) }.map {
      "\($0.feature) says that rows of guests are moved, and has nothing that moves them"
    }
  }
}

/// A column that tells of people.
struct PersonalColumn: Sendable, Hashable {
  let table: String
  let name: String
  /// Whether the table's rows belong to one account each, so that they are purged and exported by that alone.
  let isByAccount: Bool
}
