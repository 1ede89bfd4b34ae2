import Timekeeping

/// How long mailed codes are good, and how often one may guess.
enum MailedCodeRules {
  /// Purpose of a code. The texts are kept in the database.
  enum Purpose: String, Sendable, CaseIterable {
    /// Address of an account, or the one that it is to have.
    case confirmEmail = "CONFIRM_EMAIL"
    /// Account that is made when its address is confirmed.
    case signUp = "SIGN_UP"
    case resetPassword = "RESET_PASSWORD"
    case undoEmailChange = "UNDO_EMAIL_CHANGE"
  }

  /// Wrong codes until a code is good no more; its token stays good. Five tries at 10⁸ codes: who asks for a new one as often as may be
  /// guesses one of an account in 3,000 years.
  static let triesMax: Int32 = 5

  /// Digits of a code.
  static let digitCount = 8

  /// Codes of one address that are compared with what was entered, the newest first. Only accounts that are not there yet can have several.
  static let comparedMax = 10

  static func lifetime(of purpose: Purpose) -> Duration {
    switch purpose {
    // Read on another device, or tomorrow.
    case .confirmEmail, .signUp: .seconds(48 * 3_600)
    // It opens an account.
    case .resetPassword: .seconds(30 * 60)
    // An owner who was robbed may be on a journey.
    case .undoEmailChange: .seconds(7 * 86_400)
    }
  }

  /// The digits of what somebody typed, with what people put between them left out; nil for what cannot be a code.
  static func digits(in text: String) -> String? {
    guard text.utf8.count <= 32 else { return nil }
    let digits = text.unicodeScalars.filter { ![" ", "-", "\u{A0}", "\u{2009}"].contains($0) }
    guard digits.count == digitCount, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return String(String.UnicodeScalarView(digits))
  }

  /// Whether a token is good for it.
  static func isLiving(expireTime: Moment, at now: Moment) -> Bool { now < expireTime }

  /// Whether its code may be tried.
  static func mayBeTried(expireTime: Moment, failedCount: Int32, at now: Moment) -> Bool {
    isLiving(expireTime: expireTime, at: now) && failedCount < triesMax
  }
}
