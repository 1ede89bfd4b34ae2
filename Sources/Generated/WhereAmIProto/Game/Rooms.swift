// Written by protoc-gen-cairn from cairn/game/whereami/v1/rooms.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// Signs that can be shown to others in a room: no words, so that nobody has to be kept from them.
public enum Emote: MessageEnum {
  /// Never sent.
  case unspecified
  /// A greeting.
  case hello
  /// For a good answer.
  case wellPlayed
  /// For a very good one.
  case wow
  /// Thinking.
  case hmm
  /// For an answer that was far away.
  case oops
  /// For a funny moment.
  case laugh
  /// For a sad moment.
  case sad
  /// For a player who takes long.
  case hurry
  /// Thanks.
  case thanks
  /// At the end.
  case goodbye
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .hello, .wellPlayed, .wow, .hmm, .oops, .laugh, .sad, .hurry, .thanks, .goodbye]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .hello: 1
    case .wellPlayed: 2
    case .wow: 3
    case .hmm: 4
    case .oops: 5
    case .laugh: 6
    case .sad: 7
    case .hurry: 8
    case .thanks: 9
    case .goodbye: 10
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .hello
    case 2: self = .wellPlayed
    case 3: self = .wow
    case 4: self = .hmm
    case 5: self = .oops
    case 6: self = .laugh
    case 7: self = .sad
    case 8: self = .hurry
    case 9: self = .thanks
    case 10: self = .goodbye
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "EMOTE_UNSPECIFIED"
    case .hello: "EMOTE_HELLO"
    case .wellPlayed: "EMOTE_WELL_PLAYED"
    case .wow: "EMOTE_WOW"
    case .hmm: "EMOTE_HMM"
    case .oops: "EMOTE_OOPS"
    case .laugh: "EMOTE_LAUGH"
    case .sad: "EMOTE_SAD"
    case .hurry: "EMOTE_HURRY"
    case .thanks: "EMOTE_THANKS"
    case .goodbye: "EMOTE_GOODBYE"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "EMOTE_UNSPECIFIED": self = .unspecified
    case "EMOTE_HELLO": self = .hello
    case "EMOTE_WELL_PLAYED": self = .wellPlayed
    case "EMOTE_WOW": self = .wow
    case "EMOTE_HMM": self = .hmm
    case "EMOTE_OOPS": self = .oops
    case "EMOTE_LAUGH": self = .laugh
    case "EMOTE_SAD": self = .sad
    case "EMOTE_HURRY": self = .hurry
    case "EMOTE_THANKS": self = .thanks
    case "EMOTE_GOODBYE": self = .goodbye
    default: return nil
    }
  }
}

/// The settings that the games of a room are played by.
public struct RoomSettings: Message {
  public static let protoName = "cairn.game.whereami.v1.RoomSettings"

  /// The map; empty for "world".
  public var mapID: String = ""

  /// How many can play, in [2, 8]; 0 for 8.
  public var playerCountMax: Int32 = 0

  /// Length of the moving phase, from 5,000 to what other games have; 0 for that.
  public var movingMs: Int32 = 0

  /// Length of the guess phase, from 5,000 to what other games have; 0 for that.
  public var guessMs: Int32 = 0

  /// PANORAMA_PROVIDER_CLUES for games by clues, as in StartSingle.
  public var provider: CairnProto.PanoramaProvider = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mapID: String = "", playerCountMax: Int32 = 0, movingMs: Int32 = 0, guessMs: Int32 = 0, provider: CairnProto.PanoramaProvider = .unspecified) {
    self.mapID = mapID
    self.playerCountMax = playerCountMax
    self.movingMs = movingMs
    self.guessMs = guessMs
    self.provider = provider
  }
}

/// A member of a room: a player or a spectator.
public struct RoomMember: Message {
  public static let protoName = "cairn.game.whereami.v1.RoomMember"

  /// UUID.
  public var accountID: String = ""

  /// Whether this member may start games and send others away.
  public var isHost: Bool = false

  /// Whether this member is a spectator, who only looks on.
  public var isSpectator: Bool = false

  /// Whether this member is ready for the next game. The host is asked by nobody.
  public var isReady: Bool = false

  /// Name of the member, as far as the caller may see that one: empty for somebody who is elsewhere for the caller (blocked, leaving,
  /// a minor among strangers), and while it cannot be asked for.
  public var username: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", isHost: Bool = false, isSpectator: Bool = false, isReady: Bool = false, username: String = "") {
    self.accountID = accountID
    self.isHost = isHost
    self.isSpectator = isSpectator
    self.isReady = isReady
    self.username = username
  }
}

/// A room as its members see it.
public struct Room: Message {
  public static let protoName = "cairn.game.whereami.v1.Room"

  /// UUID.
  public var roomID: String = ""

  /// The code that others come in by: six characters of 23456789ABCDEFGHJKMNPQRSTVWXYZ.
  public var code: String = ""

  /// The settings that its games are played by.
  public var settings: RoomSettings? = nil

  /// Members, at most 12: players and spectators, the first to come first.
  public var members: [RoomMember] = []

  /// The latest game; empty before the first. UUID.
  public var gameID: String = ""

  /// Whether that game goes on.
  public var isPlaying: Bool = false

  /// When the room ends where nothing happens in it.
  public var expireTime: Moment? = nil

  /// Raised by every change; a client keeps the room with the highest.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(roomID: String = "", code: String = "", settings: RoomSettings? = nil, members: [RoomMember] = [], gameID: String = "", isPlaying: Bool = false, expireTime: Moment? = nil, version: Int64 = 0) {
    self.roomID = roomID
    self.code = code
    self.settings = settings
    self.members = members
    self.gameID = gameID
    self.isPlaying = isPlaying
    self.expireTime = expireTime
    self.version = version
  }
}

/// The room to open.
public struct CreateRoomRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.CreateRoomRequest"

  /// The settings that its games are played by.
  public var settings: RoomSettings? = nil

  /// The caller's IANA time zone, as in StartSingle.
  public var timeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(settings: RoomSettings? = nil, timeZone: String = "") {
    self.settings = settings
    self.timeZone = timeZone
  }
}

/// The room.
public struct CreateRoomResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.CreateRoomResponse"

  /// The room.
  public var room: Room? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(room: Room? = nil) {
    self.room = room
  }
}

/// Which room.
public struct JoinRoomRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.JoinRoomRequest"

  /// The code of the room, as it was told; small letters will do.
  public var code: String = ""

  /// Whether to look on only. At most four can.
  public var asSpectator: Bool = false

  /// The caller's IANA time zone, as in StartSingle.
  public var timeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "", asSpectator: Bool = false, timeZone: String = "") {
    self.code = code
    self.asSpectator = asSpectator
    self.timeZone = timeZone
  }
}

/// The room.
public struct JoinRoomResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.JoinRoomResponse"

  /// The room.
  public var room: Room? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(room: Room? = nil) {
    self.room = room
  }
}

/// Asks for the caller's room.
public struct GetRoomRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.GetRoomRequest"

  /// Every field at its default.
  public init() {}
}

/// The caller's room.
public struct GetRoomResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.GetRoomResponse"

  /// Absent when the caller is in none.
  public var room: Room? = nil

  /// The members, as far as the caller may see them, with their pictures; none while they cannot be asked for.
  public var persons: [CairnProto.Person] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(room: Room? = nil, persons: [CairnProto.Person] = []) {
    self.room = room
    self.persons = persons
  }
}

/// Which room.
public struct LeaveRoomRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.LeaveRoomRequest"

  /// UUID.
  public var roomID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(roomID: String = "") {
    self.roomID = roomID
  }
}

/// The caller is out.
public struct LeaveRoomResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.LeaveRoomResponse"

  /// Every field at its default.
  public init() {}
}

/// The member to send away.
public struct KickMemberRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.KickMemberRequest"

  /// The room. UUID.
  public var roomID: String = ""

  /// The member. UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(roomID: String = "", accountID: String = "") {
    self.roomID = roomID
    self.accountID = accountID
  }
}

/// The member is out.
public struct KickMemberResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.KickMemberResponse"

  /// The room.
  public var room: Room? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(room: Room? = nil) {
    self.room = room
  }
}

/// Whether to be ready.
public struct SetRoomReadyRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.SetRoomReadyRequest"

  /// The room. UUID.
  public var roomID: String = ""

  /// Whether the caller is ready.
  public var isReady: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(roomID: String = "", isReady: Bool = false) {
    self.roomID = roomID
    self.isReady = isReady
  }
}

/// It is noted.
public struct SetRoomReadyResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.SetRoomReadyResponse"

  /// The room.
  public var room: Room? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(room: Room? = nil) {
    self.room = room
  }
}

/// Which room.
public struct StartRoomRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.StartRoomRequest"

  /// UUID.
  public var roomID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(roomID: String = "") {
    self.roomID = roomID
  }
}

/// It has begun.
public struct StartRoomResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.StartRoomResponse"

  /// The game, to be got by GetGame. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// The emote to show.
public struct SendEmoteRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.SendEmoteRequest"

  /// The room. UUID.
  public var roomID: String = ""

  /// The emote.
  public var emote: Emote = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(roomID: String = "", emote: Emote = .unspecified) {
    self.roomID = roomID
    self.emote = emote
  }
}

/// It is on its way.
public struct SendEmoteResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.SendEmoteResponse"

  /// Every field at its default.
  public init() {}
}

/// Event "room.changed", to all in the room and to a member who was in it until now. A later event of a room stands for the earlier ones: GetRoom says
/// how the room is.
public struct RoomChanged: Message {
  public static let protoName = "cairn.game.whereami.v1.RoomChanged"

  /// The change that has happened.
  public enum Change: MessageEnum {
    /// A change of a later version: the client gets the room.
    case unspecified
    /// Somebody has come in.
    case joined
    /// Somebody has gone.
    case left
    /// A member was sent away; for that member the room is over.
    case kicked
    /// Somebody is ready, or is not any more.
    case ready
    /// A game has begun.
    case started
    /// The room is over: its last player has gone, or nothing has happened for long.
    case closed
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .joined, .left, .kicked, .ready, .started, .closed]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .joined: 1
      case .left: 2
      case .kicked: 3
      case .ready: 4
      case .started: 5
      case .closed: 6
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .joined
      case 2: self = .left
      case 3: self = .kicked
      case 4: self = .ready
      case 5: self = .started
      case 6: self = .closed
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "CHANGE_UNSPECIFIED"
      case .joined: "CHANGE_JOINED"
      case .left: "CHANGE_LEFT"
      case .kicked: "CHANGE_KICKED"
      case .ready: "CHANGE_READY"
      case .started: "CHANGE_STARTED"
      case .closed: "CHANGE_CLOSED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "CHANGE_UNSPECIFIED": self = .unspecified
      case "CHANGE_JOINED": self = .joined
      case "CHANGE_LEFT": self = .left
      case "CHANGE_KICKED": self = .kicked
      case "CHANGE_READY": self = .ready
      case "CHANGE_STARTED": self = .started
      case "CHANGE_CLOSED": self = .closed
      default: return nil
      }
    }
  }

  /// The room. UUID.
  public var roomID: String = ""

  /// The version of the room after the change.
  public var version: Int64 = 0

  /// The change that has happened.
  public var change: RoomChanged.Change = .unspecified

  /// The member it is about; for a game that has begun, one of its players. Empty where it is about nobody, and to accounts that have blocked that
  /// member. UUID.
  public var accountID: String = ""

  /// The game that has begun; empty otherwise. UUID.
  public var gameID: String = ""

  /// Name of that member; absent where account_id is empty, and where it could not be found out.
  public var person: CairnProto.Person? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(roomID: String = "", version: Int64 = 0, change: RoomChanged.Change = .unspecified, accountID: String = "", gameID: String = "", person: CairnProto.Person? = nil) {
    self.roomID = roomID
    self.version = version
    self.change = change
    self.accountID = accountID
    self.gameID = gameID
    self.person = person
  }
}

/// Event "room.emote", ephemeral only, to the others of the room.
public struct RoomEmote: Message {
  public static let protoName = "cairn.game.whereami.v1.RoomEmote"

  /// The room. UUID.
  public var roomID: String = ""

  /// The member who shows it. UUID.
  public var accountID: String = ""

  /// The emote.
  public var emote: Emote = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(roomID: String = "", accountID: String = "", emote: Emote = .unspecified) {
    self.roomID = roomID
    self.accountID = accountID
    self.emote = emote
  }
}
