/// The part of a path that may be told where nobody serves it, for some paths are as good as a key. Pure.
///
/// A path with a token is written as far as the name of its door and no further, and so is whatever looks like one: with the name in other
/// letters, behind a proxy's prefix, with two slashes, by a method that no door takes. A percent sign ends what is told, because it may spell
/// anything.
struct TokenPaths: Sendable {
  private let names: [[UInt8]]

  /// - Parameter prefixes: Beginnings of paths that go on with a token, for example "/media/".
  init(_ prefixes: [String]) {
    names = prefixes.map { $0.lowercased().utf8.filter { $0 != UInt8(ascii: "/") } }
  }

  /// The beginning of the path that may be told.
  func told(_ path: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    for end in 0..<path.count {
      if path[end] == UInt8(ascii: "%") { return UnsafeRawBufferPointer(rebasing: path[..<end]) }
      for name in names where Self.ends(path, with: name, at: end + 1) { return UnsafeRawBufferPointer(rebasing: path[..<(end + 1)]) }
    }
    return path
  }

  private static func ends(_ path: UnsafeRawBufferPointer, with name: [UInt8], at end: Int) -> Bool {
    guard end >= name.count else { return false }
    let first = end - name.count
    return name.indices.allSatisfy { lowercase(path[first + $0]) == name[$0] }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
