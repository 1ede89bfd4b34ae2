import Foundation
import Logging
import Testing
import Timekeeping

@testable import Observability

@Suite struct LogLineTests {
  private func line(_ message: String, metadata: Logger.Metadata = [:], error: String? = nil) -> LogLine {
    LogLine(
      time: Moment(microseconds: 1_770_091_506_789_012), level: .info, label: "game", message: message, error: error,
      metadata: metadata.sorted { $0.key < $1.key })
  }

  private func text(_ line: LogLine, _ format: LogFormat) -> String {
    String(decoding: line.bytes(format), as: UTF8.self)
  }

  @Test func `A JSON line has its keys in a fixed order, then the metadata sorted`() {
    let line = line("started", metadata: ["b": "2", "a": ["x", "y"], "c": ["z": "1"]])
    #expect(
      text(line, .json) == """
        {"time":"2026-02-03T04:05:06.789012Z","level":"info","logger":"game","message":"started",\
        "a":["x","y"],"b":"2","c":{"z":"1"}}

        """)
  }

  @Test(arguments: [
    "plain", "quote \" and \\ backslash", "line\nbreak\r\ttab", "nul \u{0} bell \u{7} escape \u{1B}[31m", "ünïcödé 🗿", "\u{2028}", "",
  ])
  func `Whatever is logged, a JSON parser reads it back`(message: String) throws {
    let bytes = line(message, metadata: ["key \"\n": .string(message)]).bytes(.json)
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 1)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String])
    #expect(object["message"] == message)
    #expect(object["key \"\n"] == message)
  }

  @Test func `Metadata cannot overwrite what the line says of itself`() throws {
    let bytes = line("real", metadata: ["message": "forged", "level": "critical"]).bytes(.json)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String])
    #expect(object["message"] == "real")
    #expect(object["level"] == "info")
    #expect(object["metadata.message"] == "forged")
  }

  @Test func `A text line cannot be forged by a line break`() {
    let text = text(line("a\nb\u{1B}[2J", metadata: ["user": "x\ny"], error: "E"), .text)
    #expect(text == "2026-02-03T04:05:06.789012Z INFO     game: a\\nb?[2J error=E user=x\\ny\n")
  }

  @Test func `Metadata without end is cut, not followed`() {
    var value: Logger.MetadataValue = "bottom"
    for _ in 0..<10_000 { value = .array([value]) }
    #expect(text(line("deep", metadata: ["value": value]), .json).contains(#"[[[[[[[["…"]]]]]]]]"#))
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000000Z"), (-1, "1969-12-31T23:59:59.999999Z"), (951_782_400_000_000, "2000-02-29T00:00:00.000000Z"),
    (1_709_251_199_999_999, "2024-02-29T23:59:59.999999Z"), (4_107_542_400_000_000, "2100-03-01T00:00:00.000000Z"),
    (253_402_300_799_000_000, "9999-12-31T23:59:59.000000Z"),
  ])
  func `Times are those of the calendar`(microseconds: Int64, expected: String) {
    var out: [UInt8] = []
    TimeText.append(Moment(microseconds: microseconds), to: &out)
    #expect(String(decoding: out, as: UTF8.self) == expected)
  }
}
