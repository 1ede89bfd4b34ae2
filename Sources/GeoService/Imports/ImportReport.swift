/// What an import did, or would have done.
public struct ImportReport: Sendable, Hashable {
  /// The source's name, for example "maps".
  public var source: String
  /// The same data was there already; nothing was written.
  public var isUnchanged = false
  /// What was read, by kind, in the order to show it.
  public var counts: [Count] = []
  /// What was repaired or left out, one sentence each.
  public var remarks: [String] = []

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
}

/// How an import is run.
public struct ImportOptions: Sendable {
  /// Read and check everything, write nothing.
  public var isDryRun: Bool
  /// Called with a line for a person now and then.
  public var progress: @Sendable (String) -> Void

  public init(isDryRun: Bool = false, progress: @escaping @Sendable (String) -> Void = { _ in }) {
    self.isDryRun = isDryRun
    self.progress = progress
  }
}
