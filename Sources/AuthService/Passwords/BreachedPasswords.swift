import Cryptography
import Texts

/// Passwords that are known from breaches, from a list of the operator's choice: one a line, without regard to case.
///
/// Kept as the first eight bytes of their digests, sorted: 8 bytes each, and of a million that are kept one in 10¹³ others is taken for one.
struct BreachedPasswords: Sendable, Hashable {
  /// Longer lists belong into a service of their own: this one is read at each start and kept in memory (40 MB).
  static let countMax = 5_000_000

  static let none = BreachedPasswords(digests: [])

  /// Mistake in a list.
  enum Mistake: Error, Hashable {
    case tooLong
  }

  private let digests: [UInt64]

  private init(digests: [UInt64]) {
    self.digests = digests
  }

  /// - Parameter list: Lines; empty ones count for nothing.
  init(list: String) throws(Mistake) {
    let lines = list.split(whereSeparator: \.isNewline)
    guard lines.count <= Self.countMax else { throw .tooLong }
    digests = Set(lines.map { Self.digest(NormalForm.nfc(String($0))) }).sorted()
  }

  /// How many there are.
  var count: Int { digests.count }

  /// - Parameter password: In NFC.
  func contains(_ password: String) -> Bool {
    let digest = Self.digest(password)
    var (low, high) = (0, digests.count)
    while low < high {
      let middle = (low + high) / 2
      if digests[middle] < digest { low = middle + 1 } else { high = middle }
    }
    return low < digests.count && digests[low] == digest
  }

  private static func digest(_ password: String) -> UInt64 {
    SHA256.digest(of: Array(password.lowercased().utf8)).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
