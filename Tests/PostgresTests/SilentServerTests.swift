import CairnTesting
import EventLoop
import Glibc
import Postgres
import Testing

/// Servers that neither answer nor refuse: of a machine that is frozen, cut off, or behind a firewall that drops.
@Suite(.serialized) struct SilentServerTests {
  /// A TCP port on which nothing answers.
  private final class DeafPort {
    let port: UInt16
    private let listener: Int32
    private var callers: [Int32] = []

    /// - Parameter swallowsSYNs: Whether not even a connection is made: the queue of those to be accepted is full. Otherwise they are made, and nobody says
    ///   a word on them.
    init(swallowsSYNs: Bool) throws {
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      self.listener = listener
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isListening = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          bind(listener, address, length) == 0 && listen(listener, swallowsSYNs ? 0 : 64) == 0
            && getsockname(listener, address, &length) == 0
        }
      }
      try #require(isListening)
      port = UInt16(bigEndian: address.sin_port)
      guard swallowsSYNs else { return }
      for _ in 0..<4 {
        let caller = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        _ = withUnsafePointer(to: &address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(caller, $0, length) }
        }
        callers.append(caller)
      }
      usleep(50_000)
    }

    deinit {
      for descriptor in callers + [listener] { close(descriptor) }
    }
  }

  private func folder(of scratch: ScratchDatabase) -> String {
    let host = scratch.connectionString.split(separator: " ").first { $0.hasPrefix("host=") }?.dropFirst(5) ?? ""
    return host.filter { $0 != "'" }
  }

  /// How long `body` takes.
  private func seconds(_ body: () async throws -> Void) async throws -> Double {
    let begin = ContinuousClock.now
    try await body()
    let (seconds, attoseconds) = (ContinuousClock.now - begin).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  @Test(arguments: [true, false]) func aHostThatSaysNothingHidesTheNextForItsOwnTimeOnly(swallowsSYNs: Bool) async throws {
    let scratch = try ScratchDatabase(modules: [])
    let deaf = try DeafPort(swallowsSYNs: swallowsSYNs)
    let hosts = "host=127.0.0.1,\(folder(of: scratch)) port=\(deaf.port),\(port(of: scratch)) target_session_attrs=read-write"
    let configuration = DatabaseConfiguration(connectionString: "\(scratch.connectionString) \(hosts)")
    try await TestLoop.run { loop in
      let database = try Database(configuration, loop: loop)
      // The first call waits for a connection no longer than any other: the second host has answered before it gives up.
      let first = try await seconds { try await database.execute("CREATE TABLE written (id int PRIMARY KEY)") }
      #expect(first > 0.7 && first < 2.5, "the first host has its time")
      // From then on the list begins with the one that answers: other connections do not wait again.
      let later = try await seconds {
        _ = try await database.query("SELECT 1")
        try await withThrowingTaskGroup(of: Void.self) { group in
          for number in 0..<4 {
            group.addTask {
              try await database.transaction { transaction in
                try await transaction.execute("INSERT INTO written VALUES (\(number))")
                try await transaction.execute("SELECT pg_sleep(0.2)")
              }
            }
          }
          try await group.waitForAll()
        }
      }
      #expect(later < 1.5)
      await database.close()
    }
  }

  @Test func theConnectionStringSaysHowLongAHostMayTake() async throws {
    let scratch = try ScratchDatabase(modules: [])
    let deaf = try DeafPort(swallowsSYNs: false)
    let hosts = "host=127.0.0.1,\(folder(of: scratch)) port=\(deaf.port),\(port(of: scratch)) connect_timeout=1"
    var configuration = DatabaseConfiguration(connectionString: "\(scratch.connectionString) \(hosts)")
    configuration.waitMax = .seconds(20)
    try await TestLoop.run { [configuration] loop in
      let database = try Database(configuration, loop: loop)
      let first = try await seconds { _ = try await database.query("SELECT 1") }
      #expect(first > 0.9 && first < 1.8)
      await database.close()
    }
  }

  private func port(of scratch: ScratchDatabase) -> String {
    let port = scratch.connectionString.split(separator: " ").first { $0.hasPrefix("port=") }?.dropFirst(5) ?? "5432"
    return port.filter { $0 != "'" }
  }

  @Test func whatAFrozenServerOwesIsGivenUpAndTheNextHostServes() async throws {
    let (first, second) = (try TestCluster(), try TestCluster())
    defer {
      first.stop()
      second.stop()
    }
    let scratch = try ScratchDatabase(modules: [], in: first)
    // The same name there, as if it were a copy.
    let name = scratch.connectionString.split(separator: " ").first { $0.hasPrefix("dbname=") }?.dropFirst(7).filter { $0 != "'" } ?? ""
    try ScratchDatabase(modules: [], in: second).run(script: "CREATE DATABASE \"\(name)\"")
    let other = second.connectionString.split(separator: " ").first { $0.hasPrefix("host=") }?.dropFirst(5) ?? ""
    var configuration = DatabaseConfiguration(connectionString: "\(scratch.connectionString) host=\(folder(of: scratch)),\(other)")
    configuration.waitMax = .seconds(20)
    try await TestLoop.run { [configuration] loop in
      let database = try Database(configuration, loop: loop)
      _ = try await database.query("SELECT 1")
      try await database.execute("CREATE TABLE written (id int)")
      let notifications = database.notifications(["LISTEN news"], on: loop)
      _ = try await notifications.next()
      try first.freeze()
      // A commit that was sent may or may not have happened; nobody is told that it has.
      let took = try await seconds {
        await #expect(throws: PostgresError.self) { try await database.execute("INSERT INTO written VALUES (1)") }
        _ = try await database.query("SELECT 1")
        try await database.execute("CREATE TABLE written_there (id int)")
      }
      #expect(took < 6)
      // Who listens hears nothing either, and finds out by asking.
      let heard = try await seconds {
        let next = try await notifications.next()
        #expect(next?.mayHaveMissed == true)
      }
      #expect(heard < 9)
      await notifications.close()
      await database.close()
      try first.thaw()
    }
  }

  /// A statement may be slow on a server that is well: then the connection stays.
  @Test func aSlowStatementIsNotTakenForAFrozenServer() async throws {
    let scratch = try ScratchDatabase(modules: [])
    try await scratch.withDatabase { database in
      let (value, pid): (Int, Int) = try await database.transaction { transaction in
        let before: Int = try await transaction.query("SELECT pg_backend_pid()").firstRow().get(0)
        let value: Int = try await transaction.query("SELECT 42 FROM pg_sleep(6)").firstRow().get(0)
        let after: Int = try await transaction.query("SELECT pg_backend_pid()").firstRow().get(0)
        #expect(before == after)
        return (value, after)
      }
      #expect(value == 42 && pid > 0)
    }
  }

  /// One process of a server that hangs, while the server is well.
  @Test func aConnectionThatOwesAnAnswerBeyondItsLimitIsLost() async throws {
    let scratch = try ScratchDatabase(modules: [])
    try await scratch.withDatabase(configure: { $0.writeTimeout = .milliseconds(500) }) { database in
      // The server's own limit would end the statement, did its process run.
      let took = try await seconds {
        let error = await #expect(throws: PostgresError.self) {
          try await database.transaction { transaction in
            let pid: Int = try await transaction.query("SELECT pg_backend_pid()").firstRow().get(0)
            try #require(kill(pid_t(pid), SIGSTOP) == 0)
            defer { kill(pid_t(pid), SIGCONT) }
            try await transaction.execute("SELECT 1")
          }
        }
        #expect(error?.kind == .connectionLost(safeToRetry: true))
      }
      #expect(took > 5 && took < 9)
      try await database.execute("CREATE TABLE written (id int)")
    }
  }
}
