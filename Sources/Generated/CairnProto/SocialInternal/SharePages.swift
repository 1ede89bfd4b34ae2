// Written by protoc-gen-cairn from cairn/social/internal/v1/share_pages.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Page to read.
public struct ReadSharePageRequest: Message {
  public static let protoName = "cairn.social.internal.v1.ReadSharePageRequest"

  /// Token of the path that cairn.social.v1.ShareLink holds: what follows "/share/".
  public var token: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(token: String = "") {
    self.token = token
  }
}

/// A page.
public struct ReadSharePageResponse: Message {
  public static let protoName = "cairn.social.internal.v1.ReadSharePageResponse"

  /// Whether the link is over: the page says that, and nothing else.
  public var isOver: Bool = false

  /// HTML in UTF-8, without scripts and styles.
  public var html: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isOver: Bool = false, html: [UInt8] = []) {
    self.isOver = isOver
    self.html = html
  }
}
