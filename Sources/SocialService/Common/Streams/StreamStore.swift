import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Every SQL statement about streams. One function, one statement.
struct StreamStore: Sendable {
  // MARK: Writing

  /// Numbers events and keeps them, those of one stream in their order. Locks the streams until the transaction ends, in the order of their
  /// accounts: its last statement, which travels with what is left to do.
  /// - Parameter epochs: For streams that are made by this, one for each event.
  func append(_ events: [NewStreamEvent], epochs: [Int64], at now: Moment, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      WITH new AS (
        SELECT account_id, epoch, type, payload, subject, coalesce_key,
          row_number() OVER (PARTITION BY account_id ORDER BY place) AS place, count(epoch) OVER (PARTITION BY account_id) AS event_count
        FROM unnest(
          \(events.map(\.accountID)), \(epochs), \(events.map(\.type)), \(events.map(\.payload)), \(events.map { $0.subjectID?.text ?? "" }),
          \(events.map { $0.coalesceKey ?? "" })
        ) WITH ORDINALITY AS given (account_id, epoch, type, payload, subject, coalesce_key, place)
      ), raised AS (
        INSERT INTO streams (account_id, epoch, head)
        SELECT account_id, epoch, event_count FROM new WHERE place = 1 ORDER BY account_id
        ON CONFLICT (account_id) DO UPDATE SET head = streams.head + excluded.head
        RETURNING account_id, head
      )
      INSERT INTO stream_events (account_id, number, create_time, type, payload, subject_account_id, coalesce_key)
      SELECT new.account_id, raised.head - new.event_count + new.place, \(now), new.type, new.payload, NULLIF(new.subject, '')::uuid,
        NULLIF(new.coalesce_key, '')
      FROM new JOIN raised ON raised.account_id = new.account_id
      """)
  }

  /// Takes back what newer events of the same keys say better. Waits for nobody.
  func coalesce(_ keys: [StreamCoalescing.Key], in database: Database) async throws {
    try await database.execute("SELECT stream_events_coalesce_pairs(\(keys.map(\.accountID)), \(keys.map(\.coalesceKey)))")
  }

  /// Takes back what a stream tells of somebody. The key goes too: it may name the person.
  func takeBack(about subjectID: UUID, from accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE stream_events SET type = 'taken_back', payload = '', subject_account_id = NULL, coalesce_key = NULL
      WHERE subject_account_id = \(subjectID) AND account_id = \(accountID)
      """)
  }

  /// Takes back what all streams tell of somebody.
  /// - Returns: How many events that were.
  func takeBackAll(about subjectID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      UPDATE stream_events SET type = 'taken_back', payload = '', subject_account_id = NULL, coalesce_key = NULL
      WHERE subject_account_id = \(subjectID)
      """
    ).affectedCount
  }

  /// Removes a stream's events.
  /// - Returns: How many.
  func deleteEvents(of accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("DELETE FROM stream_events WHERE account_id = \(accountID)").affectedCount
  }

  /// Locks streams in the order in which `append` locks them, for a transaction that does more to one of them than to append.
  func lock(_ accountIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute(
      "SELECT account_id FROM streams WHERE account_id = ANY (\(accountIDs)) ORDER BY account_id FOR UPDATE")
  }

  /// Makes streams where there are none, in the order in which `append` locks them.
  func make(_ epochs: [UUID: Int64], in database: Database) async throws {
    let epochs = Array(epochs)
    try await database.execute(
      """
      INSERT INTO streams (account_id, epoch, head)
      SELECT account_id, epoch, 0 FROM unnest(\(epochs.map(\.key)), \(epochs.map(\.value))) AS new (account_id, epoch) ORDER BY account_id
      ON CONFLICT (account_id) DO NOTHING
      """)
  }

  // MARK: Reading

  /// The newest event of a stream; nil when there is no such stream.
  func head(of accountID: UUID, in querying: some Querying) async throws -> StreamPlace? {
    try await querying.query("SELECT epoch, head FROM streams WHERE account_id = \(accountID)").first.map { row in
      StreamPlace(epoch: try row.get(0), number: try row.get(1))
    }
  }

  /// The oldest events behind a number, and the head of the same moment; nil when there is no such stream.
  func page(of accountID: UUID, after number: Int64, limit: Int, in querying: some Querying) async throws -> StreamPage? {
    let rows = try await querying.query(
      """
      SELECT s.epoch, s.head, e.number, e.create_time, e.payload, e.coalesce_key FROM streams s
      LEFT JOIN LATERAL (
        SELECT v.number, v.create_time, v.payload, v.coalesce_key FROM stream_events v WHERE v.account_id = s.account_id AND v.number > \(number)
        ORDER BY v.number LIMIT \(limit)
      ) AS e ON true
      WHERE s.account_id = \(accountID) ORDER BY e.number
      """)
    guard let first = rows.first else { return nil }
    var page = StreamPage(head: StreamPlace(epoch: try first.get(0), number: try first.get(1)), events: [])
    for row in rows {
      guard let number: Int64 = try row.get(2) else { continue }
      page.events.append(
        StoredStreamEvent(number: number, createTime: try row.get(3), payload: try row.get(4), coalesceKey: try row.get(5)))
    }
    return page
  }

  /// The newest numbers of streams, in no order.
  func heads(of accountIDs: [UUID], in database: Database) async throws -> [(accountID: UUID, number: Int64)] {
    try await database.slowQuery("SELECT account_id, head FROM streams WHERE account_id = ANY (\(accountIDs))")
      .map { (accountID: try $0.get(0), number: try $0.get(1)) }
  }

  // MARK: Devices

  /// Notes how far a device has come, unless the stream has no such place. With an older place than the device has told of, the call comes late: it says
  /// nothing of what the device shows now.
  /// - Parameter sessionID: By which the device is logged in; nil when that is not known. The latest is kept, whose id is the greatest.
  /// - Returns: Whether it has.
  func acknowledge(
    _ place: StreamPlace, by deviceID: UUID, in sessionID: UUID?, of accountID: UUID, viewing: String, at now: Moment,
    in transaction: Transaction
  ) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO stream_devices AS d (account_id, device_id, session_id, epoch, number, viewing, acknowledge_time)
      SELECT s.account_id, \(deviceID), \(sessionID), s.epoch, \(place.number), \(viewing), \(now) FROM streams s
      WHERE s.account_id = \(accountID) AND s.epoch = \(place.epoch) AND s.head >= \(place.number)
      ON CONFLICT (account_id, device_id) DO UPDATE SET
        session_id = greatest(d.session_id, excluded.session_id), epoch = excluded.epoch,
        number = CASE WHEN d.epoch = excluded.epoch THEN greatest(d.number, excluded.number) ELSE excluded.number END,
        viewing = CASE WHEN d.epoch = excluded.epoch AND d.number > excluded.number THEN d.viewing ELSE excluded.viewing END,
        acknowledge_time = greatest(d.acknowledge_time, excluded.acknowledge_time)
      """
    ).affectedCount == 1
  }

  /// Forgets an account's devices but those that were heard of last.
  func deleteDevices(of accountID: UUID, beyond countMax: Int, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM stream_devices WHERE account_id = \(accountID) AND device_id NOT IN (
        SELECT device_id FROM stream_devices WHERE account_id = \(accountID)
        ORDER BY acknowledge_time DESC, device_id LIMIT \(countMax))
      """)
  }

  /// Forgets an account's devices that were last heard of by one of these sessions.
  func deleteDevices(of accountID: UUID, usedBy sessionIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM stream_devices WHERE account_id = \(accountID) AND session_id = ANY (\(sessionIDs))")
  }

  /// Forgets devices that were not heard of since `time`, at most `limit`.
  /// - Returns: How many.
  func deleteDevices(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM stream_devices WHERE (account_id, device_id) IN (
        SELECT account_id, device_id FROM stream_devices WHERE acknowledge_time < \(time)
        ORDER BY acknowledge_time LIMIT \(limit) FOR UPDATE SKIP LOCKED)
      """
    ).affectedCount
  }

  // MARK: Upkeep

  /// Makes the next partitions and drops those that are past their time.
  /// - Returns: How many were made or dropped.
  func maintain(at now: Moment, keptSince: Moment, weeksAhead: Int, in database: Database) async throws -> Int {
    let count: Int32 = try await database.execute("SELECT stream_events_maintain(\(now), \(keptSince), \(Int32(weeksAhead)))").firstRow()
      .get(0)
    return Int(count)
  }

  /// Events for whose week there was no partition, at most `limit`.
  func misplacedCount(limit: Int, in database: Database) async throws -> Int {
    try await database.slowQuery("SELECT count(*) FROM (SELECT FROM stream_events_default LIMIT \(limit)) AS counted").firstRow().get(0)
  }

  /// Streams that have more events than so many, in the order of their accounts. Those that have ever had so many are found without an index, which
  /// each event would have to write: the head is changed in place. The primary key is asked for one event of each of these that is too old: LIMIT keeps
  /// that from being a join with all events.
  func longest(beyond rowsMax: Int64, after accountID: UUID?, limit: Int, in database: Database) async throws -> [(
    accountID: UUID, head: Int64
  )] {
    try await database.slowQuery(
      """
      SELECT s.account_id, s.head FROM streams s
      CROSS JOIN LATERAL (
        SELECT FROM stream_events e WHERE e.account_id = s.account_id AND e.number <= s.head - \(rowsMax)::bigint LIMIT 1
      ) AS old
      WHERE s.head > \(rowsMax) AND s.account_id > COALESCE(\(accountID), '00000000-0000-0000-0000-000000000000'::uuid)
      ORDER BY s.account_id LIMIT \(limit)
      """
    ).map { (accountID: try $0.get(0), head: try $0.get(1)) }
  }

  /// Forgets a stream's events up to a number, the oldest first, at most `limit`. A reader of them meanwhile finds a gap, and is told.
  /// - Returns: How many.
  func deleteEvents(of accountID: UUID, upTo number: Int64, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM stream_events WHERE account_id = \(accountID) AND number <= \(number) AND (number, create_time) IN (
        SELECT e.number, e.create_time FROM stream_events e WHERE e.account_id = \(accountID) AND e.number <= \(number)
        ORDER BY e.number LIMIT \(limit) FOR UPDATE SKIP LOCKED)
      """
    ).affectedCount
  }

  /// How many events there are of all streams, as the database's own upkeep has last counted them.
  func roughCount(in database: Database) async throws -> Int64 {
    try await database.query(
      """
      SELECT COALESCE(sum(greatest(c.reltuples, 0)::bigint), 0)::bigint FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = 'stream_events'::regclass
      """
    ).firstRow().get(0)
  }

  /// Notes that a process is there, forgets those that are gone.
  /// - Returns: Whether there is another one that somebody subscribes at.
  func note(
    _ replicaID: UUID, subscriberCount: Int, at now: Moment, aliveSince: Moment, keptSince: Moment, in database: Database
  ) async throws -> Bool {
    try await database.execute(
      """
      WITH mine AS (
        INSERT INTO stream_replicas (replica_id, subscriber_count, look_time) VALUES (\(replicaID), \(Int32(subscriberCount)), \(now))
        ON CONFLICT (replica_id) DO UPDATE SET subscriber_count = excluded.subscriber_count, look_time = excluded.look_time
      ), gone AS (
        DELETE FROM stream_replicas WHERE look_time < \(keptSince) AND replica_id <> \(replicaID)
      )
      SELECT EXISTS (
        SELECT FROM stream_replicas WHERE replica_id <> \(replicaID) AND subscriber_count > 0 AND look_time > \(aliveSince))
      """
    ).firstRow().get(0)
  }

  /// A process ends.
  func forget(_ replicaID: UUID, in database: Database) async throws {
    try await database.execute("DELETE FROM stream_replicas WHERE replica_id = \(replicaID)")
  }

  /// Gives ephemeral events to processes; of a transaction, with its commit.
  func notify(ephemera payloads: [String], in transaction: Transaction) async throws {
    try await transaction.executeLater("SELECT pg_notify('ephemeral_events', payload) FROM unnest(\(payloads)) AS given (payload)")
  }

  /// Tells the other processes.
  func notify(_ payload: String, in database: Database) async throws {
    try await database.execute("SELECT pg_notify('stream_events', \(payload))")
  }
}
