internal import FoundationEssentials
internal import Postgres
internal import Timekeeping

/// Every SQL statement about events to be sent. One function, one statement.
enum OutboxStore {
  /// An event for one destination, before it has a number.
  struct NewRow: Sendable {
    var destination: String
    var orderingKey: String
    var eventID: UUID
    var type: String
    var payload: [UInt8]
  }

  /// A key as it was claimed.
  struct ClaimedKey: Sendable {
    var orderingKey: String
    /// The number of its newest event at that time.
    var lastNumber: Int64
    var attemptCount: Int
  }

  /// Numbers events and keeps them, in their order. Locks their keys, which are made when there are none, until the transaction ends.
  static func insert(_ rows: [NewRow], at now: Moment, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      WITH new AS (
        SELECT destination, ordering_key, event_id, type, payload,
          row_number() OVER (PARTITION BY destination, ordering_key ORDER BY place) AS place,
          count(event_id) OVER (PARTITION BY destination, ordering_key) AS key_count
        FROM unnest(
          \(rows.map(\.destination)), \(rows.map(\.orderingKey)), \(rows.map(\.eventID)), \(rows.map(\.type)), \(rows.map(\.payload))
        ) WITH ORDINALITY AS given (destination, ordering_key, event_id, type, payload, place)
      ), numbered AS (
        INSERT INTO outbox_keys (destination, ordering_key, last_number, next_time)
        SELECT destination, ordering_key, key_count, \(now) FROM new WHERE place = 1 ORDER BY destination, ordering_key
        ON CONFLICT (destination, ordering_key) DO UPDATE SET last_number = outbox_keys.last_number + excluded.last_number
        RETURNING destination, ordering_key, last_number
      )
      INSERT INTO outbox (destination, ordering_key, number, event_id, type, payload, create_time)
      SELECT new.destination, new.ordering_key, numbered.last_number - new.key_count + new.place, new.event_id, new.type, new.payload, \(now)
      FROM new JOIN numbered ON numbered.destination = new.destination AND numbered.ordering_key = new.ordering_key
      """)
  }

  /// Takes keys with something to send, for as long as `endTime`; those that waited longest first, of one moment in the order of their
  /// names. Keys that somebody is writing to are left for the next time.
  static func claim(
    to destination: String, claimID: UUID, until endTime: Moment, at now: Moment, limit: Int, in database: Database
  ) async throws -> [ClaimedKey] {
    try await database.execute(
      """
      WITH due AS (
        SELECT ordering_key, next_time FROM outbox_keys WHERE destination = \(destination) AND next_time <= \(now)
        ORDER BY next_time, ordering_key LIMIT \(limit) FOR UPDATE SKIP LOCKED
      ), claimed AS (
        UPDATE outbox_keys AS k SET claim_id = \(claimID), next_time = \(endTime)
        FROM due WHERE k.destination = \(destination) AND k.ordering_key = due.ordering_key
          AND k.ordering_key = ANY (ARRAY(SELECT ordering_key FROM due))
        RETURNING k.ordering_key, k.last_number, k.attempt_count, due.next_time AS due_time
      )
      SELECT ordering_key, last_number, attempt_count FROM claimed ORDER BY due_time, ordering_key
      """
    ).map { ClaimedKey(orderingKey: try $0.get(0), lastNumber: try $0.get(1), attemptCount: try $0.get(2)) }
  }

  /// Destinations among some for which a key may be claimed.
  static func due(among destinations: [String], at now: Moment, in database: Database) async throws -> Set<String> {
    Set(
      try await database.query(
        """
        SELECT asked.destination FROM unnest(\(destinations)) AS asked (destination)
        WHERE (SELECT true FROM outbox_keys k WHERE k.destination = asked.destination AND k.next_time <= \(now) ORDER BY k.next_time LIMIT 1)
        """
      ).map { try $0.get(0) })
  }

  /// Lets keys be claimed now that wait for a time which no clock that is right has given them: a key that was never claimed is due when it is
  /// made, and no pause is longer than `pauseMax`.
  static func releaseFromTheFuture(
    to destination: String, dueAfter slack: Duration, orPausedFor pauseMax: Duration, at now: Moment, in database: Database
  ) async throws -> Int {
    try await database.execute(
      """
      UPDATE outbox_keys SET next_time = \(now)
      WHERE destination = \(destination) AND next_time > \(now + slack)
        AND ((attempt_count = 0 AND claim_id IS NULL) OR next_time > \(now + pauseMax))
      """
    ).affectedCount
  }

  /// The oldest events of a key, in their order.
  static func first(to destination: String, orderingKey: String, limit: Int, in database: Database) async throws -> [OutboxEvent] {
    try await database.query(
      """
      SELECT number, event_id, type, payload, create_time FROM outbox
      WHERE destination = \(destination) AND ordering_key = \(orderingKey) ORDER BY number LIMIT \(limit)
      """
    ).map { row in
      OutboxEvent(
        number: try row.get(0), eventID: try row.get(1), type: try row.get(2), payload: try row.get(3), createTime: try row.get(4))
    }
  }

  /// Removes what was delivered. By id: a claim may have been void, and the key's numbers may have begun again.
  static func remove(_ eventIDs: [UUID], to destination: String, orderingKey: String, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM outbox
      WHERE destination = \(destination) AND ordering_key = \(orderingKey) AND event_id = ANY (\(eventIDs))
      """)
  }

  /// Gives up an event.
  static func bury(
    _ eventID: UUID, to destination: String, orderingKey: String, error: String, at now: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      WITH dead AS (
        DELETE FROM outbox WHERE destination = \(destination) AND ordering_key = \(orderingKey) AND event_id = \(eventID)
        RETURNING destination, ordering_key, event_id, type, payload, create_time)
      INSERT INTO dead_letters (destination, ordering_key, event_id, type, payload, create_time, fail_time, last_error)
      SELECT destination, ordering_key, event_id, type, payload, create_time, \(now), \(error) FROM dead
      ON CONFLICT (destination, event_id) DO NOTHING
      """)
  }

  /// Ends a key that has nothing left to send: its newest event was `number`.
  /// - Returns: Whether it was ended. Not when somebody else has claimed it, nor when there are newer events.
  static func finish(
    _ orderingKey: String, to destination: String, claimID: UUID, lastNumber number: Int64, in transaction: Transaction
  ) async throws -> Bool {
    let rows = try await transaction.execute(
      """
      DELETE FROM outbox_keys
      WHERE destination = \(destination) AND ordering_key = \(orderingKey) AND claim_id = \(claimID) AND last_number = \(number)
      """)
    return rows.affectedCount == 1
  }

  /// Gives a claim back, unless somebody else has claimed the key since.
  /// - Parameter nextTime: When it may be claimed again.
  static func release(
    _ orderingKey: String, to destination: String, claimID: UUID, nextTime: Moment, attemptCount: Int, error: String?,
    in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      UPDATE outbox_keys SET next_time = \(nextTime), attempt_count = \(attemptCount), last_error = \(error), claim_id = NULL
      WHERE destination = \(destination) AND ordering_key = \(orderingKey) AND claim_id = \(claimID)
      """)
  }

  /// When the oldest waiting event happened; nil when none waits.
  static func oldest(in database: Database) async throws -> Moment? {
    try await database.query("SELECT create_time FROM outbox ORDER BY create_time LIMIT 1").first?.get(0)
  }

  /// How many are kept for each destination; of all together at most `limit` are counted.
  static func deadLetterCounts(limit: Int, in database: Database) async throws -> [String: Int] {
    let rows = try await database.slowQuery(
      """
      SELECT destination, count(*) FROM (SELECT destination FROM dead_letters LIMIT \(limit)) AS counted GROUP BY destination
      """)
    return Dictionary(try rows.map { (try $0.get(0, as: String.self), try $0.get(1, as: Int.self)) }) { first, _ in first }
  }

  static func deleteDeadLetters(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM dead_letters WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM dead_letters WHERE fail_time < \(time)
        ORDER BY fail_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  static func deleteDeadLetters(of orderingKey: String, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM dead_letters WHERE ordering_key = \(orderingKey)")
  }

  /// Removes dead letters, oldest first, for who sends them again.
  static func takeDeadLetters(to destination: String, limit: Int, in transaction: Transaction) async throws -> [NewRow] {
    try await transaction.query(
      """
      WITH taken AS (
        DELETE FROM dead_letters WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM dead_letters WHERE destination = \(destination)
          ORDER BY create_time, event_id LIMIT \(limit) FOR UPDATE SKIP LOCKED))
        RETURNING destination, ordering_key, event_id, type, payload, create_time)
      SELECT destination, ordering_key, event_id, type, payload FROM taken ORDER BY create_time, event_id
      """
    ).map { row in
      NewRow(
        destination: try row.get(0), orderingKey: try row.get(1), eventID: try row.get(2), type: try row.get(3), payload: try row.get(4))
    }
  }
}
