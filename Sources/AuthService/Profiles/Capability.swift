/// Capability of an account: what it may do, or may not do, beyond its roles, as it travels in access tokens, tickets and the revocation log
/// (docs/glossary.md). Services look for the one they need and never for the reason behind it.
enum Capability: String, CaseIterable, Sendable {
  /// Made without credentials: cannot log in again. Refused by methods with ACCESS_USER.
  case guest
  /// Has no user name yet (requirement W-4). Only methods that say `allows_incomplete_profile` answer.
  case profileIncomplete = "profile_incomplete"
  /// Too young without a guardian's consent (requirement C-S9). Only methods that say `allows_incomplete_profile` answer.
  case awaitingGuardian = "awaiting_guardian"
  /// Suspended when the token was made; in tokens and in what the owner sees. Only methods that say `allows_suspended` answer.
  case suspended
  /// Not of age.
  case minor
  /// Writes to nobody and is written to by nobody.
  case noChat = "no_chat"
  /// Seen by friends at most.
  case noPublicProfile = "no_public_profile"
  /// When it was last there is told to nobody, or to the day at most.
  case noPreciseLastSeen = "no_precise_last_seen"
  /// Counts in nothing that sponsors are told.
  case noSponsorProfiling = "no_sponsor_profiling"
}
