// The table of Conformance against the RPC server, over TCP and over TLS: the same errors, and a GOAWAY that arrives.
import Testing

@Suite struct ConformanceOverSocketsTests {
  @Test(arguments: Transport.allCases, Conformance.sections)
  func everyCaseIsRight(transport: Transport, section: ConformanceSection) async throws {
    try await SocketServer.run(transport) { server in
      let faults = try await onOwnThread { try Self.faults(of: section.cases, server) }
      for fault in faults { Issue.record("\(fault)") }
    }
  }

  private static func faults(of cases: [ConformanceCase], _ server: SocketServer) throws -> [String] {
    var faults: [String] = []
    // A client of HTTP/1.1 would not understand a GOAWAY, which may be omitted (RFC 9113 §3.4): `OlderVersionTests` says what it hears.
    for example in cases where example.testDescription != "§3.4 HTTP/1.1" {
      for pace in [StrictTester.Pace.together, .settled] where pace == .settled || !example.needsPauses {
        var tester = StrictTester(try server.connect())
        if let fault = tester.play(example, pace) { faults.append("\(example.testDescription) (\(pace)): \(fault)") }
      }
    }
    return faults
  }
}
