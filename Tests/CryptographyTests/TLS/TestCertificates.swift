import Foundation
import Testing

/// Certificates made by the `openssl` command once per test run: no private key is kept in the repository.
struct TestCertificates {
  static let shared = Result { try TestCertificates() }

  /// An authority, and a certificate for localhost, 127.0.0.1 and ::1 signed by it.
  let authority, certificate, key: String
  /// A certificate for localhost that signs itself.
  let selfSigned, selfSignedKey: String
  /// A certificate of the authority whose time is over.
  let expired, expiredKey: String
  /// For cairn.example and *.play.example, with an EC key, and with an RSA key.
  let named, namedKey, namedRSA, namedRSAKey: String
  /// The key of `certificate`, behind a password.
  let encryptedKey: String
  /// An RSA key that is too short to be trusted, with its certificate.
  let weak, weakKey: String
  /// `certificate` of an intermediate authority, which follows in the file.
  let chained, chainedKey: String
  /// Shown by a client, and by a stranger that calls itself the same.
  let service, serviceKey, impostor, impostorKey: String
  let folder: String

  private init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-tls-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func path(_ name: String) -> String { "\(folder)/\(name).pem" }
    func makeKey(_ name: String) throws -> String {
      try openssl("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", path(name))
      return path(name)
    }
    func selfSign(_ name: String, subject: String, key: String, _ extensions: String...) throws -> String {
      let added = extensions.flatMap { ["-addext", $0] }
      try openssl(["req", "-x509", "-new", "-key", key, "-subj", subject, "-days", "2", "-out", path(name)] + added)
      return path(name)
    }
    let names = "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1"
    let authorityKey = try makeKey("authority-key")
    let authority = try selfSign("authority", subject: "/CN=Test Authority", key: authorityKey)
    func sign(
      _ name: String, key: String, days: String, extensions: [String] = [names], by signer: (String, String)? = nil
    ) throws -> String {
      let added = extensions.flatMap { ["-addext", $0] }
      try openssl(["req", "-new", "-key", key, "-subj", "/CN=\(name)", "-out", path("\(name)-request")] + added)
      let (signer, signerKey) = signer ?? (authority, authorityKey)
      try openssl(
        "x509", "-req", "-in", path("\(name)-request"), "-CA", signer, "-CAkey", signerKey, "-days", days, "-copy_extensions", "copy",
        "-out", path(name))
      return path(name)
    }
    func makeRSAKey(_ name: String, bits: Int) throws -> String {
      try openssl("genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:\(bits)", "-out", path(name))
      return path(name)
    }
    self.authority = authority
    key = try makeKey("key")
    certificate = try sign("certificate", key: key, days: "2")
    expiredKey = try makeKey("expired-key")
    expired = try sign("expired", key: expiredKey, days: "-1")
    selfSignedKey = try makeKey("self-signed-key")
    selfSigned = try selfSign("self-signed", subject: "/CN=localhost", key: selfSignedKey, names)
    let otherNames = ["subjectAltName=DNS:cairn.example,DNS:*.play.example"]
    namedKey = try makeKey("named-key")
    named = try sign("named", key: namedKey, days: "30", extensions: otherNames)
    namedRSAKey = try makeRSAKey("named-rsa-key", bits: 2_048)
    namedRSA = try sign("named-rsa", key: namedRSAKey, days: "30", extensions: otherNames)
    weakKey = try makeRSAKey("weak-key", bits: 1_024)
    weak = try sign("weak", key: weakKey, days: "30")
    encryptedKey = path("encrypted-key")
    try openssl("pkey", "-in", key, "-aes256", "-passout", "pass:secret", "-out", encryptedKey)
    let middleKey = try makeKey("middle-key")
    let middle = try sign("middle", key: middleKey, days: "30", extensions: ["basicConstraints=critical,CA:TRUE"])
    chainedKey = try makeKey("chained-key")
    chained = try sign("chained", key: chainedKey, days: "30", by: (middle, middleKey))
    try (String(contentsOfFile: chained, encoding: .utf8) + String(contentsOfFile: middle, encoding: .utf8))
      .write(toFile: chained, atomically: true, encoding: .utf8)
    serviceKey = try makeKey("service-key")
    service = try sign("service", key: serviceKey, days: "30", extensions: ["extendedKeyUsage=clientAuth"])
    impostorKey = try makeKey("impostor-key")
    impostor = try selfSign("impostor", subject: "/CN=service", key: impostorKey, "extendedKeyUsage=clientAuth")
    self.folder = folder
  }
}

private func openssl(_ arguments: String...) throws {
  try openssl(arguments)
}

private func openssl(_ arguments: [String]) throws {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/openssl")
  process.arguments = arguments
  let errors = Pipe()
  process.standardError = errors
  process.standardOutput = FileHandle.nullDevice
  try process.run()
  let said = try errors.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "openssl \(arguments.joined(separator: " ")): \(String(decoding: said, as: UTF8.self))")
}

/// A public key of a file with a private one, in PEM.
func publicKeyFile(of privateKeyPath: String) throws -> String {
  let path = privateKeyPath + "-public"
  try openssl("pkey", "-in", privateKeyPath, "-pubout", "-out", path)
  return path
}

/// Whether `openssl` itself finds a signature of the kind RS256 valid.
func isSigned(_ signature: [UInt8], for message: [UInt8], by publicKeyPath: String) throws -> Bool {
  let base = FileManager.default.temporaryDirectory.appending(path: "cairn-rs256-\(UUID().uuidString)").path
  try Data(signature).write(to: URL(filePath: base + "-signature"))
  try Data(message).write(to: URL(filePath: base + "-message"))
  defer { for part in ["-signature", "-message"] { try? FileManager.default.removeItem(atPath: base + part) } }
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/openssl")
  process.arguments = ["dgst", "-sha256", "-verify", publicKeyPath, "-signature", base + "-signature", base + "-message"]
  (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus == 0
}
