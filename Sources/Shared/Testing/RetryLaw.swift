public import Postgres

/// The law that every mutation can be sent once more when its answer was lost, and that none is forgotten: each is tried, or says why not.
public enum RetryLaw {
  /// Answers of a method to the same call a second time.
  public enum Repetition: Sendable {
    /// The same, and nothing has changed since the first time.
    case same
    /// Something else, while nothing has changed since the first time.
    case otherAnswer(because: String)
    /// A refusal with this reason, by which a client knows that it is done; nothing has changed since the first time.
    case refused(_ reason: String, because: String)
    /// Does it once more, as it was asked.
    case again(because: String)
  }

  /// Mutations that nobody tries, and cases of what is none.
  /// - Parameters:
  ///   - mutations: The paths of all methods that may change something.
  ///   - cases: The paths of those that are tried.
  ///   - exceptions: Why others need not be, by their paths.
  public static func gaps(in mutations: [String], cases: [String], exceptions: [String: String]) -> [String] {
    let (known, tried) = (Set(mutations), Set(cases))
    var gaps = mutations.filter { !tried.contains($0) && exceptions[$0] == nil }.map { "\($0) is not tried" }
    gaps += tried.union(exceptions.keys).subtracting(known).map { "\($0) is no mutation" }
    gaps += tried.intersection(exceptions.keys).map { "\($0) is tried, and has a reason not to be" }
    gaps += tried.filter { path in cases.count { $0 == path } > 1 }.map { "\($0) is tried twice" }
    gaps += exceptions.filter { $0.value.count < 10 }.map { "\($0.key) gives no reason" }
    return gaps.sorted()
  }

  /// Makes a call, loses the answer, makes the call again, twice, and tells what was not as it should be.
  /// - Parameters:
  ///   - tables: Tables that tell of each try, and may: who has tried how often.
  ///   - reason: Reason of a refusal.
  ///   - call: Makes the call; each time later than before, so that whatever was done again would show.
  public static func breaches(
    of repetition: Repetition, in database: Database, besides tables: Set<String> = [], reason: (any Error) -> String?,
    call: nonisolated(nonsending) () async throws -> [UInt8]
  ) async throws -> [String] {
    let before = try await contents(of: database, besides: tables)
    let answer = try await call()
    let after = try await contents(of: database, besides: tables)
    var breaches = before == after ? ["has no effect"] : []
    for _ in 0..<2 {
      do {
        let second = try await call()
        switch repetition {
        case .same where second != answer: breaches.append("answers \(second), and before \(answer)")
        case .refused(let expected, _): breaches.append("is not refused with \(expected)")
        default: break
        }
      } catch {
        guard case .refused(let expected, _) = repetition, reason(error) == expected else {
          breaches.append("is refused: \(error)")
          continue
        }
      }
    }
    if case .again = repetition { return breaches }
    let later = try await contents(of: database, besides: tables)
    breaches += later.filter { !after.contains($0) }.map { "changes \($0), which was \(former($0, in: after))" }
    return breaches
  }

  private static func former(_ line: String, in lines: [String]) -> String {
    let table = line.prefix { $0 != " " }
    return lines.first { $0.prefix { $0 != " " } == table } ?? "nothing"
  }

  /// Every row of every table, but for the answers that are kept under keys.
  public static func contents(of database: Database, besides tables: Set<String> = []) async throws -> [String] {
    let rows = try await database.query(
      """
      SELECT relname::text,
        query_to_xml(format('SELECT t::text AS row FROM %I.%I t ORDER BY 1', nspname, relname), false, false, '')::text
      FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
      WHERE relkind = 'r' AND nspname NOT IN ('pg_catalog', 'information_schema') AND relname NOT LIKE 'idempotency%' ORDER BY 1
      """)
    return try rows.compactMap { row in
      let table = try row.get(0, as: String.self)
      return tables.contains(table) ? nil : table + " " + (try row.get(1, as: String.self))
    }
  }
}
