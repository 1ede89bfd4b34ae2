import Synchronization

/// A block of whole numbers that one thread raises and any thread reads.
///
/// Numbers that a loop counts for each request lie here: its own block, raised by a plain load and store, without a locked instruction and
/// without a cache line that two cores fight for. A scrape adds the blocks of all loops up.
///
/// `@unchecked Sendable`: the pointer is a constant, what it points to are atomics, and the memory lives as long as the object.
public final class MetricCells: @unchecked Sendable {
  private let cells: UnsafeMutablePointer<Atomic<Int>>
  /// How many numbers there are.
  public let count: Int

  /// All are 0.
  public init(count: Int) {
    self.count = count
    cells = .allocate(capacity: count)
    for index in 0..<count { (cells + index).initialize(to: Atomic(0)) }
  }

  deinit {
    cells.deinitialize(count: count)
    cells.deallocate()
  }

  /// Raises a number, by the block's own thread only: another's raise at the same time would be lost.
  @inline(__always) public func add(_ index: Int, _ amount: Int) {
    precondition(index >= 0 && index < count, "no such cell")
    cells[index].store(cells[index].load(ordering: .relaxed) &+ amount, ordering: .relaxed)
  }

  /// Raises a number, from any thread.
  public func addFromAnywhere(_ index: Int, _ amount: Int) {
    precondition(index >= 0 && index < count, "no such cell")
    cells[index].wrappingAdd(amount, ordering: .relaxed)
  }

  /// Replaces a number.
  public func set(_ index: Int, _ value: Int) {
    precondition(index >= 0 && index < count, "no such cell")
    cells[index].store(value, ordering: .relaxed)
  }

  /// A number as it is now.
  public func value(_ index: Int) -> Int {
    precondition(index >= 0 && index < count, "no such cell")
    return cells[index].load(ordering: .relaxed)
  }
}

/// Something that only grows, raised from any thread: for what happens seldom.
public struct Counter: Sendable {
  let cells: MetricCells
  let index: Int

  /// Raises it.
  public func add(_ amount: Int = 1) { cells.addFromAnywhere(index, amount) }
  /// As it is now.
  public var value: Int { cells.value(index) }
}

/// Something that goes up and down, from any thread.
public struct Gauge: Sendable {
  let cells: MetricCells
  let index: Int

  /// Replaces the value.
  public func set(_ value: Int) { cells.set(index, value) }
  /// Raises or lowers it.
  public func add(_ amount: Int) { cells.addFromAnywhere(index, amount) }
  /// As it is now.
  public var value: Int { cells.value(index) }
}

/// How often a measured value fell between which bounds; raised by one thread, its loop's.
public struct Histogram: Sendable {
  /// The bounds, in whole units of the measurement; what is larger than the last is counted beyond it.
  public struct Bounds: Sendable, Hashable {
    let uppers: [Int]
    /// Whole units in one second: 1,000 for milliseconds. Prometheus wants seconds.
    let unitsPerSecond: Int

    /// - Parameter milliseconds: Ascending.
    public init(milliseconds: [Int]) {
      uppers = milliseconds
      unitsPerSecond = 1_000
    }

    /// How many cells a histogram with these bounds takes: one for each, one beyond, one for the sum.
    public var cellCount: Int { uppers.count + 2 }
  }

  /// How long calls and queries take. 100 and 200 ms are bounds, because they are what was promised (requirement L-55).
  public static let callBounds = Bounds(milliseconds: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000])

  let cells: MetricCells
  let first: Int
  let bounds: Bounds

  /// A histogram in `bounds.cellCount` cells from `first` on.
  public init(_ cells: MetricCells, first: Int, bounds: Bounds) {
    self.cells = cells
    self.first = first
    self.bounds = bounds
  }

  /// Counts one measured value, by the block's own thread.
  @inline(__always) public func observe(_ value: Int) {
    var index = 0
    while index < bounds.uppers.count, value > bounds.uppers[index] { index += 1 }
    cells.add(first + index, 1)
    cells.add(first + bounds.uppers.count + 1, value)
  }
}
