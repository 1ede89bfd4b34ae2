import Texts

/// Sentences of walks that a machine makes, in the languages of Cairn's mails. Names of places stand where no grammar bends them.
struct WalkSeedTexts: Sendable {
  /// Kinds of sights that are not mistaken for one another's: of a question each option comes from another family.
  static let families = [
    ["museum", "gallery", "arts_centre", "theatre", "library"],
    ["artwork", "fountain", "monument", "memorial"],
    ["viewpoint", "peak", "zoo", "aquarium", "theme_park"],
    ["castle", "ruins", "archaeological_site", "place_of_worship"],
  ]

  /// Credit for the sights and the cities, which their licences ask for.
  private static let credit = "© OpenStreetMap contributors (ODbL), © GeoNames (CC BY 4.0)"

  /// Word before the name of the place in a title.
  let walk: String
  let description: String
  /// Question which of some sights one stands at.
  let which: String
  /// Questions behind the name of a country.
  let language: String
  let largest: String
  let inCountry: String
  private let whatIsParts: (String, String)
  private let thisIsParts: (String, String)

  func whatIs(_ name: String) -> String { whatIsParts.0 + name + whatIsParts.1 }
  func thisIs(_ name: String) -> String { thisIsParts.0 + name + thisIsParts.1 }

  init(_ language: PageLanguage) {
    switch language {
    case .english: self = .english
    case .german: self = .german
    case .spanish: self = .spanish
    case .french: self = .french
    case .italian: self = .italian
    case .swedish: self = .swedish
    }
  }

  private init(
    _ walk: String, _ description: String, place: [String], country: [String], whatIs: (String, String), thisIs: (String, String)
  ) {
    (self.walk, self.description) = (walk, "\(description)\n\(Self.credit)")
    (which, language, largest, inCountry) = (place[0], country[0], country[1], country[2])
    (whatIsParts, thisIsParts) = (whatIs, thisIs)
  }
}

extension WalkSeedTexts {
  private static let english = WalkSeedTexts(
    "Quiz walk", "From sight to sight, with a question at each. A machine has made it of open data.",
    place: ["Which of these sights are you standing at?"],
    country: [
      "which of these languages is spoken there?", "which of these cities has the most inhabitants?",
      "which of these cities lies in this country?",
    ], whatIs: ("What is “", "”?"), thisIs: ("This is: ", "."))

  private static let german = WalkSeedTexts(
    "Quizspaziergang", "Von Sehenswürdigkeit zu Sehenswürdigkeit, mit einer Frage an jeder. Maschinell aus offenen Daten erstellt.",
    place: ["An welcher dieser Sehenswürdigkeiten stehst du?"],
    country: [
      "Welche dieser Sprachen wird dort gesprochen?", "Welche dieser Städte hat die meisten Einwohner?",
      "Welche dieser Städte liegt in diesem Land?",
    ], whatIs: ("Was ist „", "“?"), thisIs: ("Das ist: ", "."))

  private static let spanish = WalkSeedTexts(
    "Paseo con preguntas", "De un lugar a otro, con una pregunta en cada uno. Creado por una máquina a partir de datos abiertos.",
    place: ["¿En cuál de estos lugares estás?"],
    country: [
      "¿cuál de estos idiomas se habla allí?", "¿cuál de estas ciudades tiene más habitantes?",
      "¿cuál de estas ciudades está en este país?",
    ], whatIs: ("¿Qué es «", "»?"), thisIs: ("Esto es: ", "."))

  private static let french = WalkSeedTexts(
    "Balade quiz", "D’un lieu à l’autre, avec une question à chacun. Créée par une machine à partir de données ouvertes.",
    place: ["Devant lequel de ces lieux te trouves-tu ?"],
    country: [
      "laquelle de ces langues y parle-t-on ?", "laquelle de ces villes a le plus d’habitants ?",
      "laquelle de ces villes se trouve dans ce pays ?",
    ], whatIs: ("Qu’est-ce que « ", " » ?"), thisIs: ("C’est : ", "."))

  private static let italian = WalkSeedTexts(
    "Passeggiata quiz", "Da un luogo all’altro, con una domanda in ciascuno. Creata da una macchina a partire da dati aperti.",
    place: ["Davanti a quale di questi luoghi ti trovi?"],
    country: [
      "quale di queste lingue si parla lì?", "quale di queste città ha più abitanti?", "quale di queste città si trova in questo paese?",
    ], whatIs: ("Che cos’è «", "»?"), thisIs: ("Questo è: ", "."))

  private static let swedish = WalkSeedTexts(
    "Tipspromenad", "Från sevärdhet till sevärdhet, med en fråga vid varje. En maskin har gjort den av öppna data.",
    place: ["Vid vilken av de här sevärdheterna står du?"],
    country: [
      "vilket av de här språken talas där?", "vilken av de här städerna har flest invånare?",
      "vilken av de här städerna ligger i landet?",
    ], whatIs: ("Vad är ”", "”?"), thisIs: ("Det här är: ", "."))
}
