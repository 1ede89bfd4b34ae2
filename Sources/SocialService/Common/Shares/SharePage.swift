import FoundationEssentials
import Texts

/// Writes the page of a link: HTML with what messengers show as a preview (https://ogp.me). Without scripts and styles, so that nothing in it can
/// ever run. Pure.
struct SharePage: Sendable {
  /// Where apps and messengers find things.
  struct Places: Sendable, Hashable {
    /// Before the app's own paths; ends in a slash.
    var appBase = "cairn://"
    /// The gateway's public address, ending in a slash; nil where it was not told: a preview has no picture then, because it needs a whole address.
    var webBase: String?
  }

  let places: Places

  /// - Parameters:
  ///   - path: Path of the link, with its slash.
  ///   - picturePath: Path of the picture that is shown, with its slash; nil for none.
  func html(_ shown: ShareRules.Shown, in language: PageLanguage, path: String, picturePath: String?) -> String {
    let text = SharePageText(language)
    switch shown {
    case .over: return document(title: text.over, [], body: ["<p>\(HTMLText.escaped(text.over))</p>"], language)
    case .content(let shown, let name):
      return page(
        title: (name.map { "\($0): " } ?? "") + shown.title, lines: shown.lines, call: shown.call, app: shown.appPath, language, path,
        picturePath: nil)
    case .profile(let profile, let name, _):
      let details = [profile.details.givenName, profile.details.familyName].filter { !$0.isEmpty }.joined(separator: " ")
      let lines = [details, profile.appAbout, profile.about].filter { !$0.isEmpty }
      return page(
        title: "\(name) – Cairn", lines: lines.isEmpty ? [text.profile] : lines, call: text.open, app: "people/\(name)", language, path,
        picturePath: picturePath)
    }
  }

  private func page(
    title: String, lines: [String], call: String, app: String, _ language: PageLanguage, _ path: String, picturePath: String?
  ) -> String {
    var preview = [("og:title", title), ("og:description", Self.cut(lines.joined(separator: " · ")))]
    preview += [("og:type", "website"), ("og:site_name", "Cairn"), ("og:locale", language.rawValue)]
    if let base = places.webBase {
      preview.append(("og:url", base + path.dropFirst()))
      if let picturePath { preview.append(("og:image", base + picturePath.dropFirst())) }
    }
    var body = ["<h1>\(HTMLText.escaped(title))</h1>"]
    if let picturePath { body.append("<img src=\"\(HTMLText.escaped(picturePath))\" alt=\"\" width=\"96\" height=\"96\">") }
    body += lines.map { "<p dir=\"auto\">\(HTMLText.escaped($0))</p>" }
    body.append("<p><a href=\"\(HTMLText.escaped(places.appBase + app))\" rel=\"noreferrer\">\(HTMLText.escaped(call))</a></p>")
    return document(title: title, preview, body: body, language)
  }

  private func document(title: String, _ preview: [(String, String)], body: [String], _ language: PageLanguage) -> String {
    let head = [
      "<meta charset=\"utf-8\">", "<meta name=\"viewport\" content=\"width=device-width\">",
      "<meta name=\"color-scheme\" content=\"light dark\">", "<meta name=\"robots\" content=\"noindex\">",
      "<title>\(HTMLText.escaped(title))</title>",
    ]
    let tags = preview.map { "<meta property=\"\($0.0)\" content=\"\(HTMLText.escaped($0.1))\">" }
    return (["<!doctype html><html lang=\"\(language.rawValue)\">"] + head + tags + body + ["</html>"]).joined(separator: "\n") + "\n"
  }

  /// The beginning of a text, with a mark where it was cut.
  static func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > ShareRules.previewLengthMax else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(ShareRules.previewLengthMax))) + "…"
  }
}

/// The sentences of a page that are of no app.
struct SharePageText: Sendable, Hashable {
  /// Text for a profile that says nothing.
  let profile: String
  /// Leads into the app.
  let open: String
  /// Text for a link that shows nothing any more.
  let over: String

  init(_ language: PageLanguage) {
    switch language {
    case .english: self.init("Is at Cairn.", "Open in the app", "This link is over.")
    case .german: self.init("Ist bei Cairn.", "In der App öffnen", "Dieser Link gilt nicht mehr.")
    case .spanish: self.init("Está en Cairn.", "Abrir en la app", "Este enlace ya no es válido.")
    case .french: self.init("Est sur Cairn.", "Ouvrir dans l’application", "Ce lien n’est plus valable.")
    case .italian: self.init("È su Cairn.", "Apri nell’app", "Questo link non è più valido.")
    case .swedish: self.init("Finns på Cairn.", "Öppna i appen", "Länken gäller inte längre.")
    }
  }

  private init(_ profile: String, _ open: String, _ over: String) {
    (self.profile, self.open, self.over) = (profile, open, over)
  }
}
