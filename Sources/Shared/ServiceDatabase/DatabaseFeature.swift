public import Events
public import Lifecycle

/// A feature with rows in the service's database: besides its calls and chores it brings what it does with events, its timers, and what becomes of
/// its rows about people.
///
/// Adding one takes a folder, a proto file and a line in its app's list of features.
public protocol DatabaseFeature: Feature {
  /// Handlers of events, of other services and of its own.
  var events: [EventHandler] { get }

  /// Places outside of the databases to which it sends events, for example a mail server.
  var destinations: [any EventDestination] { get }

  /// Handlers of its timers, one for each kind.
  var timers: [any TimerHandler] { get }

  /// Rows that it keeps about people. A service with a table about people of which no feature tells does not start.
  var personal: PersonalRows { get }
}

extension DatabaseFeature {
  public var events: [EventHandler] { [] }
  public var destinations: [any EventDestination] { [] }
  public var timers: [any TimerHandler] { [] }
  public var personal: PersonalRows { PersonalRows() }
}
