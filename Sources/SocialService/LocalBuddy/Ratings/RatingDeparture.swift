import Events
import FoundationEssentials
import Postgres
import SocialCommon
import Timekeeping

/// Forgets the feedback about somebody who is deleted, and the words and name of what the person has given: the number belongs to whom it was given to.
struct RatingDeparture: DepartureTaker {
  private let store = RatingStore()

  func forget(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Departure {
    let aboutCount = try await store.deleteAll(about: accountID, in: transaction)
    let givenCount = try await store.forgetAuthor(accountID, in: transaction)
    return Departure(
      tables: [
        PurgedTable(name: "meeting_feedback", rowCount: Int64(aboutCount)),
        PurgedTable(name: "meeting_feedback.author_account_id", rowCount: Int64(givenCount)),
      ])
  }
}
