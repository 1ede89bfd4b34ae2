import Cryptography
import Testing

@Suite struct TLSEngineTests {
  let certificates: TestCertificates

  init() throws {
    certificates = try TestCertificates.shared.get()
  }

  private func server(_ protocols: [String] = ["h2"]) throws -> TLSServerContext {
    try TLSServerContext(certificateFile: certificates.certificate, keyFile: certificates.key, applicationProtocols: protocols)
  }

  private func client(trusting file: String? = nil, _ protocols: [String] = ["h2"]) throws -> TLSClientContext {
    try TLSClientContext(trust: .certificateFile(file ?? certificates.authority), applicationProtocols: protocols)
  }

  private func wire(host: String = "localhost", client: TLSClientContext? = nil, server: TLSServerContext? = nil) throws -> Wire {
    Wire(client: try (client ?? self.client()).makeEngine(host: host), server: try (server ?? self.server()).makeEngine())
  }

  // MARK: - Connections that work

  @Test(arguments: ["localhost", "127.0.0.1", "::1"])
  func aClientAndAServerAgreeOnHTTP2(host: String) throws {
    let wire = try wire(host: host)
    wire.connect()
    #expect(wire.client.state == .open(applicationProtocol: "h2"))
    #expect(wire.server.state == .open(applicationProtocol: "h2"))
  }

  @Test func bytesArriveAsTheyWereSentInBothDirections() throws {
    let wire = try wire()
    wire.connect()
    let question = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    #expect(wire.client.write(question))
    wire.carry()
    #expect(wire.server.readAll() == question)
    #expect(wire.server.write([1, 2, 3]))
    wire.carry()
    #expect(wire.client.readAll() == [1, 2, 3])
  }

  @Test(arguments: [1, 2, 5, 37])
  func theNetworkMayCutAnywhere(pieceSize: Int) throws {
    let wire = try wire()
    wire.pieceSize = pieceSize
    wire.connect()
    #expect(wire.client.write(Array("one message".utf8)))
    wire.carry()
    #expect(wire.server.readAll() == Array("one message".utf8))
  }

  @Test func aPartOfARecordIsKnownAsSuchUntilItIsWhole() throws {
    let wire = try wire()
    wire.connect()
    #expect(!wire.server.hasPartOfRecord)
    for cut in [1, 4, 5, 6, 1_000, 2_000] {
      let wire = try self.wire()
      wire.connect()
      #expect(wire.client.write([UInt8](repeating: 1, count: 2_000)))
      let record = wire.client.pull()
      _ = wire.server.receive(Array(record[..<cut]))
      #expect(wire.server.readAll() == [])
      #expect(wire.server.hasPartOfRecord)
      _ = wire.server.receive(Array(record[cut...]))
      #expect(wire.server.readAll().count == 2_000)
      #expect(!wire.server.hasPartOfRecord)
    }
  }

  @Test func theServersOrderOfProtocolsWins() throws {
    let wire = try wire(client: client(["http/1.1", "h2"]), server: server(["h2", "http/1.1"]))
    wire.connect()
    #expect(wire.client.state == .open(applicationProtocol: "h2"))
  }

  @Test func aDevelopmentCertificateCanBePinned() throws {
    let own = try TLSServerContext(
      certificateFile: certificates.selfSigned, keyFile: certificates.selfSignedKey, applicationProtocols: ["h2"])
    let wire = try wire(client: client(trusting: certificates.selfSigned), server: own)
    wire.connect()
    #expect(wire.client.state == .open(applicationProtocol: "h2"))
  }

  @Test func aCertificateOfAnAuthorityCanBePinnedWithoutTheAuthority() throws {
    let wire = try wire(client: client(trusting: certificates.certificate))
    wire.connect()
    #expect(wire.client.state == .open(applicationProtocol: "h2"))
  }

  @Test func aSecondConnectionResumesTheFirst() throws {
    let (server, client) = (try server(), try client())
    let first = Wire(client: client.makeEngine(host: "localhost"), server: server.makeEngine())
    first.connect()
    #expect(first.client.readAll().isEmpty)
    let session = try #require(first.client.resumableSession)
    let second = Wire(client: client.makeEngine(host: "localhost", resuming: session), server: server.makeEngine())
    second.connect()
    #expect(second.client.isResumed && second.server.isResumed && !first.client.isResumed)
    #expect(second.client.state == .open(applicationProtocol: "h2"))
  }

  @Test func afterAReloadConnectionsGoOnAndOldTicketsAreNotTaken() throws {
    let (server, client) = (try server(), try client())
    let old = Wire(client: client.makeEngine(host: "localhost"), server: server.makeEngine())
    old.connect()
    _ = old.client.readAll()
    try server.reload()
    #expect(old.client.write([1]))
    old.carry()
    #expect(old.server.readAll() == [1])
    let next = Wire(client: client.makeEngine(host: "localhost", resuming: old.client.resumableSession), server: server.makeEngine())
    next.connect()
    #expect(next.client.state == .open(applicationProtocol: "h2") && !next.client.isResumed)
  }

  // MARK: - Connections that must not work

  @Test func aServerOfAnUnknownAuthorityIsNotBelieved() throws {
    let wire = try wire(client: client(trusting: certificates.selfSigned))
    wire.connect()
    #expect(wire.client.state == .failed(.certificateRejected("unable to get local issuer certificate")))
    // The alert reaches the server, which then knows why.
    #expect(wire.server.state == .failed(.refusedByPeer("tlsv1 alert unknown ca")) || wire.server.readFailure() != nil)
  }

  @Test(arguments: ["example.org", "127.0.0.2", "localhost.example.org", ""])
  func aCertificateForAnotherHostIsNotBelieved(host: String) throws {
    let wire = try wire(host: host)
    wire.connect()
    guard case .failed(.certificateRejected) = wire.client.state else {
      Issue.record("\(wire.client.state)")
      return
    }
  }

  @Test func anExpiredCertificateIsNotBelieved() throws {
    let expired = try TLSServerContext(
      certificateFile: certificates.expired, keyFile: certificates.expiredKey, applicationProtocols: ["h2"])
    let wire = try wire(server: expired)
    wire.connect()
    #expect(wire.client.state == .failed(.certificateRejected("certificate has expired")))
  }

  @Test func withoutACommonProtocolBothSidesSaySo() throws {
    let wire = try wire(client: client(["http/1.1"]))
    wire.connect()
    #expect(wire.server.state == .failed(.noApplicationProtocol))
    #expect(wire.client.state == .failed(.noApplicationProtocol))
  }

  @Test(arguments: [
    Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8), Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8),
    [UInt8](repeating: 0, count: 64),
    [UInt8](repeating: 0xFF, count: 64), [22, 3, 1, 0, 4, 1, 0, 0, 0],
  ])
  func garbageEndsTheConnectionAndNotTheProcess(bytes: [UInt8]) throws {
    let server = try server().makeEngine()
    guard case .failed = server.receive(bytes) else {
      Issue.record("\(server.state)")
      return
    }
    // Whatever comes after is ignored.
    _ = server.receive(bytes)
    #expect(!server.write([1]))
    #expect(server.readFailure() != nil)
  }

  @Test func aHandshakeThatNeverEndsIsCutOff() throws {
    let server = try server().makeEngine()
    // A greeting that announces 65,535 bytes and is still not complete after the limit.
    var sent = 0
    let record: [UInt8] = [22, 3, 1, 0x40, 0, 1, 0, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 0x4000 - 4)
    while case .handshaking = server.state, sent < 1_000_000 {
      _ = server.receive(record)
      sent += record.count
    }
    #expect(server.state == .failed(.handshakeTooLong))
    #expect(sent <= TLSEngine.handshakeBytesMax + record.count)
  }

  @Test func everyByteOfARecordCounts() throws {
    for position in [0, 3, 5, 20] {
      let wire = try wire()
      wire.connect()
      #expect(wire.client.write(Array("transfer 10".utf8)))
      var record = wire.client.pull()
      record[position] ^= 1
      _ = wire.server.receive(record)
      if position != 3 { #expect(wire.server.readFailure() != nil, "byte \(position)") }
      #expect(wire.server.readAll().isEmpty)
    }
  }

  // MARK: - Endings

  @Test func aFarewellIsHeard() throws {
    let wire = try wire()
    wire.connect()
    #expect(wire.server.write([9]))
    wire.server.closeNotify()
    wire.server.closeNotify()
    wire.carry()
    #expect(wire.client.readAll() == [9])
    #expect(wire.client.state == .peerClosed)
    wire.client.receiveEndOfTransport()
    #expect(wire.client.state == .peerClosed)
    #expect(!wire.server.write([1]))
  }

  @Test func afterTheOtherSidesFarewellAnAnswerCanStillBeSent() throws {
    let wire = try wire()
    wire.connect()
    wire.client.closeNotify()
    wire.carry()
    #expect(wire.server.readAll().isEmpty)
    #expect(wire.server.state == .peerClosed)
    #expect(wire.server.write([1, 2]))
    #expect(wire.server.pendingByteCount > 0)
    wire.server.closeNotify()
    #expect(wire.server.state == .closed && !wire.server.write([3]))
  }

  @Test func aCutConnectionIsToldFromAFarewell() throws {
    let wire = try wire()
    wire.connect()
    wire.client.receiveEndOfTransport()
    #expect(wire.client.state == .failed(.truncated))
  }

  @Test func writingBeforeTheHandshakeIsRefused() throws {
    let wire = try wire()
    #expect(!wire.client.write([1]))
    wire.connect()
    #expect(wire.client.state == .open(applicationProtocol: "h2"))
    #expect(wire.client.write([]))
  }
}
