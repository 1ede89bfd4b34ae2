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
    func sign(_ name: String, key: String, days: String) throws -> String {
      try openssl("req", "-new", "-key", key, "-subj", "/CN=localhost", "-addext", names, "-out", path("\(name)-request"))
      try openssl(
        "x509", "-req", "-in", path("\(name)-request"), "-CA", authority, "-CAkey", authorityKey, "-days", days, "-copy_extensions", "copy",
        "-out", path(name))
      return path(name)
    }
    self.authority = authority
    key = try makeKey("key")
    certificate = try sign("certificate", key: key, days: "2")
    expiredKey = try makeKey("expired-key")
    expired = try sign("expired", key: expiredKey, days: "-1")
    selfSignedKey = try makeKey("self-signed-key")
    selfSigned = try selfSign("self-signed", subject: "/CN=localhost", key: selfSignedKey, names)
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
