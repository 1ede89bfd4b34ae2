import FoundationEssentials

/// Pictures of the ground that maps of parks show below what is drawn in them, where an installation has any (requirement E-34).
///
/// They are of the pages' own origin, below a path that a web server in front answers: a page loads nothing of another host, and no host of tiles learns from
/// anybody's browser where they look.
package struct MapTiles: Sendable, Encodable {
  /// The name of the file by which pages learn of them.
  static let fileName = "tiles.json"
  /// Bytes of either setting.
  static let lengthMax = 200

  /// The path of a tile with "{z}", "{x}" and "{y}" in it.
  let path: String
  /// The source as its licence wants it named, plain text; may be empty.
  let credit: String

  /// Places of a path that a page fills in.
  private static let numbers = ["{z}", "{x}", "{y}"]

  /// - Returns: Nil for what is no path of this origin with the three numbers in it, for one with anything else to be filled in, which no page knows, and for
  ///   texts that are too long.
  init?(path: String, credit: String) {
    let isSafe = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "/-_.{}@".utf8.contains(byte)
      }
    }
    guard isSafe, path.hasPrefix("/"), !path.hasPrefix("//"), !path.contains("/../"),
      max(path.utf8.count, credit.utf8.count) <= Self.lengthMax,
      Self.numbers.allSatisfy({ path.contains($0) }),
      !Self.numbers.reduce(path, { $0.replacing($1, with: "") }).contains(where: { $0 == "{" || $0 == "}" })
    else { return nil }
    (self.path, self.credit) = (path, credit)
  }

  /// The file that pages read; of an installation without tiles an empty object.
  static func file(_ tiles: MapTiles?) -> [UInt8] {
    guard let tiles, let data = try? JSONEncoder().encode(tiles) else { return Array("{}".utf8) }
    return Array(data)
  }
}
