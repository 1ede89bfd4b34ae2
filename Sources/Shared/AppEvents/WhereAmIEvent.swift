public import CairnProto
public import WhereAmIProto

extension WhereAmIEvent: AppEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  public var type: String? {
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

  public mutating func visitNames(_ visit: (String, inout Person?) -> Void) {
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
