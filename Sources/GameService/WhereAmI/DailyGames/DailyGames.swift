import CairnProto
import Cryptography
import FoundationEssentials
import Postgres
import Protobuf
import RPC
import Timekeeping

/// Makes the game of each day, a day before it begins, so that what is promised of it is out before anybody plays.
struct DailyGames: Sendable {
  /// How often it is looked whether tomorrow's game is there; the look is at a key.
  static let interval = Duration.seconds(60)

  let database: Database
  let draws: LocationDraws
  let store = DailyStore()

  /// Sees to it that there are today's game and tomorrow's. Safe on every replica at once, and to repeat.
  func prepare(at now: Moment) async throws {
    let today = CalendarDay(of: now)
    for day in [today, today.next] { _ = try await daily(day, at: now) }
  }

  /// A day's game; it is made where it is missing. One of the replicas that make it at once is first, and the others take its game.
  /// - Throws: `RPCError`: `unavailable` when no places can be drawn now.
  func daily(_ day: CalendarDay, at now: Moment) async throws -> DailyStore.Daily {
    if let daily = try await store.daily(day, in: database) { return daily }
    let seed = RandomBytes.generate(DailyCommitment.seedByteCount)
    let places = try await draws.drawn(DailyRules.placeCount, on: DailyRules.mapID, seed: seed)
    let daily = DailyStore.Daily(
      day: day, mapID: DailyRules.mapID, seed: seed,
      commitment: DailyCommitment.of(
        day: day, mapID: DailyRules.mapID, seed: seed, places: try DailyCommitment.Place.all(of: places)),
      drawnPlaces: places.encoded())
    return try await database.transaction { transaction in
      try await store.insert(daily, at: now, in: transaction)
      return try await store.daily(day, in: transaction) ?? daily
    }
  }
}

extension DailyCommitment.Place {
  /// The places as they are played: GeoService is a stranger too, and what cannot be played is refused here as it would be at the beginning of a game.
  static func all(of drawn: DrawLocationsResponse) throws -> [DailyCommitment.Place] {
    try LocationDraws.draw(drawn, count: DailyRules.placeCount).locations.map { Self(locationID: $0.id, position: $0.position) }
  }
}
