import EventLoop
import Postgres
import RPC
import Synchronization

/// How many guesses of what a mistyped name means are made at once, of cities and of parks, of one process. Each is a search of all names by their
/// trigrams, ten to fourteen times a usual call, and people who type nonsense must not slow those who do not.
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
  /// - Parameter address: The client's; none is one more network.
  /// - Throws: `OVERLOADED` when there is no place, and when the database has ended a search; and what the body throws.
  func withPlace<Result>(of address: String?, _ body: () async throws -> Result) async throws -> Result {
    let network = Self.network(address)
    guard enter(network) else { throw RPCError.overloaded("too many names are guessed at once") }
    defer { leave(network) }
    do {
      return try await body()
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
