import Postgres

/// Purpose of a media.
package enum MediaPurpose: String, Sendable, Hashable, CaseIterable, SQLValue, SQLDecodable {
  case avatar, album, geocacheLog, geocache, question, chat, video
}

/// One of the files of a media.
package enum MediaVariant: String, Sendable, Hashable, CaseIterable, SQLValue, SQLDecodable {
  /// The largest.
  case full
  /// For lists.
  case thumbnail
}
