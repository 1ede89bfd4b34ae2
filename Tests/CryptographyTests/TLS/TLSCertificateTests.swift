import Cryptography
import Foundation
import Testing

/// Which certificates a server takes from its files, and which it shows to whom.
@Suite struct TLSCertificateTests {
  let made: TestCertificates

  init() throws {
    made = try TestCertificates.shared.get()
  }

  private func context(
    _ pairs: [(String, String)], unknownName: TLSServerContext.UnknownName = .accept
  ) throws(TLSConfigurationError) -> TLSServerContext {
    try TLSServerContext(
      certificates: pairs.map { TLSCertificateFiles(certificate: $0, key: $1) }, applicationProtocols: ["h2"], unknownName: unknownName)
  }

  private func problem(_ certificate: String, _ key: String) -> String {
    do {
      _ = try context([(certificate, key)])
      return ""
    } catch { return error.description }
  }

  private func connect(to host: String, _ server: TLSServerContext, trusting file: String? = nil) throws -> TLSEngine {
    let client = try TLSClientContext(trust: .certificateFile(file ?? made.authority), applicationProtocols: ["h2"])
    let wire = Wire(client: client.makeEngine(host: host), server: server.makeEngine())
    wire.connect()
    return wire.client
  }

  private let agreed = TLSEngine.State.open(applicationProtocol: "h2")

  // MARK: Files

  @Test func aServerSaysWhatIsWrongWithItsFiles() throws {
    #expect(problem("/nowhere.pem", made.key) == "certificate /nowhere.pem: cannot be read")
    #expect(problem(made.certificate, "/nowhere.pem") == "private key /nowhere.pem: cannot be read")
    #expect(problem(made.certificate, made.selfSignedKey).contains("does not belong to certificate"))
    #expect(problem(made.certificate, made.encryptedKey).contains("is encrypted: Cairn asks for no password"))
    #expect(problem(made.key, made.key).contains("certificate \(made.key): "))
    #expect(problem(made.certificate, made.certificate).contains("private key \(made.certificate): "))
    #expect(problem(made.weak, made.weakKey).contains("key too small"))
    #expect(throws: TLSConfigurationError.self) { try context([]) }
    #expect(throws: TLSConfigurationError.self) { try context([(made.named, made.namedKey), (made.weak, made.weakKey)]) }
    for protocols in [[], [String(repeating: "x", count: 256)]] {
      #expect(throws: TLSConfigurationError.self) {
        try TLSServerContext(certificateFile: made.certificate, keyFile: made.key, applicationProtocols: protocols)
      }
    }
    #expect(throws: TLSConfigurationError.self) {
      try TLSClientContext(trust: .certificateFile("/nowhere.pem"), applicationProtocols: ["h2"])
    }
  }

  @Test func aCutOffChainIsRefused() throws {
    let whole = try String(contentsOfFile: made.chained, encoding: .utf8)
    let file = "\(made.folder)/cut-\(UUID().uuidString).pem"
    try String(whole.dropLast(200)).write(toFile: file, atomically: true, encoding: .utf8)
    #expect(problem(file, made.chainedKey).contains("a later certificate of the chain cannot be read"))
  }

  @Test func theIntermediateCertificatesAreSentAlong() throws {
    #expect(try connect(to: "localhost", context([(made.chained, made.chainedKey)])).state == agreed)
  }

  @Test func anExpiredCertificateIsServedWithAWarning() throws {
    let server = try context([(made.expired, made.expiredKey)])
    #expect(server.warnings == ["certificate \(made.expired) HAS EXPIRED: clients refuse it"])
    #expect(try connect(to: "localhost", server).state == .failed(.certificateRejected("certificate has expired")))
    let soon = try context([(made.certificate, made.key)]).warnings
    #expect(soon.count == 1 && soon.first?.hasPrefix("certificate \(made.certificate) expires in ") == true, "\(soon)")
    #expect(try context([(made.named, made.namedKey)]).warnings.isEmpty)
  }

  // MARK: Names

  @Test(arguments: ["cairn.example", "CAIRN.Example", "a.play.example", "localhost", "127.0.0.1"])
  func eachNameGetsItsCertificate(host: String) throws {
    let server = try context([(made.certificate, made.key), (made.named, made.namedKey)])
    #expect(try connect(to: host, server).state == agreed)
  }

  @Test func aWildcardStandsForOneLabel() throws {
    let server = try context([(made.certificate, made.key), (made.named, made.namedKey)])
    for host in ["play.example", "a.b.play.example", "other.example"] {
      guard case .failed(.certificateRejected) = try connect(to: host, server).state else {
        Issue.record("\(host) was accepted")
        continue
      }
    }
  }

  @Test func anUnknownNameCanBeRefused() throws {
    let server = try context([(made.certificate, made.key)], unknownName: .refuse)
    #expect(try connect(to: "other.example", server).state == .failed(.refusedByPeer("tlsv1 unrecognized name")))
    // Who asks for an address asks for no name.
    for host in ["localhost", "127.0.0.1"] { #expect(try connect(to: host, server).state == agreed) }
  }

  @Test func theKindOfKeyFollowsTheClient() throws {
    let server = try context([(made.certificate, made.key), (made.named, made.namedKey), (made.namedRSA, made.namedRSAKey)])
    // Pinned to one of the two, a client is content only when it gets that one: by default OpenSSL prefers EC.
    #expect(try connect(to: "cairn.example", server, trusting: made.named).state == agreed)
    let onlyRSA = try context([(made.certificate, made.key), (made.namedRSA, made.namedRSAKey)])
    #expect(try connect(to: "cairn.example", onlyRSA, trusting: made.namedRSA).state == agreed)
  }

  // MARK: Renewal

  private func copy(_ certificate: String, _ key: String, to pair: TLSCertificateFiles) throws {
    for (from, to) in [(certificate, pair.certificate), (key, pair.key)] {
      try Data(contentsOf: URL(filePath: from)).write(to: URL(filePath: to))
    }
  }

  @Test func renewedFilesAreUsedAndBadOnesAreNot() throws {
    let name = "\(made.folder)/renewed-\(UUID().uuidString)"
    let files = TLSCertificateFiles(certificate: "\(name).pem", key: "\(name)-key.pem")
    try copy(made.certificate, made.key, to: files)
    let server = try TLSServerContext(certificates: [files], applicationProtocols: ["h2"])
    #expect(try server.reloadIfChanged() == false)
    #expect(try server.reload() == false)
    let served = try #require(server.served.first)
    #expect(served.file == files.certificate && served.names.contains("DNS:localhost"))
    #expect(served.expirySeconds > Int64(Date().timeIntervalSince1970))
    #expect(served.expiry.wholeMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ/) != nil)
    try copy(made.selfSigned, made.key, to: files)
    #expect(throws: TLSConfigurationError.self) { try server.reloadIfChanged() }
    // Told once; the old one is still served.
    #expect(try server.reloadIfChanged() == false)
    #expect(try connect(to: "localhost", server, trusting: made.certificate).state == agreed)
    #expect(server.served == [served])
    try copy(made.selfSigned, made.selfSignedKey, to: files)
    #expect(try server.reloadIfChanged())
    #expect(try connect(to: "localhost", server, trusting: made.selfSigned).state == agreed)
    try FileManager.default.removeItem(atPath: files.key)
    #expect(throws: TLSConfigurationError.self) { try server.reload() }
    #expect(try connect(to: "localhost", server, trusting: made.selfSigned).state == agreed)
  }

  // MARK: Clients with certificates

  @Test func aServerThatAsksTakesOnlyClientsOfItsAuthority() throws {
    let server = try TLSServerContext(
      certificates: [TLSCertificateFiles(certificate: made.certificate, key: made.key)], applicationProtocols: ["h2"],
      clientAuthorities: made.authority)
    let own = TLSCertificateFiles(certificate: made.service, key: made.serviceKey)
    let impostor = TLSCertificateFiles(certificate: made.impostor, key: made.impostorKey)
    let wrongUse = TLSCertificateFiles(certificate: made.expired, key: made.expiredKey)
    var session: TLSSession?
    for (shown, isTaken) in [(own, true), (impostor, false), (wrongUse, false), (nil, false)] {
      let client = try TLSClientContext(trust: .certificateFile(made.authority), applicationProtocols: ["h2"], certificate: shown)
      let wire = Wire(client: client.makeEngine(host: "localhost"), server: server.makeEngine())
      wire.connect()
      #expect((wire.server.state == agreed) == isTaken, "\(shown?.certificate ?? "none"): \(wire.server.state)")
      if !isTaken { #expect(wire.client.readFailure() != nil) }
      if isTaken {
        _ = wire.client.readAll()
        session = wire.client.resumableSession
        let again = Wire(client: client.makeEngine(host: "localhost", resuming: session), server: server.makeEngine())
        again.connect()
        #expect(again.server.isResumed && again.server.state == agreed)
      }
    }
  }
}
