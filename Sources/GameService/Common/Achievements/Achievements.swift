import AllAppsProto
import CairnProto
package import Events
package import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// Measures what players do, gives them the badges that belong to it, each once, and revokes those that no longer do, in the transaction that takes in what
/// has happened. The player hears of it on the stream and by a notification. docs/boards.md tells how an app uses it.
package struct Achievements: Sendable {
  /// Rows judged again in one transaction: with their events, some milliseconds of locks.
  static let judgedMax = 200

  /// Transactions of one round, so that a round ends while others' events go between.
  static let roundsMax = 500

  /// How often it is looked whether there is something to judge again: at a start, and for what a process of an older version has measured
  /// during an upgrade. The look is at an index.
  static let judgeInterval = Duration.seconds(60)

  let outbox: Outbox
  let catalogue: AchievementCatalogue

  var store: AchievementStore { AchievementStore(version: catalogue.version) }
  var balances: BalanceStore { BalanceStore(version: catalogue.version) }

  package init(outbox: Outbox, catalogue: AchievementCatalogue) {
    self.outbox = outbox
    self.catalogue = catalogue
  }

  /// Somebody has come so far.
  package func raise(
    _ measure: AchievementRules.Measure, of accountID: UUID, to value: Int64, at now: Moment, in transaction: Transaction
  ) async throws {
    let value = try await store.raise(measure, of: accountID, to: value, at: now, in: transaction)
    try await outbox.send(try await unlock(measure, value, of: accountID, at: now, in: transaction), at: now, in: transaction)
  }

  /// Somebody had come so far before, on another server: the badges are there, and nobody hears of them: old badges ring on no telephone.
  package func raiseUntold(
    _ measure: AchievementRules.Measure, of accountID: UUID, to value: Int64, at now: Moment, in transaction: Transaction
  ) async throws {
    let value = try await store.raise(measure, of: accountID, to: value, at: now, in: transaction)
    _ = try await unlock(measure, value, of: accountID, at: now, in: transaction)
  }

  /// Somebody has done something once more.
  package func count(_ measure: AchievementRules.Measure, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let value = try await store.count(measure, of: accountID, at: now, in: transaction)
    try await outbox.send(try await unlock(measure, value, of: accountID, at: now, in: transaction), at: now, in: transaction)
  }

  /// Amounts of balances come, are others, or go: players get and lose the badges that belong to it. Safe to repeat: a cause counts once.
  package func post(_ changes: [BalanceChange], at now: Moment, in transaction: Transaction) async throws {
    try await outbox.send(try await posted(changes, at: now, in: transaction), at: now, in: transaction)
  }

  /// The same for what was done before, on another server: the badges are there, and nobody hears of them.
  package func postUntold(_ changes: [BalanceChange], at now: Moment, in transaction: Transaction) async throws {
    _ = try await posted(changes, at: now, in: transaction)
  }

  /// - Returns: Events to send.
  private func posted(_ changes: [BalanceChange], at now: Moment, in transaction: Transaction) async throws -> [OutgoingEvent] {
    // In one order for all, so that two that run at once never wait for each other in a circle.
    let ordered = changes.enumerated().sorted { (Self.lock($0.element), $0.offset) < (Self.lock($1.element), $1.offset) }.map(\.element)
    var events: [OutgoingEvent] = []
    for change in ordered { events += try await post(change, at: now, in: transaction) }
    return events
  }

  private static func lock(_ change: BalanceChange) -> String { "\(change.accountID.uuidString) \(change.balance.measure.rawValue)" }

  /// - Returns: Events to send.
  private func post(_ change: BalanceChange, at now: Moment, in transaction: Transaction) async throws -> [OutgoingEvent] {
    let (balance, accountID) = (change.balance, change.accountID)
    try await balances.open(balance, of: accountID, in: transaction)
    let difference =
      switch change.kind {
      case .add: try await balances.add(change, at: now, in: transaction)
      case .correct: try await balances.correct(change, in: transaction)
      case .withdraw: try await balances.withdraw(change, in: transaction)
      }
    guard let difference else { return [] }
    let value = try await balances.change(balance.measure, of: accountID, by: difference, at: now, in: transaction)
    if difference >= 0 { return try await unlock(balance.measure, value, of: accountID, because: change.cause, at: now, in: transaction) }
    let isRevoking = AchievementRules.isRevoking(balance, from: value - difference, to: value, isWithdrawal: change.kind == .withdraw)
    return isRevoking ? try await revoke(change, value, at: now, in: transaction) : []
  }

  /// Judges again what was judged by an earlier version of the rules: the badges that are new since are given to whoever has earned them.
  /// Safe on every replica at once, and to repeat.
  /// - Parameter version: Version of the rules; the catalogue's unless another is given.
  func judgeAgain(at now: Moment, version: Int32? = nil, in database: Database) async throws {
    let version = version ?? catalogue.version
    for _ in 0..<Self.roundsMax {
      let count = try await database.transaction { transaction in
        let measured = try await store.takeUnjudged(before: version, limit: Self.judgedMax, in: transaction)
        var events: [OutgoingEvent] = []
        for one in measured.sorted(by: { $0.accountID.text < $1.accountID.text }) {
          events += try await unlock(
            AchievementRules.Measure(rawValue: one.measure), one.value, of: one.accountID, at: now, in: transaction)
        }
        try await outbox.send(events, at: now, in: transaction)
        return measured.count
      }
      if count < Self.judgedMax { return }
    }
  }

  /// - Returns: Events to send, of badges that are new.
  private func unlock(
    _ measure: AchievementRules.Measure, _ value: Int64, of accountID: UUID, because cause: UUID? = nil, at now: Moment,
    in transaction: Transaction
  ) async throws -> [OutgoingEvent] {
    let levels = catalogue.earned(measure, value).flatMap { definition in
      (1...definition.levelCount(at: value)).map { BadgeLevelID(badge: definition.badge, level: $0) }
    }
    let new = try await store.insert(levels, of: accountID, because: cause, at: now, in: transaction)
    return try await told(of: new, of: accountID, in: transaction).flatMap { definition, unlocked in
      AchievementNews.unlocked(CairnProto.Badge(definition, value: value, unlocked), to: accountID)
    }
  }

  /// - Returns: Events to send, of badges that are lost.
  private func revoke(_ change: BalanceChange, _ value: Int64, at now: Moment, in transaction: Transaction) async throws -> [OutgoingEvent]
  {
    let lost = catalogue.lost(change.balance.measure, value)
    let revoked = try await store.revoke(lost, of: change.accountID, because: change.cause, at: now, in: transaction)
    return try await told(of: revoked, of: change.accountID, in: transaction).flatMap { definition, unlocked in
      AchievementNews.revoked(
        CairnProto.Badge(definition, value: value, unlocked), levels: revoked.filter { $0.badge == definition.badge }.map(\.level),
        to: change.accountID)
    }
  }

  /// Badges with levels that have changed, in the catalogue's order, and all that the player has by now. A player who does not want to see a badge is not told
  /// of it.
  private func told(
    of levels: Set<BadgeLevelID>, of accountID: UUID, in transaction: Transaction
  ) async throws -> [(AchievementRules.Definition, UnlockedLevels)] {
    if levels.isEmpty { return [] }
    let hidden = try await store.hidden(of: accountID, in: transaction)
    let unlocked = UnlockedLevels(try await store.badges(of: accountID, in: transaction))
    let badges = Set(levels.map(\.badge))
    return catalogue.definitions.filter { badges.contains($0.badge) && !hidden.contains($0.badge.rawValue) }.map { ($0, unlocked) }
  }
}
