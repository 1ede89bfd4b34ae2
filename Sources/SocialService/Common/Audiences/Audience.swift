package import FoundationEssentials
package import Postgres

/// People who may see a part of a profile.
package enum Audience: String, Sendable, CaseIterable, SQLValue, SQLDecodable {
  case everyone = "EVERYONE"
  case friends = "FRIENDS"
  case nobody = "NOBODY"
}

/// Somebody's picture, and who may see it.
package struct StoredPicture: Sendable, Hashable {
  package var mediaID: UUID
  package var visibility: Audience
}

extension StoredPicture {
  /// Picture from `profiles.picture_media_id` and `picture_visibility`, where there may be no profile.
  package init?(_ row: Row, at column: Int) throws {
    guard let mediaID: UUID = try row.get(column) else { return nil }
    self.init(mediaID: mediaID, visibility: try row.get(column + 1))
  }
}
