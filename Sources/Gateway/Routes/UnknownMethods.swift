/// Finds what a caller may have meant by the path of a method that nobody serves. Pure.
///
/// A name that is longer or shorter by more than a few letters is not looked at, and of the others only as much as is alike: a flood of unknown
/// paths costs some ten microseconds each.
struct UnknownMethods {
  /// Letters that may differ, be missing or be too many in a method's name.
  static let editsMax = 3
  /// Longer paths are nobody's typing mistake.
  static let pathBytesMax = 160

  private struct Known {
    let path: String
    /// In lower case.
    let service: [UInt8]
    let method: [UInt8]
  }

  private let known: [Known]

  /// - Parameter paths: Paths of the methods that may be told of: those that are served to everybody outside.
  init(_ paths: [String]) {
    known = paths.map { path in
      let (service, method) = Self.parts(Array(path.utf8))
      return Known(path: path, service: service, method: method)
    }
  }

  /// The path of the method whose name is nearest; of several the one of the service that was named, then the first. Nil when none is near.
  func nearest(to path: UnsafeRawBufferPointer) -> String? {
    guard path.count <= Self.pathBytesMax else { return nil }
    let (service, method) = Self.parts(Array(path))
    guard method.count > Self.editsMax else { return nil }
    var best: (path: String, score: Int)?
    for one in known {
      guard let edits = Self.edits(one.method, method, max: Self.editsMax) else { continue }
      let score = edits * 2 + (one.service == service ? 0 : 1)
      if best.map({ score < $0.score }) ?? true { best = (one.path, score) }
    }
    return best?.path
  }

  /// The parts before and behind the last slash, in lower case.
  private static func parts(_ path: [UInt8]) -> (service: [UInt8], method: [UInt8]) {
    let lower = path.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    let slash = lower.lastIndex(of: UInt8(ascii: "/")) ?? -1
    return (Array(lower[..<max(slash, 0)].drop { $0 == UInt8(ascii: "/") }), Array(lower[(slash + 1)...]))
  }

  /// The edits that make one name of the other (Levenshtein's distance).
  /// - Returns: Nil for more than `max`.
  static func edits(_ a: [UInt8], _ b: [UInt8], max: Int) -> Int? {
    if abs(a.count - b.count) > max { return nil }
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let changed = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, min(row[j], diagonal) + 1)
      }
      // No later row has less than the least of this one.
      if row.allSatisfy({ $0 > max }) { return nil }
    }
    return row[b.count] <= max ? row[b.count] : nil
  }
}
