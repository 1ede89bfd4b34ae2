public import EventLoop

/// A loop for one test.
public enum TestLoop {
  /// Runs `body` on a loop of its own and ends the loop.
  @discardableResult
  public static func run<Value: Sendable>(_ body: @escaping @Sendable (Loop) async throws -> Value) async throws -> Value {
    let loop = Loop()
    defer { loop.stop() }
    return try await loop.run { try await body(loop) }
  }
}
