import AllAppsProto
import Events
import FoundationEssentials
import Identity

extension UserEventSent {
  /// To SocialService, which appends it to the account's own stream; in the order of what it hears of the account.
  static func own(_ content: UserEvent.OneOfContent, of accountID: UUID) -> OutgoingEvent {
    OutgoingEvent(
      "user.event", to: ["social"], orderedBy: accountID.text,
      UserEventSent(accounts: [accountID.bytes], event: UserEvent(content: content)))
  }
}
