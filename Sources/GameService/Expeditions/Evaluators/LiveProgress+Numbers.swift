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
    guard isWhole else { return nil }
    numbers = rest
  }
}
