public import EventLoop

/// One NOTIFY.
public struct Notification: Sendable, Hashable {
  /// Where it was given, as in LISTEN.
  public let channel: String
  /// At most 8,000 bytes (PostgreSQL's limit); empty when none was given.
  public let payload: String
}

/// Notifications that were heard since the last time somebody asked.
public struct HeardNotifications: Sendable, Hashable {
  /// Whether notifications may have been lost: the connection is new, or more came than were kept. A listener scans the tables then, as at the beginning: a
  /// NOTIFY is a wake-up, never the news itself.
  public var mayHaveMissed = false
  /// In the order of their commits.
  public var notifications: [Notification] = []

  var isEmpty: Bool { !mayHaveMissed && notifications.isEmpty }
}

/// Listens to channels of one database, on a connection of its own that is made again whenever it is lost. Ends with `close()` or when
/// it is let go.
///
///     let notifications = database.notifications(["LISTEN revocations"], on: loop)
///     while let heard = try await notifications.next() { … }
public final class Notifications: Sendable {
  /// Kept for a listener that is busy. Beyond it they are dropped and `mayHaveMissed` is set, so a slow listener costs no memory.
  public static let keptMax = 1_024

  let target: DatabaseTarget
  let loop: Loop
  let statements: [SQL]

  init(_ target: DatabaseTarget, on loop: Loop, _ statements: [SQL]) {
    self.target = target
    self.loop = loop
    self.statements = statements
  }

  deinit {
    let key = ObjectIdentifier(self)
    loop.perform { $0.closeListener(key) }
  }

  var key: ObjectIdentifier { ObjectIdentifier(self) }

  /// Waits for notifications. The first answer, and the first after each lost connection, comes when the channels are listened to.
  /// - Returns: Nil after `close()`.
  /// - Throws: `CancellationError`; `PostgresError` when a LISTEN is refused.
  public func next() async throws -> HeardNotifications? {
    try await target.on(loop) { loop, _ in try await loop.nextNotifications(of: self) }
  }

  /// Stops listening; `next()` answers nil from now on.
  public func close() async {
    await loop.closeListener(of: self)
  }
}

extension Database {
  /// Listens to channels.
  /// - Parameters:
  ///   - statements: One `LISTEN channel` each.
  ///   - loop: Keeps the connection, whoever asks.
  public func notifications(_ statements: [SQL], on loop: Loop) -> Notifications {
    Notifications(target, on: loop, statements)
  }
}

extension Loop {
  fileprivate func nextNotifications(of notifications: Notifications) async throws -> HeardNotifications? {
    let listener = try resource(notifications.key) { try makeListener(for: notifications) }
    let key = notifications.key
    return try await withTaskCancellationHandler {
      assert(self.isCurrent)
      return try await withUnsafeThrowingContinuation { continuation in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        listener.next(continuation)
      }
    } onCancel: {
      self.perform { $0.listener(key)?.abandon() }
    }
  }

  fileprivate func closeListener(of notifications: Notifications) {
    if listener(notifications.key) == nil {
      // Closed before anybody listened: whoever asks later is told so.
      _ = try? resource(notifications.key) { try makeListener(for: notifications) }
    }
    listener(notifications.key)?.close()
  }

  fileprivate func closeListener(_ key: ObjectIdentifier) {
    listener(key)?.close()
    removeResource(key)
  }

  private func makeListener(for notifications: Notifications) throws(PostgresError) -> Listener {
    try Listener(on: self, key: notifications.key, notifications.target.configuration, notifications.statements)
  }

  func lookUp(_ parameters: ConnectionParameters, listener key: ObjectIdentifier) {
    start {
      let resolved = try? await Offload.shared.run { parameters.resolved() }
      await self.lookedUp(resolved ?? parameters, listener: key)
    }
  }

  private func lookedUp(_ parameters: ConnectionParameters, listener key: ObjectIdentifier) {
    listener(key)?.lookedUp(parameters)
  }

  private func listener(_ key: ObjectIdentifier) -> Listener? {
    existingResource(key) as? Listener
  }
}
