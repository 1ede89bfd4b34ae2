import Timekeeping

/// Rules by which a balance that a player brings along becomes part of what is kept of that player. Pure.
enum MoveInRules {
  /// Most games, wins, quits or days that are believed: one for each minute of forty years, nearly.
  static let countMax: Int64 = 20_000_000
  /// Most points of a game.
  static let scoreMax: Int64 = 25_000

  /// Statistics with the balance. What was done here since is newer: its streak goes on, and that of the balance only where nothing was done here.
  static func statistics(_ former: Statistics, with balance: PlayerBalance) -> Statistics {
    let balance = bounded(balance)
    var statistics = former
    statistics.singleGameCount += balance.singleGameCount
    statistics.multiplayerGameCount += balance.multiplayerGameCount
    statistics.scoreSum += balance.scoreSum
    statistics.scoreMax = max(former.scoreMax, balance.scoreMax)
    statistics.winCount += balance.winCount
    statistics.quitCount += balance.quitCount
    if former.gameCount == 0 { statistics.winStreakCount = balance.winStreakCount }
    if former.lastPlayDay == nil, balance.dayStreakCount > 0, let day = balance.lastPlayDay {
      (statistics.lastPlayDay, statistics.dayStreakCount) = (day, balance.dayStreakCount)
    }
    return statistics
  }

  /// The balance, with nothing that cannot be.
  static func bounded(_ balance: PlayerBalance) -> PlayerBalance {
    var bounded = balance
    for count in [
      \PlayerBalance.singleGameCount, \.multiplayerGameCount, \.winCount, \.winStreakCount, \.quitCount, \.dayStreakCount,
    ] { bounded[keyPath: count] = min(max(0, balance[keyPath: count]), countMax) }
    let gameCount = bounded.singleGameCount + bounded.multiplayerGameCount
    bounded.scoreMax = min(max(0, balance.scoreMax), scoreMax)
    bounded.scoreSum = min(max(0, balance.scoreSum), gameCount * scoreMax)
    bounded.winCount = min(bounded.winCount, bounded.multiplayerGameCount)
    bounded.winStreakCount = min(bounded.winStreakCount, bounded.winCount)
    return bounded
  }
}
