/// A call that has come whole and whose handler has not begun. Confined to its loop.
protocol WaitingCall: AnyObject {
  /// The one to whom it is counted.
  var owner: CallOwner { get }
  /// Whether its caller still waits for it.
  var isWaiting: Bool { get }
  /// Has its handler begin.
  func beginHandler()
  /// Ends it: nothing of it was begun.
  func refuse()
}

/// Calls that wait for their turn: a line for each owner, in the order they came, and the owners in turns (fair queueing, RFC 970 §4). A
/// network that asks for more than its share makes a long line of its own and delays nobody else.
struct CallLine {
  private struct Line {
    var places: [(call: any WaitingCall, sinceNs: UInt64)] = []
    var first = 0

    var isEmpty: Bool { first == places.count }

    mutating func popFirst() -> (call: any WaitingCall, sinceNs: UInt64) {
      defer {
        first += 1
        if first > CallLine.keptPlaces, first > places.count / 2 {
          places.removeFirst(first)
          first = 0
        }
      }
      return places[first]
    }
  }

  private var lines: [CallOwner: Line] = [:]
  /// The owners in the order of their turns, from `firstTurn` on. Each with a line stands here once.
  private var turns: [CallOwner] = []
  private var firstTurn = 0

  var isEmpty: Bool { lines.isEmpty }

  /// How many owners have calls that wait.
  var ownerCount: Int { lines.count }

  /// Since when the call waits that came first of those whose turn it is.
  var firstSinceNs: UInt64? {
    guard firstTurn < turns.count, let line = lines[turns[firstTurn]] else { return nil }
    return line.places[line.first].sinceNs
  }

  mutating func append(_ call: any WaitingCall, sinceNs: UInt64) {
    let owner = call.owner
    if lines[owner] == nil { turns.append(owner) }
    lines[owner, default: Line()].places.append((call, sinceNs))
  }

  /// The call that came last of those whose turn it is leaves, and the turn is the next owner's.
  mutating func popLast() -> (call: any WaitingCall, sinceNs: UInt64)? {
    pop { $0.places.removeLast() }
  }

  /// The same with the call that came first.
  mutating func popFirst() -> (call: any WaitingCall, sinceNs: UInt64)? {
    pop { $0.popFirst() }
  }

  /// Gives the turn to the next.
  mutating func pass() {
    guard firstTurn < turns.count else { return }
    turns.append(turns[firstTurn])
    takeTurn()
  }

  private mutating func pop(
    _ take: (inout Line) -> (call: any WaitingCall, sinceNs: UInt64)
  ) -> (call: any WaitingCall, sinceNs: UInt64)? {
    guard firstTurn < turns.count else { return nil }
    let owner = turns[firstTurn]
    guard var line = lines.removeValue(forKey: owner) else { return nil }
    let taken = take(&line)
    if !line.isEmpty {
      lines[owner] = line
      turns.append(owner)
    }
    takeTurn()
    return taken
  }

  private mutating func takeTurn() {
    firstTurn += 1
    if firstTurn == turns.count {
      turns.removeAll(keepingCapacity: turns.count <= Self.keptPlaces)
      firstTurn = 0
    } else if firstTurn > Self.keptPlaces, firstTurn > turns.count / 2 {
      turns.removeFirst(firstTurn)
      firstTurn = 0
    }
  }

  /// Places kept for the next crowd.
  private static let keptPlaces = 1_024
}
