package import FoundationEssentials
package import Geodesy
package import Timekeeping

/// A cache that somebody has hidden on another server, with the visits to it.
package struct MovedCache: Sendable, Hashable {
  package struct Visit: Sendable, Hashable {
    /// Key that it had there.
    package let key: String
    package let visitorID: UUID
    package let time: Moment
    /// Whether the box was found.
    package let isFind: Bool
    package let comment: String

    package init(key: String, visitorID: UUID, time: Moment, isFind: Bool, comment: String) {
      (self.key, self.visitorID, self.time, self.isFind, self.comment) = (key, visitorID, time, isFind, comment)
    }
  }

  /// Key that it had there.
  package var key: String
  package var name = ""
  package var description = ""
  package var hint = ""
  /// Nil where none is told.
  package var place: GeoPoint?
  /// 1 to 5; nil where none is told.
  package var difficulty: Double?
  /// Likewise.
  package var terrain: Double?
  /// Word of the contract, in small letters; empty where none is told.
  package var size = ""
  /// Likewise.
  package var environment = ""
  /// When it was hidden; nil where that is not told.
  package var hideTime: Moment?
  package var visits: [Visit] = []

  /// Words for `size` and `environment` that there are.
  package static let sizes = Set(StoredCache.Size.allCases.map(\.rawValue))
  package static let environments = Set(StoredCache.Environment.allCases.map(\.rawValue))

  package init(key: String) {
    self.key = key
  }
}
