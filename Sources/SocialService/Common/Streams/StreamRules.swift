import Timekeeping

/// Where a reader of a stream goes on, and when it cannot. Pure.
package enum StreamRules {
  /// How long events are kept: a holiday without the phone. A device that was away for longer loads the lists anew, which is less to send by then.
  static let retention = Duration.seconds(30 * 86_400)

  /// Events of one stream that are kept, the newest: 600 a day for as long as `retention`, more than happens to anybody. Beyond it somebody floods their
  /// friends' streams, of which each event, also one that says nothing any more, is a row of 200 to 400 bytes: 8 MB at most of each. A reader who has not read
  /// the others is told as when `retention` has taken them.
  static let rowsMax: Int64 = 20_000

  /// Devices that were not heard of for so long are forgotten.
  static let deviceRetention = Duration.seconds(90 * 86_400)

  /// Devices of one account that are remembered. More than anybody has; a client that takes a new id at each start would fill the table.
  static let devicesMax = 16

  /// Without events a stream says so this often: less than the minute after which networks forget a silent connection.
  static let heartbeatInterval = Duration.seconds(25)

  /// Events in one message: with the largest payloads some 800 kB, a fifth of what a message may have.
  static let pageMax = 100

  /// Streams that one transaction may append to: their heads are locked until it commits.
  package static let fanOutMax = 500

  /// Characters of what a device shows.
  static let viewingLengthMax = 100

  /// Why the event after a cursor is not known. Clients are told one reason for all of them; which it was stands in the message.
  enum Refusal: Error, Hashable {
    /// A cursor of another counting: the stream was deleted, or a backup was restored.
    case otherCounting
    /// A cursor ahead of the head: the stream was put back, and its events since are others under the same numbers.
    case ahead
    /// A cursor that is no place of the stream: one of these two.
    case nowhere
    /// A cursor behind which events were forgotten.
    case forgotten
  }

  /// Whether a cursor names a place of the stream.
  static func check(_ place: StreamPlace, head: StreamPlace) throws(Refusal) {
    if place.epoch != head.epoch { throw .otherCounting }
    guard (0...head.number).contains(place.number) else { throw .ahead }
  }

  /// Where somebody stands who has read a page.
  ///
  /// Numbers have no gaps. One between the cursor and the first event means that events behind the cursor were forgotten; whether retention
  /// has reached a stream is read off the events themselves, so nothing can tell otherwise.
  static func advance(_ place: StreamPlace, over page: StreamPage) throws(Refusal) -> StreamPlace {
    try check(place, head: page.head)
    var last = place
    for event in page.events {
      guard event.number == last.number + 1 else { throw .forgotten }
      last.number = event.number
    }
    if page.events.isEmpty, place.number < page.head.number { throw .forgotten }
    return last
  }

  /// Events as a page shows them: only the last of those with one key has content. Their numbers stay.
  static func coalesce(_ events: [StoredStreamEvent]) -> [StoredStreamEvent] {
    guard events.count > 1 else { return events }
    var (shown, keys) = (events, Set<String>())
    for index in events.indices.reversed() {
      if let key = events[index].coalesceKey, !keys.insert(key).inserted { shown[index].payload = [] }
    }
    return shown
  }
}
