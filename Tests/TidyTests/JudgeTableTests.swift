// docs/expeditions.md has the table of `make judge`.

import Testing

@Suite struct JudgeTableTests {
  private static func number(behind word: String, in path: String) -> Int? {
    let text = Repository.files.first { $0.path == path }?.text ?? ""
    return text.split(separator: word, maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first.flatMap {
      Int($0.prefix { $0.isNumber })
    }
  }

  @Test func `The table of the judge is of the rules that ship`() {
    let ruleset = Self.number(behind: "rulesetVersion: Int32 = ", in: "Sources/GameService/Expeditions/Attempts/AttemptRules.swift")
    let told = Self.number(behind: "with the interval), ruleset ", in: "docs/expeditions.md")
    #expect(ruleset != nil && told == ruleset, "Run make judge and copy what it prints.")
  }
}
