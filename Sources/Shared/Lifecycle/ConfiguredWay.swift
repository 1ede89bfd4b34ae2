public import Logging
internal import Observability

/// How something leaves an installation or comes into it, as the settings have it: mails by a server or into files, pushes by a network or not at all. Each is
/// told in one line when a process starts, and by a metric for as long as it runs: an installation whose mails reach nobody looks well from outside.
public struct ConfiguredWay: Sendable, Hashable {
  /// Plural, for example "mails".
  public var subject: String
  /// One word for alerts, for example "server", "files" or "none".
  public var way: String
  /// Where to, for a person; nothing secret.
  public var detail: String
  /// The shortcoming of this way for people, in words for a person; nil where nothing is missing.
  public var shortcoming: String?

  public init(_ subject: String, by way: String, _ detail: String = "", shortcoming: String? = nil) {
    self.subject = subject
    self.way = way
    self.detail = detail
    self.shortcoming = shortcoming
  }

  /// The line at the start, and the metric.
  public func tell(_ logger: Logger) {
    var metadata: Logger.Metadata = ["by": "\(way)"]
    if !detail.isEmpty { metadata["detail"] = "\(detail)" }
    if let shortcoming { metadata["shortcoming"] = "\(shortcoming)" }
    logger.log(level: shortcoming == nil ? .info : .notice, "\(subject)", metadata: metadata)
    MetricRegistry.process.ask(
      "cairn_configured", "1 for the way by which something leaves this installation or comes into it.", ["subject": subject, "by": way]
    ) { 1 }
  }
}
