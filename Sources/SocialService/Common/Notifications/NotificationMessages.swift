package import CairnProto
import FoundationEssentials
import Identity
import RPC

extension CairnProto.Notification {
  /// - Parameter person: Subject of the notification; without it only the id is told.
  package init(_ stored: StoredNotification, person: Person?) {
    let (content, kind) = (stored.content, stored.content.kind)
    self.init(
      notificationID: content.notificationID.text, kind: kind.name, topic: NotificationTopic(kind.topic),
      person: person ?? content.subjectID.map { Person(accountID: $0.text) }, objectID: content.objectID,
      objectName: content.objectName, createTime: stored.createTime, expireTime: content.expireTime, isRead: stored.isRead,
      actions: NotificationRules.actions(of: kind).map { NotificationAction($0) }, realm: kind.realm.map { Realm($0) } ?? .unspecified)
  }
}

extension NotificationRules.Kind {
  /// A kind as another service tells it.
  /// - Returns: Nil for one that none can be.
  /// - Throws: `unimplemented` EVENT_TYPE_UNKNOWN for what this version does not know.
  init?(_ told: NotificationKind) throws(RPCError) {
    guard let topic = NotificationRules.Topic(told.topic) else { throw .unknownNotification }
    guard let id = try Self.read(told), let lifetime = NotificationRules.lifetime(seconds: told.lifetimeSeconds) else { return nil }
    var traits: NotificationRules.Traits = []
    if told.wakes { traits.insert(.wakes) }
    if told.ringsAlways { traits.insert(.ringsAlways) }
    self.init(id.realm, id.name, topic, traits, lifetime: lifetime, isMailed: !told.isNeverMailed)
  }

  /// The same, of which the name alone is looked at: for what is withdrawn.
  init?(named told: NotificationKind) throws(RPCError) {
    guard let id = try Self.read(told) else { return nil }
    self.init(id.realm, id.name, .friends)
  }

  private static func read(_ told: NotificationKind) throws(RPCError) -> (realm: StoredRealm?, name: String)? {
    guard NotificationRules.isName(told.name) else { return nil }
    if told.realm == .unspecified { return (nil, told.name) }
    guard let realm = try? StoredRealm(told.realm, "kind.realm") else { throw .unknownNotification }
    return (realm, told.name)
  }
}

extension NotificationRules.Topic {
  /// Nil for what this version does not know.
  init?(_ topic: NotificationTopic) {
    guard let known = Self.allCases.first(where: { NotificationTopic($0) == topic }) else { return nil }
    self = known
  }
}

extension RPCError {
  /// During a rolling upgrade the sender may know what this process does not yet: it tries again, and meets a newer one.
  static let unknownNotification = RPCError(.unimplemented, reason: .eventTypeUnknown, message: "a notification of a newer version")
}

extension NotificationTopic {
  init(_ topic: NotificationRules.Topic) {
    switch topic {
    case .friends: self = .friends
    case .games: self = .games
    case .achievements: self = .achievements
    case .area: self = .area
    case .friendsActivity: self = .friendsActivity
    case .watched: self = .watched
    case .messages: self = .messages
    case .meetings: self = .meetings
    case .safety: self = .safety
    case .moderation: self = .moderation
    }
  }
}

extension NotificationAction {
  init(_ action: NotificationRules.Action) {
    switch action {
    case .accept: self = .accept
    case .decline: self = .decline
    }
  }
}

extension NotificationRules.Action {
  /// Nil for what nobody knows.
  init?(_ action: NotificationAction) {
    switch action {
    case .accept: self = .accept
    case .decline: self = .decline
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: NotificationRules.Refusal) {
    switch refusal {
    case .notFound: self.init(.notFound, reason: .notificationNotFound)
    case .actionNotOffered: self.init(.failedPrecondition, reason: .actionNotOffered)
    }
  }
}
