import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// Claims and decides cases, with all that follows: in one transaction, so that what was answered comes true whatever dies. The work for AuthService is an
/// event of that transaction.
///
/// Locks the relations between people first, then the case; sends its event before it appends to streams.
struct ReportDecisions: Sendable {
  /// Type of the event that an account is suspended, or is so no more.
  static let sanctionedType = "account.sanctioned"

  /// Type of the event that names are taken from an account, or may be chosen again.
  static let namesRemovedType = "account.names_removed"

  /// Names of a person that evidence can show: one each for some of the renamings there can be while a case is open.
  static let usernamesMax = 100

  let log: StreamLog
  let notifications: NotificationLists
  let outbox: Outbox
  let ids: any IDSource
  let contents: ContentDirectory
  let store = ReportStore()
  let media = MediaStore()
  let claims = MediaClaims()
  let locks = PeopleLockStore()
  let profiles = ProfileStore()
  let profileNews = ProfileNews()

  private var news: ReportNews { ReportNews(notifications: notifications) }

  /// Decision as a moderator asks for it.
  struct Decision: Sendable, Hashable {
    var verdict: ReportRules.Verdict
    var reason: ReportRules.Reason
    /// With none the verdict says it.
    var removedContents: [ReportRules.Content] = []
    var note: String
    var suspensionEndTime: Moment?
  }

  /// - Returns: Until when the case is the moderator's.
  func claim(
    _ caseID: UUID, by moderator: ReportModerators.Moderator, at now: Moment, in transaction: Transaction
  ) async throws -> Moment {
    let found = try await lock(caseID, for: moderator, in: transaction)
    let facts = try await facts(of: found, moderator.accountID, at: now, in: transaction)
    do { try ReportRules.checkClaim(facts) } catch { throw RPCError(error) }
    let endTime = now + ReportRules.claim
    try await store.claim(caseID, by: moderator.accountID, until: endTime, in: transaction)
    try await store.note(
      ReportDeed(caseID: caseID, actorID: moderator.accountID, deed: .claimed), ids.next(at: now), at: now, in: transaction)
    return endTime
  }

  /// - Parameter targetID: Person the case is about, as it was read before; its rank was asked for.
  /// - Returns: The id of the decision; nil for a dismissal.
  func decide(
    _ caseID: UUID, of targetID: UUID?, _ decision: Decision, by moderator: ReportModerators.Moderator, at now: Moment,
    in transaction: Transaction
  ) async throws -> UUID? {
    let (verdict, reason) = (decision.verdict, decision.reason)
    do {
      try ReportRules.check(
        verdict, reason, contents: decision.removedContents, note: decision.note, suspensionEnd: decision.suspensionEndTime, at: now)
    } catch {
      throw RPCError(error)
    }
    guard let targetID else { throw RPCError(ReportRules.Refusal.caseNotFound) }
    // The reporters' too: one of them who is being deleted is forgotten before or after, and not in the middle of it.
    let reporters = try await store.reporters(of: caseID, limit: StreamRules.fanOutMax, in: transaction)
    try await locks.take([targetID] + reporters, in: transaction)
    let found = try await lock(caseID, for: moderator, in: transaction)
    // A guest has become part of an account at this moment, whose rank was not asked for.
    guard found.targetID == targetID else { throw RPCError(ReportRules.Refusal.caseNotFound) }
    let facts = try await facts(of: found, moderator.accountID, at: now, in: transaction)
    do { try ReportRules.checkDecide(verdict, facts, isAboveTarget: moderator.isAboveTarget) } catch { throw RPCError(error) }
    let contents = ReportRules.contents(
      verdict, wanted: decision.removedContents, isOfMedia: found.mediaID != nil, isOfContent: found.content != nil)
    let deed = ReportDeed(
      caseID: caseID, actorID: moderator.accountID, deed: .decided, verdict: verdict.rawValue, reason: reason.rawValue,
      removedContents: contents, note: decision.note)
    try await store.note(deed, ids.next(at: now), at: now, in: transaction)
    try await store.close(caseID, at: now, in: transaction)
    let told = try await store.close(reportsOf: caseID, verdict.outcome, at: now, in: transaction)
    try await outbox.send([ReportNews.settled(caseID)], at: now, in: transaction)
    var decisionID: UUID?
    if verdict != .dismiss {
      let stored = StoredReportDecision(
        decisionID: ids.next(at: now), accountID: targetID, caseID: caseID, verdict: verdict, reason: reason, createTime: now,
        suspensionEndTime: decision.suspensionEndTime, removedContents: contents)
      try await store.insert(stored, in: transaction)
      if verdict == .suspend { try await sanction(stored, isLifted: false, by: moderator, at: now, in: transaction) }
      decisionID = stored.decisionID
    }
    var events = try await remove(contents, of: found, by: moderator, at: now, in: transaction)
    events += try await news.notify(
      .reportDecided, verdict.outcome.rawValue, of: caseID, to: told, at: now, in: transaction)
    if let decisionID {
      events += try await news.notify(.moderationDecided, reason.rawValue, of: decisionID, to: [targetID], at: now, in: transaction)
    }
    try await log.appendAll(events, at: now, in: transaction)
    return decisionID
  }

  func decideAppeal(
    _ decisionID: UUID, _ verdict: ReportRules.Appeal, note: String, by moderator: ReportModerators.Moderator, at now: Moment,
    in transaction: Transaction
  ) async throws {
    guard let seen = try await store.decision(decisionID, in: transaction) else { throw RPCError(ReportRules.Refusal.caseNotFound) }
    try await locks.take([seen.accountID], in: transaction)
    let found = try await lock(seen.caseID, for: moderator, in: transaction)
    guard let decision = found.decision else { throw RPCError(ReportRules.Refusal.caseNotFound) }
    let facts = try await facts(of: found, moderator.accountID, at: now, in: transaction)
    let hasDecided = try await store.hasDecided(found.caseID, by: moderator.accountID, in: transaction)
    do { try ReportRules.checkAppealDecision(decision.appeal, isOwn: facts.isOwn || hasDecided, note: note) } catch {
      throw RPCError(error)
    }
    let deed = ReportDeed(
      caseID: found.caseID, actorID: moderator.accountID, deed: .appealDecided, verdict: verdict.rawValue,
      reason: decision.reason.rawValue, note: note)
    try await store.note(deed, ids.next(at: now), at: now, in: transaction)
    try await store.decideAppeal(decisionID, verdict, at: now, in: transaction)
    try await outbox.send([ReportNews.settled(found.caseID)], at: now, in: transaction)
    if verdict == .reversed, decision.verdict == .suspend {
      try await sanction(decision, isLifted: true, by: moderator, at: now, in: transaction)
    }
    if verdict == .reversed, decision.removedContents.contains(.username) {
      try await giveBackUsernames(of: decision, by: moderator, at: now, in: transaction)
    }
    if verdict == .reversed, decision.removedContents.contains(.content), let content = found.content,
      try await !store.isHidden(content, besides: found.caseID, in: transaction)
    {
      try await moderate(content, isHidden: false, at: now, in: transaction)
    }
    let events = try await news.notify(
      .appealDecided, verdict.rawValue, of: decisionID, to: [decision.accountID], at: now, in: transaction)
    try await log.append(events, at: now, in: transaction)
  }

  // MARK: -

  /// A case, which nobody else changes until the transaction ends. It is not there for whom it is about.
  private func lock(
    _ caseID: UUID, for moderator: ReportModerators.Moderator, in transaction: Transaction
  ) async throws -> StoredReportCase {
    try await store.lock(caseID, in: transaction)
    guard let found = try await store.find(caseID, in: transaction), found.targetID != moderator.accountID else {
      throw RPCError(ReportRules.Refusal.caseNotFound)
    }
    return found
  }

  private func facts(
    of found: StoredReportCase, _ accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> ReportRules.Case {
    let claimant = found.claimant(at: now)
    let hasReported = try await store.hasReported(found.caseID, by: accountID, in: transaction)
    return ReportRules.Case(
      isDecided: found.decideTime != nil, isClaimedByOther: claimant != nil && claimant != accountID, isClaimed: claimant == accountID,
      isOwn: hasReported)
  }

  private func sanction(
    _ decision: StoredReportDecision, isLifted: Bool, by moderator: ReportModerators.Moderator, at now: Moment, in transaction: Transaction
  ) async throws {
    let sanctioned = AccountSanctioned(
      accountID: decision.accountID.text, actorAccountID: moderator.accountID.text, isLifted: isLifted, reason: decision.reason.rawValue,
      startTime: decision.createTime, endTime: decision.suspensionEndTime, actorRole: moderator.role)
    // Points that were lost to a cheat are GameService's to give back.
    let receivers = decision.reason == .cheating ? ["auth", "game"] : ["auth"]
    try await outbox.send(
      [OutgoingEvent(Self.sanctionedType, to: receivers, orderedBy: decision.accountID.text, sanctioned)], at: now, in: transaction)
  }

  /// Removes what was seen of somebody: media and texts here, names by AuthService, whose they are.
  /// - Returns: Events to append to streams.
  private func remove(
    _ contents: [ReportRules.Content], of found: StoredReportCase, by moderator: ReportModerators.Moderator, at now: Moment,
    in transaction: Transaction
  ) async throws -> [NewStreamEvent] {
    if found.content != nil { try await claims.set([], by: .reportCase(found.caseID), at: now, in: transaction) }
    if !contents.contains(.content) { try await showAgain(found, at: now, in: transaction) }
    if contents.isEmpty { return [] }
    let targetID = found.targetID
    let old = try await profiles.find(targetID, in: transaction)
    var seen = try await seen(of: found.caseID, in: transaction)
    // The person's picture is not what was reported then.
    if let mediaID = found.mediaID { seen.mediaIDs = [mediaID] }
    if contents.contains(.media) {
      for mediaID in seen.mediaIDs { _ = try await media.delete(mediaID, of: targetID, at: now, in: transaction) }
    }
    let names = AccountNamesRemoved(
      removesGivenName: contents.contains(.names) && seen.parts.contains(.givenName),
      removesFamilyName: contents.contains(.names) && seen.parts.contains(.familyName),
      usernames: contents.contains(.username) ? Self.some(seen.usernames) : [])
    try await send(names, about: targetID, by: moderator, at: now, in: transaction)
    if contents.contains(.content) { try await moderate(found.content, isHidden: true, at: now, in: transaction) }
    guard let old else { return [] }
    let profile = ReportContentRules.remove(contents, seen, from: old)
    if profile.version == old.version { return [] }
    try await profiles.set(profile, of: targetID, at: now, in: transaction)
    for (realm, facet) in profile.facets where facet != old.facets[realm] {
      try await profiles.setFacet(facet, in: realm, of: targetID, in: transaction)
    }
    return try await profileNews.updated(targetID, friendsToo: true, in: transaction)
  }

  /// Content that moderators leave as it is: where its app has hidden it because of reports, it is shown again, and otherwise these reports do not count
  /// any more.
  private func showAgain(_ found: StoredReportCase, at now: Moment, in transaction: Transaction) async throws {
    guard let content = found.content, try await !store.isHidden(content, besides: found.caseID, in: transaction) else { return }
    let isHidden = try await store.isHiddenByApp(found.caseID, in: transaction)
    try await moderate(content, isHidden: false, isLeft: !isHidden, at: now, in: transaction)
  }

  /// Has the service that owns content hide it, or show it again.
  /// - Parameter isLeft: Whether nothing of it changes but that reports of it so far do not count.
  private func moderate(
    _ content: StoredContent?, isHidden: Bool, isLeft: Bool = false, at now: Moment, in transaction: Transaction
  ) async throws {
    guard let content else { return }
    let moderated = ContentModerated(content: content.ref, isHidden: isHidden, decideTime: now, isLeft: isLeft)
    let key = "moderation of \(content.kind) \(content.id)"
    var events = [OutgoingEvent(Contents.moderatedType, to: [contents.service(of: content)], orderedBy: key, moderated)]
    // People's lists tell its name.
    if isHidden { events.append(Contents.hidden(content.ref)) }
    try await outbox.send(events, at: now, in: transaction)
  }

  /// Content that the evidence of a case shows. Where a version before this one has not noted it, the evidence is read.
  private func seen(of caseID: UUID, in transaction: Transaction) async throws -> SeenContent {
    var seen = try await store.seen(of: caseID, in: transaction)
    var place: UUID?
    repeat {
      let page = try await store.unnoted(of: caseID, after: place, limit: ReportRules.reportsPerPage, in: transaction)
      for shown in page { seen.add(SeenContent(try ReportEvidence(decoding: shown.content), in: shown.realm)) }
      place = page.count < ReportRules.reportsPerPage ? nil : page.last?.evidenceID
    } while place != nil
    return seen
  }

  /// Lets somebody choose the user names again that a decision has removed, but for those that another one has removed too.
  private func giveBackUsernames(
    of decision: StoredReportDecision, by moderator: ReportModerators.Moderator, at now: Moment, in transaction: Transaction
  ) async throws {
    var kept: Set<String> = []
    for caseID in try await store.cases(keepingUsernamesOf: decision.accountID, besides: decision.caseID, in: transaction) {
      kept.formUnion(try await seen(of: caseID, in: transaction).usernames)
    }
    let usernames = try await seen(of: decision.caseID, in: transaction).usernames.subtracting(kept)
    // AuthService knows which names look like one that is kept.
    let names = AccountNamesRemoved(usernames: Self.some(usernames), isLifted: true, keptUsernames: Self.some(kept))
    try await send(names, about: decision.accountID, by: moderator, at: now, in: transaction)
  }

  /// Tells AuthService of names that go, or may be had again; of none, nothing.
  private func send(
    _ names: AccountNamesRemoved, about accountID: UUID, by moderator: ReportModerators.Moderator, at now: Moment,
    in transaction: Transaction
  ) async throws {
    guard names.removesGivenName || names.removesFamilyName || !names.usernames.isEmpty else { return }
    var told = names
    (told.accountID, told.actorAccountID, told.actorRole) = (accountID.text, moderator.accountID.text, moderator.role)
    try await outbox.send(
      [OutgoingEvent(Self.namesRemovedType, to: ["auth"], orderedBy: accountID.text, told)], at: now, in: transaction)
  }

  private static func some(_ usernames: Set<String>) -> [String] { Array(usernames.sorted().prefix(usernamesMax)) }
}
