internal import Glibc

/// An export of Firebase's Realtime Database, read piece by piece: of half a gigabyte no more is in memory than one entry of one node. An entry that
/// cannot be read is told by its path, and passed over.
final class RealtimeExport {
  /// Word of the export: the entry of a node, such as one user, or the reason why there is none.
  enum Item: Equatable {
    case entry(node: String, key: String, text: [UInt8])
    case fault(path: String, reason: String)
  }

  /// Most bytes of an entry: a person with a thousand friends, and what the apps copied of each, is a tenth of it.
  static let entryBytesMax = 8 * 1_048_576
  /// Most bytes of a key: Firebase takes 768.
  static let keyBytesMax = 1_024
  /// Read at once.
  static let pieceBytes = 1_048_576

  private let path: String
  private let descriptor: Int32
  private var piece: [UInt8] = []
  private var position = 0
  private var offset = 0
  private var place = Place.start

  /// Where in the export the reader stands.
  private enum Place: Equatable {
    case start
    /// Between the nodes.
    case root(isFirst: Bool)
    /// Within a node, between its entries.
    case object(node: String, isFirst: Bool)
    /// The same where a node is a list, as Firebase writes one whose keys are numbers.
    case array(node: String, count: Int)
    case end
  }

  /// - Parameter path: "-" is the standard input.
  init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = path == "-" ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw Failure("\(path) cannot be read.") }
  }

  deinit { close(descriptor) }

  /// The next word; nil at the end.
  /// - Parameter nodes: Nodes whose entries are asked for. Others are told as left out.
  /// - Throws: `Failure` where the export is no JSON, or ends in the middle.
  func next(of nodes: Set<String>) throws(Failure) -> Item? {
    while place != .end {
      if let item = try step(nodes) { return item }
    }
    return nil
  }

  private func step(_ nodes: Set<String>) throws(Failure) -> Item? {
    switch place {
    case .start:
      guard try significant() == UInt8(ascii: "{") else { throw broken("the export is one object, { … }") }
      advance()
      place = .root(isFirst: true)
    case .root(let isFirst): return try node(nodes, isFirst: isFirst)
    case .object(let node, let isFirst):
      if try closes(UInt8(ascii: "}"), isFirst: isFirst) {
        place = .root(isFirst: false)
      } else {
        place = .object(node: node, isFirst: false)
        return try entry(node, try key())
      }
    case .array(let node, let count):
      if try closes(UInt8(ascii: "]"), isFirst: count == 0) {
        place = .root(isFirst: false)
      } else {
        place = .array(node: node, count: count + 1)
        return try entry(node, String(count))
      }
    case .end: break
    }
    return nil
  }

  private func node(_ nodes: Set<String>, isFirst: Bool) throws(Failure) -> Item? {
    if try closes(UInt8(ascii: "}"), isFirst: isFirst) {
      place = .end
      return nil
    }
    place = .root(isFirst: false)
    let name = try key()
    if nodes.contains(name), let bracket = try significant() {
      if bracket == UInt8(ascii: "{") || bracket == UInt8(ascii: "[") {
        advance()
        place = bracket == UInt8(ascii: "{") ? .object(node: name, isFirst: true) : .array(node: name, count: 0)
        return nil
      }
    }
    _ = try value(keeping: 0)
    return .fault(path: name, reason: nodes.contains(name) ? "no object" : "nothing of this node is taken in")
  }

  private func entry(_ node: String, _ key: String) throws(Failure) -> Item? {
    guard let text = try value(keeping: Self.entryBytesMax) else {
      return .fault(path: "\(node)/\(key)", reason: "larger than \(Self.entryBytesMax) bytes")
    }
    // A hole in a list.
    return text == Array("null".utf8) ? nil : .entry(node: node, key: key, text: text)
  }

  // MARK: Values

  /// Whether an object or a list ends here; otherwise the comma before what comes next is passed.
  private func closes(_ bracket: UInt8, isFirst: Bool) throws(Failure) -> Bool {
    let byte = try significant()
    if byte == bracket {
      advance()
      return true
    }
    if isFirst { return false }
    guard byte == UInt8(ascii: ",") else { throw broken("a comma is missing") }
    advance()
    return false
  }

  private func key() throws(Failure) -> String {
    guard try significant() == UInt8(ascii: "\""), let text = try value(keeping: Self.keyBytesMax) else { throw broken("a key is missing") }
    guard try significant() == UInt8(ascii: ":") else { throw broken("a colon is missing") }
    advance()
    guard case .text(let key) = JSONNode.read(text)?.node else { throw broken("a key cannot be read") }
    return key
  }

  /// Passes a value, however deep.
  /// - Returns: Its bytes; nil when they are more than asked for.
  private func value(keeping countMax: Int) throws(Failure) -> [UInt8]? {
    guard let first = try significant() else { throw broken("the export ends in the middle") }
    var (kept, count, extent): ([UInt8], Int, JSONExtent) = ([], 0, JSONExtent(first))
    while let byte = try peek() {
      let isPart = extent.takes(byte)
      if isPart {
        count += 1
        if count <= countMax { kept.append(byte) }
        advance()
      }
      if extent.isOver { return count <= countMax ? kept : nil }
    }
    throw broken("the export ends in the middle")
  }

  // MARK: Bytes

  /// The next byte that is no space; nil at the end of the file.
  private func significant() throws(Failure) -> UInt8? {
    while let byte = try peek() {
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      advance()
    }
    return nil
  }

  private func peek() throws(Failure) -> UInt8? {
    if position < piece.count { return piece[position] }
    let descriptor = descriptor
    var got = 0
    piece = [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { buffer, filled in
      repeat { got = read(descriptor, buffer.baseAddress, buffer.count) } while got < 0 && errno == EINTR
      filled = max(0, got)
    }
    if got < 0 { throw Failure("\(path) cannot be read: \(String(cString: strerror(errno))).") }
    position = 0
    return piece.first
  }

  private func advance() {
    position += 1
    offset += 1
  }

  private func broken(_ reason: String) -> Failure {
    Failure(
      "\(path) is no export of the Realtime Database: \(reason), at byte \(offset). What stands before that is taken in; the whole file may come again."
    )
  }
}

/// Extent of a value, byte for byte: how deep it is matters for nothing. Pure.
struct JSONExtent {
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private let isPlain: Bool
  /// Whether the value ended with the byte before, or with one that is no part of it.
  private(set) var isOver = false

  /// - Parameter first: The value's first byte, which is to be taken next.
  init(_ first: UInt8) {
    isPlain = !"{[\"".utf8.contains(first)
  }

  /// - Returns: Whether the byte is part of the value.
  mutating func takes(_ byte: UInt8) -> Bool {
    if isInText {
      isInText = isEscaped || byte != UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      isOver = !isInText && depth == 0
      return true
    }
    if isPlain {
      isOver = Self.endsPlain(byte)
      return !isOver
    }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      isOver = depth == 0
    default: break
    }
    return true
  }

  private static func endsPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"), 0x20, 0x0A, 0x0D, 0x09: true
    default: false
    }
  }
}
