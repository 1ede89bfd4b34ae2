import Curl
import Synchronization
import Timekeeping

/// Asks a source once for each place and hour, for all attempts that begin there and then; while the source is away, once in a while. Each process by itself:
/// an answer that another one has is worth one question.
final class SharedWeather: WeatherSource {
  /// The source was away a moment ago.
  struct Away: Error {}

  /// Places and hours that are remembered: those of a day in a few hundred parks.
  static let countMax = 10_000

  /// How long a source that was away is left alone. Less than the first pause of a job, so that none is tried again for nothing.
  static let pause = Duration.seconds(30)

  private struct State {
    var known: [WeatherHour: Weather] = [:]
    /// In the order in which they were asked for.
    var hours: [WeatherHour] = []
    var awayTime: Moment?

    mutating func keep(_ weather: Weather, of hour: WeatherHour) {
      awayTime = nil
      if known.updateValue(weather, forKey: hour) == nil { hours.append(hour) }
      // Half of them at once, so that taking away costs little for each.
      guard hours.count > SharedWeather.countMax else { return }
      for old in hours.prefix(SharedWeather.countMax / 2) { known[old] = nil }
      hours.removeFirst(SharedWeather.countMax / 2)
    }
  }

  private let source: any WeatherSource
  private let time: any TimeSource
  private let state = Mutex(State())

  init(_ source: any WeatherSource, time: any TimeSource) {
    (self.source, self.time) = (source, time)
  }

  func weather(in hour: WeatherHour) async throws -> Weather {
    let (known, awayTime) = state.withLock { ($0.known[hour], $0.awayTime) }
    if let known { return known }
    let now = time.now()
    if let awayTime, now - awayTime < Self.pause { throw Away() }
    do {
      let weather = try await source.weather(in: hour)
      state.withLock { $0.keep(weather, of: hour) }
      return weather
    } catch {
      if Self.isAway(error) { state.withLock { $0.awayTime = now } }
      throw error
    }
  }

  /// Whether an error says that other places have no answer now either: a refusal of one place says nothing of the next, nor does a caller who waits no longer.
  private static func isAway(_ error: any Error) -> Bool {
    if error is CancellationError || (error as? WebError) == .tooLarge { return false }
    guard let unusable = error as? OpenMeteo.Unusable else { return true }
    return unusable.status == 429 || unusable.status >= 500
  }
}
