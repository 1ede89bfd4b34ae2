import FoundationEssentials
import Positions
import Postgres
import Timekeeping

/// Every SQL statement about walks, their drafts and versions. One function, one statement.
struct WalkStore: Sendable {
  // MARK: Drafts

  /// Lets an account make one walk at a time, so that many at once are counted as well.
  func lockMaker(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater("SELECT pg_advisory_xact_lock(hashtextextended('quiz walks ' || \(accountID)::uuid::text, 0))")
  }

  /// - Returns: False, and nothing is kept, when the account has as many walks as it may.
  func insert(_ walk: StoredWalk, max: Int = WalkRules.walksMax, at now: Moment, in transaction: Transaction) async throws -> Bool {
    let (head, tie) = (walk.head, walk.head.tieBreaker)
    return try await transaction.execute(
      """
      INSERT INTO quiz_walks (walk_id, account_id, title, description, lang, media_id, alt_text, radius_m, is_in_order, route_points, tie_text,
        tie_lower, tie_upper, tie_answer, revision, published_revision, visibility, version, is_generated, create_time)
      SELECT \(walk.id), \(walk.accountID), \(head.title), \(head.description), \(head.lang), \(head.image?.mediaID),
        \(head.image?.altText ?? ""), \(Int16(clamping: head.radius)), \(head.isInOrder), \(head.route.flattened), \(tie?.text),
        \(tie?.lower ?? 0), \(tie?.upper ?? 0), \(tie?.answer ?? 0), \(walk.revision), \(walk.publishedRevision),
        \(walk.visibility.rawValue), \(walk.version), \(walk.isGenerated), \(now)
      WHERE (SELECT count(*) FROM quiz_walks w WHERE w.account_id = \(walk.accountID)) < \(Int64(max))
      """
    ).affectedCount == 1
  }

  func walk(_ id: UUID, in querying: some Querying) async throws -> StoredWalk? {
    try await querying.query("SELECT \(Self.columns) FROM quiz_walks w WHERE w.walk_id = \(id)").first.map(Self.walk)
  }

  /// A walk that nobody else changes until the transaction ends.
  func lock(_ id: UUID, in transaction: Transaction) async throws -> StoredWalk? {
    try await transaction.query("SELECT \(Self.columns) FROM quiz_walks w WHERE w.walk_id = \(id) FOR UPDATE").first.map(Self.walk)
  }

  /// Sets a draft's head and number.
  func update(_ walk: StoredWalk, in transaction: Transaction) async throws {
    let (head, tie) = (walk.head, walk.head.tieBreaker)
    try await transaction.execute(
      """
      UPDATE quiz_walks SET title = \(head.title), description = \(head.description), lang = \(head.lang), media_id = \(head.image?.mediaID),
        alt_text = \(head.image?.altText ?? ""), radius_m = \(Int16(clamping: head.radius)), is_in_order = \(head.isInOrder),
        route_points = \(head.route.flattened), tie_text = \(tie?.text), tie_lower = \(tie?.lower ?? 0), tie_upper = \(tie?.upper ?? 0),
        tie_answer = \(tie?.answer ?? 0), revision = \(walk.revision)
      WHERE walk_id = \(walk.id)
      """)
  }

  /// Deletes a walk with all that belongs to it. A published one is noted, so that its runs leave its boards.
  func delete(_ id: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH gone AS (DELETE FROM quiz_walks WHERE walk_id = \(id) RETURNING walk_id, version)
      INSERT INTO quiz_gone_walks (walk_id, gone_time) SELECT walk_id, \(now) FROM gone WHERE version > 0 ON CONFLICT (walk_id) DO NOTHING
      """)
  }

  /// Notes walks of a maker who goes: they are deleted by the same transaction.
  func noteGone(madeBy accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO quiz_gone_walks (walk_id, gone_time)
      SELECT walk_id, \(now) FROM quiz_walks WHERE account_id = \(accountID) AND version > 0 ON CONFLICT (walk_id) DO NOTHING
      """)
  }

  // MARK: Publishing

  /// Whether a published walk of a maker has a title, as titles are compared.
  func isTaken(_ title: String, by accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query(
      "SELECT FROM quiz_walks WHERE account_id = \(accountID) AND published_title = \(title)"
    ).isEmpty
  }

  /// Points a walk to its newest version, which nobody has featured yet.
  /// - Returns: False, and nothing is changed, when another published walk of the maker has the title.
  func publish(
    _ walk: StoredWalk, title: String, area: ShownWalk.Area?, at now: Moment, in transaction: Transaction
  ) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE quiz_walks w SET version = \(walk.version), published_revision = \(walk.revision), visibility = \(walk.visibility.rawValue),
        published_title = \(title), publish_time = COALESCE(w.publish_time, \(now)), feature_time = NULL, latitude = \(area?.latitude),
        longitude = \(area?.longitude)
      WHERE w.walk_id = \(walk.id) AND NOT EXISTS (
        SELECT FROM quiz_walks o WHERE o.account_id = w.account_id AND o.published_title = \(title) AND o.walk_id <> w.walk_id)
      """
    ).affectedCount == 1
  }

  /// - Returns: False, and nothing is changed, when another walk has the code.
  func setCode(_ code: String, of id: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE quiz_walks SET code = \(code) WHERE walk_id = \(id) AND NOT EXISTS (SELECT FROM quiz_walks o WHERE o.code = \(code))
      """
    ).affectedCount == 1
  }

  func setVisibility(_ visibility: StoredWalk.Visibility, of id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE quiz_walks SET visibility = \(visibility.rawValue) WHERE walk_id = \(id)")
  }

  // MARK: Moderation and media

  /// Makes a published walk private, and notes what it was.
  func hide(_ id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE quiz_walks SET hidden_visibility = visibility, visibility = \(StoredWalk.Visibility.own.rawValue)
      WHERE walk_id = \(id) AND version > 0 AND hidden_visibility IS NULL
      """)
  }

  /// Shows a hidden walk to those who saw it before.
  func unhide(_ id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE quiz_walks SET visibility = hidden_visibility, hidden_visibility = NULL
      WHERE walk_id = \(id) AND hidden_visibility IS NOT NULL
      """)
  }

  /// Files that a walk shows, in its draft or in any version.
  func mediaIDs(of id: UUID, limit: Int, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT media_id FROM (
        SELECT w.media_id FROM quiz_walks w WHERE w.walk_id = \(id)
        UNION SELECT v.media_id FROM quiz_walk_versions v WHERE v.walk_id = \(id)
        UNION SELECT q.media_id FROM quiz_questions q WHERE q.walk_id = \(id)
      ) AS m WHERE media_id IS NOT NULL ORDER BY media_id LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  /// Walks of a maker.
  func ids(madeBy accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query("SELECT walk_id FROM quiz_walks WHERE account_id = \(accountID) ORDER BY walk_id").map { try $0.get(0) }
  }

  /// Keeps the head of a draft as a version.
  func insertVersion(_ version: Int, of id: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO quiz_walk_versions (walk_id, version, account_id, title, description, lang, media_id, alt_text, radius_m, is_in_order,
        route_points, tie_text, tie_lower, tie_upper, tie_answer, question_count, create_time)
      SELECT w.walk_id, \(version), w.account_id, w.title, w.description, w.lang, w.media_id, w.alt_text, w.radius_m, w.is_in_order,
        w.route_points, w.tie_text, w.tie_lower, w.tie_upper, w.tie_answer,
        (SELECT count(*) FROM quiz_questions q WHERE q.walk_id = w.walk_id AND q.version = 0), \(now)
      FROM quiz_walks w WHERE w.walk_id = \(id)
      """)
  }

  /// The head of a version.
  func head(of id: UUID, version: Int, in querying: some Querying) async throws -> StoredWalk.Head? {
    try await querying.query(
      """
      SELECT v.title, v.description, v.lang, v.media_id, v.alt_text, v.radius_m, v.is_in_order, v.route_points, v.tie_text, v.tie_lower,
        v.tie_upper, v.tie_answer
      FROM quiz_walk_versions v WHERE v.walk_id = \(id) AND v.version = \(version)
      """
    ).first.map { try Self.head($0, from: 0) }
  }

  /// Makes a walk featured since a time; nil for no longer.
  func feature(_ id: UUID, since time: Moment?, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE quiz_walks SET feature_time = \(time) WHERE walk_id = \(id)")
  }

  // MARK: Reading rows

  private static let columns: SQL = """
    w.walk_id, w.account_id, w.revision, w.published_revision, w.visibility, w.version, w.code, w.is_generated, w.title, w.description, w.lang,
    w.media_id, w.alt_text, w.radius_m, w.is_in_order, w.route_points, w.tie_text, w.tie_lower, w.tie_upper, w.tie_answer,
    w.hidden_visibility IS NOT NULL
    """

  private static func walk(_ row: Row) throws -> StoredWalk {
    StoredWalk(
      id: try row.get(0), accountID: try row.get(1), head: try head(row, from: 8), revision: try row.get(2),
      publishedRevision: try row.get(3), visibility: StoredWalk.Visibility(rawValue: try row.get(4)) ?? .own, version: try row.get(5),
      code: try row.get(6), isGenerated: try row.get(7),
      isHidden: try row.get(20))
  }

  private static func head(_ row: Row, from first: Int) throws -> StoredWalk.Head {
    let tieText: String? = try row.get(first + 8)
    let tie = try tieText.map {
      Tie(text: $0, lower: try row.get(first + 9), upper: try row.get(first + 10), answer: try row.get(first + 11))
    }
    return StoredWalk.Head(
      title: try row.get(first), description: try row.get(first + 1), lang: try row.get(first + 2),
      image: try image(row, at: first + 3), radius: try row.get(first + 5), isInOrder: try row.get(first + 6),
      route: [GridPoint](flattened: try row.get(first + 7)), tieBreaker: tie)
  }

  /// An image of two columns: its file and its text.
  static func image(_ row: Row, at column: Int) throws -> Image? {
    let mediaID: UUID? = try row.get(column)
    return try mediaID.map { Image(mediaID: $0, altText: try row.get(column + 1)) }
  }
}

extension [GridPoint] {
  /// Latitude, longitude, latitude …, as columns keep places.
  var flattened: [Int64] { flatMap { [$0.latitude, $0.longitude] } }

  /// Places that `flattened` has written.
  init(flattened numbers: [Int64]) {
    self = stride(from: 0, to: numbers.count - 1, by: 2).compactMap { GridPoint(latitude: numbers[$0], longitude: numbers[$0 + 1]) }
  }
}
