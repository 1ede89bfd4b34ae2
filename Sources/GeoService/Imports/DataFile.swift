import Cryptography
import Glibc
import RPC

/// A file of data, plain, or gzip when its name ends so. It is read piece by piece, each time anew: a whole extract of OpenStreetMap does not have to
/// be in memory.
struct DataFile: Sendable {
  let name: String
  private let source: Source

  private enum Source {
    case bytes([UInt8])
    case path(String)
  }

  /// Of a file that is read in one: ten times the largest of our own. And of a line.
  static let contentBytesMax = 100 * 1_048_576
  /// Read at once. Gzip makes at most a thousand times as much of it.
  static let pieceBytes = 65_536

  init(name: String, stored: [UInt8]) {
    (self.name, source) = (name, .bytes(stored))
  }

  /// A file of a folder; of the current one where that is empty.
  init(_ name: String, in folder: String) throws(ImportError) {
    let path = folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    (self.name, source) = (name, .path(path))
    try forEachPiece(countMax: 1) { _ in }
  }

  /// SHA-256 of its name and its bytes as they lie on the disk.
  func digest() throws(ImportError) -> [UInt8] {
    let digest = RunningSHA256()
    digest.update(Array(name.utf8) + [0])
    try forEachPiece { digest.update($0) }
    return digest.finish()
  }

  /// The file's text, unpacked.
  func content() throws(ImportError) -> [UInt8] {
    var text: [UInt8] = []
    try forEachUnpackedPiece { piece throws(ImportError) in
      if text.count + piece.count > Self.contentBytesMax {
        throw .malformed(file: name, line: 0, reason: "more than \(Self.contentBytesMax) bytes")
      }
      text += piece
    }
    return text
  }

  /// Every line that has something in it, with its number from 1.
  func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) throws(ImportError) -> Void) throws(ImportError) {
    var (number, begun): (Int, [UInt8]) = (0, [])
    func give(_ line: ArraySlice<UInt8>) throws(ImportError) {
      number += 1
      if line.contains(where: { $0 > 0x20 }) { try body(number, line) }
    }
    try forEachUnpackedPiece { piece throws(ImportError) in
      var rest = piece[...]
      while let end = rest.firstIndex(of: 0x0A) {
        try give(begun.isEmpty ? rest[..<end] : (begun + rest[..<end])[...])
        begun.removeAll(keepingCapacity: true)
        rest = rest[(end + 1)...]
      }
      begun += rest
      if begun.count > Self.contentBytesMax {
        throw .malformed(file: name, line: number + 1, reason: "more than \(Self.contentBytesMax) bytes in a line")
      }
    }
    if !begun.isEmpty { try give(begun[...]) }
  }

  private func forEachUnpackedPiece(_ body: ([UInt8]) throws(ImportError) -> Void) throws(ImportError) {
    guard name.hasSuffix(".gz") else { return try forEachPiece(body) }
    let broken = ImportError.malformed(file: name, line: 0, reason: "not gzip, or not all of it")
    guard let reader = try? GzipReader() else { throw broken }
    try forEachPiece { piece throws(ImportError) in
      guard let text = try? reader.unpack(piece) else { throw broken }
      try body(text)
    }
    if !reader.isWhole { throw broken }
  }

  /// As they lie on the disk.
  private func forEachPiece(countMax: Int = .max, _ body: ([UInt8]) throws(ImportError) -> Void) throws(ImportError) {
    switch source {
    case .bytes(let bytes):
      for start in stride(from: 0, to: bytes.count, by: Self.pieceBytes).prefix(countMax) {
        try body(Array(bytes[start..<min(start + Self.pieceBytes, bytes.count)]))
      }
    case .path(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .unreadable(path: path) }
      defer { close(descriptor) }
      var count = 0
      while count < countMax {
        var readCount = 0
        let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { buffer, filled in
          readCount = read(descriptor, buffer.baseAddress, buffer.count)
          filled = max(0, readCount)
        }
        // A folder can be opened and not read.
        guard readCount >= 0 else { throw .unreadable(path: path) }
        if readCount == 0 { return }
        try body(piece)
        count += 1
      }
    }
  }
}

/// Why an import did nothing.
public enum ImportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No such file, or no right to read it.
  case unreadable(path: String)
  /// Not in the form it should have; lines count from 1, 0 is the whole file.
  case malformed(file: String, line: Int, reason: String)
  /// An id that belongs to another import.
  case taken(id: String)

  public var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .malformed(let file, let line, let reason): line == 0 ? "\(file): \(reason)" : "\(file), line \(line): \(reason)"
    case .taken(let id): "\"\(id)\" belongs to another import"
    }
  }
}
