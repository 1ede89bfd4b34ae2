// Written by protoc-gen-cairn from cairn/internal/v1/report_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Payload of "report.waiting", from social to auth, which knows who moderates: a case waits for them. Everybody with the rank is notified but the
/// person that it is about.
public struct ReportWaiting: Message {
  public static let protoName = "cairn.internal.v1.ReportWaiting"

  /// The case. UUID, 16 bytes.
  public var reportCase: [UInt8] = []

  /// The person that it is about. UUID, 16 bytes.
  public var target: [UInt8] = []

  /// Whether a decision of the case is appealed.
  public var isAppeal: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(reportCase: [UInt8] = [], target: [UInt8] = [], isAppeal: Bool = false) {
    self.reportCase = reportCase
    self.target = target
    self.isAppeal = isAppeal
  }
}

/// Payload of "report.settled", from social to auth: a case waits for moderators no longer, because it was decided, or whom it is about is deleted.
/// The notifications of it are withdrawn.
public struct ReportSettled: Message {
  public static let protoName = "cairn.internal.v1.ReportSettled"

  /// The case. UUID, 16 bytes.
  public var reportCase: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(reportCase: [UInt8] = []) {
    self.reportCase = reportCase
  }
}
