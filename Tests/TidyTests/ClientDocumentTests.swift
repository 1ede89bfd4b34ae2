// docs/clients.md and docs/errors.md say what a client meets.

import Foundation
import Testing

@Suite struct ClientDocumentTests {
  private static func text(_ path: String) -> String { Repository.files.first { $0.path == path }?.text ?? "" }

  /// Folders where errors are made that no method names: every method may answer them.
  private static let common = ["Sources/Gateway/", "Sources/Shared/RPC/", "Sources/Shared/Events/Idempotency/"]

  /// Errors that no client sees: of the methods' other side, of doors that are no methods, and of answers that cannot be read.
  private static let unseen: Set<String> = [
    "MALFORMED_ANSWER", "NOT_ON_A_LOOP", "STREAM_CUT", "STORED_REPLY_UNREADABLE", "REPLY_TOO_LARGE_TO_KEEP", "TOKEN_INVALID",
  ]

  /// The part of docs/errors.md that the contract says of all methods.
  private static var shared: String {
    let rest = text("docs/errors.md").split(separator: "## Of every method\n", maxSplits: 1).dropFirst().first ?? ""
    return String(rest.split(separator: "\n## ", maxSplits: 1).first ?? "")
  }

  @Test func `Every error that any method may answer stands in the table of them`() throws {
    let guide = Self.shared
    let words = try Self.words()
    let expression = try NSRegularExpression(pattern: #"reason: \.(\w+)"#)
    var reasons: Set<String> = ["TOKEN_EXPIRED"]
    for file in Repository.sources where Self.common.contains(where: { file.path.hasPrefix($0) }) {
      for match in expression.matches(in: file.text, range: NSRange(file.text.startIndex..., in: file.text)) {
        if let range = Range(match.range(at: 1), in: file.text), let word = words[String(file.text[range])] { reasons.insert(word) }
      }
    }
    let missing = reasons.subtracting(Self.unseen).filter { !guide.contains("`\($0)`") }
    #expect(missing.isEmpty, "Say at ErrorInfo.reason (error_info.proto) what they mean: \(missing.sorted())")
    #expect(reasons.count > 20)
  }

  /// Rows of the table, as code and reason.
  private static var told: [(code: String, reason: String)] {
    shared.split(separator: "\n").compactMap { line in
      guard let row = line.prefixMatch(of: /\| `([a-z_]+)` \| `([A-Z][A-Z0-9_]+)` \|/) else { return nil }
      return (String(row.1), String(row.2))
    }
  }

  @Test func `Errors of all methods stand under the code that they have`() throws {
    let words = try Self.words()
    var codes: [String: Set<String>] = [:]
    for file in Repository.sources where Self.common.contains(where: { file.path.hasPrefix($0) }) {
      for match in file.text.matches(of: /\.([a-zA-Z]+),\s*reason: \.(\w+)/) {
        guard let word = words[String(match.2)] else { continue }
        let code = String(match.1.replacing(/[A-Z]/) { "_" + $0.output.lowercased() })
        codes[word, default: []].insert(code)
      }
    }
    let rows = Self.told
    #expect(codes.count > 20 && rows.count > 20 && rows.contains { $0.code == "unimplemented" && $0.reason == "METHOD_UNKNOWN" })
    for (code, reason) in rows where codes[reason].map({ !$0.contains(code) }) ?? false {
      Issue.record("error_info.proto has \(reason) under \(code); the code has it under \(codes[reason]?.sorted() ?? [])")
    }
  }

  /// Words of reasons by the names of their constants.
  private static func words() throws -> [String: String] {
    let constant = try NSRegularExpression(pattern: #"static var `?(\w+)`?: Reason \{ Reason\("(\w+)"\)"#)
    let text = Self.text("Sources/Generated/CairnProto/Reasons.swift")
    let pairs = constant.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match -> (String, String)? in
      guard let name = Range(match.range(at: 1), in: text), let word = Range(match.range(at: 2), in: text) else { return nil }
      return (String(text[name]), String(text[word]))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Methods of a contract file, as "package.Service/Method".
  private static func methods(of file: SourceFile) -> [String] {
    var (package, service): (Substring, Substring) = ("", "")
    return file.lines.compactMap { line in
      let words = line.split { $0 == " " || $0 == "(" || $0 == ";" }
      guard words.count > 1 else { return nil }
      switch words[0] {
      case "package": package = words[1]
      case "service": service = words[1]
      case "rpc": return "\(package).\(service)/\(words[1])"
      default: break
      }
      return nil
    }
  }

  @Test func `Every method that a client calls stands in the table of errors`() {
    var told: Set<String> = []
    var service: Substring = ""
    for line in Self.text("docs/errors.md").split(separator: "\n") {
      if line.hasPrefix("## ") { service = line.dropFirst(3) }
      if line.hasPrefix("| "), let name = line.dropFirst(2).split(separator: " ").first { told.insert("\(service)/\(name)") }
    }
    let called = Repository.files.filter { file in
      file.path.hasPrefix("proto/cairn/") && file.path.hasSuffix(".proto")
        && !["/internal/", "/bench/", "/system/"].contains { file.path.contains($0) }
    }.flatMap(Self.methods)
    #expect(called.filter { !told.contains($0) } == [], "make proto writes docs/errors.md")
    #expect(called.count > 150)
  }
}
