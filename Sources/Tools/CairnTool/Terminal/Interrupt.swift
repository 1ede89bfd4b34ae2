internal import Glibc
internal import Synchronization

/// Ctrl-C and SIGTERM, noted when they come and obeyed when somebody looks.
enum Interrupt {
  /// How soon a person who presses Ctrl-C is obeyed.
  private static let lookInterval = Duration.milliseconds(100)
  /// Exit code that shells report of a process that SIGINT has ended: 128 + 2.
  private static let exitCode: Int32 = 130

  private static let hasArrived = Atomic<Bool>(false)

  /// Called first. A server that has gone away must be an error of the call, not the end of the process: hence SIGPIPE.
  static func beginNoting() {
    // The flag is made here: a handler must find it made.
    hasArrived.store(false, ordering: .relaxed)
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in Interrupt.hasArrived.store(true, ordering: .relaxed) }
    }
  }

  static var isPending: Bool { hasArrived.load(ordering: .relaxed) }

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
