internal import Cryptography
public import EventLoop
internal import Foundation
public import Postgres
internal import Synchronization

/// A database of its own for one suite or test: a copy of a migrated template, dropped at the end.
public final class ScratchDatabase: Sendable {
  /// The superuser's connection string to it.
  public let connectionString: String
  /// Its name in the cluster.
  public let name: String
  private let cluster: TestCluster

  /// - Parameter modules: "events", "game" …: applied in this order.
  public convenience init(_ modules: String...) throws {
    try self.init(modules: modules.map { try MigrationModule($0, roots: Repository.migrationRoots(of: $0)) })
  }

  /// - Parameters:
  ///   - modules: Modules that the template is migrated with.
  ///   - cluster: Where; the shared one without it.
  public init(modules: [MigrationModule], in cluster: TestCluster? = nil) throws {
    let cluster = try cluster ?? TestCluster.shared.get()
    let template = try Templates.name(for: modules, in: cluster)
    self.cluster = cluster
    name = "cairn_scratch_\(ProcessInfo.processInfo.processIdentifier)_\(Self.nextNumber())"
    connectionString = "\(cluster.connectionString) dbname=\(name)"
    // A copy of the files is twice as fast as one through the log while a template is small.
    try BlockingConnection("\(cluster.connectionString) dbname=postgres")
      .run(script: "CREATE DATABASE \(name) TEMPLATE \(template) STRATEGY file_copy")
  }

  deinit {
    let connection = try? BlockingConnection("\(cluster.connectionString) dbname=postgres")
    try? connection?.run(script: "DROP DATABASE IF EXISTS \(name) WITH (FORCE)")
  }

  /// Runs a script as superuser, for what a test needs to exist.
  public func run(script: String) throws {
    try BlockingConnection(connectionString).run(script: script)
  }

  /// A handle whose connections the caller closes.
  public func database(on loop: Loop, configure: (inout DatabaseConfiguration) -> Void = { _ in }) throws -> Database {
    var configuration = DatabaseConfiguration(connectionString: connectionString, applicationName: "cairn-test")
    configure(&configuration)
    return try Database(configuration, loop: loop)
  }

  /// Runs `body` on a loop of its own, with this database.
  @discardableResult
  public func withDatabase<Value: Sendable>(
    configure: (inout DatabaseConfiguration) -> Void = { _ in }, _ body: @escaping @Sendable (Database) async throws -> Value
  ) async throws -> Value {
    let loop = Loop()
    defer { loop.stop() }
    let database = try database(on: loop, configure: configure)
    let result: Result<Value, any Error>
    do {
      result = .success(try await loop.run { try await body(database) })
    } catch {
      result = .failure(error)
    }
    await database.close()
    return try result.get()
  }

  private static let number = Mutex(0)

  private static func nextNumber() -> Int {
    number.withLock {
      $0 += 1
      return $0
    }
  }
}

/// Migrated databases that scratch databases are copies of; named by what they were migrated with, so that every process can share them.
private enum Templates {
  private static let known = Mutex<Set<String>>([])

  static func name(for modules: [MigrationModule], in cluster: TestCluster) throws -> String {
    let contents = modules.map { "\($0.name):" + $0.migrations.map(\.checksum).joined(separator: ",") }.joined(separator: ";")
    let name = "cairn_template_" + Hex.encode(SHA256.digest(of: Array(contents.utf8)).prefix(8))
    let key = "\(cluster.connectionString) \(name)"
    try known.withLock { known in
      if known.contains(key) { return }
      try make(name, modules, in: cluster)
      known.insert(key)
    }
    return name
  }

  private static func make(_ name: String, _ modules: [MigrationModule], in cluster: TestCluster) throws {
    let connection = try BlockingConnection("\(cluster.connectionString) dbname=postgres")
    // Two processes at once: the second waits, then finds it.
    try connection.run(script: "SELECT pg_advisory_lock(427020874351)")
    let isThere: Bool = try connection.query("SELECT EXISTS (SELECT FROM pg_database WHERE datname = \(name))").firstRow().get(0)
    if isThere { return }
    // Under another name until it is complete.
    try connection.run(script: "DROP DATABASE IF EXISTS \(name)_part")
    try connection.run(script: "CREATE DATABASE \(name)_part")
    try migrate("\(cluster.connectionString) dbname=\(name)_part", modules)
    try connection.run(script: "ALTER DATABASE \(name)_part RENAME TO \(name)")
  }

  private static func migrate(_ connectionString: String, _ modules: [MigrationModule]) throws {
    try Migrator(connectionString: connectionString).migrate(modules)
  }
}
