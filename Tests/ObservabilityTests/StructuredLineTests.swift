import Foundation
import Logging
import Testing
import Timekeeping

@testable import Observability

/// Lines that are put together field by field.
@Suite struct StructuredLineTests {
  private static func lines(_ format: LogFormat, _ write: (StructuredLine) -> Void) -> [String] {
    let pipe = Pipe()
    write(StructuredLine("cairn.access", to: LogSink(LogConfiguration(level: .info, format: format, descriptor: pipe.writeEnd))))
    return pipe.lines()
  }

  private static func add(_ text: String, to line: StructuredLine, bytesMax: Int = 100) {
    var text = text
    text.withUTF8 { line.add("agent", visible: UnsafeRawBufferPointer($0), bytesMax: bytesMax) }
  }

  @Test func aLineIsOneObjectWithWhatWasAdded() throws {
    let lines = Self.lines(.json) { line in
      guard line.begin(.info, "request", at: Moment(microseconds: 1_770_091_446_789_012)) else { return }
      line.add("status", 200)
      line.add("negative", -12)
      line.add("method", plain: "/a.B/C")
      line.add("trace_id", hex: 1, 0xFF)
      Self.add("curl/8 \"x\"", to: line)
      line.end()
    }
    #expect(
      lines == [
        #"{"time":"2026-02-03T04:04:06.789012Z","level":"info","logger":"cairn.access","message":"request","status":200,"negative":-12,"#
          + #""method":"/a.B/C","trace_id":"000000000000000100000000000000ff","agent":"curl/8 \"x\""}"#
      ])
    #expect(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) is [String: Any])
  }

  /// Every byte that a header value could carry, and those it could not.
  @Test(arguments: LogFormat.allCases) func nothingAStrangerWritesEndsALineOrAField(format: LogFormat) throws {
    let nasty =
      (UInt8(0)...UInt8(127)).map { String(UnicodeScalar($0)) } + ["ü", "\u{2028}", "\u{1B}[2J", "x level=error", "\",\"level\":\"error"]
    let lines = Self.lines(format) { line in
      for text in nasty where line.begin(.info, "request", at: Moment(microseconds: 0)) {
        Self.add(text, to: line)
        line.end()
      }
    }
    #expect(lines.count == nasty.count)
    for line in lines {
      #expect(line.utf8.allSatisfy { 0x20...0x7E ~= $0 })
      if format == .json {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object.count == 5)
        #expect(object["level"] as? String == "info")
      } else {
        #expect(line.split(separator: " ").count == 5, "\(line)")
      }
    }
  }

  @Test func longFieldsAreCutAndLowLevelsAreNotWritten() {
    let pipe = Pipe()
    let line = StructuredLine("x", to: LogSink(LogConfiguration(level: .warning, format: .text, descriptor: pipe.writeEnd)))
    #expect(!line.begin(.info, "request", at: Moment(microseconds: 0)))
    #expect(line.begin(.error, "request", at: Moment(microseconds: 0)))
    Self.add(String(repeating: "a", count: 1_000), to: line, bytesMax: 10)
    line.end()
    let lines = pipe.lines()
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix(" agent=aaaaaaaaaa") == true)
  }

  @Test func aFullPipeNeverStopsWhoLogs() {
    let pipe = Pipe()
    let sink = LogSink(LogConfiguration(level: .info, format: .json, descriptor: pipe.writeEnd))
    let line = StructuredLine("x", to: sink)
    // Nobody reads: the pipe takes 64 KiB, the ring 4 MiB, the rest is dropped and counted.
    for _ in 0..<100_000 where line.begin(.info, "request", at: Moment(microseconds: 0)) {
      line.add("method", plain: "/cairn.bench.v1.BenchService/Echo")
      line.end()
    }
    #expect(sink.writer.dropCount > 0)
  }
}
