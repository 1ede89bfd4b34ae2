import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Every SQL statement about groups. One function, one statement.
struct GroupStore: Sendable {
  // MARK: Groups

  /// Lets an account make one group at a time, so that many at once are counted as well.
  func lockMaker(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater("SELECT pg_advisory_xact_lock(hashtextextended('quiz groups ' || \(accountID)::uuid::text, 0))")
  }

  func openCount(of makerID: UUID, at now: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.query(
      "SELECT count(*) FROM quiz_groups WHERE account_id = \(makerID) AND end_time IS NULL AND expire_time > \(now)"
    ).firstRow().get(0)
  }

  /// - Returns: False, and nothing is kept, when a group has the code.
  func insert(_ group: StoredGroup, in transaction: Transaction) async throws -> Bool {
    let options = group.options
    return try await transaction.execute(
      """
      INSERT INTO quiz_groups (group_id, account_id, walk_id, version, is_class, code, is_hidden, is_speed, question_timer_seconds,
        monkey, question_count, last_number, create_time, start_time, expire_time)
      VALUES (\(group.id), \(group.makerID), \(group.walkID), \(group.version), \(group.isClass), \(group.code),
        \(options.isHidden), \(options.isSpeed), \(options.timer.map { Int16(clamping: $0) }), \(options.monkey?.rawValue),
        \(Int16(clamping: group.questionCount)), \(Int16(clamping: group.lastNumber)), \(group.createTime), \(group.startTime),
        \(group.expireTime))
      ON CONFLICT (code) DO NOTHING
      """
    ).affectedCount == 1
  }

  func group(_ id: UUID, in querying: some Querying) async throws -> StoredGroup? {
    try await querying.query("SELECT \(Self.columns) FROM quiz_groups g WHERE g.group_id = \(id)").first.map(Self.group)
  }

  func group(ofCode code: String, in querying: some Querying) async throws -> StoredGroup? {
    try await querying.query("SELECT \(Self.columns) FROM quiz_groups g WHERE g.code = \(code)").first.map(Self.group)
  }

  /// A group that nobody else changes until the transaction ends.
  func lock(_ id: UUID, in transaction: Transaction) async throws -> StoredGroup? {
    try await transaction.query("SELECT \(Self.columns) FROM quiz_groups g WHERE g.group_id = \(id) FOR UPDATE").first.map(Self.group)
  }

  /// A group that does not end until the transaction does; a whole class begins its runs at once.
  func hold(_ id: UUID, in transaction: Transaction) async throws -> StoredGroup? {
    try await transaction.query("SELECT \(Self.columns) FROM quiz_groups g WHERE g.group_id = \(id) FOR SHARE").first.map(Self.group)
  }

  func start(_ id: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE quiz_groups SET start_time = \(now) WHERE group_id = \(id)")
  }

  /// Ends a group, and its code.
  func end(_ id: UUID, at time: Moment, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE quiz_groups SET end_time = \(time), code = NULL WHERE group_id = \(id)")
  }

  /// - Returns: False, and nothing is changed, when another group has the code.
  func setCode(_ code: String, of id: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE quiz_groups SET code = \(code)
      WHERE group_id = \(id) AND end_time IS NULL AND NOT EXISTS (SELECT FROM quiz_groups o WHERE o.code = \(code))
      """
    ).affectedCount == 1
  }

  func number(_ number: Int, of id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE quiz_groups SET last_number = \(Int16(clamping: number)) WHERE group_id = \(id)")
  }

  /// A group whose time is over, held until the transaction ends.
  func lockExpired(at now: Moment, in transaction: Transaction) async throws -> StoredGroup? {
    try await transaction.query(
      """
      SELECT \(Self.columns) FROM quiz_groups g WHERE g.end_time IS NULL AND g.expire_time <= \(now)
      ORDER BY g.expire_time LIMIT 1 FOR UPDATE SKIP LOCKED
      """
    ).first.map(Self.group)
  }

  /// Forgets groups that were made before a time, with all names.
  /// - Returns: How many.
  func sweep(madeBefore time: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM quiz_groups WHERE group_id = ANY (ARRAY(
        SELECT group_id FROM quiz_groups WHERE create_time < \(time) ORDER BY create_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  // MARK: Members

  func add(_ member: StoredMember, to id: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO quiz_group_members (group_id, number, account_id, name, state, is_of_guest, join_time)
      VALUES (\(id), \(Int16(clamping: member.number)), \(member.accountID), \(member.name), \(member.state.rawValue), \(member.isOfGuest), \(now))
      """)
  }

  /// Sets whether somebody is there, and by which name.
  func set(_ state: StoredMember.State, name: String, of number: Int, in id: UUID, _ transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE quiz_group_members SET state = \(state.rawValue), name = \(name)
      WHERE group_id = \(id) AND number = \(Int16(clamping: number))
      """)
  }

  /// Notes that somebody is a guest no more.
  func setOfAccount(_ number: Int, in id: UUID, _ transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE quiz_group_members SET is_of_guest = false WHERE group_id = \(id) AND number = \(Int16(clamping: number))")
  }

  func setRun(_ runID: UUID, of number: Int, in id: UUID, _ transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE quiz_group_members SET run_id = \(runID) WHERE group_id = \(id) AND number = \(Int16(clamping: number))")
  }

  /// One of a group, or who was; without the progress.
  func member(_ accountID: UUID, of id: UUID, in querying: some Querying) async throws -> StoredMember? {
    try await querying.query(
      "SELECT \(Self.memberColumns) FROM quiz_group_members m WHERE m.group_id = \(id) AND m.account_id = \(accountID)"
    ).first.map(Self.member)
  }

  /// One of a group by number, or who was; without the progress.
  func member(number: Int, of id: UUID, in querying: some Querying) async throws -> StoredMember? {
    try await querying.query(
      "SELECT \(Self.memberColumns) FROM quiz_group_members m WHERE m.group_id = \(id) AND m.number = \(Int16(clamping: number))"
    ).first.map(Self.member)
  }

  /// Hides the name of one of a group from the others, and each that is written in its place, or shows it again.
  func setNameHidden(_ isHidden: Bool, of number: Int, in id: UUID, _ transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE quiz_group_members SET is_name_hidden = \(isHidden) WHERE group_id = \(id) AND number = \(Int16(clamping: number))
      """)
  }

  /// One of a group whom nobody else changes until the transaction ends.
  func lockMember(_ accountID: UUID, of id: UUID, in transaction: Transaction) async throws -> StoredMember? {
    try await transaction.query(
      "SELECT \(Self.memberColumns) FROM quiz_group_members m WHERE m.group_id = \(id) AND m.account_id = \(accountID) FOR UPDATE"
    ).first.map(Self.member)
  }

  func lockMember(number: Int, of id: UUID, in transaction: Transaction) async throws -> StoredMember? {
    try await transaction.query(
      """
      SELECT \(Self.memberColumns) FROM quiz_group_members m
      WHERE m.group_id = \(id) AND m.number = \(Int16(clamping: number)) FOR UPDATE
      """
    ).first.map(Self.member)
  }

  /// Everybody who is there, without progress but whether it is over: those who are told things.
  func listeners(of id: UUID, in querying: some Querying) async throws -> [StoredMember] {
    try await querying.query(
      """
      SELECT \(Self.memberColumns), r.end_time IS NOT NULL, r.run_id IS NOT NULL
      FROM quiz_group_members m LEFT JOIN quiz_runs r ON r.run_id = m.run_id
      WHERE m.group_id = \(id) AND m.state = 0 ORDER BY m.number
      """
    ).map { row in
      var member = try Self.member(row)
      if try row.get(8) { member.progress = .init(closedCount: 0, points: 0, hasEnded: try row.get(7)) }
      return member
    }
  }

  /// Everybody who is there, with progress, who came first first.
  func members(of id: UUID, in querying: some Querying) async throws -> [StoredMember] {
    try await querying.query(
      """
      SELECT \(Self.memberColumns), r.run_id IS NOT NULL, r.end_time IS NOT NULL, a.closed_count, a.right_count, r.duration_ms, r.tie_off
      FROM quiz_group_members m LEFT JOIN quiz_runs r ON r.run_id = m.run_id
      CROSS JOIN LATERAL (
        SELECT count(*) AS closed_count, count(*) FILTER (WHERE q.outcome = 1) AS right_count
        FROM quiz_run_questions q WHERE q.run_id = m.run_id AND q.outcome IS NOT NULL) a
      WHERE m.group_id = \(id) AND m.state = 0 ORDER BY m.number
      """
    ).map { row in
      var member = try Self.member(row)
      guard try row.get(7) else { return member }
      let right: Int = try row.get(10)
      member.progress = .init(
        closedCount: try row.get(9), points: right * RunRules.pointsPerAnswer, hasEnded: try row.get(8), duration: try row.get(11),
        tieOff: try row.get(12))
      return member
    }
  }

  /// How often each question was answered by those who are there, and how often rightly.
  func answers(in id: UUID, in querying: some Querying) async throws -> [UUID: (answered: Int, right: Int)] {
    let pairs = try await querying.query(
      """
      SELECT q.question_id, count(*), count(*) FILTER (WHERE q.outcome = 1)
      FROM quiz_group_members m JOIN quiz_run_questions q ON q.run_id = m.run_id
      WHERE m.group_id = \(id) AND m.state = 0 AND q.outcome IS NOT NULL GROUP BY q.question_id
      """
    ).map { row -> (UUID, (answered: Int, right: Int)) in (try row.get(0), (try row.get(1), try row.get(2))) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Holds the runs that go on of everybody who is there, and names them.
  func lockRuns(in id: UUID, _ transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT r.run_id FROM quiz_group_members m JOIN quiz_runs r ON r.run_id = m.run_id
      WHERE m.group_id = \(id) AND m.state = 0 AND r.end_time IS NULL ORDER BY r.run_id FOR UPDATE OF r
      """
    ).map { try $0.get(0) }
  }

  // MARK: People

  /// Notes who is invited to a group, but for those who were invited before and those who are in it, or were.
  /// - Returns: People who are invited by this.
  func invite(_ accountIDs: [UUID], to id: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      INSERT INTO quiz_group_invitations (group_id, account_id)
      SELECT \(id)::uuid, f.account_id FROM unnest(\(accountIDs)::uuid[]) AS f (account_id)
      WHERE NOT EXISTS (SELECT FROM quiz_group_members m WHERE m.group_id = \(id) AND m.account_id = f.account_id)
      ORDER BY f.account_id
      ON CONFLICT (group_id, account_id) DO NOTHING
      RETURNING account_id
      """
    ).map { try $0.get(0) }
  }

  /// Accounts that were invited to a group and have not been in it, in their order behind one of them.
  func waiting(in id: UUID, after accountID: UUID, limit: Int, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT i.account_id FROM quiz_group_invitations i
      WHERE i.group_id = \(id) AND i.account_id > \(accountID)
        AND NOT EXISTS (SELECT FROM quiz_group_members m WHERE m.group_id = i.group_id AND m.account_id = i.account_id)
      ORDER BY i.account_id LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  /// A group in the list of one who is in it.
  struct Summary: Hashable, Sendable {
    let group: StoredGroup
    let joinTime: Moment
  }

  /// Groups of somebody behind one of them; whoever joined last comes first.
  func groups(of accountID: UUID, after time: Moment, _ id: UUID, limit: Int, in querying: some Querying) async throws -> [Summary] {
    try await querying.query(
      """
      SELECT \(Self.columns), m.join_time FROM quiz_group_members m JOIN quiz_groups g ON g.group_id = m.group_id
      WHERE m.account_id = \(accountID) AND m.state = 0 AND (m.join_time, m.group_id) < (\(time), \(id))
      ORDER BY m.join_time DESC, m.group_id DESC LIMIT \(limit)
      """
    ).map { Summary(group: try Self.group($0), joinTime: try $0.get(17)) }
  }

  /// Groups in which somebody is and that go on.
  func openGroups(of accountID: UUID, in querying: some Querying) async throws -> [StoredGroup] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM quiz_group_members m JOIN quiz_groups g ON g.group_id = m.group_id
      WHERE m.account_id = \(accountID) AND m.state = 0 AND g.end_time IS NULL ORDER BY m.group_id
      """
    ).map(Self.group)
  }

  /// Gives a guest's places to an account, where that has none of its own in the same group.
  func move(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE quiz_group_members m SET account_id = \(accountID), is_of_guest = false
      WHERE m.account_id = \(guestID)
        AND NOT EXISTS (SELECT FROM quiz_group_members o WHERE o.group_id = m.group_id AND o.account_id = \(accountID))
      """)
  }

  // MARK: Reading rows

  /// The title is the version's; NULL where the walk was deleted, or is hidden. A copy of it would outlive whoever wrote it.
  private static let columns: SQL = """
    g.group_id, g.account_id, g.walk_id, g.version,
    (SELECT v.title FROM quiz_walk_versions v JOIN quiz_walks w ON w.walk_id = v.walk_id
      WHERE v.walk_id = g.walk_id AND v.version = g.version AND w.hidden_visibility IS NULL),
    g.is_class, g.code, g.is_hidden, g.is_speed, g.question_timer_seconds, g.monkey, g.question_count, g.last_number,
    g.create_time, g.start_time, g.expire_time, g.end_time
    """

  private static let memberColumns: SQL = "m.number, m.account_id, m.name, m.state, m.is_of_guest, m.run_id, m.is_name_hidden"

  private static func group(_ row: Row) throws -> StoredGroup {
    let (monkey, title): (Int16?, String?) = (try row.get(10), try row.get(4))
    let options = WalkRun.Options(
      isHidden: try row.get(7), isSpeed: try row.get(8), timer: try row.get(9),
      monkey: monkey.flatMap { MonkeyMovement.Difficulty(rawValue: $0) })
    return StoredGroup(
      id: try row.get(0), makerID: try row.get(1), walkID: try row.get(2), version: try row.get(3), walkTitle: title ?? "",
      isClass: try row.get(5), code: try row.get(6), options: options, questionCount: try row.get(11), lastNumber: try row.get(12),
      createTime: try row.get(13), startTime: try row.get(14), expireTime: try row.get(15), endTime: try row.get(16))
  }

  private static func member(_ row: Row) throws -> StoredMember {
    StoredMember(
      number: try row.get(0), accountID: try row.get(1), name: try row.get(2),
      state: StoredMember.State(rawValue: try row.get(3)) ?? .removed, isOfGuest: try row.get(4), runID: try row.get(5),
      isNameHidden: try row.get(6))
  }
}
