import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import RPC
import Testing

@testable import Gateway

/// A path with a token is a key: nothing of it is told behind its door's name, whatever is asked and whatever is answered.
@Suite struct DoorLogTests {
  private static let token = "AQGsecretsecretsecretsecretsecretsecret0123"

  /// A social service behind whose doors there is nothing.
  private struct Nobody: MediaBytesServiceHandlers {
    func readMedia(_ request: ReadMediaRequest, _ context: RequestContext) async throws -> ReadMediaResponse {
      if request.token.hasSuffix("0123") { try await Loop.current?.sleep(for: .milliseconds(50)) }
      throw RPCError(.notFound, told: "MEDIA_NOT_FOUND")
    }
  }

  private static func paths() -> [String] {
    let long = String(repeating: token, count: 40)
    return DoorTable.rows.flatMap { row -> [String] in
      let (prefix, name) = (row.prefix, row.name)
      return [
        "\(prefix)\(token)", "\(prefix)\(token)/", "\(prefix)\(token)?x=\(token)", "\(prefix)a/\(token)", "/\(prefix)\(token)",
        "/api\(prefix)\(token)", "\(prefix.uppercased())\(token)", "\(name)%2F\(token)", "\(prefix)\(token)%20", "\(prefix)\(long)",
      ]
    }
  }

  private static let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"]

  @Test(arguments: [true, false]) func noTokenIsWritten(hasSocial: Bool) async throws {
    let log = try await House.log(
      social: hasSocial ? Nobody().methods : nil, settings: ["CAIRN_CORS_ORIGINS": "https://app.example.com"]
    ) { house in
      for path in Self.paths() {
        for method in Self.methods { _ = try await house.raw(method, path) }
        // Asked for by a browser beforehand, and with more fields than a list may have.
        let origin: [(StaticString, String)] = [("origin", "https://app.example.com"), ("access-control-request-method", "POST")]
        _ = try await house.raw("OPTIONS", path, origin)
        let large = Array(repeating: ("x-cairn-note" as StaticString, String(repeating: "n", count: 3_000)), count: 6)
        let status = try await house.raw("GET", path, large).status
        #expect(status == 431)
      }
    }
    let lines = log.split(separator: "\n")
    #expect(lines.count >= Self.paths().count * (Self.methods.count + 2))
    #expect(!log.contains("secret"))
    for row in DoorTable.rows { #expect(log.contains(row.name + "\"")) }
  }

  @Test func noTokenIsWrittenOfThoseWhoAskTooOftenOrGoAway() async throws {
    let settings = ["CAIRN_RATE_ADDRESS_READ": "300/1", "CAIRN_RATE_ADDRESS_SENSITIVE": "3/1"]
    let log = try await House.log(social: Nobody().methods, settings: settings) { house in
      let call = HeldCall("/media/" + Self.token)
      house.loop.pool(to: house.door).send(call)
      try await house.loop.sleep(for: .milliseconds(20))
      call.giveUp()
      for _ in 0...300 { _ = try await house.raw("GET", "/share/" + Self.token) }
      for _ in 0..<3 { _ = try await house.raw("POST", "/unsubscribe/" + Self.token) }
      for path in Self.paths() {
        for method in Self.methods {
          let status = try await house.raw(method, path).status
          #expect(status == 429, "\(method) \(path)")
        }
      }
    }
    #expect(log.contains("\"status\":429") && log.contains("\"status\":499"))
    #expect(!log.contains("secret"))
  }
}
