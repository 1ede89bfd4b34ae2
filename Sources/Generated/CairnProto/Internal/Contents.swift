// Written by protoc-gen-cairn from cairn/internal/v1/contents.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Content to show, and the account that makes the link.
public struct FindContentPageRequest: Message {
  public static let protoName = "cairn.internal.v1.FindContentPageRequest"

  /// Name of the content.
  public var content: ContentRef? = nil

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Language of the page, one of those of the mails: "en".
  public var language: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: ContentRef? = nil, account: [UInt8] = [], language: String = "") {
    self.content = content
    self.account = account
    self.language = language
  }
}

/// Page of content, for everybody: no position, and nobody but the account that shows it. Kept as it is for as long as the link lasts.
public struct ContentPage: Message {
  public static let protoName = "cairn.internal.v1.ContentPage"

  /// Title, to which the name of the account is added where it is to be said. 1 to 200 characters.
  public var title: String = ""

  /// Lines below it. At most 5 of at most 500 characters.
  public var lines: [String] = []

  /// Words of the link into the app: "Play too". 1 to 100 characters.
  public var call: String = ""

  /// Path in the app: "where-am-i". Letters, digits and "/_-", 1 to 200.
  public var appPath: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(title: String = "", lines: [String] = [], call: String = "", appPath: String = "") {
    self.title = title
    self.lines = lines
    self.call = call
    self.appPath = appPath
  }
}

/// The page.
public struct FindContentPageResponse: Message {
  public static let protoName = "cairn.internal.v1.FindContentPageResponse"

  /// Absent when there is no such content, it is not the account's to show, or content of its kind is not shown by links.
  public var page: ContentPage? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(page: ContentPage? = nil) {
    self.page = page
  }
}

/// Content to find.
public struct FindContentRequest: Message {
  public static let protoName = "cairn.internal.v1.FindContentRequest"

  /// 1 to 20 contents.
  public var contents: [ContentRef] = []

  /// The account that looks. UUID, 16 bytes.
  public var viewer: [UInt8] = []

  /// Account of which the content is to tell, where it tells of several: the player who is reported for a game. UUID, 16 bytes; empty for the owner.
  public var subject: [UInt8] = []

  /// Whether evidence and summary are asked for as well.
  public var wantsEvidence: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(contents: [ContentRef] = [], viewer: [UInt8] = [], subject: [UInt8] = [], wantsEvidence: Bool = false) {
    self.contents = contents
    self.viewer = viewer
    self.subject = subject
    self.wantsEvidence = wantsEvidence
  }
}

/// Content that was found.
public struct FoundContent: Message {
  public static let protoName = "cairn.internal.v1.FoundContent"

  /// Name of the content.
  public var content: ContentRef? = nil

  /// The account that answers for it. UUID, 16 bytes; empty for content of nobody in particular.
  public var owner: [UInt8] = []

  /// Text of the content in short, for a moderator's list. At most 500 characters; empty unless evidence was asked for.
  public var summary: String = ""

  /// Content as the viewer sees it now: an encoded message of the app, to be kept as it is. At most 32,768 bytes.
  public var evidence: [UInt8] = []

  /// Full name of the message that evidence holds, for example "cairn.game.geocaches.v1.Cache".
  public var evidenceType: String = ""

  /// Media that it shows. UUIDs, 16 bytes each; at most 100.
  public var mediaItems: [[UInt8]] = []

  /// Whether the owner is a guest, who has no user name, and whom AuthService therefore does not find.
  public var isOfGuest: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: ContentRef? = nil, owner: [UInt8] = [], summary: String = "", evidence: [UInt8] = [], evidenceType: String = "", mediaItems: [[UInt8]] = [], isOfGuest: Bool = false) {
    self.content = content
    self.owner = owner
    self.summary = summary
    self.evidence = evidence
    self.evidenceType = evidenceType
    self.mediaItems = mediaItems
    self.isOfGuest = isOfGuest
  }
}

/// Content that the viewer sees.
public struct FindContentResponse: Message {
  public static let protoName = "cairn.internal.v1.FindContentResponse"

  /// In no order.
  public var contents: [FoundContent] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(contents: [FoundContent] = []) {
    self.contents = contents
  }
}

/// Payload of "content.moderated", from social to the service that owns the content: moderators hide it from everybody but its owner, or show it
/// again. Ordered by the content; of content that is gone nothing is left to do.
public struct ContentModerated: Message {
  public static let protoName = "cairn.internal.v1.ContentModerated"

  /// Name of the content.
  public var content: ContentRef? = nil

  /// Whether it is hidden; otherwise it is as it was before.
  public var isHidden: Bool = false

  /// Time of the decision.
  public var decideTime: Moment? = nil

  /// Whether moderators leave content as it is that its app has not hidden: whether it is hidden stays, and reports from before the decision do not count
  /// towards hiding it.
  public var isLeft: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: ContentRef? = nil, isHidden: Bool = false, decideTime: Moment? = nil, isLeft: Bool = false) {
    self.content = content
    self.isHidden = isHidden
    self.decideTime = decideTime
    self.isLeft = isLeft
  }
}

/// Payload of "content.reported", from the service that owns the content to social: somebody has reported it in its app, and moderators look at it as at
/// what is reported by ReportService. Ordered by the content.
public struct ContentReported: Message {
  public static let protoName = "cairn.internal.v1.ContentReported"

  /// The content as the reporter has seen it.
  public var found: FoundContent? = nil

  /// Account of the reporter. UUID, 16 bytes.
  public var reporter: [UInt8] = []

  /// The kind of wrong that is told of it.
  public var category: ReportCategory = .unspecified

  /// The same in words, the app's or the reporter's. 1 to 2,000 characters.
  public var text: String = ""

  /// Whether the app hides it because of this report: it is shown again when moderators leave it as it is.
  public var isHidden: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(found: FoundContent? = nil, reporter: [UInt8] = [], category: ReportCategory = .unspecified, text: String = "", isHidden: Bool = false) {
    self.found = found
    self.reporter = reporter
    self.category = category
    self.text = text
    self.isHidden = isHidden
  }
}
