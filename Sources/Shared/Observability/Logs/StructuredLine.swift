public import Logging
public import Timekeeping

/// A log line that is put together field by field in memory that is used again: for lines that are written for every request, where a
/// dictionary of metadata would cost more than the rest. Confined to one thread.
///
/// Text of a stranger goes through `add(_:visible:)`: nothing in it can end the line or the field, or move a terminal's cursor.
public final class StructuredLine {
  private let label: StaticString
  private let sink: LogSink
  private var bytes: [UInt8] = []

  /// - Parameter label: Name of the logger; plain ASCII.
  public init(_ label: StaticString, to sink: LogSink) {
    self.label = label
    self.sink = sink
    bytes.reserveCapacity(1_024)
  }

  /// Begins a line. False when lines of that level are not written.
  public func begin(_ level: Logger.Level, _ message: StaticString, at time: Moment) -> Bool {
    guard level >= sink.level else { return false }
    bytes.removeAll(keepingCapacity: true)
    switch sink.format {
    case .json:
      append(#"{"time":""#)
      TimeText.append(time, to: &bytes)
      append(#"","level":""#)
      bytes += level.rawValue.utf8
      append(#"","logger":""#)
      append(label)
      append(#"","message":""#)
      append(message)
      append("\"")
    case .text:
      TimeText.append(time, to: &bytes)
      append(" ")
      bytes += LogLine.column(level).utf8
      append(" ")
      append(label)
      append(": ")
      append(message)
    }
    return true
  }

  /// Adds a number.
  public func add(_ key: StaticString, _ value: Int) {
    begin(key)
    Decimal.append(value, to: &bytes)
  }

  /// Adds text of ours: printable ASCII without quotes and backslashes.
  public func add(_ key: StaticString, plain text: String) {
    begin(key)
    quote()
    bytes += text.utf8
    quote()
  }

  /// Adds text of ours: printable ASCII without quotes and backslashes.
  public func add(_ key: StaticString, plain text: UnsafeRawBufferPointer) {
    begin(key)
    quote()
    bytes.append(contentsOf: text)
    quote()
  }

  /// Adds text of a stranger, cut to `bytesMax`. A byte that is not printable ASCII, and in text lines a blank, becomes "?".
  public func add(_ key: StaticString, visible text: UnsafeRawBufferPointer, bytesMax: Int) {
    begin(key)
    quote()
    let isJSON = sink.format == .json
    for byte in text.prefix(bytesMax) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        if isJSON { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(byte)
      case 0x20: bytes.append(isJSON ? byte : UInt8(ascii: "?"))
      case 0x21...0x7E: bytes.append(byte)
      default: bytes.append(UInt8(ascii: "?"))
      }
    }
    quote()
  }

  /// Adds the digits of one or two numbers, as trace and span ids are written.
  public func add(_ key: StaticString, hex high: UInt64, _ low: UInt64? = nil) {
    begin(key)
    quote()
    Hexadecimal.append(high, to: &bytes)
    if let low { Hexadecimal.append(low, to: &bytes) }
    quote()
  }

  /// Hands the line to the writer's thread; drops it when there is no room, and never waits.
  public func end() {
    append(sink.format == .json ? "}\n" : "\n")
    sink.writer.buffer.append(bytes)
  }

  private func begin(_ key: StaticString) {
    switch sink.format {
    case .json:
      append(",\"")
      append(key)
      append("\":")
    case .text:
      append(" ")
      append(key)
      append("=")
    }
  }

  private func quote() {
    if sink.format == .json { bytes.append(UInt8(ascii: "\"")) }
  }

  private func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// Where the lines of a process go, and how they are written.
public struct LogSink: Sendable {
  let writer: LogWriter
  let format: LogFormat
  let level: Logger.Level

  /// Writes to a descriptor of its own: for tests.
  public init(_ configuration: LogConfiguration, time: any TimeSource = SystemTime()) {
    self.init(writer: Logs.makeWriter(configuration, time: time), format: configuration.format, level: configuration.level)
  }

  /// Waits until every line so far was written. False when that takes longer than `limit`.
  public func flush(within limit: Duration) -> Bool { writer.flush(within: limit) }

  init(writer: LogWriter, format: LogFormat, level: Logger.Level) {
    self.writer = writer
    self.format = format
    self.level = level
  }
}

/// Decimal digits without a String.
enum Decimal {
  static func append(_ number: Int, to out: inout [UInt8]) {
    if number < 0 { out.append(UInt8(ascii: "-")) }
    var divisor: UInt = 1
    while number.magnitude / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      out.append(UInt8(ascii: "0") + UInt8(number.magnitude / divisor % 10))
      divisor /= 10
    }
  }
}
