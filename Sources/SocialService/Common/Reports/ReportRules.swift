import Texts
import Timekeeping

/// Limits of reports, decisions and appeals: what they may be about, by whom and how long (requirements L-S15, F-21, F-22, X-18). Pure.
enum ReportRules {
  // MARK: Limits

  /// Characters of what a reporter, an appellant or a moderator writes: an account of what has happened, not a file.
  static let textLengthMax = 2_000

  /// Open reports of one account: more than anybody sees in good faith before moderators have answered.
  static let openMax = 20
  /// The same on an account's first day: it grows to `openMax` within a week (F-23).
  static let openFirst = 5

  /// How long a case is kept from other moderators by whoever has taken it: long enough to read, short enough not to lose an afternoon.
  static let claim = Duration.seconds(30 * 60)

  /// How long after a decision an appeal is taken.
  static let appealTime = Duration.seconds(30 * 86_400)

  /// How long a case is kept once it is decided: until no appeal can come, and a season beyond, in which the next report of the same person shows
  /// what there was before. One with an appeal that waits is kept.
  static let retention = Duration.seconds(180 * 86_400)

  /// How long it is known which account a guest has become part of: as long as that event may be on its way to an app, which is 81 days
  /// (`DeletedAccounts.retention`).
  static let mergedGuestRetention = Duration.seconds(90 * 86_400)

  /// How long is kept what moderators have done.
  static let auditRetention = Duration.seconds(365 * 86_400)

  /// How far ahead a suspension may end, as at AuthService; one that should last longer lasts until it is lifted.
  static let suspensionMax = Duration.seconds(10 * 365 * 86_400)

  /// Bytes of a small picture that are kept as evidence: some times as many as one has.
  static let thumbnailBytesMax = 131_072

  /// Reports of a case in one answer: with their evidence, two megabytes at most.
  static let reportsPerPage = 10

  // MARK: Words

  /// Category for which somebody is reported. In the order of the contract's numbers, from 1.
  enum Category: String, Sendable, Hashable, CaseIterable {
    case spam = "SPAM"
    case harassment = "HARASSMENT"
    case hate = "HATE"
    case sexual = "SEXUAL"
    case violence = "VIOLENCE"
    case impersonation = "IMPERSONATION"
    case childSafety = "CHILD_SAFETY"
    case privacy = "PRIVACY"
    case other = "OTHER"
    case cheating = "CHEATING"
  }

  /// Outcome of a report. In the order of the contract's numbers, from 1.
  enum Outcome: String, Sendable, Hashable, CaseIterable {
    case open = "OPEN"
    case kept = "KEPT"
    case acted = "ACTED"
    case gone = "GONE"
  }

  /// Verdict of a moderator about a case. In the order of the contract's numbers, from 1.
  enum Verdict: String, Sendable, Hashable, CaseIterable {
    case dismiss = "DISMISS"
    case warn = "WARN"
    case removeContent = "REMOVE_CONTENT"
    case suspend = "SUSPEND"

    /// Outcome that reporters hear.
    var outcome: Outcome { self == .dismiss ? .kept : .acted }
  }

  /// Content of somebody that a decision removes, as far as the evidence shows it. In the order of the contract's numbers, from 1.
  enum Content: String, Sendable, Hashable, CaseIterable {
    case media = "MEDIA"
    case texts = "TEXTS"
    case names = "NAMES"
    case username = "USERNAME"
    case content = "CONTENT"
  }

  /// Part of a person that evidence shows, beside the user name and a picture.
  enum Part: String, Sendable, Hashable, CaseIterable {
    case about = "ABOUT"
    case appAbout = "APP_ABOUT"
    case givenName = "GIVEN_NAME"
    case familyName = "FAMILY_NAME"
  }

  /// Why. In the order of the contract's numbers, from 1.
  enum Reason: String, Sendable, Hashable, CaseIterable {
    case noViolation = "NO_VIOLATION"
    case notProven = "NOT_PROVEN"
    case spam = "SPAM"
    case harassment = "HARASSMENT"
    case hate = "HATE"
    case sexual = "SEXUAL"
    case violence = "VIOLENCE"
    case impersonation = "IMPERSONATION"
    case childSafety = "CHILD_SAFETY"
    case privacy = "PRIVACY"
    case cheating = "CHEATING"

    /// Whether it says that nothing is to be done.
    var isOfDismissal: Bool { self == .noViolation || self == .notProven }
  }

  /// How an appeal stands. In the order of the contract's numbers, from 1.
  enum Appeal: String, Sendable, Hashable, CaseIterable {
    case open = "OPEN"
    case upheld = "UPHELD"
    case reversed = "REVERSED"
  }

  /// Deed of a moderator that is kept.
  enum Deed: String, Sendable, Hashable, CaseIterable {
    case looked = "LOOKED"
    case claimed = "CLAIMED"
    case decided = "DECIDED"
    case appealDecided = "APPEAL_DECIDED"
  }

  // MARK: Decisions

  enum Refusal: Error, Hashable, CaseIterable {
    case oneself, ofNobody, text, appealText, note, reasonNotOfVerdict, contentNotOfVerdict, suspensionEnd
    case alreadyReported, full
    case caseNotFound, decided, claimed, notClaimed, ownCase, rankTooLow
    case decisionNotFound, alreadyAppealed, appealTooLate, appealNotOpen
  }

  /// Whether it can be kept and shown.
  static func isText(_ text: String) -> Bool {
    text.unicodeScalars.count <= textLengthMax && PeopleText.isHonest(text, isMultiline: true)
  }

  /// Whether somebody may be reported whom relations say so of: whoever is seen, and beyond that whom the reporter has met or blocked, since to
  /// block the one who would report must not be a way out.
  /// - Parameters:
  ///   - relation: Nil for somebody who has blocked the reporter.
  ///   - hasBlocked: Whether the reporter has blocked them.
  ///   - hasMet: Whether the reporter was told of them.
  static func mayReport(_ relation: Relation?, hasBlocked: Bool, hasMet: Bool) -> Bool {
    relation != nil || hasBlocked || hasMet
  }

  static func checkReport(_ category: Category, text: String) throws(Refusal) {
    guard isText(text), category != .other || text.contains(where: { !$0.isWhitespace }) else { throw .text }
  }

  /// State of a case.
  struct Case: Sendable, Hashable {
    var isDecided = false
    /// Somebody else's, that has not ended.
    var isClaimedByOther = false
    /// The moderator's own, that has not ended.
    var isClaimed = false
    /// The moderator has reported. To whom it is about, there is no such case.
    var isOwn = false
  }

  static func checkClaim(_ facts: Case) throws(Refusal) {
    if facts.isOwn { throw .ownCase }
    if facts.isDecided { throw .decided }
    if facts.isClaimedByOther { throw .claimed }
  }

  /// - Parameter isAboveTarget: Whether the moderator's rank is above that of whom it is about.
  static func checkDecide(_ verdict: Verdict, _ facts: Case, isAboveTarget: Bool) throws(Refusal) {
    if facts.isOwn { throw .ownCase }
    if facts.isDecided { throw .decided }
    guard facts.isClaimed else { throw .notClaimed }
    // To leave somebody alone takes no rank.
    guard verdict == .dismiss || isAboveTarget else { throw .rankTooLow }
  }

  /// - Parameter contents: Content to be removed.
  static func check(
    _ verdict: Verdict, _ reason: Reason, contents: [Content] = [], note: String, suspensionEnd: Moment?, at now: Moment
  ) throws(Refusal) {
    guard reason.isOfDismissal == (verdict == .dismiss) else { throw .reasonNotOfVerdict }
    guard contents.isEmpty || verdict != .dismiss else { throw .contentNotOfVerdict }
    guard isText(note) else { throw .note }
    guard let suspensionEnd else { return }
    guard verdict == .suspend, suspensionEnd > now, suspensionEnd <= now + suspensionMax else { throw .suspensionEnd }
  }

  /// Content that a decision removes.
  /// - Parameters:
  ///   - wanted: Content that was asked for; with none the verdict says it.
  ///   - isOfMedia: Whether the case is a media's.
  ///   - isOfContent: Whether it is content's of an app.
  static func contents(_ verdict: Verdict, wanted: [Content], isOfMedia: Bool, isOfContent: Bool = false) -> [Content] {
    if verdict == .removeContent, wanted.isEmpty { return isOfContent ? [.content] : isOfMedia ? [.media] : [.media, .texts, .names] }
    return Content.allCases.filter { wanted.contains($0) && ($0 != .content || isOfContent) }
  }

  /// - Parameter state: State of the appeal there is.
  static func checkAppeal(_ state: Appeal?, decided decideTime: Moment, text: String, at now: Moment) throws(Refusal) {
    guard isText(text), text.contains(where: { !$0.isWhitespace }) else { throw .appealText }
    guard state == nil else { throw .alreadyAppealed }
    guard now <= decideTime + appealTime else { throw .appealTooLate }
  }

  /// - Parameter isOwn: The moderator has reported, or has decided.
  static func checkAppealDecision(_ state: Appeal?, isOwn: Bool, note: String) throws(Refusal) {
    if isOwn { throw .ownCase }
    guard state == .open else { throw .appealNotOpen }
    guard isText(note) else { throw .note }
  }
}
