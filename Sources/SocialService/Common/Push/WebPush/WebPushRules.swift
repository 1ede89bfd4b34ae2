import Timekeeping

/// Addresses of push services, and meanings of their answers (RFC 8030). Pure.
enum WebPushRules {
  /// Bytes of an endpoint: those of today have some 300.
  static let endpointBytesMax = 1_024

  /// Bytes of the message before it is encrypted, which fill one record of 4,096 (RFC 8291 §4).
  static let plaintextBytesMax = 3_993

  /// The longest that push services keep a message, by their own word (Firebase and Mozilla).
  static let lifetimeMax = Duration.seconds(28 * 86_400)

  /// How long a token of ours is good for: at most 24 hours (RFC 8292 §2), and clocks differ.
  static let tokenLifetime = Duration.seconds(12 * 3_600)

  /// Bytes of an answer: it says nothing that is read.
  static let answerBytesMax = 16_384

  /// Where a push service does not say how long it wants no messages.
  static let quotaPause = Duration.seconds(60)

  /// A push service is a stranger: its word keeps a message for an hour at most before it is tried again.
  static let retryAfterMax = Duration.seconds(3_600)

  /// Pause after a known service has refused who sends: trying often does not cure it.
  static let misconfiguredPause = Duration.seconds(300)

  /// A known service that has taken a message within that knows who sends. A key, a contact or a clock that is wrong is then noticed an hour late at most.
  static let trustTime = Duration.seconds(3_600)

  /// How long a host is not asked that did not answer so often: each attempt takes a thread for seconds, which others wait for.
  static let hostPause = Backoff(first: .seconds(2), limit: .seconds(300))

  /// A stranger's push service that answers later is asked more seldom, like one that does not answer: those that are near take a fraction of it.
  static let patience = Duration.seconds(1)

  /// Push services of the large browsers: nobody else can run one of these, so they are asked like Firebase and Apple are.
  static let knownServices = ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", "*.notify.windows.com"]

  /// Hosts whose silence is remembered. Beyond it the one that was silent first is asked again.
  static let hostsMax = 1_024

  /// Action that an answer calls for.
  enum Meaning: Sendable, Hashable {
    case sent
    /// There is no such subscription any more.
    case unregistered
    /// It will never be taken.
    case turnedAway
    case later(Duration?)
    case overloaded(Duration)
    /// The installation's key, contact or clock is wrong: the message waits until they are right, or it is of no use.
    case misconfigured
  }

  /// Known service that a host is of, as its entry in `knownServices`; nil for a stranger's.
  static func knownService(of host: String) -> String? {
    knownServices.first { WebPushServices.matches($0, host) }
  }

  /// - Parameters:
  ///   - retryAfter: Seconds, where they were said.
  ///   - blamesUs: Whether a refusal of who sends is about this installation, and not about one subscription or a stranger's whim.
  static func meaning(ofStatus status: Int, retryAfter: Int?, blamesUs: Bool) -> Meaning {
    let after = retryAfter.map { min(.seconds(max(0, $0)), retryAfterMax) }
    switch status {
    case 200..<300: return .sent
    case 401, 403: return blamesUs ? .misconfigured : .turnedAway
    case 404, 410: return .unregistered
    case 429: return .overloaded(after ?? quotaPause)
    case 408, 500...: return .later(after)
    // A redirection as well: where it leads nobody has looked at.
    default: return .turnedAway
    }
  }
}

/// Address of a subscription, written so plainly that nobody can take another host for it.
struct WebPushEndpoint: Sendable, Hashable {
  /// In lower case.
  let host: String
  let port: Int

  /// - Returns: Nil for anything but https, a host by its name, and a path.
  init?(_ url: String) {
    let scheme = "https://"
    guard url.hasPrefix(scheme), url.utf8.count <= WebPushRules.endpointBytesMax, url.utf8.allSatisfy(Self.isOfURL) else { return nil }
    let rest = url.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    guard authority.utf8.count < rest.utf8.count else { return nil }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first, Self.isName(name) else { return nil }
    host = name.lowercased()
    guard parts.count == 2 else {
      port = 443
      return
    }
    guard (1...5).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy(Self.isDigit), let port = Int(parts[1]),
      (1...65_535).contains(port)
    else { return nil }
    self.port = port
  }

  /// Origin (RFC 6454 §6.2): whom a token of ours is for (RFC 8292 §2).
  var origin: String { "https://" + host + (port == 443 ? "" : ":\(port)") }

  /// Names as the Internet has them (RFC 1123 §2.1). None whose last part begins with a digit, which some read as an address of IPv4.
  private static func isName(_ name: Substring) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.utf8.count <= 253, let first = labels.last?.utf8.first, !isDigit(first) else { return false }
    return labels.allSatisfy { label in
      (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-" && label.utf8.allSatisfy(isOfName)
    }
  }

  /// Printable, and nothing that one reader takes for a slash and another one does not, nor the mark of a fragment.
  private static func isOfURL(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte)
      && ![UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">")].contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"): true
    default: isDigit(byte)
    }
  }
}

/// Push services that may be asked.
struct WebPushServices: Sendable, Hashable {
  /// The entry that stands for all.
  static let all = "*"

  /// Names; `*.example.org` is every name below `example.org`.
  var hosts = [all]
  /// Whether they must be of the Internet: a name of several parts, at the port of HTTPS. That its addresses are the Internet's is looked at when one is
  /// connected to.
  var isOfInternet = true

  func allow(_ endpoint: WebPushEndpoint) -> Bool {
    if isOfInternet, endpoint.port != 443 || !endpoint.host.contains(".") { return false }
    return hosts.contains { $0 == Self.all || Self.matches($0, endpoint.host) }
  }

  /// Whether a host is the one that an entry names, or one of those.
  static func matches(_ entry: String, _ host: String) -> Bool {
    guard entry.hasPrefix("*.") else { return host == entry }
    return host.hasSuffix(entry.dropFirst()) && host.utf8.count >= entry.utf8.count
  }

  /// Whether an entry of the list is one.
  static func isEntry(_ text: String) -> Bool {
    let name = text.hasPrefix("*.") ? String(text.dropFirst(2)) : text
    return text == all || name == name.lowercased() && WebPushEndpoint("https://\(name)/")?.host == name
  }
}
