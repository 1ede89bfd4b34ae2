import FoundationEssentials
import Postgres
import Timekeeping

/// Feedback as it is kept.
struct StoredRating: Sendable, Hashable {
  var feedbackID: UUID
  var meetingID: UUID
  /// Nil for an author whose account is gone.
  var authorID: UUID?
  var subjectID: UUID
  var rating: Int
  var text: String
  var createTime: Moment
  /// Moment from which others see it.
  var showTime: Moment
}

/// Average and number of somebody's ratings.
struct RatingSummary: Sendable, Hashable {
  var average = 0.0
  var count = 0
}

/// Every SQL statement about feedback. One function, one statement.
struct RatingStore: Sendable {
  private static let columns: SQL = """
    f.feedback_id, f.meeting_id, f.author_account_id, f.subject_account_id, f.rating, f.body, f.create_time, f.show_time
    """

  func insert(_ rating: StoredRating, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO meeting_feedback (feedback_id, meeting_id, author_account_id, subject_account_id, rating, body, create_time, show_time)
      VALUES (\(rating.feedbackID), \(rating.meetingID), \(rating.authorID), \(rating.subjectID), \(Int16(rating.rating)), \(rating.text),
        \(rating.createTime), \(rating.showTime))
      """)
  }

  /// Ratings by both sides of a meeting, at most two.
  func all(of meetingID: UUID, in querying: some Querying) async throws -> [StoredRating] {
    try await querying.query("SELECT \(Self.columns) FROM meeting_feedback f WHERE f.meeting_id = \(meetingID)").map(Self.rating)
  }

  /// All of a meeting is seen from now on.
  func show(_ meetingID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE meeting_feedback SET show_time = \(now) WHERE meeting_id = \(meetingID)")
  }

  /// Ratings that somebody has given, by meeting; meetings without are left out.
  func given(by accountID: UUID, of meetingIDs: [UUID], in querying: some Querying) async throws -> [UUID: Int] {
    if meetingIDs.isEmpty { return [:] }
    return try await querying.query(
      "SELECT meeting_id, rating FROM meeting_feedback WHERE author_account_id = \(accountID) AND meeting_id = ANY (\(meetingIDs))"
    ).reduce(into: [:]) { found, row in found[try row.get(0)] = Int(try row.get(1, as: Int16.self)) }
  }

  /// Ratings that are seen, by subject; people without are left out.
  func summaries(of accountIDs: [UUID], at now: Moment, in querying: some Querying) async throws -> [UUID: RatingSummary] {
    if accountIDs.isEmpty { return [:] }
    return try await querying.query(
      """
      SELECT subject_account_id, avg(rating)::double precision, count(*) FROM meeting_feedback
      WHERE subject_account_id = ANY (\(accountIDs)) AND show_time <= \(now) AND NOT is_hidden
      GROUP BY subject_account_id
      """
    ).reduce(into: [:]) { found, row in
      found[try row.get(0)] = RatingSummary(average: try row.get(1), count: Int(try row.get(2, as: Int64.self)))
    }
  }

  /// Feedback about somebody that is seen, the latest first.
  /// - Parameter viewerID: The one who looks.
  func page(
    about accountID: UUID, to viewerID: UUID, after place: (Moment, UUID), limit: Int, at now: Moment, in querying: some Querying
  ) async throws -> [StoredRating] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM meeting_feedback f
      WHERE f.subject_account_id = \(accountID) AND f.show_time <= \(now) AND (f.show_time, f.feedback_id) < (\(place.0), \(place.1))
        AND (NOT f.is_hidden OR f.author_account_id = \(viewerID))
      ORDER BY f.show_time DESC, f.feedback_id DESC LIMIT \(limit)
      """
    ).map(Self.rating)
  }

  /// All that somebody has written.
  func written(by accountID: UUID, after feedbackID: UUID, limit: Int, in querying: some Querying) async throws -> [StoredRating] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM meeting_feedback f
      WHERE f.author_account_id = \(accountID) AND f.feedback_id > \(feedbackID) ORDER BY f.feedback_id LIMIT \(limit)
      """
    ).map(Self.rating)
  }

  // MARK: Moderators

  /// Feedback that is seen; nil for any other.
  func shown(_ feedbackID: UUID, at now: Moment, in querying: some Querying) async throws -> StoredRating? {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM meeting_feedback f
      WHERE f.feedback_id = \(feedbackID) AND f.show_time <= \(now) AND NOT f.is_hidden
      """
    ).first.map(Self.rating)
  }

  /// Hides feedback from all but its author, and from numbers, or shows it again.
  func setHidden(_ isHidden: Bool, _ feedbackID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE meeting_feedback SET is_hidden = \(isHidden) WHERE feedback_id = \(feedbackID)")
  }

  // MARK: Somebody goes

  /// - Returns: How many.
  func deleteAll(about accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("DELETE FROM meeting_feedback WHERE subject_account_id = \(accountID)").affectedCount
  }

  /// The number stays with those it was given to; nobody has said it any more, and the words are gone.
  /// - Returns: How many.
  func forgetAuthor(_ accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      "UPDATE meeting_feedback SET author_account_id = NULL, body = '' WHERE author_account_id = \(accountID)"
    ).affectedCount
  }

  private static func rating(_ row: Row) throws -> StoredRating {
    StoredRating(
      feedbackID: try row.get(0), meetingID: try row.get(1), authorID: try row.get(2), subjectID: try row.get(3),
      rating: Int(try row.get(4, as: Int16.self)), text: try row.get(5), createTime: try row.get(6), showTime: try row.get(7))
  }
}
