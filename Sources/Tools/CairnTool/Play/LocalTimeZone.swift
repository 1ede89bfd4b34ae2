internal import Glibc

/// The player's time zone: it decides which day a game counts for.
enum LocalTimeZone {
  /// An IANA name, for example "Europe/Rome"; empty when the machine tells none, which the server takes for UTC.
  static var identifier: String {
    identifier(variable: getenv("TZ").map { String(cString: $0) }, link: linkTarget("/etc/localtime"))
  }

  /// - Parameters:
  ///   - variable: Content of TZ.
  ///   - link: Where /etc/localtime leads.
  static func identifier(variable: String?, link: String?) -> String {
    if let variable {
      let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
      if isName(name) { return name }
    }
    guard let link, let folder = link.firstRange(of: "/zoneinfo/") else { return "" }
    let name = String(link[folder.upperBound...])
    return isName(name) ? name : ""
  }

  /// "Europe/Rome", but not "CET-1CEST" or a path.
  private static func isName(_ text: String) -> Bool {
    text.contains("/") && !text.hasPrefix("/") && text.utf8.count <= 64
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/_-+".contains($0)) }
  }

  private static func linkTarget(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }
}
