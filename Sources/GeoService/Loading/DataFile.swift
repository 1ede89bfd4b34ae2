import Archive
import Cryptography
import RPC

/// A file of data: plain, packed by gzip when its name ends in ".gz", the one table of a ZIP when it ends in ".zip"; where the name does not tell, as that of a
/// pipe, its first bytes do. It is opened once and read piece by piece, several times: a whole extract of OpenStreetMap does not have to be in memory.
struct DataFile: Sendable {
  let name: String
  fileprivate let source: Source

  fileprivate enum Source: Sendable {
    case bytes([UInt8])
    case file(SourceFile)

    /// As libarchive takes it.
    var archived: ZIPReader.Source {
      switch self {
      case .bytes(let bytes): .bytes(bytes)
      case .file(let file): .path(file.descriptorPath)
      }
    }
  }

  /// Most bytes of a file that is read in one: ten times the largest of our own. Also the most of a line.
  static let contentBytesMax = 100 * 1_048_576
  /// Read at once. Gzip makes at most a thousand times as much of it.
  static let pieceBytes = 65_536

  init(name: String, stored: [UInt8]) {
    (self.name, source) = (name, .bytes(stored))
  }

  /// A file of a folder; of the current one where that is empty.
  init(_ name: String, in folder: String) throws(ImportError) {
    let path = folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    (self.name, source) = (name, .file(try SourceFile(path)))
  }

  /// SHA-256 of its name and its bytes as they lie on the disk.
  func digest() throws(ImportError) -> [UInt8] {
    let (digest, pieces) = (RunningSHA256(), StoredPieces(source))
    digest.update(Array(name.utf8) + [0])
    while let piece = try pieces.next() { digest.update(piece) }
    return digest.finish()
  }

  /// The file's text, unpacked.
  func content() throws(ImportError) -> [UInt8] {
    let pieces = try UnpackedPieces(self)
    var text: [UInt8] = []
    while let piece = try pieces.next() {
      if text.count + piece.count > Self.contentBytesMax {
        throw .malformed(file: name, line: 0, reason: "more than \(Self.contentBytesMax) bytes")
      }
      text += piece
    }
    return Array(Self.withoutMark(text[...]))
  }

  /// Without the byte order mark that some programs put before UTF-8.
  fileprivate static func withoutMark(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text
  }

  /// Every line that has something in it, with its number from 1.
  func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) throws(ImportError) -> Void) throws(ImportError) {
    let lines = try DataLines(of: self)
    while let (number, line) = try lines.next() { try body(number, line) }
  }
}

/// The lines of a file, one after the other, for who has to wait for something in between.
final class DataLines {
  private let name: String
  private let pieces: UnpackedPieces
  private var rest: ArraySlice<UInt8> = []
  private var number = 0
  private var isAtEnd = false

  init(of file: DataFile) throws(ImportError) {
    (name, pieces) = (file.name, try UnpackedPieces(file))
  }

  /// The next line that has something in it, with its number from 1; nil behind the last one.
  func next() throws(ImportError) -> (number: Int, line: ArraySlice<UInt8>)? {
    while let line = try nextOfAll() {
      number += 1
      let line = number == 1 ? DataFile.withoutMark(line) : line
      if line.contains(where: { $0 > 0x20 }) { return (number, line) }
    }
    return nil
  }

  private func nextOfAll() throws(ImportError) -> ArraySlice<UInt8>? {
    // Part of the line in earlier pieces.
    var begun: [UInt8] = []
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        let line = rest[..<end]
        rest = rest[(end + 1)...]
        return begun.isEmpty ? line : (begun + line)[...]
      }
      begun += rest
      rest = []
      if begun.count > DataFile.contentBytesMax {
        throw .malformed(file: name, line: number + 1, reason: "more than \(DataFile.contentBytesMax) bytes in a line")
      }
      guard !isAtEnd, let piece = try pieces.next() else {
        isAtEnd = true
        return begun.isEmpty ? nil : begun[...]
      }
      rest = piece[...]
    }
  }
}

/// Contents of a file.
private final class UnpackedPieces {
  private let name: String
  private let stored: StoredPieces
  private let packing: Packing

  private enum Packing {
    case plain
    case gzip(GzipReader)
    case zip(ZippedTable)
  }

  init(_ file: DataFile) throws(ImportError) {
    name = file.name
    stored = StoredPieces(file.source)
    let start = try stored.start()
    if name.hasSuffix(".gz") || start.starts(with: Self.gzipMark) {
      do { packing = .gzip(try GzipReader()) } catch { throw .malformed(file: name, line: 0, reason: Self.notGzip) }
    } else if name.hasSuffix(".zip") || start.starts(with: Self.zipMark) {
      packing = .zip(try ZippedTable(name, file.source.archived, packedBytes: stored.byteCount))
    } else {
      packing = .plain
    }
  }

  /// How a member of gzip begins (RFC 1952, 2.3.1), and an entry of a ZIP (APPNOTE 6.3, 4.3.7). No text does.
  private static let gzipMark: [UInt8] = [0x1F, 0x8B]
  private static let zipMark: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  private static let notGzip = "not gzip, or not all of it"

  /// Nil at the end; may be empty before.
  func next() throws(ImportError) -> [UInt8]? {
    switch packing {
    case .plain: return try stored.next()
    case .zip(let table):
      let piece = try table.read()
      return piece.isEmpty ? nil : piece
    case .gzip(let reader):
      guard let piece = try stored.next() else {
        if !reader.isWhole { throw .malformed(file: name, line: 0, reason: Self.notGzip) }
        return nil
      }
      do { return try reader.unpack(piece) } catch { throw .malformed(file: name, line: 0, reason: Self.notGzip) }
    }
  }
}

/// A file as it lies on the disk.
private final class StoredPieces {
  private let source: DataFile.Source
  private var offset = 0

  init(_ source: DataFile.Source) {
    self.source = source
  }

  /// Bytes of all of it.
  var byteCount: Int {
    switch source {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.byteCount
    }
  }

  /// Its first bytes, enough to see how it is packed.
  func start() throws(ImportError) -> [UInt8] { try piece(at: 0, upTo: 4) }

  /// Nil at the end.
  func next() throws(ImportError) -> [UInt8]? {
    let piece = try piece(at: offset, upTo: DataFile.pieceBytes)
    offset += piece.count
    return piece.isEmpty ? nil : piece
  }

  private func piece(at offset: Int, upTo count: Int) throws(ImportError) -> [UInt8] {
    switch source {
    case .bytes(let bytes): Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
    case .file(let file): try file.read(at: offset, upTo: count)
    }
  }
}

/// Why an import did nothing.
public enum ImportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No such file, or no right to read it.
  case unreadable(path: String)
  /// Data that comes through a pipe has to be kept while it is read several times, and there was no room for it.
  case unkept(path: String, folder: String, reason: String)
  /// Nothing in it that could be loaded: it would remove all that was loaded before.
  case empty(file: String)
  /// Not in the form it should have; lines count from 1, 0 is the whole file.
  case malformed(file: String, line: Int, reason: String)
  /// An id that belongs to another import.
  case taken(id: String)

  public var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .unkept(let path, let folder, let reason):
      "cannot keep what comes from \(path) in \(folder) (TMPDIR names another folder): \(reason)"
    case .empty(let file): "\(file): nothing in it that could be loaded; --remove-all takes away what was loaded before"
    case .malformed(let file, let line, let reason): line == 0 ? "\(file): \(reason)" : "\(file), line \(line): \(reason)"
    case .taken(let id): "\"\(id)\" belongs to another import"
    }
  }
}
