import AllAppsProto
import WhereAmIProto

extension UserEvent {
  /// What happened in Where am I; nil for everything else.
  var whereAmI: WhereAmIEvent.OneOfContent? {
    guard case .whereAmI(let event) = content else { return nil }
    return event.content
  }
}
