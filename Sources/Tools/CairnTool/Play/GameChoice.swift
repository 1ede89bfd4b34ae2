/// Which game is to be played.
enum GameChoice: Sendable {
  /// - Parameter byClues: Whether places are told by clues instead of imagery.
  case single(map: String, byClues: Bool)
  /// Against a stranger.
  case online(map: String)
  case daily
  /// Against the recording of another one's game.
  case ghost(map: String)
  /// Against a friend, who is invited or has invited.
  case friend(username: String, map: String)
  /// Against all who come into a room by its code; nil for a new one.
  case room(code: String?, map: String)

  var isAgainstGhost: Bool {
    if case .ghost = self { true } else { false }
  }
}
