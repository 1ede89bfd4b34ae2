import Geodesy
import Timekeeping

// How a game stands: everything that is asked of the machine without moving it.

extension PhaseMachine {
  var hasEnded: Bool { phase == .finished || phase == .abandoned }

  /// Whether a player saw a panorama: leaving before that is no quit. One that was reported as missing was not seen.
  var hasShownPanorama: Bool { rounds[..<roundNumber].contains { $0.loadTime != nil } }

  /// Whether a player, by index from 1, has seen a panorama, as far as was told: something came from the player in a round that was played.
  func hasSeenPanorama(_ player: Int) -> Bool {
    rounds[..<roundNumber].contains { $0.loadTime != nil && $0.turns[player - 1].isHeard }
  }

  /// Whether the solution of a round, from 1, may be told: every player who stayed has answered it.
  func isRevealed(round: Int) -> Bool {
    if round != roundNumber { return round < roundNumber }
    switch phase {
    case .reveal, .countdown, .finished: return true
    case .loading, .playing: return false
    case .abandoned: return thereAtTheEnd.allSatisfy { current.turns[$0 - 1].answer != nil }
    }
  }

  /// Players who were there when the game was abandoned, by index from 1: those who stayed, or, where nobody did, the last to leave. A player who had left
  /// before is not waited for by a round.
  private var thereAtTheEnd: [Int] {
    if !staying.isEmpty { return staying }
    let last = seats.compactMap(\.leaveTime).max()
    let leaving = seats.indices.filter { seats[$0].leaveTime == last }.map { $0 + 1 }
    // Players without an answer may have been the first of several who have left at the same moment.
    let answered = leaving.filter { turn(of: $0).answer != nil }
    return answered.isEmpty ? leaving : answered
  }

  /// Whether the game is played alone.
  var isSingle: Bool { seats.count == 1 }

  /// Players who have not left, by index from 1.
  var staying: [Int] { seats.indices.filter { seats[$0].leaveTime == nil }.map { $0 + 1 } }

  /// Whether a player, by index from 1, has left a game that others went on with.
  func hasLeft(_ player: Int) -> Bool { seats[player - 1].leaveTime != nil }

  /// Whether at least two others would stay if a player, by index from 1, were gone for good.
  func canGoOn(without player: Int) -> Bool { staying.count { $0 != player } >= 2 }

  /// Whether a player, by index from 1, is away, and others who are there wait for the player to come back.
  func isAwaited(_ player: Int) -> Bool {
    !hasEnded && !hasLeft(player) && seats[player - 1].awayTime != nil && staying.contains { seats[$0 - 1].awayTime == nil }
  }

  /// Until when a player who is away is waited for; nil when nobody waits.
  func reconnectEndTime(of player: Int) -> Moment? {
    isAwaited(player) ? seats[player - 1].awayTime.map { $0 + ruleset.timing.reconnectGrace } : nil
  }

  /// Whether the panorama of the current round is on a player's screen, as far as it was told.
  func isLoaded(_ player: Int) -> Bool { phase == .loading ? seats[player - 1].loadedRound == roundNumber : turn(of: player).isHeard }

  /// Whether a player, by index from 1, has seen the reveal of the current round.
  func isReady(_ player: Int) -> Bool { phase == .countdown || (phase == .reveal && seats[player - 1].readyRound == roundNumber) }

  /// Nobody was heard from in the current round of a game that is played alone: it waits instead of playing on against an empty chair.
  /// Where several play, whoever is silent for two rounds and has no stream is out of the game when the second one closes.
  var isSilent: Bool { isSingle && !current.turns.contains { $0.isHeard } }

  /// Whether nothing came from a player, by index from 1, in a round and its reveal. There is no round before the first.
  func isSilent(_ player: Int, in round: Int) -> Bool {
    rounds.indices.contains(round - 1) && !rounds[round - 1].turns[player - 1].isHeard && seats[player - 1].readyRound < round
  }

  /// Sum of a player's points in the revealed rounds.
  func score(of player: Int) -> Int {
    (1...rounds.count).reduce(0) { sum, round in
      sum + (isRevealed(round: round) ? rounds[round - 1].turns[player - 1].answer?.score ?? 0 : 0)
    }
  }

  /// Panorama of the next round, for apps to load ahead: during the countdown, and alone during the reveal. Both are short, so that nobody studies
  /// it for free; the reveal of a round without a word may last a day, and shows nothing.
  var nextPanorama: Panorama? {
    guard phase == .countdown || (isSingle && phase == .reveal && !isSilent), roundNumber < rounds.count else { return nil }
    return rounds[roundNumber].location.panorama
  }

  /// Turn of a player, by index from 1, in the current round.
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
  var dueTime: Moment? { phaseDueTime.map(beforeClose) }

  /// Whether the next that time does is to end the game, wherever it stands.
  var isClosing: Bool {
    guard let closeTime = ruleset.closeTime, let phaseDueTime else { return false }
    return closeTime < phaseDueTime
  }

  private func beforeClose(_ time: Moment) -> Moment { ruleset.closeTime.map { min($0, time) } ?? time }

  private var phaseDueTime: Moment? {
    switch phase {
    case .loading: phaseStartTime + ruleset.timing.load
    case .playing: staying.compactMap { dueTime(ofTurn: $0 - 1) }.min()
    case .reveal: isSilent ? phaseStartTime + GeoGuessRules.silenceMax : phaseStartTime + ruleset.timing.reveal
    case .countdown: phaseStartTime + ruleset.timing.countdown
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

// MARK: - Who is first

extension PhaseMachine {
  /// How a player stands.
  struct Standing: Hashable, Sendable {
    /// By index from 1.
    let player: Int
    /// From 1. Equal players share a rank, and the next one counts them all: 1, 1, 3.
    let rank: Int
    /// Points in the revealed rounds.
    let score: Int
  }

  /// All players, the best first: by points, then by the smaller sum of distances (W-S9). Players who have left come behind those who stay.
  var standings: [Standing] {
    let players = Array(1...seats.count)
    let sorted = players.sorted { isBetter($0, than: $1) || (!isBetter($1, than: $0) && $0 < $1) }
    return sorted.map { player in
      Standing(player: player, rank: 1 + players.count { isBetter($0, than: player) }, score: score(of: player))
    }
  }

  private func isBetter(_ one: Int, than other: Int) -> Bool {
    if hasLeft(one) != hasLeft(other) { return hasLeft(other) }
    let (score, otherScore) = (score(of: one), score(of: other))
    return score == otherScore ? distanceM(of: one) < distanceM(of: other) : score > otherScore
  }

  /// Sum of a player's distances in the revealed rounds, in metres. A round without a position is as far away as the earth allows, so that
  /// nobody is first by having answered less.
  private func distanceM(of player: Int) -> Double {
    (1...rounds.count).reduce(0) { sum, round in
      sum + (isRevealed(round: round) ? rounds[round - 1].turns[player - 1].answer?.distanceM ?? Earth.halfCircumference : 0)
    }
  }
}

// MARK: - As one player sees it

extension PhaseMachine {
  /// Where the game stands for one player.
  enum Stage: Hashable, Sendable, CaseIterable {
    case loading, moving, guessing, reveal, countdown, finished, abandoned

    /// - Parameter isGuessing: Whether the player has stopped looking around in the current round.
    init(_ phase: Phase, isGuessing: Bool) {
      switch phase {
      case .loading: self = .loading
      case .playing: self = isGuessing ? .guessing : .moving
      case .reveal: self = .reveal
      case .countdown: self = .countdown
      case .finished: self = .finished
      case .abandoned: self = .abandoned
      }
    }
  }

  /// Where the game stands for a player, by index from 1. For one who has left it is over.
  func stage(of player: Int) -> Stage {
    hasLeft(player) ? .abandoned : Stage(phase, isGuessing: turn(of: player).guessStartTime != nil)
  }

  /// When the player's phase ends by itself, the late buffer left out. Nil when the game waits for the player, or has ended.
  func stageEndTime(of player: Int) -> Moment? {
    switch stage(of: player) {
    case .moving: beforeClose(movingEndTime)
    case .guessing: beforeClose(guessEndTime(of: player))
    case .reveal where isSilent: nil
    case .loading, .reveal, .countdown: dueTime
    case .finished, .abandoned: nil
    }
  }
}
