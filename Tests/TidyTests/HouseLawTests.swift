// How the house looks: names, sizes, comments, what never stands in a file.

import Foundation
import Testing

@Suite struct HouseLawTests {
  /// A ratchet: a file that has grown past it is about two things. Tables and generated code are not counted.
  static let linesMax = 500

  @Test func `Files stay readable in one sitting`() {
    let long = Repository.swift.filter { $0.lines.count > Self.linesMax }
    expectNone(
      long.map { Breach(file: $0, line: Self.linesMax, what: "\($0.lines.count) lines") },
      wayOut: "Split it by subject: <Type>+<Subject>.swift")
  }

  /// Wiring grows by itself, a line with each feature; what has grown past a screen is a list that wants to be data.
  @Test func `No function of wiring is longer than 25 lines`() {
    let names = ["App.swift", "Feature.swift", "Features.swift", "Gateway.swift", "Parts.swift", "Service.swift"]
    let wiring = Repository.serviceSources.filter { file in names.contains { file.name.hasSuffix($0) } }
    #expect(wiring.count > 60)
    let breaches = wiring.flatMap { file in
      Self.functions(in: file).filter { $0.length > 25 }.map { Breach(file: file, line: $0.line, what: "a function of \($0.length) lines") }
    }
    expectNone(breaches, wayOut: "Let each feature bring its part, or part the function by what it wires")
  }

  /// Functions and initializers with a body of several lines, each with the number of these.
  private static func functions(in file: SourceFile) -> [(line: Int, length: Int)] {
    file.lines.indices.compactMap { index in
      let line = file.lines[index]
      guard line.wholeMatch(of: /\s*([a-z()]+ )*(func \w+|init)[(<](.*[^}])?/) != nil else { return nil }
      let end: Substring = line.prefix { $0 == " " } + "}"
      guard let last = file.lines[index...].firstIndex(of: end) else { return nil }
      return (index + 1, last - index - 1)
    }
  }

  @Test func `Functions are measured by the lines between their first and their last`() {
    let text = "struct X {\n  init() { a() }\n  private static func b(\n    _ c: Int\n  ) {\n    d()\n  }\n  func e() {\n    f()\n  }\n}\n"
    let found = Self.functions(in: SourceFile(path: "Sources/X/X.swift", text: text))
    #expect(found.map(\.line) == [3, 8] && found.map(\.length) == [3, 1])
  }

  @Test func `No folder or file is a junk drawer`() {
    let names: Set = ["Util", "Utils", "Utilities", "Helper", "Helpers", "Common", "Misc", "Extensions", "Stuff", "New", "Base"]
    let breaches = Repository.files.compactMap { file -> Breach? in
      // What is common to the apps of a service has this name by the grammar of Package.swift.
      let path = Repository.services.reduce(file.path) { $0.replacing("Sources/\($1)/Common/", with: "Sources/\($1)/") }
      let parts = path.split(separator: "/").map { String($0.split(separator: ".")[0]) }
      let isJunk = parts.contains { part in names.contains { part == $0 || (part != "Base" && part.hasSuffix($0) && $0.hasSuffix("s")) } }
      return isJunk ? Breach(file: file, line: 1, what: "a name that says nothing") : nil
    }
    expectNone(breaches, wayOut: "Name it by the noun it is about; where there is none, it belongs to its only user")
  }

  @Test func `Nothing is left for later`() {
    let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
    let breaches = Repository.files.filter { $0.name != "LICENSE" && !$0.path.hasPrefix("Sources/Generated/") }.flatMap { file in
      file.lines.enumerated().compactMap { index, line -> Breach? in
        let words = line.split { !$0.isLetter }
        return words.contains { marks.contains(String($0)) } ? Breach(file: file, line: index + 1, what: "\(line.prefix(80))") : nil
      }
    }
    expectNone(breaches, wayOut: "Do it, or say in an issue what is missing")
  }

  @Test func `No file knows the machine it was written on`() {
    let places = ["/wo" + "rk/", "/ho" + "me/", "/ro" + "ot/", "/opt/sw" + "ift"]
    let breaches = Repository.files.flatMap { file in
      file.lines.enumerated().compactMap { index, line -> Breach? in
        places.contains { line.contains($0) } ? Breach(file: file, line: index + 1, what: "\(line.prefix(80))") : nil
      }
    }
    expectNone(breaches, wayOut: "Find it through PATH, the environment or a path relative to the repository")
  }

  @Test func `No file names a package registry's host`() {
    let hosts = [
      "pypi." + "org", "deb.debian." + "org", "registry." + "npmjs", "files.python" + "hosted", "docker." + "io/", "gh" + "cr.io",
      "qu" + "ay.io",
    ]
    let breaches = Repository.files.flatMap { file in
      file.lines.enumerated().compactMap { index, line -> Breach? in
        hosts.contains { line.contains($0) } ? Breach(file: file, line: index + 1, what: "\(line.prefix(80))") : nil
      }
    }
    expectNone(breaches, wayOut: "Use the ordinary client, which knows where its registry is")
  }

  @Test func `Every document has one title, on its first line`() {
    let breaches = Repository.files.filter { $0.path.hasSuffix(".md") }.compactMap { file -> Breach? in
      var inCode = false
      let titles = file.lines.filter { line in
        if line.hasPrefix("```") { inCode.toggle() }
        return !inCode && line.hasPrefix("# ")
      }
      return titles.count == 1 && file.lines.first?.hasPrefix("# ") == true
        ? nil : Breach(file: file, line: 1, what: "\(titles.count) titles")
    }
    expectNone(breaches, wayOut: "Begin with one \"# Title\" and use \"## \" below it")
  }

  @Test func `No step of a document has the number of another one`() {
    let breaches = Repository.files.filter { $0.path.hasSuffix(".md") }.flatMap { file -> [Breach] in
      var (seen, inCode): (Set<Substring>, Bool) = ([], false)
      return file.lines.enumerated().compactMap { index, line -> Breach? in
        if line.hasPrefix("```") { inCode.toggle() }
        if line.hasPrefix("#") { seen = [] }
        let number = line.prefix { $0.isNumber }
        guard !inCode, !number.isEmpty, line.dropFirst(number.count).hasPrefix(". ") else { return nil }
        // Another list.
        if number == "1" { seen = [] }
        return seen.insert(number).inserted ? nil : Breach(file: file, line: index + 1, what: "\(number). is there twice")
      }
    }
    expectNone(breaches, wayOut: "Say each step once: two versions of one have been joined")
  }

  @Test func `Headings of documents have an empty line before them`() {
    let breaches = Repository.files.filter { $0.path.hasSuffix(".md") }.flatMap { file -> [Breach] in
      var inCode = false
      return file.lines.enumerated().compactMap { index, line -> Breach? in
        if line.hasPrefix("```") { inCode.toggle() }
        let isHeading = !inCode && line.hasPrefix("#") && line.drop { $0 == "#" }.hasPrefix(" ")
        return isHeading && index > 0 && !file.lines[index - 1].isEmpty ? Breach(file: file, line: index + 1, what: "\(line)") : nil
      }
    }
    expectNone(breaches, wayOut: "Put one there")
  }

  @Test func `The glossary says each word once`() throws {
    let glossary = try #require(Repository.files.first { $0.path == "docs/glossary.md" })
    let rows = glossary.lines.drop { $0 != "## The words" }.filter { $0.hasPrefix("| ") }
    let words = rows.compactMap { $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces) }
    #expect(words.count > 100)
    let twice = Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice.isEmpty, "One word for one thing: leave out the older meaning of \(twice)")
  }

  @Test func `Links between documents lead somewhere`() throws {
    let link = try NSRegularExpression(pattern: #"\]\((?!https?:|mailto:|#)([^)#\s]+)"#)
    let breaches = Repository.files.filter { $0.path.hasSuffix(".md") }.flatMap { file in
      file.lines.enumerated().flatMap { index, line -> [Breach] in
        let line = String(line)
        return link.matches(in: line, range: NSRange(line.startIndex..., in: line)).compactMap { match in
          guard let range = Range(match.range(at: 1), in: line) else { return nil }
          let target = Repository.root.appending(path: file.folder).appending(path: String(line[range])).standardizedFileURL
          return FileManager.default.fileExists(atPath: target.path)
            ? nil : Breach(file: file, line: index + 1, what: "\(line[range]) is missing")
        }
      }
    }
    expectNone(breaches, wayOut: "Correct the link")
  }

  @Test func `What the compiler and the runs leave behind stays out of git`() {
    let ignored = (try? String(contentsOf: Repository.root.appending(path: ".gitignore"), encoding: .utf8))?.split(separator: "\n") ?? []
    for entry in [".build*", ".cairn/", "Package.resolved", "__pycache__/"] where !ignored.contains(Substring(entry)) {
      Issue.record(".gitignore lacks \(entry)")
    }
  }

  @Test func `CI runs the command that README names`() throws {
    let text = { (path: String) in try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8) }
    #expect(try text("README.md").contains("make test"))
    #expect(try text(".ci/run").contains("make --no-print-directory ci"))
    #expect(try text("scripts/ci.sh").contains("make --no-print-directory test"))
  }
}
