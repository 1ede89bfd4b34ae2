// The files of this repository as the laws see them.

import Foundation
import Testing

/// One text file.
struct SourceFile: Sendable {
  /// Relative to the repository, for example "Sources/Gateway/Gateway.swift".
  let path: String
  let text: String
  let lines: [Substring]
  /// The lines that are code: what stands behind `//` is left out.
  let codeLines: [CodeLine]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    codeLines = path.hasSuffix(".swift") || path.hasSuffix(".sql") ? Self.code(of: lines) : []
  }

  var name: String { String(path.split(separator: "/").last ?? "") }
  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// One line without its comment. Strings are kept: SQL lives in them.
  struct CodeLine: Sendable {
    var number: Int
    var text: String
    /// Inside a string of several lines.
    var isQuoted: Bool
  }

  private static func code(of lines: [Substring]) -> [CodeLine] {
    var isQuoted = false
    return lines.enumerated().compactMap { index, line in
      let wasQuoted = isQuoted
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isQuoted.toggle() }
      let code = (wasQuoted ? String(line) : withoutComment(line)).trimmingCharacters(in: .whitespaces)
      return code.isEmpty ? nil : CodeLine(number: index + 1, text: code, isQuoted: wasQuoted)
    }
  }

  /// Modules this file imports.
  var imports: [(number: Int, module: String)] {
    codeLines.filter { !$0.isQuoted }.compactMap { line in
      var words = line.text.split(separator: " ").map(String.init)
      words.removeAll { $0.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains($0) }
      guard words.first == "import", words.count > 1 else { return nil }
      let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = words.count > 2 && kinds.contains(words[1]) ? words[2] : words[1]
      return (line.number, String(name.split(separator: ".")[0]))
    }
  }

  /// Up to the first `//` that stands outside a string. Good enough for sources that a formatter keeps in order.
  private static func withoutComment(_ line: Substring) -> String {
    var inString = false
    var previous: Character = " "
    var slashes = 0
    var out = ""
    for character in line {
      if character == "\"" && previous != "\\" { inString.toggle() }
      slashes = character == "/" && !inString ? slashes + 1 : 0
      if slashes == 2 { return String(out.dropLast()) }
      out.append(character)
      previous = character
    }
    return out
  }
}

/// Everything git would keep, read once.
enum Repository {
  static let root: URL = {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { folder.deleteLastPathComponent() }
    return folder
  }()

  /// Folders that hold no source of ours.
  private static let skipped: Set<String> = [".git", ".cairn", "data", "__pycache__", ".pytest_cache"]
  private static let extensions: Set<String> = ["swift", "sql", "md", "sh", "py", "proto", "yaml", "yml", "h", "c", "txt", "conf"]

  static let files: [SourceFile] = {
    let manager = FileManager.default
    guard let names = manager.enumerator(atPath: root.path) else { return [] }
    var files: [SourceFile] = []
    while let path = names.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      if skipped.contains(name) || name.hasPrefix(".build") {
        names.skipDescendants()
        continue
      }
      let isText = extensions.contains((name as NSString).pathExtension) || ["Makefile", "Dockerfile", "LICENSE", "run"].contains(name)
      guard isText, let data = manager.contents(atPath: root.appending(path: path).path) else { continue }
      files.append(SourceFile(path: path, text: String(decoding: data, as: UTF8.self)))
    }
    return files.sorted { $0.path < $1.path }
  }()

  /// Swift written by hand below Sources.
  static let sources = files.filter {
    $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") && !$0.path.hasPrefix("Sources/Generated/")
  }

  /// Swift written by hand, tests and benchmarks included.
  static let swift = files.filter { $0.path.hasSuffix(".swift") && !$0.path.hasPrefix("Sources/Generated/") }

  static let services = ["Gateway", "AuthService", "GameService", "SocialService", "GeoService"]

  /// Sources of the processes, not of the shared libraries and tools.
  static let serviceSources = sources.filter { file in services.contains { file.path.hasPrefix("Sources/\($0)/") } }

  static func sources(named suffix: String) -> [SourceFile] { serviceSources.filter { $0.name.hasSuffix(suffix) } }
}

/// A breach of a law: where, what, and the way out.
struct Breach: CustomStringConvertible {
  var file: SourceFile
  var line: Int
  var what: String

  var description: String { "\(file.path):\(line): \(what)" }
}

/// Fails once per breach, so that a run shows them all. `wayOut` says what to do instead.
func expectNone(_ breaches: [Breach], wayOut: String, sourceLocation: SourceLocation = #_sourceLocation) {
  for breach in breaches { Issue.record("\(breach). \(wayOut)", sourceLocation: sourceLocation) }
}

/// Breaches of "this text never stands in code of those files".
///
/// - Parameter quotedOnly: Of Swift files only what stands in strings: SQL.
func findings(_ patterns: [String], in files: [SourceFile], quotedOnly: Bool = false) -> [Breach] {
  // NSRegularExpression, because Regex costs seconds over a whole repository.
  let expressions = patterns.map { ($0, try? NSRegularExpression(pattern: $0)) }
  return files.flatMap { file in
    file.codeLines.filter { !quotedOnly || $0.isQuoted || $0.text.contains("\"") || file.path.hasSuffix(".sql") }.flatMap { line in
      expressions.compactMap { pattern, expression in
        let range = NSRange(line.text.startIndex..., in: line.text)
        guard let expression, expression.firstMatch(in: line.text, range: range) != nil else { return nil }
        return Breach(file: file, line: line.number, what: "\"\(line.text.prefix(80))\" matches \(pattern)")
      }
    }
  }
}
