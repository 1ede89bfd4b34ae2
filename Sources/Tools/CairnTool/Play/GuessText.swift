internal import Geodesy

/// Text that a player typed when asked for a guess.
enum GuessText: Hashable, Sendable {
  case place(GeoPoint)
  /// A city's name, and a country's code in lower case when there was one: "Paris, us".
  case city(name: String, countryCode: String?)
  /// Number of a line of a list that was shown, from 1.
  case choice(Int)
  /// Nothing but white space.
  case nothing
  /// The panorama cannot be shown.
  case report
  case help
  case quit
  /// Numbers that are no place.
  case outOfRange

  init(_ line: String) {
    let text = line.trimmed
    switch text.lowercased() {
    case "": self = .nothing
    case "q", "quit", "exit": self = .quit
    case "?", "h", "help": self = .help
    case "r", "report": self = .report
    default: self = Self.choice(text) ?? Self.place(text) ?? Self.city(text)
    }
  }

  private static func choice(_ text: String) -> GuessText? {
    guard text.utf8.count <= 2, let number = Int(text), number > 0 else { return nil }
    return .choice(number)
  }

  /// "48.85 2.29", "48.85,2.29", "48,85 2,29", "48.85° N, 2.29° E", "33.9S 151.2E".
  private static func place(_ text: String) -> GuessText? {
    guard let (first, second) = halves(text), let latitude = degrees(first, positive: "n", negative: "s"),
      let longitude = degrees(second, positive: "e", negative: "w")
    else { return nil }
    return GeoPoint(latitude: latitude, longitude: longitude).map { .place($0) } ?? .outOfRange
  }

  /// The two numbers. A comma with white space, or the only comma without any, stands between them; other commas are decimal.
  private static func halves(_ text: String) -> (String, String)? {
    let separators = text.indices.filter { index in
      text[index] == "," && text[text.index(after: index)...].first?.isWhitespace != false
    }
    if separators.count == 1, let comma = separators.first { return pair(text[..<comma], text[text.index(after: comma)...]) }
    let words = text.split { $0.isWhitespace }
    if words.count == 1, let comma = text.firstIndex(of: ","), text.count(where: { $0 == "," }) == 1 {
      return pair(text[..<comma], text[text.index(after: comma)...])
    }
    switch words.count {
    case 2: return pair(words[0], words[1])
    // "48.85 N 2.29 E"
    case 4: return pair(words[0] + words[1], words[2] + words[3])
    default: return nil
    }
  }

  private static func pair(_ first: some StringProtocol, _ second: some StringProtocol) -> (String, String) {
    (String(first.filter { !$0.isWhitespace }), String(second.filter { !$0.isWhitespace }))
  }

  private static func degrees(_ text: String, positive: Character, negative: Character) -> Double? {
    var digits = text.lowercased()[...]
    var sign = 1.0
    if let last = digits.last, last == positive || last == negative {
      sign = last == negative ? -1 : 1
      digits.removeLast()
    }
    if digits.last == "°" { digits.removeLast() }
    let isNumber = !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber || "+-.,".contains($0) }
    guard isNumber, let number = Double(String(digits.map { $0 == "," ? "." : $0 })) else { return nil }
    return sign * number
  }

  /// A comma may be followed by the two letters of a country.
  private static func city(_ text: String) -> GuessText {
    guard let comma = text.lastIndex(of: ",") else { return .city(name: text, countryCode: nil) }
    let code = String(text[text.index(after: comma)...]).trimmed.lowercased()
    let name = String(text[..<comma]).trimmed
    guard code.count == 2, code.allSatisfy({ $0.isASCII && $0.isLetter }), !name.isEmpty else { return .city(name: text, countryCode: nil) }
    return .city(name: name, countryCode: code)
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
