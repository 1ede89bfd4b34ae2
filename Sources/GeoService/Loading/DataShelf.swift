import Synchronization
import Timekeeping

/// Data that is kept in memory of an import.
protocol Shelved: Sendable {
  /// Changes with every import.
  associatedtype Revision: Sendable & Equatable
  var revision: Revision { get }
}

/// Imported data that this process keeps in memory. One import is seen by all later requests at most `checkInterval` after it was committed.
final class DataShelf<Data: Shelved>: Sendable {
  private struct Shelf {
    var data: Data?
    var checkTime = Moment(microseconds: .min)
  }

  private let readRevision: @Sendable () async throws -> Data.Revision
  private let read: @Sendable (Data.Revision) async throws -> Data
  private let shelf = Mutex(Shelf())

  /// - Parameters:
  ///   - revision: Reads which import is committed.
  ///   - read: Reads the data of that import.
  init(revision: @escaping @Sendable () async throws -> Data.Revision, read: @escaping @Sendable (Data.Revision) async throws -> Data) {
    self.readRevision = revision
    self.read = read
  }

  /// The current data; reads it when there is none or a newer import.
  func current(at now: Moment) async throws -> Data {
    if let data = takeUnchecked(at: now) { return data }
    let revision = try await readRevision()
    if let data = shelf.withLock({ $0.data }), data.revision == revision { return data }
    let data = try await read(revision)
    shelf.withLock { $0.data = data }
    return data
  }

  /// The data when it needs no check. A request that finds that it does also puts the next check off, so that one request of many asks.
  private func takeUnchecked(at now: Moment) -> Data? {
    shelf.withLock { shelf in
      guard let data = shelf.data else { return nil }
      if now < shelf.checkTime { return data }
      shelf.checkTime = now + DataShelfRules.checkInterval
      return nil
    }
  }
}

enum DataShelfRules {
  /// How long a former import may go on being used. The check costs one small statement, so it need not be rarer.
  static let checkInterval = Duration.seconds(30)
}
