internal import EventLoop
public import Lifecycle
public import Postgres

extension ServiceEnvironment {
  /// The service's own database.
  /// - Throws: `SettingsError` without one; `PostgresError` for a connection string that cannot be read.
  public func database() throws -> Database {
    let connection = settings.requiredText("DATABASE", why: "the libpq connection string of the service's database")
    try settings.check()
    var configuration = DatabaseConfiguration(connectionString: connection, applicationName: "cairn-\(name)")
    configuration.writeConnections = DatabaseConfiguration.writeConnections(loops: loops.loops.count)
    return try Database(configuration, loop: loops.first)
  }
}
