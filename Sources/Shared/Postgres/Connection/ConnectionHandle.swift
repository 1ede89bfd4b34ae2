internal import CLibPQ
internal import EventLoop
internal import Synchronization

/// Owns one PGconn and lends it. Confined to the thread of its connection.
final class ConnectionHandle {
  private let pointer: OpaquePointer

  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    PQfinish(pointer)
  }

  func lend<Value>(_ body: (OpaquePointer) throws -> Value) rethrows -> Value {
    try body(pointer)
  }

  /// The descriptor of the socket; it may change while the connection is being made. −1 for none.
  var socket: Int32 { PQsocket(pointer) }

  var isBad: Bool { PQstatus(pointer) == CONNECTION_BAD }

  /// libpq's own words about what failed last.
  var report: ServerReport {
    var report = ServerReport()
    report.severity = "FATAL"
    report.message = String(cString: PQerrorMessage(pointer))
    return report
  }

  /// Notices of the server would be printed on stderr otherwise.
  func silenceNotices() {
    PQsetNoticeReceiver(pointer, { _, _ in }, nil)
  }

  /// A NOTIFY that has arrived and was not asked for yet.
  func nextNotification() -> Notification? {
    guard let found = PQnotifies(pointer) else { return nil }
    defer { PQfreemem(found) }
    return Notification(channel: String(cString: found.pointee.relname), payload: String(cString: found.pointee.extra))
  }

  /// The data that a cancel of the running statement needs; nil when there is no connection.
  func makeCancelRequest() -> CancelRequest? {
    PQgetCancel(pointer).map(CancelRequest.init(owning:))
  }
}

/// Asks the server to cancel what a connection is doing.
///
/// Sendable, because a PGcancel is a copy of the connection's address and key, made for use in other threads ("it can be invoked from a
/// separate thread that manipulates the PGconn", libpq, "Canceling Queries in Progress"), and this class never changes it.
final class CancelRequest: @unchecked Sendable {
  private let pointer: OpaquePointer

  fileprivate init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    PQfreeCancel(pointer)
  }

  static let threads = CancelThreads()

  /// Opens a connection of its own, sends the request and waits until the server has closed it. Blocks, for as long as a server hangs: on `threads` alone.
  func send() {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { message in
      _ = PQcancel(pointer, message.baseAddress, Int32(message.count))
    }
  }
}

/// Threads that cancel requests are sent on. libpq gives no limit to the time that a server may take over one, so each server has threads of its own: one
/// that hangs keeps its own requests waiting, and neither another's, to which the work has gone over meanwhile, nor lookups of names.
final class CancelThreads: Sendable {
  /// For each server: a request takes about a millisecond.
  static let perServer = 2
  /// Requests of one server that may wait. One that is not sent costs little: its statement ends by its own limit.
  static let waitingMax = 256
  /// Servers with threads: more than any connection string has. Addresses of a name may change for ever, and the one that was asked longest ago makes way.
  static let serversMax = 16
  /// How long a request may wait for a thread. Its connection has been closed by then (`Pool.cleanUpMax`), so there is nothing left to cancel.
  static let ageMax = Pool.cleanUpMax

  private let servers = Mutex<[(endpoint: Endpoint, threads: Offload)]>([])

  /// Does what blocks until a server answers, and waits for it; not at all when too many wait for that server, or when its turn comes too late.
  nonisolated(nonsending) func run(at endpoint: Endpoint, _ work: @escaping @Sendable () -> Void) async {
    let latest = ContinuousClock.now + Self.ageMax
    try? await threads(of: endpoint).run { if ContinuousClock.now < latest { work() } }
  }

  private func threads(of endpoint: Endpoint) -> Offload {
    servers.withLock { servers in
      let known = servers.firstIndex { $0.endpoint == endpoint }.map { servers.remove(at: $0) }
      if known == nil, servers.count >= Self.serversMax { servers.removeFirst().threads.stop() }
      let server = known ?? (endpoint, Offload(threads: Self.perServer, queueMax: Self.waitingMax))
      servers.append(server)
      return server.threads
    }
  }
}
