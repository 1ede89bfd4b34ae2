import RPC
import Synchronization

/// The time zones that PostgreSQL knows: a name is checked when a game starts, so that no game fails when it ends.
final class TimeZones: Sendable {
  /// The longest name of the IANA database has 32 characters.
  private static let nameBytesMax = 64

  private let store: GeoGuessStore
  private let names = Mutex<Set<String>?>(nil)

  init(store: GeoGuessStore) {
    self.store = store
  }

  /// The zone a request names; UTC when it names none.
  func check(_ name: String) async throws -> String {
    if name.isEmpty || name == "UTC" { return "UTC" }
    guard name.utf8.count <= Self.nameBytesMax, try await known().contains(name) else {
      throw RPCError.invalid("time_zone", "UNKNOWN_TIME_ZONE", "an IANA name, for example Europe/Rome")
    }
    return name
  }

  /// Read once: the answer takes PostgreSQL a tenth of a second, and changes with its next release.
  private func known() async throws -> Set<String> {
    if let known = names.withLock({ $0 }) { return known }
    let read = try await store.timeZoneNames()
    // Names that say nothing of a place: the server's own zone, and the one that stands for "not set".
    let zones = read.filter { $0 != "localtime" && $0 != "Factory" && !$0.hasPrefix("posix") }
    names.withLock { $0 = zones }
    return zones
  }
}
