/// Languages in which pages of links are written: the languages of Cairn's mails.
public enum PageLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case italian = "it"
  case swedish = "sv"

  /// - Parameter tag: A tag of BCP 47; a language that Cairn does not know is told in English.
  public init(tag: String) {
    self = PageLanguage(rawValue: tag.prefix { $0 != "-" }.lowercased()) ?? .english
  }
}
