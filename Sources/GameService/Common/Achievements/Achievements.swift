import AllAppsProto
import CairnProto
package import Events
package import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// Measures what players do and gives them the badges that belong to it, each once, in the transaction that takes in what has happened. The
/// player hears of it on the stream and by a notification.
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

  /// Somebody has done something once more.
  package func count(_ measure: AchievementRules.Measure, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let value = try await store.count(measure, of: accountID, at: now, in: transaction)
    try await outbox.send(try await unlock(measure, value, of: accountID, at: now, in: transaction), at: now, in: transaction)
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
    _ measure: AchievementRules.Measure, _ value: Int64, of accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> [OutgoingEvent] {
    let earned = catalogue.earned(measure, value)
    let new = try await store.insert(earned.map(\.badge), of: accountID, at: now, in: transaction)
    if new.isEmpty { return [] }
    // A player who does not want to see a badge is not told of it.
    let hidden = try await store.hidden(of: accountID, in: transaction)
    return earned.filter { new.contains($0.badge) && !hidden.contains($0.badge.rawValue) }.flatMap { definition in
      let badge = CairnProto.Badge(definition, value: value, unlockTime: now)
      let told = UserEventSent(
        accounts: [accountID.bytes], event: UserEvent(content: .badgeUnlocked(BadgeUnlocked(badge: badge))),
        coalesceKey: "badge:\(badge.badgeID)")
      let requested = NotificationRequested(
        accounts: [accountID.bytes], kind: .badgeUnlocked, objectID: badge.badgeID, objectName: badge.name)
      return [
        OutgoingEvent("user.event", to: ["social"], orderedBy: accountID.text, told),
        OutgoingEvent("notification.requested", to: ["social"], orderedBy: accountID.text, requested),
      ]
    }
  }
}

extension CairnProto.Badge {
  /// - Parameters:
  ///   - value: How far the player has come.
  ///   - unlockTime: Nil while it is locked.
  init(_ definition: AchievementRules.Definition, value: Int64, unlockTime: Moment?) {
    // A badge that was unlocked once is done, even if the rules ask for more by now.
    let progress = unlockTime == nil ? AchievementRules.progress(definition, value) : definition.goal
    self.init(
      badgeID: definition.badge.rawValue, name: definition.name, descriptionField: definition.description, progress: progress,
      goal: definition.goal, unlockTime: unlockTime, isPrivate: definition.isPrivate)
  }
}
