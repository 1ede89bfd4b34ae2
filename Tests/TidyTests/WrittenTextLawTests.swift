// Texts that people write are either content that can be reported, hidden and shown again (docs/moderation.md), or are read by nobody who could be hurt by it.

import Foundation
import Testing

/// A new column of written text is seen here, by its name or by what its comment says, before others read it. Its comment may say itself what becomes of
/// it: "personal: …; content: cache", or "personal: …; read by its owner alone".
@Suite struct WrittenTextLawTests {
  /// Kind of content by which it is reported and hidden.
  private static let kinds = [
    "buddies.about": "buddy",
    "cache_logs.comment": "cache_log", "cache_logs.extras": "cache_log",
    "caches.description": "cache", "caches.extras": "cache", "caches.hint": "cache", "caches.name": "cache", "caches.sponsor_name": "cache",
    "challenge_versions.control_clues": "challenge", "challenges.description": "challenge", "challenges.name": "challenge",
    "conversations.title": "group_title",
    "meeting_feedback.body": "feedback",
    "meetings.cancel_reason": "meeting", "meetings.description": "meeting", "meetings.place": "meeting", "meetings.title": "meeting",
    "messages.place_name": "message", "messages.text": "message",
    "quiz_group_members.name": "quiz_group_member",
    "quiz_questions.alt_text": "quiz_walk", "quiz_questions.body": "quiz_walk", "quiz_questions.explanation": "quiz_walk",
    "quiz_questions.options": "quiz_walk", "quiz_questions.title": "quiz_walk",
    "quiz_walk_versions.alt_text": "quiz_walk", "quiz_walk_versions.description": "quiz_walk", "quiz_walk_versions.tie_text": "quiz_walk",
    "quiz_walk_versions.title": "quiz_walk",
    "quiz_walks.alt_text": "quiz_walk", "quiz_walks.description": "quiz_walk", "quiz_walks.published_title": "quiz_walk",
    "quiz_walks.tie_text": "quiz_walk", "quiz_walks.title": "quiz_walk",
  ]

  /// Text of no kind, with the reason.
  private static let others = [
    "app_facets.about": "reported with the account, and removed from the profile",
    "attempts.appeal": "read by moderators alone",
    "attempts.note": "written by moderators, read by its runner",
    "cache_areas.name": "read by its owner alone",
    "cache_imports.foreign_name": "read by its owner alone",
    "cache_imports.remarks": "written by Cairn, read by its owner",
    "cache_marks.note": "read by its owner alone",
    "caches.words": "words of name and description, by which it is found",
    "messages.leads_elsewhere": "no text",
    "profiles.about": "reported with the account, and removed from the profile",
    "quiz_groups.code": "drawn by Cairn",
    "quiz_questions.right_option": "a number",
    "quiz_walks.code": "drawn by Cairn",
    "report_audit.note": "read by moderators alone",
    "report_decisions.appeal_text": "read by moderators alone",
    "reports.report_text": "read by moderators alone",
    "share_links.lines": "a page of figures, written by the app; links go with a decision about their owner",
    "share_links.title": "a page of figures, written by the app; links go with a decision about their owner",
    "support_entries.entry_text": "read by moderators and by who wrote it",
    "support_tickets.subject": "read by moderators and by who wrote it",
  ]

  private static let name = #"""
    (^|_)(title|about|description|comment|note|hint|body|text|appeal|explanation|options|remarks|clues|extras|place_name|sponsor_name|cancel_reason)$
    """#

  private static let comment = #"^personal: (text|name that|title that)|wrote|what .* (say|tell|write|has written|said)"#

  /// Columns about the text, such as when it was written or in which language.
  private static let about = #"^is_|_time$|language$|_count$|_id$"#

  private static func matches(_ pattern: String, _ text: String) -> Bool { text.range(of: pattern, options: .regularExpression) != nil }

  /// A column whose name or comment says that it holds written text.
  private struct WrittenColumn {
    let file: SourceFile
    let line: Int
    let key: String
    let comment: String

    /// Kind of content, as the comment says.
    var kind: String? { comment.firstMatch(of: /; content: ([a-z_]+)/).map { String($0.output.1) } }
    var isSaid: Bool { kind != nil || comment.contains(/; read by [a-z]+ [a-z ]+/) }
  }

  private static func columns(in file: SourceFile) -> [WrittenColumn] {
    file.lines.enumerated().compactMap { index, line in
      guard line.hasPrefix("COMMENT"), let match = line.wholeMatch(of: /COMMENT ON COLUMN (([a-z_]+)\.([a-z_]+)) IS '(.*)';/) else {
        return nil
      }
      let (key, name, comment) = (String(match.output.1), String(match.output.3), String(match.output.4))
      guard !matches(about, name) else { return nil }
      let column = WrittenColumn(file: file, line: index + 1, key: key, comment: comment)
      let isWritten = kinds[key] != nil || others[key] != nil || column.isSaid || matches(Self.name, name) || matches(Self.comment, comment)
      return isWritten ? column : nil
    }
  }

  private static let written = Repository.files.filter { $0.path.contains("/Migrations/") && $0.path.hasSuffix(".sql") }.flatMap {
    columns(in: $0)
  }

  @Test func `Every column of written text belongs to a kind of content or says why not`() {
    #expect(Self.written.count > 40)
    let breaches = Self.written.filter { Self.kinds[$0.key] == nil && Self.others[$0.key] == nil && !$0.isSaid }.map {
      Breach(file: $0.file, line: $0.line, what: "\($0.key), \($0.comment)")
    }
    let wayOut = """
      Let a ReportableContent show and hide it (docs/moderation.md) and say in the comment "…; content: KIND", or say there who alone reads it: \
      "…; read by its owner alone"
      """
    expectNone(breaches, wayOut: wayOut)
    let gone = Set(Self.kinds.keys).union(Self.others.keys).subtracting(Self.written.map(\.key))
    #expect(gone.isEmpty, "columns that are none, or have no comment: \(gone.sorted())")
  }

  @Test func `A comment says what becomes of a text`() {
    let file = SourceFile(
      path: "Sources/Some/Migrations/V0001__create_some.sql",
      text: """
        COMMENT ON COLUMN songs.song_id IS 'personal: no';
        COMMENT ON COLUMN songs.title IS 'personal: text of the person';
        COMMENT ON COLUMN songs.verse IS 'personal: what the person has sung; content: song';
        COMMENT ON COLUMN songs.remark IS 'personal: what the person has written; read by its owner alone';
        """)
    let columns = Self.columns(in: file)
    #expect(columns.map(\.key) == ["songs.title", "songs.verse", "songs.remark"])
    #expect(columns.map(\.kind) == [nil, "song", nil] && columns.map(\.isSaid) == [false, true, true])
  }

  @Test func `The kinds are those of content`() throws {
    let made = try NSRegularExpression(pattern: #"ContentKind\(\.\w+, "(\w+)"\)"#)
    let names = Repository.sources.flatMap { file in
      file.codeLines.flatMap { line in
        made.matches(in: line.text, range: NSRange(line.text.startIndex..., in: line.text)).compactMap { match in
          Range(match.range(at: 1), in: line.text).map { String(line.text[$0]) }
        }
      }
    }
    // A game is named beside a person; nothing is written in it.
    #expect(Set(Self.kinds.values).union(Self.written.compactMap(\.kind)) == Set(names).subtracting(["game"]))
  }
}
