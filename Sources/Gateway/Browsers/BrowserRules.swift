/// Which pages of the web may call the gateway from a browser, and what a browser is told about it
/// (the Fetch standard's CORS protocol, https://fetch.spec.whatwg.org/#http-cors-protocol). Pure.
///
/// Cookies and other credentials of a browser are never asked for by methods (``SessionCookie`` is one door's alone): a caller is known by the
/// token that its own script puts into `authorization`, so that no foreign page can use somebody's session.
package enum BrowserOrigins: Sendable, Hashable {
  /// No page may: nothing about origins is ever said.
  case none
  /// Every page may, and is told so by "*".
  case all
  /// The pages of these origins, each as a browser writes it: "https://app.example.com".
  case only([String])

  /// Origins in one setting; each is compared with the origin of every request of a browser.
  static let originsMax = 64

  /// - Returns: Nil for a text that is neither "*" nor a list of origins separated by commas. `null` is nobody's origin.
  package init?(_ text: String) {
    let parts = text.split(separator: ",").map { String($0.filter { $0 != " " }).lowercased() }
    if parts == ["*"] {
      self = .all
      return
    }
    guard !parts.isEmpty, parts.count <= Self.originsMax, parts.allSatisfy(BrowserRules.isOrigin) else { return nil }
    self = .only(parts)
  }
}

enum BrowserRules {
  /// Methods that a browser may use: GET is for methods that change nothing.
  static let methods = "GET, POST"

  /// How long a browser remembers the answer to a preflight, in seconds; Chromium takes no more.
  static let maxAgeSeconds = 7_200

  /// Headers that clients of Connect and of Cairn send and that a page must ask for (the Fetch standard lets a few others through unasked).
  static let requestHeaders = [
    "authorization", "connect-accept-encoding", "connect-content-encoding", "connect-protocol-version", "connect-timeout-ms",
    "content-encoding", "content-type", "idempotency-key", "traceparent", "tracestate", "user-agent", "x-user-agent",
  ].joined(separator: ", ")

  /// Headers of an answer that a page's script may read. The star is for metadata that handlers add; browsers that do not know it read the list.
  static let exposedHeaders = "connect-accept-encoding, connect-content-encoding, content-encoding, retry-after, x-request-id, *"

  /// Names of metadata in one preflight; each becomes a part of the answer, and an app has a few.
  private static let metadataNamesMax = 16

  /// Names of a client's own metadata, among those that a page asks to send. They pass to the services.
  static func metadataNames(asked: String) -> [String] {
    let names = asked.split(separator: ",").map { $0.filter { $0 != " " }.lowercased() }
    return Array(
      names.filter { name in
        HeaderRules.isMetadata(name) && name.utf8.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: "_") }
      }.prefix(metadataNamesMax))
  }

  /// "https://app.example.com", with a port where it is not the scheme's own: no path, no user, no star.
  static func isOrigin(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "https:" || parts[0] == "http:", parts[1].isEmpty else { return false }
    let host = parts[2].prefix { $0 != ":" }
    let port = parts[2].dropFirst(host.count)
    let isName = !host.isEmpty && host.utf8.allSatisfy(isNameByte)
    let isPort = port.isEmpty || (Int(port.dropFirst()).map { 1...65_535 ~= $0 } ?? false)
    return isName && isPort && !isOwnPort(port, of: parts[0])
  }

  /// A browser leaves out the port that the scheme has anyway: written here it would never match.
  private static func isOwnPort(_ port: Substring, of scheme: Substring) -> Bool {
    (scheme == "https:" && port == ":443") || (scheme == "http:" && port == ":80")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
