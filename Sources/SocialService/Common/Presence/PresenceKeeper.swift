import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Synchronization
import Timekeeping

/// Keeps who is there, and tells friends.
///
/// A reader of a stream has a lease, which holds while its process is there. Beginnings and ends are gathered and kept together, twice a second: when ten
/// thousand phones come back at once that is some statements and not ten thousand. Friends are told the state that the database has then, so the last of
/// several changes in between.
///
/// The database says too what friends were told last: any process may be asked to change what is seen of somebody. A process that tells holds the lock of that
/// row, reads the present state, notes it and tells it with the commit; so nothing is told twice, and the state that is told last is the true one.
final class PresenceKeeper: StreamReaders {
  /// How often `settle` is called: friends hear of each other within a second.
  static let settleInterval = Duration.milliseconds(500)

  /// How often `sweep` is called: half of what a process that has died is believed for.
  static let sweepInterval = Duration.seconds(5)

  /// Leases in one statement: some milliseconds.
  static let batchMax = 500

  /// People told of by one commit, which holds a lock of the cluster for a millisecond (`StreamWakeUps`).
  static let toldMax = 100

  /// Leases that a process has left behind are kept so long for its return. Its streams do not go on for longer without the database: each asks it every
  /// 25 seconds, and ends when it cannot.
  static let orphansKeptFor = StreamWakeUps.keptFor

  /// A lease is kept at most so long after its reader has begun: one turn that has just begun, and one more.
  static let keepDelayMax = settleInterval * 2

  /// Kept leases that one `sweep` compares with those that are held: a read of some milliseconds. All 24,000 of a house are seen in a minute.
  static let comparedMax = 2_000

  private struct State {
    /// Leases of this process, by their ids.
    var leases: [UUID: PresenceLease] = [:]
    /// Not kept yet.
    var begun: Set<UUID> = []
    /// Not ended in the database yet, and whose they were.
    var ended: [UUID: UUID] = [:]
    /// Accounts of which friends are to be told.
    var changed: Set<UUID> = []
    /// Accounts of which friends were told, and when: they are told once more, for those whose leases may not have been kept yet.
    var toldTimes: [UUID: Moment] = [:]
    /// The last lease that was compared; nil at the beginning and after the last one.
    var comparedID: UUID?
    /// How often this process had been believed gone when its leases were last taken anew.
    var absenceCount = 0
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

  /// A device begins to read. The caller must `end` it.
  /// - Returns: The lease's id.
  func begin(_ accountID: UUID, on deviceID: UUID, in realm: StoredRealm?, at now: Moment) -> UUID {
    let lease = PresenceLease(leaseID: ids(), accountID: accountID, deviceID: deviceID, realm: realm, takeTime: now)
    state.withLock { state in
      state.leases[lease.leaseID] = lease
      state.begun.insert(lease.leaseID)
    }
    return lease.leaseID
  }

  /// People among some who have just begun to read in this process, which `settle` has not kept yet: a reader
  /// who has the first message of the stream is there.
  func begun(among accountIDs: Set<UUID>) -> [UUID] {
    state.withLock { state in
      state.begun.compactMap { state.leases[$0]?.accountID }.filter { accountIDs.contains($0) }
    }
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

  /// Keeps the leases that have begun and ended, and tells friends what has become of them. Work that could not be done is tried again at the next call.
  ///
  /// One turn at a time: of two at once the later could end a lease that the earlier is just keeping, which nobody would end any more.
  func settle(at now: Moment) async throws {
    try await turns.take {
      takeAnew()
      var isMore = true
      while isMore {
        // Between two tellings: a reader who begins while thousands are told of is not to wait for that.
        while try await keep(at: now) {}
        isMore = try await tell(at: now)
      }
      while try await tellLatecomers(at: now) {}
    }
  }

  /// Ends what processes that have died have left behind, and what nobody holds in this one; and finds of whom friends were told something else
  /// than what is so, since the process that was to tell them has died.
  func sweep(at now: Moment) async throws {
    let aliveSince = now - StreamWakeUps.aliveFor
    var orphans: [UUID]
    repeat {
      orphans = try await database.transaction { transaction in
        try await DeletedAccounts.hold(in: transaction)
        let orphans = try await store.markOrphans(aliveSince: aliveSince, at: now, limit: Self.batchMax, in: transaction)
        if !orphans.isEmpty { try await store.noteSeen(Array(Set(orphans)), at: PresenceRules.coarse(now), in: transaction) }
        return orphans
      }
      state.withLock { [orphans] state in state.changed.formUnion(orphans) }
    } while orphans.count == Self.batchMax
    try await Sweep.run(by: Self.batchMax) {
      try await store.deleteOrphans(markedBefore: now - Self.orphansKeptFor, aliveSince: aliveSince, limit: $0, in: database)
    }
    change(try await store.untold(aliveSince: aliveSince, limit: Self.batchMax, in: database))
    try await compare(at: now)
  }

  /// Leaves kept leases of this process that no reader holds to `settle`, which ends them. There are none, but for a commit that came through
  /// after its connection was believed lost. Friends of the people with these leases, of any process, must have been told the present state.
  private func compare(at now: Moment) async throws {
    let kept = try await store.leases(after: state.withLock { $0.comparedID }, limit: Self.comparedMax, in: database)
    state.withLock { state in
      state.comparedID = kept.count == Self.comparedMax ? kept.last?.leaseID : nil
      // A reader who began before they were read is among the leases since before that.
      for lease in kept where lease.replicaID == replicaID && state.leases[lease.leaseID] == nil {
        state.ended[lease.leaseID] = lease.accountID
      }
    }
    let accountIDs = Array(Set(kept.map(\.accountID)))
    let facts = try await store.facts(of: accountIDs, aliveSince: now - StreamWakeUps.aliveFor, in: database)
    let told = try await store.told(of: accountIDs, in: database)
    change(Self.news(facts, after: told, at: now).keys)
  }

  /// The leases of this process count again after it was believed gone, and others have told friends, or ended them.
  private func takeAnew() {
    let count = wakeUps.absenceCount
    state.withLock { state in
      if state.absenceCount != count { state.begun.formUnion(state.leases.keys) }
      state.absenceCount = count
    }
  }

  /// - Returns: Whether there is more to keep.
  private func keep(at now: Moment) async throws -> Bool {
    let (begun, ended) = state.withLock { state in
      (state.begun.prefix(Self.batchMax).compactMap { state.leases[$0] }, Array(state.ended.prefix(Self.batchMax)))
    }
    if begun.isEmpty, ended.isEmpty { return false }
    // The later lease of a device that has begun twice.
    let latest = Dictionary(begun.sorted { $0.takeTime < $1.takeTime }.map { (Reader($0), $0) }) { _, later in later }
    try await database.transaction(attempts: 3) { transaction in
      try await DeletedAccounts.hold(in: transaction)
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
    let accountIDs = state.withLock { state in Array(state.changed.prefix(Self.toldMax)) }
    if accountIDs.isEmpty { return false }
    // Before it is read: changes from now on are told again.
    state.withLock { $0.changed.subtract(accountIDs) }
    let aliveSince = now - StreamWakeUps.aliveFor
    do {
      let news = try await database.transaction(attempts: 3) { transaction in
        try await DeletedAccounts.hold(in: transaction)
        try await store.lockTold(accountIDs, in: transaction)
        let facts = try await store.facts(of: accountIDs, aliveSince: aliveSince, in: transaction)
        let news = Self.news(facts, after: try await store.told(of: accountIDs, in: transaction), at: now)
        guard !news.isEmpty else { return news }
        try await store.setTold(news, in: transaction)
        let hearers = try await store.hearers(of: Array(news.keys), aliveSince: aliveSince, in: transaction)
        try await give(news, to: hearers, in: transaction)
        return news
      }
      state.withLock { state in for accountID in news.keys { state.toldTimes[accountID] = now } }
    } catch {
      state.withLock { $0.changed.formUnion(accountIDs) }
      throw error
    }
    return state.withLock { !$0.changed.isEmpty }
  }

  private static func news(
    _ facts: [UUID: PresenceRules.Facts], after told: [UUID: PresenceRules.Shown], at now: Moment
  ) -> [UUID: PresenceRules.Shown] {
    facts.mapValues { PresenceRules.shown($0, at: now) }.filter { PresenceRules.isNews($0.value, after: told[$0.key]) }
  }

  /// Tells once more the news of a moment ago, to friends who had begun to read when it was told but whose leases were not kept yet: a reader who begins at
  /// another process in the same moment would never hear of it.
  /// - Returns: Whether there are more to tell of.
  private func tellLatecomers(at now: Moment) async throws -> Bool {
    let due = state.withLock { state in state.toldTimes.filter { $0.value + Self.keepDelayMax <= now } }
      .sorted { $0.value < $1.value }.prefix(Self.toldMax)
    guard let first = due.first else { return false }
    let (accountIDs, aliveSince) = (due.map(\.key), now - StreamWakeUps.aliveFor)
    let hearers = try await store.hearers(
      of: accountIDs, aliveSince: aliveSince, takenSince: first.value - Self.keepDelayMax, in: database)
    if !hearers.isEmpty {
      try await database.transaction(attempts: 3) { transaction in
        try await DeletedAccounts.hold(in: transaction)
        // Also here what is told last is what is so.
        try await store.lockTold(Array(hearers.keys), in: transaction)
        let facts = try await store.facts(of: Array(hearers.keys), aliveSince: aliveSince, in: transaction)
        try await give(facts.mapValues { PresenceRules.shown($0, at: now) }, to: hearers, in: transaction)
      }
    }
    return state.withLock { state in
      // An account that was told anew meanwhile is told once more later.
      for (accountID, time) in due where state.toldTimes[accountID] == time { state.toldTimes[accountID] = nil }
      return due.count == Self.toldMax
    }
  }

  /// Tells with the commit.
  private func give(_ news: [UUID: PresenceRules.Shown], to hearers: [UUID: [UUID]], in transaction: Transaction) async throws {
    let events = hearers.compactMap { accountID, friendIDs in
      news[accountID].map { shown in
        let changed = PresenceChanged(accountID: accountID.text, presence: Presence(shown))
        return EphemeralEvent(.presenceChanged(changed), key: "presence:\(accountID.text)", to: friendIDs)
      }
    }
    try await wakeUps.give(events, in: transaction)
  }
}
