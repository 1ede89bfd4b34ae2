import FoundationEssentials
import Timekeeping

/// A place in a stream: behind the event with this number. Clients hold it as a cursor.
struct StreamPlace: Sendable, Hashable {
  /// Which counting of the stream.
  var epoch: Int64
  /// 0 before the first event.
  var number: Int64
}

/// Something for the streams of others or one's own, before it has a number.
struct NewStreamEvent: Sendable, Hashable {
  /// In whose stream.
  var accountID: UUID
  /// For example "friend.requested".
  var type: String
  /// The encoded `UserEvent`; at most `Outbox.userEventBytesMax`.
  var payload: [UInt8]
  /// Account it tells of beside the stream's owner.
  var subjectID: UUID?
  /// Earlier events of the stream with the same key say nothing any more; nil for one that stands for itself.
  var coalesceKey: String?
}

/// An event as it is kept.
struct StoredStreamEvent: Sendable, Hashable {
  var number: Int64
  var createTime: Moment
  /// Empty when it says nothing any more.
  var payload: [UInt8]
  /// Nil for one that stands for itself.
  var coalesceKey: String?
}

/// Events that were read of a stream at one moment.
struct StreamPage: Sendable, Hashable {
  /// The stream's newest event at that moment.
  var head: StreamPlace
  /// In the order of their numbers.
  var events: [StoredStreamEvent]
}
