public import RPC

/// A part of what a process does, with everything that belongs to it: its calls, its chores, its beginning and its end. Settings are read in
/// its initializer. The process lists its features and knows nothing else of them.
///
/// Features with rows in the service's database are `DatabaseFeature`s, which lie apart so that the gateway is not linked with libpq.
public protocol Feature: Sendable {
  /// How logs and errors call it; the name of its type unless it says otherwise.
  var name: String { get }

  /// The calls it answers. Handlers of a generated service have them, so that they need say nothing to be a feature.
  var methods: [RPCMethod] { get }

  /// Chores that it does beside them.
  var chores: [Chore] { get }

  /// Makes ready what must be there before the first call. Called once, on the first loop, in the order of the list.
  func start() async throws

  /// Ends what it began. Called on the first loop after the last call was answered, on all features at once: an end takes as long as the longest.
  func stop() async

  /// Clears up what other features left to it while they ended. Called after all have stopped.
  func finish() async
}

extension Feature {
  public var name: String { "\(Self.self)" }
  public var chores: [Chore] { [] }
  public func start() async throws {}
  public func stop() async {}
  public func finish() async {}
}
