// Tables of countries and languages.

extension ClueRules {
  /// Countries and territories where people drive on the left, ISO 3166-1 alpha-2.
  private static let leftHand: Set<String> = Set(
    """
    ag ai au bb bd bm bn bs bt bw cc ck cx cy dm fj fk gb gd gg gs gy hk id ie im in je jm jp ke ki kn ky lc lk ls mo ms mt mu mv mw my mz na nf np nr
    nu nz pg pk pn sb sc sg sh sr sz tc th tk tl to tt tv tz ug vc vg vi ws za zm zw
    """.split { $0.isWhitespace }.map(String.init))

  /// - Parameter countryCode: Lower-case.
  static func drivesOnLeft(in countryCode: String) -> Bool { leftHand.contains(countryCode) }

  /// Scripts of languages that are not, or not only, written in Latin letters; ISO 639 to ISO 15924, the commoner first.
  private static let scripts: [String: [String]] = [
    "am": ["Ethi"], "ar": ["Arab"], "be": ["Cyrl"], "bg": ["Cyrl"], "bn": ["Beng"], "dv": ["Thaa"], "dz": ["Tibt"], "el": ["Grek"],
    "fa": ["Arab"], "he": ["Hebr"], "hi": ["Deva"], "hy": ["Armn"], "ja": ["Jpan"], "ka": ["Geor"], "kk": ["Cyrl"], "km": ["Khmr"],
    "ko": ["Kore"], "ku": ["Arab"], "ky": ["Cyrl"], "lo": ["Laoo"], "mk": ["Cyrl"], "mn": ["Cyrl"], "my": ["Mymr"], "ne": ["Deva"],
    "ps": ["Arab"], "ru": ["Cyrl"], "si": ["Sinh"], "sr": ["Cyrl", "Latn"], "ta": ["Taml"], "tg": ["Cyrl"], "th": ["Thai"],
    "ti": ["Ethi"], "ug": ["Arab"], "uk": ["Cyrl"], "ur": ["Arab"], "uz": ["Latn", "Cyrl"], "yue": ["Hant"], "zh": ["Hans"],
  ]

  /// How many languages are looked at, and how many scripts are told: signs are in one or two.
  private static let scriptsMax = 2

  /// Scripts on signs, the commoner first; none where no language is known.
  /// - Parameter codes: ISO 639, the most spoken first.
  static func scripts(ofLanguages codes: [String]) -> [String] {
    var found: [String] = []
    for script in codes.prefix(scriptsMax).flatMap({ scripts[$0] ?? ["Latn"] }) where !found.contains(script) { found.append(script) }
    return Array(found.prefix(scriptsMax))
  }
}
