import BenchService
import CairnProto
import CairnServices
import EventLoop
import Foundation
import Observability
import RPC
import Testing

@testable import Gateway

/// What the gateway answers without asking a service is limited, counted and named as every call is.
@Suite struct OwnAnswerTests {
  private static let origin = "https://app.example.com"
  private static let preflight: [(StaticString, String)] = [("origin", origin), ("access-control-request-method", "POST")]
  private static let keys = "/.well-known/jwks.json"

  private static func told(_ sample: String) -> Int {
    let lines = String(decoding: MetricRegistry.process.page(), as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix(sample + " ") }.flatMap { $0.split(separator: " ").last.flatMap { Int($0) } } ?? 0
  }

  /// Each of them, and how it is answered.
  private static let all: [(verb: String, path: String, fields: [(StaticString, String)], status: Int)] = [
    ("OPTIONS", House.echo, preflight, 204), ("OPTIONS", House.echo, [("origin", "https://evil.example"), preflight[1]], 403),
    ("GET", keys, [], 200), ("HEAD", keys, [], 200), ("PUT", keys, [], 405), ("PUT", House.echo, [], 405), ("GET", House.count, [], 405),
    ("POST", House.echo, Array(repeating: ("x-cairn-note", String(repeating: "n", count: 3_000)), count: 6), 431),
    ("POST", "/nothing", [], 404), ("BREW", House.echo, [], 501), ("TRACE", House.echo, [], 405),
  ]

  @Test func eachHasAnIDToQuote() async throws {
    try await House.run(settings: ["CAIRN_CORS_ORIGINS": Self.origin]) { house in
      var seen: Set<String> = []
      for (verb, path, fields, status) in Self.all {
        let answer = try await house.raw(verb, path, fields)
        #expect(answer.status == status, "\(verb) \(path)")
        let ids = answer.values("x-request-id")
        #expect(ids.count == 1 && ids[0].utf8.count == 13, "\(verb) \(path): \(ids)")
        seen.formUnion(ids)
      }
      #expect(seen.count == Self.all.count)
    }
  }

  @Test func eachIsTakenFromTheBudgetOfItsAddress() async throws {
    // The house asks for the keys until they are there, from the same address.
    let settings = ["CAIRN_RATE_ADDRESS_READ": "300/1", "CAIRN_RATE_ADDRESS_STREAM": "1/1", "CAIRN_CORS_ORIGINS": Self.origin]
    try await House.run(settings: settings) { house in
      var answer = RawAnswer()
      for _ in 0...300 where answer.status != 429 { answer = try await house.raw("OPTIONS", House.echo, Self.preflight) }
      _ = try await house.raw("GET", House.count)
      // None of them is free when the budget is used up.
      for (verb, path, fields, _) in Self.all {
        let answer = try await house.raw(verb, path, fields)
        #expect(answer.status == 429, "\(verb) \(path)")
        #expect(answer.values("retry-after").first.flatMap { Int($0) }.map { 1...60 ~= $0 } == true)
        #expect(answer.values("x-request-id").count == 1)
        #expect(answer.values("date").count == 1)
      }
    }
  }

  @Test func eachIsCounted() async throws {
    try await House.run(settings: ["CAIRN_CORS_ORIGINS": Self.origin]) { house in
      let samples = [
        "cairn_gateway_own_answers_total{kind=\"page\"}", "cairn_gateway_own_answers_total{kind=\"preflight\"}",
        "cairn_gateway_unknown_requests_total",
        "cairn_gateway_requests_total{service=\"cairn.bench.v1.BenchService\",method=\"Echo\",code=\"unimplemented\"}",
      ]
      let before = samples.map(Self.told)
      for (verb, path, fields, _) in Self.all { _ = try await house.raw(verb, path, fields) }
      for (sample, before) in zip(samples, before) { #expect(Self.told(sample) > before, "\(sample)") }
    }
  }

  @Test func anUnknownMethodIsToldTheNearestName() async throws {
    try await House.run { house async throws in
      let answer = try await house.raw("POST", "/cairn.bench.v1.BenchService/Ecco", [("content-type", "application/json")])
      #expect(answer.status == 404 && answer.text.contains(House.echo))
      // Nothing is told of methods that only services may call, and nothing of what is nowhere near.
      for path in ["/cairn.auth.v1.RevocationService/WatchRevocation", "/nothing"] {
        let answer = try await house.raw("POST", path)
        #expect(answer.status == 404 && !answer.text.contains("nearest"))
      }
    }
  }

  @Test func whoIsNotLetInIsToldHow() async throws {
    try await House.run { house async throws in
      let type: (StaticString, String) = ("content-type", "application/json")
      let path = "/cairn.bench.v1.BenchService/EchoAsUser"
      let without = try await house.raw("POST", path, [type], body: Array("{}".utf8))
      #expect(without.status == 401 && without.values("www-authenticate") == ["Bearer realm=\"cairn\""])
      let bad = try await house.raw("POST", path, [type, ("authorization", "Bearer x")], body: Array("{}".utf8))
      #expect(bad.status == 401 && bad.values("www-authenticate") == ["Bearer realm=\"cairn\", error=\"invalid_token\""])
      let token = "Bearer " + House.token(accountID: UUID())
      let twice = try await house.raw("POST", path, [type, ("authorization", token), ("authorization", token)], body: Array("{}".utf8))
      #expect(twice.status == 400 && twice.text.contains("HEADER_REPEATED"))
      #expect(try await house.raw("POST", path, [type, ("authorization", token)], body: Array("{}".utf8)).status == 200)
    }
  }

  @Test func whatClientsDoIsNoFaultOfOurs() async throws {
    let slow = RPCMethod.unary(BenchServiceMethods.echo) { (_: EchoRequest, _) in
      try await Loop.current?.sleep(for: .milliseconds(1_500))
      return EchoResponse()
    }
    let bench = [slow] + BenchHandlers().methods.filter { $0.row != BenchServiceMethods.echo }
    let log = try await House.log([bench]) { house async throws in
      let json: (StaticString, String) = ("content-type", "application/json")
      #expect(try await house.raw("POST", House.echo, [("content-type", "text/plain")], body: [1]).status == 415)
      for time in ["0", "1", "30"] {
        #expect(try await house.raw("POST", House.echo, [json, ("connect-timeout-ms", time)], body: Array("{}".utf8)).status == 504)
      }
      _ = try? await house.loop.uploadHalf(House.echo, to: house.door, timeoutMs: 1_100)
      // Nor is a second and more, of a method that may take far longer.
      #expect(try await house.raw("POST", House.echo, [json, ("connect-timeout-ms", "1101")], body: Array("{}".utf8)).status == 504)
    }
    let lines = log.split(separator: "\n").filter { $0.contains("/Echo\"") }
    #expect(lines.count == 6)
    #expect(!lines.contains { $0.contains("\"level\":\"warning\"") })
  }
}
