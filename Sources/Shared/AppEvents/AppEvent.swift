public import AllAppsProto
public import CairnProto
import ExpeditionsProto
import GeocachesProto
import LocalBuddyProto
import QuizWalksProto
import WhereAmIProto

/// An app's event on people's streams, as SocialService knows it, which knows no app.
public protocol AppEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  var type: String? { get }

  /// Goes through all places where a name belongs, each with the id of its person: services of apps know ids alone.
  mutating func visitNames(_ visit: (String, inout Person?) -> Void)
}

extension AppEvent {
  /// For apps whose events name nobody.
  public mutating func visitNames(_ visit: (String, inout Person?) -> Void) {}
}

extension UserEvent.OneOfContent {
  /// The app's event that it is; nil for what belongs to all apps. An app is a line here.
  public var appEvent: (any AppEvent)? {
    switch self {
    case .whereAmI(let event): event
    case .geocaches(let event): event
    case .expeditions(let event): event
    case .quizWalks(let event): event
    case .localBuddy(let event): event
    default: nil
    }
  }

  /// An app's event as content; nil for an event that is listed nowhere.
  public init?(_ event: any AppEvent) {
    switch event {
    case let event as WhereAmIEvent: self = .whereAmI(event)
    case let event as GeocachesEvent: self = .geocaches(event)
    case let event as ExpeditionsEvent: self = .expeditions(event)
    case let event as QuizWalksEvent: self = .quizWalks(event)
    case let event as LocalBuddyEvent: self = .localBuddy(event)
    default: return nil
    }
  }
}
