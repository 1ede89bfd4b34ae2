package import Geodesy
import Texts

/// Virtual caches that a machine makes of sights, in six languages: the same of the same sights, again and again. Pure.
package enum CacheSeedRules {
  /// Metres between two of them, so that standing at one is not standing at the other.
  static let apart = 100.0
  /// Caches of a place: a week's worth, and none of them hides what people make.
  package static let cachesMax = 50

  /// A sight at which one can stand.
  package struct Sight: Sendable, Hashable {
    /// Id of the source: the same as long as the source knows it.
    package let pointID: String
    package let name: String
    /// A word of OpenStreetMap, for example "museum".
    package let kind: String
    package let position: GeoPoint

    package init(pointID: String, name: String, kind: String, position: GeoPoint) {
      (self.pointID, self.name, self.kind, self.position) = (pointID, name, kind, position)
    }
  }

  /// Text of a cache in one language.
  struct Words: Hashable, Sendable {
    let language: PageLanguage
    let name: String
    let description: String
  }

  /// Sights that get a cache: the nearest to the middle first, none too near to another.
  package static func chosen(_ sights: [Sight]) -> [Sight] {
    var chosen: [Sight] = []
    for sight in sights where chosen.count < cachesMax {
      let isTold = PeopleText.isVisible(sight.name) && PeopleText.isHonest(sight.name)
      guard isTold, SightWords.word(for: sight.kind, in: .english) != nil,
        chosen.allSatisfy({ $0.position.distance(to: sight.position) >= apart })
      else { continue }
      chosen.append(sight)
    }
    return chosen
  }

  /// Texts of a cache, English first, which is the cache's own.
  static func words(_ sight: Sight) -> [Words] {
    ([.english] + PageLanguage.allCases.filter { $0 != .english }).compactMap { language in
      SightWords.word(for: sight.kind, in: language).map { kind in
        let name = PeopleText.label(sight.name, lengthMax: CacheRules.nameLengthMax)
        return Words(language: language, name: name, description: "\(name): \(kind).\n\(sentence(language))\n\(credit)")
      }
    }
  }

  static func environment(_ kind: String) -> StoredCache.Environment {
    switch kind {
    case "peak": .mountain
    case "viewpoint", "ruins", "archaeological_site": .other
    default: .urban
    }
  }

  /// Doubled: on a peak one has to climb.
  static func terrain(_ kind: String) -> Int16 { kind == "peak" ? 5 : 3 }

  private static let credit = "© OpenStreetMap contributors (ODbL)"

  private static func sentence(_ language: PageLanguage) -> String {
    switch language {
    case .english: "There is no box. Go there, look at it, and log your visit on the spot. A machine has made this cache of open data."
    case .german: "Es gibt keine Dose. Geh hin, schau es dir an und logge deinen Besuch vor Ort. Maschinell aus offenen Daten erstellt."
    case .spanish: "No hay caja. Ve allí, míralo y registra tu visita en el lugar. Creado por una máquina a partir de datos abiertos."
    case .french:
      "Il n’y a pas de boîte. Allez-y, regardez, et enregistrez votre visite sur place. Créée par une machine à partir de données ouvertes."
    case .italian: "Non c’è una scatola. Vai, guarda e registra la visita sul posto. Creata da una macchina a partire da dati aperti."
    case .swedish: "Det finns ingen låda. Gå dit, titta och logga besöket på plats. En maskin har gjort cachen av öppna data."
    }
  }
}
