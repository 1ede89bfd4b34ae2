package import FoundationEssentials
package import Timekeeping

/// A place in a stream: behind the event with this number. Clients hold it as a cursor.
package struct StreamPlace: Sendable, Hashable {
  /// Which counting of the stream.
  package var epoch: Int64
  /// 0 before the first event.
  package var number: Int64
}

/// Something for the streams of others or one's own, before it has a number.
package struct NewStreamEvent: Sendable, Hashable {
  /// In whose stream.
  package var accountID: UUID
  /// For example "friend.requested".
  package var type: String
  /// The encoded `UserEvent`; at most `Outbox.userEventBytesMax`.
  package var payload: [UInt8]
  /// Account it tells of beside the stream's owner.
  package var subjectID: UUID?
  /// Earlier events of the stream with the same key say nothing any more; nil for one that stands for itself.
  package var coalesceKey: String?
}

/// An event as it is kept.
package struct StoredStreamEvent: Sendable, Hashable {
  package var number: Int64
  package var createTime: Moment
  /// Empty when it says nothing any more.
  package var payload: [UInt8]
  /// Nil for one that stands for itself.
  package var coalesceKey: String?
}

/// Events that were read of a stream at one moment.
package struct StreamPage: Sendable, Hashable {
  /// The stream's newest event at that moment.
  package var head: StreamPlace
  /// In the order of their numbers.
  package var events: [StoredStreamEvent]
}
