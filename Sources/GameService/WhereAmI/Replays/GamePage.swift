import CairnProto
import Texts

extension ContentPage {
  /// Page of a game: the points, and a square for each round.
  init(score: Int, scoreMax: Int, squares: String, in language: PageLanguage) {
    let (question, call) = Self.sentences(language)
    self.init(
      title: "\(Self.grouped(score)) / \(Self.grouped(scoreMax)) – Where am I", lines: [squares, question], call: call,
      appPath: "where-am-i")
  }

  /// Sentences below the squares, and of the link into the app.
  private static func sentences(_ language: PageLanguage) -> (question: String, call: String) {
    switch language {
    case .english: ("Five places of the world. Where are they?", "Play too")
    case .german: ("Fünf Orte der Welt. Wo sind sie?", "Mitspielen")
    case .spanish: ("Cinco lugares del mundo. ¿Dónde están?", "Juega tú también")
    case .french: ("Cinq lieux du monde. Où sont-ils ?", "Jouer aussi")
    case .italian: ("Cinque luoghi del mondo. Dove sono?", "Gioca anche tu")
    case .swedish: ("Fem platser i världen. Var ligger de?", "Spela du också")
    }
  }

  /// With a thin space before the thousands, which is understood in all languages.
  static func grouped(_ number: Int) -> String {
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1_000)
    let digits = String(rest)
    return thousands == 0 ? digits : "\(thousands)\u{202F}\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }
}
