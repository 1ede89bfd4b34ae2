internal import CLibPQ
internal import EventLoop

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

  /// Threads of their own: a server that hangs keeps whoever waits for it to take a request, and lookups of names must not stand behind that.
  static let threads = Offload(threads: 2, queueMax: 256)

  /// Opens a connection of its own, sends the request and waits until the server has closed it. Blocks: not on a loop.
  func send() {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { message in
      _ = PQcancel(pointer, message.baseAddress, Int32(message.count))
    }
  }
}
