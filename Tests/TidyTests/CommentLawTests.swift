// Every public declaration of the shared libraries says what it is.

import Foundation
import Testing

@Suite struct CommentLawTests {
  private static let shared = Repository.sources.filter { $0.path.hasPrefix("Sources/Shared/") }

  @Test func `Everything shared is explained`() {
    let requirements = Self.requirements
    let breaches = Self.shared.flatMap { file in
      file.lines.indices.compactMap { index -> Breach? in
        guard let name = Self.declaredName(file.lines[index]), !requirements.contains(name) else { return nil }
        guard !Self.hasComment(above: index, in: file) else { return nil }
        return Breach(file: file, line: index + 1, what: "\(name) has no doc comment")
      }
    }
    expectNone(breaches, wayOut: "Say with /// what it is: unit, range, errors, and the source of a formula")
  }

  @Test(arguments: [
    ("  public func run(_ body: Int) {", "run"), ("public static let limit = 3", "limit"), ("public struct Row: Sendable {", "Row"),
    ("  public nonisolated(nonsending) func query(", "query"), ("  func hidden() {", nil), ("  public init(x: Int) {", nil),
    ("public final class Pool {", "Pool"), ("  public internal(set) var count: Int", "count"), ("  public static func < (a: A, b: A)", "<"),
  ])
  func `Declarations are recognised`(line: String, name: String?) {
    #expect(Self.declaredName(line[...]) == name)
  }

  /// A sentence about somebody who is named by a clause has to be read twice: "Who reads behind sees one."
  @Test func `Comments begin with the noun that they are about`() {
    let files = Repository.files.filter { file in
      let isWritten = file.path.hasPrefix("Sources/") && !file.path.hasPrefix("Sources/Generated/")
      return isWritten && [".swift", ".sql"].contains { file.path.hasSuffix($0) } || file.path.hasPrefix("proto/cairn/")
    }
    #expect(files.count > 1_000)
    let breaches = files.flatMap { file in
      file.lines.enumerated().compactMap { index, line -> Breach? in
        let former = index == 0 ? "" : String(file.lines[index - 1])
        let word = Self.clause(in: String(line)) ?? Self.pointer(in: String(line), after: former)
        return word.map { Breach(file: file, line: index + 1, what: "\"\($0)\" is no noun") }
      }
    }
    expectNone(breaches, wayOut: "Name whom or what it is about first: a caller, a person, rows, the answer")
  }

  private static let comment = try? NSRegularExpression(pattern: #"(?:^|[^:])//+ ?(.*)$|^ *-- (.*)$"#)
  private static let clause = try? NSRegularExpression(pattern: #"(?:^|[.:] )(Who|Whoever|Whose|Whom|What|Whatever|Of) "#)

  /// The word with which a sentence of the line's comment begins in place of a noun.
  private static func clause(in line: String) -> String? {
    guard let found = comment?.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)),
      let text = Range(found.range(at: 1), in: line) ?? Range(found.range(at: 2), in: line)
    else { return nil }
    let words = String(line[text])
    let match = clause?.firstMatch(in: words, range: NSRange(words.startIndex..., in: words))
    return match.flatMap { Range($0.range(at: 1), in: words) }.map { String(words[$0]) }
  }

  private static let pointer = try? NSRegularExpression(pattern: #"^ *(?:///?|--) *(- [^:]+: )?(Those|These|Both (?:are|have|go|in)) "#)

  /// The word with which a comment, or what it says of a parameter, points at something that nobody has named yet. In the middle of a comment it points at
  /// what stands before.
  private static func pointer(in line: String, after former: String) -> String? {
    guard let found = pointer?.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)),
      let word = Range(found.range(at: 2), in: line)
    else { return nil }
    let isBegun = ["//", "--"].contains { former.trimmingCharacters(in: .whitespaces).hasPrefix($0) }
    return isBegun && found.range(at: 1).length == 0 ? nil : String(line[word])
  }

  @Test(arguments: [
    ("  /// Those that wait.", "", "Those"), ("  -- Both are NULL.", "  a uuid,", "Both are"),
    ("  /// - Returns: Those that are.", "/// Reads.", "Those"),
    ("  ///   - rules: These are kept.", "/// - Parameters:", "These"), ("  /// Those that wait go.", "  /// Calls come and go.", nil),
    ("  /// Both ends of it.", "", nil), ("  let those = 1", "", nil),
  ])
  func `Comments that begin by pointing are recognised`(line: String, former: String, word: String?) {
    #expect(Self.pointer(in: line, after: former) == word)
  }

  @Test(arguments: [
    ("  /// Whoever reads behind sees one.", "Whoever"), ("let a = 1  // Kept. What is left is swept.", "What"), ("// Who may see", "Who"),
    ("  // of those: Of two", "Of"), ("  -- Who asks.", "Who"), ("  a uuid,  -- x", nil), ("/// A person who reads behind sees one.", nil),
    ("  let a = \"https://What is\"", nil),
    ("// Whole minutes", nil), ("Of two", nil),
  ])
  func `Clauses in place of a noun are recognised`(line: String, word: String?) {
    #expect(Self.clause(in: line) == word)
  }

  private static let kinds: Set = ["func", "var", "let", "struct", "class", "enum", "protocol", "actor", "typealias", "macro"]

  /// The name a line declares in public; nil when it does not. Initialisers are explained by the properties they set.
  private static func declaredName(_ line: Substring) -> String? {
    let words = line.split { " (:=<{".contains($0) }.map(String.init)
    guard words.first == "public", let kind = words.firstIndex(where: kinds.contains), kind <= 5 else { return nil }
    let afterKind = line.split(separator: " ").map(String.init).drop { !kinds.contains($0) }.dropFirst().first
    if kind + 1 < words.count, let afterKind, afterKind.hasPrefix(words[kind + 1]) { return words[kind + 1] }
    return afterKind.map { String($0.prefix { $0 != "(" }) }
  }

  /// Names that protocols require, ours and the standard library's: the requirement explains the witness.
  private static let requirements: Set<String> = {
    var names: Set = [
      "description", "debugDescription", "customMirror", "hash", "hashValue", "encode", "==", "<", "+", "-", "+=", "-=", "*",
      "startIndex", "endIndex", "index", "makeIterator", "makeAsyncIterator", "next", "rawValue", "allCases", "id",
      "errorDescription", "appendLiteral", "appendInterpolation", "enqueue", "asUnownedSerialExecutor", "unownedExecutor",
      "asUnownedTaskExecutor", "isSameExclusiveExecutionContext", "checkIsolated", "isIsolatingCurrentContext",
    ]
    // swift-log's LogHandler.
    names.formUnion(["log", "logLevel", "metadata", "metadataProvider"])
    for file in shared {
      var isInside = false
      for line in file.lines {
        if line.hasPrefix("public protocol ") { isInside = true }
        if line == "}" { isInside = false }
        let words = line.split { " (:<".contains($0) }.map(String.init)
        if isInside, let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count { names.insert(words[kind + 1]) }
      }
    }
    return names
  }()

  /// A run of declarations without an empty line between them, like the rows of a table, may share the comment of the first.
  private static func hasComment(above index: Int, in file: SourceFile) -> Bool {
    for line in file.lines[..<index].reversed() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("//") { return true }
      let isBetween = line.hasPrefix("@") || line.hasPrefix("#if") || line.hasPrefix("public ") && !line.hasSuffix("{")
      guard isBetween else { return false }
    }
    return false
  }
}
