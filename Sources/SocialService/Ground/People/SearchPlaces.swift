import Cryptography
import FoundationEssentials
import Identity

/// Behind whom a search goes on, as its tokens have it: a name in lower case. That of whoever was shown is there to be read. Where a call has ended
/// among people who are not shown, it is one of theirs: a byte 0, which is in no name, and the name encrypted, as long as any other.
struct SearchPlaces: Sendable {
  private static let hiddenMark: UInt8 = 0

  private let key: SymmetricKey

  init(masterKey: SymmetricKey) {
    key = masterKey.derived(for: "cairn search place v1")
  }

  /// Behind somebody who was shown.
  static func open(_ name: String) -> [UInt8] { Array(name.utf8) }

  /// Behind somebody of whom the one who searches is to learn nothing.
  func hidden(_ name: String, for accountID: UUID) -> [UInt8] {
    let padding = [UInt8](repeating: 0, count: max(SearchRules.prefixLengthMax - name.utf8.count, 0))
    return [Self.hiddenMark] + box(accountID).seal(Array(name.utf8) + padding, context: accountID.bytes)
  }

  /// - Parameter place: Empty for the beginning.
  /// - Returns: Nil for what `hidden` has not made.
  func name(at place: [UInt8], for accountID: UUID) -> String? {
    guard place.first == Self.hiddenMark else { return String(decoding: place, as: UTF8.self) }
    return box(accountID).open(Array(place.dropFirst()), context: accountID.bytes).map { name in
      String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// A key for each, so that none is used for more names than is good for it.
  private func box(_ accountID: UUID) -> SymmetricKey { key.derived(for: accountID.text) }
}
