import Timekeeping

/// From where pictures of providers are fetched, and what to make of what is answered (requirement W-5). Pure.
enum PictureImportRules {
  /// Bytes of a picture: those of the providers have 256 pixels a side, some tens of kilobytes.
  static let bodyBytesMax = 4 << 20
  /// Time for one answer, from the name lookup to its last byte.
  static let answerTimeMax = Duration.seconds(10)
  /// Answers that lead elsewhere, before the one that is the picture: Facebook's Graph needs one.
  static let redirectsMax = 3
  /// Bytes of an address; as AuthService keeps them.
  static let urlBytesMax = 2_048
  /// Before the second attempt, at most.
  static let pauseFirst = Duration.seconds(30)

  /// Why one is given up. The raw values are those of a metric.
  enum Refusal: String, Error, Hashable, CaseIterable {
    /// Not over HTTPS, or from a host that is not on the list, or not a public one.
    case host
    /// There is no picture there any more.
    case gone
    /// It leads on and on.
    case redirects
    case tooLarge = "too_large"
    /// The file that came is no picture.
    case unsupported
    /// All that the account keeps is too much.
    case storageFull = "storage_full"
  }

  /// Meaning of an answer.
  enum Step: Sendable, Hashable {
    case take
    case follow(String)
    case giveUp(Refusal)
    /// Another time it may be there.
    case later
  }

  /// - Parameters:
  ///   - status: Status of HTTP.
  ///   - location: Value of the header of that name; nil without one.
  ///   - url: Address that was asked.
  ///   - followedCount: How many answers have led on before.
  static func step(status: Int, location: String?, of url: String, followedCount: Int, hosts: [String]) -> Step {
    switch status {
    case 200: return .take
    case 301, 302, 303, 307, 308:
      if followedCount >= redirectsMax { return .giveUp(.redirects) }
      guard let location, let next = resolved(location, against: url) else { return .giveUp(.gone) }
      return isAllowed(next, hosts: hosts) ? .follow(next) : .giveUp(.host)
    // Too soon, too often, or a bad day.
    case 408, 425, 429, 500...599: return .later
    default: return .giveUp(.gone)
    }
  }

  /// Whether an address may be asked: over HTTPS, by a name on the list, and written so plainly that nobody can take another host for it.
  /// - Parameter hosts: Names, with a port where it is not 443; `*.example.org` is every name below `example.org`.
  static func isAllowed(_ url: String, hosts: [String]) -> Bool {
    guard let authority = authority(of: url)?.lowercased() else { return false }
    return hosts.contains { host in
      guard host.hasPrefix("*.") else { return authority == host }
      return authority.hasSuffix(host.dropFirst()) && authority.utf8.count >= host.utf8.count
    }
  }

  /// Whether an entry of the list is one.
  static func isHost(_ text: String) -> Bool {
    let name = text.hasPrefix("*.") ? text.dropFirst(2) : text[...]
    return !name.isEmpty && !name.hasPrefix(".") && name.utf8.allSatisfy(isOfAuthority) && name == name.lowercased()
  }

  /// Host and port as they are written; nil for anything but letters, digits, hyphens, dots and a port: no user, no escape, no address in
  /// brackets.
  private static func authority(of url: String) -> Substring? {
    guard url.hasPrefix("https://"), url.utf8.count <= urlBytesMax, url.utf8.allSatisfy(isOfURL) else { return nil }
    let authority = url.dropFirst("https://".count).prefix { !"/?#".contains($0) }
    return !authority.isEmpty && authority.utf8.allSatisfy(isOfAuthority) ? authority : nil
  }

  /// Where an answer leads (RFC 3986 §4.2), for the forms that there are: with scheme, without it, and by path.
  private static func resolved(_ location: String, against url: String) -> String? {
    if location.hasPrefix("//") { return "https:" + location }
    if location.hasPrefix("/") { return authority(of: url).map { "https://" + $0 + location } }
    return location.contains("://") ? location : nil
  }

  /// Printable, and nothing that one reader takes for a slash and another one does not.
  private static func isOfURL(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\\") }

  private static func isOfAuthority(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
    default: false
    }
  }
}
