internal import Cryptography
internal import EventLoop
internal import RPC

/// Where a gateway is, as a person writes it: "http://127.0.0.1:7080", "https://cairn.example:7443".
struct GatewayURL: Hashable, Sendable, CustomStringConvertible {
  static let standard = "http://127.0.0.1:7080"

  let isSecure: Bool
  let host: HostPort
  /// Begins with "/", or is empty.
  let path: String

  /// - Throws: `Failure` with what is expected.
  init(_ text: String) throws(Failure) {
    guard let mark = text.firstRange(of: "://") else { throw Self.malformed(text) }
    switch text[..<mark.lowerBound].lowercased() {
    case "http": isSecure = false
    case "https": isSecure = true
    default: throw Self.malformed(text)
    }
    let rest = text[mark.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    let path = rest[authority.endIndex...]
    self.path = path == "/" ? "" : String(path)
    guard let host = Self.host(authority, defaultPort: isSecure ? 443 : 80) else { throw Self.malformed(text) }
    self.host = host
  }

  var description: String { "\(isSecure ? "https" : "http")://\(host)\(path)" }

  /// As connections are made to it.
  /// - Parameter authorities: PEM file of whom to trust; nil for whom the operating system trusts.
  func upstream(name: String, authorities: String?) throws -> Upstream {
    guard isSecure else { return Upstream(name: name, hosts: [host]) }
    let trust = authorities.map { TLSClientContext.Trust.certificateFile($0) } ?? .system
    return Upstream(name: name, hosts: [host], tls: try TLSClientContext(trust: trust, applicationProtocols: ["h2"]))
  }

  private static func host(_ authority: Substring, defaultPort: UInt16) -> HostPort? {
    guard !authority.isEmpty, !authority.contains("@"), authority.allSatisfy({ !$0.isWhitespace }) else { return nil }
    let hasPort = authority.last != "]" && authority.contains(":")
    return HostPort(hasPort ? String(authority) : "\(authority):\(defaultPort)")
  }

  private static func malformed(_ text: String) -> Failure {
    Failure("\"\(text)\" is no address of a server. Write it like \(standard) or https://cairn.example:7443.")
  }
}
