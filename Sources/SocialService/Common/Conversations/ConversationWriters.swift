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
      guard var sender = found[accountID] else { return .failure(ConversationRules.Refusal.chatNotAllowed) }
      // The caller's own standing travels with the call.
      if context.caller.capabilities.contains("no_chat") { sender.mayChat = false }
      return .success(Messaging.Writers(sender: sender, peer: peerID.flatMap { found[$0] }))
    } catch {
      return .failure(error)
    }
  }
}
