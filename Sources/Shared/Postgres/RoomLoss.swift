internal import Observability
import Synchronization

/// When a database last had no room for what this process wanted to write. From any thread.
///
/// Reading goes on where writing does not, so that nobody who only asks whether the database is there would notice.
public final class RoomLoss: Sendable {
  /// The one of this process, for all of its databases: they are one server's.
  public static let process = RoomLoss()

  private let last = Mutex<ContinuousClock.Instant?>(nil)
  private let count = MetricRegistry.process.counter(
    "cairn_database_out_of_room_total", "Statements refused because the database's disk or memory is full.")

  /// Looks whether an error is of that kind.
  func look(at error: PostgresError) {
    guard case .outOfRoom = error.kind else { return }
    count.add()
    last.withLock { $0 = .now }
  }

  /// Whether a statement was refused for want of room within the time given.
  public func isWithin(_ time: Duration) -> Bool {
    last.withLock { last in last.map { ContinuousClock.now - $0 < time } ?? false }
  }
}
