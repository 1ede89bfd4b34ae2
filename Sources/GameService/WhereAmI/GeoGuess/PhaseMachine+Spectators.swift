import Timekeeping

// How a game stands for who looks on: as for the player who is furthest behind.

extension PhaseMachine {
  /// Where the game stands for who looks on.
  var spectatorStage: Stage { Stage(phase, isGuessing: staying.allSatisfy { turn(of: $0).guessStartTime != nil }) }

  /// When what is to be seen ends by itself. Nil when the game has ended.
  var spectatorStageEndTime: Moment? {
    switch spectatorStage {
    case .moving: movingEndTime
    case .guessing: staying.filter { turn(of: $0).answer == nil }.map { guessEndTime(of: $0) }.max()
    case .loading, .reveal, .countdown, .finished, .abandoned: dueTime
    }
  }
}
