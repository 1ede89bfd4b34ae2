/// A call that has come whole and whose handler has not begun. Confined to its loop.
protocol WaitingCall: AnyObject {
  /// Whether its caller still waits for it.
  var isWaiting: Bool { get }
  /// Has its handler begin.
  func beginHandler()
  /// Ends it: nothing of it was begun.
  func refuse()
}

/// Calls that wait for their turn in the order they came, and since when.
struct CallLine {
  private var places: [(call: any WaitingCall, sinceNs: UInt64)] = []
  private var first = 0

  var isEmpty: Bool { first == places.count }

  /// Since when whoever came first has waited.
  var firstSinceNs: UInt64? { isEmpty ? nil : places[first].sinceNs }

  mutating func append(_ call: any WaitingCall, sinceNs: UInt64) { places.append((call, sinceNs)) }

  /// Whoever came last leaves the line.
  mutating func popLast() -> (call: any WaitingCall, sinceNs: UInt64)? {
    guard first < places.count else { return nil }
    let next = places.removeLast()
    if isEmpty { removeAll() }
    return next
  }

  /// Whoever came first leaves the line.
  mutating func popFirst() -> (call: any WaitingCall, sinceNs: UInt64)? {
    guard first < places.count else { return nil }
    let next = places[first]
    first += 1
    if isEmpty {
      removeAll()
    } else if first > Self.keptPlaces, first > places.count / 2 {
      places.removeFirst(first)
      first = 0
    }
    return next
  }

  private mutating func removeAll() {
    places.removeAll(keepingCapacity: places.count <= Self.keptPlaces)
    first = 0
  }

  /// Places kept for the next crowd.
  private static let keptPlaces = 1_024
}
