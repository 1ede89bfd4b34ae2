import AllAppsProto
import CairnProto
import FoundationEssentials
import GeocachesProto
import Identity
import QuizWalksProto
import WhereAmIProto

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
