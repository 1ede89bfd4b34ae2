import Texts

/// Words of challenges that a machine makes, in the languages of Cairn's mails. Names of parks stand where no grammar bends them.
struct ChallengeSeedTexts: Sendable {
  /// Credit for the parks, which their licence asks for.
  private static let credit = "© OpenStreetMap contributors (ODbL)"

  let freeRide: String
  let endurance: String
  let collection: String
  let race: String
  let description: String

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

  private init(_ names: (String, String, String, String), _ description: String) {
    (freeRide, endurance, collection, race) = names
    self.description = "\(description)\n\(Self.credit)"
  }

  func name(of kind: ChallengeKind) -> String {
    switch kind {
    case .endurance: endurance
    case .collection: collection
    case .race: race
    case .freeRide, .checkpoint, .timeAttack, .speedTrap, .zone, .orienteering: freeRide
    }
  }

  private static let english = ChallengeSeedTexts(
    ("Free run", "Keep running", "Along the edge", "From gate to gate"),
    "A machine has made it of open data, and nobody has tried it. Keep to the paths, and turn back where there is none.")

  private static let german = ChallengeSeedTexts(
    ("Freier Lauf", "Ausdauerlauf", "Am Rand entlang", "Von Tor zu Tor"),
    "Maschinell aus offenen Daten erstellt und von niemandem erprobt. Bleib auf den Wegen und kehr um, wo keiner ist.")

  private static let spanish = ChallengeSeedTexts(
    ("Carrera libre", "Resistencia", "Por el borde", "De puerta a puerta"),
    "Creado por una máquina a partir de datos abiertos; nadie lo ha probado. Sigue los caminos y da la vuelta donde no haya ninguno.")

  private static let french = ChallengeSeedTexts(
    ("Course libre", "Endurance", "Le long du bord", "De porte en porte"),
    "Créé par une machine à partir de données ouvertes ; personne ne l’a essayé. Reste sur les chemins et fais demi-tour où il n’y en a pas."
  )

  private static let italian = ChallengeSeedTexts(
    ("Corsa libera", "Resistenza", "Lungo il bordo", "Da un ingresso all’altro"),
    "Creato da una macchina a partire da dati aperti; nessuno l’ha provato. Resta sui sentieri e torna indietro dove non ce ne sono.")

  private static let swedish = ChallengeSeedTexts(
    ("Fri löpning", "Uthållighet", "Längs kanten", "Från grind till grind"),
    "En maskin har gjort den av öppna data och ingen har prövat den. Håll dig till stigarna och vänd om där det inte finns någon.")
}
