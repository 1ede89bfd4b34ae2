import Timekeeping

/// Rules of notifications: what is kept, and what belongs to a kind (requirements W-62 … W-65, C-34 … C-37, C-S11, L-40, L-41). Pure.
package enum NotificationRules {
  /// How long notifications are kept: a season. Facts that they tell of are kept where they belong.
  package static let retention = Duration.seconds(90 * 86_400)

  /// Notifications that are kept of one account: more than anybody reads back, and an upper limit to what others can put there.
  package static let keptMax = 500

  /// Notifications that are named in one call or event.
  package static let namedMax = 100

  /// Notifications of one content that are withdrawn in one transaction: as many people's streams are locked at once as by any other news.
  package static let withdrawnAtOnce = 500

  /// Characters of the text that names a notification's object: ids, and two of them where one does not do.
  package static let objectIDLengthMax = 100

  /// Characters of the object's name: the longest title that an app takes.
  package static let objectNameLengthMax = 200

  /// Characters of a kind's name: two or three words.
  package static let kindLengthMax = 60

  /// How long after it happened something is pushed or mailed at the latest, however long Firebase is away or a night lasts.
  package static let lifetimeMax = Duration.seconds(3 * 86_400)

  /// Kind of news that a notification tells. It comes with the feature that tells it: here, with an app of this service, or in another service's event.
  /// Two are the same when app and name are.
  package struct Kind: Sendable, Hashable {
    /// App that it belongs to; nil for all of them.
    package let realm: StoredRealm?
    /// The event's name, for example "friend.requested". Apps hold the texts of pushes by it.
    package let name: String
    package let topic: Topic
    package let traits: Traits
    /// How long after it happened it is pushed or mailed at the latest.
    package let lifetime: Duration
    /// Whether it is told by mail at all. It is not where somebody waits for the answer.
    package let isMailed: Bool

    package init(
      _ realm: StoredRealm?, _ name: String, _ topic: Topic, _ traits: Traits = [], lifetime: Duration = NotificationRules.lifetimeMax,
      isMailed: Bool = true
    ) {
      (self.realm, self.name, self.topic, self.traits, self.lifetime, self.isMailed) = (realm, name, topic, traits, lifetime, isMailed)
    }

    /// The realm as a column has it: empty for all apps.
    var realmText: String { realm?.rawValue ?? "" }

    package static func == (one: Self, other: Self) -> Bool { one.realm == other.realm && one.name == other.name }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(realm)
      hasher.combine(name)
    }
  }

  /// Traits of a kind that count when a device is told.
  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: Int16

    package init(rawValue: Int16) { self.rawValue = rawValue }

    /// A sleeping device is woken: somebody waits for an answer, or it is of use for minutes only.
    package static let wakes = Traits(rawValue: 1)
    /// It rings in quiet hours too: the person has made an appointment for this minute.
    package static let ringsAlways = Traits(rawValue: 2)
  }

  /// Topic by which people choose whether and how they are notified.
  package enum Topic: String, Sendable, Hashable, CaseIterable {
    case friends, games, achievements, area, friendsActivity = "friends_activity", watched, messages, meetings
    case safety, moderation

    /// Whether it tells of what is between its reader and the person it tells of, who is named to that one then. In others strangers are told of, who are
    /// named to whom they may be seen by.
    var isBetweenTwo: Bool {
      switch self {
      case .friends, .messages, .meetings: true
      case .games, .achievements, .area, .friendsActivity, .watched, .safety, .moderation: false
      }
    }
  }

  /// Action that can be taken from a notification.
  package enum Action: Sendable, Hashable, CaseIterable {
    case accept, decline
  }

  /// Whether a text can be a kind's name: texts and metrics are named by it.
  package static func isName(_ name: String) -> Bool {
    (1...kindLengthMax).contains(name.utf8.count)
      && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2E }
  }

  /// Lifetime of a kind, as an event tells it.
  /// - Parameter seconds: 0 for the longest.
  /// - Returns: Nil for one that is none.
  package static func lifetime(seconds: Int32) -> Duration? {
    if seconds == 0 { return lifetimeMax }
    let lifetime = Duration.seconds(Int64(seconds))
    return lifetime > .zero && lifetime <= lifetimeMax ? lifetime : nil
  }

  /// Actions that can be taken from notifications of a kind.
  package static func actions(of kind: Kind) -> [Action] { kind == .friendRequested ? Action.allCases : [] }

  package enum Refusal: Error, Hashable {
    case notFound
    case actionNotOffered
  }

  package static func check(_ action: Action, on kind: Kind) throws(Refusal) {
    guard actions(of: kind).contains(action) else { throw .actionNotOffered }
  }
}

extension NotificationRules.Kind {
  /// Kinds of all apps that this service tells by itself; each is documented at `NotificationService`.
  package static let common: [Self] = [
    .friendRequested, .friendAccepted, .messageReceived, .callRinging, .callMissed, .reportDecided, .moderationDecided, .appealDecided,
    .supportAnswered, .supportClosed,
  ]

  package static let friendRequested = Self(nil, "friend.requested", .friends)
  package static let friendAccepted = Self(nil, "friend.accepted", .friends)
  package static let messageReceived = Self(nil, "message.new", .messages, [.wakes])
  /// Somebody calls: of use while it rings.
  package static let callRinging = Self(nil, "call.ringing", .messages, [.wakes], lifetime: .seconds(45), isMailed: false)
  package static let callMissed = Self(nil, "call.missed", .messages, [.wakes], isMailed: false)
  package static let reportDecided = Self(nil, "report.decided", .safety)
  package static let moderationDecided = Self(nil, "moderation.decided", .safety)
  package static let appealDecided = Self(nil, "appeal.decided", .safety)
  package static let supportAnswered = Self(nil, "support.answered", .safety)
  package static let supportClosed = Self(nil, "support.closed", .safety)
}
