import Lifecycle

/// Settings of an installation for the pages of links.
enum ShareConfig {
  /// Tells faults to `settings`.
  static func places(_ settings: Settings) -> SharePage.Places {
    var places = SharePage.Places()
    // An app's own scheme, or an address that a telephone opens in the app.
    if let base = base(settings, "SHARE_APP_BASE", "https://app.example.org/ or cairn://", isAddress: isAppBase) { places.appBase = base }
    places.webBase = base(settings, "SHARE_WEB_BASE", "https://api.example.org/") { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
    return places
  }

  private static func isAppBase(_ text: String) -> Bool {
    let scheme = text.prefix { $0 != ":" }
    return !["javascript", "data", "vbscript"].contains(scheme.lowercased()) && !scheme.isEmpty && text.contains("://")
      && scheme.utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x2B
      }
  }

  private static func base(_ settings: Settings, _ name: String, _ example: String, isAddress: (String) -> Bool) -> String? {
    guard let text = settings.text(name) else { return nil }
    if !isAddress(text) || text.contains(where: { " #?\"<>".contains($0) }) {
      settings.refuse("CAIRN_\(name) is \"\(text)\": expected an address, for example \(example)")
      return nil
    }
    return text.hasSuffix("/") ? text : text + "/"
  }
}
