// What all apps share names none of them: docs/architecture.md, "Content of apps".

import Foundation
import Testing

/// A new app adds content, share targets, kinds of notifications and events without a change to what serves all of them.
@Suite struct AppNameLawTests {
  private static let roots = ["Sources/SocialService/Common/", "Sources/GameService/Common/"]

  /// Files that name apps, and why. May only become fewer.
  private static let exceptions = [
    // The list of apps itself.
    "Sources/SocialService/Common/Realms/StoredRealm.swift", "Sources/GameService/Common/Apps/AppRealm.swift",
    // Games that somebody can go on with when an app starts.
    "Sources/SocialService/Common/Home/HomeHandlers.swift",
    // A badge's app until its catalogue has set it.
    "Sources/GameService/Common/Achievements/AchievementRules.swift",
  ]

  /// A comment of it shows the id of a board.
  private static let example = "V0004__create_leaderboards.sql"

  /// Names of apps, and words for what only one of them has.
  private static let patterns = [
    #"(?i)where_?-?am_?-?i|geo_?cach|cache_?-?out|expedition|quiz_?walk|qwalk|local_?-?buddy"#,
    #"(?i)\b(cache|walk|challenge|meeting|invitation)[a-z]*\."#,
    #""[^"]*\b(cache|walk|challenge|meeting|invitation)\b[^"]*""#,
  ]

  @Test func `What serves all apps names none`() {
    let files = Repository.files.filter { file in
      Self.roots.contains { file.path.hasPrefix($0) } && ["swift", "sql"].contains { file.path.hasSuffix($0) }
        && !file.path.hasSuffix(Self.example)
    }
    #expect(files.count > 100)
    let named = findings(Self.patterns, in: files)
    expectNone(
      named.filter { breach in !Self.exceptions.contains(breach.file.path) },
      wayOut:
        "Let the app's feature bring it: as ReportableContent, as a kind of notification, in AppEvents, or as a part of CommonFeatures.all")
    let paths = Set(named.map(\.file.path))
    for file in Self.exceptions { #expect(paths.contains(file), "\(file) names no app any more: leave it out of the list") }
  }

  @Test func `Every kind of content stands in the table of moderation`() throws {
    let document = try #require(Repository.files.first { $0.path == "docs/moderation.md" })
    let told = document.lines.compactMap { line -> String? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return line.hasPrefix("| ") && cells.count == 4 ? cells[1] : nil
    }
    let made = try NSRegularExpression(pattern: #"ContentKind\(\.\w+, "(\w+)"\)"#)
    let kinds = Repository.sources.flatMap { file in
      file.codeLines.flatMap { line in
        made.matches(in: line.text, range: NSRange(line.text.startIndex..., in: line.text)).compactMap { match in
          Range(match.range(at: 1), in: line.text).map { (file: file, line: line.number, kind: String(line.text[$0])) }
        }
      }
    }
    #expect(kinds.count > 6)
    let breaches = kinds.filter { !told.contains("`\($0.kind)`") }.map { Breach(file: $0.file, line: $0.line, what: "`\($0.kind)`") }
    expectNone(breaches, wayOut: "Say in docs/moderation.md what is seen of it once it is hidden")
    let gone = Set(told.dropFirst().filter { $0.hasPrefix("`") }).subtracting(kinds.map { "`\($0.kind)`" })
    #expect(gone.isEmpty, "docs/moderation.md names kinds of content that are none")
  }
}
