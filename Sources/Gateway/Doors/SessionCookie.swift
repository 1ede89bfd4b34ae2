import HTTP2
import Identity

/// Fields of a request by which a door knows who asks, besides its path.
struct DoorFields: Sendable, Equatable {
  /// The host, and the port where it is not the scheme's own, that the request was sent to.
  var authority = ""
  /// `origin`: of the page that asks, as the browser tells it; nil where none was told.
  var origin: String?
  /// `sec-fetch-site`: how far that page is from here, in a browser that says so.
  var site: String?
  /// `x-cairn-page`. A page of another origin cannot send it without having asked, and a form cannot send it at all.
  var mark: String?
  /// `x-cairn-refresh-token`.
  var refreshToken: String?
  /// `cookie`, which HTTP/2 may bring in pieces (RFC 9113 §8.2.3).
  var cookies: [String] = []
  /// The caller whose access token was shown, where the door asks for one (``DoorRow/asks``).
  var caller: Caller?

  init() {}

  init(of stream: HTTP2Stream) {
    authority = stream.authority
    let headers = stream.headers
    // Two of a field that says who asks say nothing.
    origin = headers.count(of: "origin") == 1 ? headers["origin"] : nil
    site = headers["sec-fetch-site"]
    mark = headers["x-cairn-page"]
    refreshToken = headers["x-cairn-refresh-token"]
    headers.forEach { name, value in
      if name.elementsEqual("cookie".utf8) { cookies.append(String(decoding: value, as: UTF8.self)) }
    }
  }
}

/// The one cookie that there is, and who may use it. Pure.
enum SessionCookie {
  /// With this prefix a browser takes it from this host alone, over a connection that nobody listens to, and for every path (RFC 6265bis §4.1.3.2):
  /// no neighbour below the same domain can put one of theirs in its place.
  static let name = "__Host-cairn-session"

  /// No script reads it, and no page of another site sends it along.
  private static let attributes = "Path=/; Secure; HttpOnly; SameSite=Strict"

  /// Ours have 92; others are not asked about.
  static let tokenBytesMax = 256

  /// The field `set-cookie` that keeps a token.
  static func text(of token: String, seconds: Int64) -> String { "\(name)=\(token); \(attributes); Max-Age=\(seconds)" }

  /// The field `set-cookie` that forgets it.
  static let forgotten = "\(name)=; \(attributes); Max-Age=0"

  /// Base64url, as all refresh tokens are: nothing that could end a field or begin another attribute.
  static func isToken(_ text: String) -> Bool {
    let bytes = text.utf8
    return 1...tokenBytesMax ~= bytes.count && bytes.allSatisfy(PathToken.isOfToken)
  }

  /// - Returns: Nil without the cookie, and with two of them: one is somebody else's.
  static func token(in cookies: [String]) -> String? {
    let values = cookies.flatMap { $0.split(separator: ";") }.compactMap { pair -> String? in
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0] == name ? String(parts[1]) : nil
    }
    return values.count == 1 ? values[0] : nil
  }

  /// Whether a page of this very server asks. Programs without a browser have no cookie to lose, and use SessionService.
  static func isOwnPage(_ asked: DoorFields) -> Bool {
    guard asked.mark == "1", asked.site == nil || asked.site == "same-origin", let origin = asked.origin else { return false }
    let authority = asked.authority.lowercased()
    if origin == "https://" + authority { return true }
    // Over a network a page without TLS may be anybody's who is on the way.
    return origin == "http://" + authority && isLoopback(authority)
  }

  private static func isLoopback(_ authority: String) -> Bool {
    if authority == "[::1]" || authority.hasPrefix("[::1]:") { return true }
    let host = authority.prefix { $0 != ":" }
    return host == "localhost" || host == "127.0.0.1"
  }
}
