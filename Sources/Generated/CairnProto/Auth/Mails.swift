// Written by protoc-gen-cairn from cairn/auth/v1/mails.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// A mail that waits to be sent, as its own service keeps it: encrypted.
public struct SealedMail: Message {
  public static let protoName = "cairn.auth.v1.SealedMail"

  /// A QueuedMail.
  public var sealedMail: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sealedMail: [UInt8] = []) {
    self.sealedMail = sealedMail
  }
}

/// The parts that a mail is made of when it is sent.
public struct QueuedMail: Message {
  public static let protoName = "cairn.auth.v1.QueuedMail"

  /// The name of its texts.
  public var template: String = ""

  /// The address it goes to.
  public var recipient: String = ""

  /// The language of its texts: "en", "it", "sv", "de", "fr", "es".
  public var language: String = ""

  /// The values that stand in its texts for their placeholders.
  public var values: [String: String] = [:]

  /// When it was written.
  public var createTime: Moment? = nil

  /// The time from which it is worth nothing any more and is not sent.
  public var expireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(template: String = "", recipient: String = "", language: String = "", values: [String: String] = [:], createTime: Moment? = nil, expireTime: Moment? = nil) {
    self.template = template
    self.recipient = recipient
    self.language = language
    self.values = values
    self.createTime = createTime
    self.expireTime = expireTime
  }
}

/// Somebody has asked for a new password; whether there is an account with that address is found out later. Kept encrypted.
public struct SealedResetRequest: Message {
  public static let protoName = "cairn.auth.v1.SealedResetRequest"

  /// The address, folded.
  public var sealedEmail: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sealedEmail: [UInt8] = []) {
    self.sealedEmail = sealedEmail
  }
}
