import Positions

/// Looks at whether the air has one pressure all the time. A barometer tells a pascal more or less each second, and weather and slopes change it by more; a
/// program that was asked for a pressure tells one. A sign, and no more: some devices tell what a service says of the weather.
struct PressureSearch: Sendable {
  /// Fewer values, or in a shorter time, milliseconds, say nothing.
  private static let countMin: Int64 = 200
  private static let timeMin: Int64 = 600_000

  private var first: TrackSample?
  private var lastTime: Int64 = 0
  private var count: Int64 = 0
  private var isConstant = true

  mutating func take(_ sample: TrackSample) {
    guard let pressure = sample.pressure else { return }
    if first == nil { first = sample }
    if pressure != first?.pressure { isConstant = false }
    (count, lastTime) = (count + 1, max(lastTime, sample.time))
  }

  func findings(in track: JudgedTrack) -> [TrackFinding] {
    guard let start = track.fixes.first, let end = track.fixes.last, let first, let pressure = first.pressure, isConstant,
      count >= Self.countMin, lastTime - first.time >= Self.timeMin
    else { return [] }
    return [
      TrackFinding(.constantPressure, .sign, from: start.time, start.point, to: end.time, end.point, value: Int64(pressure), weight: 40)
    ]
  }
}
