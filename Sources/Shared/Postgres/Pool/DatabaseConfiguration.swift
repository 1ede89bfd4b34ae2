/// Where a database is and how much of it one loop may use.
///
/// `max_connections` of the server must hold processes × loops × (`readConnections` + `writeConnections`), with room for operators.
public struct DatabaseConfiguration: Sendable {
  /// A libpq connection string. Several hosts with `target_session_attrs=read-write` find the primary after a failover.
  public var connectionString: String

  /// The name that pg_stat_activity shows.
  public var applicationName: String

  /// Connections of each loop that all short reads share, 1 or 2: fewer connections mean deeper batches.
  public var readConnections = 1

  /// Connections of each loop for transactions, lone writes and slow reads, at most.
  public var writeConnections = 4

  /// How many may wait for a write connection of one loop: half a second's work at a few milliseconds each, and less than `waitMax`. A phone that is
  /// refused comes again, which costs more than to wait.
  public var waitersMax = 1_024

  /// How long one may wait for a connection: longer than a quick restart of the server, shorter than callers' patience.
  public var waitMax = Duration.seconds(2)

  /// How many reads may be on their way on one connection: bounds memory when the server stalls.
  public var readsInFlightMax = 4_096

  /// The server ends a short read after this, because everybody's reads queue behind it.
  public var readTimeout = Duration.seconds(5)

  /// The server ends any other statement after this: a safety net below the callers' own deadlines.
  public var writeTimeout = Duration.seconds(30)

  /// The server ends a session that holds a transaction open without a statement: a process that hangs must not hold locks.
  public var idleInTransactionTimeout = Duration.seconds(30)

  /// A write connection that nobody used for so long is closed, but for one.
  public var idleMax = Duration.seconds(60)

  public init(connectionString: String, applicationName: String = "cairn") {
    self.connectionString = connectionString
    self.applicationName = applicationName
  }

  /// `writeConnections` of a process with so many loops. With one or two 8, since of a process's transactions many wait for the disk at any time, and the
  /// commits of several are one; at a thousand a second four were all busy, and hundreds waited. With four and more 4, which is what a server's
  /// `max_connections` allows.
  public static func writeConnections(loops: Int) -> Int { min(8, max(4, 16 / max(1, loops))) }

  /// How statements are planned: settings of each connection, so that no operator can forget them.
  ///
  /// A statement is planned once for a connection and its tables' statistics, for whatever values: to plan it takes up to ten times as long as what it does.
  /// So a plan may have been made while a queue was empty, when to read all of it seemed cheapest, and would be kept while the queue fills. With
  /// `enable_seqscan` off it is only chosen where no index fits at all; statements about queues are written so that the right one does (QueuePlanTests).
  /// The cost that is then stated for a plan without a choice would have it compiled, which takes longer than it runs: `jit` is off.
  package static let plannerSettings = [("plan_cache_mode", "force_generic_plan"), ("enable_seqscan", "off"), ("jit", "off")]

  /// - Throws: `invalidValue` when libpq cannot read the connection string.
  func parameters(forReads: Bool) throws(PostgresError) -> ConnectionParameters {
    var parameters = try ConnectionParameters(connectionString)
    parameters.setDefault("application_name", applicationName)
    parameters.setDefault("client_encoding", "UTF8")
    // A peer that vanished without a word is noticed after this many milliseconds.
    parameters.setDefault("tcp_user_timeout", "10000")
    parameters.setDefault("keepalives_idle", "10")
    let timeout = forReads ? readTimeout : writeTimeout
    parameters.appendOption("-c statement_timeout=\(timeout.wholeMilliseconds)")
    parameters.appendOption("-c idle_in_transaction_session_timeout=\(idleInTransactionTimeout.wholeMilliseconds)")
    parameters.appendOption("-c client_min_messages=warning")
    for (name, value) in Self.plannerSettings { parameters.appendOption("-c \(name)=\(value)") }
    return parameters
  }
}

extension Duration {
  var wholeMilliseconds: Int64 { components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000 }
}
