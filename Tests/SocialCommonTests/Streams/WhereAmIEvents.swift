import AllAppsProto
import WhereAmIProto

extension UserEvent {
  init(_ content: WhereAmIEvent.OneOfContent) { self.init(content: .whereAmI(WhereAmIEvent(content: content))) }

  /// What happened in Where am I; nil for everything else.
  var whereAmI: WhereAmIEvent.OneOfContent? {
    guard case .whereAmI(let event) = content else { return nil }
    return event.content
  }
}
