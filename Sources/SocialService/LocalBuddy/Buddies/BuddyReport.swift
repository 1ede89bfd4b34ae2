import CairnProto
import Events
import FoundationEssentials
import Identity
import LocalBuddyProto
import Postgres
import RPC
import SocialCommon
import Timekeeping

/// Text of a buddy as content that is reported; its id is that of the account. Hidden, it is its owner's alone, and so is every text that is written in its
/// place, until moderators show it again: an edit, or the end of being a buddy and another beginning, is no way around a decision.
struct BuddyReport: ReportableContent {
  let handlers: BuddyHandlers
  let time: any TimeSource
  let kind = ContentKind(.localBuddy, "buddy")
  private let locks = PeopleLockStore()
  private let conversations = ConversationLookup()

  init(handlers: BuddyHandlers, time: any TimeSource) {
    (self.handlers, self.time) = (handlers, time)
  }

  func find(_ id: String, for view: ContentView) async throws -> ShownContent? {
    guard let id = UUID(text: id), view.subjectID == nil || view.subjectID == id,
      let content = try await content(id, readBy: view.viewerID), !content.about.isEmpty
    else { return nil }
    let evidence = Buddy(languages: content.languages, about: content.about, aboutLanguage: content.aboutLanguage)
    return ShownContent(ownerID: id, summary: content.about, evidence: view.wantsEvidence ? evidence : nil)
  }

  /// The text as somebody finds it, or has read it: those who have a conversation, without which nobody meets, have seen the buddy, whatever a block or
  /// other settings hide from them since. Those who keep the buddy away read what they would find without that: a block by itself tells nobody who is a
  /// buddy, and for whom.
  private func content(_ id: UUID, readBy viewerID: UUID) async throws -> BuddySettingsContent? {
    if let traveller = try await traveller(viewerID),
      let found = try await handlers.shown(id, to: traveller, despiteOwnBlock: true, at: time.now())
    {
      return found.content
    }
    guard viewerID != id, try await conversations.pair(viewerID, id, in: handlers.database) != nil else { return nil }
    return try await handlers.store.shown(id, in: handlers.database)?.content
  }

  /// Nil for somebody who is not known to be of age: no buddy is there for them. The refusal itself would say that there is something to be seen.
  private func traveller(_ accountID: UUID) async throws -> Traveller? {
    do {
      return try await handlers.adults.traveller(accountID)
    } catch let error as RPCError where error.code == .failedPrecondition {
      return nil
    }
  }

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {
    guard let id = UUID(text: id) else { return }
    // The deletion of the person takes this lock too: nothing is noted of somebody who is gone.
    try await locks.take([id], in: transaction)
    if isHidden {
      try await handlers.store.hideText(of: id, at: now, in: transaction)
    } else {
      try await handlers.store.showText(of: id, in: transaction)
    }
  }
}
