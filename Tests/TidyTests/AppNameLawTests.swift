// What all apps share names none of them: docs/architecture.md, "Content of apps".

import Testing

/// A new app adds content, share targets, kinds of notifications and events without a change to what serves all of them.
@Suite struct AppNameLawTests {
  private static let root = "Sources/SocialService/Common/"

  /// Files that name apps, and why. May only become fewer.
  private static let exceptions = [
    // The list of apps itself.
    "Realms/RealmMessages.swift", "Realms/StoredRealm.swift",
    // Purposes of files are a list of the contract.
    "Media/MediaMessages.swift", "Media/MediaPurpose.swift", "Media/MediaRules.swift",
    // Games that somebody can go on with when an app starts.
    "Home/HomeHandlers.swift",
  ]

  /// Names of apps, and words for what only one of them has.
  private static let patterns = [
    #"(?i)where_?-?am_?-?i|geo_?cach|cache_?-?out|expedition|quiz_?walk|qwalk|local_?-?buddy"#,
    #"(?i)\b(cache|walk|challenge|meeting|invitation)[a-z]*\."#,
    #""[^"]*\b(cache|walk|challenge|meeting|invitation)\b[^"]*""#,
  ]

  @Test func `What serves all apps names none`() {
    let files = Repository.files.filter { file in
      file.path.hasPrefix(Self.root) && ["swift", "sql"].contains { file.path.hasSuffix($0) }
    }
    #expect(files.count > 100)
    let named = findings(Self.patterns, in: files)
    expectNone(
      named.filter { breach in !Self.exceptions.contains { breach.file.path == Self.root + $0 } },
      wayOut:
        "Let the app's feature bring it: as ReportableContent, as a kind of notification, in AppEvents, or as a part of CommonFeatures.all")
    let paths = Set(named.map(\.file.path))
    for file in Self.exceptions { #expect(paths.contains(Self.root + file), "names no app any more: leave it out of the list") }
  }
}
