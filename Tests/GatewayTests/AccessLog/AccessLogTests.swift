import Foundation
import Logging
import HTTP2
import Lifecycle
import Observability
import RPC
import Testing
import Timekeeping

@testable import Gateway

/// One line a request, of which requests, and what is never in it.
@Suite struct AccessLogTests {
  private static let account = UUID(uuidString: "0198A000-0000-7000-8000-00000000000B")!

  private static func facts(
    _ requestID: UInt64 = 31, isSampled: Bool = false, address: IPAddress = IPAddress(v4: 0xC000_024D), second: Int64 = 1
  )
    -> RequestFacts
  {
    var facts = RequestFacts(
      requestID: requestID, trace: TraceContext(traceHigh: 1, traceLow: 2, spanID: requestID, isSampled: isSampled),
      keepsTraceState: false, address: address, time: Moment(microseconds: second * 1_000_000), startMs: 100)
    facts.accountID = account
    facts.bytesIn = 97
    facts.bytesOut = 12
    facts.attempts = 2
    return facts
  }

  @Test func whichRequestsGetALine() {
    func wants(_ settings: [String: String], _ facts: RequestFacts, _ outcome: RequestOutcome) -> Bool {
      AccessLog(AccessLogConfig(Settings(settings)), to: LogSink(LogConfiguration(descriptor: 2))).wants(facts, outcome)
    }
    let fault = RequestOutcome(code: .unavailable)
    for outcome in [RequestOutcome.ok, RequestOutcome(code: .notFound), fault] {
      #expect(wants(["CAIRN_ACCESS_LOG": "full"], Self.facts(), outcome))
      #expect(!wants(["CAIRN_ACCESS_LOG": "off"], Self.facts(isSampled: true), outcome))
      #expect(wants([:], Self.facts(isSampled: true), outcome))
      #expect(wants([:], Self.facts(), outcome) == outcome.isFault)
    }
    for refusal in [RequestOutcome(code: .unauthenticated), RequestOutcome(code: .permissionDenied)] {
      #expect(wants([:], Self.facts(), refusal))
      #expect(!wants(["CAIRN_ACCESS_LOG": "off"], Self.facts(), refusal))
    }
  }

  @Test func whoIsRefusedByTheThousandFillsNoDisk() {
    let log = AccessLog(AccessLogConfig(Settings([:])), to: LogSink(LogConfiguration(descriptor: 2)))
    func count(at second: Int64) -> Int {
      (0..<1_000).count { _ in log.wants(Self.facts(second: second), RequestOutcome(code: .unauthenticated)) }
    }
    #expect(count(at: 1) == AccessLog.refusalsPerSecondMax)
    #expect(count(at: 2) == AccessLog.refusalsPerSecondMax)
    // What else is asked for is written all the same.
    #expect(log.wants(Self.facts(isSampled: true), RequestOutcome(code: .unauthenticated)))
  }

  @Test func faultsByTheThousandFillNoDiskAndAreCounted() throws {
    let settings = Settings([:])
    let fault = RequestOutcome(code: .unavailable)
    let log = AccessLog(AccessLogConfig(settings), to: LogSink(LogConfiguration(descriptor: 2)))
    #expect((0..<1_000).count { _ in log.wants(Self.facts(), fault) } == AccessLog.faultsPerSecondMax)
    #expect((0..<10_000).count { _ in log.wants(Self.facts(isSampled: true), .ok) } == AccessLog.samplesPerSecondMax)
    // Another kind of line has a bound of its own.
    #expect(log.wants(Self.facts(), RequestOutcome(code: .permissionDenied)))
    // The next line of a kind says how many were left out before it.
    let requests = (0..<60).map { _ in Self.facts(second: 1) } + [Self.facts(second: 2), Self.facts(second: 2)]
    let lines = try Self.lines(settings, requests, RequestOutcome(code: .internal))
    #expect(lines.count == 52)
    #expect(lines.compactMap { $0["left_out"] as? Int } == [10] && lines[50]["left_out"] as? Int == 10)
  }

  @Test func whatAClientDidIsNoFaultOfOurs() {
    for status in 400..<500 { #expect(!RequestOutcome(status: status, body: []).isFault, "\(status)") }
    for status in [500, 502, 503, 504] { #expect(RequestOutcome(status: status, body: []).isFault, "\(status)") }
    #expect(!RequestOutcome.outOfClientsTime.isFault && !RequestOutcome.canceled.isFault)
    #expect(RequestOutcome(code: .deadlineExceeded).isFault)
  }

  @Test func aShareOfTheRequestsIsSampled() {
    let log = AccessLog(AccessLogConfig(Settings(["CAIRN_ACCESS_LOG_ONE_IN": "10"])), to: nil)
    var ids = TraceIDs(seed: 1)
    let count = (0..<100_000).count { _ in log.samples(ids.next()) }
    #expect(9_000...11_000 ~= count)
  }

  @Test(arguments: [
    ("full", "192.0.2.77", "2001:db8:1:2:0:0:0:3"), ("truncated", "192.0.2.0/24", "2001:db8:1:0:0:0:0:0/48"), ("none", nil, nil),
  ]) func anAddressIsWrittenAsFarAsWasChosen(setting: String, v4: String?, v6: String?) throws {
    let settings = Settings(["CAIRN_ACCESS_LOG": "full", "CAIRN_ACCESS_LOG_ADDRESS": setting])
    let address = IPAddress(high: 0x2001_0DB8_0001_0002, low: 3)
    let lines = try Self.lines(settings, [Self.facts(), Self.facts(address: address)])
    #expect(lines.map { $0["client"] as? String } == [v4, v6])
  }

  @Test func aLineTellsWhatAnOperatorAsksAndNothingSecret() throws {
    let line = try #require(try Self.lines(Settings(["CAIRN_ACCESS_LOG": "full"]), [Self.facts()]).first)
    #expect(line["method"] as? String == "/cairn.bench.v1.BenchService/EchoAsUser")
    #expect(line["code"] as? String == "not_found")
    #expect(line["status"] as? Int == 404)
    #expect(line["duration_ms"] as? Int == 23)
    #expect(line["bytes_in"] as? Int == 97)
    #expect(line["bytes_out"] as? Int == 12)
    #expect(line["account_id"] as? String == Self.account.uuidString.lowercased())
    #expect(line["request_id"] as? String == "000000000000z")
    #expect(line["trace_id"] as? String == "00000000000000010000000000000002")
    #expect(line["upstream"] as? String == "bench")
    #expect(line["retries"] as? Int == 1)
    #expect(line["user_agent"] as? String == #"app/1 ???level":"error???"#)
    #expect(line["time"] as? String == "1970-01-01T00:00:01.023000Z")
    let known = [
      "time", "level", "logger", "message", "method", "http_method", "code", "status", "duration_ms", "bytes_in", "bytes_out", "account_id",
      "client", "user_agent", "request_id", "trace_id", "span_id", "upstream", "retries",
    ]
    #expect(Set(line.keys) == Set(known))
  }

  /// Writes the lines of requests and reads them again.
  private static func lines(
    _ settings: Settings, _ requests: [RequestFacts], _ given: RequestOutcome? = nil
  ) throws -> [[String: Any]] {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-access-\(UUID().uuidString)")
    let descriptor = open(file.path(), O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    defer { try? FileManager.default.removeItem(at: file) }
    let sink = LogSink(LogConfiguration(level: .info, format: .json, descriptor: descriptor))
    let log = AccessLog(AccessLogConfig(settings), to: sink)
    let outcome = given ?? RequestOutcome(status: 404, body: Array(#"{"code":"not_found","message":"…"}"#.utf8))
    let agent = Array("app/1 \u{1}\u{2}\nlevel\":\"error\u{7F}ü".utf8)
    let path = Array("/cairn.bench.v1.BenchService/EchoAsUser?message=secret".utf8)
    for facts in requests where given == nil || log.wants(facts, outcome) {
      agent.withUnsafeBytes { agent in
        path.withUnsafeBytes { path in
          let asked = AccessLog.Asked(
            route: ("/cairn.bench.v1.BenchService/EchoAsUser", "bench"), method: .get, path: path, userAgent: agent)
          log.write(facts, outcome, asked, status: 404, nowMs: 123)
        }
      }
    }
    #expect(sink.flush(within: .seconds(5)))
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test(arguments: RPCCode.allCases) func theCodeOfAnErrorIsReadFromItsFirstBytes(code: RPCCode) {
    let answer = ConnectAnswer(RPCError(code, told: "A_REASON", message: "m"), to: HTTP2HeaderList(), isStreaming: false)
    #expect(RequestOutcome(status: answer.status, body: answer.body).code == code)
    #expect(RequestOutcome(status: answer.status, body: Array("<html>".utf8)).code == RPCCode(httpStatus: answer.status))
    #expect(RequestOutcome(status: 200, body: answer.body).code == nil)
  }
}
