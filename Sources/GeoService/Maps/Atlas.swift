import Geodesy
import Synchronization
import Timekeeping

/// All maps of one import, in memory: a draw asks the database nothing about them.
struct Atlas: Sendable {
  /// The world first, then by name.
  let maps: [GameMap]
  private let byID: [String: GameMap]
  /// Changes with every import.
  let revision: [[UInt8]]

  init(maps: [GameMap], revision: [[UInt8]]) {
    self.maps = MapRules.inOrder(maps)
    self.byID = Dictionary(maps.map { ($0.mapID, $0) }, uniquingKeysWith: { first, _ in first })
    self.revision = revision
  }

  subscript(mapID: String) -> GameMap? { byID[mapID] }
}

/// The atlas that this process uses. One import is seen by all later requests at most `checkInterval` after it was committed.
final class AtlasShelf: Sendable {
  /// How long a former import may go on being used. The check costs one small statement, so it need not be rarer.
  static let checkInterval = Duration.seconds(30)

  private struct Shelved {
    var atlas: Atlas?
    var checkTime = Moment(microseconds: .min)
  }

  private let store: MapStore
  private let shelved = Mutex(Shelved())

  init(store: MapStore) {
    self.store = store
  }

  /// The current atlas; reads it when there is none or a newer import.
  func current(at now: Moment) async throws -> Atlas {
    if let atlas = takeUnchecked(at: now) { return atlas }
    let revision = try await store.revision()
    if let atlas = shelved.withLock({ $0.atlas }), atlas.revision == revision { return atlas }
    let atlas = try await store.atlas(revision: revision)
    shelved.withLock { $0.atlas = atlas }
    return atlas
  }

  /// The atlas when it needs no check. Whoever finds that it does also puts the next check off, so that one request of many asks.
  private func takeUnchecked(at now: Moment) -> Atlas? {
    shelved.withLock { shelved in
      guard let atlas = shelved.atlas else { return nil }
      if now < shelved.checkTime { return atlas }
      shelved.checkTime = now + Self.checkInterval
      return nil
    }
  }
}
