import Geodesy
import Timekeeping

/// One line of a game's log: something that has changed the game (requirements F-49, M-2).
struct LoggedEvent: Hashable, Sendable {
  /// How long logs are kept: a season, long enough for every report and appeal, at about 8 KB for each game.
  static let retention = Duration.seconds(90 * 86_400)

  /// Kind of what has happened.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Time has passed, and a timer has reminded the game of it.
    case timer
    /// The game counts for nobody.
    case void
    /// The player's account is gone. Never seen: the log of such a game goes with the account.
    case gone
    case loaded
    case reportPanorama = "report_panorama"
    case endMoving = "end_moving"
    case placeMarker = "place_marker"
    case submitGuess = "submit_guess"
    case ready
    case leave
    case abortLoading = "abort_loading"
    /// The player's stream is there.
    case connected
    /// The player's stream is gone.
    case disconnected
    /// It was gone for too long.
    case forfeit
  }

  /// The version of the game that it made.
  let version: Int64
  let time: Moment
  let kind: Kind
  /// Player who has done it, by index from 1; nil where nobody has.
  let player: Int?
  /// The round that the move names; nil where it names none.
  let round: Int?
  /// Where the player pointed, or has found the panorama; nil where nobody has.
  let position: GeoPoint?
}

extension LoggedEvent {
  /// Log entry of an event that has changed a game.
  init(_ event: PhaseMachine.Event, version: Int64, at time: Moment) {
    let kind: Kind
    var (player, round, position): (Int?, Int?, GeoPoint?)
    switch event {
    case .timerDue: kind = .timer
    case .void: kind = .void
    case .gone(let index): (kind, player) = (.gone, index)
    case .found(let finding, let index):
      player = index
      switch finding {
      case .connected: kind = .connected
      case .disconnected: kind = .disconnected
      case .forfeit: kind = .forfeit
      }
    case .move(let move, by: let index):
      player = index
      switch move {
      case .loaded(let number, let place): (kind, round, position) = (.loaded, number, place)
      case .reportPanorama(let number, _): (kind, round) = (.reportPanorama, number)
      case .endMoving(let number): (kind, round) = (.endMoving, number)
      case .placeMarker(let number, let point): (kind, round, position) = (.placeMarker, number, point)
      case .submitGuess(let number, let point): (kind, round, position) = (.submitGuess, number, point)
      case .ready(let number): (kind, round) = (.ready, number)
      case .leave: kind = .leave
      case .abortLoading: kind = .abortLoading
      }
    }
    self.init(version: version, time: time, kind: kind, player: player, round: round, position: position)
  }
}
