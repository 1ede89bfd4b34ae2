// Written by protoc-gen-cairn from cairn/internal/v1/support_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Payload of "support.waiting", from social to auth, which knows who moderates: a support ticket waits for an answer. Everybody with the rank is notified
/// but the person who has opened it.
public struct SupportWaiting: Message {
  public static let protoName = "cairn.internal.v1.SupportWaiting"

  /// The ticket. UUID, 16 bytes.
  public var ticket: [UInt8] = []

  /// The person who has opened it. UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticket: [UInt8] = [], account: [UInt8] = []) {
    self.ticket = ticket
    self.account = account
  }
}

/// Payload of "support.settled", from social to auth: a support ticket waits no longer, because it was answered or closed, or the person who has opened it
/// is deleted. The notifications of it are withdrawn.
public struct SupportSettled: Message {
  public static let protoName = "cairn.internal.v1.SupportSettled"

  /// The ticket. UUID, 16 bytes.
  public var ticket: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticket: [UInt8] = []) {
    self.ticket = ticket
  }
}
