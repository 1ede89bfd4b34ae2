import AllAppsProto
import CairnProto
import ExpeditionsProto
import FoundationEssentials
import GeocachesProto
import Identity
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

// MARK: - Names in events

// Names in events of apps, whose services know ids alone. A picture is never in an event, which is kept for longer than a picture's path is good.

extension UserEvent {
  /// Accounts that the event names by their ids, and whose names belong in it.
  var namedIDs: Set<UUID> {
    var ids: [String] = []
    var event = self
    event.visitNames { id, _ in ids.append(id) }
    return Set(ids.compactMap { UUID(text: $0) })
  }

  /// Puts people's names in.
  /// - Parameter persons: By their ids as messages have them. Others stay without a name.
  mutating func show(_ persons: [String: Person]) {
    visitNames { id, person in person = persons[id] }
  }

  /// Goes through all places where a name belongs, each with the id of its person.
  private mutating func visitNames(_ visit: (String, inout Person?) -> Void) {
    switch content {
    case .whereAmI(var event):
      event.visitNames(visit)
      content = .whereAmI(event)
    case .geocaches(var event):
      event.visitNames(visit)
      content = .geocaches(event)
    case .quizWalks(var event):
      event.visitNames(visit)
      content = .quizWalks(event)
    default: break
    }
  }
}

extension WhereAmIEvent {
  fileprivate mutating func visitNames(_ visit: (String, inout Person?) -> Void) {
    switch content {
    case .matchFound(var found):
      for index in found.players.indices { visit(found.players[index].accountID, &found.players[index].person) }
      content = .matchFound(found)
    case .invitationReceived(var received):
      visit(received.inviterAccountID, &received.inviter)
      content = .invitationReceived(received)
    case .roomChanged(var changed):
      visit(changed.accountID, &changed.person)
      content = .roomChanged(changed)
    case .rematchOffered(var offered):
      visit(offered.accountID, &offered.person)
      content = .rematchOffered(offered)
    default: break
    }
  }
}

extension GeocachesEvent {
  fileprivate mutating func visitNames(_ visit: (String, inout Person?) -> Void) {
    switch content {
    case .cachePublished(var published):
      visit(published.ownerAccountID, &published.owner)
      content = .cachePublished(published)
    case .companionNamed(var named):
      visit(named.accountID, &named.person)
      content = .companionNamed(named)
    default: break
    }
  }
}

extension QuizWalksEvent {
  fileprivate mutating func visitNames(_ visit: (String, inout Person?) -> Void) {
    guard case .walkShared(var shared) = content else { return }
    visit(shared.accountID, &shared.person)
    content = .walkShared(shared)
  }
}
