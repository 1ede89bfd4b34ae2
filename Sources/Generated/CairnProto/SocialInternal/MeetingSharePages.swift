// Written by protoc-gen-cairn from cairn/social/internal/v1/meeting_share_pages.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Page to read.
public struct ReadMeetingSharePageRequest: Message {
  public static let protoName = "cairn.social.internal.v1.ReadMeetingSharePageRequest"

  /// Token of the path: what follows "/trusted/".
  public var token: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(token: String = "") {
    self.token = token
  }
}

/// A page.
public struct ReadMeetingSharePageResponse: Message {
  public static let protoName = "cairn.social.internal.v1.ReadMeetingSharePageResponse"

  /// Whether the link is over: the page says why, and nothing of the meeting.
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
