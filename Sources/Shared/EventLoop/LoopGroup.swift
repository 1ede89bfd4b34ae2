internal import CUV

/// The loops of one process: one per core.
public struct LoopGroup: Sendable {
  /// Every loop, in the order of their numbers; never empty.
  public let loops: [Loop]

  /// - Parameter count: How many; at least 1. The default is the number of cores this process may use.
  public init(count: Int = LoopGroup.coreCount) {
    loops = (0..<max(1, count)).map(Loop.init(index:))
  }

  /// The loop for what a process has once: schedulers, signals.
  public var first: Loop { loops[0] }

  /// How many cores this process may use.
  public static var coreCount: Int { Int(uv_available_parallelism()) }

  /// Ends every loop and waits for their threads. Not from one of them.
  public func stop() {
    for loop in loops { loop.stop() }
  }
}
