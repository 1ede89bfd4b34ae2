internal import CLibPQ
internal import EventLoop

// Making a connection without blocking: libpq says after each step what to wait for. Its socket may be another one after each step (the
// next address, the next host), so each wait has a watch of its own.

extension Connection {
  /// Starts connecting: one server after the other, each with a time of its own. The owner hears `connectionOpened` or `connectionLost`.
  func open(_ parameters: ConnectionParameters, _ order: EndpointOrder) {
    self.order = order
    attempts = parameters.attempts(order)[...]
    attemptNext()
  }

  /// Starts connecting to one server.
  func open(_ attempt: ConnectionAttempt) {
    attempts = [attempt]
    attemptNext()
  }

  private func attemptNext() {
    guard let attempt = attempts.popFirst() else { return lose(PostgresError(.connectionLost(safeToRetry: true))) }
    self.attempt = attempt
    hasTimedOut = false
    arm(after: attempt.limit)
    guard let pointer = attempt.parameters.withLists({ PQconnectStartParams($0, $1, 0) }) else {
      return fail(PostgresError(.connectionLost(safeToRetry: true)))
    }
    let handle = ConnectionHandle(owning: pointer)
    self.handle = handle
    handle.silenceNotices()
    if handle.isBad { return failUnopened(handle) }
    wait(handle, readable: false)
  }

  private func arm(after limit: Duration) {
    timer.arm(after: limit, self)
    attemptDueMs = loop.steadyMilliseconds + limit.wholeMilliseconds
  }

  /// This server does not do: on to the next.
  private func fail(_ error: PostgresError) {
    if let attempt { order?.note(failed: attempt.endpoint) }
    if attempts.isEmpty { return lose(error) }
    endWatch()
    handle = nil
    attemptNext()
  }

  func advanceOpening() {
    guard let handle else { return }
    endWatch()
    switch handle.lend({ PQconnectPoll($0) }) {
    case PGRES_POLLING_READING: wait(handle, readable: true)
    case PGRES_POLLING_WRITING: wait(handle, readable: false)
    case PGRES_POLLING_OK: opened(handle)
    default: failUnopened(handle)
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
    if !isReady { return failUnopened(handle) }
    state = .open
    if let attempt { order?.note(reached: attempt.endpoint) }
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

  private func failUnopened(_ handle: ConnectionHandle) {
    fail(PostgresError(.connectionLost(safeToRetry: true), report: handle.report))
  }
}

extension Connection: LoopTimerTarget {
  func timerFired(_ timer: LoopTimer) {
    var report = ServerReport()
    guard state == .connecting, let attempt else {
      report.message = "the connection did not become free"
      return lose(PostgresError(.connectionLost(safeToRetry: true), report: report))
    }
    // A loop that was held up has not looked yet whether the server has answered meanwhile.
    if loop.steadyMilliseconds - attemptDueMs > Self.heldUpMs { return arm(after: .milliseconds(Self.heldUpMs)) }
    hasTimedOut = true
    report.message = "connecting to \(attempt.endpoint) took longer than \(attempt.limit)"
    fail(PostgresError(.connectionLost(safeToRetry: true), report: report))
  }

  /// A timer that fires so much too late tells of the loop and not of the server.
  static let heldUpMs: Int64 = 500
}
