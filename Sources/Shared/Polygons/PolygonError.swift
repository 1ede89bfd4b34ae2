/// Why a polygon could not be worked on.
public enum PolygonError: Error, Equatable, Sendable {
  /// A ring with fewer than three points.
  case ringTooShort(count: Int)
  /// Nothing is left that has an area.
  case empty
  /// The library refused; its own words, for a log and a report.
  case refused(operation: String, message: String)
}
