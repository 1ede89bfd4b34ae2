internal import Glibc

/// Ctrl-C and SIGTERM. `Signals.blockBeforeThreads` has blocked them; they stay pending until somebody looks.
enum Interrupt {
  /// How soon a person who presses Ctrl-C is obeyed.
  private static let lookInterval = Duration.milliseconds(100)
  /// What shells report of a process that SIGINT has ended: 128 + 2.
  private static let exitCode: Int32 = 130

  static var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
  }

  /// Ends the process as a shell expects it of one that was interrupted.
  static func end() -> Never {
    _exit(exitCode)
  }

  /// Runs `body`; when a signal comes first, runs `farewell` and ends the process, whatever `body` is doing.
  static func guarding<Value: Sendable>(
    farewell: @escaping @Sendable () async -> Void = {}, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await body() }
      group.addTask {
        while !isPending { try await Task.sleep(for: lookInterval) }
        await farewell()
        end()
      }
      defer { group.cancelAll() }
      while let value = try await group.next() {
        if let value { return value }
      }
      throw CancellationError()
    }
  }
}
