/// Which game is to be played.
enum GameChoice: Sendable {
  case single(map: String)
  /// Against a stranger.
  case online(map: String)
  case daily
  /// Against a friend, who is invited or has invited.
  case friend(username: String, map: String)
}
