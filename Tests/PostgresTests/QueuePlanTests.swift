import CairnTesting
import Testing

@testable import Postgres

/// Statements about queues: tables that are empty most of the time and hold tens of thousands of rows when something else is away. A connection plans a
/// statement once (`DatabaseConfiguration.plannerSettings`), so the plan that is made while a queue is empty must be the one that a full queue needs.
///
/// A table is a queue when its comment says so: "group: local; queue; retention: …".
@Suite struct QueuePlanTests {
  /// Statements that read a whole queue by their nature, with the reason: the function that a statement stands in.
  private static let whole = [
    "MailNoticeStore.accountsDue": "finds people by all that is due, of which each may have much",
    "MediaStore.totalBytes": "adds up all that is being sent, now and then",
    "OutboxStore.releaseFromTheFuture": "moves all keys that wait for a time that no clock can mean: it reads what it changes",
    "OutboxStore.takeDeadLetters": "an operator's command: the oldest of a destination, in order",
    "PresenceStore.deleteOrphans":
      "looks now and then for leases of processes that are gone, of which an index would cost each reader's updates more",
    "PushStore.waiting": "counts what is due, for a gauge",
    "ReconnectStore.seated": "reads a page of all who play, in the order of the key, and finds no game of theirs here",
    "RevocationStore.find": "reads on from a number; what has expired behind it is swept within minutes",
    "TimerStore.retryFailed": "an operator's command",
  ]

  /// Statements that go along a queue, without a condition, and stop early: how much they read is counted.
  private static let along = [
    "OutboxStore.deadLetterCounts": "counts up to a limit, for a gauge",
    "OutboxStore.oldest": "reads the first entry of the index by time",
    "PresenceStore.markOrphans": "as deleteOrphans, up to a limit",
    "RunStore.takeOffBoards": "asks the index of runs for each walk that was deleted within a day, once a minute",
    "TimerStore.next": "reads the next entries of the index by time",
    "WatchStore.nextAnnouncements": "reads from the first on to some whose zone is known",
  ]

  /// Tables that look like queues and are none, with the reason.
  private static let noQueues = [
    "cache_areas": "when the next news of an area are due is a part of it; it stays when they are told",
    "daily_games": "a row a day, for ever",
    "games": "when a game goes on is what its timer says; the column repeats it",
    "idempotency_keys": "has one index, and days of it are dropped whole",
    "media": "a day is what is left to a file when nothing shows it any more",
    "stream_replicas": "a row for each process",
  ]

  /// Statements that cannot be prepared from their text alone, with what they do.
  private static let unprepared = [
    "LoginAttemptStore.countFree": "inserts by key what arrays of several types hold",
    "LoginAttemptStore.forgive": "inserts by key what arrays of several types hold",
    "OutboxStore.insert": "inserts by key what arrays of several types hold",
    "PresenceStore.take": "inserts by key what arrays of several types hold",
  ]

  /// Statements that refuse the values which all of them are run with. Their plans are looked at; what they read is not counted.
  private static let refused = [
    "CallStore.insert": "inserts by key: no call is in that state, and no signal of that kind",
    "CallStore.update": "changes by key: no call is in that state",
    "ExportStore.insert": "inserts by key: no export is in that state",
    "FriendMoveStore.insertOwnRequests": "inserts by key: nobody asks oneself",
    "FriendMoveStore.insertRequests": "inserts by key: nobody asks oneself",
    "FriendStore.insertRequest": "inserts by key: nobody asks oneself",
    "GuestStore.insertMerge": "inserts by key: there is one",
    "InvitationStore.insert": "inserts by key: nobody invites oneself",
    "MailedCodeStore.insert": "inserts by key: there is no such purpose",
    "PendingSignUpStore.insert": "inserts by key: that is no hash of a password",
    "RatingStore.insert": "inserts by key: there is no such reason",
    "RevocationStore.append": "inserts by key: there is one",
    "RoomStore.insert": "inserts by key: nobody plays alone in a room",
    "SecondFactorStore.insert": "inserts by key: there is no such scope",
    "TimerStore.insert": "inserts by key: there is one",
    "UploadStore.finish": "changes by key: no upload is in that state",
    "UploadStore.insert": "inserts by key: no upload is in that state",
    "WaitingBoardStore.insert": "inserts by key: there is no such kind",
  ]

  private static let rowCount = 20_000

  /// More than a statement finds by a key of some columns, less than it reads where it looks for its rows.
  private static let readMax = 1_000

  /// Less than the pages of the smallest index of a full queue.
  private static let pageMax = 80

  /// A session that other databases of tests have kept from hearing of all changes of the catalogue forgets every plan at once, whatever it has planned: then what
  /// it read says nothing, and it is asked again, of a database of its own.
  private static let attemptsMax = 5

  @Test(arguments: ["events", "auth", "game", "social", "geo"])
  func noPlanThatWasMadeOfAnEmptyQueueReadsAllOfIt(module: String) throws {
    for attempt in 1...Self.attemptsMax {
      let found = try Self.look(module)
      if !found.plannedAnew.isEmpty && attempt < Self.attemptsMax { continue }
      #expect(found.plannedAnew == [], "planned anew")
      #expect(found.unprepared == [])
      for breach in found.breaches { Issue.record("\(breach)") }
      // Excuses that nothing needs are none.
      #expect(found.vainExcuses == [])
      return
    }
  }

  /// Findings about the statements of a service.
  private struct Findings {
    var unprepared: [String] = []
    var plannedAnew: [String] = []
    var breaches: [String] = []
    var vainExcuses: Set<String> = []
  }

  private static func look(_ module: String) throws -> Findings {
    let bench = try QueueBench(module)
    let (statements, unprepared) = try bench.plan()
    var found = Findings(unprepared: unprepared.filter { Self.unprepared[$0] == nil })
    let plans = try statements.map(bench.plan(of:))
    var excused: Set<String> = []
    for statement in statements {
      let queues = try bench.unbounded(statement)
      if along[statement.place] != nil || whole[statement.place] != nil {
        if !queues.isEmpty { excused.insert(statement.place) }
      } else if !queues.isEmpty {
        found.breaches.append("\(statement.place): reads all of \(queues) when it was planned while they were empty\n\(statement.text)")
      }
    }
    try bench.fill(rowCount)
    for statement in statements {
      let cost = try bench.run(statement)
      let isMuch = cost.rowCount > readMax || cost.pageCount > pageMax
      if isMuch && whole[statement.place] != nil { excused.insert(statement.place) }
      if isMuch && whole[statement.place] == nil { found.breaches.append("\(statement.place) has read \(cost)\n\(statement.text)") }
      if refused[statement.place] != nil {
        if cost.objection != nil { excused.insert(statement.place) }
      } else if let objection = cost.objection {
        found.breaches.append("\(statement.place): \(objection)\n\(statement.text)")
      }
    }
    // Plans were kept: what was run is what was planned while the queues were empty.
    for (statement, plan) in zip(statements, plans) where try bench.plan(of: statement) != plan {
      found.plannedAnew.append(statement.place)
    }
    let places = Set(statements.map(\.place))
    found.vainExcuses = places.filter { along[$0] != nil || whole[$0] != nil || refused[$0] != nil }.subtracting(excused)
    try bench.checkThatItCounts(rowCount)
    return found
  }

  @Test(arguments: ["events", "auth", "game", "social", "geo"])
  func everyQueueSaysThatItIsOneAndIsFilledHere(module: String) throws {
    let bench = try QueueBench(module)
    #expect(bench.queues.filter { QueueRows.scripts[$0] == nil } == [])
    // By its columns, or by how long its rows stay.
    let unsaid = try bench.names(
      """
      SELECT c.relname::text FROM pg_class c CROSS JOIN LATERAL coalesce(obj_description(c.oid, 'pg_class'), '') AS said (comment)
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND said.comment !~ '; queue;' AND (
        said.comment ~ 'retention:.*\\m(seconds|minutes?|hours?|a day|until the end of)\\M'
        OR EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid
          AND a.attname IN ('due_time', 'next_time', 'claim_id', 'claim_time', 'attempt_count', 'attempt_end_time')))
      ORDER BY 1
      """)
    #expect(unsaid.filter { Self.noQueues[$0] == nil } == [], "a queue's comment says so; what is none is listed here")
  }
}

/// A database with the queues of a service, and a session that plans as those of services do.
private struct QueueBench {
  struct Statement {
    /// The file and the function that it stands in, or the reference that PostgreSQL checks by it.
    let place: String
    let text: String
    /// By which the session executes it.
    let name: String
  }

  struct Cost {
    /// Rows of queues, as pg_stat_user_tables counts them.
    let rowCount: Int64
    let pageCount: Int64
    let objection: String?
  }

  let queues: [String]
  private let folders: [String]
  private let scratch: ScratchDatabase
  private let connection: BlockingConnection

  init(_ module: String) throws {
    folders = Repository.migrationRoots(of: module)
    let modules = module == "events" ? ["events"] : ["events", module]
    scratch = try ScratchDatabase(modules: modules.map { try MigrationModule($0, roots: Repository.migrationRoots(of: $0)) })
    connection = try BlockingConnection(scratch.connectionString)
    for (name, value) in DatabaseConfiguration.plannerSettings { try connection.run(script: "SET \(name) = \(value)") }
    queues = try connection.query(
      """
      SELECT relname::text FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND obj_description(oid, 'pg_class') ~ '; queue;' ORDER BY 1
      """
    ).map { try $0.get(0) }
    try connection.run(script: QueueRows.functions)
  }

  func names(_ sql: SQL) throws -> [String] { try connection.query(sql).map { try $0.get(0) } }

  /// Prepares every statement that names a queue, and those by which PostgreSQL checks references from and to one.
  ///
  /// Nothing changes or analyzes the tables from now on, and no setting changes: either would have the statements planned anew. References are not checked,
  /// so that one queue is filled without the others.
  /// - Returns: The statements, and places of those that cannot be prepared.
  func plan() throws -> (statements: [Statement], unprepared: [String]) {
    for queue in queues {
      try connection.run(script: "ALTER TABLE \(queue) SET (autovacuum_enabled = off)")
      try connection.run(script: "ALTER TABLE \(queue) DISABLE TRIGGER ALL")
    }
    try connection.run(script: "VACUUM ANALYZE")
    let found = StatementLaw.prepare(folders: folders, connection).filter { statement in
      let words = Set(statement.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      return queues.contains { words.contains($0) }
    }
    let statements = found.compactMap { statement in
      statement.name.map { Statement(place: statement.place, text: statement.text, name: $0) }
    }
    return (statements + (try references()), found.filter { $0.name == nil }.map(\.place))
  }

  private func references() throws -> [Statement] {
    let checks: [(place: String, text: String)] = try connection.query("SELECT place, text FROM law_references(\(queues)) ORDER BY 1, 2")
      .map {
        (place: try $0.get(0), text: try $0.get(1))
      }
    return try checks.enumerated().map { index, check in
      try connection.run(script: "PREPARE reference\(index) AS \(check.text)")
      return Statement(place: check.place, text: check.text, name: "reference\(index)")
    }
  }

  /// The plan with what it is thought to cost, which tells one that is kept from one that is made anew of a queue with other contents.
  func plan(of statement: Statement) throws -> String {
    try connection.query("SELECT law_plan(law_call(\(statement.name), \(QueueRows.firstMoment)))::text").firstRow().get(0)
  }

  /// Queues of which a plan reads all, by a scan or by an index without a condition on its first column.
  func unbounded(_ statement: Statement) throws -> [String] {
    try connection.query("SELECT law_unbounded(law_call(\(statement.name), \(QueueRows.firstMoment)))").map { try $0.get(0) }.filter(
      queues.contains)
  }

  func fill(_ rowCount: Int) throws {
    for queue in queues { try connection.run(script: "\(QueueRows.scripts[queue] ?? "") FROM generate_series(1, \(rowCount)) AS g") }
  }

  /// What a statement reads at most, where the times that it is asked about are those of the first row, and behind those of all. Nothing it does stays.
  func run(_ statement: Statement) throws -> Cost {
    let costs = try [QueueRows.firstMoment, QueueRows.latestMoment].map { moment in
      try run(connection.query("SELECT law_call(\(statement.name), \(moment))").firstRow().get(0))
    }
    return Cost(
      rowCount: costs.map(\.rowCount).max() ?? 0, pageCount: costs.map(\.pageCount).max() ?? 0,
      objection: costs.lazy.compactMap(\.objection).first)
  }

  private func run(_ call: String) throws -> Cost {
    try connection.run(script: "BEGIN")
    defer { try? connection.run(script: "ROLLBACK") }
    let row = try connection.query("SELECT row_count, page_count, objection FROM law_run(\(call), \(queues))").firstRow()
    return Cost(rowCount: try row.get(0), pageCount: try row.get(1), objection: try row.get(2))
  }

  /// Of a statement that reads all, all is counted.
  func checkThatItCounts(_ rowCount: Int) throws {
    guard let queue = queues.first else { return }
    let cost = try run("SELECT count(*) FROM \(queue)")
    #expect(cost.rowCount >= rowCount && cost.pageCount > 80 && cost.objection == nil)
  }
}
