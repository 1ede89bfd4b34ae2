import FoundationEssentials
import Postgres
import Timekeeping

extension ReportRules.Category: SQLValue, SQLDecodable {}
extension ReportRules.Outcome: SQLValue, SQLDecodable {}
extension ReportRules.Verdict: SQLValue, SQLDecodable {}
extension ReportRules.Reason: SQLValue, SQLDecodable {}
extension ReportRules.Appeal: SQLValue, SQLDecodable {}
extension ReportRules.Deed: SQLValue, SQLDecodable {}
extension ReportRules.Content: SQLValue, SQLDecodable, SQLElement {}
extension ReportRules.Part: SQLValue, SQLDecodable, SQLElement {}

/// A report as it is kept.
struct StoredReport: Sendable, Hashable {
  var reportID: UUID
  /// Account of the reporter.
  var accountID: UUID
  /// Nil when the case is gone.
  var caseID: UUID?
  var category: ReportRules.Category
  var text: String
  var realm: StoredRealm
  var createTime: Moment
  var outcome = ReportRules.Outcome.open
  var decideTime: Moment?
}

/// Target of a case: a person, or something of theirs.
struct ReportTarget: Sendable, Hashable {
  var accountID: UUID
  /// Nil when it is something else.
  var mediaID: UUID?
  /// Nil when it is something else.
  var content: StoredContent?
}

/// All reports of one person, media or content that were open together.
struct StoredReportCase: Sendable, Hashable {
  var caseID: UUID
  var targetID: UUID
  /// Nil when it is something else.
  var mediaID: UUID?
  /// Nil when it is something else.
  var content: StoredContent?
  var reportCount: Int
  var createTime: Moment
  var decideTime: Moment?
  /// Moderator who has claimed it last, and until when.
  var claimID: UUID?
  var claimEndTime: Moment?
  /// Nil while it is open, and when it was dismissed.
  var decision: StoredReportDecision?

  /// Moderator who has it now.
  func claimant(at now: Moment) -> UUID? {
    claimEndTime.flatMap { now < $0 ? claimID : nil }
  }
}

/// List of cases that moderators look at. Pages' tokens hold the number.
enum ReportQueue: UInt8, CaseIterable {
  case decided = 0
  case open = 1
  /// Decided, with an appeal that is open.
  case appealed = 2

  /// Condition on cases `c` and decisions `d`. It is text and no value: a plan for whatever values would use no index that holds one list only.
  var condition: SQL {
    switch self {
    case .open: "c.decide_time IS NULL"
    case .decided: "c.decide_time IS NOT NULL AND d.appeal_state IS DISTINCT FROM 'OPEN'"
    case .appealed: "c.decide_time IS NOT NULL AND d.appeal_state = 'OPEN'"
    }
  }
}

/// Decision about a person.
struct StoredReportDecision: Sendable, Hashable {
  var decisionID: UUID
  /// Account it is about.
  var accountID: UUID
  var caseID: UUID
  var verdict: ReportRules.Verdict
  var reason: ReportRules.Reason
  var createTime: Moment
  var suspensionEndTime: Moment?
  var removedContents: [ReportRules.Content] = []
  var appeal: ReportRules.Appeal?
  /// Empty without an appeal.
  var appealText = ""
}

/// Deed of a moderator.
struct ReportDeed: Sendable, Hashable {
  var caseID: UUID
  var actorID: UUID
  var deed: ReportRules.Deed
  var verdict: String?
  var reason: String?
  var removedContents: [ReportRules.Content] = []
  var note = ""
}

/// Content that evidence shows, in words that can be searched: of one report, or of all reports of a case.
struct SeenContent: Sendable, Hashable {
  var mediaIDs: Set<UUID> = []
  var parts: Set<ReportRules.Part> = []
  /// The apps in which the person said something of themselves.
  var realms: Set<StoredRealm> = []
  var usernames: Set<String> = []

  /// Adds what other evidence shows.
  mutating func add(_ other: SeenContent) {
    mediaIDs.formUnion(other.mediaIDs)
    parts.formUnion(other.parts)
    realms.formUnion(other.realms)
    usernames.formUnion(other.usernames)
  }
}

/// Evidence that a reporter saw, and the report unless it is gone.
struct StoredReportEvidence: Sendable, Hashable {
  var evidenceID: UUID
  var createTime: Moment
  /// The encoded `ReportEvidence`.
  var content: [UInt8]
  var report: StoredReport?
}
