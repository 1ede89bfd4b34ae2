public import Postgres
public import Timekeeping

/// How far this process's clock is from the database's. Phases end by clocks: replicas that disagree would end them at different times.
public enum ClockSkew {
  /// A replica is not ready above this.
  public static let max = Duration.milliseconds(100)

  /// Measured so often at most, because a slow answer makes a bad measurement: the fastest counts.
  static let rounds = 5

  /// Measures it: once, which is what it costs at rest, where the first answer shows that the clocks agree.
  /// - Returns: Positive when the database's clock is ahead. Wrong by at most half the fastest round trip.
  public static func measure(_ database: Database, time: any TimeSource) async throws -> Duration {
    var best: (roundTrip: Duration, skew: Duration)?
    for _ in 0..<rounds {
      let sent = time.now()
      // The one place where a statement asks for the time: the database's clock is what is measured.
      let there: Moment = try await database.query("SELECT clock_timestamp()").firstRow().get(0)
      let roundTrip = time.now() - sent
      let skew = there - (sent + roundTrip / 2)
      if best.map({ roundTrip < $0.roundTrip }) ?? true { best = (roundTrip, skew) }
      // However the round trip was made up, the clocks are no further from each other than this.
      if abs(skew) + roundTrip / 2 <= max { break }
    }
    return best?.skew ?? .zero
  }

  private static func abs(_ skew: Duration) -> Duration { skew < .zero ? .zero - skew : skew }
}
