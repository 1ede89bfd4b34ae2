import HTTP2
import Testing

@testable import Gateway

/// What a client may say to a service, and what it may not.
@Suite struct HeaderRulesTests {
  private static let kept = [
    "user-agent", "content-type", "accept-encoding", "accept-language", "idempotency-key", "content-encoding",
    "connect-accept-encoding", "connect-protocol-version", "connect-content-encoding", "x-user-agent",
  ]

  private static func passes(_ name: String) -> Bool {
    Array(name.utf8).withUnsafeBytes(HeaderRules.passes)
  }

  @Test(arguments: kept) func whatAServiceNeedsPasses(name: String) {
    #expect(Self.passes(name))
  }

  @Test(arguments: [
    "cairn-ticket", "cairn-client-address", "on-behalf-of", "authorization", "cookie", "host", "x-request-id", "connect-timeout-ms",
    "content-length", "traceparent", "tracestate", "x-forwarded-for", "forwarded", "te", "connection", "upgrade", "transfer-encoding",
    "proxy-authorization", "", "x-anything", "cairn-anything", "x-real-ip", "x-cairn", "x-cairn-", "x-cairnfoo", "trailer-x-cairn-a",
    "origin", "access-control-request-method",
  ])
  func nothingElsePasses(name: String) {
    #expect(!Self.passes(name))
  }

  @Test(arguments: ["x-cairn-a", "x-cairn-data-bin", "x-cairn-four", "x-cairn-fifteen", "x-cairn-client-app-version"])
  func aClientsOwnMetadataPasses(name: String) {
    #expect(Self.passes(name))
  }

  @Test(arguments: kept) func aNameThatOnlyLooksLikeOneDoesNotPass(name: String) {
    let last = String(name.dropLast()) + (name.hasSuffix("x") ? "y" : "x")
    for other in [name + "x", String(name.dropLast()), last, name.uppercased(), " " + name] {
      #expect(!Self.passes(other), "\(other)")
    }
  }

  @Test func anAnswerKeepsItsFieldsButNotItsLength() {
    var headers = HTTP2HeaderList()
    headers.append(":status", "200")
    headers.append("content-type", "application/json")
    headers.append("content-length", "12")
    headers.append("retry-after", "1")
    let names = HeaderRules.answer(headers, 7).strings.map { $0.0 }
    #expect(names == ["content-type", "retry-after", "x-request-id"])
  }
}
