import Cryptography
import Foundation
import Testing

@Suite struct RSAPrivateKeyTests {
  private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func signaturesAreTakenByOpenSSLItselfAndOnlyForTheirMessage() throws {
    let certificates = try TestCertificates.shared.get()
    let key = try #require(RSAPrivateKey(pem: try Self.text(certificates.namedRSAKey)))
    // The public half comes from the command, so that no mistake of ours can vouch for itself.
    let publicKey = try publicKeyFile(of: certificates.namedRSAKey)
    for message in [[], Array("header.claims".utf8), [UInt8](repeating: 7, count: 100_000)] {
      let signature = key.sign(message)
      #expect(signature.count == 256)
      #expect(key.sign(message) == signature)
      #expect(try isSigned(signature, for: message, by: publicKey))
      #expect(try !isSigned(signature, for: message + [0], by: publicKey))
    }
  }

  @Test func nothingElseIsAnRSAKey() throws {
    let certificates = try TestCertificates.shared.get()
    for path in [certificates.key, certificates.weakKey, certificates.encryptedKey, certificates.namedRSA] {
      #expect(RSAPrivateKey(pem: try Self.text(path)) == nil)
    }
    for text in ["", "-----BEGIN PRIVATE KEY-----", "nonsense"] { #expect(RSAPrivateKey(pem: text) == nil) }
  }

  @Test func itIsNeverPrinted() throws {
    let pem = try Self.text(try TestCertificates.shared.get().namedRSAKey)
    #expect("\(try #require(RSAPrivateKey(pem: pem)))" == "RSAPrivateKey(redacted)")
  }
}
