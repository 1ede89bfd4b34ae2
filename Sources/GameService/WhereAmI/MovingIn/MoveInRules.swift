import Timekeeping

/// Rules by which a balance that a player brings along becomes part of what is kept of that player. Pure.
enum MoveInRules {
  /// Most games, wins, quits or days that are believed: one for each minute of forty years, nearly.
  static let countMax: Int64 = 20_000_000
  /// Most points of a game.
  static let scoreMax: Int64 = 25_000

  /// A day or a moment that is later than this after now is not believed: tomorrow has begun somewhere, and clocks were wrong.
  static let aheadMax = Duration.seconds(86_400)

  /// The balance without a last day that is yet to come: the streak would seem to go on until then without a game.
  static func dated(_ balance: PlayerBalance, at now: Moment) -> PlayerBalance {
    guard let day = balance.lastPlayDay, day > CalendarDay(of: now + aheadMax) else { return balance }
    var dated = balance
    dated.lastPlayDay = nil
    return dated
  }

  /// Whether a game is yet to be played: it would stand on top of every history.
  static func isToCome(_ game: MovedGame, at now: Moment) -> Bool { game.time > now + aheadMax }

  /// Statistics with the balance. Games played here since are newer: their streak goes on, and that of the balance only where there are none.
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
