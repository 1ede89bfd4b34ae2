/// Rows that a statement has read, as EXPLAIN (ANALYZE) tells them: a plan without a scan of the whole table may still read all of an index.
public enum ReadRows {
  /// The most that one step of a plan has read: what it gave, and what it looked at in vain.
  public static func most(in plan: [String]) -> Int {
    var (most, loops) = (0, 1)
    for line in plan {
      if let step = line.firstMatch(of: /\(actual .*rows=(\d+)(?:\.\d+)? loops=(\d+)\)/) {
        loops = Int(step.2) ?? 1
        most = max(most, (Int(step.1) ?? 0) * loops)
      } else if let removed = line.firstMatch(of: /Rows Removed by (?:Filter|Index Recheck): (\d+)/) {
        most = max(most, (Int(removed.1) ?? 0) * loops)
      }
    }
    return most
  }
}
