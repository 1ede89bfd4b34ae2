public import Timekeeping

/// Brings a database to the schema of this checkout: forward only, each migration in a transaction of its own.
///
/// Two migrators at once are safe: the second waits for the first and then finds nothing left to do. Blocks its thread: for command line
/// tools and tests.
public struct Migrator {
  private let connection: BlockingConnection
  private let time: any TimeSource

  /// Connects.
  /// - Parameter connectionString: As libpq reads it; the role must be allowed to make tables.
  public init(connectionString: String, time: any TimeSource = SystemTime()) throws(MigrationError) {
    self.time = time
    do throws(PostgresError) {
      connection = try BlockingConnection(connectionString)
    } catch {
      throw Self.explain(error)
    }
  }

  /// Migrations that `migrate` would apply, in order.
  /// - Throws: `MigrationError.changed` when an applied file differs.
  public func pending(_ modules: [MigrationModule]) throws(MigrationError) -> [Migration] {
    var pending: [Migration] = []
    for module in modules { pending += try self.pending(module) }
    return pending
  }

  /// Applies what is missing, module by module in the order given.
  /// - Parameter applied: Called after each migration.
  /// - Returns: How many were applied.
  @discardableResult
  public func migrate(_ modules: [MigrationModule], applied: (Migration) -> Void = { _ in }) throws(MigrationError) -> Int {
    // Held by the session, so the end of this process releases it in any case. The number says "cairn".
    try run("SELECT pg_advisory_lock(427020874350)")
    defer { try? connection.run(script: "SELECT pg_advisory_unlock(427020874350)") }
    try run(Self.bookkeeping)
    // A migration that waits for a lock has everybody else wait behind it; better to give up and be called again.
    try run("SET lock_timeout = '10s'")
    var count = 0
    for module in modules {
      for migration in try pending(module) {
        try apply(migration, module)
        applied(migration)
        count += 1
      }
    }
    return count
  }

  private static let bookkeeping = """
    CREATE TABLE IF NOT EXISTS schema_migrations (
      module text NOT NULL,
      version integer NOT NULL,
      name text NOT NULL,
      checksum text NOT NULL,
      min_binary_schema integer,
      apply_time timestamptz NOT NULL,
      PRIMARY KEY (module, version)
    )
    """

  private func pending(_ module: MigrationModule) throws(MigrationError) -> [Migration] {
    let applied = try appliedChecksums(module.name)
    var pending: [Migration] = []
    for migration in module.migrations {
      guard let checksum = applied[migration.version] else {
        pending.append(migration)
        continue
      }
      if checksum != migration.checksum { throw .changed(path: migration.path) }
    }
    return pending
  }

  private func appliedChecksums(_ module: String) throws(MigrationError) -> [Int: String] {
    do throws(PostgresError) {
      let exists: Bool = try connection.query("SELECT to_regclass('schema_migrations') IS NOT NULL").firstRow().get(0)
      if !exists { return [:] }
      var checksums: [Int: String] = [:]
      for row in try connection.query("SELECT version, checksum FROM schema_migrations WHERE module = \(module)") {
        checksums[try row.get(0)] = try row.get(1)
      }
      return checksums
    } catch {
      throw Self.explain(error)
    }
  }

  private func apply(_ migration: Migration, _ module: MigrationModule) throws(MigrationError) {
    try run("BEGIN")
    do throws(PostgresError) {
      try connection.run(script: migration.script)
      if !connection.isInTransaction { throw PostgresError(.transactionEnded) }
      try connection.query(
        """
        INSERT INTO schema_migrations (module, version, name, checksum, min_binary_schema, apply_time)
        VALUES (\(module.name), \(migration.version), \(migration.name), \(migration.checksum), \(migration.minBinarySchema),
          \(time.now()))
        """)
      try connection.run(script: "COMMIT")
    } catch {
      try? connection.run(script: "ROLLBACK")
      throw Self.explain(error, migration)
    }
  }

  private func run(_ script: String) throws(MigrationError) {
    do throws(PostgresError) {
      try connection.run(script: script)
    } catch {
      throw Self.explain(error)
    }
  }

  // MARK: Explaining

  private static func explain(_ error: PostgresError) -> MigrationError {
    .database(message: words(error))
  }

  private static func explain(_ error: PostgresError, _ migration: Migration) -> MigrationError {
    if error.kind == .transactionEnded { return .endsTransaction(path: migration.path) }
    return .refused(path: migration.path, line: error.report?.position.map { line(of: $0, in: migration.script) }, message: words(error))
  }

  /// A migrator is an operator's tool and its scripts hold no data of users: the server's words may be shown.
  private static func words(_ error: PostgresError) -> String {
    guard let report = error.report else { return error.description }
    let message = report.message.split(separator: "\n").joined(separator: " ")
    return [message, report.detail, report.hint].compactMap { $0 }.joined(separator: "; ")
  }

  /// - Parameter position: In characters, from 1.
  private static func line(of position: Int, in script: String) -> Int {
    1 + script.unicodeScalars.prefix(max(0, position - 1)).count { $0 == "\n" }
  }
}

/// Whether a service may run on the database it finds.
public enum SchemaCheck {
  /// Asked by a service when it starts.
  /// - Parameters:
  ///   - module: "game".
  ///   - version: The newest migration this binary was built with.
  /// - Throws: `PostgresError.Kind.schemaMismatch` when the schema is older than that, or a migration asks for newer binaries.
  public static func require(module: String, version: Int, in database: Database) async throws {
    let (applied, minBinary) = try await versions(of: module, in: database)
    if applied < version {
      throw PostgresError(
        .schemaMismatch(
          reason: "the schema of \(module) is at version \(applied), this binary needs \(version): run `cairn migrate` first"))
    }
    if minBinary > version {
      throw PostgresError(
        .schemaMismatch(
          reason: "the schema of \(module) asks for binaries of version \(minBinary) or newer, not of \(version): deploy one"))
    }
  }

  private static func versions(of module: String, in database: Database) async throws -> (applied: Int, minBinary: Int) {
    do {
      let row = try await database.query(
        """
        SELECT coalesce(max(version), 0), coalesce(max(min_binary_schema), 0) FROM schema_migrations WHERE module = \(module)
        """
      ).firstRow()
      return (try row.get(0), try row.get(1))
    } catch let error as PostgresError where error.kind == .server(sqlState: "42P01") {
      // No migrator has ever been here.
      return (0, 0)
    }
  }
}
