internal import ArgumentParser
internal import EventLoop

/// Common parts of commands that talk to somebody: a loop, Ctrl-C, errors as sentences.
enum LoopCommand {
  /// Runs `body` with a loop that lives as long.
  /// - Parameter farewell: Done before Ctrl-C ends the process.
  /// - Throws: `Failure`, or the `ExitCode` that `body` throws.
  static func run(
    farewell: @escaping @Sendable () async -> Void = {}, _ body: @escaping @Sendable (Loop) async throws -> Void
  ) async throws {
    let loops = LoopGroup(count: 1)
    defer { loops.stop() }
    do {
      try await Interrupt.guarding(farewell: farewell) { try await body(loops.first) }
    } catch let error as ExitCode {
      throw error
    } catch {
      throw Failure(ErrorSentences.sentence(for: error))
    }
  }
}
