// Page tokens (AIP-158): where a list goes on, signed, so that nobody can make one up, and bound to the method and the filters
// they were made for. A token grants nothing: authorisation runs again.

public import Cryptography

/// Why a page token is not taken. The wire says INVALID_ARGUMENT PAGE_TOKEN_INVALID to all of them.
public enum PageTokenError: Error, Hashable, Sendable {
  /// Not a token at all.
  case malformed
  /// Of a version that is not read any more, or not yet.
  case unknownVersion
  /// Changed, made up, or made for another method or other filters.
  case foreign

  /// The wire's reason.
  public var reason: String { "PAGE_TOKEN_INVALID" }
}

/// Makes and reads page tokens.
///
/// Layout, in base64url: version (1 byte), payload, the first 16 bytes of HMAC-SHA-256 over version, purpose, filters and payload, each
/// after its length. Truncated, because forging needs a guess online, and 128 bits are far beyond that.
public struct PageTokenKey: Sendable {
  /// Bytes of a payload: the last row's sort key and id.
  public static let payloadBytesMax = 512

  private static let version: UInt8 = 1
  private static let codeByteCount = 16
  private static let textBytesMax = (1 + payloadBytesMax + codeByteCount) * 4 / 3 + 2

  private let key: SymmetricKey

  public init(masterKey: SymmetricKey) {
    key = masterKey.derived(for: "cairn page token v1")
  }

  /// - Parameters:
  ///   - payload: Where the list goes on. At most `payloadBytesMax` bytes.
  ///   - purpose: The method's path.
  ///   - filterHash: A digest of all that must stay the same from page to page.
  public func seal(_ payload: [UInt8], purpose: String, filterHash: [UInt8]) -> String {
    precondition(payload.count <= Self.payloadBytesMax, "a page token's payload is a sort key and an id")
    let code = key.authenticationCode(for: Self.message(payload, purpose: purpose, filterHash: filterHash)).prefix(Self.codeByteCount)
    return Base64.url.encode([Self.version] + payload + code)
  }

  /// The payload of a token made by `seal` with the same purpose and filters.
  public func open(_ token: String, purpose: String, filterHash: [UInt8]) throws(PageTokenError) -> [UInt8] {
    guard token.utf8.count <= Self.textBytesMax, let bytes = Base64.url.decode(token), let version = bytes.first,
      bytes.count >= 1 + Self.codeByteCount
    else { throw .malformed }
    guard version == Self.version else { throw .unknownVersion }
    let payload = Array(bytes.dropFirst().dropLast(Self.codeByteCount))
    let message = Self.message(payload, purpose: purpose, filterHash: filterHash)
    guard key.isCode(Array(bytes.suffix(Self.codeByteCount)), of: message) else { throw .foreign }
    return payload
  }

  private static func message(_ payload: [UInt8], purpose: String, filterHash: [UInt8]) -> [UInt8] {
    var message = [version]
    for part in [Array(purpose.utf8), filterHash, payload] {
      withUnsafeBytes(of: UInt32(part.count).bigEndian) { message += $0 }
      message += part
    }
    return message
  }
}
