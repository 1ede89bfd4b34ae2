import CairnProto
import FoundationEssentials
import Identity
import RPC
import Timekeeping

extension Report {
  init(_ report: StoredReport) {
    self.init(
      reportID: report.reportID.text, category: ContractWord.message(report.category), text: report.text, createTime: report.createTime,
      outcome: ContractWord.message(report.outcome), decideTime: report.decideTime, caseID: report.caseID?.text ?? "")
  }
}

extension CaseReport {
  init(_ report: StoredReport) {
    self.init(
      reportID: report.reportID.text, reporterAccountID: report.accountID.text, category: ContractWord.message(report.category),
      text: report.text, realm: Realm(report.realm), createTime: report.createTime)
  }
}

extension ReportDecision {
  init(_ decision: StoredReportDecision) {
    self.init(
      decisionID: decision.decisionID.text, verdict: ContractWord.message(decision.verdict), reason: ContractWord.message(decision.reason),
      createTime: decision.createTime, suspensionEndTime: decision.suspensionEndTime,
      appeal: decision.appeal.map { ContractWord.message($0) } ?? .unspecified, appealEndTime: decision.createTime + ReportRules.appealTime,
      removedContents: decision.removedContents.map { ContractWord.message($0) })
  }
}

extension SeenContent {
  /// - Parameter realm: In which app it was seen; nil when that is not known, and it may have been any.
  init(_ evidence: ReportEvidence, in realm: StoredRealm?) {
    if let mediaID = evidence.media.flatMap({ UUID(text: $0.mediaID) }) { mediaIDs = [mediaID] }
    guard let profile = evidence.profile else { return }
    if !profile.about.isEmpty { parts.insert(.about) }
    if !profile.appAbout.isEmpty {
      parts.insert(.appAbout)
      realms = realm.map { [$0] } ?? Set(StoredRealm.allCases)
    }
    if !profile.givenName.isEmpty { parts.insert(.givenName) }
    if !profile.familyName.isEmpty { parts.insert(.familyName) }
    if let username = profile.person?.username, !username.isEmpty { usernames = [username] }
  }
}

extension ContentEvidence {
  init(_ found: ContentDirectory.Found) {
    self.init(
      content: found.content.ref, summary: found.summary, evidence: found.evidence, evidenceType: found.evidenceType)
  }
}

extension ReportCase {
  init(_ stored: StoredReportCase, at now: Moment) {
    let claimant = stored.claimant(at: now)
    self.init(
      caseID: stored.caseID.text, accountID: stored.targetID.text, mediaID: stored.mediaID?.text ?? "",
      reportCount: Int32(clamping: stored.reportCount), createTime: stored.createTime, decideTime: stored.decideTime,
      claimAccountID: claimant?.text ?? "", claimEndTime: claimant == nil ? nil : stored.claimEndTime,
      decision: stored.decision.map { ReportDecision($0) }, content: stored.content?.ref)
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: ReportRules.Refusal) {
    switch refusal {
    case .oneself: self.init(.invalidArgument, reason: .self)
    case .ofNobody: self.init(.failedPrecondition, reason: .contentOfNobody, message: "nobody answers for it")
    case .text, .appealText: self = .invalid("text", .missing)
    case .note: self = .invalid("note", .notWriting)
    case .reasonNotOfVerdict: self = .invalid("reason", .notApplicable)
    case .contentNotOfVerdict: self = .invalid("removed_contents", .notApplicable, "a dismissal removes nothing")
    case .suspensionEnd:
      self = .invalid("suspension_end_time", .outOfRange, "of suspensions only; in the future, at most 10 years ahead")
    case .alreadyReported: self.init(.alreadyExists, reason: .alreadyReported, message: "a report of the same is open")
    case .full:
      self.init(
        .resourceExhausted, reason: .reportsFull, message: "at most \(ReportRules.openMax) open, fewer in an account's first week")
    case .caseNotFound: self.init(.notFound, reason: .caseNotFound)
    case .decided: self.init(.failedPrecondition, reason: .caseDecided)
    case .claimed: self.init(.failedPrecondition, reason: .caseClaimed, message: "by somebody else")
    case .notClaimed: self.init(.failedPrecondition, reason: .caseNotClaimed, message: "claim it first")
    case .ownCase: self.init(.permissionDenied, reason: .ownCase, message: "somebody else has to decide it")
    case .rankTooLow: self.init(.permissionDenied, reason: .rankTooLow, message: "the account's rank is not below the caller's")
    case .decisionNotFound: self.init(.notFound, reason: .decisionNotFound)
    case .alreadyAppealed: self.init(.alreadyExists, reason: .alreadyAppealed)
    case .appealTooLate: self.init(.failedPrecondition, reason: .appealTooLate)
    case .appealNotOpen: self.init(.failedPrecondition, reason: .appealNotOpen)
    }
  }
}
