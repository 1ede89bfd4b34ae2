/// Paints the lines of a map for a terminal: the solution red, the player yellow, all others blue.
enum MapColours {
  /// Colours by ECMA-48, "Select graphic rendition".
  private static let codes: [Character: String] = ["X": "1;31", "O": "1;33", "o": "1;34", TextMap.both: "1;35"]

  /// - Parameter line: One of a map, between its frame's edges, or of its legend, where the first letter is the sign that it explains.
  static func painted(_ line: String) -> String {
    if line.hasPrefix("|") { return line.map { sign in codes[sign].map { painted(String(sign), $0) } ?? String(sign) }.joined() }
    var rest = line
    for sign in ["X it was", "O you guessed"] {
      guard let range = rest.firstRange(of: sign), let first = sign.first, let code = codes[first] else { continue }
      rest.replaceSubrange(range, with: painted(sign, code))
    }
    return rest
  }

  private static func painted(_ text: String, _ code: String) -> String { "\u{1B}[\(code)m\(text)\u{1B}[0m" }
}
