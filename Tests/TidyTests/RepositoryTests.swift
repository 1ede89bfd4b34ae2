// The laws read sources with the few functions below; a law that sees nothing would never fail.

import Testing

@Suite struct RepositoryTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "Sources/X/X.swift", text: text) }

  @Test func `Imports are seen in every spelling`() {
    let text = """
      import A
      public import B
      @testable import C
      @preconcurrency public import struct D.Part
      // import E
      let text = "import F"
      """
    #expect(file(text).imports.map(\.module) == ["A", "B", "C", "D"])
    #expect(file(text).imports.map(\.number) == [1, 2, 3, 4])
  }

  @Test func `Comments are not code, addresses in strings are`() {
    let code = file("let a = \"http://x\" // Task {\n// Task {\nTask { }").codeLines
    #expect(code.map(\.text) == ["let a = \"http://x\"", "Task { }"])
    #expect(code.map(\.number) == [1, 3])
  }

  @Test(arguments: [
    "Task { }", "Task(priority: .high) {", "Task{", "Task.detached {", "Task(executorPreference: x) { }",
  ])
  func `A stray task is found`(line: String) {
    #expect(!findings([#"\bTask\s*(\([^)]*\)\s*)?\{"#, #"\bTask\.detached\b"#, #"\bTask\(executorPreference"#], in: [file(line)]).isEmpty)
  }

  @Test func `The repository is really read`() {
    #expect(Repository.sources.count > 50)
    #expect(Repository.serviceSources.contains { $0.path.hasPrefix("Sources/GameService/") })
    #expect(!Repository.files.contains { $0.path.contains(".build") || $0.path.contains(".cairn/") })
  }
}
