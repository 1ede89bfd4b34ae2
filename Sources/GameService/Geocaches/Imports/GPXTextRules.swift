import Texts
import Timekeeping

/// Texts, times and numbers of files as they are kept here. Pure.
enum GPXTextRules {
  /// Elements behind which a line ends.
  private static let lineEnds: Set = ["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "hr"]
  /// Elements of which nothing is read.
  private static let silent: Set = ["script", "style", "head"]
  /// Names of characters that descriptions use; others stay as they are written.
  private static let named: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
    "Ouml": "Ö",
    "Uuml": "Ü", "szlig": "ß", "aring": "å", "Aring": "Å", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "deg": "°",
    "euro": "€",
    "ndash": "–", "mdash": "—", "hellip": "…", "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”", "bdquo": "„", "copy": "©",
  ]

  /// HTML as plain text: lines where it has lines, no markup, no addresses.
  static func plain(_ html: String) -> String {
    var (text, rest): (String, Substring) = ("", html[...])
    var silence: String?
    while let next = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      if silence == nil { text += flowing(rest[..<next]) }
      rest = rest[next...]
      if rest.first == "&" {
        let (character, length) = entity(rest)
        if silence == nil { text += character }
        rest = rest.dropFirst(length)
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: next)..<end].lowercased()
      rest = rest[rest.index(after: end)...]
      let isEnd = tag.hasPrefix("/")
      let name = String((isEnd ? tag.dropFirst() : tag[...]).prefix { $0.isLetter || $0.isNumber })
      if silent.contains(name) { silence = isEnd ? nil : name }
      if name == "br" || lineEnds.contains(name) && !text.isEmpty && !text.hasSuffix("\n") { text += "\n" }
    }
    if silence == nil { text += flowing(rest) }
    return text
  }

  /// Ends of lines of HTML are blanks.
  private static func flowing(_ text: Substring) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

  /// The character that a text begins with by its name or number, and how long that is; the "&" itself where it is none.
  private static func entity(_ text: Substring) -> (String, Int) {
    guard let end = text.prefix(10).firstIndex(of: ";") else { return ("&", 1) }
    let word = text[text.index(after: text.startIndex)..<end]
    let length = word.count + 2
    if let character = named[String(word)] { return (String(character), length) }
    guard word.hasPrefix("#") else { return ("&", 1) }
    let digits = word.dropFirst()
    let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number >= 0x20, let scalar = Unicode.Scalar(number) else { return ("", length) }
    return (String(Character(scalar)), length)
  }

  /// A text of several lines as it can be kept: no more than two ends of line after each other, cut at a limit.
  /// - Parameter lengthMax: In Unicode scalars.
  static func lines(_ text: String, lengthMax: Int) -> String {
    var kept: [String] = []
    var length = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = PeopleText.label(String(line), lengthMax: lengthMax - length)
      if line.isEmpty, kept.last?.isEmpty ?? true { continue }
      kept.append(line)
      length += line.unicodeScalars.count + 1
      if length >= lengthMax { break }
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    let whole = kept.joined(separator: "\n")
    return PeopleText.withoutBlanks(String(String.UnicodeScalarView(whole.unicodeScalars.prefix(lengthMax))))
  }

  /// A time of XML Schema: "2005-05-01T07:00:00Z", with a fraction or an offset, or without any, which is UTC. Nil for anything else, and before 1970.
  static func time(_ text: String) -> Moment? {
    let text = PeopleText.entry(text)
    guard text.utf8.count >= 19, text.utf8.allSatisfy({ $0 < 0x80 }), let day = CalendarDay(text: String(text.prefix(10))) else {
      return text.utf8.count == 10 ? CalendarDay(text: text)?.start : nil
    }
    let clock = text.dropFirst(11).prefix(8).split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2], (0..<24).contains(hour),
      (0..<60).contains(minute), (0..<60).contains(second), let offset = offset(text.dropFirst(19))
    else { return nil }
    return day.start + .seconds(hour * 3_600 + minute * 60 + second - offset)
  }

  /// Seconds east of UTC behind a time.
  private static func offset(_ text: Substring) -> Int? {
    let zone = text.first == "." ? text.dropFirst().drop { $0.isNumber } : text
    if zone.isEmpty || zone == "Z" || zone == "z" { return 0 }
    guard let sign = zone.first, sign == "+" || sign == "-" else { return nil }
    let parts = zone.dropFirst().split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let hours = parts[0], let minutes = parts[1], (0...14).contains(hours), (0..<60).contains(minutes) else {
      return nil
    }
    return (sign == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}
