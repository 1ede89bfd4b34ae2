import CairnProto

/// Between the messages and the nouns of clues.
enum ClueMessages {
  static func clues(_ clues: [PlaceClue]) -> Clues { Clues(clues: clues.map(clue)) }

  private static func clue(_ clue: PlaceClue) -> Clue {
    switch clue {
    case .noonSun(let side): Clue(kind: .noonSun, codes: [side.rawValue])
    case .dayLength(let minutes): Clue(kind: .dayLength, number: Int32(minutes))
    case .sea(let kilometres): Clue(kind: .sea, number: Int32(kilometres ?? 0))
    case .drivingSide(let isLeft): Clue(kind: .drivingSide, codes: [isLeft ? "left" : "right"])
    case .clock(let minutes): Clue(kind: .clock, number: Int32(minutes))
    case .neighbours(let count): Clue(kind: .neighbours, number: Int32(count))
    case .city(let populationMin, let kilometres, let direction):
      Clue(kind: .city, number: Int32(kilometres), codes: [direction.rawValue], populationCountMin: Int32(populationMin))
    case .scripts(let codes): Clue(kind: .script, codes: codes)
    case .townName(let letterCount): Clue(kind: .townName, number: Int32(letterCount))
    }
  }
}
