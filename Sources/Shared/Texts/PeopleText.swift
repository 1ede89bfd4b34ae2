/// The one rule for texts that people write and apps bring: names, what somebody tells about themselves, reasons, labels of devices.
///
/// A text may hold whatever belongs to writing: joiners, without which Persian words fall apart and `👩‍💻` is two pictures, variation selectors,
/// the tags of `🏴󠁧󠁢󠁥󠁮󠁧󠁿`, marks of direction. It may not hold what makes it lie, that is, shown as something else than it is (Unicode Technical Standard #39
/// §3, Technical Report #36 §2): an override of direction, an embedding or isolate that goes on behind its end and turns what is shown after it.
public enum PeopleText {
  /// Flaw of a text.
  public enum Flaw: Sendable, Hashable {
    /// A control character, or an end of line in a text of one line.
    case control
    /// Something that makes the text, or what stands behind it, look like another.
    case misleading
  }

  /// The flaw of a text; nil when there is none.
  /// - Parameter isMultiline: Whether "\n" may stand in it.
  public static func flaw(of text: String, isMultiline: Bool = false) -> Flaw? {
    var directions = Directions()
    var isMisleading = false
    for scalar in text.unicodeScalars {
      if isLineEnd(scalar) {
        guard isMultiline, scalar == "\n" else { return .control }
        isMisleading = isMisleading || !directions.isBalanced
        directions = Directions()
      } else if scalar.properties.generalCategory == .control {
        return .control
      } else if !directions.takes(scalar) || isNeverWriting(scalar) {
        isMisleading = true
      }
    }
    return isMisleading || !directions.isBalanced || !strayTags(in: Array(text.unicodeScalars)).isEmpty ? .misleading : nil
  }

  /// Whether nothing is wrong with a text.
  public static func isHonest(_ text: String, isMultiline: Bool = false) -> Bool { flaw(of: text, isMultiline: isMultiline) == nil }

  /// Whether anything of a text is seen: neither blanks alone, Braille's included, nor characters without a shape.
  public static func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint && !isControl($0) && $0 != "\u{2800}"
    }
  }

  /// A label as it can be kept: in NFC, on one line, without flaws and without blanks around it, cut between characters. A label only helps its
  /// owner to tell things apart and so keeps nobody out: what is wrong with it is left out.
  /// - Parameter lengthMax: In Unicode scalars.
  public static func label(_ text: String, lengthMax: Int) -> String {
    var line = String.UnicodeScalarView()
    for scalar in NormalForm.nfc(text).unicodeScalars { line.append(isControl(scalar) ? " " : scalar) }
    if !isHonest(String(line)) {
      let kept = Array(line.filter { !Directions.isControl($0) && !isNeverWriting($0) })
      let stray = strayTags(in: kept)
      line = String.UnicodeScalarView(kept.indices.filter { !stray.contains($0) }.map { kept[$0] })
    }
    return withoutBlanks(cut(withoutBlanks(String(line)), lengthMax: lengthMax))
  }

  /// An entry that can hold no blanks (an address, a code, a user name, a token), as somebody typed or pasted it: in NFC, and without the blanks that a
  /// keyboard or a copied line put around it.
  public static func entry(_ text: String) -> String { withoutBlanks(NormalForm.nfc(text)) }

  /// A text without blanks and marks of direction at its ends.
  public static func withoutBlanks(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isBlank($0) }), let last = scalars.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(scalars[first...last])
  }

  private static func cut(_ text: String, lengthMax: Int) -> String {
    if text.unicodeScalars.count <= lengthMax { return text }
    var kept = ""
    var length = 0
    for character in text {
      length += character.unicodeScalars.count
      if length > lengthMax { break }
      kept.append(character)
    }
    // One character can be longer than any label.
    return kept.isEmpty ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(lengthMax))) : kept
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool { isLineEnd(scalar) || scalar.properties.generalCategory == .control }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || ["\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}"].contains(scalar)
  }

  /// Deprecated controls of shaping, annotations that are not shown (UAX #44, Unicode 16 §23.3 and §23.8), and the tag that names a language.
  private static func isNeverWriting(_ scalar: Unicode.Scalar) -> Bool {
    (0x206A...0x206F).contains(scalar.value) || (0xFFF9...0xFFFB).contains(scalar.value) || scalar.value == 0xE0001
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

  /// Tags of a flag at most: those of a subdivision are six.
  private static let tagsMax = 10

  /// Places of tags that belong to no flag. Tags are not seen, so behind anything but a black flag, or without their end, they are a text that nobody
  /// sees (UTS #51, ED-14a, of which only flags are in use).
  private static func strayTags(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var stray: Set<Int> = []
    var index = scalars.startIndex
    while let begin = scalars[index...].firstIndex(where: isTag) {
      let end = scalars[begin...].firstIndex { !isTag($0) } ?? scalars.endIndex
      let tags = scalars[begin..<end]
      let isOfFlag =
        begin > 0 && scalars[begin - 1] == "\u{1F3F4}" && (2...tagsMax + 1).contains(tags.count)
        && tags.firstIndex(of: "\u{E007F}") == end - 1
      if !isOfFlag { stray.formUnion(begin..<end) }
      index = end
    }
    return stray
  }
}

/// The embeddings and isolates that are open in a line (UAX #9 §2).
private struct Directions {
  private enum Opening { case embedding, isolate }

  private var open: [Opening] = []

  var isBalanced: Bool { open.isEmpty }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// - Returns: False for an override, and for what closes nothing.
  mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A, 0x202B: open.append(.embedding)
    case 0x2066...0x2068: open.append(.isolate)
    case 0x202C: return open.popLast() == .embedding
    case 0x2069: return open.popLast() == .isolate
    case 0x202D, 0x202E: return false
    default: break
    }
    return true
  }
}
