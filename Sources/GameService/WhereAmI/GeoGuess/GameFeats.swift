import GameCommon
import Timekeeping

/// Feats of players in a game, for which badges are given (requirements W-77, W-S18). Pure.
enum GameFeats {
  /// How soon after the panorama was loaded an answer is quick.
  static let quickWithin = Duration.seconds(10)

  /// Points that a quick answer must score: a player who points anywhere at once is not quick but careless.
  static let quickScoreMin = 4_000

  /// Feat of a player.
  struct Feat: Hashable, Sendable {
    /// By index from 1.
    var player: Int
    var measure: AchievementRules.Measure
  }

  /// Feats to be counted, now that rounds have been revealed that were not before. Nothing is told before a reveal: a badge would give away
  /// that an answer was right.
  static func feats(of play: PhaseMachine, since former: PhaseMachine) -> [Feat] {
    play.rounds.indices.filter { play.isRevealed(round: $0 + 1) && !former.isRevealed(round: $0 + 1) }
      .flatMap { feats(in: play.rounds[$0]) }
  }

  /// Measures of a player's feats in the rounds that are revealed, in the order in which badges are shown.
  static func measures(of player: Int, in play: PhaseMachine) -> [AchievementRules.Measure] {
    let rounds = play.rounds.indices.filter { play.isRevealed(round: $0 + 1) }.map { play.rounds[$0] }
    let done = Set(rounds.flatMap(feats(in:)).filter { $0.player == player }.map(\.measure))
    return [.perfectGuesses, .quickGuesses].filter(done.contains)
  }

  private static func feats(in round: Round) -> [Feat] {
    round.turns.enumerated().flatMap { index, turn in
      measures(turn, loadTime: round.loadTime).map { Feat(player: index + 1, measure: $0) }
    }
  }

  /// An answer that nobody gave is no feat.
  private static func measures(_ turn: Turn, loadTime: Moment?) -> [AchievementRules.Measure] {
    guard let answer = turn.answer, answer.origin != .byDefault else { return [] }
    var measures: [AchievementRules.Measure] = []
    if answer.score == ScoringRules.roundScoreMax { measures.append(.perfectGuesses) }
    if let loadTime, answer.origin == .submitted, answer.submitTime <= loadTime + quickWithin, answer.score >= quickScoreMin {
      measures.append(.quickGuesses)
    }
    return measures
  }
}
