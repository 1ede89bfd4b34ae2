import Timekeeping

/// Cost that an export may have, and how long it is there.
struct ExportRules: Sendable, Hashable {
  /// How long it can be downloaded; after that it is one more copy of what should be in one place.
  static let lifetime: Duration = .seconds(7 * 86_400)

  /// A request that is repeated within this time gets the export there is: nothing much has changed, and one costs a read of every table.
  static let reuse: Duration = .seconds(3_600)

  /// How long a request that is repeated is answered that its export has failed. By then it has read every table five times; whatever was in the way is
  /// seldom gone in a minute.
  static let failedPause: Duration = .seconds(900)

  /// Bytes of a ZIP beside media: ten times what a busy person's rows come to.
  static let rowsBytesMax: Int64 = 256 << 20

  /// Bytes of media in a second that are read, sent, packed and kept at least: a tenth of what a small machine does.
  static let mediaBytesPerSecond: Int64 = 4 << 20

  /// Bytes of all media of an account. Nobody's export is refused for what they may keep.
  var mediaBytesMax: Int64 = 2 << 30

  /// Largest ZIP, in bytes: whatever an account may have, and a bound for the database.
  var sizeBytesMax: Int64 { mediaBytesMax + Self.rowsBytesMax }

  /// How long one service may take for its part of it.
  var sourceTimeMax: Duration { .seconds(120 + mediaBytesMax / Self.mediaBytesPerSecond) }

  /// How long one attempt may take: one service has the media, two others have rows only, and so have we.
  var attemptTimeMax: Duration { sourceTimeMax + .seconds(780) }

  /// Parts read at once for a download: 256 KiB.
  static let partsAtOnce = 4

  /// Parts removed by one statement where more may follow: 32 MiB, some 16,000 rows of TOAST. All parts of a large export take longer than a statement
  /// may.
  static let partsRemovedAtOnce = 500

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
