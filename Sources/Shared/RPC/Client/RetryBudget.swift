/// How many retries there may be: a share of the requests, so that retries cannot double the load of a system that is failing already.
struct RetryBudget: Equatable {
  /// Hundredths of a retry, so that a request can earn a part of one.
  private(set) var balance: Int
  private var secondOfReserve: Int64 = .min
  private var reserve = 0

  private let earned: Int
  private let balanceMax: Int
  private let reservePerSecond: Int
  private static let price = 100

  /// Begins with all that may be saved: the process that is killed first should not be the one nobody has saved for.
  init(_ limits: UpstreamLimits) {
    earned = limits.retriesPerHundred
    balanceMax = limits.retriesSavedMax * Self.price
    reservePerSecond = limits.retriesPerSecondMin
    balance = balanceMax
  }

  /// A request is sent for the first time.
  mutating func earn() {
    balance = min(balance + earned, balanceMax)
  }

  /// Pays for one retry.
  /// - Returns: False when there is nothing left: the request must not be sent again.
  mutating func spend(atMs nowMs: Int64) -> Bool {
    if balance >= Self.price {
      balance -= Self.price
      return true
    }
    if nowMs / 1_000 != secondOfReserve {
      secondOfReserve = nowMs / 1_000
      reserve = reservePerSecond
    }
    guard reserve > 0 else { return false }
    reserve -= 1
    return true
  }
}

/// How long to wait before connecting again.
enum ReconnectPause {
  /// The longest pause after so many failures; the real one is chosen below it by chance ("full jitter"), so that a crowd of callers does
  /// not come back all at once.
  static func longestMs(afterFailures count: Int, _ limits: UpstreamLimits) -> Int64 {
    min(limits.reconnectMsFirst << min(max(count - 1, 0), 20), limits.reconnectMsMax)
  }
}
