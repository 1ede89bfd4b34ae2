import FoundationEssentials

/// The texts of all mails in all languages, read once from files.
///
/// A file is a line "Subject: …", an empty line and the body. `{{name}}` stands for a value. A paragraph with a placeholder that has no value is
/// left out, so that one text serves houses with and without a page for links, and devices that name themselves or do not.
package struct MailTemplates: Sendable {
  /// A text with what it contains, in pieces.
  struct Text: Sendable, Hashable {
    enum Piece: Sendable, Hashable {
      case words(String)
      case placeholder(MailPlaceholder)
    }

    var pieces: [Piece]

    var placeholders: [MailPlaceholder] {
      pieces.compactMap { piece in
        guard case .placeholder(let placeholder) = piece else { return nil }
        return placeholder
      }
    }
  }

  private struct Content: Sendable {
    var subject: Text
    var paragraphs: [Text]
  }

  private struct Key: Hashable {
    var template: MailTemplate
    var language: MailLanguage
  }

  /// Below the folder with this version's Sources.
  static let folder = "Sources/AuthService/Mail/Templates"

  private let contents: [Key: Content]

  /// Reads every template in every language.
  /// - Parameter root: The folder with Sources in it.
  /// - Throws: `MailTemplateError` for the first that is missing or not as `MailTemplate` says.
  package init(below root: String) throws(MailTemplateError) {
    var contents: [Key: Content] = [:]
    for language in MailLanguage.allCases {
      for template in MailTemplate.allCases {
        let path = "\(root)/\(Self.folder)/\(language.rawValue)/\(template.rawValue).txt"
        do throws(MailTemplateError) {
          contents[Key(template: template, language: language)] = try Self.content(of: try Self.read(path), template)
        } catch {
          throw MailTemplateError(description: "\(path): \(error)")
        }
      }
    }
    self.contents = contents
  }

  static func read(_ path: String) throws(MailTemplateError) -> String {
    guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else {
      throw MailTemplateError(description: "cannot be read; CAIRN_SHARE names the folder with Sources in it")
    }
    return text
  }

  /// - Parameter values: May lack some of the template's placeholders; others are ignored.
  package func render(
    _ template: MailTemplate, in language: MailLanguage, _ values: [MailPlaceholder: String]
  ) -> (subject: String, body: String) {
    // Every pair was read by the initializer.
    guard let content = contents[Key(template: template, language: language)] else { return ("", "") }
    var values = values
    for (placeholder, value) in values {
      // News is written by us, a line for each; what is in its lines went through the same.
      values[placeholder] = placeholder == .news ? value : MailText.oneLine(value)
    }
    values = values.filter { !$0.value.isEmpty }
    let paragraphs = content.paragraphs.filter { paragraph in paragraph.placeholders.allSatisfy { values[$0] != nil } }
    return (Self.text(content.subject, values), paragraphs.map { Self.text($0, values) }.joined(separator: "\n\n") + "\n")
  }

  static func text(_ text: Text, _ values: [MailPlaceholder: String]) -> String {
    text.pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .placeholder(let placeholder): values[placeholder] ?? ""
      }
    }.joined()
  }

  // MARK: - Reading

  private static func content(of text: String, _ template: MailTemplate) throws(MailTemplateError) -> Content {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = "Subject: "
    guard let first = lines.first, first.hasPrefix(mark), lines.count > 2, lines[1].isEmpty else {
      throw MailTemplateError(description: "begins with a line \"\(mark)…\" and an empty one")
    }
    var paragraphs: [Text] = []
    for lines in lines.dropFirst(2).split(whereSeparator: \.isEmpty) {
      paragraphs.append(try self.text(of: lines.joined(separator: "\n")))
    }
    let content = Content(subject: try self.text(of: String(first.dropFirst(mark.count))), paragraphs: paragraphs)
    let found = Set(([content.subject] + paragraphs).flatMap(\.placeholders))
    guard found == template.placeholders else {
      let (found, wanted) = (found.map(\.rawValue).sorted(), template.placeholders.map(\.rawValue).sorted())
      throw MailTemplateError(description: "has the placeholders \(found), not \(wanted)")
    }
    return content
  }

  /// Values are put into pieces, never into text that is read again: a value with braces stays what it is.
  static func text(of text: String) throws(MailTemplateError) -> Text {
    var pieces: [Text.Piece] = []
    var rest = text[...]
    while let begin = rest.firstRange(of: "{{") {
      guard let end = rest[begin.upperBound...].firstRange(of: "}}") else { throw MailTemplateError(description: "{{ without }}") }
      let name = String(rest[begin.upperBound..<end.lowerBound])
      guard let placeholder = MailPlaceholder(rawValue: name) else { throw MailTemplateError(description: "there is no {{\(name)}}") }
      if begin.lowerBound > rest.startIndex { pieces.append(.words(String(rest[..<begin.lowerBound]))) }
      pieces.append(.placeholder(placeholder))
      rest = rest[end.upperBound...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
    return Text(pieces: pieces)
  }
}
