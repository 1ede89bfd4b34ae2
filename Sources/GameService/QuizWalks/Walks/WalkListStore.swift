import Events
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import Spatial
import Timekeeping

/// Every SQL statement about lists of walks, and about who edits. One function, one statement.
struct WalkListStore: Sendable {
  /// Where a list goes on: behind a walk with this time.
  struct Place: Hashable, Sendable {
    let time: Moment
    let id: UUID

    /// Before the first.
    static let beginning = Place(
      time: Moment(milliseconds: 100_000_000_000_000), id: UUID(bytes: [UInt8](repeating: 0xFF, count: 16)) ?? UUID())
  }

  func walk(_ id: UUID, in querying: some Querying) async throws -> ShownWalk? {
    try await querying.query("SELECT \(Self.columns) FROM \(Self.tables) WHERE w.walk_id = \(id)").first.map(Self.walk)
  }

  func walk(ofCode code: String, in querying: some Querying) async throws -> ShownWalk? {
    try await querying.query("SELECT \(Self.columns) FROM \(Self.tables) WHERE w.code = \(code)").first.map(Self.walk)
  }

  func walks(_ ids: [UUID], in querying: some Querying) async throws -> [ShownWalk] {
    try await querying.query("SELECT \(Self.columns) FROM \(Self.tables) WHERE w.walk_id = ANY (\(ids))").map(Self.walk)
  }

  func featured(after place: Place, limit: Int, in querying: some Querying) async throws -> [ShownWalk] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM \(Self.tables)
      WHERE w.visibility = 4 AND w.feature_time IS NOT NULL AND (w.feature_time, w.walk_id) < (\(place.time), \(place.id))
      ORDER BY w.feature_time DESC, w.walk_id DESC LIMIT \(limit)
      """
    ).map(Self.walk)
  }

  func new(after place: Place, limit: Int, in querying: some Querying) async throws -> [ShownWalk] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM \(Self.tables)
      WHERE w.visibility = 4 AND (w.publish_time, w.walk_id) < (\(place.time), \(place.id))
      ORDER BY w.publish_time DESC, w.walk_id DESC LIMIT \(limit)
      """
    ).map(Self.walk)
  }

  /// Walks of a maker, with drafts; the newest first.
  func made(by accountID: UUID, after place: Place, limit: Int, in querying: some Querying) async throws -> [ShownWalk] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM \(Self.tables)
      WHERE w.account_id = \(accountID) AND (w.create_time, w.walk_id) < (\(place.time), \(place.id))
      ORDER BY w.create_time DESC, w.walk_id DESC LIMIT \(limit)
      """
    ).map(Self.walk)
  }

  /// Published walks of a maker with one of these visibilities; the newest first.
  func published(
    by accountID: UUID, _ visibilities: [StoredWalk.Visibility], after place: Place, limit: Int, in querying: some Querying
  ) async throws -> [ShownWalk] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM \(Self.tables)
      WHERE w.account_id = \(accountID) AND w.visibility = ANY (\(visibilities.map(\.rawValue)))
        AND (w.create_time, w.walk_id) < (\(place.time), \(place.id))
      ORDER BY w.create_time DESC, w.walk_id DESC LIMIT \(limit)
      """
    ).map(Self.walk)
  }

  // MARK: Editors

  /// Walks of others that somebody edits. Nobody edits so many that a page of them is not enough.
  func edited(by accountID: UUID, limit: Int, in querying: some Querying) async throws -> [ShownWalk] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM \(Self.tables)
      WHERE w.walk_id IN (
        SELECT e.walk_id FROM quiz_walk_editors e WHERE e.account_id = \(accountID) AND e.end_time IS NULL
        ORDER BY e.create_time DESC LIMIT \(limit))
      ORDER BY w.create_time DESC, w.walk_id DESC
      """
    ).map(Self.walk)
  }

  func isEditor(_ accountID: UUID, of walkID: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query("SELECT FROM quiz_walk_editors WHERE walk_id = \(walkID) AND account_id = \(accountID) AND end_time IS NULL")
      .isEmpty
  }

  /// Whether somebody edits a walk, or did.
  func hasEdited(_ accountID: UUID, walkID: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query("SELECT FROM quiz_walk_editors WHERE walk_id = \(walkID) AND account_id = \(accountID)").isEmpty
  }

  /// The maker of a walk that somebody else edits; nil for anybody else.
  func maker(of walkID: UUID, editedBy accountID: UUID, in querying: some Querying) async throws -> UUID? {
    try await querying.query(
      """
      SELECT w.account_id FROM quiz_walk_editors e JOIN quiz_walks w ON w.walk_id = e.walk_id
      WHERE e.walk_id = \(walkID) AND e.account_id = \(accountID) AND e.end_time IS NULL
      """
    ).first.map { try $0.get(0) }
  }

  func editors(of walkID: UUID, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      "SELECT account_id FROM quiz_walk_editors WHERE walk_id = \(walkID) AND end_time IS NULL ORDER BY create_time, account_id"
    ).map { try $0.get(0) }
  }

  func addEditor(_ accountID: UUID, to walkID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO quiz_walk_editors (walk_id, account_id, create_time) VALUES (\(walkID), \(accountID), \(now))
      ON CONFLICT (walk_id, account_id) DO UPDATE SET create_time = excluded.create_time, end_time = NULL
      """)
  }

  /// Somebody edits a walk no more. That they did is kept: they know its answers.
  func removeEditor(_ accountID: UUID, from walkID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE quiz_walk_editors SET end_time = \(now) WHERE walk_id = \(walkID) AND account_id = \(accountID) AND end_time IS NULL")
  }

  /// Notes to whom a walk is sent, but for those who have heard of it since a time.
  /// - Returns: People who hear of it by this; nobody where the walk is gone.
  func share(_ walkID: UUID, with accountIDs: [UUID], heardBefore time: Moment, at now: Moment, in transaction: Transaction) async throws
    -> [UUID]
  {
    try await transaction.query(
      """
      INSERT INTO quiz_walk_shares AS s (walk_id, account_id, share_time)
      SELECT w.walk_id, f.account_id, \(now)
      FROM (SELECT walk_id FROM quiz_walks WHERE walk_id = \(walkID) FOR KEY SHARE) w CROSS JOIN unnest(\(accountIDs)::uuid[]) AS f (account_id)
      ORDER BY f.account_id
      ON CONFLICT (walk_id, account_id) DO UPDATE SET share_time = excluded.share_time WHERE s.share_time <= \(time)
      RETURNING account_id
      """
    ).map { try $0.get(0) }
  }

  // MARK: Reading rows

  /// Walks with their latest version; a draft that was never published has none.
  private static let tables: SQL = "quiz_walks w LEFT JOIN quiz_walk_versions v ON v.walk_id = w.walk_id AND v.version = w.version"

  private static let columns: SQL = """
    w.walk_id, w.account_id, COALESCE(v.title, w.title), COALESCE(v.description, w.description), COALESCE(v.lang, w.lang),
    CASE WHEN v.version IS NULL THEN w.media_id ELSE v.media_id END, COALESCE(v.alt_text, w.alt_text),
    COALESCE(v.question_count, (SELECT count(*) FROM quiz_questions q WHERE q.walk_id = w.walk_id AND q.version = 0)),
    w.latitude, w.longitude, COALESCE(v.radius_m, w.radius_m), COALESCE(v.is_in_order, w.is_in_order),
    CASE WHEN v.version IS NULL THEN w.tie_text IS NOT NULL ELSE v.tie_text IS NOT NULL END,
    w.version, w.visibility, w.code, w.create_time, w.publish_time, w.feature_time, w.is_generated
    """

  private static func walk(_ row: Row) throws -> ShownWalk {
    let (latitude, longitude): (Double?, Double?) = (try row.get(8), try row.get(9))
    let area = latitude.flatMap { latitude in longitude.map { ShownWalk.Area(latitude: latitude, longitude: $0) } }
    return ShownWalk(
      id: try row.get(0), accountID: try row.get(1), title: try row.get(2), description: try row.get(3), lang: try row.get(4),
      image: try WalkStore.image(row, at: 5), questionCount: try row.get(7), area: area, radius: try row.get(10),
      isInOrder: try row.get(11), hasTieBreaker: try row.get(12), version: try row.get(13),
      visibility: StoredWalk.Visibility(rawValue: try row.get(14)) ?? .own, code: try row.get(15), createTime: try row.get(16),
      publishTime: try row.get(17), featureTime: try row.get(18), isGenerated: try row.get(19))
  }
}

/// Public walks by place.
struct WalkPlaces: PlaceTable {
  let database: Database

  func closest(to centre: MercatorPoint, limit: Int) async throws -> [Place<String>] {
    try await database.query(
      """
      SELECT w.walk_id, w.latitude, w.longitude FROM quiz_walks w WHERE w.visibility = 4
      ORDER BY w.mercator <-> \(centre.sql) LIMIT \(Self.limit(limit))
      """
    ).map(Self.place)
  }

  func inside(_ boxes: [SpatialBox]) async throws -> [Place<String>] {
    try await database.dearQuery(
      """
      SELECT w.walk_id, w.latitude, w.longitude FROM quiz_walks w
      WHERE w.visibility = 4 AND \(SpatialBox.condition("w.mercator", in: boxes))
      """
    ).map(Self.place)
  }

  private static func place(_ row: Row) throws -> Place<String> {
    let id: UUID = try row.get(0)
    return Place(
      id: id.uuidString, position: GeoPoint(clampingLatitude: try row.get(1), wrappingLongitude: try row.get(2)))
  }
}
