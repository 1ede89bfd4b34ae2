import CairnProto
import Events
import FoundationEssentials
import Identity
import LocalBuddyProto
import Postgres
import SocialCommon
import Timekeeping

/// Words of a meeting as content that is reported: what the proposer wrote (title, description, place), and the reason for which one of the two has called it
/// off. Hidden, they are their writer's alone; that the two meet, when, and where by the map stays.
///
/// A block takes nothing away from those who report: to block the one who would report must not be a way out.
struct MeetingReport: ReportableContent {
  /// Words of one person, by the id of the content.
  struct Part: Hashable {
    /// Behind the meeting's id, for the reason.
    static let reasonMark = ":reason"

    let meetingID: UUID
    var isReason = false

    /// - Parameter id: "UUID" for what was proposed, "UUID:reason" for the reason; nil for anything else.
    init?(_ id: String) {
      isReason = id.hasSuffix(Self.reasonMark)
      guard let meetingID = UUID(text: isReason ? String(id.dropLast(Self.reasonMark.count)) : id) else { return nil }
      self.meetingID = meetingID
    }
  }

  let database: Database
  let meetings: Meetings
  let kind = ContentKind(.localBuddy, "meeting")

  func find(_ id: String, for view: ContentView) async throws -> ShownContent? {
    guard let part = Part(id), let meeting = try await meetings.store.meeting(part.meetingID, in: database),
      meeting.sides.contains(view.viewerID)
    else { return nil }
    let shown = meeting.shown(to: view.viewerID)
    let texts = part.isReason ? [shown.cancelReason] : [shown.plan.title, shown.plan.description, shown.plan.place]
    let written = texts.filter { !$0.isEmpty }
    guard !written.isEmpty, let ownerID = part.isReason ? meeting.cancellerID : meeting.proposerID,
      view.subjectID == nil || view.subjectID == ownerID
    else { return nil }
    let evidence = part.isReason ? Meeting(cancelReason: shown.cancelReason) : Meeting(content: MeetingContent(reported: shown.plan))
    return ShownContent(ownerID: ownerID, summary: written.joined(separator: "\n"), evidence: view.wantsEvidence ? evidence : nil)
  }

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {
    guard let part = Part(id), let known = try await meetings.store.meeting(part.meetingID, in: transaction) else { return }
    try await meetings.locks.take(known.sides, in: transaction)
    let store = meetings.store
    let isChanged =
      try await part.isReason
      ? store.setReasonHidden(isHidden, part.meetingID, in: transaction) : store.setPlanHidden(isHidden, part.meetingID, in: transaction)
    guard isChanged, let meeting = try await store.meeting(part.meetingID, in: transaction),
      try await meetings.blocks.between(meeting.proposerID, and: [meeting.otherID], in: transaction).isEmpty
    else { return }
    // Apps and calendars read it anew.
    try await meetings.news.log.append(MeetingNews.changed(meeting), at: now, in: transaction)
  }
}

extension MeetingContent {
  /// Evidence of what was written, without when and where.
  init(reported plan: MeetingPlan) { self.init(title: plan.title, descriptionField: plan.description, place: plan.place) }
}
