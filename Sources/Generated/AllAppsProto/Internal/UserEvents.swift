// Written by protoc-gen-cairn from cairn/internal/v1/user_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Payload of "user.event", from any service to social: something that people must hear of, appended to the stream of each of them.
public struct UserEventSent: Message {
  public static let protoName = "cairn.internal.v1.UserEventSent"

  /// The accounts that must hear of it: 1 to 500. UUID, 16 bytes each. Accounts that have blocked the subject are left out, or hear event_for_blockers.
  public var accounts: [[UInt8]] = []

  /// The event.
  public var event: UserEvent? = nil

  /// The account that it tells of: when that account is deleted, so is the content. UUID, 16 bytes; empty for nobody but the receivers.
  public var subject: [UInt8] = []

  /// Earlier events of a stream with the same key say nothing any more when this one is there, for example "leaderboard:world". At most 100
  /// characters; empty for an event that stands for itself.
  public var coalesceKey: String = ""

  /// End of an ephemeral event. Set for an event that is worth nothing a moment later: no stream keeps it, and people who read just now hear of it,
  /// before this time. Such an event has a coalesce_key of letters, digits and ":-_": of two with one key the later one is enough.
  public var ephemeralEndTime: Moment? = nil

  /// Event that an account which has blocked the subject hears instead; absent for none. It names nobody. Not with an ephemeral event.
  public var eventForBlockers: UserEvent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = [], event: UserEvent? = nil, subject: [UInt8] = [], coalesceKey: String = "", ephemeralEndTime: Moment? = nil, eventForBlockers: UserEvent? = nil) {
    self.accounts = accounts
    self.event = event
    self.subject = subject
    self.coalesceKey = coalesceKey
    self.ephemeralEndTime = ephemeralEndTime
    self.eventForBlockers = eventForBlockers
  }
}
