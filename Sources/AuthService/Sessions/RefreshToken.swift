// The refresh token. Opaque to everybody else; for us it says which session it belongs to, which of its tokens it is, and proves with a
// code that we made it. So a made-up token costs no query, and an old one is known for what it is although its hash is not kept.

import Cryptography
import FoundationEssentials
import Identity
import Timekeeping

/// One refresh token of a session.
struct RefreshToken: Sendable, Hashable {
  let sessionID: UUID
  /// Its number in the session, from 0.
  let generation: Int32
  /// 32 bytes that nobody can guess.
  fileprivate let secret: [UInt8]

  /// Hash that is kept of it. SHA-256 without salt is right for 32 random bytes.
  var hash: [UInt8] { SHA256.digest(of: content) }

  fileprivate var content: [UInt8] {
    var content: [UInt8] = []
    content.reserveCapacity(RefreshTokenKey.byteCount)
    content.append(RefreshTokenKey.version)
    content.append(contentsOf: sessionID.bytes)
    withUnsafeBytes(of: generation.bigEndian) { content.append(contentsOf: $0) }
    content.append(contentsOf: secret)
    return content
  }
}

extension RefreshToken: CustomStringConvertible, CustomReflectable {
  var description: String { "RefreshToken(redacted)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// Makes and reads refresh tokens.
///
/// Layout, in base64url: version (1 byte), session (16), number (4), secret (32), the first 16 bytes of HMAC-SHA-256 over all that.
struct RefreshTokenKey: Sendable {
  fileprivate static let version: UInt8 = 1
  private static let codeByteCount = 16
  private static let secretByteCount = 32
  fileprivate static let byteCount = 1 + 16 + 4 + secretByteCount + codeByteCount

  private let authenticating: SymmetricKey
  private let deriving: SymmetricKey

  init(masterKey: SymmetricKey) {
    authenticating = masterKey.derived(for: "cairn refresh token code v1")
    deriving = masterKey.derived(for: "cairn refresh token successor v1")
  }

  /// The first token of a session.
  func first(of sessionID: UUID) -> RefreshToken {
    RefreshToken(sessionID: sessionID, generation: 0, secret: RandomBytes.generate(Self.secretByteCount))
  }

  /// The token after `token`: always the same one, so that it can be given again to a client that lost it, and kept nowhere.
  ///
  /// Its session and number are in what is hashed; whoever lacks the key learns nothing of it from its predecessor.
  func successor(of token: RefreshToken) -> RefreshToken {
    let secret = deriving.authenticationCode(for: token.content)
    return RefreshToken(sessionID: token.sessionID, generation: token.generation + 1, secret: secret)
  }

  /// Another token after `token`, for whoever lost the one before: of each moment always the same one.
  func successor(of token: RefreshToken, replacedAt time: Moment) -> RefreshToken {
    let secret = deriving.authenticationCode(for: Self.content(of: token, replacedAt: time))
    return RefreshToken(sessionID: token.sessionID, generation: token.generation + 1, secret: secret)
  }

  /// The token after `token` whose hash was kept, which a master key from before may have made; nil when none has.
  /// - Parameter rotateTime: When it was made.
  func successor(of token: RefreshToken, keptAs hash: [UInt8], since rotateTime: Moment) -> RefreshToken? {
    [token.content, Self.content(of: token, replacedAt: rotateTime)].lazy.flatMap { deriving.authenticationCodes(for: $0) }.map {
      RefreshToken(sessionID: token.sessionID, generation: token.generation + 1, secret: $0)
    }.first { ConstantTime.areEqual($0.hash, hash) }
  }

  /// Longer than any token's content, so that no two successors are of one content.
  private static func content(of token: RefreshToken, replacedAt time: Moment) -> [UInt8] {
    token.content + withUnsafeBytes(of: time.microseconds.bigEndian) { Array($0) }
  }

  /// Text that the client holds.
  func text(of token: RefreshToken) -> String {
    Base64.url.encode(token.content + authenticating.authenticationCode(for: token.content).prefix(Self.codeByteCount))
  }

  /// - Returns: Nil when it is not a token that this key has made.
  func read(_ text: String) -> RefreshToken? {
    guard text.utf8.count <= Self.byteCount * 2, let bytes = Base64.url.decode(text), bytes.count == Self.byteCount,
      bytes[0] == Self.version
    else { return nil }
    let id = bytes[1..<17].withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    let generation = bytes[17..<21].reduce(0) { $0 << 8 | Int32($1) }
    let token = RefreshToken(sessionID: id, generation: generation, secret: Array(bytes[21..<(21 + Self.secretByteCount)]))
    return authenticating.isCode(Array(bytes.suffix(Self.codeByteCount)), of: token.content) ? token : nil
  }
}
