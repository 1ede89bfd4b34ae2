import Foundation
import Logging
import Testing
import Timekeeping

@testable import Observability

struct FixedTime: TimeSource {
  var moment = Moment(microseconds: 1_770_091_506_789_012)
  func now() -> Moment { moment }
}

@Suite struct LogWriterTests {
  private func logger(_ writer: LogWriter, format: LogFormat = .json) -> Logger {
    Logger(label: "game") { label in
      QueuedLogHandler(label: label, level: .info, format: format, writer: writer, time: FixedTime())
    }
  }

  private func writer(_ pipe: Pipe, bufferedBytesMax: Int = LogWriter.bufferedBytesMax) -> LogWriter {
    Logs.makeWriter(LogConfiguration(descriptor: pipe.writeEnd), time: FixedTime(), bufferedBytesMax: bufferedBytesMax)
  }

  @Test func `A pipe that nobody reads never blocks who logs`() {
    let pipe = Pipe()
    let writer = writer(pipe, bufferedBytesMax: 100_000)
    let logger = logger(writer)
    let took = ContinuousClock().measure {
      for number in 0..<20_000 { logger.info("line \(number)") }
    }
    // 20,000 lines are about 2 MB; the pipe takes 64 KiB and the buffer 100 kB.
    #expect(took < .seconds(5))
    #expect(writer.dropCount > 10_000)
    #expect(!writer.flush(within: .milliseconds(50)))
    pipe.closeReadEnd()
  }

  @Test func `Dropped lines are reported where they are missing, and every line is accounted for`() throws {
    let pipe = Pipe()
    let writer = writer(pipe, bufferedBytesMax: 50_000)
    let logger = logger(writer)
    for number in 0..<5_000 { logger.info("line \(number)") }
    let lines = pipe.lines()
    let reports = lines.filter { $0.contains("log lines were dropped") }
    let reported = try reports.map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
      #expect(object["level"] == "warning")
      return try #require(Int(object["dropped_count"] ?? ""))
    }
    #expect(!reports.isEmpty)
    #expect(reported.reduce(0, +) == writer.dropCount)
    #expect(lines.count - reports.count + writer.dropCount == 5_000)
  }

  @Test func `Lines of one thread stay in their order`() {
    let pipe = Pipe()
    let writer = writer(pipe)
    let logger = logger(writer)
    for number in 0..<500 { logger.info("\(number)") }
    let numbers = pipe.lines(until: { $0.contains(#""message":"499""#) }).compactMap { line in
      line.components(separatedBy: #""message":""#).last?.prefix { $0 != "\"" }
    }
    #expect(numbers.map(String.init) == (0..<500).map(String.init))
  }

  @Test func `Lines of many threads arrive whole`() async throws {
    let pipe = Pipe()
    let writer = writer(pipe)
    let logger = logger(writer)
    await withTaskGroup { group in
      for worker in 0..<8 {
        group.addTask { for number in 0..<50 { logger.info("\(worker)-\(number)", metadata: ["worker": "\(worker)"]) } }
      }
    }
    #expect(writer.flush(within: .seconds(5)))
    let lines = pipe.lines()
    #expect(lines.count == 400)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test func `Flushing waits for what was logged`() {
    let pipe = Pipe()
    let writer = writer(pipe)
    logger(writer).info("last words")
    #expect(writer.flush(within: .seconds(5)))
    #expect(pipe.lines(silenceMilliseconds: 0).count == 1)
  }

  @Test func `A reader that has gone costs lines, not the process`() {
    let pipe = Pipe()
    let writer = writer(pipe)
    pipe.closeReadEnd()
    logger(writer).info("to nobody")
    #expect(writer.flush(within: .seconds(5)))
    #expect(writer.dropCount == 1)
  }

  @Test func `A huge message is shortened and stays readable`() throws {
    let pipe = Pipe()
    let writer = writer(pipe)
    logger(writer).info("\(String(repeating: "\u{1}x", count: 1_000_000))", metadata: ["key": "value"])
    let line = try #require(pipe.lines(until: { _ in true }).first)
    #expect(line.utf8.count < LogWriter.lineBytesMax)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
    #expect(object["truncated"] == "true")
  }
}
