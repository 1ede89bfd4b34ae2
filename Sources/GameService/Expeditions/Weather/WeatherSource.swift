import Positions

/// Tells the weather at a place and a time (requirement E-S8): a server of somebody else, or a station of one's own.
protocol WeatherSource: Sendable {
  /// - Parameter time: Milliseconds since 1970.
  /// - Throws: An error that keeps it from an answer now: it may be asked again.
  func weather(at point: GridPoint, time: Int64) async throws -> Weather
}
