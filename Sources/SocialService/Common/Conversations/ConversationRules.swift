package import Timekeeping

/// Rules of conversations: who may write to whom, how many members, what each role may do (requirements L-17, L-50, L-S15 … L-S18, X-17). Pure.
package enum ConversationRules {
  /// Conversations with strangers that somebody may open within a day before anybody has said that it went well (requirement L-S16).
  package static let newContactsMax = 5

  /// Time within which those are counted.
  package static let contactWindow = Duration.seconds(86_400)
}
