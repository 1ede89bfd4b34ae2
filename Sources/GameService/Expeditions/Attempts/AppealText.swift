import Texts

/// Words to a moderator, and a moderator's, as they are kept.
enum AppealText {
  /// In its lines, as reports are: what is wrong with one of them is left out, as of a label.
  static func kept(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return PeopleText.withoutBlanks(lines.map { PeopleText.label(String($0), lengthMax: 1_000) }.joined(separator: "\n"))
  }
}
