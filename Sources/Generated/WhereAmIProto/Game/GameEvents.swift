// Written by protoc-gen-cairn from cairn/game/whereami/v1/game_events.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// An event of Where am I in a person's stream (cairn.social.v1.UserEvent). Content that a client does not know is of a later version: the client
/// passes over it.
public struct WhereAmIEvent: Message {
  public static let protoName = "cairn.game.whereami.v1.WhereAmIEvent"

  /// The change that has happened.
  public enum OneOfContent: Sendable, Hashable {
    /// "game.changed".
    case gameChanged(GameChanged)
    /// "match.found".
    case matchFound(MatchFound)
    /// "match.timeout".
    case matchTimeout(MatchTimeout)
    /// "invitation.received".
    case invitationReceived(InvitationReceived)
    /// "invitation.closed".
    case invitationClosed(InvitationClosed)
    /// "room.changed".
    case roomChanged(RoomChanged)
    /// "room.emote", ephemeral only.
    case roomEmote(RoomEmote)
    /// "rematch.offered".
    case rematchOffered(RematchOffered)
    /// "rematch.closed".
    case rematchClosed(RematchClosed)
  }

  /// The change that has happened.
  public var content: OneOfContent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: OneOfContent? = nil) {
    self.content = content
  }
}

/// Event "game.changed", to every player of a game of several, and to its spectators. It holds what all of them may know. A later event of a game
/// stands for the earlier ones: it says where the game stands now, and the rounds before the current one are told by GetGame.
public struct GameChanged: Message {
  public static let protoName = "cairn.game.whereami.v1.GameChanged"

  /// The kind of a change. A new phase is named rather than the move of one player, if both come at once.
  public enum Change: MessageEnum {
    /// A change of a later version: the client gets the game.
    case unspecified
    /// The panorama is on a player's screen.
    case playerLoaded
    /// A player has answered.
    case playerAnswered
    /// A player has seen the reveal.
    case playerReady
    /// A player has left, was not heard from for two rounds without a stream, or did not come back in time.
    case playerLeft
    /// A panorama is to be loaded: the game has begun, its next round has, or another place was drawn.
    case loading
    /// The panorama is on all screens, or its time is over: the round has begun.
    case playing
    /// All have answered: the solution is shown.
    case reveal
    /// All have seen the reveal: the next round begins soon.
    case countdown
    /// All rounds were played.
    case finished
    /// Nobody plays on.
    case abandoned
    /// A player's stream is lost: GetGame tells until when the others wait.
    case playerDisconnected
    /// That player is back.
    case playerReturned
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .playerLoaded, .playerAnswered, .playerReady, .playerLeft, .loading, .playing, .reveal, .countdown, .finished, .abandoned, .playerDisconnected, .playerReturned]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .playerLoaded: 1
      case .playerAnswered: 2
      case .playerReady: 3
      case .playerLeft: 4
      case .loading: 5
      case .playing: 6
      case .reveal: 7
      case .countdown: 8
      case .finished: 9
      case .abandoned: 10
      case .playerDisconnected: 11
      case .playerReturned: 12
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .playerLoaded
      case 2: self = .playerAnswered
      case 3: self = .playerReady
      case 4: self = .playerLeft
      case 5: self = .loading
      case 6: self = .playing
      case 7: self = .reveal
      case 8: self = .countdown
      case 9: self = .finished
      case 10: self = .abandoned
      case 11: self = .playerDisconnected
      case 12: self = .playerReturned
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "CHANGE_UNSPECIFIED"
      case .playerLoaded: "CHANGE_PLAYER_LOADED"
      case .playerAnswered: "CHANGE_PLAYER_ANSWERED"
      case .playerReady: "CHANGE_PLAYER_READY"
      case .playerLeft: "CHANGE_PLAYER_LEFT"
      case .loading: "CHANGE_LOADING"
      case .playing: "CHANGE_PLAYING"
      case .reveal: "CHANGE_REVEAL"
      case .countdown: "CHANGE_COUNTDOWN"
      case .finished: "CHANGE_FINISHED"
      case .abandoned: "CHANGE_ABANDONED"
      case .playerDisconnected: "CHANGE_PLAYER_DISCONNECTED"
      case .playerReturned: "CHANGE_PLAYER_RETURNED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "CHANGE_UNSPECIFIED": self = .unspecified
      case "CHANGE_PLAYER_LOADED": self = .playerLoaded
      case "CHANGE_PLAYER_ANSWERED": self = .playerAnswered
      case "CHANGE_PLAYER_READY": self = .playerReady
      case "CHANGE_PLAYER_LEFT": self = .playerLeft
      case "CHANGE_LOADING": self = .loading
      case "CHANGE_PLAYING": self = .playing
      case "CHANGE_REVEAL": self = .reveal
      case "CHANGE_COUNTDOWN": self = .countdown
      case "CHANGE_FINISHED": self = .finished
      case "CHANGE_ABANDONED": self = .abandoned
      case "CHANGE_PLAYER_DISCONNECTED": self = .playerDisconnected
      case "CHANGE_PLAYER_RETURNED": self = .playerReturned
      default: return nil
      }
    }
  }

  /// The game. UUID.
  public var gameID: String = ""

  /// The version of the game after the change. A client that has seen this version, or a later one, has nothing to get.
  public var version: Int64 = 0

  /// The change that has happened.
  public var change: GameChanged.Change = .unspecified

  /// The current round, from 1.
  public var roundNumber: Int32 = 0

  /// The player who has done it, from 1; 0 for a change by time alone, or by the game itself.
  public var playerIndex: Int32 = 0

  /// The game after the change as a spectator sees it, with its standings, and of its rounds only the current one. Players are told apart by
  /// player_index alone: account_id is empty. The caller's own marker and answer, and while a round is played the end of the own guess
  /// phase, are in the answers of the caller's calls. server_time is when the event was made, and not when it came: a client that knows from an
  /// answer how far its own clock is off counts down to phase_end_time. Absent where a map has so many sources to be credited that the game does
  /// not fit into an event: the client gets the game.
  public var game: Game? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", version: Int64 = 0, change: GameChanged.Change = .unspecified, roundNumber: Int32 = 0, playerIndex: Int32 = 0, game: Game? = nil) {
    self.gameID = gameID
    self.version = version
    self.change = change
    self.roundNumber = roundNumber
    self.playerIndex = playerIndex
    self.game = game
  }
}

/// Event "match.found", to both: an opponent was found in the queue, a friend has accepted, or both play again; the game has begun.
public struct MatchFound: Message {
  public static let protoName = "cairn.game.whereami.v1.MatchFound"

  /// The game, to be got by GetGame. UUID.
  public var gameID: String = ""

  /// The map.
  public var mapID: String = ""

  /// The players, in order of player index.
  public var players: [MatchedPlayer] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", mapID: String = "", players: [MatchedPlayer] = []) {
    self.gameID = gameID
    self.mapID = mapID
    self.players = players
  }
}

/// A player who was brought together with another.
public struct MatchedPlayer: Message {
  public static let protoName = "cairn.game.whereami.v1.MatchedPlayer"

  /// UUID.
  public var accountID: String = ""

  /// The rating when the wait began.
  public var rating: Int32 = 0

  /// Name of the player; absent where it could not be found out.
  public var person: CairnProto.Person? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", rating: Int32 = 0, person: CairnProto.Person? = nil) {
    self.accountID = accountID
    self.rating = rating
    self.person = person
  }
}

/// Event "match.timeout", to a player who has waited for an opponent long enough: no opponent was found, and the player waits no more.
/// StartGhost is still possible.
public struct MatchTimeout: Message {
  public static let protoName = "cairn.game.whereami.v1.MatchTimeout"

  /// The map.
  public var mapID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mapID: String = "") {
    self.mapID = mapID
  }
}

/// Event "invitation.received", to the friend who is invited. A notification of the same kind follows it, with the invitation as object; topic GAMES.
public struct InvitationReceived: Message {
  public static let protoName = "cairn.game.whereami.v1.InvitationReceived"

  /// UUID.
  public var invitationID: String = ""

  /// The friend who invites. UUID.
  public var inviterAccountID: String = ""

  /// The map.
  public var mapID: String = ""

  /// When it ends without an answer.
  public var expireTime: Moment? = nil

  /// Name of the friend who invites; absent where it could not be found out.
  public var inviter: CairnProto.Person? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(invitationID: String = "", inviterAccountID: String = "", mapID: String = "", expireTime: Moment? = nil, inviter: CairnProto.Person? = nil) {
    self.invitationID = invitationID
    self.inviterAccountID = inviterAccountID
    self.mapID = mapID
    self.expireTime = expireTime
    self.inviter = inviter
  }
}

/// Event "invitation.closed": an invitation is open no more.
public struct InvitationClosed: Message {
  public static let protoName = "cairn.game.whereami.v1.InvitationClosed"

  /// The reason.
  public enum Reason: MessageEnum {
    /// Never sent.
    case unspecified
    /// Told to the inviter: the game has begun.
    case accepted
    /// Told to the inviter: the invitation was declined.
    case declined
    /// Told to the friend: the invitation was taken back.
    case cancelled
    /// Told to both: nobody has answered.
    case expired
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .accepted, .declined, .cancelled, .expired]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .accepted: 1
      case .declined: 2
      case .cancelled: 3
      case .expired: 4
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .accepted
      case 2: self = .declined
      case 3: self = .cancelled
      case 4: self = .expired
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "REASON_UNSPECIFIED"
      case .accepted: "REASON_ACCEPTED"
      case .declined: "REASON_DECLINED"
      case .cancelled: "REASON_CANCELLED"
      case .expired: "REASON_EXPIRED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "REASON_UNSPECIFIED": self = .unspecified
      case "REASON_ACCEPTED": self = .accepted
      case "REASON_DECLINED": self = .declined
      case "REASON_CANCELLED": self = .cancelled
      case "REASON_EXPIRED": self = .expired
      default: return nil
      }
    }
  }

  /// UUID.
  public var invitationID: String = ""

  /// The reason.
  public var reason: InvitationClosed.Reason = .unspecified

  /// The game that has begun; empty otherwise. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(invitationID: String = "", reason: InvitationClosed.Reason = .unspecified, gameID: String = "") {
    self.invitationID = invitationID
    self.reason = reason
    self.gameID = gameID
  }
}
