/// Words for kinds of sights, by the words that OpenStreetMap has for them: what content that a machine makes says of a place.
public enum SightWords {
  /// Kinds of which something can be said, in the order of the words.
  public static let kinds = [
    "museum", "gallery", "arts_centre", "theatre", "library", "artwork", "fountain", "monument", "memorial", "viewpoint", "peak", "zoo",
    "aquarium", "theme_park", "castle", "ruins", "archaeological_site", "place_of_worship",
  ]

  /// The word for a kind, with its article: "a museum". Nil for a kind of which nothing can be said.
  public static func word(for kind: String, in language: PageLanguage) -> String? {
    kinds.firstIndex(of: kind).flatMap { words[language]?[$0] }
  }

  private static let words: [PageLanguage: [String]] = [
    .english: [
      "a museum", "a gallery", "an arts centre", "a theatre", "a library", "a work of art", "a fountain", "a monument", "a memorial",
      "a viewpoint", "a peak", "a zoo", "an aquarium", "a theme park", "a castle", "ruins", "an archaeological site",
      "a place of worship",
    ],
    .german: [
      "ein Museum", "eine Galerie", "ein Kulturzentrum", "ein Theater", "eine Bibliothek", "ein Kunstwerk", "ein Brunnen", "ein Denkmal",
      "eine Gedenkstätte", "ein Aussichtspunkt", "ein Gipfel", "ein Zoo", "ein Aquarium", "ein Freizeitpark", "ein Schloss", "eine Ruine",
      "eine archäologische Stätte", "ein Gotteshaus",
    ],
    .spanish: [
      "un museo", "una galería", "un centro cultural", "un teatro", "una biblioteca", "una obra de arte", "una fuente", "un monumento",
      "un memorial", "un mirador", "una cima", "un zoológico", "un acuario", "un parque temático", "un castillo", "unas ruinas",
      "un yacimiento arqueológico", "un lugar de culto",
    ],
    .french: [
      "un musée", "une galerie", "un centre culturel", "un théâtre", "une bibliothèque", "une œuvre d’art", "une fontaine",
      "un monument", "un mémorial", "un point de vue", "un sommet", "un zoo", "un aquarium", "un parc à thème", "un château",
      "des ruines", "un site archéologique", "un lieu de culte",
    ],
    .italian: [
      "un museo", "una galleria", "un centro culturale", "un teatro", "una biblioteca", "un’opera d’arte", "una fontana", "un monumento",
      "un memoriale", "un punto panoramico", "una cima", "uno zoo", "un acquario", "un parco a tema", "un castello", "delle rovine",
      "un sito archeologico", "un luogo di culto",
    ],
    .swedish: [
      "ett museum", "ett galleri", "ett kulturhus", "en teater", "ett bibliotek", "ett konstverk", "en fontän", "ett monument",
      "ett minnesmärke", "en utsiktsplats", "en bergstopp", "en djurpark", "ett akvarium", "en nöjespark", "ett slott", "en ruin",
      "en fornlämning", "en gudstjänstlokal",
    ],
  ]
}
