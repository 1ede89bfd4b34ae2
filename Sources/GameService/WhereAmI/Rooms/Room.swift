import FoundationEssentials
import Timekeeping

/// A room that people come into by a code, to play together and to look on.
struct Room: Hashable, Sendable {
  let id: UUID
  /// Code by which others come in.
  let code: String
  let settings: Settings
  /// Raised by every change that is kept.
  var version: Int64
  /// The latest game. Nil before the first.
  var gameID: UUID?
  /// Whether that game goes on.
  var isPlaying: Bool
  /// When the room ends where nothing happens in it.
  var expireTime: Moment
  /// Players and spectators, who came first first.
  var members: [Member]

  /// Settings that the games of a room are played by.
  struct Settings: Hashable, Sendable {
    var mapID: String
    /// In [2, 8].
    var playerCountMax: Int
    /// Nil: as long as in other games.
    var moving: Duration?
    /// Nil: as long as in other games.
    var guess: Duration?
    /// Whether places are told by clues instead of imagery.
    var isByClues = false
  }

  /// One who is in a room.
  struct Member: Hashable, Sendable {
    let accountID: UUID
    let isSpectator: Bool
    /// Whether a player is ready for the next game.
    var isReady: Bool
    /// IANA name.
    let timeZone: String
  }

  var players: [Member] { members.filter { !$0.isSpectator } }
  var spectators: [Member] { members.filter(\.isSpectator) }

  /// Player who may start games and send others away. Nil in a room without players, which nobody is told of.
  var hostID: UUID? { players.first?.accountID }

  func member(_ accountID: UUID) -> Member? { members.first { $0.accountID == accountID } }
}
