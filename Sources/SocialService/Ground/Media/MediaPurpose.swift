import Postgres

/// Purpose of a media.
enum MediaPurpose: String, Sendable, Hashable, CaseIterable, SQLValue, SQLDecodable {
  case avatar, album, geocacheLog, geocache, question, chat, video
}

/// One of the files of a media.
enum MediaVariant: String, Sendable, Hashable, CaseIterable, SQLValue, SQLDecodable {
  /// The largest.
  case full
  /// For lists.
  case thumbnail
}
