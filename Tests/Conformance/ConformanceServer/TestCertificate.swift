internal import ConformanceProto
internal import Cryptography
internal import Foundation

/// The certificate to speak TLS with: the runner's, or one made on the spot for runners that bring none.
enum TestCertificate {
  static func context(of given: TLSCreds?) throws -> (context: TLSServerContext, certificate: [UInt8]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-conformance-\(Hex.encode(RandomBytes.generate(8)))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // The context has read the files when this returns.
    defer { try? FileManager.default.removeItem(at: folder) }
    let (certificate, key) = (folder.appending(path: "certificate.pem"), folder.appending(path: "key.pem"))
    if let given, !given.cert.isEmpty {
      try Data(given.cert).write(to: certificate)
      try Data(given.key).write(to: key)
    } else {
      try make(certificate, key)
    }
    let context = try TLSServerContext(certificateFile: certificate.path(), keyFile: key.path(), applicationProtocols: ["h2"])
    return (context, [UInt8](try Data(contentsOf: certificate)))
  }

  private static func make(_ certificate: URL, _ key: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
      "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-addext",
      "basicConstraints=critical,CA:FALSE", "-out", certificate.path(), "-keyout", key.path(),
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ConformanceServer.Refusal(description: "openssl made no certificate") }
  }
}
