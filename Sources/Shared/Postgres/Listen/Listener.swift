internal import EventLoop
internal import Logging

/// The connection behind ``Notifications``. Confined to its loop.
final class Listener {
  typealias Continuation = UnsafeContinuation<HeardNotifications?, any Error>

  private let loop: Loop
  private let key: ObjectIdentifier
  private let parameters: ConnectionParameters
  private let statements: [SQL]
  private let log = Logger(label: "cairn.postgres")
  private lazy var retryTimer = LoopTimer(on: loop)
  private lazy var probeTimer = LoopTimer(on: loop)
  private let order = EndpointOrder()
  private var probeDueMs: Int64 = 0
  private var connection: Connection?
  private var pauses = ConnectionPauses()
  private var heard = HeardNotifications()
  private var refusal: PostgresError?
  private var waiting: Continuation?
  private var isClosed = false

  init(on loop: Loop, key: ObjectIdentifier, _ configuration: DatabaseConfiguration, _ statements: [SQL]) throws(PostgresError) {
    self.loop = loop
    self.key = key
    self.statements = statements
    // Where writes go: a NOTIFY is heard on the server where it was given.
    parameters = try configuration.parameters(forReads: false)
  }

  /// Answers with what was heard, at once or when there is something.
  func next(_ continuation: Continuation) {
    waiting?.resume(throwing: CancellationError())
    waiting = continuation
    if connection == nil, !retryTimer.isArmed, !isClosed, refusal == nil { connect() }
    answer()
  }

  func abandon() {
    waiting?.resume(throwing: CancellationError())
    waiting = nil
  }

  func close() {
    isClosed = true
    retryTimer.cancel()
    probeTimer.cancel()
    connection?.close()
    connection = nil
    answer()
  }

  private func answer() {
    guard let waiting else { return }
    if isClosed {
      waiting.resume(returning: nil)
    } else if let refusal {
      waiting.resume(throwing: refusal)
    } else if heard.isEmpty {
      return
    } else {
      waiting.resume(returning: heard)
      heard = HeardNotifications()
    }
    self.waiting = nil
  }

  // MARK: The connection

  private func connect() {
    let connection = Connection(on: loop, isShared: false, owner: self)
    connection.hearsNotifications = true
    self.connection = connection
    if parameters.needsLookup {
      let (parameters, key) = (parameters, key)
      loop.assumeIsolated { $0.lookUp(parameters, listener: key) }
    } else {
      connection.open(parameters, order)
    }
  }

  /// The names have been looked up.
  func lookedUp(_ resolved: ConnectionParameters) {
    if let connection, connection.state == .connecting, connection.handle == nil { connection.open(resolved, order) }
  }

  // MARK: Silence

  /// How often a server that says nothing is asked for an answer: one that hangs looks like one that has nothing to tell.
  private static let probeInterval = Duration.seconds(2)
  /// How long it may owe the answer.
  private static let silenceMax = Duration.seconds(3)

  private func armProbe() {
    probeDueMs = loop.beat(after: Self.probeInterval)
    probeTimer.arm(atMilliseconds: probeDueMs, self)
  }

  private func probe() {
    guard let connection, connection.state == .open else { return }
    let now = loop.steadyMilliseconds
    // A loop that was held up has not read what has come meanwhile.
    if now - probeDueMs > Connection.heldUpMs { connection.forgiveSilence(at: now) }
    if let silence = connection.silence(at: now) {
      if silence > Self.silenceMax.wholeMilliseconds { return giveUp(connection) }
    } else if now - connection.heardMs >= Self.probeInterval.wholeMilliseconds / 2 {
      connection.sendApart(Operation(sql: "SELECT 1"))
    }
    armProbe()
  }

  private func giveUp(_ connection: Connection) {
    if let attempt = connection.attempt { order.note(failed: attempt.endpoint) }
    var report = ServerReport()
    report.message = "nothing was heard for \(Self.silenceMax)"
    connection.lose(PostgresError(.connectionLost(safeToRetry: true), report: report))
  }

  // MARK: Answers

  private func listening(_ outcome: Operation.Outcome, isLast: Bool) {
    switch outcome {
    case .success:
      guard isLast else { return }
      if pauses.hasFailed { log.info("listening to the database again") }
      pauses.succeeded()
      heard.mayHaveMissed = true
      heard.notifications = []
      answer()
    case .failure(let error):
      if error.isConnectionLost { return }
      // Asking again would be refused again.
      refusal = error
      connection?.close()
      connection = nil
      answer()
    }
  }
}

extension Listener: ConnectionOwner {
  func connectionOpened(_ connection: Connection) {
    armProbe()
    for (index, statement) in statements.enumerated() {
      connection.sendApart(
        Operation(sql: statement) { [weak self, count = statements.count] outcome in
          self?.listening(outcome, isLast: index == count - 1)
          return outcome
        })
    }
  }

  func connectionLost(_ connection: Connection, _ error: PostgresError, unfinished: [Operation]) {
    probeTimer.cancel()
    for operation in unfinished { operation.finish(.failure(error)) }
    guard self.connection === connection, !isClosed else { return }
    self.connection = nil
    if !pauses.hasFailed { log.warning("not listening to the database", metadata: ["error": "\(error)"]) }
    retryTimer.arm(after: pauses.failed(), self)
  }

  func connection(_ connection: Connection, spoiled operation: Operation) {
    operation.finish(.failure(PostgresError(.transactionAborted)))
  }

  func connection(_ connection: Connection, heard notification: Notification) {
    if heard.notifications.count < Notifications.keptMax {
      heard.notifications.append(notification)
    } else {
      heard.mayHaveMissed = true
    }
    answer()
  }
}

extension Listener: LoopTimerTarget {
  func timerFired(_ timer: LoopTimer) {
    if timer === probeTimer { probe() } else { connect() }
  }
}
