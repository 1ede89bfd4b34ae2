import Positions
import Timekeeping

/// A place and an hour of which the weather is asked: a tenth of a degree, some kilometres, and an hour by Greenwich. Attempts that have it in common have one
/// answer in common. Pure.
struct WeatherHour: Hashable, Sendable {
  /// Milliseconds.
  private static let length: Int64 = 3_600_000

  /// Tenths of a degree.
  let latitude: Int64
  let longitude: Int64
  /// Hours since 1970.
  private let number: Int64

  /// - Parameter time: Milliseconds since 1970.
  init(_ point: GridPoint, _ time: Int64) {
    (latitude, longitude) = (Self.tenths(point.latitude), Self.tenths(point.longitude))
    number = Self.number(time)
  }

  /// When it begins.
  var start: Moment { Moment(milliseconds: number * Self.length) }

  private static func number(_ time: Int64) -> Int64 { time >= 0 ? time / length : -((length - 1 - time) / length) }

  /// Steps of 10⁻⁷ degrees as the nearest tenths of a degree.
  private static func tenths(_ steps: Int64) -> Int64 {
    let tenths = Int64((steps.magnitude + 500_000) / 1_000_000)
    return steps < 0 ? -tenths : tenths
  }
}
