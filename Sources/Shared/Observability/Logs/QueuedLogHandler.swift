public import Logging
public import Timekeeping

/// A log handler that makes a line and hands it to the writer thread. Never waits.
public struct QueuedLogHandler: LogHandler {
  public var logLevel: Logger.Level
  public var metadata: Logger.Metadata = [:]
  public var metadataProvider: Logger.MetadataProvider?

  private let label: String
  private let format: LogFormat
  private let writer: LogWriter
  private let time: any TimeSource
  private let throttle: LogThrottle?

  /// - Parameters:
  ///   - label: Name of the logger, for example "game".
  ///   - level: The least severe level that is written.
  ///   - format: Format of a line.
  ///   - writer: The writer that writes it.
  ///   - time: Where the lines' times come from.
  ///   - throttle: Bounds what is written of each kind of line; nil writes everything.
  ///   - metadataProvider: Asked for more metadata when a line is written.
  public init(
    label: String, level: Logger.Level, format: LogFormat, writer: LogWriter, time: any TimeSource, throttle: LogThrottle? = nil,
    metadataProvider: Logger.MetadataProvider? = nil
  ) {
    self.label = label
    self.logLevel = level
    self.format = format
    self.writer = writer
    self.time = time
    self.throttle = throttle
    self.metadataProvider = metadataProvider
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    let now = time.now()
    let message = event.message.description
    guard let leftOut = leftOut(before: message, event.level, at: now) else { return }
    var metadata = merged(event.metadata)
    if leftOut > 0 { metadata.append((key: "left_out", value: .stringConvertible(leftOut))) }
    let line = LogLine(
      time: now, level: event.level, label: label, message: message, error: event.error.map { "\($0)" }, metadata: metadata)
    writer.buffer.append(line.bytes(format))
  }

  /// How many lines of the kind were left out before this one; nil when this one is.
  private func leftOut(before message: String, _ level: Logger.Level, at now: Moment) -> Int? {
    guard let throttle else { return 0 }
    return throttle.take(message, level, of: label, inSecond: now.microseconds / 1_000_000)
  }

  /// Metadata nearer to the line wins: the request's context, the provider's, the logger's, the line's own.
  private func merged(_ own: Logger.Metadata?) -> [(key: String, value: Logger.MetadataValue)] {
    var all = LogContext.current?.metadata ?? [:]
    if let provided = metadataProvider?.get() { all.merge(provided) { _, nearer in nearer } }
    all.merge(metadata) { _, nearer in nearer }
    if let own { all.merge(own) { _, nearer in nearer } }
    return all.sorted { $0.key < $1.key }
  }
}
