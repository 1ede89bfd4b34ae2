import Texts

/// Words to a moderator, as they are kept.
enum AppealText {
  static func kept(_ text: String) -> String { PeopleText.label(text, lengthMax: 1_000) }
}
