import Cryptography
import FoundationEssentials

/// The keys of an issuer at some moment (RFC 7517).
struct IssuerKeySet: Sendable {
  private struct Key: Sendable {
    let algorithm: String
    let key: VerificationKey
  }

  private let keys: [String: Key]

  /// The algorithm of each key that can be used, by the key's name.
  var algorithms: [String: String] { keys.mapValues(\.algorithm) }

  /// Reads a document, leaving out what is not for signatures, is too weak or is of a kind we do not know: an issuer may publish more than we
  /// understand.
  ///
  /// - Parameter allowed: Algorithms that are taken.
  /// - Throws: `DecodingError` when it is no key set.
  init(_ document: [UInt8], allowed: [String]) throws {
    var keys: [String: Key] = [:]
    for entry in try JSONDecoder().decode(Document.self, from: Data(document)).keys.prefix(KeyCacheRules.keysMax) {
      guard let (name, algorithm, key) = entry.key?.usable(allowed), keys[name] == nil else { continue }
      keys[name] = Key(algorithm: algorithm, key: key)
    }
    self.keys = keys
  }

  /// Whether the key that a token names is one of them.
  func isKnown(_ header: IDTokenHeader) -> Bool { keyName(header).map { keys[$0] != nil } ?? false }

  /// The claims of a token that one of the keys has signed.
  ///
  /// The algorithm is the key's, whatever the header says; they have to be the same (RFC 8725 §3.1). Claims are read only when the signature is
  /// found to be good.
  func claims(of token: String) throws(IDTokenRules.Refusal) -> IDTokenClaims {
    let token = try SignedToken(token)
    guard let name = keyName(token.header), let key = keys[name] else { throw .unknownKey }
    guard token.header.alg == key.algorithm else { throw .algorithm }
    guard key.key.isValid(token.signature, for: token.signed) else { throw .signature }
    do { return try JSONDecoder().decode(IDTokenClaims.self, from: Data(token.payload)) } catch { throw .malformed }
  }

  /// The name of the key a token claims to be signed by; without one, the only key there is.
  private func keyName(_ header: IDTokenHeader) -> String? {
    header.kid ?? (keys.count == 1 ? keys.keys.first : nil)
  }

  /// A key set of which what cannot be read is passed over.
  private struct Document: Decodable {
    let keys: [Entry]

    struct Entry: Decodable {
      let key: IssuerKey?

      init(from decoder: any Decoder) throws { key = try? IssuerKey(from: decoder) }
    }
  }
}
