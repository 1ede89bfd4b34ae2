import Cryptography
import EventLoop
import FoundationEssentials
import Identity
import Logging
package import Postgres
import Synchronization
import Timekeeping

/// Brings word of what was appended to whoever reads it: within this process at once, to other processes by NOTIFY, and where that was lost by
/// looking.
///
/// A NOTIFY holds a lock of the whole cluster until its commit, so it is never part of the transaction that appends: ids are gathered while one
/// is under way and told together by the next. It is not sent at all while no other process has readers.
///
/// Where the order counts in which several processes tell of one thing, it is part of a transaction that is there only to tell, and this
/// process hears of it as the others do.
package final class StreamWakeUps: Sendable {
  /// How often this process looks at the heads of the streams that are read here, and who else is there. A lost NOTIFY costs that at most.
  static let lookInterval = Duration.seconds(2)

  /// Ids in one NOTIFY: PostgreSQL takes 8,000 bytes.
  static let idsPerNotifyMax = 200

  /// Ephemeral events that wait for their NOTIFY: some seconds' worth. Beyond them the earliest are lost, as they may be.
  static let ephemeraMax = 1_000

  /// Ephemeral events that one commit tells of: its lock of the cluster is held for a millisecond.
  static let ephemeraPerTurnMax = 100

  /// People who hear of one ephemeral event in one NOTIFY: with the longest payload and key some 6,600 bytes.
  static let hearersPerNotifyMax = 140

  /// Streams asked about in one statement: some milliseconds.
  static let headsMax = 1_000

  /// A process that has not looked for so long has no readers any more; one that has not for a minute is forgotten.
  static let aliveFor = Duration.seconds(10)
  static let keptFor = Duration.seconds(60)

  /// Stands for the sender of what all processes are to hear, its own as well.
  private static let nobodyID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  private struct State {
    /// When `look` last said that this process is there.
    var lookTime: Moment?
    var absenceCount = 0
    var pending: Set<UUID> = []
    /// Payloads for other processes, the earliest first.
    var ephemera: [String] = []
    var othersRead = false
    var tasks: [Task<Void, Never>] = []
    var notifications: Notifications?
    var isEnded = false
  }

  private let database: Database
  private let loop: Loop
  private let time: any TimeSource
  private let feed: StreamFeed
  private let store = StreamStore()
  private let replicaID: UUID
  private let bell = LoopBell()
  private let state = Mutex(State())
  private let log = Logger(label: "cairn.streams")

  /// - Parameters:
  ///   - replicaID: Names this process among those of the same database.
  ///   - loop: Keeps the connection that listens.
  init(_ replicaID: UUID, feed: StreamFeed, database: Database, loop: Loop, time: any TimeSource) {
    self.replicaID = replicaID
    self.feed = feed
    self.database = database
    self.loop = loop
    self.time = time
  }

  /// Starts listening and telling.
  func start() async {
    let notifications = database.notifications(["LISTEN stream_events", "LISTEN ephemeral_events"], on: loop)
    let listening = await loop.start { await self.listen(notifications) }
    let telling = await loop.start { await self.tellOthers() }
    state.withLock { state in
      state.tasks = [listening, telling]
      state.notifications = notifications
    }
  }

  /// Stops both.
  func stop() async {
    let (tasks, notifications) = state.withLock { state in
      defer { (state.tasks, state.notifications, state.isEnded) = ([], nil, true) }
      return (state.tasks, state.notifications)
    }
    await notifications?.close()
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    // Without this the others tell it for ten seconds more.
    try? await store.forget(replicaID, in: database)
  }

  /// Something was committed to these streams.
  func tell(_ accountIDs: [UUID]) {
    feed.tell(accountIDs)
    let mustTell = state.withLock { state in
      if state.othersRead { state.pending.formUnion(accountIDs) }
      return state.othersRead
    }
    if mustTell { bell.ring() }
  }

  /// Gives an event to whoever reads now, here and elsewhere.
  package func give(_ event: EphemeralEvent) {
    guard event.payload.count <= EphemeralEvent.payloadBytesMax else {
      return log.error("an ephemeral event is too long", metadata: ["bytes": "\(event.payload.count)"])
    }
    let areAllHere = feed.give(event)
    let mustTell = state.withLock { state in
      // A process that has its first reader since a moment ago is not known yet; but streams of accounts that are not read here may be read there.
      guard state.othersRead || !areAllHere else { return false }
      state.ephemera += Self.payloads(event, from: replicaID)
      state.ephemera.removeFirst(max(state.ephemera.count - Self.ephemeraMax, 0))
      return true
    }
    if mustTell { bell.ring() }
  }

  /// Gives events with the commit of a transaction: to who reads here as to who reads elsewhere, in the order of commits.
  package func give(_ events: [EphemeralEvent], in transaction: Transaction) async throws {
    let payloads = events.flatMap { Self.payloads($0, from: Self.nobodyID) }
    if !payloads.isEmpty { try await store.notify(ephemera: payloads, in: transaction) }
  }

  /// How often this process was there again after the others may have believed it gone; its beginning counts.
  var absenceCount: Int { state.withLock { $0.absenceCount } }

  private var isEnded: Bool { state.withLock { $0.isEnded } }

  /// Finds what nobody has told of; after `stop` nothing.
  func look() async throws {
    if isEnded { return }
    let now = time.now()
    let othersRead = try await store.note(
      replicaID, subscriberCount: feed.count, at: now, aliveSince: now - Self.aliveFor, keptSince: now - Self.keptFor, in: database)
    // It has ended meanwhile, and may have been forgotten before it was noted.
    if isEnded { return try await store.forget(replicaID, in: database) }
    state.withLock { state in
      state.othersRead = othersRead
      // Half the time: the clocks of others may be ahead.
      if state.lookTime.map({ now - $0 > Self.aliveFor / 2 }) ?? true { state.absenceCount += 1 }
      state.lookTime = now
    }
    let accountIDs = feed.accountIDs
    for start in stride(from: 0, to: accountIDs.count, by: Self.headsMax) {
      let some = Array(accountIDs[start..<min(start + Self.headsMax, accountIDs.count)])
      for head in try await store.heads(of: some, in: database) { feed.noteHead(head.number, of: head.accountID) }
    }
  }

  // MARK: Other processes

  private func listen(_ notifications: Notifications) async {
    do {
      while let heard = try await notifications.next() {
        if heard.mayHaveMissed { feed.tellAll() }
        for notification in heard.notifications {
          switch notification.channel {
          case "ephemeral_events":
            if let event = Self.event(notification.payload, besides: replicaID) { feed.give(event) }
          default: feed.tell(Self.accountIDs(notification.payload, besides: replicaID))
          }
        }
      }
    } catch is CancellationError {
    } catch {
      // Events that others append are still found by looking.
      log.error("not listening to other processes", metadata: ["error": "\(error)"])
    }
  }

  private func tellOthers() async {
    while !Task.isCancelled {
      let (accountIDs, ephemera) = state.withLock { state in
        let some = Array(state.pending.prefix(Self.idsPerNotifyMax))
        state.pending.subtract(some)
        let ephemera = Array(state.ephemera.prefix(Self.ephemeraPerTurnMax))
        state.ephemera.removeFirst(ephemera.count)
        return (some, ephemera)
      }
      do {
        if accountIDs.isEmpty, ephemera.isEmpty { _ = try await loop.wait(for: bell, atMost: .seconds(60)) }
        if !accountIDs.isEmpty { try await store.notify(Self.payload(accountIDs, from: replicaID), in: database) }
        if !ephemera.isEmpty { try await database.transaction { try await store.notify(ephemera: ephemera, in: $0) } }
      } catch is CancellationError {
        return
      } catch {
        // The others find it by looking.
        log.warning("other processes could not be told", metadata: ["error": "\(error)"])
      }
    }
  }

  /// Ids only: whose process has appended, then to whose streams.
  static func payload(_ accountIDs: [UUID], from replicaID: UUID) -> String {
    ([replicaID] + accountIDs).map(\.text).joined(separator: " ")
  }

  /// Payloads that say which process gives what, under which key, to whom. There are several where one would be too long.
  static func payloads(_ event: EphemeralEvent, from replicaID: UUID) -> [String] {
    let head = [replicaID.text, event.key, Base64.url.encode(event.payload)]
    return stride(from: 0, to: event.accountIDs.count, by: hearersPerNotifyMax).map { start in
      (head + event.accountIDs[start..<min(start + hearersPerNotifyMax, event.accountIDs.count)].map(\.text)).joined(separator: " ")
    }
  }

  /// Event that a notification gives; nil when it is one's own, or cannot be read.
  static func event(_ payload: String, besides replicaID: UUID) -> EphemeralEvent? {
    let parts = payload.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 3, let sender = UUID(text: parts[0]), sender != replicaID, let bytes = Base64.url.decode(parts[2]) else {
      return nil
    }
    return EphemeralEvent(key: parts[1], payload: bytes, accountIDs: parts.dropFirst(3).compactMap { UUID(text: $0) })
  }

  /// Accounts whose streams a notification names; none when it is one's own.
  static func accountIDs(_ payload: String, besides replicaID: UUID) -> [UUID] {
    let ids = payload.split(separator: " ").compactMap { UUID(text: $0) }
    return ids.first == replicaID ? [] : Array(ids.dropFirst())
  }
}
