import AllAppsProto
import CairnProto
import FoundationEssentials
import Identity
import Postgres

/// News on streams when a profile, or the name above it, is another.
struct ProfileNews: Sendable {
  let relations = RelationStore()

  /// To the owner's devices and, where they see something else, to friends, those too who are leaving: they may come back. A later change
  /// says all that an earlier one has said.
  func updated(_ accountID: UUID, friendsToo: Bool, in transaction: Transaction) async throws -> [NewStreamEvent] {
    var hearers = [accountID]
    if friendsToo {
      hearers += try await relations.friends(of: accountID, in: transaction)
    }
    return hearers.map { hearer in
      var event = NewStreamEvent(
        .profileUpdated(ProfileUpdated(accountID: accountID.text)), for: hearer, about: hearer == accountID ? nil : accountID)
      event.coalesceKey = "profile:\(accountID.text)"
      return event
    }
  }
}
