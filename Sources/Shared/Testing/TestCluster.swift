internal import Foundation
internal import Synchronization

/// A PostgreSQL cluster for tests alone, in a temporary folder, reached by a Unix socket.
///
/// A shell script keeps the server: it ends it and removes the folder as soon as the tests' process is gone, however that ended.
public final class TestCluster: Sendable {
  /// The cluster that tests share: the one named by CAIRN_TEST_DATABASE (a superuser's connection string), otherwise one of this process.
  public static let shared: Result<TestCluster, TestClusterError> = Result { () throws(TestClusterError) in
    if let given = ProcessInfo.processInfo.environment["CAIRN_TEST_DATABASE"], !given.isEmpty {
      return TestCluster(connectionString: given)
    }
    return try TestCluster()
  }

  /// The superuser's connection string, without a database.
  public let connectionString: String
  private let keeper: Mutex<Keeper?>

  private struct Keeper: @unchecked Sendable {
    // Used under the mutex alone.
    let process: Process
    let commands: FileHandle
    let answers: FileHandle
  }

  private init(connectionString: String) {
    self.connectionString = connectionString
    keeper = Mutex(nil)
  }

  /// Makes and starts a cluster.
  public init() throws(TestClusterError) {
    let folder = try Self.makeFolder()
    connectionString = "host=\(folder) port=5432 user=postgres"
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.script, "sh", folder, Self.binaries]
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw TestClusterError(message: "/bin/sh cannot be started: \(error)")
    }
    let keeper = Keeper(process: process, commands: input.fileHandleForWriting, answers: output.fileHandleForReading)
    try Self.awaitReady(keeper)
    self.keeper = Mutex(keeper)
  }

  /// Stops the server as an operator would (fast), and starts it again. Only for a cluster of one's own.
  public func restart() throws(TestClusterError) {
    try command("restart")
  }

  /// Ends the server's processes at once, without a shutdown, and starts it again: what a power cut leaves.
  public func crash() throws(TestClusterError) {
    try command("crash")
  }

  /// Stops every process of the server where it stands (SIGSTOP): its machine still takes connections and bytes, and nothing answers.
  public func freeze() throws(TestClusterError) {
    try command("freeze")
  }

  /// Lets a frozen server go on.
  public func thaw() throws(TestClusterError) {
    try command("thaw")
  }

  /// Ends the server and removes its folder.
  public func stop() {
    keeper.withLock { keeper in
      try? keeper?.commands.close()
      keeper?.process.waitUntilExit()
      keeper = nil
    }
  }

  private func command(_ name: String) throws(TestClusterError) {
    let failure: TestClusterError? = keeper.withLock { keeper in
      guard let keeper else { return TestClusterError(message: "not a cluster of this process") }
      do {
        try keeper.commands.write(contentsOf: Data("\(name)\n".utf8))
        try Self.awaitReady(keeper)
        return nil
      } catch {
        return TestClusterError(message: "\(error)")
      }
    }
    if let failure { throw failure }
  }

  private static func awaitReady(_ keeper: Keeper) throws(TestClusterError) {
    // The script writes one line: "ready", or why not.
    let line = String(decoding: keeper.answers.availableData, as: UTF8.self)
    if !line.hasPrefix("ready") { throw TestClusterError(message: "PostgreSQL did not start: \(line)") }
  }

  private static var binaries: String {
    ProcessInfo.processInfo.environment["CAIRN_POSTGRES_BINARIES"] ?? "/usr/lib/postgresql/15/bin"
  }

  /// Below /tmp, because the name of a Unix socket has at most 107 bytes.
  private static func makeFolder() throws(TestClusterError) -> String {
    var template = Array("/tmp/cairn-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TestClusterError(message: "no folder can be made below /tmp") }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// PostgreSQL refuses to run as root: then everything runs as the user of Debian's package.
  private static let script = """
    folder=$1 binaries=$2
    if [ "$(id -u)" = 0 ]; then
      chown postgres "$folder"
      run() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
    else
      run() { "$@"; }
    fi
    cd "$folder" || exit 1
    fail() { echo "$1: $(tail -n 3 "$folder/$2" | tr '\\n' ' ')"; rm -rf "$folder"; exit 1; }
    run "$binaries/initdb" -D "$folder/data" -U postgres -A trust --encoding=UTF8 --locale=C.UTF-8 --no-sync >"$folder/initdb.log" 2>&1 \\
      || fail "initdb failed" initdb.log
    start() {
      run "$binaries/pg_ctl" -D "$folder/data" -l "$folder/data/server.log" -w -t 30 -o "-k $folder -p 5432 -c listen_addresses= \\
        -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c jit=off -c max_connections=500 -c timezone=UTC \\
        -c shared_buffers=64MB" start >/dev/null 2>&1 </dev/null || fail "pg_ctl failed" data/server.log
      echo ready
    }
    stop() { run "$binaries/pg_ctl" -D "$folder/data" -m "$1" -w -t 30 stop >/dev/null 2>&1 </dev/null; }
    signal() { postmaster=$(head -n 1 "$folder/data/postmaster.pid"); kill "-$1" "$postmaster" $(ps -o pid= --ppid "$postmaster"); }
    start
    while read -r command; do
      case $command in
        restart) stop fast; start ;;
        crash) kill -9 "$(head -n 1 "$folder/data/postmaster.pid")"; sleep 0.5
          rm -f "$folder/data/postmaster.pid" "$folder"/.s.PGSQL.*; start ;;
        freeze) signal STOP; echo ready ;;
        thaw) signal CONT; echo ready ;;
      esac
    done
    signal CONT
    stop immediate
    rm -rf "$folder"
    """
}

/// Why there is no database for tests.
public struct TestClusterError: Error, Sendable, CustomStringConvertible {
  /// The failure, and what to do.
  public let message: String
  public var description: String { message }
}
