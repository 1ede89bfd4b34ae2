import CairnProto
import ExpeditionsProto
import GeocachesProto
import LocalBuddyProto
import QuizWalksProto
import WhereAmIProto

extension GeocachesEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  var type: String? {
    switch content {
    case .cachePublished: "cache.published"
    case .cacheUpdated: "cache.updated"
    case .cacheLogged: "cache.logged"
    case .firstFindMoved: "cache.first_find_moved"
    case .companionNamed: "cache.companion_named"
    case .cacheInTrouble: "cache.in_trouble"
    case nil: nil
    }
  }
}

extension ExpeditionsEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  var type: String? {
    switch content {
    case .challengePublished: "challenge.published"
    case .attemptStarted: "attempt.started"
    case .attemptPartCompleted: "attempt.part_completed"
    case .attemptDecided: "attempt.decided"
    case .attemptEnded: "attempt.ended"
    case .recordBeaten: "record.beaten"
    case nil: nil
    }
  }
}

extension QuizWalksEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  var type: String? {
    switch content {
    case .walkPublished: "walk.published"
    case .walkShared: "walk.shared"
    case nil: nil
    }
  }
}

extension WhereAmIEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  var type: String? {
    switch content {
    case .gameChanged: "game.changed"
    case .matchFound: "match.found"
    case .matchTimeout: "match.timeout"
    case .invitationReceived: "invitation.received"
    case .invitationClosed: "invitation.closed"
    case .roomChanged: "room.changed"
    case .roomEmote: "room.emote"
    case .rematchOffered: "rematch.offered"
    case .rematchClosed: "rematch.closed"
    case nil: nil
    }
  }
}

extension LocalBuddyEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  var type: String? {
    switch content {
    case .meetingChanged: "meeting.changed"
    case .meetingStarting: "meeting.starting"
    case .feedbackShown: "feedback.shown"
    case nil: nil
    }
  }
}

extension ConversationEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  var type: String? {
    switch content {
    case .messageChanged(let changed): changed.isNew ? "message.new" : "message.changed"
    case .conversationChanged: "conversation.changed"
    case .receiptChanged: "conversation.receipt"
    case .typingChanged: "conversation.typing"
    case nil: nil
    }
  }
}
