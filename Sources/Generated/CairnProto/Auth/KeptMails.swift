// Written by protoc-gen-cairn from cairn/auth/v1/kept_mails.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A mail as its reader would see it.
public struct KeptMail: Message {
  public static let protoName = "cairn.auth.v1.KeptMail"

  /// Name of its file, without ".eml"; no two have the same.
  public var name: String = ""

  /// The address it would have gone to.
  public var recipient: String = ""

  /// Subject.
  public var subject: String = ""

  /// Text, codes and links among it.
  public var body: String = ""

  /// The date as the mail has it (RFC 5322 §3.3), for example "Sat, 21 Nov 2026 22:39:00 +0000".
  public var date: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(name: String = "", recipient: String = "", subject: String = "", body: String = "", date: String = "") {
    self.name = name
    self.recipient = recipient
    self.subject = subject
    self.body = body
    self.date = date
  }
}

/// Nothing to say.
public struct GetNewestMailsRequest: Message {
  public static let protoName = "cairn.auth.v1.GetNewestMailsRequest"

  /// Every field at its default.
  public init() {}
}

/// The mails.
public struct GetNewestMailsResponse: Message {
  public static let protoName = "cairn.auth.v1.GetNewestMailsResponse"

  /// Newest first; at most 50. Older ones are in the folder, where `cairn mail` shows them.
  public var mails: [KeptMail] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mails: [KeptMail] = []) {
    self.mails = mails
  }
}
