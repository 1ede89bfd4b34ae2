/// Progress as numbers, so that it can be kept. Times are told by the time at which the attempt began.
extension LiveProgress {
  /// The same numbers make the same progress.
  func numbers(from start: Int64) -> [Int64] {
    var numbers: [Int64] = []
    func put(_ times: Int64?...) {
      for time in times { numbers += time.map { [1, $0 &- start] } ?? [0] }
    }
    for time in times { put(time) }
    put(firstStart, lastStart, formerStart, finish)
    for mark in [first, last] {
      put(mark?.time)
      if let mark { numbers.append(mark.path) }
    }
    put(paced.spell?.start, paced.spell?.end, paced.best?.start, paced.best?.end)
    put(runs.start?.time, runs.start?.farthestTime, runs.deadline)
    if let left = runs.start { numbers += [left.distance, left.farthest, left.isNear ? 1 : 0] }
    numbers.append(Int64(runs.open.count))
    for times in [runs.best] + runs.open.map(\.times) { numbers += [Int64(times.count)] + times.map { $0 &- start } }
    for run in runs.open { numbers += run.coming.map { [1, $0] } ?? [0] }
    return numbers
  }

  /// - Parameters:
  ///   - course: The one of the progress that has written the numbers.
  ///   - start: When the attempt began, milliseconds since 1970.
  /// - Returns: Nil for what no progress has written.
  init?(_ course: Course, reading numbers: inout ArraySlice<Int64>, from start: Int64) {
    self.init(course)
    var rest = numbers
    var isWhole = true
    func next() -> Int64 {
      if rest.isEmpty { isWhole = false }
      return rest.popFirst() ?? 0
    }
    func time() -> Int64? { next() == 0 ? nil : next() &+ start }
    func mark() -> Mark? { time().map { Mark(time: $0, path: next()) } }
    func spell() -> PacedCount.Spell? {
      let (start, end) = (time(), time())
      return start.flatMap { start in end.map { PacedCount.Spell(start: start, end: $0) } }
    }
    for index in times.indices { times[index] = time() }
    (firstStart, lastStart, formerStart, finish) = (time(), time(), time(), time())
    (first, last) = (mark(), mark())
    (paced.spell, paced.best) = (spell(), spell())
    let (left, farthest) = (time(), time())
    runs.deadline = time()
    runs.start = left.flatMap { time in
      farthest.map { OrderedRuns.Departure(time: time, distance: next(), farthest: next(), farthestTime: $0, isNear: next() != 0) }
    }
    func run() -> [Int64] {
      let count = next()
      if !(0...Int64(times.count)).contains(count) { isWhole = false }
      return isWhole ? (0..<count).map { _ in next() &+ start } : []
    }
    let openCount = next()
    runs.best = run()
    if !(0...Int64(times.count)).contains(openCount) { isWhole = false }
    if isWhole { runs.open = (0..<openCount).map { _ in OrderedRuns.Run(times: run()) } }
    if isWhole { for index in runs.open.indices { runs.open[index].coming = next() == 0 ? nil : next() } }
    guard isWhole, runs.open.allSatisfy({ !$0.times.isEmpty }) else { return nil }
    numbers = rest
  }
}
