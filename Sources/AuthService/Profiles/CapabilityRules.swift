import Timekeeping

/// Capabilities of an account beyond its roles: made from its row whenever a token is, and never kept. So a birthday ends what the age began
/// without anybody doing anything.
enum CapabilityRules {
  /// Facts of an account that decide.
  struct Profile: Hashable, Sendable {
    var hasUsername = true
    var isGuest = false
    /// Nil when it was not told: then nobody is taken for a minor.
    var birthDate: CalendarDate?
    /// ISO 3166-1 alpha-2, upper case; empty when it was not told.
    var country = ""
    /// Whether a guardian has consented, and not withdrawn it.
    var hasGuardianConsent = false
  }

  /// The capabilities at `now`, in the order of their names.
  ///
  /// A guest needs no name: it plays at once, and chooses one when it becomes an account.
  static func capabilities(of profile: Profile, at now: Moment) -> [Capability] {
    var found: Set<Capability> = []
    if profile.isGuest { found.insert(.guest) }
    if !profile.hasUsername, !profile.isGuest { found.insert(.profileIncomplete) }
    if let birthDate = profile.birthDate {
      let age = birthDate.years(until: CalendarDate(of: now))
      if age < AgeRules.majority { found.formUnion([.minor, .noSponsorProfiling]) }
      if age < AgeRules.consentAge(in: profile.country) {
        found.formUnion([.noChat, .noPublicProfile, .noPreciseLastSeen])
        if !profile.hasGuardianConsent { found.insert(.awaitingGuardian) }
      }
    }
    return found.sorted { $0.rawValue < $1.rawValue }
  }
}
