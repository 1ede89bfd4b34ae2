import Texts

/// Writes the page of a cache for people without an account (requirement C-31): HTML without scripts and styles, so that nothing in it can ever run. Pure.
///
/// It is handed no position, so that none can come into it.
struct CachePage: Sendable {
  /// All that the page says of a cache.
  struct Shown: Sendable, Hashable {
    var code: String
    var name: String
    var kind: StoredCache.Kind
    /// Doubled: 2 to 10.
    var difficulty: Int16
    /// Doubled: 2 to 10.
    var terrain: Int16
    var findCount: Int64
    /// City and what it lies in, the smallest first; empty where none is known.
    var places: [String]
    /// Whether it cannot be searched at the moment.
    var isDisabled: Bool
  }

  /// Scalars of the text that messengers show under the title.
  static let previewLengthMax = 300

  /// Before the app's own paths; ends in a slash.
  let appBase: String

  func html(_ shown: Shown, in language: PageLanguage) -> String {
    let text = CachePageText(language)
    var lines = [
      text.kind(shown.kind), "\(text.difficulty): \(Self.level(shown.difficulty)) / 5", "\(text.terrain): \(Self.level(shown.terrain)) / 5",
    ]
    if !shown.places.isEmpty { lines.append(shown.places.joined(separator: ", ")) }
    lines.append("\(text.finds): \(shown.findCount)")
    if shown.isDisabled { lines.append(text.disabled) }
    let preview = [
      ("og:title", shown.name), ("og:description", String(lines.joined(separator: " · ").unicodeScalars.prefix(Self.previewLengthMax))),
      ("og:type", "website"), ("og:site_name", "Cairn"), ("og:locale", language.rawValue),
    ]
    let tags = preview.map { "<meta property=\"\($0.0)\" content=\"\(HTMLText.escaped($0.1))\">" }
    var body = ["<h1 dir=\"auto\">\(HTMLText.escaped(shown.name))</h1>"]
    body += lines.map { "<p dir=\"auto\">\(HTMLText.escaped($0))</p>" }
    let link = HTMLText.escaped("\(appBase)cache-out/caches/\(shown.code)")
    body.append("<p><a href=\"\(link)\" rel=\"noreferrer\">\(HTMLText.escaped(text.open))</a></p>")
    return Self.document(title: shown.name, tags + body, language)
  }

  /// The page of a cache that is there no more: nothing of it.
  static func over(in language: PageLanguage) -> String {
    let text = CachePageText(language)
    return document(title: text.over, ["<p>\(HTMLText.escaped(text.over))</p>"], language)
  }

  private static func document(title: String, _ content: [String], _ language: PageLanguage) -> String {
    let head = [
      "<!doctype html><html lang=\"\(language.rawValue)\">", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width\">", "<meta name=\"color-scheme\" content=\"light dark\">",
      "<meta name=\"robots\" content=\"noindex\">", "<title>\(HTMLText.escaped(title))</title>",
    ]
    return (head + content + ["</html>"]).joined(separator: "\n") + "\n"
  }

  /// "1.5" of 3.
  static func level(_ doubled: Int16) -> String { "\(doubled / 2)" + (doubled.isMultiple(of: 2) ? "" : ".5") }
}

/// The sentences of the page.
struct CachePageText: Sendable, Hashable {
  let difficulty: String
  let terrain: String
  /// Before the number of those who have found it.
  let finds: String
  let disabled: String
  /// Leads into the app.
  let open: String
  let over: String
  private let kinds: Kinds

  /// A name for each kind.
  private struct Kinds: Sendable, Hashable {
    let traditional: String
    let multi: String
    let mystery: String
    let virtual: String
    let event: String
    let other: String
  }

  /// A kind that comes anew does not compile without its name.
  func kind(_ kind: StoredCache.Kind) -> String {
    switch kind {
    case .traditional: kinds.traditional
    case .multi: kinds.multi
    case .mystery: kinds.mystery
    case .virtual: kinds.virtual
    case .event: kinds.event
    case .other: kinds.other
    }
  }

  init(_ language: PageLanguage) {
    switch language {
    case .english:
      self.init(
        "Difficulty", "Terrain", "Finds", disabled: "Not to be searched at the moment.", open: "Open in the app",
        over: "This cache is there no more.",
        kinds: Kinds(
          traditional: "Traditional cache", multi: "Multi-cache", mystery: "Mystery cache", virtual: "Virtual cache", event: "Event",
          other: "Cache"))
    case .german:
      self.init(
        "Schwierigkeit", "Gelände", "Funde", disabled: "Zurzeit nicht zu suchen.", open: "In der App öffnen",
        over: "Diesen Cache gibt es nicht mehr.",
        kinds: Kinds(
          traditional: "Traditioneller Cache", multi: "Multi-Cache", mystery: "Rätsel-Cache", virtual: "Virtueller Cache",
          event: "Veranstaltung",
          other: "Cache"))
    case .spanish:
      self.init(
        "Dificultad", "Terreno", "Hallazgos", disabled: "Por ahora no se puede buscar.", open: "Abrir en la app",
        over: "Este caché ya no existe.",
        kinds: Kinds(
          traditional: "Caché tradicional", multi: "Multicaché", mystery: "Caché misterio", virtual: "Caché virtual", event: "Evento",
          other: "Caché"))
    case .french:
      self.init(
        "Difficulté", "Terrain", "Trouvailles", disabled: "À ne pas chercher pour le moment.", open: "Ouvrir dans l’application",
        over: "Cette cache n’existe plus.",
        kinds: Kinds(
          traditional: "Cache traditionnelle", multi: "Multi-cache", mystery: "Cache mystère", virtual: "Cache virtuelle",
          event: "Événement",
          other: "Cache"))
    case .italian:
      self.init(
        "Difficoltà", "Terreno", "Ritrovamenti", disabled: "Per ora non si può cercare.", open: "Apri nell’app",
        over: "Questa cache non esiste più.",
        kinds: Kinds(
          traditional: "Cache tradizionale", multi: "Multi-cache", mystery: "Cache misteriosa", virtual: "Cache virtuale", event: "Evento",
          other: "Cache"))
    case .swedish:
      self.init(
        "Svårighet", "Terräng", "Fynd", disabled: "Går inte att söka just nu.", open: "Öppna i appen",
        over: "Den här cachen finns inte längre.",
        kinds: Kinds(
          traditional: "Traditionell cache", multi: "Multicache", mystery: "Mysteriecache", virtual: "Virtuell cache", event: "Evenemang",
          other: "Cache"))
    }
  }

  private init(
    _ difficulty: String, _ terrain: String, _ finds: String, disabled: String, open: String, over: String, kinds: Kinds
  ) {
    (self.difficulty, self.terrain, self.finds) = (difficulty, terrain, finds)
    (self.disabled, self.open, self.over, self.kinds) = (disabled, open, over, kinds)
  }
}
