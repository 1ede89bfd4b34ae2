/// Weather at the start of an attempt (requirement E-S8). Pure.
struct Weather: Hashable, Sendable {
  /// °C.
  var apparentTemperature: Double
  /// Mean wind, km/h.
  var wind: Double
  /// Millimetres in an hour.
  var precipitation: Double
  /// WMO code 4677.
  var code: Int32

  /// Heavy rain, freezing rain, heavy snow.
  static let extremeCodes: Set<Int32> = [65, 67, 75, 82, 86]

  /// Thunderstorms: lightning must not be rewarded.
  static let stormCodes: Set<Int32> = [95, 96, 99]

  /// Whether there is a thunderstorm: no bonus, and a warning.
  var isStorm: Bool { Self.stormCodes.contains(code) }

  /// Whether it earns the bonus.
  var isExtreme: Bool {
    if isStorm { return false }
    return apparentTemperature <= -10 || apparentTemperature >= 35 || wind >= 50 || precipitation >= 4 || Self.extremeCodes.contains(code)
  }
}
