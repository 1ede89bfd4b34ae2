package import FoundationEssentials
import Postgres
package import Timekeeping

/// A file that is being sent.
package struct Upload: Sendable, Hashable {
  /// State of an upload.
  package enum State: String, Sendable, Hashable, CaseIterable, SQLValue, SQLDecodable {
    /// It is being sent.
    case open
    /// Its media is made.
    case completed
    /// It cannot be taken.
    case refused
  }

  package var uploadID: UUID
  package var accountID: UUID
  package var purpose: MediaPurpose
  package var sizeBytes: Int64
  package var sha256: [UInt8]
  package var receivedBytes: Int64
  package var pieceCount: Int
  package var expireTime: Moment
  package var state: State
  /// Attempts to make a media of it that were begun.
  package var attemptCount = 0
  /// Moment until which the last attempt is left alone; nil when it has come to an end.
  package var attemptEndTime: Moment?
  /// Media that was made of it; nil as well when the media was deleted since.
  package var mediaID: UUID?
}

/// Media that is kept of a file that somebody has sent.
package struct StoredMedia: Sendable, Hashable {
  package var mediaID: UUID
  package var purpose: MediaPurpose
  package var createTime: Moment
  /// The largest first.
  package var files: [StoredMediaFile]
}

/// One of its files, without the bytes.
package struct StoredMediaFile: Sendable, Hashable {
  package var variant: MediaVariant
  package var contentType: String
  package var sizeBytes: Int64
  package var sha256: [UInt8]
  package var width: Int
  package var height: Int
  /// 0 for an image.
  package var milliseconds: Int
}

/// One of the files that were made of an upload.
package struct MadeFile: Sendable, Hashable {
  package var file: StoredMediaFile
  package var bytes: [UInt8]
}
