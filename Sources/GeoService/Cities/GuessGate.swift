import EventLoop
import Postgres
import RPC
import Synchronization

/// How many guesses of what a mistyped name means are made at once, of cities and of parks. Each is a search of all names by their trigrams, ten to
/// fourteen times a usual call, and people who type nonsense must not slow those who do not.
///
/// There are so many places, however many processes share the database: each asks its own gate first, which costs nothing, and then the database, where the
/// search holds its place until it has ended there.
final class GuessGate: Sendable {
  /// At once: a part of one core of the database, whatever is typed.
  static let placesMax = 4
  /// Places of one network: half of them, so that others find one.
  static let placesPerNetworkMax = 2

  /// Time of one search in the database: sixty times what it takes. A text that needs more is none that somebody has mistyped, and whoever has typed it has
  /// typed the next letter by then.
  static let timeMax = Duration.seconds(1)

  private let taken = Mutex<[String: Int]>([:])

  /// Does what is dear while it has a place.
  /// - Parameters:
  ///   - address: The client's; none is one more network.
  ///   - body: Searches at that place.
  /// - Throws: `OVERLOADED` when there is no place, and when the database has ended a search; and what the body throws.
  func withPlace<Result>(of address: String?, _ body: (GuessPlace) async throws -> Result) async throws -> Result {
    let place = GuessPlace(network: Self.network(address))
    guard enter(place.network) else { throw GuessPlace.none }
    defer { leave(place.network) }
    do {
      return try await body(place)
    } catch let error as PostgresError where error.kind == .queryCanceled {
      throw RPCError.overloaded("this name takes too long to guess")
    }
  }

  private func enter(_ network: String) -> Bool {
    taken.withLock { taken in
      let own = taken[network, default: 0]
      guard own < Self.placesPerNetworkMax, taken.values.reduce(0, +) < Self.placesMax else { return false }
      taken[network] = own + 1
      return true
    }
  }

  private func leave(_ network: String) {
    taken.withLock { taken in
      let own = taken[network, default: 1]
      taken[network] = own > 1 ? own - 1 : nil
    }
  }

  private static func network(_ address: String?) -> String {
    address.flatMap { SocketAddress(host: $0, port: 0) }?.network ?? ""
  }
}

/// The place that a guess has in its process.
struct GuessPlace: Sendable {
  static let none = RPCError.overloaded("too many names are guessed at once")

  /// Network of the client; empty where it is not known.
  let network: String

  /// Searches, if there is a place among those of all processes.
  /// - Throws: `OVERLOADED` when there is none; `PostgresError`, `queryCanceled` when the search has taken too long.
  func search(_ sql: SQL, in database: Database) async throws -> Rows {
    guard let rows = try await database.slowQuery(sql, within: GuessGate.timeMax, if: GuessStore.takesPlace(of: network)) else {
      throw Self.none
    }
    return rows
  }
}
