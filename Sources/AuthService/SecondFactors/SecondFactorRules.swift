import Timekeeping

/// Which codes are accepted, and for how long what belongs to a second factor is good.
enum SecondFactorRules {
  /// Seconds of a code's period (RFC 6238 §4.1).
  static let periodSeconds: Int64 = 30
  /// Periods before and after the present one, for clocks that differ and people who type (RFC 6238 §5.2).
  static let window: Int64 = 1
  /// So long after it was made a secret can be confirmed.
  static let enrolmentLifetime: Duration = .seconds(3_600)
  /// So long the second step of a log-in can follow the first.
  static let loginStepLifetime: Duration = .seconds(300)
  /// Enough for years of lost phones, few enough to print.
  static let recoveryCodeCount = 10
  /// Characters of a recovery code: 50 bits in base32.
  static let recoveryCodeLength = 10
  static let digitCount = 6

  /// Codes may be tried five times at once; then each waits twice as long, up to a quarter of an hour, which leaves a guesser who knows the
  /// password 96 tries a day at three codes in a million. The owner meanwhile has the recovery codes, which are counted by themselves.
  static let codeTries = LoginThrottleRules(freeTries: 5, waitMax: .seconds(900))
  static let recoveryTries = LoginThrottleRules(freeTries: 5, waitMax: .seconds(60))

  /// Text that somebody has typed.
  enum Entry: Hashable {
    case code(String)
    case recoveryCode(String)
  }

  /// - Returns: Nil when it cannot be either.
  static func entry(_ text: String) -> Entry? {
    let plain = text.filter { !$0.isWhitespace && $0 != "-" }.uppercased()
    if plain.utf8.count == digitCount, plain.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return .code(plain) }
    if plain.utf8.count == recoveryCodeLength { return .recoveryCode(plain) }
    return nil
  }

  /// The periods whose codes are accepted at `now`, the present one first: all but those up to the last that was accepted (RFC 6238 §5.2: a
  /// code is good once).
  static func counters(at now: Moment, after lastCounter: Int64) -> [Int64] {
    let present = now.microseconds / (periodSeconds * 1_000_000)
    return (-window...window).map { present + $0 }.sorted { abs($0 - present) < abs($1 - present) }.filter { $0 > lastCounter && $0 >= 0 }
  }

  /// In two groups, which are easier to copy.
  static func grouped(_ recoveryCode: String) -> String {
    "\(recoveryCode.prefix(5))-\(recoveryCode.dropFirst(5))"
  }
}
