public import Events
public import Lifecycle
public import RPC

/// Content of a service's apps, for those who know it by its name alone: moderators, and MediaService.
public struct ContentFeature: DatabaseFeature {
  private let contents: Contents

  /// - Parameter contents: Kinds of all apps of the service.
  public init(_ contents: [any ReportableContent]) {
    self.contents = Contents(contents)
  }

  public var methods: [RPCMethod] { contents.methods }
  public var events: [EventHandler] { contents.handlers }
  /// None: content is kept by the features that it belongs to.
  public var chores: [Chore] { [] }
}
