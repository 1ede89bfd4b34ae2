// Every reason that a service gives is explained to authors of clients, and nothing is explained that no service gives.

import Foundation
import Testing

@Suite struct ReasonLawTests {
  /// Words of the contract: comments of the .proto files, and the tables of their README.
  private static let contract = Repository.files.filter {
    $0.path.hasPrefix("proto/") && ($0.path.hasSuffix(".proto") || $0.name == "README.md")
  }

  /// Code that services run.
  private static let code = Repository.files.filter {
    $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") && !$0.path.hasPrefix("Sources/Generated/")
      && !$0.path.hasPrefix("Sources/Tools/")
  }

  @Test func `Every reason that is given is explained in the contract`() throws {
    let explained = Set(try Self.contract.flatMap { try Self.words(#"\b([A-Z][A-Z0-9_]+)\b"#, in: $0.text) })
    let given = try NSRegularExpression(pattern: #"reason: "([A-Z][A-Z0-9_]+)""#)
    let breaches = Self.code.flatMap { file in
      file.codeLines.flatMap { line in
        Self.words(given, in: line.text).filter { !explained.contains($0) }.map { Breach(file: file, line: line.number, what: $0) }
      }
    }
    expectNone(breaches, wayOut: "Name it in the comment of the methods that give it, or in the tables of proto/README.md")
  }

  @Test func `Every reason that is explained is given by somebody`() throws {
    let strings = Set(
      try Repository.files.filter {
        $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") && !$0.path.hasPrefix("Sources/Generated/")
      }
      .flatMap { try Self.words(#""([A-Z][A-Z0-9_]+)""#, in: $0.text) })
    let codes =
      "INVALID_ARGUMENT|NOT_FOUND|ALREADY_EXISTS|PERMISSION_DENIED|RESOURCE_EXHAUSTED|FAILED_PRECONDITION|ABORTED|OUT_OF_RANGE|UNAVAILABLE|"
      + "UNIMPLEMENTED|UNAUTHENTICATED"
    let named = try NSRegularExpression(pattern: "\\b(?:\(codes)) ([A-Z][A-Z0-9_]+)\\b")
    let breaches = Self.contract.filter { $0.path.hasSuffix(".proto") && !$0.path.hasPrefix("proto/cairn/bench/") }.flatMap { file in
      // A code and its reason may stand on two lines.
      let text = file.text.replacingOccurrences(of: "\\n\\s*//\\s*", with: " ", options: .regularExpression)
      return Self.words(named, in: text).filter { !strings.contains($0) }.map { Breach(file: file, line: 1, what: $0) }
    }
    expectNone(breaches, wayOut: "Take it out of the comment, or write it as the code does")
  }

  /// The two lists that say what is wrong with a field: the enum, and the table for authors of clients.
  @Test func `Mistakes of fields stand in the table of the README`() throws {
    let file = try #require(Repository.files.first { $0.name == "FieldReason.swift" })
    let readme = try #require(Repository.files.first { $0.path == "proto/README.md" })
    let cases = Set(try Self.words(#"case \w+ = "([A-Z_]+)""#, in: file.text))
    let rows = readme.lines.drop { !$0.hasPrefix("| field violation |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    let told = Set(try rows.flatMap { try Self.words(#"\b([A-Z][A-Z_]+)\b"#, in: String($0.split(separator: "|")[0])) })
    #expect(cases == told)
    #expect(cases.count > 15)
  }

  private static func words(_ pattern: String, in text: String) throws -> [String] {
    words(try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines), in: text)
  }

  /// Matches of the first group of a pattern.
  private static func words(_ pattern: NSRegularExpression, in text: String) -> [String] {
    pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }
}
