// Page tokens (AIP-158): where a list goes on, sealed, so that nobody can read one or make one up, and bound to the method and the
// filters they were made for. A token grants nothing: authorisation runs again.

public import Cryptography

/// Why a page token is not taken. The wire says INVALID_ARGUMENT PAGE_TOKEN_INVALID to all of them.
public enum PageTokenError: Error, Hashable, Sendable {
  /// Not a token at all.
  case malformed
  /// The version is not read any more, or not yet.
  case unknownVersion
  /// Changed, made up, or made for another method, other filters or another order.
  case foreign
}

/// A list, as its page tokens know it: a token is good for the list that it came with.
public struct PageList: Hashable, Sendable {
  /// The method's path.
  public let purpose: String
  /// All that must stay the same from page to page: for whom the list is, and what was asked for.
  public let filter: [UInt8]
  /// Whether caches may keep its pages. Then the same page has the same token, so that it can be told to be the same; otherwise two tokens of one
  /// place differ, so that nobody learns from a token whether the row behind it has changed.
  public let isCacheable: Bool

  public init(purpose: String, filter: [UInt8], isCacheable: Bool = false) {
    (self.purpose, self.filter, self.isCacheable) = (purpose, filter, isCacheable)
  }
}

/// Makes and reads page tokens.
///
/// Layout, in base64url: version (1 byte), then nonce, ciphertext and tag of AES-256-GCM (`SymmetricKey.seal`) over the place, padded to whole blocks so
/// that its length tells nothing of a name in it. Each list has a key of its own, so that none seals more than is good for it.
public struct PageTokenKey: Sendable {
  /// Bytes of a place: the last row's sort key and id.
  public static let placeBytesMax = 576

  private static let version: UInt8 = 2
  /// Bytes of a block: every time, number and id there is takes one, and so does every user name.
  private static let blockByteCount = 64
  /// Bytes that sealing adds: the nonce and the tag.
  private static let sealByteCount = 28
  private static let textBytesMax = (1 + sealByteCount + placeBytesMax + blockByteCount) * 4 / 3 + 2
  private static let end: UInt8 = 0x80

  private let key: SymmetricKey

  public init(masterKey: SymmetricKey) {
    key = masterKey.derived(for: "cairn page token v2")
  }

  /// The token of the page after the one whose last row is at a place.
  /// - Parameter place: The row's sort key and id, in the order in which `open` reads them. At most `placeBytesMax` bytes.
  public func token<each Field: PageField>(after place: repeat each Field, in list: PageList) -> String {
    var bytes: [UInt8] = []
    repeat (each place).append(to: &bytes)
    return seal(bytes, in: list)
  }

  /// The place of a token made by `token` for the same list with fields of the same types.
  public func open<each Field: PageField>(
    _ token: String, in list: PageList, as fields: repeat (each Field).Type
  ) throws(PageTokenError) -> (repeat each Field) {
    var reader = PageFieldReader(bytes: try open(token, in: list)[...])
    let place = (repeat try reader.next(each fields))
    guard reader.bytes.isEmpty else { throw .foreign }
    return place
  }

  func seal(_ place: [UInt8], in list: PageList) -> String {
    precondition(place.count <= Self.placeBytesMax, "a page token's place is a sort key and an id")
    let padding = Self.blockByteCount - 1 - place.count % Self.blockByteCount
    let padded = place + [Self.end] + [UInt8](repeating: 0, count: padding)
    let key = key(of: list)
    let sealed =
      list.isCacheable ? key.sealRepeatably(padded, context: [Self.version]) : key.seal(padded, context: [Self.version])
    return Base64.url.encode([Self.version] + sealed)
  }

  func open(_ token: String, in list: PageList) throws(PageTokenError) -> [UInt8] {
    guard token.utf8.count <= Self.textBytesMax, let bytes = Base64.url.decode(token), let version = bytes.first,
      bytes.count >= 1 + Self.sealByteCount
    else { throw .malformed }
    guard version == Self.version else { throw .unknownVersion }
    guard let padded = key(of: list).open(Array(bytes.dropFirst()), context: [Self.version]),
      let end = padded.lastIndex(where: { $0 != 0 }), padded[end] == Self.end
    else { throw .foreign }
    return Array(padded[..<end])
  }

  /// A path has no blank, so that bytes cannot wander from it to the filter.
  private func key(of list: PageList) -> SymmetricKey { key.derived(for: "\(list.purpose) \(Hex.encode(list.filter))") }
}
