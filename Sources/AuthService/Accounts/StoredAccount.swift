import FoundationEssentials
import Identity
import Timekeeping

/// One person's account, as it is kept.
struct StoredAccount: Sendable, Hashable {
  var accountID: UUID
  /// As its owner writes it; nil until one is claimed.
  var username: String?
  /// As its owner entered it; nil of guests, and of providers that tell none.
  var email: String?
  /// Whether the owner of the address has confirmed it.
  var isEmailVerified: Bool
  /// For example "user", "moderator", "admin". Never empty.
  var roles: [String]
  var createTime: Moment
  /// As it was set; it may have ended since.
  var suspension: Standing.Suspension?
  /// Made without credentials.
  var isGuest = false
  /// Nil when it was not told.
  var birthDate: CalendarDate?
  /// ISO 3166-1 alpha-2, upper case; nil when it was not told.
  var country: String?
  /// Language tag (BCP 47) its mails are written in; nil when none was told.
  var locale: String?
  /// Details that it tells of the person.
  var details = PersonalDetails()
  /// When a guardian consented; nil while none has.
  var guardianConsentTime: Moment?

  /// Roles of a new account, which say what it may do.
  static let rolesOfNewAccounts = ["user"]

  /// Standing of the account at `now`: what it may do.
  func standing(at now: Moment) -> Standing {
    Standing(
      roles: roles, capabilities: CapabilityRules.capabilities(of: profile, at: now).map(\.rawValue), suspension: suspension)
  }

  /// Facts that decide about its capabilities.
  var profile: CapabilityRules.Profile {
    CapabilityRules.Profile(
      hasUsername: username != nil, isGuest: isGuest, birthDate: birthDate, country: country ?? "",
      hasGuardianConsent: guardianConsentTime != nil)
  }
}
