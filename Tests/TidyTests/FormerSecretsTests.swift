// Secrets of a deployment in containers that lie where they lay before: what becomes of them is tried on a copy of the scripts.

import Foundation
import Testing

@Suite struct FormerSecretsTests {
  /// A checkout of the scripts alone, whose secrets are those of a deployment that was made before they had a place of their own.
  private final class Checkout {
    let root = FileManager.default.temporaryDirectory.appending(path: "cairn-secrets-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.root.appending(path: "scripts"), to: root.appending(path: "scripts"))
      for name in ["master-key-auth", "tls-certificate.pem", "tls-key.pem"] { try write(".cairn/compose/\(name)", "former \(name)\n") }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ path: String, _ text: String) throws {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func text(_ path: String) -> String? { try? String(contentsOf: root.appending(path: path), encoding: .utf8) }

    /// - Returns: Whether the script ended well.
    func run(_ script: String, _ variables: [String: String] = [:]) throws -> Bool {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = [root.appending(path: "scripts/\(script)").path]
      // Nothing that the tests themselves are given, such as another home.
      process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"].merging(variables) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }

  @Test func `They are moved to where containers look for them, the certificate into its folder`() throws {
    let checkout = try Checkout()
    #expect(try checkout.run("compose-secrets.sh"))
    #expect(checkout.text("deploy/secrets/master-key-auth") == "former master-key-auth\n")
    #expect(checkout.text("deploy/secrets/tls/tls-certificate.pem") == "former tls-certificate.pem\n")
    #expect(checkout.text("deploy/secrets/tls/tls-key.pem") == "former tls-key.pem\n")
    // The rest is made, and nothing is left behind.
    #expect(checkout.text("deploy/secrets/master-key-game") != nil)
    #expect(!FileManager.default.fileExists(atPath: checkout.root.appending(path: ".cairn/compose").path))
    #expect(checkout.text("deploy/secrets/tls-key.pem") == nil)
  }

  @Test func `The certificate moves also in a folder that was named`() throws {
    let checkout = try Checkout()
    let folder = checkout.root.appending(path: ".cairn/compose").path
    #expect(try checkout.run("compose-secrets.sh", ["CAIRN_SECRETS": folder]))
    #expect(checkout.text(".cairn/compose/tls/tls-key.pem") == "former tls-key.pem\n")
    #expect(checkout.text(".cairn/compose/master-key-auth") == "former master-key-auth\n")
  }

  @Test func `Where others were made since nothing is lost and nothing is chosen`() throws {
    let checkout = try Checkout()
    try checkout.write("deploy/secrets/master-key-auth", "newer\n")
    #expect(try !checkout.run("compose-secrets.sh"))
    #expect(checkout.text("deploy/secrets/master-key-auth") == "newer\n")
    #expect(checkout.text(".cairn/compose/master-key-auth") == "former master-key-auth\n")
  }

  @Test func `make clean removes nothing while they are there`() throws {
    let checkout = try Checkout()
    try checkout.write(".build/made", "")
    #expect(try !checkout.run("clean.sh", ["CONFIRM": "yes"]))
    #expect(checkout.text(".cairn/compose/master-key-auth") != nil && checkout.text(".build/made") != nil)
  }
}
