// Written by protoc-gen-cairn from cairn/social/v1/report_moderation.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// All reports of one person, media or content that were open together.
public struct ReportCase: Message {
  public static let protoName = "cairn.social.v1.ReportCase"

  /// UUID.
  public var caseID: String = ""

  /// The account that is reported, or that owns the reported media or content. UUID.
  public var accountID: String = ""

  /// The reported media. UUID; empty when it is something else.
  public var mediaID: String = ""

  /// Number of accounts that have reported.
  public var reportCount: Int32 = 0

  /// Time of the first report.
  public var createTime: Moment? = nil

  /// Time of the decision; absent while the case is open.
  public var decideTime: Moment? = nil

  /// The account that has claimed the case. UUID; empty when nobody has.
  public var claimAccountID: String = ""

  /// End of the claim.
  public var claimEndTime: Moment? = nil

  /// The decision; absent while the case is open, and when it was dismissed.
  public var decision: ReportDecision? = nil

  /// The reported content; absent when it is something else.
  public var content: ContentRef? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(caseID: String = "", accountID: String = "", mediaID: String = "", reportCount: Int32 = 0, createTime: Moment? = nil, decideTime: Moment? = nil, claimAccountID: String = "", claimEndTime: Moment? = nil, decision: ReportDecision? = nil, content: ContentRef? = nil) {
    self.caseID = caseID
    self.accountID = accountID
    self.mediaID = mediaID
    self.reportCount = reportCount
    self.createTime = createTime
    self.decideTime = decideTime
    self.claimAccountID = claimAccountID
    self.claimEndTime = claimEndTime
    self.decision = decision
    self.content = content
  }
}

/// Evidence of one report: what the reporter saw at the moment of the report.
public struct ReportEvidence: Message {
  public static let protoName = "cairn.social.v1.ReportEvidence"

  /// Time at which the evidence was taken.
  public var createTime: Moment? = nil

  /// The person's profile, as it was shown.
  public var profile: Profile? = nil

  /// The media that was reported; absent when it was the person.
  public var media: MediaEvidence? = nil

  /// The content that was reported, or that was named with the report of a person.
  public var contents: [ContentEvidence] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(createTime: Moment? = nil, profile: Profile? = nil, media: MediaEvidence? = nil, contents: [ContentEvidence] = []) {
    self.createTime = createTime
    self.profile = profile
    self.media = media
    self.contents = contents
  }
}

/// Content of an app as it was.
public struct ContentEvidence: Message {
  public static let protoName = "cairn.social.v1.ContentEvidence"

  /// Name of the content.
  public var content: ContentRef? = nil

  /// Text of the content in short.
  public var summary: String = ""

  /// Content as the reporter saw it: an encoded message of the app; empty when the app tells nothing more.
  public var evidence: [UInt8] = []

  /// Full name of that message, for example "cairn.game.geocaches.v1.Cache".
  public var evidenceType: String = ""

  /// Media that it showed, kept until the case is decided; without small pictures.
  public var mediaItems: [MediaEvidence] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: ContentRef? = nil, summary: String = "", evidence: [UInt8] = [], evidenceType: String = "", mediaItems: [MediaEvidence] = []) {
    self.content = content
    self.summary = summary
    self.evidence = evidence
    self.evidenceType = evidenceType
    self.mediaItems = mediaItems
  }
}

/// A media as it was.
public struct MediaEvidence: Message {
  public static let protoName = "cairn.social.v1.MediaEvidence"

  /// UUID.
  public var mediaID: String = ""

  /// Purpose of the media, for example "avatar".
  public var purpose: String = ""

  /// SHA-256 of its largest file, 32 bytes.
  public var sha256: [UInt8] = []

  /// Its small picture; empty when there was none, or when it had more than 131,072 bytes.
  public var thumbnail: [UInt8] = []

  /// Content type of the small picture, for example "image/webp".
  public var contentType: String = ""

  /// All files of the media as they are kept, of a video as well, the largest first; empty when the media is gone. A media that its owner has
  /// deleted meanwhile is kept for moderators until the case is decided. The paths are for the moderator who looks at the case, and end with
  /// url_expire_time.
  public var files: [MediaFile] = []

  /// Time until which the paths of the files can be used: some 15 minutes from now. Ask again for new ones. Absent when the media is gone.
  public var urlExpireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mediaID: String = "", purpose: String = "", sha256: [UInt8] = [], thumbnail: [UInt8] = [], contentType: String = "", files: [MediaFile] = [], urlExpireTime: Moment? = nil) {
    self.mediaID = mediaID
    self.purpose = purpose
    self.sha256 = sha256
    self.thumbnail = thumbnail
    self.contentType = contentType
    self.files = files
    self.urlExpireTime = urlExpireTime
  }
}

/// One report of a case, as moderators see it.
public struct CaseReport: Message {
  public static let protoName = "cairn.social.v1.CaseReport"

  /// UUID.
  public var reportID: String = ""

  /// The account that has reported. UUID.
  public var reporterAccountID: String = ""

  /// Category of the report.
  public var category: ReportCategory = .unspecified

  /// Text of the report, in the reporter's words.
  public var text: String = ""

  /// App in which it was seen.
  public var realm: Realm = .unspecified

  /// Time of the report.
  public var createTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(reportID: String = "", reporterAccountID: String = "", category: ReportCategory = .unspecified, text: String = "", realm: Realm = .unspecified, createTime: Moment? = nil) {
    self.reportID = reportID
    self.reporterAccountID = reporterAccountID
    self.category = category
    self.text = text
    self.realm = realm
    self.createTime = createTime
  }
}

/// Cases to list.
public struct ListReportCasesRequest: Message {
  public static let protoName = "cairn.social.v1.ListReportCasesRequest"

  /// State of a case.
  public enum State: MessageEnum {
    /// As STATE_OPEN.
    case unspecified
    /// Nobody has decided yet.
    case open
    /// Decided, and an appeal waits.
    case appealed
    /// Decided, and no appeal waits.
    case decided
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .open, .appealed, .decided]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .open: 1
      case .appealed: 2
      case .decided: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .open
      case 2: self = .appealed
      case 3: self = .decided
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "STATE_UNSPECIFIED"
      case .open: "STATE_OPEN"
      case .appealed: "STATE_APPEALED"
      case .decided: "STATE_DECIDED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "STATE_UNSPECIFIED": self = .unspecified
      case "STATE_OPEN": self = .open
      case "STATE_APPEALED": self = .appealed
      case "STATE_DECIDED": self = .decided
      default: return nil
      }
    }
  }

  /// Order of cases.
  public enum Order: MessageEnum {
    /// As ORDER_OLDEST.
    case unspecified
    /// The case that was reported first comes first.
    case oldest
    /// The case that most people have reported comes first.
    case mostReported
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .oldest, .mostReported]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .oldest: 1
      case .mostReported: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .oldest
      case 2: self = .mostReported
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "ORDER_UNSPECIFIED"
      case .oldest: "ORDER_OLDEST"
      case .mostReported: "ORDER_MOST_REPORTED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "ORDER_UNSPECIFIED": self = .unspecified
      case "ORDER_OLDEST": self = .oldest
      case "ORDER_MOST_REPORTED": self = .mostReported
      default: return nil
      }
    }
  }

  /// State of the cases to list.
  public var state: ListReportCasesRequest.State = .unspecified

  /// Order of the list.
  public var order: ListReportCasesRequest.Order = .unspecified

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(state: ListReportCasesRequest.State = .unspecified, order: ListReportCasesRequest.Order = .unspecified, pageSize: Int32 = 0, pageToken: String = "") {
    self.state = state
    self.order = order
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of cases.
public struct ListReportCasesResponse: Message {
  public static let protoName = "cairn.social.v1.ListReportCasesResponse"

  /// In the order that was asked for.
  public var cases: [ReportCase] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(cases: [ReportCase] = [], nextPageToken: String = "") {
    self.cases = cases
    self.nextPageToken = nextPageToken
  }
}

/// Case to show.
public struct GetReportCaseRequest: Message {
  public static let protoName = "cairn.social.v1.GetReportCaseRequest"

  /// UUID.
  public var caseID: String = ""

  /// From the page of reports before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(caseID: String = "", pageToken: String = "") {
    self.caseID = caseID
    self.pageToken = pageToken
  }
}

/// A case, with a page of its reports.
public struct GetReportCaseResponse: Message {
  public static let protoName = "cairn.social.v1.GetReportCaseResponse"

  /// The case.
  public var reportCase: ReportCase? = nil

  /// Reports, at most 10, the latest first. Reports of deleted accounts are gone.
  public var reports: [CaseReport] = []

  /// Evidence of these reports, and of those that are gone: at most 10, the latest first.
  public var evidenceItems: [ReportEvidence] = []

  /// The person's words against the decision; empty without an appeal.
  public var appealText: String = ""

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(reportCase: ReportCase? = nil, reports: [CaseReport] = [], evidenceItems: [ReportEvidence] = [], appealText: String = "", nextPageToken: String = "") {
    self.reportCase = reportCase
    self.reports = reports
    self.evidenceItems = evidenceItems
    self.appealText = appealText
    self.nextPageToken = nextPageToken
  }
}

/// Case to claim.
public struct ClaimReportCaseRequest: Message {
  public static let protoName = "cairn.social.v1.ClaimReportCaseRequest"

  /// UUID.
  public var caseID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(caseID: String = "") {
    self.caseID = caseID
  }
}

/// It is claimed.
public struct ClaimReportCaseResponse: Message {
  public static let protoName = "cairn.social.v1.ClaimReportCaseResponse"

  /// End of the claim.
  public var claimEndTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(claimEndTime: Moment? = nil) {
    self.claimEndTime = claimEndTime
  }
}

/// Decision to make.
public struct DecideReportCaseRequest: Message {
  public static let protoName = "cairn.social.v1.DecideReportCaseRequest"

  /// UUID.
  public var caseID: String = ""

  /// The verdict.
  public var verdict: ReportVerdict = .unspecified

  /// The reason of it.
  public var reason: ReportReason = .unspecified

  /// Note for the audit; nobody else sees it. At most 2,000 characters.
  public var note: String = ""

  /// End of the suspension, with REPORT_VERDICT_SUSPEND: at most 10 years ahead; absent when it lasts until it is lifted. Absent with any other verdict.
  public var suspensionEndTime: Moment? = nil

  /// Content to remove, with any verdict but a dismissal. An empty list with REPORT_VERDICT_REMOVE_CONTENT removes the media in the case of a media,
  /// hides the content in the case of content, and removes all but the user name in the case of a person; an empty list with another verdict removes nothing.
  public var removedContents: [ReportContent] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(caseID: String = "", verdict: ReportVerdict = .unspecified, reason: ReportReason = .unspecified, note: String = "", suspensionEndTime: Moment? = nil, removedContents: [ReportContent] = []) {
    self.caseID = caseID
    self.verdict = verdict
    self.reason = reason
    self.note = note
    self.suspensionEndTime = suspensionEndTime
    self.removedContents = removedContents
  }
}

/// It is decided.
public struct DecideReportCaseResponse: Message {
  public static let protoName = "cairn.social.v1.DecideReportCaseResponse"

  /// UUID; empty for a dismissal, against which nobody can appeal.
  public var decisionID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(decisionID: String = "") {
    self.decisionID = decisionID
  }
}

/// Decision about an appeal.
public struct DecideAppealRequest: Message {
  public static let protoName = "cairn.social.v1.DecideAppealRequest"

  /// UUID.
  public var decisionID: String = ""

  /// APPEAL_STATE_UPHELD or APPEAL_STATE_REVERSED.
  public var verdict: AppealState = .unspecified

  /// Note for the audit; nobody else sees it. At most 2,000 characters.
  public var note: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(decisionID: String = "", verdict: AppealState = .unspecified, note: String = "") {
    self.decisionID = decisionID
    self.verdict = verdict
    self.note = note
  }
}

/// It is decided.
public struct DecideAppealResponse: Message {
  public static let protoName = "cairn.social.v1.DecideAppealResponse"

  /// Every field at its default.
  public init() {}
}
