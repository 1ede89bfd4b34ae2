public import CairnProto
public import FoundationEssentials
public import Postgres
public import Protobuf
public import Texts
public import Timekeeping

/// One kind of an app's content, as others know it who do not know the app: moderators, MediaService, and ShareService. An app lists its own in one line
/// (`GeocachesApp.contents`); each is a small value in the folder of its feature.
public protocol ReportableContent: Sendable {
  /// Its name; one value answers for it.
  var kind: ContentKind { get }

  /// Content as somebody sees it at this moment.
  /// - Returns: Nil where it is not there, or is not seen by that person.
  /// - Throws: `RPCError` `failedPrecondition` with a reason of the app, when nothing can be told of it yet.
  func find(_ id: String, for view: ContentView) async throws -> ShownContent?

  /// Hides it from everybody but its owner, or shows it again as it was. Twice is as once; of content that is gone nothing is left to do.
  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws

  /// Moderators have left it as it is: where the app counts reports and hides what enough people have reported, those until `time` count no more.
  func dismissReports(of id: String, until time: Moment, in transaction: Transaction) async throws

  /// The page that shows it to everybody who has a link, also without an account: no position, and nobody but the account that makes the link. The page is
  /// kept as it is for as long as the link lasts, so only content has one that neither changes nor can be hidden.
  /// - Returns: Nil where it is not there, or is not that account's to show; for all content of a kind that does not say otherwise.
  /// - Throws: `RPCError` `failedPrecondition` with a reason of the app, when it cannot be shown yet.
  func page(_ id: String, shownBy accountID: UUID, in language: PageLanguage) async throws -> ContentPage?
}

extension ReportableContent {
  /// Apps that hide nothing by themselves count nothing.
  public func dismissReports(of id: String, until time: Moment, in transaction: Transaction) async throws {}

  public func page(_ id: String, shownBy accountID: UUID, in language: PageLanguage) async throws -> ContentPage? { nil }
}

/// Name of a kind of content: the app and its word for it.
public struct ContentKind: Sendable, Hashable {
  /// App that it belongs to; unspecified for all of them.
  public let realm: Realm
  /// Lower-case letters, digits and underscores, 1 to 40: "cache".
  public let name: String

  public init(_ realm: Realm, _ name: String) {
    (self.realm, self.name) = (realm, name)
  }

  /// One content of the kind.
  public func ref(_ id: String) -> ContentRef { ContentRef(realm: realm, kind: name, id: id) }
}

/// Person who looks at content, and what for.
public struct ContentView: Sendable, Hashable {
  /// Person who looks: the one who reports, or who wants to see media.
  public let viewerID: UUID
  /// Person of whom it is to tell, where it tells of several; nil for its owner.
  public let subjectID: UUID?
  /// Whether evidence and summary are asked for.
  public let wantsEvidence: Bool

  public init(viewerID: UUID, subjectID: UUID? = nil, wantsEvidence: Bool = false) {
    (self.viewerID, self.subjectID, self.wantsEvidence) = (viewerID, subjectID, wantsEvidence)
  }
}

/// Report of content that somebody makes in its app.
public struct ContentComplaint: Sendable, Hashable {
  /// Person who reports it.
  public let reporterID: UUID
  /// The kind of wrong that is told of it.
  public let category: ReportCategory
  /// The same in words, for moderators; 1 to 2,000 characters.
  public let text: String
  /// Whether the app hides the content because of this report: it is shown again when moderators leave it as it is.
  public let isHidden: Bool

  public init(reporterID: UUID, category: ReportCategory, text: String, isHidden: Bool) {
    (self.reporterID, self.category, self.text, self.isHidden) = (reporterID, category, text, isHidden)
  }
}

/// Content that somebody sees.
public struct ShownContent: Sendable {
  /// Person who answers for it; nil for content of nobody in particular.
  public let ownerID: UUID?
  /// Text of it in short; cut to `Contents.summaryMax`.
  public let summary: String
  /// The content itself; left out when it is longer than `Contents.evidenceBytesMax`.
  public let evidence: (any Message)?
  /// Media that it shows.
  public let mediaIDs: [UUID]
  /// Whether the owner is a guest, who has no name by which others find people.
  public let isOfGuest: Bool

  public init(
    ownerID: UUID?, summary: String = "", evidence: (any Message)? = nil, mediaIDs: [UUID] = [], isOfGuest: Bool = false
  ) {
    (self.ownerID, self.summary, self.evidence, self.mediaIDs, self.isOfGuest) = (ownerID, summary, evidence, mediaIDs, isOfGuest)
  }
}
