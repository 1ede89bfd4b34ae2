import Geodesy
import Timekeeping

/// The numbers of the game and the reasons for which a move is refused.
enum GeoGuessRules {
  /// Rounds of a game (W-15).
  static let roundCount = 5

  /// How long after it was loaded a panorama may be reported as missing (W-S26): later, it would be a way to swap a hard place.
  static let reportWindow = Duration.seconds(10)

  /// A game whose player was not heard from for this long after a round is abandoned (W-S11).
  static let silenceMax = Duration.seconds(24 * 60 * 60)

  /// Most players of a game.
  static let playersMax = 8

  /// Latest games of each player whose places are not drawn again. For eight players these are 800 places; GeoService leaves out 1,000 at most.
  static let seenGamesMax = 20

  /// Panoramas no farther apart than this, in metres, are of one place: what telephones make of one pair of numbers differs in the last digits.
  static let samePlaceMax = 1.0

  /// Why a move is refused.
  enum Refusal: Error, Hashable, CaseIterable, Sendable {
    /// The game has ended.
    case gameFinished
    /// The move names a round that is not open to it.
    case roundClosed
    /// The round is open, but this move belongs to another phase of it.
    case wrongPhase
    /// The player has answered this round.
    case alreadyAnswered
    /// The round's place was drawn again before.
    case alreadyRedrawn
    /// The panorama was loaded too long ago to be reported.
    case reportTooLate
    /// The game has not ended.
    case gameNotFinished
  }

  /// Whether an unmoved marker is scored: on the world its place, 0° N 0° E, is as good a guess as any (W-S5).
  static func defaultMarkerScores(onWorld isWorld: Bool) -> Bool { isWorld }
}
