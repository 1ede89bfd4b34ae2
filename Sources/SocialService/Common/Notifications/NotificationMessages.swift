package import CairnProto
import FoundationEssentials
import Identity
import RPC

extension CairnProto.Notification {
  /// - Parameter person: Subject of the notification; without it only the id is told.
  package init(_ stored: StoredNotification, person: Person?) {
    let (content, traits) = (stored.content, NotificationRules.traits(of: stored.content.kind))
    self.init(
      notificationID: content.notificationID.text, kind: NotificationKind(content.kind), topic: NotificationTopic(traits.topic),
      person: person ?? content.subjectID.map { Person(accountID: $0.text) }, objectID: content.objectID,
      objectName: content.objectName, createTime: stored.createTime, expireTime: content.expireTime, isRead: stored.isRead,
      actions: traits.actions.map { NotificationAction($0) })
  }
}

extension NotificationKind {
  init(_ kind: NotificationRules.Kind) {
    switch kind {
    case .friendRequested: self = .friendRequested
    case .friendAccepted: self = .friendAccepted
    case .invitationReceived: self = .invitationReceived
    case .badgeUnlocked: self = .badgeUnlocked
    case .cachePublished: self = .cachePublished
    case .friendCachePublished: self = .friendCachePublished
    case .cacheUpdated: self = .cacheUpdated
    case .messageReceived: self = .messageReceived
    case .meetingCreated: self = .meetingCreated
    case .meetingAccepted: self = .meetingAccepted
    case .meetingDenied: self = .meetingDenied
    case .meetingCancelled: self = .meetingCancelled
    case .meetingReminder: self = .meetingReminder
    case .meetingStarting: self = .meetingStarting
    case .walkShared: self = .walkShared
    case .reportDecided: self = .reportDecided
    case .moderationDecided: self = .moderationDecided
    case .appealDecided: self = .appealDecided
    case .recordBeaten: self = .recordBeaten
    case .reportWaiting: self = .reportWaiting
    }
  }
}

extension NotificationRules.Kind {
  /// Nil for what this version does not know.
  init?(_ kind: NotificationKind) {
    guard let known = Self.allCases.first(where: { NotificationKind($0) == kind }) else { return nil }
    self = known
  }
}

extension NotificationTopic {
  init(_ topic: NotificationRules.Topic) {
    switch topic {
    case .friends: self = .friends
    case .games: self = .games
    case .achievements: self = .achievements
    case .area: self = .area
    case .friendsActivity: self = .friendsActivity
    case .watchedCaches: self = .watchedCaches
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
    case .notFound: self.init(.notFound, reason: "NOTIFICATION_NOT_FOUND")
    case .actionNotOffered: self.init(.failedPrecondition, reason: "ACTION_NOT_OFFERED")
    }
  }
}
