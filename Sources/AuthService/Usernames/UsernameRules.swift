/// Which names an account may have, and when two names are too alike (requirement W-S28).
///
/// Two texts are made of a name, and both are unique over all accounts: the folded one, because nobody remembers capitals, and the
/// skeleton, because `pauI` with a capital i must not pass for `paul`.
enum UsernameRules {
  static let lengthMin = 3
  /// Fits beside a picture on a small phone.
  static let lengthMax = 30

  enum Refusal: Error, Hashable {
    case wrongLength(Int)
    case wrongCharacter
    case onlyUnderscores
    case reserved
    case offensive
  }

  static func check(_ name: String) throws(Refusal) {
    guard name.utf8.allSatisfy(isAllowed) else { throw .wrongCharacter }
    let length = name.utf8.count
    guard (lengthMin...lengthMax).contains(length) else { throw .wrongLength(length) }
    if bare(name).isEmpty { throw .onlyUnderscores }
    if readings(name).contains(where: NameLists.reserved.contains) || speaksForTheHouse(name) { throw .reserved }
    if isOffensive(name) { throw .offensive }
  }

  /// The name without regard to case. Names are ASCII, so this is what PostgreSQL's `lower` does as well.
  static func folded(_ name: String) -> String {
    name.lowercased()
  }

  /// Rest of a name when everything is dropped by which the eye could be misled: `0`, `o`, `O` are one, `1`, `l`, `I` are one, `_` is
  /// nothing, and case does not count.
  ///
  /// A small `i` stays what it is: taking it for an `l` as well would make Ella and Elia one person.
  static func skeleton(_ name: String) -> String {
    String(decoding: name.utf8.compactMap(skeletonCharacter), as: UTF8.self)
  }

  /// Whether two names are one, or could be taken for each other.
  static func looksLike(_ name: String, _ other: String) -> Bool { folded(name) == folded(other) || skeleton(name) == skeleton(other) }

  private static func skeletonCharacter(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0"), UInt8(ascii: "O"): UInt8(ascii: "o")
    case UInt8(ascii: "1"), UInt8(ascii: "I"): UInt8(ascii: "l")
    case UInt8(ascii: "_"): nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character + 0x20
    default: character
    }
  }

  /// The skeleton with `i` as `l`: for comparing with the lists below, where a false alarm costs nobody their own name.
  static func bare(_ name: String) -> String {
    skeleton(name).replacing("i", with: "l")
  }

  private static func isAllowed(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"): true
    default: false
    }
  }

  /// As what a name may be read at a glance: with digits for letters, and with two letters that together look like another one.
  private static func readings(_ name: String) -> [String] {
    let (bare, plain) = (bare(name), plain(name))
    return [bare, plain, plain.replacing("rn", with: "m").replacing("vv", with: "w")]
  }

  /// Whether a part of a name says that its owner belongs to the house: `cairn_support`, `Admin7`, `officialcairn`.
  private static func speaksForTheHouse(_ name: String) -> Bool {
    if readings(name).contains(where: isOfTwoHouseWords) { return true }
    return name.split(separator: "_").contains { part in
      let letters = part.drop { $0.isNumber }.reversed().drop { $0.isNumber }.reversed()
      return [String(part), String(letters)].flatMap(readings).contains(where: NameLists.official.contains)
    }
  }

  /// Whether a reading is two words without anything between, one of them official and the other the house's as well: `adminteam`.
  private static func isOfTwoHouseWords(_ reading: String) -> Bool {
    reading.indices.dropFirst().contains { index in
      let (first, second) = (String(reading[..<index]), String(reading[index...]))
      return NameLists.official.contains(first) && NameLists.reserved.contains(second)
        || NameLists.reserved.contains(first) && NameLists.official.contains(second)
    }
  }

  /// Whether a name hurts others, also when it is written with digits for letters or with many letters for one.
  private static func isOffensive(_ name: String) -> Bool {
    let plain = plain(name)
    if NameLists.offensiveParts.contains(where: { plain.contains($0) }) { return true }
    let trimmed = String(String.UnicodeScalarView(name.unicodeScalars.filter { !("0"..."9").contains($0) }))
    return NameLists.offensive.contains(plain) || NameLists.offensive.contains(Self.plain(trimmed))
  }

  /// Text that is read where digits stand for letters (`3` for `e`, `4` for `a` …), with three or more of one letter as one.
  static func plain(_ name: String) -> String {
    var text = ""
    var run = 0
    for character in bare(name) {
      let letter = digitLetters[character] ?? character
      run = text.last == letter ? run + 1 : 1
      if run == 3 { text.removeLast() }
      if run < 3 { text.append(letter) }
    }
    return text
  }

  private static let digitLetters: [Character: Character] = ["3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g"]
}
