public import RPC

/// The service of a process: its methods, and what runs beside them. Built by the service's wiring file.
public protocol Service: Sendable {
  /// Everything the process serves besides health.
  var methods: [RPCMethod] { get }

  /// Starts what runs beside the calls: timers, schedulers. Called once, on the first loop, before the first call is taken.
  func start() async throws

  /// Ends what `start` started. Called on the first loop, after the last call was answered.
  func stop() async
}

extension Service {
  public func start() async throws {}
  public func stop() async {}
}
