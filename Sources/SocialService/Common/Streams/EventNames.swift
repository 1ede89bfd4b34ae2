import AllAppsProto
import AppEvents
import CairnProto
import FoundationEssentials
import Identity

extension ConversationEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  var type: String? {
    switch content {
    case .messageChanged(let changed): changed.isNew ? "message.new" : "message.changed"
    case .conversationChanged: "conversation.changed"
    case .receiptChanged: "conversation.receipt"
    case .typingChanged: "conversation.typing"
    case .callChanged: "conversation.call"
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
    guard var event = content?.appEvent else { return }
    event.visitNames(visit)
    if let named = OneOfContent(event) { content = named }
  }
}
