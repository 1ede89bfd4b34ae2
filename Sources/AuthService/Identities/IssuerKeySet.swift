import Cryptography
import FoundationEssentials
import JWTKit

/// The keys of an issuer at some moment (RFC 7517).
struct IssuerKeySet: Sendable {
  /// The algorithm of each key that can be used, by the key's name.
  let algorithms: [String: String]
  private let collection: JWTKeyCollection

  /// Reads a document, leaving out what is not for signatures, is too weak or is of a kind we do not know: an issuer may publish more than we
  /// understand.
  ///
  /// - Parameter allowed: Algorithms that are taken.
  /// - Throws: `DecodingError`, or an error of jwt-kit, when it is no key set.
  init(_ document: [UInt8], allowed: [String]) async throws {
    let found = try JSONDecoder().decode(Document.self, from: Data(document)).keys
    let collection = JWTKeyCollection()
    var algorithms: [String: String] = [:]
    for key in found.prefix(KeyCacheRules.keysMax) {
      guard let (name, algorithm, usable) = key.usable(allowed), algorithms[name] == nil,
        (try? await collection.add(jwk: usable)) != nil
      else { continue }
      algorithms[name] = algorithm
    }
    self.algorithms = algorithms
    self.collection = collection
  }

  /// The claims of a token that one of the keys has signed.
  ///
  /// The algorithm is the key's, whatever the header says; they have to be the same (RFC 8725 §3.1).
  func claims(of token: String) async throws(IDTokenRules.Refusal) -> IDTokenClaims {
    let header = try Self.header(of: token)
    guard let name = keyName(header), let algorithm = algorithms[name] else { throw .unknownKey }
    guard header.alg == algorithm else { throw .algorithm }
    do {
      return try await collection.verify(token, as: IDTokenClaims.self)
    } catch let error as JWTError where error.errorType == .signatureVerificationFailed {
      throw .signature
    } catch {
      // What the signature's check throws in other ways, and claims that cannot be read.
      throw .malformed
    }
  }

  /// The name of the key a token claims to be signed by; without one, the only key there is.
  func keyName(_ header: IDTokenHeader) -> String? {
    header.kid ?? (algorithms.count == 1 ? algorithms.keys.first : nil)
  }

  /// - Throws: `malformed` for what is not three parts of strict base64url with a header that is JSON; `algorithm` for extensions.
  static func header(of token: String) throws(IDTokenRules.Refusal) -> IDTokenHeader {
    guard token.utf8.count <= IDTokenRules.byteCountMax else { throw .malformed }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Base64.url.decode(parts[0]), Base64.url.decode(parts[1]) != nil,
      Base64.url.decode(parts[2]) != nil, let read = try? JSONDecoder().decode(IDTokenHeader.self, from: Data(header))
    else { throw .malformed }
    if read.crit != nil { throw .algorithm }
    return read
  }

  /// A key set of which what cannot be read is passed over.
  private struct Document: Decodable {
    let keys: [Entry]

    struct Entry: Decodable {
      let key: JWK?
      let use: String?

      private enum Fields: String, CodingKey { case use }

      init(from decoder: any Decoder) throws {
        key = try? JWK(from: decoder)
        use = try? decoder.container(keyedBy: Fields.self).decodeIfPresent(String.self, forKey: .use)
      }

      /// The key with its one algorithm.
      func usable(_ allowed: [String]) -> (name: String, algorithm: String, key: JWK)? {
        guard var key, use == nil || use == "sig", let name = key.keyIdentifier?.string,
          let algorithm = key.algorithm ?? key.likelyAlgorithm, allowed.contains(algorithm.rawValue), key.isStrong
        else { return nil }
        key.algorithm = algorithm
        return (name, algorithm.rawValue, key)
      }
    }
  }
}

extension JWK {
  /// Digits of base64url in 2,048 bits, the least that is taken for RSA (NIST SP 800-57).
  private static let modulusDigitsMin = 342

  /// What a key is for that does not say it.
  fileprivate var likelyAlgorithm: Algorithm? {
    switch keyType {
    case .rsa: .rs256
    case .ecdsa where curve?.rawValue == "P-256": .es256
    case .ecdsa where curve?.rawValue == "P-384": .es384
    default: nil
    }
  }

  fileprivate var isStrong: Bool {
    keyType != .rsa || (modulus?.utf8.count ?? 0) >= Self.modulusDigitsMin
  }
}
