// Written by protoc-gen-cairn from cairn/social/v1/home.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import ExpeditionsProto
public import QuizWalksProto
public import WhereAmIProto
public import Protobuf

/// Asks for the beginning.
public struct GetHomeRequest: Message {
  public static let protoName = "cairn.social.v1.GetHomeRequest"

  /// Every field at its default.
  public init() {}
}

/// The beginning.
public struct GetHomeResponse: Message {
  public static let protoName = "cairn.social.v1.GetHomeResponse"

  /// A part that is gathered from elsewhere.
  public enum Part: MessageEnum {
    /// Never sent.
    case unspecified
    /// The names of people: profile.person has no user name, and online_friends is empty.
    case names
    /// Games that can be gone on with: the fields of the apps are absent.
    case games
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .names, .games]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .names: 1
      case .games: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .names
      case 2: self = .games
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "PART_UNSPECIFIED"
      case .names: "PART_NAMES"
      case .games: "PART_GAMES"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "PART_UNSPECIFIED": self = .unspecified
      case "PART_NAMES": self = .names
      case "PART_GAMES": self = .games
      default: return nil
      }
    }
  }

  /// Place from which to subscribe: its events are those from the moment on at which all else was read, or a little before.
  public var cursor: Cursor? = nil

  /// The caller's own profile.
  public var profile: CairnProto.MyProfile? = nil

  /// The caller's preferences.
  public var preferences: CairnProto.Preferences? = nil

  /// Whether friends see the caller as offline, whatever the devices do.
  public var appearsOffline: Bool = false

  /// Number of the caller's friends, as ListFriends shows them: accounts that are leaving are left out.
  public var friendCount: Int32 = 0

  /// Number of these friends who are online, those who appear offline not counted.
  public var onlineFriendCount: Int32 = 0

  /// At most 20 of them, the latest friends first, with their presence.
  public var onlineFriends: [CairnProto.Friend] = []

  /// Number of requests that wait for the caller; as in friend_count without those of people who are leaving.
  public var receivedRequestCount: Int32 = 0

  /// Parts that could not be had now; they are asked for again later.
  public var missingParts: [GetHomeResponse.Part] = []

  /// Notifications that were not read and are of use still; as in friend_count without those of people who are leaving.
  public var unreadNotificationCount: Int32 = 0

  /// Play of Where am I that can be gone on with: each app has its own message in its own package, one field here.
  public var whereAmI: WhereAmIProto.OpenPlay? = nil

  /// Attempts of Challenge Expeditions that go on.
  public var expeditions: ExpeditionsProto.OpenPlay? = nil

  /// Runs of Qwalk that go on.
  public var qwalk: QuizWalksProto.OpenPlay? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cursor: Cursor? = nil, profile: CairnProto.MyProfile? = nil, preferences: CairnProto.Preferences? = nil, appearsOffline: Bool = false, friendCount: Int32 = 0, onlineFriendCount: Int32 = 0, onlineFriends: [CairnProto.Friend] = [], receivedRequestCount: Int32 = 0, missingParts: [GetHomeResponse.Part] = [], unreadNotificationCount: Int32 = 0, whereAmI: WhereAmIProto.OpenPlay? = nil, expeditions: ExpeditionsProto.OpenPlay? = nil, qwalk: QuizWalksProto.OpenPlay? = nil) {
    self.cursor = cursor
    self.profile = profile
    self.preferences = preferences
    self.appearsOffline = appearsOffline
    self.friendCount = friendCount
    self.onlineFriendCount = onlineFriendCount
    self.onlineFriends = onlineFriends
    self.receivedRequestCount = receivedRequestCount
    self.missingParts = missingParts
    self.unreadNotificationCount = unreadNotificationCount
    self.whereAmI = whereAmI
    self.expeditions = expeditions
    self.qwalk = qwalk
  }
}
