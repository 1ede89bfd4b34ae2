import FoundationEssentials
import RPC

/// A file of data as `make data` writes them: plain, or gzip when its name ends so.
struct DataFile: Sendable {
  let name: String
  /// As it lies on the disk.
  let stored: [UInt8]

  /// What a damaged or hostile file may unpack to: ten times the largest of our own.
  static let contentBytesMax = 100 * 1_048_576

  init(name: String, stored: [UInt8]) {
    self.name = name
    self.stored = stored
  }

  /// Reads a file of a folder; of the current one where that is empty.
  init(_ name: String, in folder: String) throws(ImportError) {
    let path = folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    do {
      self.init(name: name, stored: Array(try Data(contentsOf: URL(filePath: path))))
    } catch {
      throw .unreadable(path: path)
    }
  }

  /// The file's text, unpacked.
  func content() throws(ImportError) -> [UInt8] {
    guard name.hasSuffix(".gz") else { return stored }
    do {
      return try Gzip.decompress(stored, limit: Self.contentBytesMax)
    } catch {
      throw .malformed(file: name, line: 0, reason: "not gzip, or more than \(Self.contentBytesMax) bytes")
    }
  }
}

extension DataFile {
  /// Every line that has something in it, with its number from 1.
  func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) throws(ImportError) -> Void) throws(ImportError) {
    var number = 0
    for line in try content().split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      if line.contains(where: { $0 > 0x20 }) { try body(number, line) }
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
