// Written by protoc-gen-cairn from cairn/social/v1/reports.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Category of a report: the matter it is about.
public enum ReportCategory: MessageEnum {
  /// Refused.
  case unspecified
  /// Unasked advertising, or the same over and over.
  case spam
  /// Insults, threats, pursuit.
  case harassment
  /// Against people for what they are.
  case hate
  /// Sexual content.
  case sexual
  /// Violence, or a call for it.
  case violence
  /// Pretends to be somebody else.
  case impersonation
  /// A child may be in danger.
  case childSafety
  /// Shows personal data of others.
  case privacy
  /// Something else, which the text says.
  case other
  /// Plays by unfair means.
  case cheating
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .spam, .harassment, .hate, .sexual, .violence, .impersonation, .childSafety, .privacy, .other, .cheating]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .spam: 1
    case .harassment: 2
    case .hate: 3
    case .sexual: 4
    case .violence: 5
    case .impersonation: 6
    case .childSafety: 7
    case .privacy: 8
    case .other: 9
    case .cheating: 10
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .spam
    case 2: self = .harassment
    case 3: self = .hate
    case 4: self = .sexual
    case 5: self = .violence
    case 6: self = .impersonation
    case 7: self = .childSafety
    case 8: self = .privacy
    case 9: self = .other
    case 10: self = .cheating
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "REPORT_CATEGORY_UNSPECIFIED"
    case .spam: "REPORT_CATEGORY_SPAM"
    case .harassment: "REPORT_CATEGORY_HARASSMENT"
    case .hate: "REPORT_CATEGORY_HATE"
    case .sexual: "REPORT_CATEGORY_SEXUAL"
    case .violence: "REPORT_CATEGORY_VIOLENCE"
    case .impersonation: "REPORT_CATEGORY_IMPERSONATION"
    case .childSafety: "REPORT_CATEGORY_CHILD_SAFETY"
    case .privacy: "REPORT_CATEGORY_PRIVACY"
    case .other: "REPORT_CATEGORY_OTHER"
    case .cheating: "REPORT_CATEGORY_CHEATING"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "REPORT_CATEGORY_UNSPECIFIED": self = .unspecified
    case "REPORT_CATEGORY_SPAM": self = .spam
    case "REPORT_CATEGORY_HARASSMENT": self = .harassment
    case "REPORT_CATEGORY_HATE": self = .hate
    case "REPORT_CATEGORY_SEXUAL": self = .sexual
    case "REPORT_CATEGORY_VIOLENCE": self = .violence
    case "REPORT_CATEGORY_IMPERSONATION": self = .impersonation
    case "REPORT_CATEGORY_CHILD_SAFETY": self = .childSafety
    case "REPORT_CATEGORY_PRIVACY": self = .privacy
    case "REPORT_CATEGORY_OTHER": self = .other
    case "REPORT_CATEGORY_CHEATING": self = .cheating
    default: return nil
    }
  }
}

/// Outcome of a report.
public enum ReportOutcome: MessageEnum {
  /// An outcome of a later version.
  case unspecified
  /// Nobody has decided yet.
  case open
  /// A moderator has looked at it, and all stays as it is.
  case kept
  /// A moderator has acted.
  case acted
  /// The account that was reported is gone.
  case gone
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .open, .kept, .acted, .gone]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .open: 1
    case .kept: 2
    case .acted: 3
    case .gone: 4
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .open
    case 2: self = .kept
    case 3: self = .acted
    case 4: self = .gone
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "REPORT_OUTCOME_UNSPECIFIED"
    case .open: "REPORT_OUTCOME_OPEN"
    case .kept: "REPORT_OUTCOME_KEPT"
    case .acted: "REPORT_OUTCOME_ACTED"
    case .gone: "REPORT_OUTCOME_GONE"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "REPORT_OUTCOME_UNSPECIFIED": self = .unspecified
    case "REPORT_OUTCOME_OPEN": self = .open
    case "REPORT_OUTCOME_KEPT": self = .kept
    case "REPORT_OUTCOME_ACTED": self = .acted
    case "REPORT_OUTCOME_GONE": self = .gone
    default: return nil
    }
  }
}

/// Verdict of a moderator about a case.
public enum ReportVerdict: MessageEnum {
  /// Refused.
  case unspecified
  /// Nothing.
  case dismiss
  /// Warns the person.
  case warn
  /// Removes content that the evidence shows: DecideReportCase says which of it. Other verdicts can remove content as well.
  case removeContent
  /// Suspends the account.
  case suspend
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .dismiss, .warn, .removeContent, .suspend]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .dismiss: 1
    case .warn: 2
    case .removeContent: 3
    case .suspend: 4
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .dismiss
    case 2: self = .warn
    case 3: self = .removeContent
    case 4: self = .suspend
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "REPORT_VERDICT_UNSPECIFIED"
    case .dismiss: "REPORT_VERDICT_DISMISS"
    case .warn: "REPORT_VERDICT_WARN"
    case .removeContent: "REPORT_VERDICT_REMOVE_CONTENT"
    case .suspend: "REPORT_VERDICT_SUSPEND"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "REPORT_VERDICT_UNSPECIFIED": self = .unspecified
    case "REPORT_VERDICT_DISMISS": self = .dismiss
    case "REPORT_VERDICT_WARN": self = .warn
    case "REPORT_VERDICT_REMOVE_CONTENT": self = .removeContent
    case "REPORT_VERDICT_SUSPEND": self = .suspend
    default: return nil
    }
  }
}

/// Reason of a verdict. Every verdict has one.
public enum ReportReason: MessageEnum {
  /// Refused.
  case unspecified
  /// Reason for DISMISS: the rules allow it.
  case noViolation
  /// Reason for DISMISS: the evidence does not show it.
  case notProven
  /// As REPORT_CATEGORY_SPAM.
  case spam
  /// As REPORT_CATEGORY_HARASSMENT.
  case harassment
  /// As REPORT_CATEGORY_HATE.
  case hate
  /// As REPORT_CATEGORY_SEXUAL.
  case sexual
  /// As REPORT_CATEGORY_VIOLENCE.
  case violence
  /// As REPORT_CATEGORY_IMPERSONATION.
  case impersonation
  /// As REPORT_CATEGORY_CHILD_SAFETY.
  case childSafety
  /// As REPORT_CATEGORY_PRIVACY.
  case privacy
  /// As REPORT_CATEGORY_CHEATING. Rating that others have lost to a person who is suspended for it is given back.
  case cheating
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .noViolation, .notProven, .spam, .harassment, .hate, .sexual, .violence, .impersonation, .childSafety, .privacy, .cheating]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .noViolation: 1
    case .notProven: 2
    case .spam: 3
    case .harassment: 4
    case .hate: 5
    case .sexual: 6
    case .violence: 7
    case .impersonation: 8
    case .childSafety: 9
    case .privacy: 10
    case .cheating: 11
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .noViolation
    case 2: self = .notProven
    case 3: self = .spam
    case 4: self = .harassment
    case 5: self = .hate
    case 6: self = .sexual
    case 7: self = .violence
    case 8: self = .impersonation
    case 9: self = .childSafety
    case 10: self = .privacy
    case 11: self = .cheating
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "REPORT_REASON_UNSPECIFIED"
    case .noViolation: "REPORT_REASON_NO_VIOLATION"
    case .notProven: "REPORT_REASON_NOT_PROVEN"
    case .spam: "REPORT_REASON_SPAM"
    case .harassment: "REPORT_REASON_HARASSMENT"
    case .hate: "REPORT_REASON_HATE"
    case .sexual: "REPORT_REASON_SEXUAL"
    case .violence: "REPORT_REASON_VIOLENCE"
    case .impersonation: "REPORT_REASON_IMPERSONATION"
    case .childSafety: "REPORT_REASON_CHILD_SAFETY"
    case .privacy: "REPORT_REASON_PRIVACY"
    case .cheating: "REPORT_REASON_CHEATING"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "REPORT_REASON_UNSPECIFIED": self = .unspecified
    case "REPORT_REASON_NO_VIOLATION": self = .noViolation
    case "REPORT_REASON_NOT_PROVEN": self = .notProven
    case "REPORT_REASON_SPAM": self = .spam
    case "REPORT_REASON_HARASSMENT": self = .harassment
    case "REPORT_REASON_HATE": self = .hate
    case "REPORT_REASON_SEXUAL": self = .sexual
    case "REPORT_REASON_VIOLENCE": self = .violence
    case "REPORT_REASON_IMPERSONATION": self = .impersonation
    case "REPORT_REASON_CHILD_SAFETY": self = .childSafety
    case "REPORT_REASON_PRIVACY": self = .privacy
    case "REPORT_REASON_CHEATING": self = .cheating
    default: return nil
    }
  }
}

/// Content that a decision removes, as far as the evidence shows it.
public enum ReportContent: MessageEnum {
  /// Refused.
  case unspecified
  /// The media, or the person's pictures that were seen: they cannot be shown again, though the person shows another one by now.
  case media
  /// Texts of the person about themselves, in the profile of all apps and in the apps of the reports: the text that stands now, where one was seen.
  case texts
  /// Given and family name: the name that stands now, where one was seen.
  case names
  /// The user name that was seen: unless the person has another one by now, the account gets one that the house makes, and may choose a third at
  /// once. The removed one cannot be had for 180 days.
  case username
  /// The content that is reported: it is hidden from everybody but its owner, and shown again when an appeal is successful.
  case content
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .media, .texts, .names, .username, .content]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .media: 1
    case .texts: 2
    case .names: 3
    case .username: 4
    case .content: 5
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .media
    case 2: self = .texts
    case 3: self = .names
    case 4: self = .username
    case 5: self = .content
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "REPORT_CONTENT_UNSPECIFIED"
    case .media: "REPORT_CONTENT_MEDIA"
    case .texts: "REPORT_CONTENT_TEXTS"
    case .names: "REPORT_CONTENT_NAMES"
    case .username: "REPORT_CONTENT_USERNAME"
    case .content: "REPORT_CONTENT_CONTENT"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "REPORT_CONTENT_UNSPECIFIED": self = .unspecified
    case "REPORT_CONTENT_MEDIA": self = .media
    case "REPORT_CONTENT_TEXTS": self = .texts
    case "REPORT_CONTENT_NAMES": self = .names
    case "REPORT_CONTENT_USERNAME": self = .username
    case "REPORT_CONTENT_CONTENT": self = .content
    default: return nil
    }
  }
}

/// State of an appeal.
public enum AppealState: MessageEnum {
  /// There is none.
  case unspecified
  /// Nobody has decided yet.
  case open
  /// The decision stands.
  case upheld
  /// The decision is taken back: a suspension is lifted, a user name may be chosen again, and hidden content of an app is shown again. Everything else that
  /// was removed is not put back.
  case reversed
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .open, .upheld, .reversed]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .open: 1
    case .upheld: 2
    case .reversed: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .open
    case 2: self = .upheld
    case 3: self = .reversed
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "APPEAL_STATE_UNSPECIFIED"
    case .open: "APPEAL_STATE_OPEN"
    case .upheld: "APPEAL_STATE_UPHELD"
    case .reversed: "APPEAL_STATE_REVERSED"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "APPEAL_STATE_UNSPECIFIED": self = .unspecified
    case "APPEAL_STATE_OPEN": self = .open
    case "APPEAL_STATE_UPHELD": self = .upheld
    case "APPEAL_STATE_REVERSED": self = .reversed
    default: return nil
    }
  }
}

/// A report of the caller.
public struct Report: Message {
  public static let protoName = "cairn.social.v1.Report"

  /// UUID.
  public var reportID: String = ""

  /// Category of the report.
  public var category: ReportCategory = .unspecified

  /// Text of the report, as the caller wrote it.
  public var text: String = ""

  /// Time of the report.
  public var createTime: Moment? = nil

  /// Outcome of the report.
  public var outcome: ReportOutcome = .unspecified

  /// Time of the outcome; absent while the report is open.
  public var decideTime: Moment? = nil

  /// The case, which a notification of the outcome names. UUID; empty when the case is gone.
  public var caseID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(reportID: String = "", category: ReportCategory = .unspecified, text: String = "", createTime: Moment? = nil, outcome: ReportOutcome = .unspecified, decideTime: Moment? = nil, caseID: String = "") {
    self.reportID = reportID
    self.category = category
    self.text = text
    self.createTime = createTime
    self.outcome = outcome
    self.decideTime = decideTime
    self.caseID = caseID
  }
}

/// Report to make.
public struct CreateReportRequest: Message {
  public static let protoName = "cairn.social.v1.CreateReportRequest"

  /// The person, the media or the content to report.
  public enum OneOfTarget: Sendable, Hashable {
    /// A person. UUID.
    case accountID(String)
    /// A media. UUID.
    case mediaID(String)
    /// Content of an app.
    case content(ContentRef)
  }

  /// The person, the media or the content to report.
  public var target: OneOfTarget? = nil

  /// Category of the report.
  public var category: ReportCategory = .unspecified

  /// Text about what has happened, in the caller's words. At most 2,000 characters; not empty with REPORT_CATEGORY_OTHER.
  public var text: String = ""

  /// App in which it was seen.
  public var realm: Realm = .unspecified

  /// Content in which it has happened, in the report of a person; absent for none.
  public var context: ContentRef? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(target: OneOfTarget? = nil, category: ReportCategory = .unspecified, text: String = "", realm: Realm = .unspecified, context: ContentRef? = nil) {
    self.target = target
    self.category = category
    self.text = text
    self.realm = realm
    self.context = context
  }
}

/// It is reported.
public struct CreateReportResponse: Message {
  public static let protoName = "cairn.social.v1.CreateReportResponse"

  /// UUID.
  public var reportID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(reportID: String = "") {
    self.reportID = reportID
  }
}

/// Which page.
public struct ListMyReportsRequest: Message {
  public static let protoName = "cairn.social.v1.ListMyReportsRequest"

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of reports.
public struct ListMyReportsResponse: Message {
  public static let protoName = "cairn.social.v1.ListMyReportsResponse"

  /// The latest first.
  public var reports: [Report] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(reports: [Report] = [], nextPageToken: String = "") {
    self.reports = reports
    self.nextPageToken = nextPageToken
  }
}

/// Decision of a moderator about somebody, as that person sees it.
public struct ReportDecision: Message {
  public static let protoName = "cairn.social.v1.ReportDecision"

  /// UUID.
  public var decisionID: String = ""

  /// Verdict of the decision. Never REPORT_VERDICT_DISMISS.
  public var verdict: ReportVerdict = .unspecified

  /// Reason of the verdict.
  public var reason: ReportReason = .unspecified

  /// Time of the decision.
  public var createTime: Moment? = nil

  /// End of the suspension, with REPORT_VERDICT_SUSPEND; absent when it lasts until it is lifted.
  public var suspensionEndTime: Moment? = nil

  /// State of the appeal.
  public var appeal: AppealState = .unspecified

  /// Time until which an appeal is taken.
  public var appealEndTime: Moment? = nil

  /// Content that was removed, as far as it was there.
  public var removedContents: [ReportContent] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(decisionID: String = "", verdict: ReportVerdict = .unspecified, reason: ReportReason = .unspecified, createTime: Moment? = nil, suspensionEndTime: Moment? = nil, appeal: AppealState = .unspecified, appealEndTime: Moment? = nil, removedContents: [ReportContent] = []) {
    self.decisionID = decisionID
    self.verdict = verdict
    self.reason = reason
    self.createTime = createTime
    self.suspensionEndTime = suspensionEndTime
    self.appeal = appeal
    self.appealEndTime = appealEndTime
    self.removedContents = removedContents
  }
}

/// Which page.
public struct ListMyDecisionsRequest: Message {
  public static let protoName = "cairn.social.v1.ListMyDecisionsRequest"

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of decisions.
public struct ListMyDecisionsResponse: Message {
  public static let protoName = "cairn.social.v1.ListMyDecisionsResponse"

  /// The latest first.
  public var decisions: [ReportDecision] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(decisions: [ReportDecision] = [], nextPageToken: String = "") {
    self.decisions = decisions
    self.nextPageToken = nextPageToken
  }
}

/// Appeal against a decision.
public struct AppealDecisionRequest: Message {
  public static let protoName = "cairn.social.v1.AppealDecisionRequest"

  /// UUID.
  public var decisionID: String = ""

  /// Reasons why the decision is wrong. 1 to 2,000 characters.
  public var text: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(decisionID: String = "", text: String = "") {
    self.decisionID = decisionID
    self.text = text
  }
}

/// The appeal waits for a moderator.
public struct AppealDecisionResponse: Message {
  public static let protoName = "cairn.social.v1.AppealDecisionResponse"

  /// Every field at its default.
  public init() {}
}
