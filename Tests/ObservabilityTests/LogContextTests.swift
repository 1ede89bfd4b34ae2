import Foundation
import Logging
import Testing
import Timekeeping

@testable import Observability

@Suite struct LogContextTests {
  @Test func `Every line of a request carries its id, also in child tasks`() async throws {
    let pipe = Pipe()
    let writer = Logs.makeWriter(LogConfiguration(descriptor: pipe.writeEnd), time: FixedTime())
    let logger = Logger(label: "game") {
      QueuedLogHandler(label: $0, level: .info, format: .json, writer: writer, time: FixedTime())
    }
    let account = UUID(uuidString: "0198A000-0000-7000-8000-00000000000B")!
    let trace = TraceContext(traceHigh: 1, traceLow: 0xAB, spanID: 7, isSampled: true)
    LogContext.$current.withValue(LogContext(requestID: "r1", method: "/a/B", accountID: account, trace: trace)) {
      logger.info("inside")
      logger.info("its own wins", metadata: ["method": "mine"])
    }
    await LogContext.$current.withValue(LogContext(requestID: "r2", method: "/a/C")) {
      async let child: Void = { logger.info("child") }()
      await child
    }
    logger.info("outside")
    let lines = try pipe.lines(until: { $0.contains("outside") }).map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: String])
    }
    #expect(lines.map { $0["request_id"] } == ["r1", "r1", "r2", nil])
    #expect(lines.map { $0["method"] } == ["/a/B", "mine", "/a/C", nil])
    #expect(lines.map { $0["account_id"] } == [account.uuidString.lowercased(), account.uuidString.lowercased(), nil, nil])
    #expect(lines.map { $0["trace_id"] } == ["000000000000000100000000000000ab", "000000000000000100000000000000ab", nil, nil])
    #expect(lines.first?["span_id"] == "0000000000000007")
  }

  @Test func `Levels and metadata of one logger do not reach another`() {
    let pipe = Pipe()
    let writer = Logs.makeWriter(LogConfiguration(descriptor: pipe.writeEnd), time: FixedTime())
    var first = Logger(label: "first") {
      QueuedLogHandler(label: $0, level: .info, format: .text, writer: writer, time: FixedTime())
    }
    first[metadataKey: "only"] = "first"
    var second = first
    second.logLevel = .error
    second[metadataKey: "only"] = "second"
    first.info("one")
    second.info("not written")
    second.error("two")
    let lines = pipe.lines(until: { $0.contains("two") })
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("one only=first") == true)
    #expect(lines.last?.hasSuffix("two only=second") == true)
  }

  @Test func `A redacted value shows itself nowhere`() {
    struct Login { var password = Redacted("hunter2") }
    var dumped = ""
    dump(Login(), to: &dumped)
    let shown = "\(Login())" + "\(Redacted("hunter2"))" + String(reflecting: Redacted("hunter2")) + dumped
    #expect(!shown.contains("hunter2"))
    #expect(shown.contains("<redacted>"))
    #expect(Redacted("hunter2").value == "hunter2")
  }

  @Test func `Configuration words are read without regard to case, and unknown ones are refused`() {
    #expect(LogConfiguration(level: "Debug", format: "JSON") == LogConfiguration(level: .debug, format: .json))
    #expect(LogConfiguration(level: "loud", format: "json") == nil)
    #expect(LogConfiguration(level: "info", format: "xml") == nil)
  }
}
