// One log line as bytes: JSON for machines, text for people. Made on the thread that logs, because values are read there.

import Logging
import Timekeeping

/// Format of a line.
public enum LogFormat: String, Sendable, CaseIterable {
  /// One JSON object a line (RFC 8259), keys in a fixed order, then the metadata sorted by key.
  case json
  /// One line for people: time, level, label, message, key=value.
  case text
}

/// Everything that one line tells.
struct LogLine {
  var time: Moment
  var level: Logger.Level
  var label: String
  var message: String
  var error: String?
  /// Sorted by key.
  var metadata: [(key: String, value: Logger.MetadataValue)]

  /// Keys that metadata must not repeat, because a reader of JSON keeps only one of them.
  private static let reservedKeys: Set<String> = ["time", "level", "logger", "message", "error"]

  /// The finished line with its newline, at most `LogWriter.lineBytesMax` bytes.
  func bytes(_ format: LogFormat) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(256)
    switch format {
    case .json: appendJSON(to: &out)
    case .text: appendText(to: &out)
    }
    if out.count >= LogWriter.lineBytesMax { out = shortened(format) }
    out.append(UInt8(ascii: "\n"))
    return out
  }

  /// The same line without what made it long: cutting JSON in the middle would leave something no tool reads.
  private func shortened(_ format: LogFormat) -> [UInt8] {
    var line = self
    line.metadata = [("truncated", "true")]
    line.error = nil
    line.label = String(decoding: label.utf8.prefix(64), as: UTF8.self)
    line.message = String(decoding: message.utf8.prefix(2_000), as: UTF8.self)
    var out: [UInt8] = []
    format == .json ? line.appendJSON(to: &out) : line.appendText(to: &out)
    return out
  }

  private func appendJSON(to out: inout [UInt8]) {
    out += #"{"time":""#.utf8
    TimeText.append(time, to: &out)
    out += #"","level":""#.utf8
    out += level.rawValue.utf8
    out += #"","logger":"#.utf8
    JSONText.append(label, to: &out)
    out += #","message":"#.utf8
    JSONText.append(message, to: &out)
    if let error {
      out += #","error":"#.utf8
      JSONText.append(error, to: &out)
    }
    for (key, value) in metadata {
      out.append(UInt8(ascii: ","))
      JSONText.append(Self.reservedKeys.contains(key) ? "metadata.\(key)" : key, to: &out)
      out.append(UInt8(ascii: ":"))
      JSONText.append(value, to: &out)
    }
    out.append(UInt8(ascii: "}"))
  }

  private func appendText(to out: inout [UInt8]) {
    TimeText.append(time, to: &out)
    out += " \(Self.column(level)) \(label): ".utf8
    PlainText.append(message, to: &out)
    if let error { Self.appendPair("error", error, to: &out) }
    for (key, value) in metadata { Self.appendPair(key, value.description, to: &out) }
  }

  private static func appendPair(_ key: String, _ value: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: " "))
    PlainText.append(key, to: &out)
    out.append(UInt8(ascii: "="))
    PlainText.append(value, to: &out)
  }

  /// The level's name, padded so that labels stand below each other.
  static func column(_ level: Logger.Level) -> String {
    let name = level.rawValue.uppercased()
    return name + String(repeating: " ", count: max(0, 8 - name.utf8.count))
  }
}
