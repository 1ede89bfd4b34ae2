// Sentences by which mails tell news: one for each kind of notification that somebody tells, and none besides.

import Foundation
import Testing

@Suite struct NewsSentenceTests {
  private static let folder = "Sources/Shared/AppEvents/Templates"

  @Test func `Every kind of notification has a sentence for mails`() throws {
    let told = try Self.told()
    let sentences = Set(
      Repository.files.filter { $0.path.hasPrefix(Self.folder) && $0.name == "en.txt" }.flatMap { file in
        file.lines.compactMap { line in
          line.firstRange(of: ": ").map { "\(file.folder.dropFirst(Self.folder.count + 1))/\(line[..<$0.lowerBound])" }
        }
      })
    #expect(told.count > 15)
    #expect(told.subtracting(sentences) == [], "Write them in \(Self.folder)/<app>, in every language")
    #expect(sentences.subtracting(told) == ["all-apps/other"], "Nobody tells them: take them out of \(Self.folder)")
  }

  /// Kinds as services declare them: `NotificationKind(realm: .qwalk, name: "walk.shared", …)` in an event, `Self(.localBuddy, "meeting.created", …)` in
  /// SocialService.
  private static func told() throws -> Set<String> {
    let patterns = [
      #"NotificationKind\(\s*(?:realm: \.(\w+), )?name: "([a-z_.]+)""#,
      #"static let \w+ = Self\((?:nil|\.(\w+)), "([a-z_]+\.[a-z_.]+)", \."#,
    ]
    let files = Repository.files.filter {
      $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") && !$0.path.hasPrefix("Sources/Generated/")
        && !$0.path.hasPrefix("Sources/Tools/")
    }
    var told: Set<String> = []
    for pattern in try patterns.map({ try NSRegularExpression(pattern: $0) }) {
      for text in files.map(\.text) {
        for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
          let app = Range(match.range(at: 1), in: text).map { kebab(text[$0]) } ?? "all-apps"
          if let name = Range(match.range(at: 2), in: text) { told.insert("\(app)/\(text[name])") }
        }
      }
    }
    return told
  }

  /// "cache-out" of `cacheOut`.
  private static func kebab(_ name: Substring) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}
