// What leaves a loop without saying so: docs/adr/0001-libuv-over-swiftnio.md.

import Testing

@Suite struct ConcurrencyLawTests {
  private static let rooms = ["EventLoop", "Postgres", "RPC"].map { "Sources/Shared/\($0)/" }

  @Test func `Tasks are started only where the loop owns them`() {
    let patterns = [#"\bTask\s*(\([^)]*\)\s*)?\{"#, #"\bTask\.detached\b"#, #"\bTask\.init\b"#, #"\bTask\(executorPreference"#]
    let files = Repository.sources.filter { file in !file.path.hasPrefix("Sources/Shared/EventLoop/") }
    expectNone(
      findings(patterns, in: files),
      wayOut: "Such a task runs on the global pool. Use async let or a task group inside a request, and a loop's own method elsewhere")
  }

  @Test func `Cancellation handlers stay in the actor methods that are proven with them`() {
    let files = Repository.sources.filter { file in !Self.rooms.contains(where: file.path.hasPrefix) }
    expectNone(
      findings([#"\bwithTaskCancellationHandler\b"#], in: files),
      wayOut: "Outside an actor's method it may leave the loop silently. Wait through a function of EventLoop, Postgres or RPC")
  }

  @Test func `Unchecked promises are explained`() {
    let marks = ["@unchecked Sendable", "nonisolated(unsafe)", "try!", "fatalError("]
    let breaches = Repository.sources.flatMap { file in
      file.codeLines.compactMap { line -> Breach? in
        guard !line.isQuoted, marks.contains(where: line.text.contains) else { return nil }
        let around = file.lines[max(0, line.number - 16)..<line.number]
        return around.contains { $0.contains("//") }
          ? nil : Breach(file: file, line: line.number, what: "\"\(line.text.prefix(80))\" has no proof beside it")
      }
    }
    expectNone(breaches, wayOut: "Say in a comment above why it is right, or write it so that the compiler can check it")
  }

  @Test func `Services make no unchecked promises`() {
    let patterns = [#"@unchecked Sendable"#, #"nonisolated\(unsafe\)"#, #"\btry!"#, #"\bfatalError\("#, #"\bas! "#, #"\bunsafeBitCast\b"#]
    expectNone(findings(patterns, in: Repository.serviceSources), wayOut: "Only wrappers of C may; a service throws an RPCError")
  }

  @Test func `Services do not print`() {
    expectNone(findings([#"(^|[^.\w])(print|debugPrint|dump)\("#], in: Repository.serviceSources), wayOut: "Log through swift-log's Logger")
  }
}
