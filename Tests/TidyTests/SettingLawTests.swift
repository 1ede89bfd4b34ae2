// A setting that a process, a script or a document names stands in the tables by which misspelt ones are refused.

import Foundation
import Testing

@testable import Lifecycle

@Suite struct SettingLawTests {
  /// Of `Settings`; the first argument is a name without the prefix.
  private static let readings = #"\b(?:text|requiredText|integer|duration|choice|address|hosts|file|isYes)\(\s*"([A-Z][A-Z0-9_]+)""#
  private static let variables = #"\bCAIRN_([A-Z0-9_]*[A-Z0-9])\b"#

  /// Names that are none: in examples of what is misspelt, of C's guards, and of variables whose name is put together.
  private static func isExempt(_ file: SourceFile, _ name: String) -> Bool {
    file.path.hasPrefix("Sources/Generated/") || file.path == "Tests/LifecycleTests/SettingsTests.swift" || file.path.hasPrefix("docs/adr/")
      || file.path == "CHANGELOG.md" || name.hasPrefix("DIAG_") || name.hasPrefix("DENY") || file.path.hasSuffix(".h")
      || file.path.hasSuffix(".c")
      || ["UPSTREAM", "TICKET_KEYS", "DATABASE", "RATE_ADDRESS", "RATE_ACCOUNT", "INTERNAL_TLS", "GAME", "TLS", "REQUEST", "MAIL_SERVR"]
        .contains(name)
  }

  private static func names(_ pattern: String, in file: SourceFile) -> [(name: String, line: Int)] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return file.lines.enumerated().flatMap { index, line in
      let line = String(line)
      return expression.matches(in: line, range: NSRange(line.startIndex..., in: line)).compactMap { match in
        Range(match.range(at: 1), in: line).map { (String(line[$0]), index + 1) }
      }
    }
  }

  private static let readNames = Repository.sources.filter { $0.path.hasPrefix("Sources/") }.flatMap { file in
    names(readings, in: file).map { (file: file, name: $0.name, line: $0.line) }
  }

  @Test func `Every setting that is read is known`() {
    let breaches = Self.readNames.filter { !SettingNames.isKnown($0.name) }.map { Breach(file: $0.file, line: $0.line, what: $0.name) }
    expectNone(
      breaches,
      wayOut: "Add it to Sources/Shared/Lifecycle/SettingNames.swift, or operators cannot set it; and to docs/runbook.md, \"Settings\"")
    #expect(Self.readNames.count > 80)
  }

  @Test func `Every variable that scripts, tests and documents name is known`() {
    let breaches = Repository.files.flatMap { file in
      Self.names(Self.variables, in: file).filter { !Self.isExempt(file, $0.name) && !SettingNames.isKnown($0.name) }
        .map { Breach(file: file, line: $0.line, what: "CAIRN_\($0.name)") }
    }
    expectNone(breaches, wayOut: "Correct the name, or add it to Sources/Shared/Lifecycle/SettingNames.swift")
  }

  @Test func `Every name of the tables is used`() {
    let table = "Sources/Shared/Lifecycle/SettingNames.swift"
    let named = Repository.files.filter { $0.path != table && $0.path.hasPrefix("docs/") == false }
    let used = Set(named.flatMap { file in Self.names(Self.variables, in: file).map(\.name) } + Self.readNames.map(\.name))
    // Limits of connections are read by a name that stands in a variable.
    let written = Set(named.filter { $0.path.hasSuffix(".swift") }.flatMap { Self.names(#""([A-Z][A-Z0-9_]+)""#, in: $0).map(\.name) })
    let idle = SettingNames.ofProcesses.union(SettingNames.ofTheCommand).union(SettingNames.ofScripts).subtracting(used).subtracting(
      written)
    #expect(idle.isEmpty, "Nothing reads them any more: \(idle.sorted())")
  }

  @Test func `Every setting of a process stands in the runbook`() {
    let runbook = Repository.files.first { $0.path == "docs/runbook.md" }?.text ?? ""
    let words = Set(runbook.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let missing = SettingNames.ofProcesses.filter { !words.contains("CAIRN_\($0)"[...]) }
    #expect(
      missing.isSubset(of: Self.unwritten),
      "Say in docs/runbook.md, \"Settings\", what they do: \(missing.subtracting(Self.unwritten).sorted())")
  }

  /// Settings for tests and for debugging, and those that the runbook abbreviates beside their siblings ("…_PASSES"). May only shrink.
  private static let unwritten: Set<String> = [
    "EVENT_ATTEMPTS", "EVENT_BATCH", "GAME_COUNTDOWN_MS", "GAME_GUESS_MS", "GAME_LATE_BUFFER_MS", "GAME_LOAD_TIMEOUT_MS",
    "GAME_READY_TIMEOUT_MS",
    "GAME_RECONNECT_GRACE_MS", "GAME_REVEAL_MS", "GATEWAY_OUTPUT_STALL_MS", "PASSWORD_HASH_LANES", "PASSWORD_HASH_PASSES",
  ]
}
