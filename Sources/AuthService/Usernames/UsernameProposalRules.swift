/// Names that are proposed when the wished one cannot be had, and names for accounts whose app asks for none (requirement X-2). Chance comes
/// from outside, as numbers.
enum UsernameProposalRules {
  /// Names in an answer.
  static let suggestionCountMax = 3

  /// Names like `wish` that keep the rules, in the order of their likeness; whether somebody has them is not known here.
  /// - Parameter numbers: One name is made of each.
  static func alternatives(to wish: String, numbers: [UInt32]) -> [String] {
    let stem = stem(of: wish)
    let names = numbers.enumerated().map { index, number in
      // Short tails first: a name that is only a little longer is what people take.
      let digitCount = min(2 + index / 4, 6)
      let tail = digits(number, count: digitCount)
      return stem.prefix(UsernameRules.lengthMax - tail.utf8.count) + tail
    }
    var seen: Set<String> = []
    return names.map { String($0) }.filter { name in
      (try? UsernameRules.check(name)) != nil && seen.insert(UsernameRules.skeleton(name)).inserted
    }
  }

  /// A name made of two words and a number, which tells nothing of who bears it.
  static func generated(from number: UInt64) -> String {
    let first = firstWords[Int(number % UInt64(firstWords.count))]
    let second = secondWords[Int((number >> 8) % UInt64(secondWords.count))]
    return "\(first)_\(second)_\(digits(UInt32(truncatingIfNeeded: number >> 16), count: 4))"
  }

  /// Part of a wish that can be kept: its allowed characters; a word of ours where nothing is left, or nothing that may be kept.
  private static func stem(of wish: String) -> String {
    let kept = String(
      String.UnicodeScalarView(
        wish.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_") }))
    guard kept.utf8.count >= 2 else { return "player" }
    do throws(UsernameRules.Refusal) {
      try UsernameRules.check(String((kept + "22").prefix(UsernameRules.lengthMax)))
      try UsernameRules.check(String((kept + "__").prefix(UsernameRules.lengthMax)))
    } catch {
      return error == .onlyUnderscores ? kept : "player"
    }
    return kept
  }

  /// Digits that look like no letter, so that two tails never look alike.
  private static func digits(_ number: UInt32, count: Int) -> String {
    var (rest, text) = (number, "")
    for _ in 0..<count {
      text.append(Character(Unicode.Scalar(UInt8(ascii: "2") + UInt8(rest % 8))))
      rest /= 8
    }
    return text
  }

  private static let firstWords = [
    "amber", "autumn", "blue", "brave", "bright", "calm", "clear", "clever", "cosy", "crisp", "early", "fair", "fleet", "gentle", "golden",
    "green", "happy", "honest", "keen", "kind", "lively", "lucky", "lunar", "mellow", "merry", "misty", "modest", "noble", "northern",
    "patient", "plucky", "polite", "proud", "quick", "quiet", "rapid", "rosy", "rustic", "sandy", "silver", "smart", "snowy", "solar",
    "spry", "stellar", "sunny", "swift", "tidy", "vivid", "warm", "western", "wild", "winter", "wise", "witty", "young", "zesty",
  ]

  private static let secondWords = [
    "badger", "beaver", "birch", "bison", "brook", "canyon", "cedar", "comet", "coral", "crane", "creek", "dune", "falcon", "fern", "finch",
    "fjord", "forest", "fox", "glacier", "harbour", "hare", "hawk", "heron", "island", "juniper", "lagoon", "lake", "lark", "lynx", "maple",
    "marten", "meadow", "moose", "nomad", "oak", "ocean", "orchid", "otter", "owl", "pebble", "pine", "planet", "puffin", "raven", "reef",
    "ridge", "river", "robin", "sparrow", "spruce", "stork", "summit", "tundra", "valley", "walrus", "willow", "wolf", "wren",
  ]
}
