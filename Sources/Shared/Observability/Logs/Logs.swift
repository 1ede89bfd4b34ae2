public import Logging
import Synchronization
public import Timekeeping

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a process logs.
public struct LogConfiguration: Sendable, Hashable {
  /// The least severe level that is written.
  public var level: Logger.Level
  /// Format of a line.
  public var format: LogFormat
  /// The descriptor lines are written to.
  public var descriptor: Int32

  /// - Parameters:
  ///   - level: The least severe level that is written.
  ///   - format: Format of a line.
  ///   - descriptor: 1 is standard output, 2 standard error.
  public init(level: Logger.Level = .info, format: LogFormat = .json, descriptor: Int32 = 1) {
    self.level = level
    self.format = format
    self.descriptor = descriptor
  }

  /// From the words of a configuration, without regard to case. Nil when a word is not known; see `Logger.Level.allCases` and
  /// `LogFormat.allCases` for those that are.
  public init?(level: String, format: String) {
    guard let level = Logger.Level(rawValue: level.lowercased()), let format = LogFormat(rawValue: format.lowercased()) else {
      return nil
    }
    self.init(level: level, format: format)
  }
}

/// The logging of this process.
public enum Logs {
  /// Longest wait for lines on their way when the process ends: a reader that has stopped must not keep it alive.
  public static let exitFlushLimit: Duration = .seconds(1)

  private static let current = Mutex<LogSink?>(nil)

  /// Sends all logging of this process to one writer thread. Once, before the first `Logger` is made.
  ///
  /// Lines that were logged are written when the process ends by `exit` or by returning from `main`.
  @discardableResult
  public static func bootstrap(_ configuration: LogConfiguration, time: any TimeSource = SystemTime()) -> LogWriter {
    let writer = makeWriter(configuration, time: time)
    current.withLock { $0 = LogSink(writer: writer, format: configuration.format, level: configuration.level) }
    let throttle = LogThrottle()
    LoggingSystem.bootstrap { label in
      QueuedLogHandler(
        label: label, level: configuration.level, format: configuration.format, writer: writer, time: time, throttle: throttle)
    }
    atexit { Logs.flush(within: Logs.exitFlushLimit) }
    return writer
  }

  /// Waits until every line logged so far was written. False when that takes longer than `limit`.
  @discardableResult
  public static func flush(within limit: Duration) -> Bool {
    sink?.writer.flush(within: limit) ?? true
  }

  /// Lines of this process that were lost: a metric that should stay zero.
  public static var dropCount: Int { sink?.writer.dropCount ?? 0 }

  /// Where this process logs; nil before `bootstrap`.
  public static var sink: LogSink? { current.withLock { $0 } }

  /// A writer whose report of dropped lines looks like every other line.
  static func makeWriter(
    _ configuration: LogConfiguration, time: any TimeSource, bufferedBytesMax: Int = LogWriter.bufferedBytesMax
  ) -> LogWriter {
    LogWriter(descriptor: configuration.descriptor, bufferedBytesMax: bufferedBytesMax) { dropped in
      LogLine(
        time: time.now(), level: .warning, label: "observability", message: "log lines were dropped", error: nil,
        metadata: [("dropped_count", .stringConvertible(dropped))]
      ).bytes(configuration.format)
    }
  }
}
