import Timekeeping

/// How a finished game changes its player's statistics. Abandoned games change nothing but the quits (W-S12).
enum StatisticsRules {
  /// The statistics after a finished game.
  /// - Parameters:
  ///   - isSingle: Whether it was played alone.
  ///   - score: The game's points, in [0, 25000].
  ///   - day: The calendar day of its end in the player's zone.
  static func afterGame(_ former: Statistics, isSingle: Bool, score: Int, on day: CalendarDay) -> Statistics {
    var statistics = former
    if isSingle { statistics.singleGameCount += 1 } else { statistics.multiplayerGameCount += 1 }
    statistics.scoreSum += Int64(score)
    statistics.scoreMax = max(former.scoreMax, Int64(score))
    statistics.play(on: day)
    return statistics
  }

  /// How long after a win by forfeit another one against the same player counts for nothing: two accounts alone in the queue meet again and again, and give
  /// each other wins in seconds.
  static let forfeitRest = Duration.seconds(86_400)

  /// Whether a win counts because all others have left. Against strangers alone: friends could give each other as many as they like, in seconds.
  static func countsForfeit(of kind: Game.Kind) -> Bool { kind == .online }

  /// The statistics after a game was won.
  /// - Parameter isFinished: Whether it was played to its end; otherwise all others have left it.
  static func afterWin(_ former: Statistics, isFinished: Bool) -> Statistics {
    var statistics = former
    statistics.winCount += 1
    statistics.winStreakCount += 1
    if !isFinished { statistics.unfinishedWinCount += 1 }
    return statistics
  }

  /// The statistics after a game was played to its end that had been won, and counted, before.
  static func afterFinishOfWon(_ former: Statistics) -> Statistics {
    var statistics = former
    statistics.unfinishedWinCount = max(0, former.unfinishedWinCount - 1)
    return statistics
  }

  /// The statistics after a game was lost. A draw is neither this nor a win, and leaves the streak as it is (W-S9).
  static func afterLoss(_ former: Statistics) -> Statistics {
    var statistics = former
    statistics.winStreakCount = 0
    return statistics
  }

  /// The statistics after a game was not brought to its end.
  static func afterQuit(_ former: Statistics) -> Statistics {
    var statistics = former
    statistics.quitCount += 1
    return statistics
  }

  /// Consecutive calendar days played, as seen today: a streak lives until a whole day was missed (W-S10).
  static func dayStreak(_ statistics: Statistics, today: CalendarDay) -> Int64 {
    guard let last = statistics.lastPlayDay, last.next >= today else { return 0 }
    return statistics.dayStreakCount
  }
}

extension Statistics {
  /// The next day lengthens the streak, a later one begins another. An earlier one, after a flight to the west, changes nothing: that
  /// day has counted before.
  fileprivate mutating func play(on day: CalendarDay) {
    guard let last = lastPlayDay else {
      (lastPlayDay, dayStreakCount) = (day, 1)
      return
    }
    guard day > last else { return }
    dayStreakCount = day == last.next ? dayStreakCount + 1 : 1
    lastPlayDay = day
  }
}
