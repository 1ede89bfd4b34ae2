// RFC 9113 §8.3: what a request is addressed to.
import HTTP2
import Testing

extension Conformance {
  private static let method = (":method", "GET")
  private static let scheme = (":scheme", "http")
  private static let path = (":path", "/")
  private static let authority = (":authority", "cairn.test")

  private static func request(_ fields: (String, String)...) -> [UInt8] {
    Frame(.headers, flags: 5, stream: 1, hpack(fields)).bytes
  }

  static let pseudoFields: [ConformanceCase] =
    well
    + malformed.map { title, bytes in
      ConformanceCase(title, bytes, expect: .stream(.protocolError))
    }

  private static let well: [ConformanceCase] = [
    ConformanceCase("§8.3.1 host instead of :authority", request(method, scheme, path, ("host", "cairn.test")), expect: .answer),
    ConformanceCase(
      "§8.3.1 host equal to :authority", request(method, scheme, path, authority, ("host", "CAIRN.test")), expect: .answer),
    ConformanceCase("§8.3.1 pseudo-header fields in any order", request(authority, path, scheme, method), expect: .answer),
    ConformanceCase("§8.3.1 an address with a port", request(method, scheme, path, (":authority", "[::1]:7080")), expect: .answer),
    ConformanceCase("§8.5 CONNECT", request((":method", "CONNECT"), (":authority", "cairn.test:443")), expect: .answer),
  ]

  private static let malformed: [(String, [UInt8])] = [
    ("§8.3 unknown pseudo-header field", request(method, scheme, path, authority, (":test", "ok"))),
    ("§8.3 pseudo-header field of a response", request(method, scheme, path, authority, (":status", "200"))),
    ("§8.3 pseudo-header field after another field", request(method, scheme, ("x", "y"), path, authority)),
    ("§8.3 the whole request after another field", request(("x", "y"), method, scheme, path, authority)),
    ("§8.3.1 no :method", request(scheme, path, authority)),
    ("§8.3.1 no :scheme", request(method, path, authority)),
    ("§8.3.1 no :path", request(method, scheme, authority)),
    ("§8.3.1 neither :authority nor host", request(method, scheme, path)),
    ("§8.3.1 no field at all", request()),
    ("§8.3.1 two :method", request(method, method, scheme, path, authority)),
    ("§8.3.1 two :scheme", request(method, scheme, scheme, path, authority)),
    ("§8.3.1 two :path", request(method, scheme, path, path, authority)),
    ("§8.3.1 two :authority", request(method, scheme, path, authority, authority)),
    ("§8.3.1 two host", request(method, scheme, path, ("host", "a"), ("host", "a"))),
    ("§8.3.1 host differs from :authority", request(method, scheme, path, authority, ("host", "other.test"))),
    ("§8.3.1 empty :method", request((":method", ""), scheme, path, authority)),
    ("§8.3.1 :method that is no token", request((":method", "GE T"), scheme, path, authority)),
    ("§8.3.1 empty :scheme", request(method, (":scheme", ""), path, authority)),
    ("§8.3.1 empty :path", request(method, scheme, (":path", ""), authority)),
    ("§8.3.1 :path without a slash", request(method, scheme, (":path", "x"), authority)),
    ("§8.3.1 :path with a space", request(method, scheme, (":path", "/a b"), authority)),
    ("§8.3.1 * of a method other than OPTIONS", request(method, scheme, (":path", "*"), authority)),
    ("§8.3.1 empty :authority", request(method, scheme, path, (":authority", ""))),
    ("§8.3.1 empty :authority beside host", request(method, scheme, path, (":authority", ""), ("host", "cairn.test"))),
    ("§8.3.1 empty host", request(method, scheme, path, ("host", ""))),
    ("§8.3.1 a user's name in :authority", request(method, scheme, path, (":authority", "admin@cairn.test"))),
    ("§8.3.1 a user's name in host", request(method, scheme, path, ("host", "admin:pw@cairn.test"))),
    ("§8.3.1 a space in :authority", request(method, scheme, path, (":authority", "cairn .test"))),
    ("§8.3.1 a slash in :authority", request(method, scheme, path, (":authority", "cairn.test/x"))),
    ("§8.5 CONNECT with :path", request((":method", "CONNECT"), path, (":authority", "cairn.test:443"))),
    ("§8.5 CONNECT with :scheme", request((":method", "CONNECT"), scheme, (":authority", "cairn.test:443"))),
    ("§8.5 CONNECT without :authority", request((":method", "CONNECT"), ("host", "cairn.test:443"))),
    (
      "RFC 8441 §4 :protocol, which was not offered",
      request((":method", "CONNECT"), (":protocol", "websocket"), scheme, path, authority)
    ),
  ]
}

@Suite struct Section8PseudoFieldsTests {
  @Test func everyCaseIsRight() throws {
    try Conformance.check(Conformance.pseudoFields)
  }
}
