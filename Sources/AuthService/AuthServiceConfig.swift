import Lifecycle

/// The settings of the auth service.
struct AuthServiceConfig {
  /// "iss" of every access token of an installation.
  static let issuer = "cairn"

  /// Whether a failed log-in says what was wrong (E-S1). Off by default: it tells strangers who has an account.
  let isVerbose: Bool

  /// How many sign-ups one address may try.
  let signUps: SignUpBudgetRules

  private enum Verbosity: String, CaseIterable { case yes, no }

  init(_ settings: Settings) {
    isVerbose = settings.choice("AUTH_VERBOSE_LOGIN_ERRORS", default: Verbosity.no) == .yes
    signUps = SignUpBudgetRules(
      burst: settings.integer("AUTH_SIGN_UPS_PER_ADDRESS", default: SignUpBudgetRules().burst, in: 1...1_000_000))
  }
}
