internal import CLibPQ
internal import EventLoop

// Making a connection without blocking: libpq says after each step what to wait for. Its socket may be another one after each step (the
// next address, the next host), so each wait has a watch of its own.

extension Connection {
  /// How long TCP, TLS and log-in may take together, over all hosts.
  static let connectMax = Duration.seconds(5)

  /// Starts connecting. The owner hears `connectionOpened` or `connectionLost`.
  func open(_ parameters: ConnectionParameters) {
    timer.arm(after: Self.connectMax, self)
    guard let pointer = parameters.withLists({ PQconnectStartParams($0, $1, 0) }) else {
      return lose(PostgresError(.connectionLost(safeToRetry: true)))
    }
    let handle = ConnectionHandle(owning: pointer)
    self.handle = handle
    handle.silenceNotices()
    if handle.isBad { return loseUnopened(handle) }
    wait(handle, readable: false)
  }

  func advanceOpening() {
    guard let handle else { return }
    endWatch()
    switch handle.lend({ PQconnectPoll($0) }) {
    case PGRES_POLLING_READING: wait(handle, readable: true)
    case PGRES_POLLING_WRITING: wait(handle, readable: false)
    case PGRES_POLLING_OK: opened(handle)
    default: loseUnopened(handle)
    }
  }

  private func wait(_ handle: ConnectionHandle, readable: Bool) {
    let watch = DescriptorWatch(on: loop, descriptor: handle.socket, target: self)
    watch.wait(readable: readable, writable: !readable)
    self.watch = watch
  }

  private func opened(_ handle: ConnectionHandle) {
    timer.cancel()
    let isReady = handle.lend { PQsetnonblocking($0, 1) == 0 && PQenterPipelineMode($0) == 1 }
    if !isReady { return loseUnopened(handle) }
    state = .open
    let watch = DescriptorWatch(on: loop, descriptor: handle.socket, target: self)
    watch.wait(readable: true, writable: false)
    self.watch = watch
    // A session for reads refuses writes: under a shared Sync a stranger's error would take them back after they were answered. Not as an
    // option of the connection string, where target_session_attrs=read-write would take the server for a standby.
    if isShared { refuseWrites() }
    owner?.connectionOpened(self)
  }

  private func refuseWrites() {
    let setting = Operation(sql: "SET default_transaction_read_only = on") { [weak self] outcome in
      if case .failure(let error) = outcome { self?.lose(error) }
      return outcome
    }
    // A setting for coming transactions: what shares its Sync is none of them.
    sendApart(setting)
  }

  private func loseUnopened(_ handle: ConnectionHandle) {
    lose(PostgresError(.connectionLost(safeToRetry: true), report: handle.report))
  }
}

extension Connection: LoopTimerTarget {
  func timerFired(_ timer: LoopTimer) {
    var report = ServerReport()
    report.message = state == .connecting ? "connecting took longer than \(Self.connectMax)" : "the connection did not become free"
    lose(PostgresError(.connectionLost(safeToRetry: true), report: report))
  }
}
