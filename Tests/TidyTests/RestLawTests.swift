// What looks now and then while nobody asks anything: each look stands in docs/adr/0085 with its pause.

import Foundation
import Testing

@Suite struct RestLawTests {
  private struct Look {
    let file: SourceFile
    let line: Int
    let name: String
    /// As it stands there: ".seconds(600)", "ParkedGames.interval", "Self.lookInterval".
    let pause: String
  }

  @Test func `Every chore stands among the looks at rest, with its pause and the reason for it`() {
    var breaches: [Breach] = []
    for look in Self.looks where !Self.everlasting.contains(look.name) {
      guard let pause = Self.milliseconds(of: look) else {
        breaches.append(Breach(file: look.file, line: look.line, what: "\(look.name): how long is \(look.pause)?"))
        continue
      }
      guard let said = Self.said(of: look.name) else {
        breaches.append(Breach(file: look.file, line: look.line, what: "\(look.name) is not there"))
        continue
      }
      if !said.contains(pause) {
        breaches.append(
          Breach(file: look.file, line: look.line, what: "\(look.name) looks every \(pause) ms, and not as often as it says there"))
      }
    }
    expectNone(breaches, wayOut: "Give it a row in docs/adr/0085: what looks more often than needed keeps a machine awake for nobody")
    #expect(Self.looks.count > 60)
  }

  @Test func `Pauses are really read`() {
    #expect(Self.said(of: "watch the database") == 1_000...1_000)
    #expect(Self.said(of: "tell who is there") == 500...500)
    #expect(Self.said(of: "pack old games") == 3_600_000...3_600_000)
    #expect(Self.said(of: "sweep what nobody has named") == 600_000...3_600_000)
    #expect(Self.said(of: "dig for gold") == nil)
    #expect(Self.everlasting.count == 2)
  }

  private static let looks: [Look] = Repository.files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }.flatMap {
    file in
    file.codeLines.compactMap { line in
      line.text.firstMatch(of: #/Chore\("([^"]+)", every: (\.seconds\([\d_]+\)|[\w.]+)/#).map {
        Look(file: file, line: line.number, name: String($0.1), pause: String($0.2))
      }
    }
  }

  // MARK: Words

  private static let page =
    (try? String(contentsOf: Repository.root.appending(path: "docs/adr/0085-at-rest-on-a-beat.md"), encoding: .utf8)) ?? ""
  private static let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.map {
    $0.split(separator: "|").map { $0.trimming(" ") }
  }

  /// Chores that last as long as their process, of which a sentence tells.
  private static let everlasting = Set(
    page.split(separator: "\n").filter { $0.hasPrefix("Two chores last") }.flatMap { $0.matches(of: #/`([^`]+)`/#).map { String($0.1) } })

  /// How long the pause of a chore is by its row, in milliseconds.
  private static func said(of name: String) -> ClosedRange<Int>? {
    let row = rows.first { $0[0].contains("`\(name)`") } ?? (name.hasPrefix("sweep ") ? rows.first { $0[0].contains("`sweep …`") } : nil)
    guard let words = row?.dropFirst(2).first else { return nil }
    if words == "10 min to an hour" { return 600_000...3_600_000 }
    guard let match = words.firstMatch(of: #/^(\d+) (ms|s|min|h)\b/#), let count = Int(match.1) else { return nil }
    let pause = count * (["ms": 1, "s": 1_000, "min": 60_000, "h": 3_600_000][String(match.2)] ?? 0)
    return pause...pause
  }

  // MARK: Sources

  private static func milliseconds(of look: Look) -> Int? {
    if look.pause.hasPrefix(".") { return milliseconds(look.pause[...]) }
    let words = look.pause.split(separator: ".")
    guard words.count == 2 else { return nil }
    let declaration = "static let \(words[1])"
    let files =
      words[0] == "Self" ? [look.file] : Repository.files.filter { $0.path.hasPrefix("Sources/") && declares(String(words[0]), $0) }
    let pauses = files.flatMap { file in
      file.lines.compactMap { line -> Int? in
        guard let range = line.range(of: declaration), let sign = line[range.upperBound...].firstIndex(of: "=") else { return nil }
        let name = line[range.upperBound..<sign].trimming(" ")
        return name.isEmpty || name == ": Duration" ? milliseconds(line[line.index(after: sign)...]) : nil
      }
    }
    return Set(pauses).count == 1 ? pauses[0] : nil
  }

  private static func declares(_ type: String, _ file: SourceFile) -> Bool {
    ["enum", "struct", "class", "actor", "extension"].contains { word in
      file.text.ranges(of: "\(word) \(type)").contains { file.text[$0.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true }
    }
  }

  /// Of ".seconds(60 * 60)", ".milliseconds(500)" or "Duration.seconds(3_600)".
  private static func milliseconds(_ text: Substring) -> Int? {
    guard let match = text.firstMatch(of: #/^\s*(?:Duration)?\.(seconds|milliseconds)\(([\d_ *]+)\)/#) else { return nil }
    let factors = match.2.split(separator: "*").compactMap { Int($0.filter(\.isNumber)) }
    return factors.reduce(match.1 == "seconds" ? 1_000 : 1, *)
  }
}

extension StringProtocol {
  fileprivate func trimming(_ characters: String) -> String { trimmingCharacters(in: CharacterSet(charactersIn: characters)) }
}
