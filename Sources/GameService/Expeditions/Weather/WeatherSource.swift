/// Tells the weather at a place and a time (requirement E-S8): a server of somebody else, or a station of one's own.
protocol WeatherSource: Sendable {
  /// - Throws: An error that keeps it from an answer now: it may be asked again.
  func weather(in hour: WeatherHour) async throws -> Weather
}
