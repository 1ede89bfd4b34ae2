// Written by protoc-gen-cairn from cairn/game/whereami/v1/geo_guess.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// A game as one of its players may see it.
public struct Game: Message {
  public static let protoName = "cairn.game.whereami.v1.Game"

  /// The players, by how they came together.
  public enum Kind: MessageEnum {
    /// Never sent.
    case unspecified
    /// One player.
    case single
    /// Strangers who were brought together.
    case online
    /// Friends, one of whom has invited the other; or two who play again.
    case friend
    /// Players of a room.
    case room
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .single, .online, .friend, .room]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .single: 1
      case .online: 2
      case .friend: 3
      case .room: 4
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .single
      case 2: self = .online
      case 3: self = .friend
      case 4: self = .room
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "KIND_UNSPECIFIED"
      case .single: "KIND_SINGLE"
      case .online: "KIND_ONLINE"
      case .friend: "KIND_FRIEND"
      case .room: "KIND_ROOM"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "KIND_UNSPECIFIED": self = .unspecified
      case "KIND_SINGLE": self = .single
      case "KIND_ONLINE": self = .online
      case "KIND_FRIEND": self = .friend
      case "KIND_ROOM": self = .room
      default: return nil
      }
    }
  }

  /// Where the game stands.
  public enum State: MessageEnum {
    /// Never sent.
    case unspecified
    /// The panorama of the current round is being loaded.
    case loading
    /// The players look around.
    case moving
    /// The players place their markers.
    case guessing
    /// The solution of the current round is shown.
    case reveal
    /// All rounds were played.
    case finished
    /// Given up before the end, by all or by the caller.
    case abandoned
    /// Games of several: all have seen the reveal, the standings are shown until the next round begins at phase_end_time.
    case countdown
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .loading, .moving, .guessing, .reveal, .finished, .abandoned, .countdown]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .loading: 1
      case .moving: 2
      case .guessing: 3
      case .reveal: 4
      case .finished: 5
      case .abandoned: 6
      case .countdown: 7
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .loading
      case 2: self = .moving
      case 3: self = .guessing
      case 4: self = .reveal
      case 5: self = .finished
      case 6: self = .abandoned
      case 7: self = .countdown
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "STATE_UNSPECIFIED"
      case .loading: "STATE_LOADING"
      case .moving: "STATE_MOVING"
      case .guessing: "STATE_GUESSING"
      case .reveal: "STATE_REVEAL"
      case .finished: "STATE_FINISHED"
      case .abandoned: "STATE_ABANDONED"
      case .countdown: "STATE_COUNTDOWN"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "STATE_UNSPECIFIED": self = .unspecified
      case "STATE_LOADING": self = .loading
      case "STATE_MOVING": self = .moving
      case "STATE_GUESSING": self = .guessing
      case "STATE_REVEAL": self = .reveal
      case "STATE_FINISHED": self = .finished
      case "STATE_ABANDONED": self = .abandoned
      case "STATE_COUNTDOWN": self = .countdown
      default: return nil
      }
    }
  }

  /// Set by the server. UUID.
  public var gameID: String = ""

  /// The players, by how they came together.
  public var kind: Game.Kind = .unspecified

  /// Where the game stands.
  public var state: Game.State = .unspecified

  /// The map it is played on.
  public var mapID: String = ""

  /// Raised by every change; a client keeps the snapshot with the highest.
  public var version: Int64 = 0

  /// The current round, from 1.
  public var roundNumber: Int32 = 0

  /// How many rounds the game has.
  public var roundCount: Int32 = 0

  /// When the current phase ends by itself. Absent when it waits for the player, or the game has ended.
  public var phaseEndTime: Moment? = nil

  /// The server's clock when this was made: phase_end_time - server_time is what is left, whatever the phone's clock says.
  public var serverTime: Moment? = nil

  /// The rounds up to the current one; later ones are never sent, but the panorama of the next one is (next_panorama).
  public var rounds: [Round] = []

  /// The players, in order of player_index.
  public var players: [Player] = []

  /// When the game was started.
  public var createTime: Moment? = nil

  /// When the game ended. Absent before.
  public var endTime: Moment? = nil

  /// The lengths of time this game is played with.
  public var timing: Timing? = nil

  /// Version of the scoring rule the game is scored with.
  public var scoringVersion: Int32 = 0

  /// The D of the scoring rule, in metres: the diagonal of the map's bounding box.
  public var mapDiagonalM: Double = 0

  /// The winner: the only player who has not left, at once; otherwise the first at the end. Absent before, after a draw, and in games of one.
  public var winnerIndex: Int32? = nil

  /// The panorama of the next round, for apps to load while they wait: in STATE_COUNTDOWN, and in STATE_REVEAL of games of one. Another panorama may
  /// still be drawn for the round, by ReportPanorama. Absent otherwise, and before the reveal of a round in which nothing was heard from the player.
  public var nextPanorama: CairnProto.Panorama? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", kind: Game.Kind = .unspecified, state: Game.State = .unspecified, mapID: String = "", version: Int64 = 0, roundNumber: Int32 = 0, roundCount: Int32 = 0, phaseEndTime: Moment? = nil, serverTime: Moment? = nil, rounds: [Round] = [], players: [Player] = [], createTime: Moment? = nil, endTime: Moment? = nil, timing: Timing? = nil, scoringVersion: Int32 = 0, mapDiagonalM: Double = 0, winnerIndex: Int32? = nil, nextPanorama: CairnProto.Panorama? = nil) {
    self.gameID = gameID
    self.kind = kind
    self.state = state
    self.mapID = mapID
    self.version = version
    self.roundNumber = roundNumber
    self.roundCount = roundCount
    self.phaseEndTime = phaseEndTime
    self.serverTime = serverTime
    self.rounds = rounds
    self.players = players
    self.createTime = createTime
    self.endTime = endTime
    self.timing = timing
    self.scoringVersion = scoringVersion
    self.mapDiagonalM = mapDiagonalM
    self.winnerIndex = winnerIndex
    self.nextPanorama = nextPanorama
  }
}

/// The lengths of time of a game.
public struct Timing: Message {
  public static let protoName = "cairn.game.whereami.v1.Timing"

  /// How long a panorama may take to load before the moving phase begins by itself.
  public var loadTimeoutMs: Int32 = 0

  /// Length of the moving phase.
  public var movingMs: Int32 = 0

  /// Length of the guess phase.
  public var guessMs: Int32 = 0

  /// How long the solution is shown before the next round begins by itself.
  public var revealMs: Int32 = 0

  /// How long after phase_end_time of the guess phase an answer is still taken, for slow networks.
  public var lateBufferMs: Int32 = 0

  /// Games of several: how long the standings are shown before the next round.
  public var countdownMs: Int32 = 0

  /// Games of several: how long a player whose stream is lost may be away.
  public var reconnectGraceMs: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(loadTimeoutMs: Int32 = 0, movingMs: Int32 = 0, guessMs: Int32 = 0, revealMs: Int32 = 0, lateBufferMs: Int32 = 0, countdownMs: Int32 = 0, reconnectGraceMs: Int32 = 0) {
    self.loadTimeoutMs = loadTimeoutMs
    self.movingMs = movingMs
    self.guessMs = guessMs
    self.revealMs = revealMs
    self.lateBufferMs = lateBufferMs
    self.countdownMs = countdownMs
    self.reconnectGraceMs = reconnectGraceMs
  }
}

/// One player of a game.
public struct Player: Message {
  public static let protoName = "cairn.game.whereami.v1.Player"

  /// From 1; fixed for the game.
  public var playerIndex: Int32 = 0

  /// The player. UUID.
  public var accountID: String = ""

  /// Sum of the scores of the revealed rounds.
  public var score: Int32 = 0

  /// Rank, from 1: by score, then by the smaller sum of distances; players who have left come behind those who stay. Equal players share it: 1, 1, 3.
  public var rank: Int32 = 0

  /// Whether the player has left, was not heard from for two rounds without a stream, or did not come back in time. The others play on.
  public var hasLeft: Bool = false

  /// Whether the panorama of the current round is on the player's screen. The moving phase begins when it is on all.
  public var isLoaded: Bool = false

  /// Whether the player has answered the current round.
  public var hasAnswered: Bool = false

  /// Whether the player has seen the reveal of the current round. The countdown begins when all have.
  public var isReady: Bool = false

  /// Feats of the player in the revealed rounds, for which badges are given: "center", "time".
  public var badgeIDs: [String] = []

  /// Time by which a player whose stream is lost must be back; then the player has left. Absent while nobody waits for that.
  public var reconnectEndTime: Moment? = nil

  /// Name of the player, as far as the caller may see that one: empty for somebody who is elsewhere for the caller (blocked, leaving,
  /// a minor among strangers), and while it cannot be asked for. Empty too in games of one, and in
  /// events.
  public var username: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(playerIndex: Int32 = 0, accountID: String = "", score: Int32 = 0, rank: Int32 = 0, hasLeft: Bool = false, isLoaded: Bool = false, hasAnswered: Bool = false, isReady: Bool = false, badgeIDs: [String] = [], reconnectEndTime: Moment? = nil, username: String = "") {
    self.playerIndex = playerIndex
    self.accountID = accountID
    self.score = score
    self.rank = rank
    self.hasLeft = hasLeft
    self.isLoaded = isLoaded
    self.hasAnswered = hasAnswered
    self.isReady = isReady
    self.badgeIDs = badgeIDs
    self.reconnectEndTime = reconnectEndTime
    self.username = username
  }
}

/// One round of a game.
public struct Round: Message {
  public static let protoName = "cairn.game.whereami.v1.Round"

  /// From 1.
  public var roundNumber: Int32 = 0

  /// The panorama that is shown.
  public var panorama: CairnProto.Panorama? = nil

  /// Where the panorama is. Absent before the reveal.
  public var solution: CairnProto.LatLng? = nil

  /// The answers, in order of player_index. Before the reveal only the caller's own.
  public var guesses: [Guess] = []

  /// The caller's marker. Absent when none was placed and after the caller's answer.
  public var marker: CairnProto.LatLng? = nil

  /// Where the marker stands before it is moved.
  public var defaultMarker: CairnProto.LatLng? = nil

  /// Whether the place was drawn again because its panorama could not be shown.
  public var isRedrawn: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(roundNumber: Int32 = 0, panorama: CairnProto.Panorama? = nil, solution: CairnProto.LatLng? = nil, guesses: [Guess] = [], marker: CairnProto.LatLng? = nil, defaultMarker: CairnProto.LatLng? = nil, isRedrawn: Bool = false) {
    self.roundNumber = roundNumber
    self.panorama = panorama
    self.solution = solution
    self.guesses = guesses
    self.marker = marker
    self.defaultMarker = defaultMarker
    self.isRedrawn = isRedrawn
  }
}

/// One player's answer to one round.
public struct Guess: Message {
  public static let protoName = "cairn.game.whereami.v1.Guess"

  /// How the answer came about.
  public enum Origin: MessageEnum {
    /// Never sent.
    case unspecified
    /// The player submitted it.
    case submitted
    /// The time ran out with a marker on the map.
    case lastMarker
    /// The time ran out without a marker: the default answer.
    case `default`
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .submitted, .lastMarker, .`default`]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .submitted: 1
      case .lastMarker: 2
      case .`default`: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .submitted
      case 2: self = .lastMarker
      case 3: self = .`default`
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "ORIGIN_UNSPECIFIED"
      case .submitted: "ORIGIN_SUBMITTED"
      case .lastMarker: "ORIGIN_LAST_MARKER"
      case .`default`: "ORIGIN_DEFAULT"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "ORIGIN_UNSPECIFIED": self = .unspecified
      case "ORIGIN_SUBMITTED": self = .submitted
      case "ORIGIN_LAST_MARKER": self = .lastMarker
      case "ORIGIN_DEFAULT": self = .`default`
      default: return nil
      }
    }
  }

  /// The player who answered.
  public var playerIndex: Int32 = 0

  /// The position of the answer. Absent when the default answer counts nothing on this map.
  public var position: CairnProto.LatLng? = nil

  /// How the answer came about.
  public var origin: Guess.Origin = .unspecified

  /// Whether it is the default answer.
  public var isDefault: Bool = false

  /// Great-circle distance to the solution, in metres. Absent before the reveal and without a position.
  public var distanceM: Double? = nil

  /// Score, in [0, 5000]. Absent before the reveal.
  public var score: Int32? = nil

  /// When the answer was taken.
  public var submitTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(playerIndex: Int32 = 0, position: CairnProto.LatLng? = nil, origin: Guess.Origin = .unspecified, isDefault: Bool = false, distanceM: Double? = nil, score: Int32? = nil, submitTime: Moment? = nil) {
    self.playerIndex = playerIndex
    self.position = position
    self.origin = origin
    self.isDefault = isDefault
    self.distanceM = distanceM
    self.score = score
    self.submitTime = submitTime
  }
}

/// A new game.
public struct StartSingleRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.StartSingleRequest"

  /// The map; empty for "world".
  public var mapID: String = ""

  /// The player's IANA time zone, for example "Europe/Rome"; empty for the one of Preferences, and UTC where that is empty too. Decides which day the
  /// game counts for.
  public var timeZone: String = ""

  /// PANORAMA_PROVIDER_CLUES for a game by clues, without imagery; unspecified for the imagery of the map. Another one cannot be asked for.
  public var provider: CairnProto.PanoramaProvider = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mapID: String = "", timeZone: String = "", provider: CairnProto.PanoramaProvider = .unspecified) {
    self.mapID = mapID
    self.timeZone = timeZone
    self.provider = provider
  }
}

/// The new game.
public struct StartSingleResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.StartSingleResponse"

  /// The game.
  public var game: Game? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil) {
    self.game = game
  }
}

/// Which game.
public struct GetGameRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.GetGameRequest"

  /// The game. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// The game.
public struct GetGameResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.GetGameResponse"

  /// The game.
  public var game: Game? = nil

  /// The players, as far as the caller may see them, with their pictures; none for a game of one, and while they cannot be asked for.
  public var persons: [CairnProto.Person] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil, persons: [CairnProto.Person] = []) {
    self.game = game
    self.persons = persons
  }
}

/// Which game.
public struct WatchGameRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.WatchGameRequest"

  /// The game. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// The game after a change.
public struct WatchGameResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.WatchGameResponse"

  /// The game.
  public var game: Game? = nil

  /// In the first answer, the players, as far as the caller may see them, with their pictures; none for a game of one, and while they cannot be asked for.
  public var persons: [CairnProto.Person] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil, persons: [CairnProto.Person] = []) {
    self.game = game
    self.persons = persons
  }
}

/// Which round's panorama is on the screen.
public struct RoundLoadedRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.RoundLoadedRequest"

  /// The game. UUID.
  public var gameID: String = ""

  /// The round, from 1.
  public var roundNumber: Int32 = 0

  /// The panorama that was found; only where the round's panorama is to be found near a position, and passed over otherwise. Within the search radius
  /// its place becomes the solution of the round: at once in a game of one, and otherwise when all players who stay have found one at the same place
  /// before anybody looks around. The first word of a player counts. Passed over as well in games whose places are others' too: those of the day, and
  /// those against a recording.
  public var found: FoundPanorama? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", roundNumber: Int32 = 0, found: FoundPanorama? = nil) {
    self.gameID = gameID
    self.roundNumber = roundNumber
    self.found = found
  }
}

/// A panorama that the imagery's source has found near the position of a round's panorama.
public struct FoundPanorama: Message {
  public static let protoName = "cairn.game.whereami.v1.FoundPanorama"

  /// The source's id of it, at most 256 bytes; may be empty. Panoramas of one place are one answer, whichever of them is shown.
  public var panoramaID: String = ""

  /// Place of it, as the source tells it.
  public var position: CairnProto.LatLng? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(panoramaID: String = "", position: CairnProto.LatLng? = nil) {
    self.panoramaID = panoramaID
    self.position = position
  }
}

/// The game after it.
public struct RoundLoadedResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.RoundLoadedResponse"

  /// The game.
  public var game: Game? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil) {
    self.game = game
  }
}

/// Which round's panorama cannot be shown.
public struct ReportPanoramaRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.ReportPanoramaRequest"

  /// The problem with the panorama.
  public enum Problem: MessageEnum {
    /// Refused.
    case unspecified
    /// The imagery source has nothing there.
    case noPanorama
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .noPanorama]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .noPanorama: 1
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .noPanorama
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "PROBLEM_UNSPECIFIED"
      case .noPanorama: "PROBLEM_NO_PANORAMA"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "PROBLEM_UNSPECIFIED": self = .unspecified
      case "PROBLEM_NO_PANORAMA": self = .noPanorama
      default: return nil
      }
    }
  }

  /// The game. UUID.
  public var gameID: String = ""

  /// The round, from 1.
  public var roundNumber: Int32 = 0

  /// The problem with the panorama.
  public var problem: ReportPanoramaRequest.Problem = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", roundNumber: Int32 = 0, problem: ReportPanoramaRequest.Problem = .unspecified) {
    self.gameID = gameID
    self.roundNumber = roundNumber
    self.problem = problem
  }
}

/// The game after it.
public struct ReportPanoramaResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.ReportPanoramaResponse"

  /// The game.
  public var game: Game? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil) {
    self.game = game
  }
}

/// Which round's moving phase ends.
public struct EndMovingRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.EndMovingRequest"

  /// The game. UUID.
  public var gameID: String = ""

  /// The round, from 1.
  public var roundNumber: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", roundNumber: Int32 = 0) {
    self.gameID = gameID
    self.roundNumber = roundNumber
  }
}

/// The game after it.
public struct EndMovingResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.EndMovingResponse"

  /// The game.
  public var game: Game? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil) {
    self.game = game
  }
}

/// The marker, and the place it goes to.
public struct PlaceMarkerRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.PlaceMarkerRequest"

  /// The game. UUID.
  public var gameID: String = ""

  /// The round, from 1.
  public var roundNumber: Int32 = 0

  /// The marker's place.
  public var position: CairnProto.LatLng? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", roundNumber: Int32 = 0, position: CairnProto.LatLng? = nil) {
    self.gameID = gameID
    self.roundNumber = roundNumber
    self.position = position
  }
}

/// Nothing to tell: the marker is kept.
public struct PlaceMarkerResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.PlaceMarkerResponse"

  /// Every field at its default.
  public init() {}
}

/// The answer.
public struct SubmitGuessRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.SubmitGuessRequest"

  /// The game. UUID.
  public var gameID: String = ""

  /// The round, from 1.
  public var roundNumber: Int32 = 0

  /// The answer.
  public var position: CairnProto.LatLng? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", roundNumber: Int32 = 0, position: CairnProto.LatLng? = nil) {
    self.gameID = gameID
    self.roundNumber = roundNumber
    self.position = position
  }
}

/// The game after it: in a single-player game the reveal.
public struct SubmitGuessResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.SubmitGuessResponse"

  /// The game.
  public var game: Game? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil) {
    self.game = game
  }
}

/// Which round's reveal was seen.
public struct SetReadyRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.SetReadyRequest"

  /// The game. UUID.
  public var gameID: String = ""

  /// The round, from 1.
  public var roundNumber: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", roundNumber: Int32 = 0) {
    self.gameID = gameID
    self.roundNumber = roundNumber
  }
}

/// The game after it.
public struct SetReadyResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.SetReadyResponse"

  /// The game.
  public var game: Game? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil) {
    self.game = game
  }
}

/// Which game.
public struct LeaveGameRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.LeaveGameRequest"

  /// The game. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// The game after it.
public struct LeaveGameResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.LeaveGameResponse"

  /// The game.
  public var game: Game? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil) {
    self.game = game
  }
}

/// Which game.
public struct AbortLoadingRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.AbortLoadingRequest"

  /// The game. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// The game after it.
public struct AbortLoadingResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.AbortLoadingResponse"

  /// The game.
  public var game: Game? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil) {
    self.game = game
  }
}

/// Which game.
public struct GetResultRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.GetResultRequest"

  /// The game. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// How an ended game went.
public struct GetResultResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.GetResultResponse"

  /// The game with every round played.
  public var game: Game? = nil

  /// Sum of the rounds' scores, in [0, 25000].
  public var score: Int32 = 0

  /// Sum of the distances of all answers with a position, in metres.
  public var distanceM: Double = 0

  /// The players, as far as the caller may see them, with their pictures; none for a game of one, and while they cannot be asked for.
  public var persons: [CairnProto.Person] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil, score: Int32 = 0, distanceM: Double = 0, persons: [CairnProto.Person] = []) {
    self.game = game
    self.score = score
    self.distanceM = distanceM
    self.persons = persons
  }
}

/// Which games.
public struct ListMyGamesRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.ListMyGamesRequest"

  /// At most this many; 0 means 20, more than 100 means 100.
  public var pageSize: Int32 = 0

  /// From a former answer; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// One line of the history.
public struct GameSummary: Message {
  public static let protoName = "cairn.game.whereami.v1.GameSummary"

  /// The game. UUID.
  public var gameID: String = ""

  /// The players, by how they came together.
  public var kind: Game.Kind = .unspecified

  /// Where the game stands.
  public var state: Game.State = .unspecified

  /// The map.
  public var mapID: String = ""

  /// The caller's score so far.
  public var score: Int32 = 0

  /// When the game was started.
  public var createTime: Moment? = nil

  /// When the game ended. Absent before.
  public var endTime: Moment? = nil

  /// Whether the caller has won. Never true for a game of one.
  public var isWon: Bool = false

  /// The other players, in order of player_index, as far as the caller may see them; empty for a game of one, and while they cannot be asked for.
  public var opponents: [CairnProto.Person] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", kind: Game.Kind = .unspecified, state: Game.State = .unspecified, mapID: String = "", score: Int32 = 0, createTime: Moment? = nil, endTime: Moment? = nil, isWon: Bool = false, opponents: [CairnProto.Person] = []) {
    self.gameID = gameID
    self.kind = kind
    self.state = state
    self.mapID = mapID
    self.score = score
    self.createTime = createTime
    self.endTime = endTime
    self.isWon = isWon
    self.opponents = opponents
  }
}

/// One page of the history.
public struct ListMyGamesResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.ListMyGamesResponse"

  /// Newest first.
  public var games: [GameSummary] = []

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(games: [GameSummary] = [], nextPageToken: String = "") {
    self.games = games
    self.nextPageToken = nextPageToken
  }
}

/// A game that can be gone on with, by GetGame.
public struct OpenGame: Message {
  public static let protoName = "cairn.game.whereami.v1.OpenGame"

  /// UUID.
  public var gameID: String = ""

  /// The players, by how they came together.
  public var kind: Game.Kind = .unspecified

  /// The map.
  public var mapID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", kind: Game.Kind = .unspecified, mapID: String = "") {
    self.gameID = gameID
    self.kind = kind
    self.mapID = mapID
  }
}
