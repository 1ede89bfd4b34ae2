import Timekeeping

// How a game stands: everything that is asked of the machine without moving it.

extension PhaseMachine {
  var hasEnded: Bool { phase == .finished || phase == .abandoned }

  /// Whether a player saw a panorama: leaving before that is no quit. One that was reported as missing was not seen.
  var hasShownPanorama: Bool { rounds[..<roundNumber].contains { $0.loadTime != nil } }

  /// Whether the solution of a round, from 1, may be told: every player has answered it.
  func isRevealed(round: Int) -> Bool {
    rounds[round - 1].turns.allSatisfy { $0.answer != nil }
  }

  /// Nobody was heard from in the current round: the game waits instead of playing on against an empty chair.
  var isSilent: Bool { !current.turns.contains { $0.isHeard } }

  /// Sum of a player's points in the revealed rounds.
  func score(of player: Int) -> Int {
    (1...rounds.count).reduce(0) { sum, round in
      sum + (isRevealed(round: round) ? rounds[round - 1].turns[player - 1].answer?.score ?? 0 : 0)
    }
  }

  /// What a player, by index from 1, has done in the current round.
  func turn(of player: Int) -> Turn { current.turns[player - 1] }

  /// When looking around ends for everybody, while the round is playing.
  var movingEndTime: Moment { phaseStartTime + ruleset.timing.moving }

  /// The end of a player's guess phase; while he looks around, the latest it can be.
  func guessEndTime(of player: Int) -> Moment {
    let latest = movingEndTime + ruleset.timing.guess
    guard let start = turn(of: player).guessStartTime else { return latest }
    return min(start + ruleset.timing.guess, latest)
  }

  /// When the machine next moves by itself. Nil once the game has ended.
  var dueTime: Moment? {
    switch phase {
    case .loading: phaseStartTime + ruleset.timing.load
    case .playing: current.turns.indices.compactMap { dueTime(ofTurn: $0) }.min()
    case .reveal: isSilent ? phaseStartTime + GeoGuessRules.silenceMax : phaseStartTime + ruleset.timing.reveal
    case .finished, .abandoned: nil
    }
  }

  /// When the time next moves a player, by index from 0, while the round is playing; nil once there is an answer.
  func dueTime(ofTurn index: Int) -> Moment? {
    let turn = current.turns[index]
    if turn.answer != nil { return nil }
    if turn.guessStartTime == nil { return movingEndTime }
    return guessEndTime(of: index + 1) + ruleset.timing.lateBuffer
  }
}

// MARK: - As one player sees it

extension PhaseMachine {
  /// Where the game stands for one player.
  enum Stage: Hashable, Sendable, CaseIterable {
    case loading, moving, guessing, reveal, finished, abandoned

    /// - Parameter isGuessing: Whether the player has stopped looking around in the current round.
    init(_ phase: Phase, isGuessing: Bool) {
      switch phase {
      case .loading: self = .loading
      case .playing: self = isGuessing ? .guessing : .moving
      case .reveal: self = .reveal
      case .finished: self = .finished
      case .abandoned: self = .abandoned
      }
    }
  }

  /// Where the game stands for a player, by index from 1.
  func stage(of player: Int) -> Stage {
    Stage(phase, isGuessing: turn(of: player).guessStartTime != nil)
  }

  /// When the player's phase ends by itself, the late buffer left out. Nil when the game waits for the player, or has ended.
  func stageEndTime(of player: Int) -> Moment? {
    switch stage(of: player) {
    case .moving: movingEndTime
    case .guessing: guessEndTime(of: player)
    case .reveal where isSilent: nil
    case .loading, .reveal: dueTime
    case .finished, .abandoned: nil
    }
  }
}
