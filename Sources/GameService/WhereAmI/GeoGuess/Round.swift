import Geodesy
import Timekeeping

/// One round: a place to be guessed, and what each player has done about it.
struct Round: Hashable, Sendable {
  /// The place. Fixed before the game begins, the same for every player; drawn again at most once.
  var location: Location
  /// When the players began to look around. Nil while the panorama is being loaded.
  var loadTime: Moment?
  /// Whether the place was drawn again because its panorama could not be shown.
  var isRedrawn = false
  /// Turn of each player, in order of player index.
  var turns: [Turn]

  /// Whether a panorama at a place may be the one that the round asks for: it is found near a position, no farther away than may be looked.
  func mayBe(at place: GeoPoint) -> Bool {
    guard case .near(let position, let radiusM) = location.panorama.target else { return false }
    return position.distance(to: place) <= Double(radiusM)
  }

  /// Whether two rounds differ at most in what the players did.
  func isEqualButTurns(to other: Round) -> Bool {
    location == other.location && loadTime == other.loadTime && isRedrawn == other.isRedrawn
  }
}

/// A place to be guessed. Its position is the solution.
struct Location: Hashable, Sendable {
  /// GeoService's id of the place.
  var id: String
  var position: GeoPoint
  var panorama: Panorama
}

/// Panorama that a client is shown at a place, named without telling more than the imagery's source needs.
struct Panorama: Hashable, Sendable {
  /// How the client finds it.
  enum Target: Hashable, Sendable {
    /// The source's own id, which hides the position.
    case id(String)
    /// The nearest imagery to a position, at most so many metres away.
    case near(GeoPoint, radiusM: Int32)
    /// Clues instead of imagery, as GeoService has written them.
    case clues([UInt8])

    /// Nil when it is not found by id.
    var id: String? {
      if case .id(let id) = self { id } else { nil }
    }

    /// Nil when it is not found by position.
    var position: GeoPoint? {
      if case .near(let position, _) = self { position } else { nil }
    }

    /// Nil when it is not found by position.
    var radiusM: Int32? {
      if case .near(_, let radiusM) = self { radiusM } else { nil }
    }

    /// Nil where imagery is shown.
    var clues: [UInt8]? {
      if case .clues(let clues) = self { clues } else { nil }
    }
  }

  /// Source of the imagery: the number GeoService gave it, passed on as it is.
  var provider: Int32
  var target: Target
  /// Where to look at first, degrees clockwise from north, in [0, 360).
  var headingDegrees: Double
  var attribution: String
}

/// Turn of one player in one round.
struct Turn: Hashable, Sendable {
  /// Whether the player sent anything in this round: an absent player's game does not run on by itself.
  var isHeard = false
  /// When the player's guess phase began. Nil while looking around.
  var guessStartTime: Moment?
  /// The last place of the player's marker. Nil when it was never moved, and once there is an answer.
  var marker: GeoPoint?
  var answer: Answer?
  /// Place of the panorama that the player has found near the round's position. Nil where none was told.
  var foundPlace: GeoPoint?
}

/// A player's answer to one round.
struct Answer: Hashable, Sendable {
  /// How the answer came about.
  enum Origin: String, CaseIterable, Hashable, Sendable {
    case submitted
    /// The time ran out with a marker on the map.
    case lastMarker = "last_marker"
    /// The time ran out without one.
    case byDefault = "default"
  }

  /// Nil when the default answer counts nothing on this map.
  var position: GeoPoint?
  var origin: Origin
  var submitTime: Moment
  /// Great-circle distance to the solution in metres. Nil without a position.
  var distanceM: Double?
  /// Points, in [0, 5000].
  var score: Int
}
