import FoundationEssentials
import Geodesy
import Timekeeping

/// A game of "Where am I": who plays it, on which map, and how far it has come.
struct Game: Hashable, Sendable {
  /// Kind of game, by who plays it.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case single
    /// Strangers who were brought together, and play for their rating.
    case online
    /// Friends, one of whom has invited the other; or two who play again.
    case friend
    /// Players of a room, who know each other by its code.
    case room
  }

  let id: UUID
  let kind: Kind
  let mapID: String
  let createTime: Moment
  /// Raised by every change that is kept.
  var version: Int64
  /// Players, in order of player index.
  let players: [Player]
  /// How far the game has come.
  var play: PhaseMachine
  /// Whether others have played its places before (a recording, the game of the day), so that a friend or a second account can tell them: no
  /// answer wins a badge, and its points are not set beside those of others. Fixed when it begins.
  var hasKnownPlaces = false
  /// Whether it was begun by a guest, who is not ranked (requirement X-3): a thousand of them cost nothing.
  var isOfGuest = false

  /// Whether its points count for leaderboards.
  var isRanked: Bool { !hasKnownPlaces && !isOfGuest }

  /// The places of all rounds: a redraw must give another.
  var locationIDs: [String] { play.rounds.map(\.location.id) }

  /// Players who still have an account. A seat that was left before the game began is nobody's: `PlayerDataStore.forgetSeats` writes that.
  var reachable: [UUID] {
    players.indices.filter { index in play.seats[index].leaveTime.map { $0 >= createTime } ?? true }.map { players[$0].accountID }
  }

  /// The index, from 1, of an account's player; nil when it does not play here.
  func playerIndex(of accountID: UUID) -> Int? {
    players.firstIndex { $0.accountID == accountID }.map { $0 + 1 }
  }
}

/// One who plays a game.
struct Player: Hashable, Sendable {
  let accountID: UUID
  /// IANA name of the time zone that decides which calendar day the game counts for.
  let timeZone: String
}

/// Rules a game is played by, fixed when it begins.
struct Ruleset: Hashable, Sendable {
  var timing: Timing
  var scoringVersion: Int
  /// The D of the scoring rule, in metres.
  var mapDiagonalM: Double
  /// Where the marker stands before it is moved: the centre of the map.
  var defaultMarker: GeoPoint
  /// Whether a marker that was never moved is scored like an answer. On a small map its centre would be a gift.
  var defaultMarkerScores: Bool
  /// When the game ends wherever it stands: a game of the day, with its day. Nil for all others.
  var closeTime: Moment?
}

/// The lengths of time of a game.
struct Timing: Hashable, Sendable {
  /// How long a panorama may take to load before the moving phase begins by itself: nobody studies a picture for free.
  var load: Duration
  /// Length of the moving phase.
  var moving: Duration
  /// Length of the guess phase.
  var guess: Duration
  /// How long the solution is shown before the game goes on by itself.
  var reveal: Duration
  /// How long after the end of the guess phase an answer is still taken, for slow networks.
  var lateBuffer: Duration
  /// How long the standings are shown before the next round, where several play. A game that is played alone has no countdown.
  var countdown = Duration.zero
  /// How long whoever plays with others may be away whose stream is lost (W-S11).
  var reconnectGrace = Duration.seconds(30)

  /// The lengths of requirements 1.7.5.
  static let standard = Timing(
    load: .seconds(20), moving: .seconds(60), guess: .seconds(30), reveal: .seconds(8), lateBuffer: .milliseconds(1_500))

  /// The lengths where several play: the reveal waits for the slowest (W-S6), then all see the standings (W-S7).
  static let standardOnline = Timing(
    load: .seconds(20), moving: .seconds(60), guess: .seconds(30), reveal: .seconds(30), lateBuffer: .milliseconds(1_500),
    countdown: .seconds(5))
}
