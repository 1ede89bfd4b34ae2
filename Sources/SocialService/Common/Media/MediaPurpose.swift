import Postgres

/// Purpose of a media: its row of `MediaRules.traits`.
package enum MediaPurpose: String, Sendable, Hashable, CaseIterable, SQLValue, SQLDecodable {
  case avatar, album, photo, video, voice, document, track, `import`

  /// Whether apps work on such files. All others are shown to people alone.
  package var isWorkedOn: Bool { self == .track || self == .import }
}

/// One of the files of a media.
package enum MediaVariant: String, Sendable, Hashable, CaseIterable, SQLValue, SQLDecodable {
  /// The largest.
  case full
  /// For lists.
  case thumbnail
}
