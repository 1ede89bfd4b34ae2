import Synchronization
import Testing

@testable import Cryptography

/// Tickets over time, keys that are renewed, and peers that abuse it.
@Suite struct TLSSessionTests {
  let made: TestCertificates

  init() throws {
    made = try TestCertificates.shared.get()
  }

  /// A clock that is moved by hand.
  private final class Clock: Sendable {
    let now = Mutex(Duration.zero)

    func advance(_ step: Duration) { now.withLock { $0 += step } }
  }

  private func server(_ clock: Clock) throws -> TLSServerContext {
    try TLSServerContext(
      certificates: [TLSCertificateFiles(certificate: made.certificate, key: made.key)], applicationProtocols: ["h2"], unknownName: .accept,
      clientAuthorities: nil, steadyTime: { clock.now.withLock { $0 } })
  }

  private func connect(
    _ server: TLSServerContext, _ client: TLSClientContext, to host: String = "localhost", resuming session: TLSSession? = nil
  ) -> Wire {
    let wire = Wire(client: client.makeEngine(host: host, resuming: session), server: server.makeEngine())
    wire.connect()
    _ = wire.client.readAll()
    return wire
  }

  @Test func ticketsOfTheKeyBeforeAreTakenAndThoseBeforeThatAreNot() throws {
    let clock = Clock()
    let server = try server(clock)
    let client = try TLSClientContext(trust: .certificateFile(made.authority), applicationProtocols: ["h2"])
    let session = try #require(connect(server, client).client.resumableSession)
    clock.advance(TLSTicketKeys.rotationInterval)
    #expect(connect(server, client, resuming: session).server.isResumed)
    clock.advance(TLSTicketKeys.rotationInterval)
    let late = connect(server, client, resuming: session)
    #expect(!late.server.isResumed && late.server.state == .open(applicationProtocol: "h2"))
  }

  /// RFC 6066 §3: a server must not resume under another name.
  @Test func aSessionIsResumedUnderItsNameOnly() throws {
    let server = try TLSServerContext(
      certificates: [
        TLSCertificateFiles(certificate: made.certificate, key: made.key), TLSCertificateFiles(certificate: made.named, key: made.namedKey),
      ], applicationProtocols: ["h2"])
    let client = try TLSClientContext(trust: .certificateFile(made.authority), applicationProtocols: ["h2"])
    let session = try #require(connect(server, client, to: "cairn.example").client.resumableSession)
    #expect(connect(server, client, to: "Cairn.Example", resuming: session).server.isResumed)
    for host in ["localhost", "a.play.example", "127.0.0.1"] {
      let wire = connect(server, client, to: host, resuming: session)
      #expect(!wire.server.isResumed && wire.server.state == .open(applicationProtocol: "h2"), "\(host)")
    }
  }

  @Test func anIdleServerForgetsBothKeys() throws {
    let clock = Clock()
    let server = try server(clock)
    let client = try TLSClientContext(trust: .certificateFile(made.authority), applicationProtocols: ["h2"])
    let session = try #require(connect(server, client).client.resumableSession)
    clock.advance(TLSTicketKeys.rotationInterval * 5)
    #expect(!connect(server, client, resuming: session).server.isResumed)
  }

  @Test func aTicketOfAnotherServerCostsAFullHandshakeOnly() throws {
    let (one, other) = (try server(Clock()), try server(Clock()))
    let client = try TLSClientContext(trust: .certificateFile(made.authority), applicationProtocols: ["h2"])
    let session = try #require(connect(one, client).client.resumableSession)
    let wire = connect(other, client, resuming: session)
    #expect(!wire.server.isResumed && wire.server.state == .open(applicationProtocol: "h2"))
  }

  @Test func renewedKeysCarryOn() throws {
    let client = try TLSClientContext(trust: .certificateFile(made.authority), applicationProtocols: ["h2"])
    let wire = connect(try server(Clock()), client)
    for round in 0..<3 {
      wire.client.renewKey(asksPeer: true)
      #expect(wire.client.write([UInt8(round)]))
      wire.carry()
      #expect(wire.server.readAll() == [UInt8(round)])
      wire.carry()
      #expect(wire.server.write([9]))
      wire.carry()
      #expect(wire.client.readAll() == [9])
    }
  }

  @Test func aPeerThatRenewsItsKeyAgainAndAgainIsCutOffWithinOneRead() throws {
    let client = try TLSClientContext(trust: .certificateFile(made.authority), applicationProtocols: ["h2"])
    let wire = connect(try server(Clock()), client)
    _ = wire.server.pull()
    for _ in 0..<1_000 { wire.client.renewKey(asksPeer: true) }
    #expect(wire.client.write([1]))
    let flood = wire.client.pull()
    #expect(flood.count > 25_000)
    _ = wire.server.receive(flood)
    #expect(wire.server.readAll().isEmpty)
    #expect(wire.server.state == .failed(.tooManyKeyUpdates))
    // What it was made to answer is no more than what it was allowed to ask.
    #expect(wire.server.pendingByteCount < TLSEngine.keyUpdatesMax * 64)
  }

  @Test func renewalsAreEarnedByWhatIsSent() throws {
    let client = try TLSClientContext(trust: .certificateFile(made.authority), applicationProtocols: ["h2"])
    let wire = connect(try server(Clock()), client)
    let piece = [UInt8](repeating: 7, count: TLSEngine.bytesPerKeyUpdate)
    for _ in 0..<TLSEngine.keyUpdatesMax { wire.client.renewKey() }
    for _ in 0..<5 {
      #expect(wire.client.write(piece))
      wire.carry()
      #expect(wire.server.readAll().count == piece.count)
      wire.client.renewKey()
    }
    wire.client.renewKey()
    wire.carry()
    #expect(wire.server.readAll().isEmpty)
    #expect(wire.server.state == .failed(.tooManyKeyUpdates))
  }

  @Test func whatIsNegotiatedIsFitForHTTP2() throws {
    let client = try TLSClientContext(trust: .certificateFile(made.authority), applicationProtocols: ["h2"])
    let wire = connect(try server(Clock()), client)
    #expect(wire.server.version == "TLSv1.3" && wire.server.cipher.hasPrefix("TLS_"))
  }
}
