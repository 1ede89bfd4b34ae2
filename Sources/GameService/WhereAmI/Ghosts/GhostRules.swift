import Geodesy
import Timekeeping

/// Rules of what a recorded player does in a game against the recording (requirements W-S25, M-15). Pure.
enum GhostRules {
  /// Recordings, the latest ones, of which one is chosen: nobody can foresee which.
  static let candidatesMax = 50

  /// Turn of the recorded player in a round.
  struct Turn: Hashable, Sendable {
    /// From the panorama on the screen to the answer.
    let answerAfter: Duration
    let answer: Answer
  }

  /// All rounds of the recorded player, by index from 1; nil when one of them lacks what is to be shown.
  static func turns(of player: Int, in source: PhaseMachine) -> [Turn]? {
    let turns = source.rounds.compactMap { round -> Turn? in
      guard round.turns.indices.contains(player - 1), let answer = round.turns[player - 1].answer, answer.position != nil,
        let loadTime = round.loadTime
      else { return nil }
      return Turn(answerAfter: max(.zero, answer.submitTime - loadTime), answer: answer)
    }
    return turns.count == source.rounds.count ? turns : nil
  }

  /// A game on the places of a recorded one, scored by the same rule.
  static func start(on source: PhaseMachine, timing: Timing, at now: Moment) -> (machine: PhaseMachine, actions: [PhaseMachine.Action]) {
    var ruleset = source.ruleset
    ruleset.timing = timing
    return PhaseMachine.start(ruleset: ruleset, locations: source.rounds.map(\.location), playerCount: 1, at: now)
  }
}
