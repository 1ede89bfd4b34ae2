import Timekeeping

/// Files of a person's own caches and finds: how much of them, and for how long (requirement C-59). Pure.
enum CacheImportRules {
  /// Scalars of a name in another catalogue.
  static let nameLengthMax = 100
  /// Caches of a file that are looked at: what the longest collections of one person have. Each that is one's own or one's find is a transaction, and a
  /// file could have a hundred and fifty thousand.
  static let cachesMax = 20_000
  /// Places of caches, of one file: four times as many as the drafts that there can be may have. They are kept in memory until their cache comes, and a
  /// file of nothing else would have two hundred thousand.
  static let placesMax = 20_000
  /// Finds that one import logs: half of a file of finds. Each moves boards and medals, for everybody; the same file again logs the next ones.
  static let findsMax = 2_000
  /// Remarks that are kept of a file: more than anybody reads.
  static let remarksMax = 1_000
  /// How long it is told what became of a file.
  static let keptTime = Duration.seconds(7 * 86_400)
  /// How long an import may be silent before another process begins it anew: each part of 64 KiB says a word, and has some twenty caches.
  static let lease = Duration.seconds(60)
  /// How long an import may take: its finds take half a minute, and a slow machine five.
  static let timeMax = Duration.seconds(1_800)
  /// How often it is looked for a file that waits.
  static let interval = Duration.seconds(5)
  /// How often it is looked for imports and jobs whose time is over: they are few.
  static let sweepInterval = Duration.seconds(3_600)
  /// Imports that are forgotten at once.
  static let sweptMax = 100

  /// How far an import is, in thousandths: the file is read twice, and kept while it is read again.
  /// - Parameters:
  ///   - pass: 0 for the first reading.
  ///   - byte: Bytes of this reading that are done.
  static func progress(pass: Int, byte: Int64, of sizeBytes: Int64) -> Int {
    guard sizeBytes > 0 else { return 0 }
    let part = Int(min(byte, sizeBytes) * 100 / sizeBytes)
    return pass == 0 ? part : min(999, 100 + part * 9)
  }
}
