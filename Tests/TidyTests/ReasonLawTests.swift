// Every reason that a service gives is named by the contract, and nothing is named that no service gives.

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

  /// A handler names a reason by the constant that the generator has written from the contract, so that a word that no method's comment names does
  /// not compile.
  @Test func `Reasons are constants of the contract`() throws {
    let written = try NSRegularExpression(pattern: #"(reason: "[A-Z]\w*"|\breason [!=]= "[A-Z]\w*"|\bReason\("[A-Z]\w*"\))"#)
    let breaches = Self.code.flatMap { file in
      file.codeLines.flatMap { line in Self.words(written, in: line.text).map { Breach(file: file, line: line.number, what: $0) } }
    }
    expectNone(
      breaches,
      wayOut: "RPCError(.notFound, reason: .gameNotFound), error.says(.gameNotFound); a new word is named by the comment of its method")
  }

  /// Words of others are read where errors come in: from the wire, and from what is kept.
  @Test func `Reasons of others are read in four places`() {
    let readers = Self.code.filter { file in file.codeLines.contains { $0.text.contains(", told: ") && !$0.text.contains("func ") } }
    #expect(
      Set(readers.map(\.name)) == [
        "ConnectAnswer.swift", "ConnectErrors.swift", "EventDestination.swift", "IdempotencyKeys.swift", "RPCError.swift",
      ])
  }

  @Test func `Every reason that is explained is given by somebody`() throws {
    let sources = Repository.files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }
    let given = Set(
      try sources.filter { !$0.path.hasPrefix("Sources/Generated/") }.flatMap { try Self.words(#"\.(\w+)"#, in: $0.text) })
    let constant = #"static var `?(\w+)`?: Reason \{"#
    let breaches = try sources.filter { $0.path.hasPrefix("Sources/Generated/") && $0.name == "Reasons.swift" }.flatMap { file in
      try Self.words(constant, in: file.text).filter { !given.contains($0) && !Self.measured.contains($0) }
        .map { Breach(file: file, line: 1, what: $0) }
    }
    expectNone(breaches, wayOut: "Take it out of the comment, or write it as the code does")
  }

  /// Reasons of the service that measurements call, which is no source of an installation.
  private static let measured: Set = ["rowNotFound"]

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
