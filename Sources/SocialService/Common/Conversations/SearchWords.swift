import Texts

/// Words by which messages are found: as people write and remember them, in every script (F-31). Pure.
///
/// A text is taken apart where something is no letter, digit or mark, in small letters and without accents. Scripts that set no spaces between words are
/// taken by pairs of characters, and by single ones: a word of theirs has two characters as often as not, which is less than a trigram. All pairs of
/// a long text without spaces count, and as many single characters as there is room for.
enum SearchWords {
  /// Words of one message that it is found by: all words and pairs of 4,000 characters and a place's name, and some eight hundred single characters of a
  /// text without spaces.
  static let wordsMax = 5_000

  /// Words of a question.
  static let queryWordsMax = 8

  /// Characters of a question.
  static let queryLengthMax = 100

  /// Characters of a word that count; longer ones are found by their beginning.
  static let wordLengthMax = 40

  /// Words of a text, each once, in their order; single characters of scripts that set no spaces behind them.
  static func words(of text: String) -> [String] {
    let runs = runs(of: text)
    var seen: Set<String> = []
    var words: [String] = []
    func keep(_ word: String) {
      if words.count < wordsMax, seen.insert(word).inserted { words.append(word) }
    }
    for run in runs {
      if run.isSpaceless { pairs(of: run.scalars).forEach(keep) } else { keep(string(run.scalars.prefix(wordLengthMax))) }
    }
    for run in runs where run.isSpaceless { run.scalars.forEach { keep(string([$0])) } }
    return words
  }

  /// Words that a message must have to be found; nil for a question that asks for nothing, or for too much.
  static func asked(_ text: String) -> [String]? {
    guard text.unicodeScalars.count <= queryLengthMax else { return nil }
    var words: [String] = []
    for run in runs(of: text) {
      if run.isSpaceless, run.scalars.count > 1 {
        words += pairs(of: run.scalars)
      } else {
        words.append(string(run.scalars.prefix(wordLengthMax)))
      }
    }
    // Pairs of one run are one word to whoever asks.
    guard !words.isEmpty, runs(of: text).count <= queryWordsMax else { return nil }
    return Array(Set(words)).sorted()
  }

  /// A word in its place.
  struct Placed: Sendable, Hashable {
    var text: String
    /// Several words of a script that sets no spaces.
    var isSpaceless: Bool
  }

  /// Words of a text one after the other, as often as they stand there.
  static func sequence(of text: String) -> [Placed] {
    runs(of: text).map { Placed(text: string($0.scalars), isSpaceless: $0.isSpaceless) }
  }

  /// The number of a word in a conversation (FNV-1a, 64 bits): two words with one number are told apart when the text is looked at.
  static func key(_ word: String, in conversationID: [UInt8]) -> Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in conversationID { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int64(bitPattern: hash)
  }

  // MARK: -

  /// Characters that stand together.
  private struct Run {
    var scalars: [Unicode.Scalar]
    var isSpaceless: Bool
  }

  private static func runs(of text: String) -> [Run] {
    var runs: [Run] = []
    var isOpen = false
    for scalar in NormalForm.nfkd(text.lowercased()).unicodeScalars {
      if isMark(scalar) { continue }
      guard isOfWord(scalar) else {
        isOpen = false
        continue
      }
      let isSpaceless = isSpaceless(scalar)
      if isOpen, let last = runs.last, last.isSpaceless == isSpaceless {
        runs[runs.count - 1].scalars.append(scalar)
      } else {
        runs.append(Run(scalars: [scalar], isSpaceless: isSpaceless))
      }
      isOpen = true
    }
    return runs
  }

  /// Every two characters that stand together.
  private static func pairs(of scalars: [Unicode.Scalar]) -> [String] {
    zip(scalars, scalars.dropFirst()).map { string([$0, $1]) }
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // Vowel signs of Indic and South-East Asian scripts are spacing marks, and belong to the word.
    scalar.properties.generalCategory == .nonspacingMark && !isSpaceless(scalar) && scalar.value < 0x0900
      || (0x0300...0x036F).contains(scalar.value) || (0x3099...0x309A).contains(scalar.value)
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  /// Thai, Lao, Myanmar, Khmer, Tibetan, kana and Han.
  private static func isSpaceless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
