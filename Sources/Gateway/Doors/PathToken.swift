/// A token that is the end of a path. Pure.
enum PathToken {
  /// More than any has: others are refused without asking for them.
  static let bytesMax = 64

  /// - Returns: Empty for one that nobody has made; nil for a path that leads elsewhere.
  static func read(_ path: UnsafeRawBufferPointer, below prefix: String) -> String? {
    guard path.starts(with: prefix.utf8) else { return nil }
    let token = path.dropFirst(prefix.utf8.count)
    guard token.count <= bytesMax, token.allSatisfy(isOfToken) else { return "" }
    return String(decoding: token, as: UTF8.self)
  }

  /// The file that stands for a whole folder, as every web server has it.
  static let rootFile = "index.html"

  /// A file's name: one step of a path, of letters, digits, "-", "_" and ".", of which none is the first.
  /// - Returns: As `read`; ``rootFile`` for the path "/".
  static func readFile(_ path: UnsafeRawBufferPointer, below prefix: String) -> String? {
    if path.elementsEqual("/".utf8) { return rootFile }
    guard path.starts(with: prefix.utf8) else { return nil }
    let name = path.dropFirst(prefix.utf8.count)
    guard name.count <= bytesMax, name.first != UInt8(ascii: "."), name.allSatisfy({ isOfToken($0) || $0 == UInt8(ascii: ".") }) else {
      return ""
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Base64url's.
  static func isOfToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
