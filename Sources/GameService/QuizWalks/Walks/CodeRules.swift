import Texts
import Timekeeping

/// Codes of six characters by which walks are found (requirement Q-S6), and how often one may try. Pure.
enum CodeRules {
  /// Nothing that looks like something else: no 0 and O, no 1, I and L; no U, which makes words.
  static let alphabet = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  /// 729 million codes.
  static let length = 6
  /// Random bytes that a code is made of: many more than needed, as those that do not come out even are passed over.
  static let byteCount = 32
  /// Codes tried for a new walk before it is given up.
  static let attemptsMax = 5
  /// Codes that no walk has which an account may try within `tryWindow`. Among a million walks it finds one in 729 tries, after twelve hours, and none that it
  /// looks for.
  static let triesMax = 10
  /// Tries of a network: five classes of forty that mistype once.
  static let networkTriesMax = 200
  /// How long tries are counted.
  static let tryWindow = Duration.seconds(600)

  /// A code made of random bytes; nil when too few come out even.
  static func code(from random: [UInt8]) -> String? {
    let evenEnd = 256 / alphabet.count * alphabet.count
    let characters = random.filter { Int($0) < evenEnd }.prefix(length).map { alphabet[Int($0) % alphabet.count] }
    return characters.count == length ? String(decoding: characters, as: UTF8.self) : nil
  }

  /// A code as somebody has typed or pasted it; nil when it is none.
  static func code(typed: String) -> String? {
    let text = PeopleText.entry(typed)
    // Beyond ASCII there are small letters whose capitals are in the alphabet.
    guard text.utf8.count == length, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let code = text.uppercased()
    return code.utf8.allSatisfy(alphabet.contains) ? code : nil
  }

  /// The network of an address, by which tries are counted: of IPv6 the first four groups, which one household or phone has; of IPv4 all of it.
  static func network(of address: String) -> String {
    guard address.contains(":") else { return address }
    let halves = address.split(separator: "::", omittingEmptySubsequences: false)
    let head = halves[0].split(separator: ":").map(String.init)
    if halves.count == 1 { return head.prefix(4).joined(separator: ":") }
    let tail = halves[1].split(separator: ":").map(String.init)
    let zeros = [String](repeating: "0", count: max(0, 8 - head.count - tail.count))
    return (head + zeros + tail).prefix(4).joined(separator: ":")
  }
}
