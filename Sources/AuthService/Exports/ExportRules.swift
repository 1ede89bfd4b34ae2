import Timekeeping

/// Cost that an export may have, and how long it is there.
struct ExportRules: Sendable, Hashable {
  /// How long it can be downloaded; after that it is one more copy of what should be in one place.
  static let lifetime: Duration = .seconds(7 * 86_400)

  /// A request that is repeated within this time gets the export there is: nothing much has changed, and one costs a read of every table.
  static let reuse: Duration = .seconds(3_600)

  /// Largest ZIP, in bytes: ten times what a busy person's rows and photographs come to, and a bound for the database.
  static let sizeBytesMax = 256 * 1_048_576

  /// How long one service may take for its part of it.
  static let sourceTimeMax: Duration = .seconds(120)

  /// Parts read at once for a download: 256 KiB.
  static let partsAtOnce = 4

  /// Whether a name of a service's file may stand in the ZIP: letters, digits, and single signs between; no way out of its folder.
  static func isFileName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= 200 && (1...4).contains(parts.count)
      && parts.allSatisfy { part in
        part.first.map { $0 != "." } == true
          && part.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2E
              || byte == 0x5F
          }
      }
  }
}
