import CairnProto
import Events
import FoundationEssentials
import Identity
import LocalBuddyProto
import Postgres
import Timekeeping

/// Feedback as content that is reported (requirement L-S11). Hidden, it is its author's alone, and counts for nobody.
struct FeedbackReport: ReportableContent {
  let handlers: FeedbackHandlers
  let time: any TimeSource
  let kind = ContentKind(.localBuddy, "feedback")

  func find(_ id: String, for view: ContentView) async throws -> ShownContent? {
    let now = time.now()
    guard let id = UUID(text: id), let rating = try await handlers.store.shown(id, at: now, in: handlers.database),
      try await handlers.maySee(rating.subjectID, view.viewerID, at: now)
    else { return nil }
    let evidence = MeetingFeedback(
      feedbackID: rating.feedbackID.text, rating: Int32(rating.rating), text: rating.text, showTime: rating.showTime)
    return ShownContent(ownerID: rating.authorID, summary: rating.text, evidence: view.wantsEvidence ? evidence : nil)
  }

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {
    guard let id = UUID(text: id) else { return }
    try await handlers.store.setHidden(isHidden, id, in: transaction)
  }
}
