import FoundationEssentials
import Timekeeping

/// What one guardian was asked and has decided, as it is kept.
struct GuardianConsent: Sendable, Hashable {
  enum State: String, Sendable, CaseIterable {
    case asked = "ASKED"
    case consented = "CONSENTED"
    case refused = "REFUSED"
    case withdrawn = "WITHDRAWN"
    /// Another was asked before this one answered.
    case replaced = "REPLACED"
  }

  var consentID: UUID
  var accountID: UUID
  var guardianEmail: String
  var askTime: Moment
  var state: State
  var consentTime: Moment?
}
