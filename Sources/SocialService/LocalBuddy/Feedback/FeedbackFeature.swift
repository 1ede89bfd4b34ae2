import Events
import Lifecycle
import LocalBuddyServices
import RPC
import ServiceDatabase
import SocialCommon

/// Feedback that two people give each other after a meeting.
struct FeedbackFeature: DatabaseFeature {
  let handlers: FeedbackHandlers
  /// Feedback as content.
  let report: FeedbackReport
  private let export: FeedbackExport

  init(_ parts: LocalBuddyParts) {
    let (base, social) = (parts.base, parts.social)
    handlers = FeedbackHandlers(
      database: base.database, idempotency: base.idempotency, adults: parts.adults, people: social.people, pictures: social.pictures,
      pages: parts.pages, buddies: BuddyStore(), meetings: parts.meetings, store: parts.ratings)
    report = FeedbackReport(handlers: handlers, time: base.time)
    export = FeedbackExport(database: base.database, time: base.time)
  }

  var methods: [RPCMethod] { handlers.methods }

  var personal: PersonalRows {
    let own = export
    return PersonalRows(
      ["meeting_feedback": .dropped(because: "guests meet nobody")],
      elsewhere: [
        "meeting_feedback": "removed with its subject; of an author who goes the number stays, without name and words (RatingDeparture)"
      ],
      export: { accountID, sink in try await own.export(accountID, sink) })
  }
}
