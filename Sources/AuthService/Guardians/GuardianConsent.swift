import FoundationEssentials
import Timekeeping

/// Request to one guardian and the guardian's decision, as they are kept.
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
