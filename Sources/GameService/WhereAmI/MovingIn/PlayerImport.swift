import Events
package import FoundationEssentials
import GameCommon
import Identity
package import Postgres
package import Timekeeping

/// Takes in what players have done on another server: statistics as a balance, badges by the rules that there are, the average on the board of all maps. Once
/// for each account, in one transaction. Nobody hears of it, on no device.
package struct PlayerImport: Sendable {
  package enum Outcome: Sendable, Hashable {
    case taken
    /// Something was taken in for the account before: nothing is changed.
    case alreadyThere
    /// The account was deleted, after whoever calls had found it.
    case wasDeleted
  }

  private let database: Database
  private let statistics: StatisticsStore
  private let achievements: Achievements

  package init(database: Database) {
    self.database = database
    statistics = StatisticsStore(database: database)
    // By this app's rules alone: cairn-game judges again by those of all apps, and finds the badges there.
    achievements = Achievements(outbox: Outbox(ids: TimeOrderedIDs()), catalogue: BadgeCatalogue.whereAmI)
  }

  /// Takes one player in, or does everything and takes it back.
  package func take(_ balance: PlayerBalance, of accountID: UUID, isDryRun: Bool, at now: Moment) async throws -> Outcome {
    let balance = MoveInRules.dated(balance, at: now)
    return try await database.transaction(attempts: 5, takenBackIf: { _ in isDryRun }) { (transaction) async throws in
      if try await !DeletedAccounts.among([accountID], in: transaction).isEmpty { return .wasDeleted }
      guard let former = try await statistics.lockBeforeMove(accountID, in: transaction) else { return .alreadyThere }
      let latter = MoveInRules.statistics(former, with: balance)
      try await statistics.keep(latter, of: accountID, in: transaction)
      for (measure, value) in Self.measures(latter, balance).sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        try await achievements.raiseUntold(measure, of: accountID, to: value, at: now, in: transaction)
      }
      let added = MoveInRules.bounded(balance)
      try await Boards().addBalance(
        count: added.singleGameCount + added.multiplayerGameCount, value: added.scoreSum, of: accountID, on: BoardKey(.score), at: now,
        in: transaction)
      return .taken
    }
  }

  /// Measures of the statistics, and of badges that the player has: a badge stays one, also where the numbers do not tell of it any more.
  static func measures(_ statistics: Statistics, _ balance: PlayerBalance) -> [AchievementRules.Measure: Int64] {
    let earned = BadgeCatalogue.whereAmI.definitions.filter { balance.badges.contains($0.badge.rawValue) }.map { ($0.measure, $0.goal) }
    let days = (AchievementRules.Measure.dayStreak, MoveInRules.bounded(balance).dayStreakCount)
    let all = BadgeTaker.measures(of: statistics).map { ($0.measure, $0.value) } + [days] + earned
    return Dictionary(all, uniquingKeysWith: max).filter { $0.value > 0 }
  }
}
