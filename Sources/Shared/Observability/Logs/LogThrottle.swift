import Logging
import Synchronization

/// Bounds every kind of line that a process logs: what strangers can cause by the thousand must not fill a disk, and the thousandth line of one
/// kind says nothing that the first did not. A line that follows others that were left out says how many.
public final class LogThrottle: Sendable {
  /// Lines of one kind in a second.
  public static let perSecondMax = 50

  /// Kinds that are told apart; beyond them those of one logger and level are one. Messages are written in the source, so there are some hundred.
  static let kindsMax = 1_024

  private struct Kind: Hashable {
    let label: String
    let level: Logger.Level
    let message: String
  }

  private let budgets = Mutex<[Kind: LineBudget]>([:])

  public init() {}

  /// Takes a line.
  /// - Parameter second: The second of the line's time.
  /// - Returns: How many of its kind were left out before it; nil when it is left out itself.
  func take(_ message: String, _ level: Logger.Level, of label: String, inSecond second: Int64) -> Int? {
    budgets.withLock { budgets in
      var kind = Kind(label: label, level: level, message: message)
      if budgets.count >= Self.kindsMax, budgets[kind] == nil { kind = Kind(label: label, level: level, message: "") }
      return budgets[kind, default: LineBudget(perSecondMax: Self.perSecondMax)].take(inSecond: second)
    }
  }
}
