import FoundationEssentials
import Postgres
import Timekeeping

/// A file that is being sent.
struct Upload: Sendable, Hashable {
  /// State of an upload.
  enum State: String, Sendable, Hashable, CaseIterable, SQLValue, SQLDecodable {
    /// It is being sent.
    case open
    /// Its media is made.
    case completed
    /// It cannot be taken.
    case refused
  }

  var uploadID: UUID
  var accountID: UUID
  var purpose: MediaPurpose
  var sizeBytes: Int64
  var sha256: [UInt8]
  var receivedBytes: Int64
  var pieceCount: Int
  var expireTime: Moment
  var state: State
  /// Attempts to make a media of it that were begun.
  var attemptCount = 0
  /// Moment until which the last attempt is left alone; nil when it has come to an end.
  var attemptEndTime: Moment?
  /// Media that was made of it; nil as well when the media was deleted since.
  var mediaID: UUID?
}

/// Media that is kept of a file that somebody has sent.
struct StoredMedia: Sendable, Hashable {
  var mediaID: UUID
  var purpose: MediaPurpose
  var createTime: Moment
  /// The largest first.
  var files: [StoredMediaFile]
}

/// One of its files, without the bytes.
struct StoredMediaFile: Sendable, Hashable {
  var variant: MediaVariant
  var contentType: String
  var sizeBytes: Int64
  var sha256: [UInt8]
  var width: Int
  var height: Int
  /// 0 for an image.
  var milliseconds: Int
}

/// One of the files that were made of an upload.
struct MadeFile: Sendable, Hashable {
  var file: StoredMediaFile
  var bytes: [UInt8]
}
