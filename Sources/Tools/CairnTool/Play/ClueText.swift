// Sentences about a place. Pure: messages in, lines out.

internal import CairnProto

enum ClueText {
  /// One line for each clue that this version knows, numbered.
  static func lines(_ clues: Clues) -> [String] {
    clues.clues.compactMap(sentence).enumerated().map { "\($0 + 1). \($1)" }
  }

  /// Nil for a kind that this version does not know.
  static func sentence(_ clue: Clue) -> String? {
    let number = Int(clue.number)
    switch clue.kind {
    case .noonSun: return noonSun(clue.codes.first)
    case .dayLength: return dayLength(minutes: number)
    case .sea: return number == 0 ? "The sea is more than 100 km away." : "The sea is within \(number) km."
    case .drivingSide: return clue.codes.first.map { "People drive on the \($0)." }
    case .clock: return "Clocks show \(clock(minutes: number))."
    case .neighbours: return neighbours(number)
    case .city: return city(clue)
    case .script:
      return clue.codes.isEmpty ? nil : "Signs are in \(clue.codes.map { scripts[$0] ?? $0 }.joined(separator: " and ")) letters."
    case .townName: return "The name of the nearest town has \(number) letters."
    case .unspecified, .unrecognized: return nil
    }
  }

  private static func noonSun(_ code: String?) -> String? {
    switch code {
    case "south": "At noon the sun stands in the south."
    case "north": "At noon the sun stands in the north."
    case "overhead": "At noon the sun stands overhead, now a little north, now a little south."
    default: nil
    }
  }

  private static func dayLength(minutes: Int) -> String {
    if minutes == 0 { return "The sun does not rise today." }
    if minutes >= 1_440 { return "The sun does not set today." }
    return "Today the sun is up for about \(minutes / 60) h \(minutes % 60) min."
  }

  /// "UTC", "UTC+3", "UTC-9:30".
  private static func clock(minutes: Int) -> String {
    if minutes == 0 { return "UTC" }
    let (hours, rest) = (minutes.magnitude / 60, minutes.magnitude % 60)
    return "UTC\(minutes < 0 ? "-" : "+")\(hours)\(rest == 0 ? "" : rest < 10 ? ":0\(rest)" : ":\(rest)")"
  }

  private static func neighbours(_ count: Int) -> String {
    switch count {
    case 0: "No other country is within 100 km."
    case 1: "One other country is within 100 km."
    default: "\(count) other countries are within 100 km."
    }
  }

  private static func city(_ clue: Clue) -> String {
    let size = GameText.grouped(Int(clue.populationCountMin))
    let way = clue.codes.first.flatMap { directions[$0] } ?? "somewhere"
    return "The nearest city of more than \(size) people is about \(GameText.grouped(Int(clue.number))) km to the \(way)."
  }

  private static let directions = [
    "n": "north", "ne": "north-east", "e": "east", "se": "south-east", "s": "south", "sw": "south-west", "w": "west", "nw": "north-west",
  ]

  private static let scripts = [
    "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Cyrl": "Cyrillic", "Deva": "Devanagari", "Ethi": "Ethiopic",
    "Geor": "Georgian",
    "Grek": "Greek", "Hans": "Chinese", "Hant": "Chinese", "Hebr": "Hebrew", "Jpan": "Japanese", "Khmr": "Khmer", "Kore": "Korean",
    "Laoo": "Lao", "Latn": "Latin", "Mymr": "Burmese", "Sinh": "Sinhala", "Taml": "Tamil", "Thaa": "Maldivian", "Thai": "Thai",
    "Tibt": "Tibetan",
  ]
}
