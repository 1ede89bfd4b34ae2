import Cryptography
import FoundationEssentials
import Timekeeping

/// By whom an installation sends with Firebase Cloud Messaging: the file of a service account, as Google's console gives it out.
struct FirebaseAccount: Sendable, CustomStringConvertible {
  /// A fault of the file, told to the operator.
  struct Mistake: Error, Hashable {
    let text: String
  }

  let projectID: String
  let email: String
  let keyID: String
  let key: RSAPrivateKey
  /// Where a signed assertion is exchanged for an access token.
  let tokenURL: String

  /// - Parameter text: Text of the file.
  init(parsing text: String) throws(Mistake) {
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: Data(text.utf8)) } catch {
      throw Mistake(text: "expected the JSON file of a service account with project_id, client_email, private_key and token_uri")
    }
    guard file.type == "service_account" else { throw Mistake(text: "type is \"\(file.type)\": expected service_account") }
    guard !file.projectID.isEmpty, file.projectID.utf8.allSatisfy(Self.isOfProject) else {
      throw Mistake(text: "project_id: expected letters, digits and -")
    }
    guard file.email.contains("@") else { throw Mistake(text: "client_email: expected an address") }
    guard file.tokenURL.hasPrefix("https://") else { throw Mistake(text: "token_uri: expected an address that begins with https://") }
    guard let key = RSAPrivateKey(pem: file.privateKey) else {
      throw Mistake(text: "private_key: expected an RSA key of at least \(RSAPrivateKey.bitCountMin) bits in PEM, not encrypted")
    }
    (projectID, email, keyID, tokenURL, self.key) = (file.projectID, file.email, file.keyID ?? "", file.tokenURL, key)
  }

  /// How long an assertion is good for: the longest that Google takes.
  static let assertionLifetime = Duration.seconds(3_600)

  /// Says, signed, who asks for an access token and for what (RFC 7523).
  func assertion(at now: Moment) -> String {
    let seconds = now.milliseconds / 1_000
    let header = Header(kid: keyID)
    let claims = Claims(
      iss: email, aud: tokenURL, iat: seconds, exp: seconds + Self.assertionLifetime.inMilliseconds / 1_000)
    let unsigned = [Self.part(header), Self.part(claims)].joined(separator: ".")
    return unsigned + "." + Base64.url.encode(key.sign(Array(unsigned.utf8)))
  }

  var description: String { "FirebaseAccount(\(projectID))" }

  private static func part(_ value: some Encodable) -> String {
    // Texts and numbers can always be encoded.
    guard let data = try? JSONEncoder().encode(value) else { return "" }
    return Base64.url.encode(Array(data))
  }

  private static func isOfProject(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private struct Header: Encodable {
    let alg = "RS256"
    let typ = "JWT"
    let kid: String
  }

  private struct Claims: Encodable {
    let iss: String
    let scope = "https://www.googleapis.com/auth/firebase.messaging"
    let aud: String
    let iat: Int64
    let exp: Int64
  }

  private struct File: Decodable {
    let type: String
    let projectID: String
    let email: String
    let keyID: String?
    let privateKey: String
    let tokenURL: String

    enum CodingKeys: String, CodingKey {
      case type
      case projectID = "project_id"
      case email = "client_email"
      case keyID = "private_key_id"
      case privateKey = "private_key"
      case tokenURL = "token_uri"
    }
  }
}
