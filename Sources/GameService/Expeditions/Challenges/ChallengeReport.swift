import CairnProto
import Events
import ExpeditionsProto
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// A challenge as moderators see it. Hidden, it is in no park; attempts that were made at it stay.
struct ChallengeReport: ReportableContent {
  static let challenge = ContentKind(.expeditions, "challenge")

  let database: Database
  let outbox: Outbox
  let kind = Self.challenge
  let store = ChallengeStore()

  func find(_ id: String, for view: ContentView) async throws -> ShownContent? {
    guard let id = UUID(text: id), let challenge = try await store.challenge(id, in: database), challenge.isSeen(by: view.viewerID) else {
      return nil
    }
    return Self.shown(challenge, to: view.viewerID, wantsEvidence: view.wantsEvidence)
  }

  /// A challenge as somebody sees it who may.
  static func shown(_ challenge: StoredChallenge, to viewerID: UUID, wantsEvidence: Bool = true) -> ShownContent {
    ShownContent(
      ownerID: challenge.makerID, summary: "\(challenge.name)\n\(challenge.description)",
      evidence: wantsEvidence ? Challenge(challenge, for: viewerID) : nil)
  }

  /// A report that was made in the app, in the words of the queue.
  static func complaint(_ reason: ReportChallengeRequest.Reason, by accountID: UUID, hides: Bool) -> ContentComplaint {
    let (category, text): (ReportCategory, String) =
      switch reason {
      case .dangerous: (.other, "It leads into danger.")
      case .notAllowed: (.other, "It leads where nobody may go.")
      case .offensive: (.harassment, "Its words are offensive.")
      case .impossible: (.other, "It cannot be done.")
      case .unspecified, .unrecognized: (.other, "It should not be there.")
      }
    return ContentComplaint(reporterID: accountID, category: category, text: text, isHidden: hides)
  }

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {
    guard let id = UUID(text: id) else { return }
    try await store.lock(id, in: transaction)
    guard var challenge = try await store.challenge(id, in: transaction), challenge.state == (isHidden ? .published : .hidden) else {
      return
    }
    if !isHidden, let time = challenge.unpublishTime { try await store.show(challenge, hiddenSince: time, at: now, in: transaction) }
    challenge.become(isHidden ? .hidden : .published, at: now)
    challenge.revision += 1
    try await store.update(challenge, in: transaction)
    // Reports from before moderators have looked do not hide it again.
    if !isHidden { try await store.dismissReports(of: id, until: now, at: now, in: transaction) }
    let parkID = challenge.version.parkID
    let news = isHidden ? ExpeditionNews.unpublished(id, in: parkID) : ExpeditionNews.published(id, in: parkID)
    try await outbox.send([news], at: now, in: transaction)
  }

  func dismissReports(of id: String, until time: Moment, in transaction: Transaction) async throws {
    guard let id = UUID(text: id) else { return }
    // Reports are counted under this lock.
    try await store.lock(id, in: transaction)
    try await store.dismissReports(of: id, until: time, at: time, in: transaction)
  }
}
