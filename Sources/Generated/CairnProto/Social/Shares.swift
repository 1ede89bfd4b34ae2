// Written by protoc-gen-cairn from cairn/social/v1/shares.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Content that is shown, as its app says it to people without an account.
public struct SharedContent: Message {
  public static let protoName = "cairn.social.v1.SharedContent"

  /// Name of the content.
  public var content: ContentRef? = nil

  /// Whether the page says the owner's user name.
  public var showsName: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: ContentRef? = nil, showsName: Bool = false) {
    self.content = content
    self.showsName = showsName
  }
}

/// The profile as everybody in one app sees it, with user name and picture.
public struct SharedProfile: Message {
  public static let protoName = "cairn.social.v1.SharedProfile"

  /// App whose facet is shown.
  public var realm: Realm = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(realm: Realm = .unspecified) {
    self.realm = realm
  }
}

/// A link.
public struct ShareLink: Message {
  public static let protoName = "cairn.social.v1.ShareLink"

  /// The content or the profile that the link shows.
  public enum OneOfTarget: Sendable, Hashable {
    /// Content of an app.
    case content(SharedContent)
    /// The owner's profile.
    case profile(SharedProfile)
  }

  /// UUID.
  public var linkID: String = ""

  /// Path below the gateway's address. Everybody who has it sees the page: it is made to be given away.
  public var path: String = ""

  /// The content or the profile that the link shows.
  public var target: OneOfTarget? = nil

  /// Time at which the link was made.
  public var createTime: Moment? = nil

  /// Time at which the link is over by itself.
  public var expireTime: Moment? = nil

  /// Language of the page.
  public var language: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(linkID: String = "", path: String = "", target: OneOfTarget? = nil, createTime: Moment? = nil, expireTime: Moment? = nil, language: String = "") {
    self.linkID = linkID
    self.path = path
    self.target = target
    self.createTime = createTime
    self.expireTime = expireTime
    self.language = language
  }
}

/// Link to make.
public struct CreateShareLinkRequest: Message {
  public static let protoName = "cairn.social.v1.CreateShareLinkRequest"

  /// The content or the profile to show.
  public enum OneOfTarget: Sendable, Hashable {
    /// Content of an app.
    case content(SharedContent)
    /// The caller's profile.
    case profile(SharedProfile)
  }

  /// The content or the profile to show.
  public var target: OneOfTarget? = nil

  /// Days until the link is over, from 1 to 365; 0 means 30.
  public var lifetimeDays: Int32 = 0

  /// Language of the page, a tag of BCP 47; English where Cairn does not know the language, and when it is empty.
  public var language: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(target: OneOfTarget? = nil, lifetimeDays: Int32 = 0, language: String = "") {
    self.target = target
    self.lifetimeDays = lifetimeDays
    self.language = language
  }
}

/// The link.
public struct CreateShareLinkResponse: Message {
  public static let protoName = "cairn.social.v1.CreateShareLinkResponse"

  /// The link.
  public var link: ShareLink? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(link: ShareLink? = nil) {
    self.link = link
  }
}

/// Link to take back.
public struct RevokeShareLinkRequest: Message {
  public static let protoName = "cairn.social.v1.RevokeShareLinkRequest"

  /// UUID.
  public var linkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(linkID: String = "") {
    self.linkID = linkID
  }
}

/// The link is over.
public struct RevokeShareLinkResponse: Message {
  public static let protoName = "cairn.social.v1.RevokeShareLinkResponse"

  /// Every field at its default.
  public init() {}
}

/// Page of the list.
public struct ListShareLinksRequest: Message {
  public static let protoName = "cairn.social.v1.ListShareLinksRequest"

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

/// A page of links.
public struct ListShareLinksResponse: Message {
  public static let protoName = "cairn.social.v1.ListShareLinksResponse"

  /// The latest first.
  public var links: [ShareLink] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(links: [ShareLink] = [], nextPageToken: String = "") {
    self.links = links
    self.nextPageToken = nextPageToken
  }
}
