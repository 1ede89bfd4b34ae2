public import CairnTesting
public import Cryptography
public import EventLoop
internal import Identity
internal import Lifecycle
internal import Logging
public import Postgres
public import RPC
public import ServiceDatabase
internal import Timekeeping

extension FeatureEnvironment {
  /// The values that tests give to the wiring of a process: a scratch database, a clock that is moved, others of our services as doubles.
  /// - Parameters:
  ///   - settings: Variables with their whole names.
  ///   - loop: The one that the test runs on unless another is given.
  ///   - masterKey: The same for several processes on one database.
  ///   - others: By the names of services; one that is not given is not there.
  public static func testing(
    _ database: Database, clock: FakeClock, settings: [String: String] = [:], loop: Loop? = Loop.current,
    masterKey: SymmetricKey = .random(), others: [String: any RPCChannel]
  ) -> FeatureEnvironment {
    guard let loop else { preconditionFailure("a test of features runs on a loop") }
    return FeatureEnvironment(
      database: database, settings: Settings(settings), loop: loop, time: clock, ids: TimeOrderedIDs(),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, masterKey: masterKey,
      connect: { name in
        guard let channel = others[name] else { throw SettingsError(problems: ["no \(name) in this test"]) }
        return channel
      })
  }
}
