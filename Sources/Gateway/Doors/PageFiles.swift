import Cryptography
import FoundationEssentials

/// The files of the pages, in memory: some hundred kilobytes, read once, so that no request waits for a disk and none can lead out of the folder.
package struct PageFiles: Sendable {
  /// More is no folder of pages, but somebody's whole disk.
  static let bytesMax = 32 << 20

  private let files: [String: PageFile]

  subscript(name: String) -> PageFile? { files[name] }

  /// - Parameter contents: By name. A name with ".br" or ".gz" at its end is the same file packed.
  init(_ contents: [String: [UInt8]]) {
    var files: [String: PageFile] = [:]
    for (name, bytes) in contents {
      guard let contentType = PageRules.contentType(of: name) else { continue }
      let packed = PageRules.encodings.compactMap { encoding in
        contents[name + encoding.suffix].map { PageFile.Form(encoding: encoding.name, bytes: $0, of: bytes) }
      }
      files[name] = PageFile(
        contentType: contentType, cacheControl: PageRules.cacheControl(of: name), forms: packed + [PageFile.Form(bytes: bytes, of: bytes)])
    }
    self.files = files
  }

  /// - Parameter tiles: Pictures of the ground that pages are told of.
  /// - Returns: Nil where there is no such folder, or no ``PathToken/rootFile`` in it.
  init?(folder: String, tiles: MapTiles? = nil) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    var (contents, size): ([String: [UInt8]], Int) = ([:], 0)
    for name in names {
      guard let data = try? Data(contentsOf: URL(filePath: folder).appending(path: name)) else { continue }
      size += data.count
      if size > Self.bytesMax { return nil }
      contents[name] = Array(data)
    }
    if contents[PathToken.rootFile] == nil { return nil }
    contents[MapTiles.fileName] = MapTiles.file(tiles)
    self.init(contents)
  }
}

/// One file, in the forms in which it can be sent.
struct PageFile: Sendable {
  /// The bytes of a file, as they are or packed.
  struct Form: Sendable {
    /// Nil for the bytes as they are.
    let encoding: String?
    let bytes: [UInt8]
    /// The entity tag: each form has its own (RFC 9110 §8.8.3.3).
    let tag: String

    init(encoding: String? = nil, bytes: [UInt8], of plain: [UInt8]) {
      self.encoding = encoding
      self.bytes = bytes
      tag = "\"" + Hex.encode(SHA256.digest(of: plain).prefix(12)) + (encoding.map { "-" + $0 } ?? "") + "\""
    }
  }

  let contentType: String
  let cacheControl: String
  /// The smallest first; the last is the file as it is.
  let forms: [Form]

  /// The smallest form that the client takes.
  /// - Parameter encodings: The client's field `accept-encoding`; empty without one.
  func form(for encodings: String) -> Form {
    forms.first { form in form.encoding.map { PageRules.takes($0, encodings) } ?? true } ?? forms[forms.count - 1]
  }
}

/// How a file is sent. Pure.
enum PageRules {
  /// Ways in which files are packed when they are built, the better first.
  static let encodings: [(name: String, suffix: String)] = [("br", ".br"), ("gzip", ".gz")]

  /// Nil for what is no page's file, and for packed forms.
  static func contentType(of name: String) -> String? {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "txt": "text/plain; charset=utf-8"
    default: nil
    }
  }

  /// A page is asked for anew each time. A file that it names has the checksum of its content in its name, and is kept for good.
  static func cacheControl(of name: String) -> String {
    hasChecksum(name) ? "public, max-age=31536000, immutable" : "no-cache"
  }

  /// Whether the name is of the form "main-AB12CD34.js", as esbuild writes it.
  private static func hasChecksum(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), let dash = name[..<dot].lastIndex(of: "-") else { return false }
    let checksum = name[name.index(after: dash)..<dot]
    return checksum.utf8.count == 8
      && checksum.utf8.allSatisfy { byte in
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || UInt8(ascii: "2")...UInt8(ascii: "7") ~= byte
      }
  }

  /// Whether a client takes an encoding. One of weight zero it does not (RFC 9110 §12.4.2); a star is not looked at: nobody sends it who would gain.
  static func takes(_ encoding: String, _ field: String) -> Bool {
    field.split(separator: ",").contains { part in
      let words = part.lowercased().filter { $0 != " " && $0 != "\t" }.split(separator: ";")
      guard words.first.map(String.init) == encoding else { return false }
      guard let weight = words.dropFirst().first(where: { $0.hasPrefix("q=") }) else { return true }
      return weight.dropFirst(2).contains { $0 != "0" && $0 != "." }
    }
  }
}
