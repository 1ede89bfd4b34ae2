internal import EventLoop
internal import Glibc

// Servers that hang. A machine that is frozen, or a process on it, ends no connection and refuses none: whoever waits for its answer would wait as long as
// the statement may take, and longer, while a standby that was promoted stands beside it.

extension Pool {
  /// How often it is looked for silence.
  static let lookInterval = Duration.milliseconds(500)
  /// How long a server may say nothing while it owes an answer before it is asked whether it is there: hardly a statement takes so long.
  static let silenceMax = Duration.milliseconds(1_500)
  /// Time that a connection gets beyond the limit of its statements, at which the server itself ends them.
  static let grace = Duration.seconds(5)

  func armSilence() {
    if silenceTimer.isArmed || isClosed || readers.isEmpty && writers.isEmpty { return }
    lookDueMs = loop.beat(after: Self.lookInterval)
    silenceTimer.arm(atMilliseconds: lookDueMs, self)
  }

  func lookForSilence() {
    let now = loop.steadyMilliseconds
    let isHeldUp = now - lookDueMs > Connection.heldUpMs
    for connection in readers + writers {
      // A loop that was held up has not read what has come meanwhile.
      if isHeldUp { connection.forgiveSilence(at: now) } else { look(at: connection, now) }
    }
    armSilence()
  }

  private func look(at connection: Connection, _ now: Int64) {
    guard let silence = connection.silence(at: now), let attempt = connection.attempt else { return }
    let limit = (connection.isShared ? configuration.readTimeout : configuration.writeTimeout) + Self.grace
    if silence > limit.wholeMilliseconds { return connection.lose(silent("nothing was heard for \(limit)")) }
    let provenMs = provenMs[attempt.endpoint] ?? .min / 2
    guard silence > Self.silenceMax.wholeMilliseconds, now - provenMs > Self.silenceMax.wholeMilliseconds else { return }
    if probes[attempt.endpoint] != nil { return }
    let probe = ServerProbe(of: attempt, on: loop) { [weak self] isAlive in self?.probed(attempt.endpoint, since: now, isAlive: isAlive) }
    probes[attempt.endpoint] = probe
    probe.begin()
  }

  private func probed(_ endpoint: Endpoint, since begin: Int64, isAlive: Bool) {
    probes[endpoint] = nil
    let connections = (readers + writers).filter { $0.state == .open && $0.attempt?.endpoint == endpoint }
    // A server that has no time for a log-in and answers others is busy.
    if isAlive || connections.contains(where: { $0.heardMs > begin }) {
      provenMs = provenMs.filter { begin - $0.value < 60_000 }
      provenMs[endpoint] = loop.steadyMilliseconds
      return
    }
    order.note(failed: endpoint)
    for connection in connections { connection.lose(silent("\(endpoint) does not answer")) }
  }

  private func silent(_ message: String) -> PostgresError {
    var report = ServerReport()
    report.message = message
    return PostgresError(.connectionLost(safeToRetry: true), report: report)
  }
}

/// Asks a server whether it is there, by a connection of its own that is closed as soon as it is made. Confined to its loop.
final class ServerProbe {
  private let loop: Loop
  private let attempt: ConnectionAttempt
  private var conclude: ((Bool) -> Void)?
  private lazy var connection = Connection(on: loop, isShared: false, owner: self)

  /// - Parameter conclude: Called once with whether it is there: a refusal of its own is an answer too.
  init(of attempt: ConnectionAttempt, on loop: Loop, conclude: @escaping (Bool) -> Void) {
    self.loop = loop
    self.attempt = ConnectionAttempt(endpoint: attempt.endpoint, parameters: attempt.parameters.forAnySession(), limit: attempt.limit)
    self.conclude = conclude
  }

  func begin() {
    connection.open(attempt)
  }

  func end() {
    conclude = nil
    connection.close()
  }

  private func finish(_ isAlive: Bool) {
    let conclude = conclude
    end()
    conclude?(isAlive)
  }
}

extension ServerProbe: ConnectionOwner {
  func connectionOpened(_ connection: Connection) { finish(true) }

  func connectionLost(_ connection: Connection, _ error: PostgresError, unfinished: [Operation]) {
    finish(!connection.hasTimedOut && !Self.isUnreached(error))
  }

  /// Whether nothing of the server was heard, but from a router or this machine, that there is no way to it: that tells no more than silence.
  private static func isUnreached(_ error: PostgresError) -> Bool {
    // libpq gives its errors as text alone: those of the system in the system's words.
    guard let message = error.report?.message else { return false }
    return [EHOSTUNREACH, ENETUNREACH, EHOSTDOWN, ENETDOWN, ETIMEDOUT].contains { message.contains(String(cString: strerror($0))) }
  }

  func connection(_ connection: Connection, spoiled operation: Operation) {}
}
