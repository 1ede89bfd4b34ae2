public import Cryptography

/// The keys of one receiving service's tickets. The first signs, all verify: to rotate, add a key at the end everywhere, then move it to
/// the front, then remove the old one a minute later.
public struct TicketKeys: Sendable {
  /// One of them.
  struct Key: Sendable {
    let id: String
    let secret: SymmetricKey
  }

  /// Why a text is not a list of keys, with the number of the line, from 1. Never quotes the line: it holds a secret.
  public enum ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    case noKeys
    case tooManyKeys
    case malformed(line: Int)
    case duplicate(line: Int)

    public var description: String {
      switch self {
      case .noKeys: "no ticket key"
      case .tooManyKeys: "more than \(keysMax) ticket keys"
      case .malformed(let line): "line \(line): not \"key id:64 hexadecimal digits\""
      case .duplicate(let line): "line \(line): this key id is there already"
      }
    }
  }

  /// During a rotation there are two; more than a handful is a mistake.
  static let keysMax = 8
  /// Every call carries the id; and the code behind it must begin before `TicketEnvelope.codeTextOffset`.
  static let idLengthMax = 16

  let all: [Key]

  /// Reads lines `key id:hex`, 64 digits each. Empty lines and lines that begin with `#` are skipped.
  ///
  /// A key id is 1 to 16 characters of [A-Za-z0-9_.-].
  public init(parsing text: String) throws(ParseError) {
    var keys: [Key] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let content = line.trimmingWhitespace()
      if content.isEmpty || content.hasPrefix("#") { continue }
      guard let key = Self.key(of: content) else { throw .malformed(line: index + 1) }
      guard !keys.contains(where: { $0.id == key.id }) else { throw .duplicate(line: index + 1) }
      keys.append(key)
    }
    guard !keys.isEmpty else { throw .noKeys }
    guard keys.count <= Self.keysMax else { throw .tooManyKeys }
    all = keys
  }

  /// One key, for tests and for clusters within one process.
  public init(id: String, secret: SymmetricKey) {
    all = [Key(id: id, secret: secret)]
  }

  var signing: Key { all[0] }

  private static func key(of line: Substring) -> Key? {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, (1...idLengthMax).contains(parts[0].utf8.count), parts[0].utf8.allSatisfy(isIDCharacter),
      let secret = SymmetricKey(hex: parts[1])
    else { return nil }
    return Key(id: String(parts[0]), secret: secret)
  }

  private static func isIDCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: false
    }
  }
}

extension Substring {
  /// Without spaces and tabs at both ends.
  fileprivate func trimmingWhitespace() -> Substring {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    var rest = drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return rest
  }
}
