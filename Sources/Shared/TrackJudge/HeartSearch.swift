import Positions

/// A heart rate that a device has told.
struct Pulse: Sendable, Hashable {
  /// Milliseconds since 1970.
  var time: Int64
  /// Beats in a minute.
  var rate: Int32
}

/// Looks at whether a heart knows of a change of speed before it has felt it. A heart takes some half a minute to follow; a rate that was made of the speed is
/// there with it. Some sensors on the wrist take steps for beats and do the same, so that it is a sign and no more.
struct HeartSearch {
  /// Milliseconds that are looked at as one: long against the noise of receivers, short against a heart.
  private static let span: Int64 = 10_000
  /// Fewer changes say nothing.
  private static let countMin: Int64 = 30
  /// The square of the correlation from which on both change at once, in thousandths. Rates that were made of positions have 700 and more, hearts below 100.
  private static let limit: Int64 = 500

  /// Measures of one span: centimetres in a second, tenths of a beat in a minute.
  private struct Bin {
    var speed: Int64
    var rate: Int64
  }

  func findings(in track: JudgedTrack, _ pulses: [Pulse]) -> [TrackFinding] {
    guard !pulses.isEmpty, let first = track.fixes.first, let last = track.fixes.last,
      let square = correlationSquare(of: bins(of: track, pulses)), square >= Self.limit
    else { return [] }
    return [
      TrackFinding(
        .heartWithoutLag, .sign, from: first.time, first.point, to: last.time, last.point, value: square, limit: Self.limit, weight: 60)
    ]
  }

  /// One for each span that was gone without a break; nil where that is not so.
  private func bins(of track: JudgedTrack, _ pulses: [Pulse]) -> [Bin?] {
    var (bins, begin, next): ([Bin?], Int, Int) = ([], 0, 0)
    for index in track.fixes.indices.dropFirst() {
      if track.legs[index] != .way {
        begin = index
        bins.append(nil)
        continue
      }
      let (start, end) = (track.fixes[begin].time, track.fixes[index].time)
      guard end - start >= Self.span else { continue }
      var (sum, count): (Int64, Int64) = (0, 0)
      while next < pulses.count, pulses[next].time < end {
        if pulses[next].time >= start { (sum, count) = (sum + Int64(min(pulses[next].rate, 300)), count + 1) }
        next += 1
      }
      let speed = min((track.path[index] - track.path[begin]) * 100 / (end - start), 10_000)
      bins.append(count == 0 ? nil : Bin(speed: speed, rate: sum * 10 / count))
      begin = index
    }
    return bins
  }

  /// How far changes of speed and of rate from one span to the next are the same, in thousandths; nil where there is too little to say so.
  private func correlationSquare(of bins: [Bin?]) -> Int64? {
    var (count, both, ofSpeed, ofRate): (Int64, Int64, Int64, Int64) = (0, 0, 0, 0)
    for case (let before?, let here?) in zip(bins, bins.dropFirst()) {
      let (speed, rate) = (here.speed - before.speed, here.rate - before.rate)
      (count, both) = (count + 1, both + speed * rate)
      (ofSpeed, ofRate) = (ofSpeed + speed * speed, ofRate + rate * rate)
    }
    guard count >= Self.countMin else { return nil }
    (both, ofSpeed, ofRate) = (both / count, ofSpeed / count, ofRate / count)
    // Less than 0.1 m/s and a beat is noise.
    guard both > 0, ofSpeed >= 100, ofRate >= 100 else { return nil }
    return both * both * 1_000 / (ofSpeed * ofRate)
  }
}
