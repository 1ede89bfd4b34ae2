import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Synchronization
import Timekeeping

/// Keeps who is there, and tells friends.
///
/// A reader of a stream has a lease, which holds while its process is there. What begins and ends is gathered and kept together, twice a
/// second: when ten thousand phones come back at once that is some statements and not ten thousand. What is told is what the database says
/// then, so of several changes in between the last one is.
final class PresenceKeeper: Sendable {
  /// How often `settle` is called: friends hear of each other within a second.
  static let settleInterval = Duration.milliseconds(500)

  /// How often `sweep` is called: half of what a process that has died is believed for.
  static let sweepInterval = Duration.seconds(5)

  /// Leases in one statement, and people told of in one turn: some milliseconds.
  static let batchMax = 500

  /// A lease is kept at most so long after its reader has begun: one turn that has just begun, and one more.
  static let keepDelayMax = settleInterval * 2

  /// Kept leases that one `sweep` compares with those that are held: a read of some milliseconds. All 24,000 of a house are seen in a minute.
  static let comparedMax = 2_000

  private struct State {
    /// Of this process, by their ids.
    var leases: [UUID: PresenceLease] = [:]
    /// Not kept yet.
    var begun: Set<UUID> = []
    /// Not ended in the database yet, and whose they were.
    var ended: [UUID: UUID] = [:]
    /// Of whom friends are to be told.
    var changed: Set<UUID> = []
    /// What friends were told last of those who read here.
    var told: [UUID: PresenceRules.Shown] = [:]
    /// Of whom friends were told, and when: once more to those whose leases may not have been kept yet.
    var toldTimes: [UUID: Moment] = [:]
    /// The last lease that was compared; nil at the beginning and after the last one.
    var comparedID: UUID?
    /// When `sweep` last found the database.
    var sweepTime: Moment?
  }

  private let replicaID: UUID
  private let database: Database
  private let wakeUps: StreamWakeUps
  private let ids: @Sendable () -> UUID
  private let store = PresenceStore()
  private let state = Mutex(State())
  private let turns = SharedTurns()

  /// - Parameter ids: Names leases.
  init(_ replicaID: UUID, wakeUps: StreamWakeUps, database: Database, ids: @escaping @Sendable () -> UUID = { UUID() }) {
    self.replicaID = replicaID
    self.wakeUps = wakeUps
    self.database = database
    self.ids = ids
  }

  // MARK: Readers

  /// A device begins to read. Whoever begins must `end`.
  /// - Returns: The lease's id.
  func begin(_ accountID: UUID, on deviceID: UUID, in realm: StoredRealm?, at now: Moment) -> UUID {
    let lease = PresenceLease(leaseID: ids(), accountID: accountID, deviceID: deviceID, realm: realm, takeTime: now)
    state.withLock { state in
      state.leases[lease.leaseID] = lease
      state.begun.insert(lease.leaseID)
    }
    return lease.leaseID
  }

  func end(_ leaseID: UUID) {
    state.withLock { state in
      guard let lease = state.leases.removeValue(forKey: leaseID) else { return }
      // Also one that was not kept yet: `settle` may be keeping it just now.
      state.begun.remove(leaseID)
      state.ended[leaseID] = lease.accountID
    }
  }

  /// Something else about these has changed that friends see.
  func change(_ accountIDs: some Sequence<UUID>) {
    state.withLock { $0.changed.formUnion(accountIDs) }
  }

  // MARK: Upkeep

  /// Keeps what has begun and ended, and tells friends what has become of it. What could not be done is tried again at the next call.
  ///
  /// One turn at a time: of two at once the later could end a lease that the earlier is just keeping, which nobody would end any more.
  func settle(at now: Moment) async throws {
    try await turns.take {
      while try await keep(at: now) {}
      while try await tell(at: now) {}
      while try await tellLatecomers(at: now) {}
    }
  }

  /// Ends what processes that have died have left behind, and what nobody holds in this one; and takes the leases of this one anew when others
  /// may have ended them.
  func sweep(at now: Moment) async throws {
    var orphans: [UUID]
    repeat {
      orphans = try await database.transaction { transaction in
        let orphans = try await store.endOrphans(aliveSince: now - StreamWakeUps.aliveFor, limit: Self.batchMax, in: transaction)
        if !orphans.isEmpty { try await store.noteSeen(Array(Set(orphans)), at: PresenceRules.coarse(now), in: transaction) }
        return orphans
      }
      state.withLock { [orphans] state in state.changed.formUnion(orphans) }
    } while orphans.count == Self.batchMax
    state.withLock { state in
      if let sweepTime = state.sweepTime, sweepTime + StreamWakeUps.aliveFor < now { state.begun.formUnion(state.leases.keys) }
      state.sweepTime = now
    }
    try await compare()
  }

  /// Leaves kept leases of this process that no reader holds to `settle`, which ends them. There are none, but for a commit that came through
  /// after its connection was believed lost.
  private func compare() async throws {
    let kept = try await store.leases(after: state.withLock { $0.comparedID }, limit: Self.comparedMax, in: database)
    state.withLock { state in
      state.comparedID = kept.count == Self.comparedMax ? kept.last?.leaseID : nil
      // Whoever began before they were read is among the leases since before that.
      for lease in kept where lease.replicaID == replicaID && state.leases[lease.leaseID] == nil {
        state.ended[lease.leaseID] = lease.accountID
      }
    }
  }

  /// - Returns: Whether there is more to keep.
  private func keep(at now: Moment) async throws -> Bool {
    let (begun, ended) = state.withLock { state in
      (state.begun.prefix(Self.batchMax).compactMap { state.leases[$0] }, Array(state.ended.prefix(Self.batchMax)))
    }
    if begun.isEmpty, ended.isEmpty { return false }
    // Of a device that has begun twice the later one.
    let latest = Dictionary(begun.sorted { $0.takeTime < $1.takeTime }.map { (Reader($0), $0) }) { _, later in later }
    try await database.transaction(attempts: 3) { transaction in
      if !latest.isEmpty { try await store.take(Array(latest.values), by: replicaID, in: transaction) }
      if !ended.isEmpty {
        try await store.end(ended.map(\.key), in: transaction)
        try await store.noteSeen(Array(Set(ended.map(\.value))), at: PresenceRules.coarse(now), in: transaction)
      }
    }
    return state.withLock { state in
      state.begun.subtract(begun.map(\.leaseID))
      for (leaseID, _) in ended { state.ended[leaseID] = nil }
      state.changed.formUnion(begun.map(\.accountID))
      state.changed.formUnion(ended.map(\.value))
      return !state.begun.isEmpty || !state.ended.isEmpty
    }
  }

  private struct Reader: Hashable {
    let accountID: UUID
    let deviceID: UUID

    init(_ lease: PresenceLease) { (accountID, deviceID) = (lease.accountID, lease.deviceID) }
  }

  /// - Returns: Whether there are more to tell of.
  private func tell(at now: Moment) async throws -> Bool {
    let accountIDs = state.withLock { state in Array(state.changed.prefix(Self.batchMax)) }
    if accountIDs.isEmpty { return false }
    // Before it is read: what changes from now on is told again.
    state.withLock { $0.changed.subtract(accountIDs) }
    do {
      let aliveSince = now - StreamWakeUps.aliveFor
      let facts = try await store.facts(of: accountIDs, aliveSince: aliveSince, in: database)
      let shown = facts.mapValues { PresenceRules.shown($0, at: now) }
      let news = state.withLock { state in
        let readers = Set(state.leases.values.lazy.map(\.accountID))
        return shown.filter { accountID, shown in
          let before = state.told[accountID]
          state.told[accountID] = readers.contains(accountID) ? shown : nil
          return before != shown
        }
      }
      if !news.isEmpty {
        let hearers = try await store.hearers(of: Array(news.keys), aliveSince: aliveSince, in: database)
        for (accountID, friendIDs) in hearers {
          if let shown = news[accountID] { give(shown, of: accountID, to: friendIDs) }
        }
        state.withLock { state in for accountID in news.keys { state.toldTimes[accountID] = now } }
      }
    } catch {
      state.withLock { state in
        state.changed.formUnion(accountIDs)
        for accountID in accountIDs { state.told[accountID] = nil }
      }
      throw error
    }
    return state.withLock { !$0.changed.isEmpty }
  }

  /// Tells once more what was told a moment ago, to friends who had begun to read when it was told but whose leases were not kept yet: whoever
  /// begins at another process in the same moment would never hear of it.
  /// - Returns: Whether there are more to tell of.
  private func tellLatecomers(at now: Moment) async throws -> Bool {
    let due = state.withLock { state in state.toldTimes.filter { $0.value + Self.keepDelayMax <= now } }
      .sorted { $0.value < $1.value }.prefix(Self.batchMax)
    guard let first = due.first else { return false }
    let accountIDs = due.map(\.key)
    let aliveSince = now - StreamWakeUps.aliveFor
    let hearers = try await store.hearers(
      of: accountIDs, aliveSince: aliveSince, takenSince: first.value - Self.keepDelayMax, in: database)
    if !hearers.isEmpty {
      let facts = try await store.facts(of: Array(hearers.keys), aliveSince: aliveSince, in: database)
      for (accountID, friendIDs) in hearers {
        if let facts = facts[accountID] { give(PresenceRules.shown(facts, at: now), of: accountID, to: friendIDs) }
      }
    }
    return state.withLock { state in
      // What was told anew meanwhile is told once more later.
      for (accountID, time) in due where state.toldTimes[accountID] == time { state.toldTimes[accountID] = nil }
      return due.count == Self.batchMax
    }
  }

  private func give(_ shown: PresenceRules.Shown, of accountID: UUID, to friendIDs: [UUID]) {
    let changed = PresenceChanged(accountID: accountID.text, presence: Presence(shown))
    wakeUps.give(EphemeralEvent(.presenceChanged(changed), key: "presence:\(accountID.text)", to: friendIDs))
  }
}
