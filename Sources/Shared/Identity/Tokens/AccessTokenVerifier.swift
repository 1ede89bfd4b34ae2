public import Cryptography
import FoundationEssentials
public import Timekeeping

/// Reads access tokens and believes only what a published key has signed.
public struct AccessTokenVerifier: Sendable {
  /// A published key.
  public struct Key: Sendable {
    /// "kid".
    public let id: String
    /// From then on its tokens are refused.
    public let expireTime: Moment
    fileprivate let isValid: @Sendable (_ signature: [UInt8], _ message: [UInt8]) -> Bool

    public init(id: String, publicKey: Ed25519.PublicKey, expireTime: Moment) {
      self.init(id: id, expireTime: expireTime) { publicKey.isValid($0, for: $1) }
    }

    /// - Parameter isValid: Whether 64 bytes are the key's Ed25519 signature (RFC 8032) of a message.
    public init(
      id: String, expireTime: Moment, isValid: @escaping @Sendable (_ signature: [UInt8], _ message: [UInt8]) -> Bool
    ) {
      self.id = id
      self.expireTime = expireTime
      self.isValid = isValid
    }
  }

  private let issuer: String
  private let keys: [String: Key]
  /// The headers as our own signers write them, which are those of nearly every token: known by their bytes, they need not be read.
  private let headers: [(encoded: [UInt8], key: Key)]
  private let leeway: Duration

  /// - Parameters:
  ///   - issuer: Value that "iss" must have.
  ///   - leeway: How long after its end a token is still taken. Zero inside one house, where clocks agree.
  public init(issuer: String, keys: [Key], leeway: Duration = .zero) {
    self.issuer = issuer
    self.keys = Dictionary(keys.map { ($0.id, $0) }) { first, _ in first }
    // An id that could not stand in a header is no key's of ours, and must not end a process that hears of it.
    headers = self.keys.values.filter { $0.id.utf8.allSatisfy(ClaimsWriter.isPlain) }.map {
      (AccessTokenSigner.encodedHeader(keyID: $0.id), $0)
    }
    self.leeway = leeway
  }

  /// Whether this set has a key of that name.
  public func knowsKey(_ id: String) -> Bool { keys[id] != nil }

  /// - Throws: The first reason found, in the order of `AccessTokenError`.
  public func verify(_ text: String, at now: Moment) throws(AccessTokenError) -> AccessToken {
    let parts = try Self.split(text)
    let key = try key(for: parts.header, at: now)
    guard let signature = Base64.url.decode(ascii: parts.signature) else { throw .malformed }
    guard key.isValid(signature, Array(parts.signed)) else { throw .badSignature }
    // Only what we signed ourselves is read any further.
    let (token, tokenIssuer) = try Self.readClaims(parts.claims)
    guard tokenIssuer == issuer else { throw .wrongIssuer }
    guard now < token.expireTime + leeway else { throw .expired }
    return token
  }

  private struct Parts {
    let header, claims, signature, signed: ArraySlice<UInt8>
  }

  private static func split(_ text: String) throws(AccessTokenError) -> Parts {
    guard text.utf8.count <= AccessToken.bytesMax else { throw .malformed }
    let bytes = Array(text.utf8)
    let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .malformed }
    return Parts(header: parts[0], claims: parts[1], signature: parts[2], signed: bytes[..<parts[1].endIndex])
  }

  private func key(for encodedHeader: ArraySlice<UInt8>, at now: Moment) throws(AccessTokenError) -> Key {
    for header in headers where header.encoded.elementsEqual(encodedHeader) {
      guard now < header.key.expireTime else { throw .unknownKey }
      return header.key
    }
    guard let bytes = Base64.url.decode(ascii: encodedHeader), let header = Claims(bytes) else { throw .malformed }
    // The algorithm is ours to choose, never the token's (RFC 8725 §3.1). An extension marked critical is one we do not have.
    guard header.string("alg") == AccessToken.algorithm, header.string("typ") == AccessToken.type, !header.has("crit"),
      let id = header.string("kid")
    else { throw .malformed }
    guard let key = keys[id], now < key.expireTime else { throw .unknownKey }
    return key
  }

  private static func readClaims(_ encoded: ArraySlice<UInt8>) throws(AccessTokenError) -> (AccessToken, issuer: String) {
    guard let bytes = Base64.url.decode(ascii: encoded), let claims = Claims(bytes), let issuer = claims.string("iss"),
      let accountID = claims.string("sub").flatMap({ UUID(text: $0) }), let sessionID = claims.string("sid").flatMap({ UUID(text: $0) }),
      let roles = claims.strings("roles"), let capabilities = claims.strings("caps"), let issueTime = claims.integer("iat"),
      let expireTime = claims.integer("exp")
    else { throw .malformed }
    // A scope that is not known here, perhaps of a later version, is none that may be taken for the whole.
    guard let scope = claims.has("scope") ? claims.string("scope").flatMap(SessionScope.init) : .full else { throw .malformed }
    let token = AccessToken(
      accountID: accountID, sessionID: sessionID, roles: roles, capabilities: capabilities, scope: scope,
      issueTime: Moment(seconds: issueTime),
      expireTime: Moment(seconds: expireTime))
    return (token, issuer)
  }
}
