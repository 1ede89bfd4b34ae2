internal import Events
public import Lifecycle
public import Postgres
public import Timekeeping

/// Whether a service's database is there, new enough, and agrees about the time.
public struct DatabaseWatch: Sendable {
  /// How often it is asked.
  public static let interval = Duration.seconds(1)

  /// How long after a statement found no room the process is not ready. Room is not asked for, for that would be a write each second at rest: while
  /// there is none, those who ask for something go on finding that out.
  static let roomLossMax = Duration.seconds(5)

  private let database: Database
  private let health: HealthMonitor
  private let time: any TimeSource
  private let roomLoss: RoomLoss

  /// - Parameter roomLoss: Memory of statements that found no room; the process's own unless it is given.
  public init(_ database: Database, health: HealthMonitor, time: any TimeSource, roomLoss: RoomLoss = .process) {
    self.database = database
    self.health = health
    self.time = time
    self.roomLoss = roomLoss
  }

  /// Refuses a schema that is older than this binary needs, or that needs a newer binary.
  /// - Parameter modules: Newest version of each module's migrations that this binary knows.
  public func requireSchema(_ modules: [String: Int]) async throws {
    for (module, version) in modules.sorted(by: { $0.key < $1.key }) {
      try await SchemaCheck.require(module: module, version: version, in: database)
    }
  }

  /// Notes what is wrong with the database, or that nothing is.
  public func look() async {
    do {
      let skew = try await ClockSkew.measure(database, time: time)
      health.note("database", roomLoss.isWithin(Self.roomLossMax) ? "has no room: its disk or memory is full" : nil)
      let isTooFar = skew > ClockSkew.max || skew < .zero - ClockSkew.max
      health.note("clock", isTooFar ? "differs from the database's by \(skew)" : nil)
    } catch {
      health.note("database", "\(error)")
    }
  }
}
