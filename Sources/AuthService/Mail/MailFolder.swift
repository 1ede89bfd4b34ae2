import FoundationEssentials
import Glibc
import Timekeeping

/// Mails as files: what a house without a mail server sends, and what `cairn mail` shows.
package struct MailFolder: Sendable {
  /// Older ones are removed when a new one comes.
  static let mailsMax = 1_000

  private static let suffix = ".eml"

  private let path: String

  package init(path: String) {
    self.path = path
  }

  /// Whether a folder, or what is there of its path already, lies in memory, as `/tmp` of a container does: then its mails end with the container.
  static func isInMemory(_ path: String) -> Bool {
    var place = path
    while !FileManager.default.fileExists(atPath: place), let end = place.lastIndex(of: "/"), end > place.startIndex {
      place = String(place[..<end])
    }
    guard let real = realpath(place, nil) else { return false }
    defer { free(real) }
    guard let mounts = FileManager.default.contents(atPath: "/proc/self/mounts") else { return false }
    return fileSystem(of: String(cString: real), among: String(decoding: mounts, as: UTF8.self)) == "tmpfs"
  }

  /// Type of the file system that a path lies in: of the mounts in `proc(5)`'s form whose place begins the path the longest, of equals the last.
  static func fileSystem(of path: String, among mounts: String) -> String? {
    var found: (length: Int, type: String)?
    for line in mounts.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 2 else { continue }
      let place = fields[1] == "/" ? "/" : fields[1] + "/"
      guard "\(path)/".hasPrefix(place), place.utf8.count >= found?.length ?? 0 else { continue }
      found = (place.utf8.count, String(fields[2]))
    }
    return found?.type
  }

  /// One mail, decoded.
  package struct Mail: Sendable, Hashable {
    /// The file's name without its suffix; in order of time.
    package let name: String
    package let date, sender, recipient, subject, body: String
  }

  /// Keeps a mail, whole or not at all; the same one again replaces itself.
  func write(_ message: MailMessage) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let name = Self.name(of: message)
    let part = "\(path)/.\(name).part"
    guard FileManager.default.createFile(atPath: part, contents: Data(message.encoded), attributes: [.posixPermissions: 0o600]) else {
      throw MailFailure.later("\(path) cannot be written")
    }
    _ = try FileManager.default.replaceItem(at: "\(path)/\(name)\(Self.suffix)", by: part)
    for old in try names().dropLast(Self.mailsMax) { try FileManager.default.removeItem(atPath: "\(path)/\(old)\(Self.suffix)") }
  }

  /// Every mail's name, oldest first; none when there is no folder yet.
  package func names() throws -> [String] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    return files.filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }.map { String($0.dropLast(Self.suffix.count)) }.sorted()
  }

  /// - Returns: Nil when there is no such mail.
  package func read(_ name: String) -> Mail? {
    guard let data = FileManager.default.contents(atPath: "\(path)/\(name)\(Self.suffix)") else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    // Unfolded: a line that begins with a space goes on (RFC 5322 §2.2.3).
    let lines = text[..<end.lowerBound].replacing("\r\n ", with: " ").split(separator: "\r\n")
    func header(_ name: String) -> String {
      lines.first { $0.hasPrefix(name + ": ") }.map { MailHeader.read(String($0.dropFirst(name.count + 2))) } ?? ""
    }
    return Mail(
      name: name, date: header("Date"), sender: header("From"), recipient: String(header("To").drop { $0 == "<" }.prefix { $0 != ">" }),
      subject: header("Subject"), body: QuotedPrintable.decode(Array(text[end.upperBound...].utf8)))
  }

  /// "20261121T223900.123Z-<identifier>".
  private static func name(of message: MailMessage) -> String {
    let date = MailDate(message.time)
    let day = "\(date.year)\(MailText.padded(date.month))\(MailText.padded(date.day))"
    let time = [date.hour, date.minute, date.second].map(MailText.padded).joined()
    let thousandth = String(message.time.milliseconds % 1_000 + 1_000).dropFirst()
    return "\(day)T\(time).\(thousandth)Z-\(message.identifier)"
  }
}

extension FileManager {
  /// Moves a file over another one, or to where there is none.
  fileprivate func replaceItem(at path: String, by new: String) throws {
    if fileExists(atPath: path) { try removeItem(atPath: path) }
    try moveItem(atPath: new, toPath: path)
  }
}
