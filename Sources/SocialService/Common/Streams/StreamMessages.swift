package import AllAppsProto
import AppEvents
import CairnProto
package import FoundationEssentials
import Identity
import Protobuf
import RPC

extension StreamPlace {
  init(_ cursor: Cursor) { self.init(epoch: cursor.epoch, number: cursor.number) }
}

extension Cursor {
  init(_ place: StreamPlace) { self.init(epoch: place.epoch, number: place.number) }
}

extension StreamEvent {
  /// - Throws: `unavailable` for content that this version does not know. A newer one has appended it, and knows it: to send it without its
  ///   content would be to lose it.
  init(_ stored: StoredStreamEvent) throws {
    self.init(number: stored.number, createTime: stored.createTime)
    if stored.payload.isEmpty { return }
    let event = try UserEvent(decoding: stored.payload)
    if event.type == nil { throw RPCError(.unavailable, reason: .unavailable, message: "an event of a newer version") }
    self.event = event
  }
}

extension UserEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content, and for an app's event without.
  var type: String? {
    switch content {
    case .friendRequested: "friend.requested"
    case .friendAccepted: "friend.accepted"
    case .friendRequestClosed: "friend.request_closed"
    case .friendRemoved: "friend.removed"
    case .blockChanged: "block.changed"
    case .profileUpdated: "profile.updated"
    case .preferencesUpdated: "preferences.updated"
    case .presenceChanged: "presence.changed"
    case .notificationPosted: "notification.posted"
    case .notificationsRead: "notification.read"
    case .notificationsRemoved: "notification.removed"
    case .badgeUnlocked: "badge.unlocked"
    case .badgeRevoked: "badge.revoked"
    case .conversation(let event): event.type
    case .exportReady: "export.ready"
    case .accountDeletionScheduled: "account.deletion_scheduled"
    case nil: nil
    case .some(let content): content.appEvent?.type
    }
  }
}

extension NewStreamEvent {
  /// - Parameters:
  ///   - accountID: Owner of the stream.
  ///   - subjectID: Account it tells of beside the stream's owner.
  package init(_ content: UserEvent.OneOfContent, for accountID: UUID, about subjectID: UUID?) {
    let event = UserEvent(content: content)
    self.init(accountID: accountID, type: event.type ?? "", payload: event.encoded(), subjectID: subjectID)
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: StreamRules.Refusal) {
    let fact =
      switch refusal {
      case .otherCounting: "of another counting"
      case .ahead: "ahead of the stream"
      case .nowhere: "no place of the stream"
      case .forgotten: "events behind it are forgotten"
      }
    self.init(.outOfRange, reason: .cursorTooOld, message: "\(fact): call Sync and go on from there")
  }

  init(_ ending: StreamFeed.Ending) {
    switch ending {
    case .replaced: self.init(.aborted, reason: .streamReplaced, message: "the device has begun another stream")
    case .tooMany: self.init(.resourceExhausted, reason: .tooManyStreams, message: "at most \(StreamFeed.perAccountMax) devices")
    }
  }
}
