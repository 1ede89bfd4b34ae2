import FoundationEssentials
import Identity
import RPC

extension PeopleDirectory {
  /// Looks up the one who writes and the other one of two, before the transaction. An AuthService that cannot answer now must not keep a retry from the
  /// answer that is there already.
  /// - Parameter peerID: Nil in a group.
  func writers(_ accountID: UUID, _ peerID: UUID?, _ context: RequestContext) async -> Result<Messaging.Writers, any Error> {
    do {
      let found = try await recall(Set([accountID] + [peerID].compactMap(\.self)), at: context.now).byID
      guard let sender = found[accountID]?.writing(in: context) else { return .failure(ConversationRules.Refusal.chatNotAllowed) }
      return .success(Messaging.Writers(sender: sender, peer: peerID.flatMap { found[$0] }))
    } catch {
      return .failure(error)
    }
  }
}

extension KnownPerson {
  /// The caller as one who writes: their own standing travels with the call.
  func writing(in context: RequestContext) -> KnownPerson {
    var sender = self
    if context.caller.capabilities.contains("no_chat") { sender.mayChat = false }
    return sender
  }
}

extension ConversationRules.Writing {
  /// All but whether the two are friends.
  /// - Parameter isPeerThere: Whether the other one of two is a member still.
  init(_ sender: KnownPerson, to peer: KnownPerson?, isGroup: Bool, isPeerThere: Bool) {
    let isReachable = peer.map { $0.mayChat && !$0.isSuspended } ?? false
    self.init(
      isGroup: isGroup, senderMayChat: sender.mayChat, isSenderMinor: sender.isMinor, isPeerReachable: isPeerThere && isReachable,
      isPeerMinor: peer?.isMinor ?? false)
  }
}
