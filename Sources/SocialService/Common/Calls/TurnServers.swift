import Cryptography
import FoundationEssentials
import Identity
import Lifecycle
import Timekeeping

/// Servers that pass on what two phones cannot send each other, and what opens them for a while: a user name that says until when, and a password made of it
/// and of a secret that the server shares (draft-uberti-behave-turn-rest-00). No account is kept there.
struct TurnServers: Sendable {
  /// Time for which what is given out is good: longer than the longest call, whose phones may ask the server again until its end.
  static let lifetime = Duration.seconds(6 * 3_600)
  /// Addresses of one installation: two servers, by UDP, TCP and TLS.
  static let urlsMax = 6

  /// Addresses as WebRTC takes them, for example "turn:turn.example.org:3478?transport=udp".
  let urls: [String]
  private let secret: [UInt8]

  /// - Parameter secret: As the server has it; not empty.
  init(urls: [String], secret: [UInt8]) {
    (self.urls, self.secret) = (urls, secret)
  }

  /// Tells faults to `settings`.
  init(_ settings: Settings) {
    let text = settings.text("TURN_URLS") ?? ""
    urls = text.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    if urls.isEmpty {
      secret = []
      return
    }
    if urls.count > Self.urlsMax || !urls.allSatisfy(Self.isAddress) {
      settings.refuse(
        "CAIRN_TURN_URLS is \"\(text)\": expected 1 to \(Self.urlsMax) addresses, for example turn:turn.example.org:3478?transport=udp")
    }
    let content = settings.file("TURN_SECRET", why: "the file with the secret that the TURN servers share")
    secret = Array((content.split(whereSeparator: \.isNewline).first ?? "").utf8)
    if secret.isEmpty { settings.refuse("CAIRN_TURN_SECRET: its file holds no secret") }
  }

  private static func isAddress(_ url: String) -> Bool {
    (url.hasPrefix("turn:") || url.hasPrefix("turns:") || url.hasPrefix("stun:")) && url.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  struct Credentials: Sendable, Hashable {
    var username: String
    var password: String
    var expireTime: Moment
  }

  /// - Returns: Nil where the installation has no server.
  func credentials(of accountID: UUID, at now: Moment) -> Credentials? {
    if urls.isEmpty || secret.isEmpty { return nil }
    let seconds = (now + Self.lifetime).milliseconds / 1_000
    let username = "\(seconds):\(accountID.text)"
    let password = Base64.standard.encode(HMACSHA1.code(of: Array(username.utf8), key: secret))
    return Credentials(username: username, password: password, expireTime: Moment(milliseconds: seconds * 1_000))
  }
}
