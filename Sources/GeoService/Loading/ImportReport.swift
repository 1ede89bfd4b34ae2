/// Report of what an import did, or would have done.
public struct ImportReport: Sendable, Hashable {
  /// The source's name, for example "maps".
  public var source: String
  /// The same data was there already; nothing was written.
  public var isUnchanged = false
  /// Counts of what was read, by kind, in the order to show it.
  public var counts: [Count] = []
  /// Lines about what was repaired or left out, in the order in which it was found.
  public private(set) var lines: [Line] = []
  /// The sentences that a person should read; what is usual is in one of them, counted.
  public var remarks: [String] { lines.filter { !$0.isUsual }.map(\.text) }

  /// A sentence about something that was repaired or left out.
  public struct Line: Sendable, Hashable {
    public var text: String
    /// Nothing to look at: it happens in every file of that kind.
    public var isUsual: Bool
  }

  /// How many of a kind.
  public struct Count: Sendable, Hashable {
    /// Plural, for example "grounds".
    public var kind: String
    /// Not negative.
    public var count: Int
  }

  mutating func count(_ kind: String, _ count: Int) {
    counts.append(Count(kind: kind, count: count))
  }

  mutating func remark(_ text: String, isUsual: Bool = false) {
    lines.append(Line(text: text, isUsual: isUsual))
  }
}

/// How an import is run.
public struct ImportOptions: Sendable {
  /// Do everything, and take it back.
  public var isDryRun: Bool
  /// Take a file without anything in it at its word: everything that was loaded from the same source before is removed.
  public var removesAll: Bool
  /// Called with a line for a person now and then.
  public var progress: @Sendable (String) -> Void

  public init(isDryRun: Bool = false, removesAll: Bool = false, progress: @escaping @Sendable (String) -> Void = { _ in }) {
    self.isDryRun = isDryRun
    self.removesAll = removesAll
    self.progress = progress
  }

  /// Refuses a file of which nothing is loaded. Far more often than an operator's wish it is a download, or the other end of a pipe, that has failed.
  func refuseEmpty(_ loadedCount: Int, of file: DataFile) throws(ImportError) {
    if loadedCount == 0, !removesAll { throw .empty(file: file.name) }
  }
}
