/// Many long waits of one loop behind a single timer: 24 bytes for each, where a ``LoopTimer`` of its own takes 250. For what waits seconds or longer,
/// thousands at once. Confined to the loop's thread.
///
/// A heap by time whose entries know their places, so that arming again and cancelling leave nothing behind.
public final class LoopAgenda: LoopTimerTarget {
  private struct Item {
    var dueMs: Int64
    let entry: any AgendaEntry
  }

  private let loop: Loop
  private let timer: LoopTimer
  // `@exclusivity(unchecked)`: one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var heap: [Item] = []

  /// On the loop's thread.
  public init(on loop: Loop) {
    self.loop = loop
    timer = LoopTimer(on: loop)
  }

  /// How many wait.
  public var count: Int { heap.count }

  /// Has `entry` told; an earlier arming is replaced. The agenda keeps the entry alive until then.
  /// - Parameter delay: From the beginning of this turn; at least a millisecond.
  public func arm(_ entry: any AgendaEntry, after delay: Duration) {
    let dueMs = loop.steadyMilliseconds + Int64(max(delay.timerMilliseconds, 1))
    var place = entry.agendaPlace
    if place == Self.nowhere {
      place = heap.count
      heap.append(Item(dueMs: dueMs, entry: entry))
      entry.agendaPlace = place
    } else {
      heap[place].dueMs = dueMs
    }
    settle(at: place)
    wake()
  }

  /// The entry will not be told. Without effect on one that does not wait.
  public func cancel(_ entry: any AgendaEntry) {
    let place = entry.agendaPlace
    guard place != Self.nowhere else { return }
    remove(at: place)
    wake()
  }

  /// `agendaPlace` of what does not wait.
  public static let nowhere = -1

  public func timerFired(_ timer: LoopTimer) {
    // An entry that is armed again while it is told is due later than this.
    let now = loop.steadyMilliseconds
    while let first = heap.first, first.dueMs <= now {
      remove(at: 0)
      first.entry.agendaDue()
    }
    wake()
  }

  private func wake() {
    if let first = heap.first { timer.arm(atMilliseconds: first.dueMs, self) } else { timer.cancel() }
  }

  private func remove(at place: Int) {
    heap[place].entry.agendaPlace = Self.nowhere
    let last = heap.removeLast()
    guard place < heap.count else { return }
    put(last, at: place)
    settle(at: place)
  }

  private func put(_ item: Item, at place: Int) {
    heap[place] = item
    item.entry.agendaPlace = place
  }

  /// Moves the item at a place up or down, to where it belongs.
  private func settle(at start: Int) {
    let item = heap[start]
    var place = start
    while place > 0, heap[(place - 1) / 2].dueMs > item.dueMs {
      put(heap[(place - 1) / 2], at: place)
      place = (place - 1) / 2
    }
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].dueMs < heap[child].dueMs { child += 1 }
      guard heap[child].dueMs < item.dueMs else { break }
      put(heap[child], at: place)
      place = child
    }
    if place != start { put(item, at: place) }
  }
}

/// An entry that waits in a ``LoopAgenda``; in one at a time.
public protocol AgendaEntry: AnyObject {
  /// The agenda's own: ``LoopAgenda/nowhere`` at first.
  var agendaPlace: Int { get set }
  /// Its time has come. Called on the loop's thread, once for each arming that was neither replaced nor cancelled.
  func agendaDue()
}
