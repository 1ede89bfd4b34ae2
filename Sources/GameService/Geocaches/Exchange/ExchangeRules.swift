import Timekeeping

/// Caches to take along: how many at once, and how old what is told may be (requirement C-59). Pure.
enum ExchangeRules {
  /// Caches of one download: a holiday's region. A continent is asked for in parts.
  static let cachesMax = 10_000
  /// Caches of a page unless a client says otherwise.
  static let pageDefault = 50
  /// Bytes of texts in one page: a page of the longest descriptions is a few caches, so that an answer is no larger than a photo.
  static let pageBytesMax = 1_048_576
  /// Caches of a download that are asked about at once.
  static let goneMax = 500
  /// How long before the first page the next download begins: longer than any call may take, so that what was being written is not missed. A cache
  /// that is told twice changes nothing.
  static let overlap = Duration.seconds(300)

  /// How many of some rows fit into a page: at least one.
  /// - Parameter sizes: Bytes of each, in the order of the page.
  static func fitting(_ sizes: [Int]) -> Int {
    var (sum, count) = (0, 0)
    for size in sizes {
      sum += size
      if count > 0, sum > pageBytesMax { break }
      count += 1
    }
    return count
  }
}
