package import Geodesy

/// A walk that somebody has made on another server, with its questions.
package struct MovedWalk: Sendable, Hashable {
  package struct Question: Sendable, Hashable {
    package var title = ""
    package var text = ""
    package var options: [String] = []
    /// Index; nil where none is told.
    package var rightOption: Int?
    /// Nil where it was not placed.
    package var place: GeoPoint?
    /// Seconds; nil for those of the run.
    package var timer: Int?

    package init() {}
  }

  /// Key that it had there.
  package var key: String
  package var title = ""
  package var description = ""
  package var questions: [Question] = []

  package init(key: String) {
    self.key = key
  }
}
