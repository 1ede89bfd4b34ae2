import Positions

/// Memory of a follower as numbers, so that it can be kept and go on elsewhere. Times and places are told as differences from the position before.
extension TrackFollower {
  /// The state; the same numbers make the same follower.
  public var numbers: [Int64] {
    var writer = Writer()
    writer.put(cleaner)
    writer.put(settled)
    writer.put(cleaner.fixes)
    writer.put([Int64(legs.count)])
    for (index, leg) in legs.enumerated() { writer.put([Int64(leg.rawValue), path[index] - (index == 0 ? 0 : path[index - 1])]) }
    writer.put([isBounded ? 1 : 0])
    writer.put([measure.bend == nil ? 0 : 1, measure.bend?.east ?? 0, measure.bend?.north ?? 0, measure.base, measure.gone])
    return writer.numbers
  }

  /// - Parameters:
  ///   - rules: Rules of the follower that has written the numbers.
  ///   - numbers: Its numbers; whatever stands behind them is left there.
  /// - Returns: Nil for what no follower has written.
  public init?(_ rules: JudgeRules, reading numbers: inout ArraySlice<Int64>) {
    self.init(rules)
    var reader = Reader(numbers: numbers)
    guard let cleaner = reader.cleaner(rules), let settled = reader.fixes(on: cleaner.plane), let open = reader.fixes(on: cleaner.plane),
      let count = reader.count(), count <= settled.count
    else { return nil }
    // The position before those in doubt is there.
    guard cleaner.doubt.count == 0 || cleaner.doubt.count < open.count else { return nil }
    (self.cleaner, self.settled) = (cleaner, settled)
    self.cleaner.fixes = open
    for _ in 0..<count {
      guard let leg = reader.next().flatMap({ JudgedTrack.Leg(rawValue: Int32(truncatingIfNeeded: $0)) }), let way = reader.next() else {
        return nil
      }
      legs.append(leg)
      path.append((path.last ?? 0) &+ way)
    }
    guard let bounded = reader.next(), let hasBend = reader.next(), let east = reader.next(), let north = reader.next(),
      let base = reader.next(),
      let gone = reader.next()
    else { return nil }
    measure = PathMeasure(bend: hasBend == 0 ? nil : LocalPlane.Vector(east: east, north: north), base: base, gone: gone)
    isBounded = bounded == 1
    numbers = reader.numbers
  }

  private struct Writer {
    var numbers: [Int64] = []
    /// Time and place of the position before.
    private var before: [Int64] = [0, 0, 0]

    mutating func put(_ more: [Int64]) { numbers += more }

    /// Time, place and accuracy.
    mutating func put(_ sample: Sample?) {
      guard let sample else { return put([0]) }
      put([1])
      put(sample.time, sample.point)
      put([sample.accuracy])
    }

    private mutating func put(_ time: Int64, _ point: GridPoint) {
      let here = [time, point.latitude, point.longitude]
      put(zip(here, before).map { $0 - $1 })
      before = here
    }

    mutating func put(_ cleaner: TrackCleaner) {
      put(cleaner.plane.flatMap { Sample(time: 0, point: $0.middle, accuracy: 0) })
      put(cleaner.sieve.last)
      put(cleaner.sieve.jumped)
      put(cleaner.held?.position)
      put([Int64(cleaner.sieve.jumpedCount), Int64(cleaner.held?.stepCount ?? -1), cleaner.isPaused ? 1 : 0])
      put([Int64(cleaner.doubt.count), (cleaner.doubt.hasBegun ? 1 : 0) + (cleaner.doubt.isLeap ? 2 : 0)])
      put(cleaner.doubt.dropped)
    }

    mutating func put(_ fixes: [Fix]) {
      put([Int64(fixes.count)])
      for fix in fixes {
        put(fix.time, fix.point)
        put([fix.accuracy, Int64(fix.steps), (fix.startsAnew ? 1 : 0) + (fix.followsPause ? 2 : 0)])
      }
    }
  }

  private struct Reader {
    var numbers: ArraySlice<Int64>
    private var before: [Int64] = [0, 0, 0]

    init(numbers: ArraySlice<Int64>) { self.numbers = numbers }

    mutating func next() -> Int64? { numbers.popFirst() }

    /// A number of things that follow; nil where so many cannot.
    mutating func count() -> Int? {
      guard let count = next(), count >= 0, count <= numbers.count else { return nil }
      return Int(count)
    }

    private mutating func moment() -> (time: Int64, point: GridPoint)? {
      for index in 0..<3 {
        guard let number = next() else { return nil }
        before[index] &+= number
      }
      // So that nothing that is computed of it leaves 64 bits.
      guard before.allSatisfy({ $0.magnitude <= 1 << 53 }), let point = GridPoint(latitude: before[1], longitude: before[2]) else {
        return nil
      }
      return (before[0], point)
    }

    /// - Returns: Nil for what is none; a sample or nil.
    mutating func sample() -> Sample?? {
      guard let isThere = next() else { return nil }
      if isThere == 0 { return .some(nil) }
      guard let moment = moment(), let accuracy = next(), let sample = Sample(time: moment.time, point: moment.point, accuracy: accuracy)
      else { return nil }
      return sample
    }

    mutating func cleaner(_ rules: JudgeRules) -> TrackCleaner? {
      guard let middle = sample(), let last = sample(), let jumped = sample(), let held = sample(), let jumpedCount = next(),
        let steps = next(), let isPaused = next(), let doubtful = next(), let marks = next()
      else { return nil }
      let plane = middle.map { LocalPlane(around: $0.point) }
      guard let dropped = fixes(on: plane), (0...Int64(TrackCleaner.wildMax)).contains(doubtful), dropped.count <= TrackCleaner.wildMax
      else { return nil }
      let sieve = SampleSieve(rules.positions, last: last, jumped: jumped, jumpedCount: Int(clamping: jumpedCount))
      let again = held.map { TrackSample(time: $0.time, position: $0, stepCount: steps < 0 ? nil : Int32(clamping: steps)) }
      let doubt = TrackCleaner.Doubt(count: Int(doubtful), isLeap: marks & 2 != 0, dropped: dropped, hasBegun: marks & 1 != 0)
      return TrackCleaner(rules, sieve, plane: plane, held: again, isPaused: isPaused == 1, doubt)
    }

    mutating func fixes(on plane: LocalPlane?) -> [Fix]? {
      guard let count = count() else { return nil }
      var fixes: [Fix] = []
      for _ in 0..<count {
        guard let moment = moment(), let accuracy = next(), let steps = next(), let marks = next(),
          let place = plane?.place(of: moment.point)
        else { return nil }
        fixes.append(
          Fix(
            time: moment.time, point: moment.point, accuracy: accuracy, place: place, steps: Int32(clamping: steps),
            startsAnew: marks & 1 != 0, followsPause: marks & 2 != 0))
      }
      return fixes
    }
  }
}
