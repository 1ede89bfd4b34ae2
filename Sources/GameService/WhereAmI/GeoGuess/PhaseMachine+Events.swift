import Geodesy
import Timekeeping

// Events that the machine takes, and actions that it answers with.

extension PhaseMachine {
  /// Where the game stands.
  enum Phase: String, CaseIterable, Hashable, Sendable {
    case loading, playing, reveal, countdown, finished, abandoned
  }

  /// Move of a player. The numbers are rounds, from 1.
  enum Move: Hashable, Sendable {
    /// With the place of the panorama that was found, where the player's app has told it.
    case loaded(round: Int, found: GeoPoint? = nil)
    /// With the place that takes the missing one's turn.
    case reportPanorama(round: Int, replacement: Location)
    case endMoving(round: Int)
    case placeMarker(round: Int, GeoPoint)
    case submitGuess(round: Int, GeoPoint)
    case ready(round: Int)
    case leave
    case abortLoading

    /// The same without what was found, for games whose places are others' too.
    var withoutFinding: Move {
      if case .loaded(let round, _) = self { .loaded(round: round) } else { self }
    }
  }

  /// Event that happens to a game.
  enum Event: Hashable, Sendable {
    /// A player, by index from 1, does something.
    case move(Move, by: Int)
    /// A timer that was armed with this generation is due.
    case timerDue(generation: Int64)
    /// A player's stream is there, is gone, or was gone for too long.
    case found(ReconnectRules.Finding, Int)
    /// The account of a player, by index from 1, is gone for good.
    case gone(Int)
    /// The game is to count for nobody.
    case void
  }

  /// A player's place at the game: how far the player is with what all wait for.
  struct Seat: Hashable, Sendable {
    /// When the player left a game that others go on with. Nil for those who stay.
    var leaveTime: Moment?
    /// Whether the player's stream was there when it was last looked.
    var isConnected = false
    /// Since when the player is gone whose stream was there before; nil after any move.
    var awayTime: Moment?
    /// The latest round whose panorama was on the player's screen while others' were not; 0 before.
    var loadedRound = 0
    /// The latest round whose reveal the player had seen while others had not; 0 before.
    var readyRound = 0
  }

  /// Action to be done, in the transaction that keeps the machine.
  enum Action: Hashable, Sendable {
    /// Remind the machine then. Timers of lower generations are stale.
    case armTimer(due: Moment, generation: Int64)
    /// The game counts in the statistics of all players who stayed to its end.
    case countFinish
    /// The game counts as not brought to its end by this player, by index from 1.
    case countQuit(player: Int)
    /// The game is won by this player, by index from 1. Never of one that is played alone.
    case countWin(player: Int)
    /// The game is lost by this player, by index from 1. Neither won nor lost is a draw.
    case countLoss(player: Int)
  }
}
